import type { Move } from './types.ts';

/**
 * Payments and other moves with several numbers. The legal moves tell which numbers go together; tokens are put down
 * one by one until they match one of them.
 */
export interface Pile {
  /** The argument of the moves: `water`, `munitions`, `count`. */
  name: string;
  least: number;
  most: number;
}

export type Counts = Record<string, number>;

/** Kinds of moves that are chosen by putting down tokens. */
export const COUNTED = ['lose-goods', 'pay', 'feed', 'shoot', 'scavenge', 'split', 'defend'];
/** Kinds that start without tokens; the others start with the usual numbers. */
const FROM_NOTHING = ['lose-goods', 'pay'];

export function pilesOf(moves: Move[]): Pile[] {
  const names = Object.keys(moves[0]?.args ?? {});
  return names
    .map((name) => {
      const counts = moves.map(({ args }) => args[name] ?? 0);
      return { name, least: Math.min(...counts), most: Math.max(...counts) };
    })
    .filter(({ most }) => most > 0);
}

const matches = (move: Move, counts: Counts) =>
  Object.entries(move.args).every(([name, count]) => (counts[name] ?? 0) === count);

/** Return the move that matches the tokens, or null. */
export const matchingMove = (moves: Move[], counts: Counts): Move | null =>
  moves.find((move) => matches(move, counts)) ?? null;

/** Return whether some legal move has at least these numbers. */
const leadsOn = (moves: Move[], counts: Counts) =>
  moves.some(({ args }) => Object.entries(counts).every(([name, count]) => (args[name] ?? 0) >= count));

/**
 * Return the numbers after one token more or less, or null if they lead to no move. If the maximum is reached, a token
 * of another pile is removed.
 */
export function changeCounts(moves: Move[], counts: Counts, name: string, by: 1 | -1): Counts | null {
  const next = { ...counts, [name]: (counts[name] ?? 0) + by };
  if (next[name]! < 0) return null;
  const kind = moves[0]?.kind ?? '';
  if (FROM_NOTHING.includes(kind)) {
    if (by < 0 || leadsOn(moves, next)) return next;
    for (const other of Object.keys(counts)) {
      const traded = { ...next, [other]: next[other]! - 1 };
      if (other !== name && traded[other]! >= 0 && leadsOn(moves, traded)) return traded;
    }
    return null;
  }
  if (matchingMove(moves, next)) return next;
  // Other piles change too: with another shot of a weapon, fewer Munitions are left.
  const near = moves.filter(({ args }) => args[name] === next[name]);
  const distance = ({ args }: Move) =>
    Object.keys(args).reduce((sum, key) => sum + Math.abs((args[key] ?? 0) - (counts[key] ?? 0)), 0);
  const best = near.sort((a, b) => distance(a) - distance(b))[0];
  return best ? { ...best.args } : null;
}

/** Return the initial numbers. */
export function initialCounts(moves: Move[]): Counts {
  const kind = moves[0]?.kind ?? '';
  if (FROM_NOTHING.includes(kind)) {
    return Object.fromEntries(Object.keys(moves[0]?.args ?? {}).map((name) => [name, 0]));
  }
  const sum = ({ args }: Move) => Object.values(args).reduce((all, one) => all + one, 0);
  // Take and move in as much as possible; spend as little as possible.
  const most = kind === 'scavenge' || kind === 'split';
  const sorted = [...moves].sort((a, b) => (most ? sum(b) - sum(a) : (a.args.munitions ?? 0) - (b.args.munitions ?? 0)));
  return { ...(sorted[0]?.args ?? {}) };
}
