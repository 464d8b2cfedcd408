import type { EventView, TableView } from '../../api/types.ts';

/**
 * How a message relates to the known state.
 * - `whole`: it is complete and replaces everything
 * - `next`: it continues the known state
 * - `old`: it has nothing new
 * - `gap`: messages before it are missing, so the whole table must be requested
 */
export type MessageRelation = 'whole' | 'next' | 'old' | 'gap';

/**
 * Return how a message relates to the known state.
 * A complete one that is older is ignored if this connection has sent something `already`. The first message of a
 * connection always counts, since the server itself may have been restored from a backup.
 */
export function classifyMessage(known: number | null, message: Pick<TableView, 'seq' | 'whole' | 'since'>, already = false): MessageRelation {
  if (message.whole) return already && known !== null && message.seq < known ? 'old' : 'whole';
  if (known === null) return 'gap';
  if (message.seq < known) return 'old';
  return (message.since ?? 0) > known ? 'gap' : 'next';
}

/** Return the events of a message that are not known yet. */
export function newEvents(known: number | null, message: Pick<TableView, 'events'>): EventView[] {
  return known === null ? [] : message.events.filter((event) => event.seq > known);
}
