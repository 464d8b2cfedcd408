import type { GameView } from '../api/types.ts';
import { Learner } from '../learn/progress.svelte.ts';
import { declinedLessons, recall, remember } from '../storage.ts';

/** The preset of somebody's first game: its set-up is ready-made. */
export const FIRST_GAME = 'first';

const hasFirstGame = ({ presets }: GameView): boolean => presets.some(({ id }) => id === FIRST_GAME);

/** All lessons were taken: none is left to go on with. */
export const isLearned = ({ done, lesson }: Learner): boolean => done.length > 0 && lesson === null;

/** A first game comes next: the lessons were taken or left aside, and it was not opened yet. */
export function firstGameDue(game: GameView): boolean {
  if (!hasFirstGame(game) || recall(`first.${game.id}`, false)) return false;
  return isLearned(new Learner(game.id)) || declinedLessons(game.id);
}

/** It was opened. */
export const firstGameOpened = (game: string): void => remember(`first.${game}`, true);
