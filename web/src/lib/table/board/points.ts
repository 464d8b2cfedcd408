/** Positions on the screen and on boards. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** Return the point of a box that is nearest to another point. */
export const within = (at: Point, box: Box): Point => ({
  x: Math.min(Math.max(at.x, box.x), box.x + box.width),
  y: Math.min(Math.max(at.y, box.y), box.y + box.height),
});

/** Return the part of a board that a viewport shows around its centre. */
export const inSight = (focus: Point, window: Size, scale: number): Box => ({
  x: focus.x - window.width / scale / 2,
  y: focus.y - window.height / scale / 2,
  width: window.width / scale,
  height: window.height / scale,
});

/** Return where a click was, or the middle of the element for a key. */
export function spotOf(event: MouseEvent | KeyboardEvent): Point {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY };
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
