import { recall, remember } from '../storage.ts';

/** How a puzzle went: found at once, found later or with a hint, or not found. */
export type Outcome = 'first' | 'later' | 'missed';

/** What this browser knows of somebody who solves puzzles. */
export interface Solver {
  rating: number;
  /** How many puzzles the rating comes from. */
  rated: number;
  /** Found at once, one after the other. */
  streak: number;
  best: number;
  /** The rating of the hardest one that was found at once. */
  hardest: number;
  /** By game and puzzle. */
  seen: Record<string, Record<string, Outcome>>;
  /** How today's five went, of the last days: by date, game and puzzle. */
  fives: Record<string, Record<string, Record<string, Outcome>>>;
}

export const BEGINNER: Solver = { rating: 1200, rated: 0, streak: 0, best: 0, hardest: 0, seen: {}, fives: {} };
/** The days of which today's five are kept. */
export const MOST_FIVES = 28;
export const DIFFICULTIES = { easy: -200, usual: 0, hard: 200 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;

export const solver = (): Solver => ({ ...BEGINNER, ...recall<Partial<Solver>>('puzzles', {}) });

/** How far a rating moves at most: far at first, then less. */
const stepOf = (rated: number): number => Math.max(16, 64 - 4 * rated);

/** What a solver is after a puzzle. Only the first time counts; after a hint a rating can only fall. */
export function after(known: Solver, game: string, puzzle: string, rating: number, outcome: Outcome, hinted: boolean): Solver {
  if (known.seen[game]?.[puzzle]) return known;
  const expected = 1 / (1 + 10 ** ((rating - known.rating) / 400));
  const change = Math.round(stepOf(known.rated) * ((outcome === 'first' ? 1 : 0) - expected));
  const found = outcome === 'first';
  const streak = found ? known.streak + 1 : 0;
  return {
    ...known,
    rating: Math.max(100, known.rating + (hinted ? Math.min(0, change) : change)),
    rated: known.rated + 1,
    streak,
    best: Math.max(known.best, streak),
    hardest: found && !hinted ? Math.max(known.hardest, rating) : known.hardest,
    seen: { ...known.seen, [game]: { ...known.seen[game], [puzzle]: hinted && found ? 'later' : outcome } },
  };
}

/** How somebody's puzzles of a day went in a game, by puzzle. */
export const answersOf = (known: Solver, day: string, game: string): Record<string, Outcome> => known.fives[day]?.[game] ?? {};

/** What a solver is after one of the five puzzles of a day. Only the first time on that day counts. */
export function withAnswer(known: Solver, day: string, game: string, puzzle: string, outcome: Outcome): Solver {
  const answers = { [puzzle]: outcome, ...answersOf(known, day, game) };
  return { ...known, fives: latest({ ...known.fives, [day]: { ...known.fives[day], [game]: answers } }) };
}

/** The last days of all. */
export const latest = (fives: Solver['fives']): Solver['fives'] =>
  Object.fromEntries(Object.entries(fives).toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_FIVES));

export const keepSolver = (known: Solver): void => remember('puzzles', known);

/** The puzzle to solve next: not seen yet, and near the wanted rating; the same for the same solver. */
export function nextPuzzle<P extends { id: string; theme: string; rating: number }>(
  puzzles: readonly P[],
  known: Solver,
  game: string,
  theme: string | null,
  difficulty: Difficulty,
): P | null {
  const wanted = known.rating + DIFFICULTIES[difficulty];
  const open = puzzles.filter((one) => (!theme || one.theme === theme) && !known.seen[game]?.[one.id]);
  return open.reduce<P | null>((best, one) => (!best || Math.abs(one.rating - wanted) < Math.abs(best.rating - wanted) ? one : best), null);
}
