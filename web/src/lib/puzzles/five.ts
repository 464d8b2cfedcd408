import { checksum } from '../profile/profile.ts';
import { isoDay } from '../study/days.ts';
import { answersOf, type Outcome, type Solver } from './solver.ts';

interface Rated {
  id: string;
  rating: number;
}

/** A puzzle of a day with its outcome; null while it is open. */
export interface PuzzleOfDay<P extends Rated = Rated> {
  puzzle: P;
  outcome: Outcome | null;
}

export const FIVE = 5;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Return the five puzzles of a game for a day, from easy to hard; none if a game has fewer than five.
 * They depend on the date alone, so they are the same for everybody, with or without a server. All puzzles are divided
 * into five parts by rating. Each day takes the next puzzle of each part, in a shuffled order that is used up before
 * any puzzle comes again.
 */
export function fiveOf<P extends Rated>(puzzles: readonly P[], game: string, day: string): P[] {
  if (puzzles.length < FIVE) return [];
  const sorted = puzzles.toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const number = Date.parse(day) / DAY;
  return Array.from({ length: FIVE }, (_, part) => {
    const those = sorted.slice((part * sorted.length) / FIVE, ((part + 1) * sorted.length) / FIVE);
    const order = (one: P) => checksum(`${Math.floor(number / those.length)} ${game} ${one.id} ${one.id}`);
    return those.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))[number % those.length]!;
  });
}

/** Return today's date in universal time, by which the five are chosen. */
export const today = (): string => isoDay(Date.now());

/** Return the five puzzles of a day with their outcomes. */
export function progressOf<P extends Rated>(puzzles: readonly P[], known: Solver, game: string, day: string): PuzzleOfDay<P>[] {
  const answers = answersOf(known, day, game);
  return fiveOf(puzzles, game, day).map((puzzle) => ({ puzzle, outcome: answers[puzzle.id] ?? null }));
}

/** Return the open puzzle of the five after another one, else the first open one; null if none is left. */
export function nextOfFive<P extends Rated>(five: readonly PuzzleOfDay<P>[], after?: string): P | null {
  const at = five.findIndex(({ puzzle }) => puzzle.id === after);
  const open = [...five.slice(at + 1), ...five.slice(0, Math.max(0, at))].find(({ outcome }) => outcome === null);
  return open?.puzzle ?? null;
}
