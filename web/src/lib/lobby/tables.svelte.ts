import { transport } from '$transport';
import { mine } from '../api/http.ts';
import type { TableSummary } from '../api/types.ts';
import { tableLink } from '../router.svelte.ts';
import { forgetTable, knownTables, recall, type KnownTable } from '../storage.ts';
import { words } from '../words.svelte.ts';

/** The tables that this browser has been at: those that go on, mine to move first, finished ones, and ones that are missing. */
export class Tables {
  #known = knownTables();
  running = $state.raw<TableSummary[]>([]);
  /** Those with clocks: the ones that wait for somebody here first, then by the time that is left. */
  slow = $state.raw<TableSummary[]>([]);
  finished = $state.raw<TableSummary[]>([]);
  /** In a page without a server: tables of the list that are not in its storage, or cannot be read. */
  missing = $state.raw<KnownTable[]>([]);

  #held = (table: string) => this.#known.find((entry) => entry.table === table)?.held ?? [];

  /** When the time of the seat that is waited for is up, in seconds: of a seat at this screen before others. */
  zero({ table, owes, clocks }: TableSummary): number | null {
    const own = owes.find((seat) => this.#held(table).some((held) => held.seat === seat));
    const seat = own ?? owes[0];
    return seat === undefined ? null : (clocks?.seats[seat]?.zero ?? null);
  }

  /** What this browser holds, with how far each table was seen. */
  get tokens() {
    return this.#known.flatMap(({ table, held, left }) =>
      held.slice(0, 1).map(({ token }) => ({ table, token, since: left?.seq ?? null })),
    );
  }

  /** Whether it waits for somebody at this screen. */
  waits({ table, owes, over }: TableSummary): boolean {
    return !over && owes.some((seat) => this.#held(table).some((held) => held.seat === seat));
  }

  link({ table }: { table: string }): string {
    return tableLink(
      table,
      this.#held(table).map(({ token }) => token),
    );
  }

  /** The review of a finished game, which leads on to its result. */
  reviewLink({ table }: { table: string }): string {
    const tokens = this.#held(table).map(({ token }) => token);
    return `${tableLink(table, tokens, '/replay')}&review`;
  }

  /** Take a missing table out of the list. */
  remove(table: string): void {
    forgetTable(table);
    this.missing = this.missing.filter((known) => known.table !== table);
  }

  async load(): Promise<void> {
    if (!transport.here && recall('account', false)) {
      const { account } = await import('../account/account.svelte.ts');
      await account.sync();
      this.#known = knownTables();
    }
    const { tokens } = this;
    if (tokens.length === 0) return;
    try {
      const all = await mine(tokens);
      await words.load(...new Set([...all, ...(transport.here ? this.#known : [])].map(({ game }) => game)));
      const there = new Set(all.map(({ table }) => table));
      const gone = this.#known.filter(({ table }) => !there.has(table));
      // A server has forgotten them. Where there is none, the player decides.
      if (transport.here) this.missing = gone.filter(({ game }) => words.findOf(game, 'game-title'));
      else for (const { table } of gone) forgetTable(table);
      // A game that is not in this house any more has no words.
      const found = all
        .filter(({ game }) => words.findOf(game, 'game-title'))
        .sort((a, b) => Number(this.waits(b)) - Number(this.waits(a)) || b.updated - a.updated);
      this.running = found.filter(({ over, clocks }) => !over && !clocks);
      const left = (one: TableSummary) => this.zero(one) ?? Infinity;
      this.slow = found
        .filter(({ over, clocks }) => !over && clocks)
        .sort((a, b) => Number(this.waits(b)) - Number(this.waits(a)) || left(a) - left(b));
      this.finished = found.filter(({ over }) => over);
    } catch {
      // The lobby says what is wrong; tables can wait.
    }
  }
}
