import type { CardFace } from './types.ts';

/** A symbol of a cost and the card that pays for it; null where a credit does. */
export interface Slot {
  colour: string;
  card: string | null;
}

/** Return which card pays for which symbol: one of its own colour first, then Protocols, then any other. */
export function slots(cost: readonly string[], cards: readonly string[], faces: Record<string, CardFace>): Slot[] {
  const left = [...cards];
  const take = (fits: (colour: string) => boolean): string | null => {
    const at = left.findIndex((card) => fits(faces[card]!.colour));
    return at < 0 ? null : left.splice(at, 1)[0]!;
  };
  const found: Slot[] = cost.map((colour) => ({ colour, card: take((own) => own === colour) }));
  for (const fits of [(colour: string) => colour === 'wild', () => true]) {
    for (const slot of found) slot.card ??= take(fits);
  }
  return found;
}

/** Return the index of the next payment, cyclically, that pays for one symbol with another card. */
export function nextWay(
  ways: readonly (readonly string[])[],
  at: number,
  slot: number,
  cost: readonly string[],
  faces: Record<string, CardFace>,
): number {
  const paying = (way: number) => slots(cost, ways[way]!, faces)[slot]?.card ?? null;
  for (let step = 1; step < ways.length; step += 1) {
    const way = (at + step) % ways.length;
    if (paying(way) !== paying(at)) return way;
  }
  return at;
}

/** Return the cards of a plan that are still to be paid, without those already put aside. */
export function unpaid(plan: readonly string[], picked: readonly string[]): string[] {
  const laid = [...picked];
  return plan.filter((card) => {
    const at = laid.indexOf(card);
    if (at >= 0) laid.splice(at, 1);
    return at < 0;
  });
}
