import type { GameView } from '../api/types.ts';
import { Learner } from '../learn/progress.svelte.ts';
import { declinedLessons, recall, remember } from '../storage.ts';

/** The preset of a first game, with a fixed set-up. */
export const FIRST_GAME = 'first';

const hasFirstGame = ({ presets }: GameView): boolean => presets.some(({ id }) => id === FIRST_GAME);

/** Return whether all lessons are done. */
export const isLearned = ({ done, lesson }: Learner): boolean => done.length > 0 && lesson === null;

/** Return whether to offer a first game: the lessons were done or declined, and it was not opened yet. */
export function firstGameDue(game: GameView): boolean {
  if (!hasFirstGame(game) || recall(`first.${game.id}`, false)) return false;
  return isLearned(new Learner(game.id)) || declinedLessons(game.id);
}

/** Remember that the first game was opened. */
export const firstGameOpened = (game: string): void => remember(`first.${game}`, true);
