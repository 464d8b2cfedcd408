import type { EventView } from '../../api/types.ts';

/** The time in milliseconds after which a returning player is shown what happened meanwhile. */
export const LONG = 120_000;
/** So many sentences, the latest. */
const MOST = 5;

/** When somebody last looked at a table, and how far it was then. */
export interface Left {
  at: number;
  seq: number;
}

/** What happened while somebody was away. */
export interface Missed {
  /** The first move that they have not seen. */
  from: number;
  moves: number;
  wording: EventView[];
}

/** What somebody has missed who comes back now; nothing, if it was not long or nothing happened. */
export function missed(left: Left | undefined, events: EventView[], now: number): Missed | null {
  if (!left || now - left.at < LONG) return null;
  const fresh = events.filter(({ seq }) => seq > left.seq);
  const moves = new Set(fresh.map(({ seq }) => seq)).size;
  const wording = fresh.filter((event) => event.wording).slice(-MOST);
  return wording.length > 0 ? { from: Math.min(...fresh.map(({ seq }) => seq)), moves, wording } : null;
}
