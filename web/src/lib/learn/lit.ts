/**
 * Finds what a step highlights. A board marks what stands for a thing with `data-point` (one or more names such as
 * `meeple:A1`), and the shape of its ring with `data-shape` (`hex`, `round`). Elements that play a move (`data-move`)
 * and places of a board (`data-tile`) are found without it.
 */

const quoted = (text: string) => `"${CSS.escape(text)}"`;

/** Return the selectors of a thing, best first. */
function selectors(name: string): string[] {
  const cut = name.indexOf(':');
  const [kind, id] = cut < 0 ? [name, ''] : [name.slice(0, cut), name.slice(cut + 1)];
  const found = [`[data-point~=${quoted(name)}]`];
  if (kind === 'move' || kind === 'answer') found.push(`[data-move=${quoted(id)}]`, `[data-go=${quoted(id)}]`);
  else if (kind === 'action') found.push(`[data-move=${quoted(id)}], [data-move^=${quoted(`${id}:`)}]`);
  else if (kind === 'end') found.push('[data-move="end"]');
  else if (id) found.push(`[data-${kind}=${quoted(id)}]`);
  return found;
}

/** Return all visible elements that stand for a thing. */
export function findElements(name: string, within: ParentNode): Element[] {
  for (const selector of selectors(name)) {
    const found = [...within.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    if (found.length > 0) return found;
  }
  return [];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const known = new WeakMap<Element, Element[]>();

/** Return the ancestors that clip an element. */
function windows(element: Element): Element[] {
  const found = known.get(element);
  if (found) return found;
  const all: Element[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!(around instanceof SVGElement) && getComputedStyle(around).overflow !== 'visible') all.push(around);
  }
  known.set(element, all);
  return all;
}

/** Return the visible part of an element's box, or null. */
export function visiblePart(element: Element): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  let [left, top, right, bottom] = [x, y, x + width, y + height];
  for (const around of windows(element)) {
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  // A sliver does not count as visible.
  const enough = right - left > Math.min(8, width / 2) && bottom - top > Math.min(8, height / 2);
  return enough ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Return whether nearly all of an element is visible. */
export function inSight(element: Element): boolean {
  const [whole, part] = [element.getBoundingClientRect(), visiblePart(element)];
  return part !== null && part.width > whole.width * 0.95 && part.height > whole.height * 0.95;
}

/** Scroll to things, on a board that is larger than its viewport or in a list. */
export function bringIntoSight(things: Element[], play: unknown): void {
  const drawn = things.filter((element) => element.closest('[data-drawing]'));
  if (!drawn.every(inSight)) centre(drawn, play);
  for (const element of [...things].reverse()) {
    if (!drawn.includes(element) && !inSight(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Move a board until these things are in the middle of its viewport. */
function centre(things: Element[], play: unknown): void {
  const lie = things[0]?.closest<SVGGElement>('[data-drawing]')?.getScreenCTM()?.inverse();
  if (!lie) return;
  const boxes = things.map((element) => element.getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const { x, y } = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(lie);
  (play as { looking?: unknown }).looking = { x, y };
}
