import { FACES, RESOURCES } from './types.ts';

/**
 * Computes which dice and tokens would pay for which hordes, before anything is sent.
 * The engine decides: a plan that it does not accept is not carried out.
 */
export type Bag = Record<string, number>;

/** One way to match a horde's symbols (OB-PAY-3, OB-PAY-4). */
export interface Payment {
  /** Dice spent by face; skulls include those that count as other symbols. */
  dice: Bag;
  /** Symbols for which skulls count, as in the move's key: `GE`, or `-` for none. */
  cover: string;
  tokens: Bag;
  /** What pays for each symbol, in the order of the symbols. */
  pieces: Piece[];
}

export interface Piece {
  symbol: string;
  by: 'die' | 'skull' | 'token';
  /** The face of the die, or the kind of the token. */
  with: string;
}

export interface Means {
  dice: Bag;
  tokens: Bag;
  /** Whether Gasoline tokens match any resource. */
  wild: boolean;
}

export interface Target {
  hex: number;
  needs: readonly string[];
}

/** A horde to strike, and the symbols for which skulls count in its payment. */
export interface Laid {
  hex: number;
  cover: string;
}

export interface Entry extends Laid {
  payments: Payment[];
  payment: Payment;
}

const count = (symbols: readonly string[], kind: string): number => symbols.filter((one) => one === kind).length;
/** The most symbols of a kind that skulls cover in a move. */
const MOST = 2;

/** Return all ways to pay for these symbols, fewest tokens first. */
export function payments(needs: readonly string[], { dice, tokens, wild }: Means): Payment[] {
  const skulls = count(needs, 'K');
  const spare = (dice.K ?? 0) - skulls;
  if (spare < 0) return [];
  const exact = RESOURCES.map((kind) => Math.min(count(needs, kind), dice[kind] ?? 0));
  const lack = RESOURCES.map((kind, k) => count(needs, kind) - exact[k]!);
  const found: Payment[] = [];
  for (const cover of covers(lack, spare)) {
    const left = lack.map((missing, k) => missing - cover[k]!);
    const spent = left.map((missing, k) => Math.min(missing, tokens[RESOURCES[k]!] ?? 0));
    const short = left.reduce((sum, missing, k) => sum + missing - spent[k]!, 0);
    const cans = (tokens.G ?? 0) - spent[0]!;
    if (short === 0 || (wild && left[0] === spent[0] && short <= cans)) {
      found.push(describe(needs, exact, cover, spent));
    }
  }
  return found;
}

/** Return the ways in which skulls cover missing symbols: the most first, then in the order of kinds. */
function covers(lack: number[], spare: number): number[][] {
  let all: number[][] = [[]];
  for (const missing of lack) {
    all = all.flatMap((cover) =>
      Array.from({ length: Math.min(missing, MOST) + 1 }, (_, covered) => [...cover, covered]),
    );
  }
  const total = (cover: number[]) => cover.reduce((sum, covered) => sum + covered, 0);
  return all
    .filter((cover) => total(cover) <= spare)
    .sort((a, b) => total(b) - total(a) || compare(b, a));
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, k) => value !== b[k]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

function describe(needs: readonly string[], exact: number[], cover: number[], spent: number[]): Payment {
  const left = { exact: [...exact], cover: [...cover], spent: [...spent] };
  const pieces = needs.map((symbol): Piece => {
    const k = RESOURCES.indexOf(symbol as (typeof RESOURCES)[number]);
    if (k < 0) return { symbol, by: 'die', with: 'K' };
    if (left.exact[k]! > 0) return (left.exact[k]! -= 1), { symbol, by: 'die', with: symbol };
    if (left.cover[k]! > 0) return (left.cover[k]! -= 1), { symbol, by: 'skull', with: 'K' };
    if (left.spent[k]! > 0) return (left.spent[k]! -= 1), { symbol, by: 'token', with: symbol };
    return { symbol, by: 'token', with: 'G' };
  });
  const spend = (by: Piece['by'][]) => {
    const bag: Bag = {};
    for (const piece of pieces) if (by.includes(piece.by)) bag[piece.with] = (bag[piece.with] ?? 0) + 1;
    return bag;
  };
  const covered = RESOURCES.map((kind, k) => kind.repeat(cover[k]!)).join('') || '-';
  return { dice: spend(['die', 'skull']), tokens: spend(['token']), cover: covered, pieces };
}

export function minus(bag: Bag, spent: Bag): Bag {
  const left = { ...bag };
  for (const [kind, number] of Object.entries(spent)) left[kind] = (left[kind] ?? 0) - number;
  return left;
}

export const without = (means: Means, { dice, tokens }: Payment): Means => ({
  ...means,
  dice: minus(means.dice, dice),
  tokens: minus(means.tokens, tokens),
});

/** Return the chosen hordes that can be paid for, one after another, and what is left then. */
export function lay(laid: readonly Laid[], targets: readonly Target[], means: Means): { entries: Entry[]; left: Means } {
  const entries: Entry[] = [];
  let left = means;
  for (const { hex, cover } of laid) {
    const target = targets.find((one) => one.hex === hex);
    const ways = target ? payments(target.needs, left) : [];
    const payment = ways.find((way) => way.cover === cover) ?? ways[0];
    if (!payment) continue;
    entries.push({ hex, cover: payment.cover, payments: ways, payment });
    left = without(left, payment);
  }
  return { entries, left };
}

/** Return whether all of these can be paid for. */
function payable([first, ...others]: readonly (readonly string[])[], means: Means): boolean {
  if (!first) return true;
  return payments(first, means).some((payment) => payable(others, without(means, payment)));
}

/** Return the chance that a reroll of one die makes all of these hordes payable. */
export function rerollChance(face: string, targets: readonly Target[], means: Means, blank: readonly string[]): number {
  const needs = targets.map((target) => target.needs);
  const rest = blank.includes(face) ? means.dice : minus(means.dice, { [face]: 1 });
  const good = FACES.filter((rolled) => {
    const dice = blank.includes(rolled) ? rest : minus(rest, { [rolled]: -1 });
    return payable(needs, { ...means, dice });
  });
  return good.length / FACES.length;
}
