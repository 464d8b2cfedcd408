import type { TableSummary } from '../api/types.ts';
import { t, words } from '../words.svelte.ts';
import { list } from './company.ts';

/** A table in one line of the lobby. Seats that nobody has named are called by their number. */
const called = ({ name, seat }: { name: string; seat: number }): string => name || t('seat-nameless', { number: seat + 1 });

/** How far the game is; nothing of what a table of old does not tell. */
export function progress({ game, headline }: TableSummary): string {
  const numbers = Object.entries(headline).filter((entry): entry is [string, number] => !Array.isArray(entry[1]));
  return words.findOf(game, 'game-progress', Object.fromEntries(numbers)) ?? '';
}

/** Who else plays. */
export const others = ({ seats, viewer }: TableSummary): string[] =>
  seats.filter(({ seat, kind }) => seat !== viewer && kind !== 'open').map(called);

/** Return the names of the other players of a game in words; empty if there are none. */
export const played = (summary: TableSummary): string =>
  others(summary).length > 0 ? t('with', { names: list(others(summary)) }) : '';

/** How a game ended for the viewer; empty if nobody of this browser played, or an old table does not tell. */
export function result({ viewer, placements = [] }: TableSummary): string {
  const own = placements.find(({ seat }) => seat === viewer);
  if (!own) return '';
  if (own.rank === 1) return t('finished-won');
  // A team wins or loses as one.
  return placements.every(({ rank }) => rank === own.rank) ? t('finished-lost') : t('finished-place', { rank: own.rank, count: placements.length });
}

/** Who is waited for, or that nobody is. */
export function status({ over, owes, seats }: TableSummary, mine: boolean): string {
  if (over) return t('over');
  if (mine) return t('your-turn');
  const waited = seats.find(({ seat }) => seat === owes[0]);
  // Before a game begins nobody is asked anything: its friends are waited for.
  if (!waited) return seats.some(({ kind }) => kind === 'open') ? t('seat-waiting') : '';
  return waited.kind === 'open' ? t('seat-waiting') : t('thinks', { name: called(waited) });
}

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** How long ago something was, in days for a week, then as a date. The server counts in seconds. */
export function since(updated: number, now = Date.now()): string {
  const then = new Date(updated * 1000);
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY);
  return days < WEEK
    ? new Intl.RelativeTimeFormat(t('locale'), { numeric: 'auto' }).format(-Math.max(0, days), 'day')
    : new Intl.DateTimeFormat(t('locale'), { dateStyle: 'medium' }).format(then);
}
