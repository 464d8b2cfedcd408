import type { Card } from './rows.ts';
import type { Catalog } from './catalog.svelte.ts';

/** An element that has an explanation. */
export interface Thing {
  element: Element;
  card: Card;
  box: DOMRect;
}

/** Selector of the parts of a table. Pointing at one never means what is behind it. */
const PARTS = 'main, aside, header, footer, dialog, [role="dialog"], [role="alertdialog"], [role="alert"], [role="tooltip"], .mat';

/** Selector of what can be explained: drawings, and elements marked by the board. */
export const SHOWN = 'use, [data-about]';

/** Return the explanation of one element: by its `data-about`, or by the drawing in it. */
export function thingOf(element: Element, catalog: Catalog): Thing | null {
  const about = element.getAttribute('data-about');
  const drawing = element instanceof SVGUseElement ? (element.getAttribute('href') ?? '').slice(1) : '';
  const card = about ? catalog.named(about) : drawing ? catalog.ofDrawing(drawing) : null;
  if (!card) return null;
  const shown = !about && alone(element) ? element.closest('svg')! : element;
  return { element: shown, card, box: shown.getBoundingClientRect() };
}

/** Return whether an element is only decoration, or a shared icon, which its label explains. */
export function isScenery(element: Element, catalog: Catalog): boolean {
  const drawn = element instanceof SVGUseElement ? [element] : [...element.querySelectorAll('use')];
  return drawn.length > 0 && drawn.every((one) => catalog.ofDrawing((one.getAttribute('href') ?? '').slice(1)) === null);
}

/** Return whether a drawing is the only one in its SVG: then the SVG is the thing. */
const alone = (element: Element): boolean =>
  element.parentElement instanceof SVGSVGElement && element.parentElement.childElementCount === 1;

const within = ({ box }: Thing, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const size = ({ box }: Thing): number => box.width * box.height;
/** A sign marks a whole place, so it counts as larger than the pieces that lie there. */
const MARKS = 1.5;
const weight = (thing: Thing): number => size(thing) * (thing.card.kind === 'sign' ? MARKS : 1);
const visible = ({ box }: Thing): boolean => box.width > 0 && box.height > 0;

const all = (root: Element, catalog: Catalog): Thing[] =>
  [root, ...root.querySelectorAll(SHOWN)].flatMap((element) => thingOf(element, catalog) ?? []).filter(visible);

/**
 * Return what lies under a point, the smallest first.
 * Many drawings let the pointer through to the element that plays a move, so bounding boxes are compared. Things in the
 * same part of the table come before those beside it.
 */
export function thingsAt(top: Element, x: number, y: number, catalog: Catalog): Thing[] {
  for (let part: Element | null = top; part; part = part.parentElement) {
    const found = all(part, catalog).filter((thing) => within(thing, x, y));
    if (found.length > 0) return apart(found.sort((one, other) => weight(one) - weight(other)));
    if (part.matches(PARTS)) return [];
  }
  return [];
}

/** Return what a focused element is about: what is drawn in it, or else what is drawn at its place. */
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

/** Return the things with each card only once: ten survivors need one explanation. */
function apart(things: Thing[]): Thing[] {
  const seen = new Set<string>();
  return things.filter(({ card }) => !seen.has(card.id) && seen.add(card.id));
}

/** Return the current state of a thing from its board; empty where it is only its name. */
export function nowOf(top: Element, thing: Thing): string {
  const stated = thing.element.closest('[data-now]') ?? top.closest('[data-now]');
  const named = stated ? null : (thing.element.closest('[aria-label]') ?? top.closest('[aria-label]'));
  if (named?.matches('svg, [role="group"], [role="region"], section, nav, aside, main, ul, ol')) {
    if (named.getAttribute('role') !== 'img') return '';
  }
  const state = stated?.getAttribute('data-now') ?? named?.getAttribute('aria-label') ?? '';
  return state.toLowerCase() === thing.card.name.toLowerCase() ? '' : state;
}
