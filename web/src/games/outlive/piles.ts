import type { Move } from './types.ts';

/**
 * A payment, or anything else that is a number of several things at once. The legal moves of the
 * decision say which numbers go together; tokens are laid down one by one until they are one of them.
 */
export interface Pile {
  /** What moves call it: `water`, `munitions`, `count`. */
  name: string;
  least: number;
  most: number;
}

export type Counts = Record<string, number>;

/** Kinds of moves that are chosen by laying down tokens. */
export const COUNTED = ['lose-goods', 'pay', 'feed', 'shoot', 'scavenge', 'split', 'defend'];
/** Those that begin with nothing laid down; the others begin with what is usually wanted. */
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

/** The move that is laid down, if it is one. */
export const laidDown = (moves: Move[], counts: Counts): Move | null =>
  moves.find((move) => matches(move, counts)) ?? null;

/** Whether some legal move has at least so much of everything. */
const leadsOn = (moves: Move[], counts: Counts) =>
  moves.some(({ args }) => Object.entries(counts).every(([name, count]) => (args[name] ?? 0) >= count));

/**
 * What is laid down after a token more or less, or nothing where that leads nowhere. Where all is
 * laid down already, one of another pile makes way for it.
 */
export function changed(moves: Move[], counts: Counts, name: string, by: 1 | -1): Counts | null {
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
  if (laidDown(moves, next)) return next;
  // Other piles follow: a shot of one weapon more takes a Munition less.
  const near = moves.filter(({ args }) => args[name] === next[name]);
  const distance = ({ args }: Move) =>
    Object.keys(args).reduce((sum, key) => sum + Math.abs((args[key] ?? 0) - (counts[key] ?? 0)), 0);
  const best = near.sort((a, b) => distance(a) - distance(b))[0];
  return best ? { ...best.args } : null;
}

/** What lies there at first. */
export function first(moves: Move[]): Counts {
  const kind = moves[0]?.kind ?? '';
  if (FROM_NOTHING.includes(kind)) {
    return Object.fromEntries(Object.keys(moves[0]?.args ?? {}).map((name) => [name, 0]));
  }
  const sum = ({ args }: Move) => Object.values(args).reduce((all, one) => all + one, 0);
  // As much as possible is taken and moved in; of what is one's own, as little as possible goes.
  const most = kind === 'scavenge' || kind === 'split';
  const sorted = [...moves].sort((a, b) => (most ? sum(b) - sum(a) : (a.args.munitions ?? 0) - (b.args.munitions ?? 0)));
  return { ...(sorted[0]?.args ?? {}) };
}
