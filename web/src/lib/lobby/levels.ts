import type { LevelView } from '../api/types.ts';
import { t, words } from '../words.svelte.ts';

export const levelName = (level: string): string => (words.has(`level-${level}`) ? t(`level-${level}`) : level);

/** Return what a level means, and how long it thinks. */
export function describe({ id, playouts, seconds }: LevelView): string {
  const budget =
    playouts && seconds ? t('level-budget-both', { playouts, seconds })
    : playouts ? t('level-budget-playouts', { playouts })
    : seconds ? t('level-budget-seconds', { seconds })
    : t('level-budget-none'); // prettier-ignore
  return `${t(`level-note-${id}`)} ${budget}`;
}
