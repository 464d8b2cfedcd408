import type { TableSummary } from '../api/types.ts';
import { t, words } from '../words.svelte.ts';

/** A table in one line of the lobby. Seats that nobody has named are called by their number. */
const called = ({ name, seat }: { name: string; seat: number }): string => name || t('seat-nameless', { number: seat + 1 });

/** How far the game is, and with whom; nothing of what a table of old does not tell. */
export function about({ game, headline, seats, viewer }: TableSummary): string {
  const numbers = Object.entries(headline).filter((entry): entry is [string, number] => !Array.isArray(entry[1]));
  const progress = words.findOf(game, 'game-progress', Object.fromEntries(numbers));
  const others = seats.filter(({ seat, kind }) => seat !== viewer && kind !== 'open').map(called);
  const company = new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(others);
  return [progress, company && t('with', { names: company })].filter(Boolean).join(', ');
}

/** Who is waited for, or that nobody is. */
export function status({ over, owes, seats }: TableSummary, mine: boolean): string {
  if (over) return t('over');
  if (mine) return t('your-turn');
  const waited = seats.find(({ seat }) => seat === owes[0]);
  if (!waited) return '';
  return waited.kind === 'open' ? t('seat-waiting') : t('thinks', { name: called(waited) });
}
