import { clubView, Refused, sitAtClubTable, watchClubTable } from '../api/http.ts';
import type { ClubTableView, ClubView } from '../api/types.ts';
import { router, tableLink } from '../router.svelte.ts';
import { knownTable, rememberTable } from '../storage.ts';
import { errorText } from '../problems.ts';
import { Task } from '../task.svelte.ts';

/** A club, as this browser's member sees it. */
export class Club extends Task {
  view = $state.raw<ClubView | null>(null);
  /** Whether the viewer is no member. */
  closed = $state(false);

  constructor(readonly id: string) {
    super();
  }

  async load(): Promise<void> {
    try {
      this.view = await clubView(this.id);
      this.closed = false;
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.closed = true;
        this.view = null;
      } else this.problem = errorText(error);
    }
  }

  /** Run an action that changes the club, and return whether it worked. */
  override run(work: () => Promise<ClubView | null>): Promise<boolean> {
    return super.run(async () => (this.view = (await work()) ?? this.view));
  }

  get organises(): boolean {
    return this.view !== null && this.view.role !== 'member';
  }

  /** Return those who are here and do not play at a table of the evening. */
  get free(): string[] {
    const night = this.view?.night;
    const tables = night?.deals.flatMap((deal) => deal.tables).filter(({ over }) => !over) ?? [];
    const busy = new Set(tables.flatMap(({ seats }) => seats.map(({ member }) => member)));
    return night?.evening.here.filter((member) => !busy.has(member)) ?? [];
  }

  name(member: string): string {
    return this.view?.members.find(({ id }) => id === member)?.name ?? '';
  }

  /** Return the seat shape of a member, in the order in which they joined. */
  shape(member: string): number {
    return Math.max(0, this.view?.members.findIndex(({ id }) => id === member) ?? 0);
  }

  /** Go to the viewer's seat at a table, or to a free one. */
  async sit(table: string, game: string): Promise<void> {
    await this.run(async () => {
      const { seat, token } = await sitAtClubTable(this.id, table);
      const known = knownTable(table);
      const held = [...(known?.held ?? []).filter((one) => one.seat !== null && one.seat !== seat), { seat, token }];
      rememberTable({ table, game, links: [], ...known, held, seen: Date.now() });
      router.go(tableLink(table, held.map((one) => one.token)));
      return null;
    });
  }

  /** Watch a table, or its replay once it is over. */
  async watch({ table }: ClubTableView): Promise<void> {
    await this.run(async () => {
      const { spectator, over } = await watchClubTable(this.id, table);
      router.go(tableLink(table, [spectator], over ? '/replay' : ''));
      return null;
    });
  }
}
