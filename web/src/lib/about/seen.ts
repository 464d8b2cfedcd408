import type { EventView } from '../api/types.ts';
import type { Language } from '../settings.svelte.ts';
import type { Catalog } from './catalog.svelte.ts';
import type { Card } from './rows.ts';
import { SHOWN, thingOf, type Thing } from './things.ts';

/** The ids of cards that matter at a table, by where they appear. */
export interface Known {
  /** Cards of what is drawn, so that it can be highlighted. */
  drawn: Set<string>;
  /** Cards of this position: of what is drawn, and of what the view names. */
  position: Set<string>;
  /** Cards that have appeared so far. */
  seen: Set<string>;
  /** Cards that can occur with the options of this game. */
  game: Set<string>;
}

/** Return every string in a view, at any depth. */
function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) stringsIn(part, found);
  return found;
}

const at = (view: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], view);

/** Return whether a thing can occur in the game of this view. */
export const canComeUp = ({ only }: Pick<Card, 'only'>, view: unknown): boolean =>
  Object.entries(only).every(([path, value]) => String(at(view, path)) === value);

/** Return everything on the table that has a card, without what is in a dialog over it. */
const thingsOnTable = (catalog: Catalog): Thing[] =>
  [...document.querySelectorAll(`[data-game] :is(${SHOWN})`)]
    .flatMap((element) => (element.closest('dialog') ? [] : (thingOf(element, catalog) ?? [])))
    .filter(({ box }) => box.width > 0);

/** Return the elements that a card explains: pieces on the board, or else icons beside it. */
export function drawingsOf(id: string, catalog: Catalog): Element[] {
  const found = thingsOnTable(catalog).flatMap(({ card, element }) => (card.id === id ? [element] : []));
  const pieces = found.filter((element) => element.closest('[data-drawing]'));
  return pieces.length > 0 ? pieces : found;
}

/** Return the cards that a table shows, from its drawings, its view and its log. None of it is hidden information. */
export function knownAt(view: unknown, events: readonly EventView[], language: Language, catalog: Catalog): Known {
  const named = stringsIn(view);
  const sentences = events.map((event) => event.wording?.[language] ?? '').join('\n');
  const ids = (fits: (card: Card) => boolean) => catalog.cards.filter(fits).map(({ id }) => id);
  const drawn = new Set(thingsOnTable(catalog).map(({ card }) => card.id));
  const position = new Set([...drawn, ...ids(({ called }) => called.some((word) => named.has(word)))]);
  const seen = new Set([...position, ...ids(({ name }) => name.length > 2 && sentences.includes(name))]);
  return { drawn, position, seen, game: new Set([...seen, ...ids((card) => canComeUp(card, view))]) };
}
