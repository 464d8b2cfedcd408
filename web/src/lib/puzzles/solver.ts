import { recall, remember } from '../storage.ts';

/** The outcome of a puzzle: solved at once, solved later or with a hint, or not solved. */
export type Outcome = 'first' | 'later' | 'missed';

/** The player's record with puzzles, stored in this browser. */
export interface Solver {
  rating: number;
  /** The number of puzzles that changed the rating. */
  rated: number;
  /** The number of puzzles in a row that were solved at once. */
  streak: number;
  best: number;
  /** The rating of the hardest puzzle that was solved at once. */
  hardest: number;
  /** The outcomes by game and puzzle. */
  seen: Record<string, Record<string, Outcome>>;
  /** The outcomes of the daily puzzles of recent days, by date, game and puzzle. */
  fives: Record<string, Record<string, Record<string, Outcome>>>;
}

export const BEGINNER: Solver = { rating: 1200, rated: 0, streak: 0, best: 0, hardest: 0, seen: {}, fives: {} };
/** The number of days for which the daily puzzles are stored. */
export const MOST_FIVES = 28;
export const DIFFICULTIES = { easy: -200, usual: 0, hard: 200 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;

export const solver = (): Solver => ({ ...BEGINNER, ...recall<Partial<Solver>>('puzzles', {}) });

/** Return the most that a rating changes: much at first, then less. */
const stepOf = (rated: number): number => Math.max(16, 64 - 4 * rated);

/** Return the record after a puzzle. Only the first attempt counts; after a hint the rating can only fall. */
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

/** Return the outcomes of a day's puzzles of a game, by puzzle. */
export const answersOf = (known: Solver, day: string, game: string): Record<string, Outcome> => known.fives[day]?.[game] ?? {};

/** Return the record after one of the daily puzzles. Only the first attempt on that day counts. */
export function withAnswer(known: Solver, day: string, game: string, puzzle: string, outcome: Outcome): Solver {
  const answers = { [puzzle]: outcome, ...answersOf(known, day, game) };
  return { ...known, fives: latest({ ...known.fives, [day]: { ...known.fives[day], [game]: answers } }) };
}

/** Return the most recent days. */
export const latest = (fives: Solver['fives']): Solver['fives'] =>
  Object.fromEntries(Object.entries(fives).toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_FIVES));

export const keepSolver = (known: Solver): void => remember('puzzles', known);

/** Return the puzzle to solve next: unseen, and near the wanted rating; always the same for the same record. */
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
