import type { TableSummary } from '../api/types.ts';
import { dateText } from '../dates.ts';
import { t, words } from '../words.svelte.ts';
import { list } from './company.ts';

/** The texts for a table in the lists of the lobby. Seats without a name are called by their number. */
const called = ({ name, seat }: { name: string; seat: number }): string => name || t('seat-nameless', { number: seat + 1 });

/** Return the progress of the game; empty for an old table that has none stored. */
export function progress({ game, headline }: TableSummary): string {
  const numbers = Object.entries(headline).filter((entry): entry is [string, number] => !Array.isArray(entry[1]));
  return words.findOf(game, 'game-progress', Object.fromEntries(numbers)) ?? '';
}

/** Return the names of the other players. */
export const others = ({ seats, viewer }: TableSummary): string[] =>
  seats.filter(({ seat, kind }) => seat !== viewer && kind !== 'open').map(called);

/** Return the names of the other players as a list in a sentence; empty if there are none. */
export const withOthers = (summary: TableSummary): string =>
  others(summary).length > 0 ? t('with', { names: list(others(summary)) }) : '';

/** Return how a game ended for the viewer; empty for a spectator, or an old table that has no result stored. */
export function result({ viewer, placements = [] }: TableSummary): string {
  const own = placements.find(({ seat }) => seat === viewer);
  if (!own) return '';
  if (own.rank === 1) return t('finished-won');
  // A team wins or loses as one.
  return placements.every(({ rank }) => rank === own.rank) ? t('finished-lost') : t('finished-place', { rank: own.rank, count: placements.length });
}

/** Return who is waited for at a table where it is not the viewer's turn; empty if nobody is. */
export function status({ over, owes, seats }: TableSummary): string {
  if (over) return t('over');
  const waited = seats.find(({ seat }) => seat === owes[0]);
  // Before a game begins there is no decision: it waits for friends.
  if (!waited) return seats.some(({ kind }) => kind === 'open') ? t('seat-waiting') : '';
  return waited.kind === 'open' ? t('seat-waiting') : t('thinks', { name: called(waited) });
}

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** Return how long ago something was: in days for a week, then as a date. `updated` is in seconds. */
export function timeAgo(updated: number, now = Date.now()): string {
  const then = new Date(updated * 1000);
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY);
  return days < WEEK
    ? new Intl.RelativeTimeFormat(t('locale'), { numeric: 'auto' }).format(-Math.max(0, days), 'day')
    : dateText(updated);
}
