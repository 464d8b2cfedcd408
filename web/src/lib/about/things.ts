import type { Card } from './rows.ts';
import type { Catalog } from './catalog.svelte.ts';

/** Something shown that has an explanation. */
export interface Thing {
  element: Element;
  card: Card;
  box: DOMRect;
}

/** Parts that cover the table or stand apart from it: pointing at them means nothing behind them. */
const PARTS = 'main, aside, header, footer, dialog, [role="dialog"], [role="alertdialog"], [role="alert"], [role="tooltip"], .mat';

/** What draws or names something: pictures, and whatever a board has marked. */
export const SHOWN = 'use, [data-about]';

/** The explanation of one element: what its board says, or the drawing in it. */
export function thingOf(element: Element, catalog: Catalog): Thing | null {
  const about = element.getAttribute('data-about');
  const drawing = element instanceof SVGUseElement ? (element.getAttribute('href') ?? '').slice(1) : '';
  const card = about ? catalog.named(about) : drawing ? catalog.ofDrawing(drawing) : null;
  if (!card) return null;
  const shown = !about && alone(element) ? element.closest('svg')! : element;
  return { element: shown, card, box: shown.getBoundingClientRect() };
}

/** A drawing that only makes the table beautiful, or a sign of the house, which its words explain. */
export function isScenery(element: Element, catalog: Catalog): boolean {
  const drawn = element instanceof SVGUseElement ? [element] : [...element.querySelectorAll('use')];
  return drawn.length > 0 && drawn.every((one) => catalog.ofDrawing((one.getAttribute('href') ?? '').slice(1)) === null);
}

/** The only drawing of its picture is that picture. */
const alone = (element: Element): boolean =>
  element.parentElement instanceof SVGSVGElement && element.parentElement.childElementCount === 1;

const within = ({ box }: Thing, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const size = ({ box }: Thing): number => box.width * box.height;
/** A sign that marks a whole place is meant less than what lies there. */
const MARKS = 1.5;
const weight = (thing: Thing): number => size(thing) * (thing.card.kind === 'sign' ? MARKS : 1);
const visible = ({ box }: Thing): boolean => box.width > 0 && box.height > 0;

const all = (root: Element, catalog: Catalog): Thing[] =>
  [root, ...root.querySelectorAll(SHOWN)].flatMap((element) => thingOf(element, catalog) ?? []).filter(visible);

/**
 * What lies under a point, the smallest first. Many drawings let the pointer through to what plays a move, so
 * places are compared; and what lies in the same piece of the table comes before what lies beside it.
 */
export function thingsAt(top: Element, x: number, y: number, catalog: Catalog): Thing[] {
  for (let part: Element | null = top; part; part = part.parentElement) {
    const found = all(part, catalog).filter((thing) => within(thing, x, y));
    if (found.length > 0) return apart(found.sort((one, other) => weight(one) - weight(other)));
    if (part.matches(PARTS)) return [];
  }
  return [];
}

/** What a stop of the keyboard is about: what is drawn in it, or else what is drawn where it lies. */
export function thingsIn(stop: Element, catalog: Catalog): Thing[] {
  const own = all(stop, catalog);
  const marked = own.length === 0 ? stop.closest('[data-about]') : null;
  if (marked) return [thingOf(marked, catalog)].filter((thing) => thing !== null);
  if (own.some(({ element }) => element === stop)) return apart(own);
  const box = stop.getBoundingClientRect();
  const part = stop.closest(PARTS);
  const beside = stop instanceof SVGElement && part ? all(part, catalog).filter(({ box: it }) => inside(it, box)) : [];
  const found = beside.length > 0 ? beside : own;
  return apart(found.sort((one, other) => size(other) - size(one)));
}

const inside = (box: DOMRect, place: DOMRect): boolean => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const large = box.width > place.width * 1.6 || box.height > place.height * 1.6;
  return !large && x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
};

/** Ten survivors are explained once. */
function apart(things: Thing[]): Thing[] {
  const seen = new Set<string>();
  return things.filter(({ card }) => !seen.has(card.id) && seen.add(card.id));
}

/** What its board says of this very thing, where it says more than its name. */
export function nowOf(top: Element, thing: Thing): string {
  const stated = thing.element.closest('[data-now]') ?? top.closest('[data-now]');
  const named = stated ? null : (thing.element.closest('[aria-label]') ?? top.closest('[aria-label]'));
  if (named?.matches('svg, [role="group"], [role="region"], section, nav, aside, main, ul, ol')) {
    if (named.getAttribute('role') !== 'img') return '';
  }
  const wording = stated?.getAttribute('data-now') ?? named?.getAttribute('aria-label') ?? '';
  return wording.toLowerCase() === thing.card.name.toLowerCase() ? '' : wording;
}
