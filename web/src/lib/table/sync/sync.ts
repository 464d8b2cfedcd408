import type { EventView, TableView } from '../../api/types.ts';

/**
 * How a message fits what is known here.
 *
 * - `whole`: it stands on its own and replaces everything
 * - `next`: it continues what is known
 * - `old`: nothing new in it
 * - `gap`: something in between is missing, so everything must be asked for again
 */
export type Fit = 'whole' | 'next' | 'old' | 'gap';

/**
 * A whole one that is older than what is known has been overtaken by something newer, if this line
 * has told something `already`; the first word of a line counts whatever it is, since a server may
 * have been set back itself.
 */
export function fit(known: number | null, message: Pick<TableView, 'seq' | 'whole' | 'since'>, already = false): Fit {
  if (message.whole) return already && known !== null && message.seq < known ? 'old' : 'whole';
  if (known === null) return 'gap';
  if (message.seq < known) return 'old';
  return (message.since ?? 0) > known ? 'gap' : 'next';
}

/** The events of a message that have not been shown yet. */
export function unseen(known: number | null, message: Pick<TableView, 'events'>): EventView[] {
  return known === null ? [] : message.events.filter((event) => event.seq > known);
}
