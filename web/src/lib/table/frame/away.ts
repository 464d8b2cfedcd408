import type { EventView } from '../../api/types.ts';

/** The time in milliseconds after which a returning player is shown what happened meanwhile. */
export const LONG = 120_000;
/** The number of latest log lines to show. */
const MOST = 5;

/** When somebody last looked at a table, and its sequence number then. */
export interface Left {
  at: number;
  seq: number;
}

/** What happened while somebody was away. */
export interface Missed {
  /** The sequence number of the first move that they have not seen. */
  from: number;
  moves: number;
  /** The latest events with a log line. */
  lines: EventView[];
}

/** Return what somebody has missed, or null if they were away only shortly or nothing happened. */
export function findMissed(left: Left | undefined, events: EventView[], now: number): Missed | null {
  if (!left || now - left.at < LONG) return null;
  const fresh = events.filter(({ seq }) => seq > left.seq);
  const moves = new Set(fresh.map(({ seq }) => seq)).size;
  const lines = fresh.filter((event) => event.wording).slice(-MOST);
  return lines.length > 0 ? { from: Math.min(...fresh.map(({ seq }) => seq)), moves, lines } : null;
}
