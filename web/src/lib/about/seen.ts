import type { EventView } from '../api/types.ts';
import type { Language } from '../settings.svelte.ts';
import type { Catalog } from './catalog.svelte.ts';
import type { Card } from './rows.ts';
import { SHOWN, thingOf, type Thing } from './things.ts';

/** What a table knows of the cards of its game, each by its name. */
export interface Known {
  /** What is drawn, so that it can be shown. */
  drawn: Set<string>;
  /** What there is in this position: what is drawn, and what the viewer's view names. */
  position: Set<string>;
  /** What has been seen so far. */
  seen: Set<string>;
  /** What can come up, as the game was set up. */
  game: Set<string>;
}

/** Every word that a view holds, however deep. */
function wording(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) wording(part, found);
  return found;
}

const at = (view: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], view);

/** Whether a thing can come up in the game that a view is of. */
export const canComeUp = ({ only }: Pick<Card, 'only'>, view: unknown): boolean =>
  Object.entries(only).every(([path, value]) => String(at(view, path)) === value);

/** Everything on the table that has a card. Cards that are looked through lie over it, not on it. */
const laid = (catalog: Catalog): Thing[] =>
  [...document.querySelectorAll(`[data-game] :is(${SHOWN})`)]
    .flatMap((element) => (element.closest('dialog') ? [] : (thingOf(element, catalog) ?? [])))
    .filter(({ box }) => box.width > 0);

/** Whatever on the table a card explains: pieces on the board, or else signs beside it. */
export function drawingsOf(id: string, catalog: Catalog): Element[] {
  const found = laid(catalog).flatMap(({ card, element }) => (card.id === id ? [element] : []));
  const pieces = found.filter((element) => element.closest('[data-drawing]'));
  return pieces.length > 0 ? pieces : found;
}

/** What the table tells: by what is drawn, by the view, and by the log. Nothing of it is secret. */
export function knownAt(view: unknown, events: readonly EventView[], language: Language, catalog: Catalog): Known {
  const named = wording(view);
  const sentences = events.map((event) => event.wording?.[language] ?? '').join('\n');
  const ids = (fits: (card: Card) => boolean) => catalog.cards.filter(fits).map(({ id }) => id);
  const drawn = new Set(laid(catalog).map(({ card }) => card.id));
  const position = new Set([...drawn, ...ids(({ called }) => called.some((word) => named.has(word)))]);
  const seen = new Set([...position, ...ids(({ name }) => name.length > 2 && sentences.includes(name))]);
  return { drawn, position, seen, game: new Set([...seen, ...ids((card) => canComeUp(card, view))]) };
}
