import { dateText } from '../dates.ts';
import type { Mark } from '../table/game.ts';
import { t } from '../words.svelte.ts';

/** One symbol for each round; no names, no cards. */
export const SIGNS: Record<Mark, string> = { good: '■', half: '◧', bad: '□' };

/** Return a formatted date in universal time. */
export const dateOf = (day: string, style: Intl.DateTimeFormatOptions): string =>
  dateText(Date.parse(`${day}T00:00:00Z`) / 1000, { timeZone: 'UTC', ...style });

/** Return a text with the result of a day, without spoilers of its deal. */
export function shareText(day: string, game: string, score: string, marks: readonly Mark[], link: string): string {
  const head = t('day-share-head', { date: dateOf(day, { day: 'numeric', month: 'short' }), game });
  const signs = marks.map((mark) => SIGNS[mark]).join(' ');
  const rounds = marks.length > 0 ? [`${signs}  ${t('day-share-rounds', { count: marks.length })}`] : [];
  return [head, score, ...rounds, link].join('\n');
}

/** Return a histogram of points, with a limited number of bars from the least to the most. */
export function bars(points: readonly number[], most = 12): { from: number; to: number; count: number }[] {
  if (points.length === 0) return [];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  return Array.from({ length: Math.floor((high - low) / width) + 1 }, (_, index) => {
    const from = low + index * width;
    return { from, to: from + width - 1, count: points.filter((one) => one >= from && one < from + width).length };
  });
}
