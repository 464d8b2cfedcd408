import type { Box, Point } from '$lib/table/board/points.ts';

/**
 * The base on the screen: x to the right, y up, the Home Base in the middle.
 *
 *          N
 *        W-+-E      cell = (y + 5) * 11 + x + 5
 *          S
 */
export const TILE = { width: 106, height: 100 };
export const PITCH = { x: 114, y: 110 };
const SIDE = 11;
const REACH = 5;

export const DIRECTIONS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

export const placeOf = (cell: number): Point => ({ x: (cell % SIDE) - REACH, y: Math.floor(cell / SIDE) - REACH });

/** Return the upper left corner of a tile, with the Home Base's at the origin. */
export const corner = ({ x, y }: Point): Point => ({ x: x * PITCH.x, y: -y * PITCH.y });
export const middle = (place: Point): Point => {
  const { x, y } = corner(place);
  return { x: x + TILE.width / 2, y: y + TILE.height / 2 };
};

/** Return the cell next to another, or null beyond the edge of the grid. */
export function neighbour(cell: number, direction: number): number | null {
  const by = DIRECTIONS[direction]!;
  const { x, y } = placeOf(cell);
  const to = { x: x + by.x, y: y + by.y };
  if (Math.abs(to.x) > REACH || Math.abs(to.y) > REACH) return null;
  return (to.y + REACH) * SIDE + to.x + REACH;
}

/** Return the direction from a cell to a neighbouring one, or null. */
export function direction(from: number, to: number): number | null {
  const found = DIRECTIONS.findIndex((_, way) => neighbour(from, way) === to);
  return found < 0 ? null : found;
}

/** Return the box around places, in the pixels of the ground. */
export function around(places: readonly Point[]): Box {
  const corners = places.map(corner);
  const x = Math.min(...corners.map((at) => at.x));
  const y = Math.min(...corners.map((at) => at.y));
  return {
    x,
    y,
    width: Math.max(...corners.map((at) => at.x)) + TILE.width - x,
    height: Math.max(...corners.map((at) => at.y)) + TILE.height - y,
  };
}

const ARROWS: Record<string, Point> = {
  ArrowUp: DIRECTIONS[0]!,
  ArrowRight: DIRECTIONS[1]!,
  ArrowDown: DIRECTIONS[2]!,
  ArrowLeft: DIRECTIONS[3]!,
};

/** Return where an arrow key leads: the nearest place that way, preferring straight ahead. */
export function arrow<P extends Point>(key: string, from: Point, places: readonly P[]): P | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: { place: P; cost: number } | null = null;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

/** The placement of the ground in its viewport: all of it where it fits, else around a point. */
export interface Lie {
  scale: number;
  x: number;
  y: number;
  /** Whether all of it is visible. */
  whole: boolean;
}

export const SMALLEST = 0.72;
/** The largest scale: beyond it, free spaces around the base would be under the crew or the sky. */
const LARGEST = 1;

/** The offset to the left of a base that fits, as a share, so that there is space for previews. */
const ASIDE = 0.2;

export function lie(box: Box, room: Box, focus: Point, largest = LARGEST, smallest = SMALLEST): Lie {
  const fit = Math.min(room.width / box.width, room.height / box.height);
  const scale = Math.max(smallest, Math.min(largest, fit));
  const along = (from: number, size: number, start: number, length: number, at: number, part: number) => {
    const free = length - size * scale;
    // What does not fit is never moved beyond its edge.
    if (free >= 0) return start + free * part - from * scale;
    const wished = start + length / 2 - at * scale;
    return Math.min(Math.max(wished, start + free - from * scale), start - from * scale);
  };
  return {
    scale,
    x: along(box.x, box.width, room.x, room.width, focus.x, ASIDE),
    y: along(box.y, box.height, room.y, room.height, focus.y, 0.5),
    whole: fit >= scale - 1e-9,
  };
}
