import type { EventView, TableView } from '../api/types.ts';

/**
 * How a message fits what is known here.
 *
 * - `whole`: it stands on its own and replaces everything
 * - `next`: it continues what is known
 * - `old`: nothing new in it
 * - `gap`: something in between is missing, so everything must be asked for again
 */
export type Fit = 'whole' | 'next' | 'old' | 'gap';

export function fit(known: number | null, message: Pick<TableView, 'seq' | 'whole' | 'events'>): Fit {
  if (message.whole) return 'whole';
  if (known === null) return 'gap';
  if (message.seq < known) return 'old';
  const fresh = message.events.filter((event) => event.seq > known);
  if (message.seq > known) {
    const first = fresh[0]?.seq ?? message.seq;
    if (first > known + 1) return 'gap';
  }
  return 'next';
}

/** The events of a message that have not been shown yet. */
export function unseen(known: number | null, message: Pick<TableView, 'events'>): EventView[] {
  return known === null ? [] : message.events.filter((event) => event.seq > known);
}
