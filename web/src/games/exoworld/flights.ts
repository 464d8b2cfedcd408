import type { EventView } from '$lib/api/types.ts';
import { CLASSES, KINDS, eventOf, type View } from './types.ts';

/** A card that moves: what is visible of it, and the places between which it moves. */
export interface Flight {
  /** The kind of card, where the viewer may see it. */
  card: string | null;
  colour: string;
  from: string;
  to: string;
}

export const DECK = 0;
export const ROW = 1;
export const PILE = 2;

const deck = '[data-pile="deck"]';
const discard = '[data-pile="discard"]';
const row = '[data-row]';
/** Selector of a card in the row. */
const inRow = (card: string) => `${row} [data-card="${card}"]`;
const handOf = (seat: number) => `[data-hand="${seat}"]`;
const inHand = (seat: number, card: string) => `${handOf(seat)} [data-card="${card}"], ${handOf(seat)}`;

/** Milliseconds for which a card moves before it is at its place. */
export const FLIGHTS: Record<string, number> = {
  drew: 240, 'drew-unseen': 240, 'row-filled': 120, discarded: 100, gave: 280, 'gave-unseen': 280,
}; // prettier-ignore

/** Return the card that an event moves from one place to another, or null. */
export function flightOf(event: EventView, view: View): Flight | null {
  const { kind, args: a } = eventOf(event);
  const seen = (number: number, from: string, to: string): Flight => {
    const card = KINDS[number]!;
    return { card, colour: view.cards[card]!.colour, from, to };
  };
  const unseen = (number: number, from: string, to: string): Flight => ({ card: null, colour: CLASSES[number]!, from, to });
  switch (kind) {
    case 'drew':
      return seen(a.kind, a.origin === ROW ? inRow(KINDS[a.kind]!) : a.origin === PILE ? discard : deck, handOf(a.seat));
    case 'drew-unseen':
      return unseen(a.colour, a.origin === PILE ? discard : deck, handOf(a.seat));
    case 'row-filled':
      return seen(a.kind, deck, row);
    case 'discarded':
      return seen(a.kind, inHand(a.seat, KINDS[a.kind]!), discard);
    case 'gave':
      return seen(a.kind, inHand(a.giver, KINDS[a.kind]!), handOf(a.receiver));
    case 'gave-unseen':
      return unseen(a.colour, handOf(a.giver), handOf(a.receiver));
    default:
      return null;
  }
}
