import type { HintedMove, HintView } from '../api/types.ts';
import { percent, t, words } from '../words.svelte.ts';

/** Denominators of familiar fractions. */
const PARTS = [2, 3, 4, 5, 6, 8, 10];

/** Return a frequency in words, such as 1 in 3. */
export function frequencyText(share: number): string {
  if (share >= 0.95) return t('hint-nearly-always');
  const [part, of] = PARTS.map((of) => [Math.min(of - 1, Math.max(1, Math.round(share * of))), of] as const).reduce(
    (best, next) => (Math.abs(next[0] / next[1] - share) < Math.abs(best[0] / best[1] - share) - 0.02 ? next : best),
  );
  return t('hint-often', { share: part, of });
}

const number = (value: number): string => t('hint-number', { value });

/** Return the difference between two moves, in percent or in points. */
export const differenceText = ({ measure }: Pick<HintView, 'measure'>, by: number): string =>
  measure === 'chance' ? percent(Math.abs(by)) : number(Math.abs(by));

/** Return the number by which a move is ranked. */
export const amount = ({ measure }: Pick<HintView, 'measure'>, move: HintedMove): string =>
  measure === 'chance' ? percent(move.win_chance) : number(move.points ?? 0);

/** Return the meaning of that number, in the game's own words if there are any. */
export function meaning({ measure, alone }: Pick<HintView, 'measure' | 'alone'>, move: HintedMove): string {
  const args = { alone: alone ? 'yes' : 'no', won: move.win_chance > 0.5 ? 'yes' : 'no' };
  if (measure === 'chance') return t(words.has('game-chance') ? 'game-chance' : 'hint-chance', args);
  return t(words.has('game-outcome') ? 'game-outcome' : 'hint-outcome', args);
}
