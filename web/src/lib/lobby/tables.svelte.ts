import { transport } from '$transport';
import { mine } from '../api/http.ts';
import type { TableSummary } from '../api/types.ts';
import { tableLink } from '../router.svelte.ts';
import { forgetTable, knownTables, recall, type KnownTable } from '../storage.ts';
import { words } from '../words.svelte.ts';

/**
 * The tables that this browser has been at: running ones with the viewer's turn first, finished ones, and missing ones.
 */
export class Tables {
  #known = knownTables();
  running = $state.raw<TableSummary[]>([]);
  /** Running games with clocks: those that wait for the viewer first, then by time left. */
  slow = $state.raw<TableSummary[]>([]);
  finished = $state.raw<TableSummary[]>([]);
  /** In offline mode: tables of the list that are not in the storage, or cannot be read. */
  missing = $state.raw<KnownTable[]>([]);

  #held = (table: string) => this.#known.find((entry) => entry.table === table)?.held ?? [];

  /** Return when the clock of the awaited seat reaches zero, in seconds; of a seat at this screen before others. */
  zero({ table, owes, clocks }: TableSummary): number | null {
    const own = owes.find((seat) => this.#held(table).some((held) => held.seat === seat));
    const seat = own ?? owes[0];
    return seat === undefined ? null : (clocks?.seats[seat]?.zero ?? null);
  }

  /** The tokens of this browser, each with the last sequence number shown. */
  get tokens() {
    return this.#known.flatMap(({ table, held, left }) =>
      held.slice(0, 1).map(({ token }) => ({ table, token, since: left?.seq ?? null })),
    );
  }

  /** Return whether the table waits for somebody at this screen. */
  waits({ table, owes, over }: TableSummary): boolean {
    return !over && owes.some((seat) => this.#held(table).some((held) => held.seat === seat));
  }

  link({ table }: { table: string }): string {
    return tableLink(
      table,
      this.#held(table).map(({ token }) => token),
    );
  }

  /** Return the link to the review of a finished game, which links to its result. */
  reviewLink({ table }: { table: string }): string {
    const tokens = this.#held(table).map(({ token }) => token);
    return `${tableLink(table, tokens, '/replay')}&review`;
  }

  /** Remove a missing table from the list. */
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
      // A server has deleted them. Without a server the player decides.
      if (transport.here) this.missing = gone.filter(({ game }) => words.findOf(game, 'game-title'));
      else for (const { table } of gone) forgetTable(table);
      // A game that is no longer installed has no texts.
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
      // The lobby reports the problem; tables can wait.
    }
  }
}
