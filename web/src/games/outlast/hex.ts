import { CONTENT } from '$lib/api/numbers.ts';
import { HexGrid, type Spot } from '$lib/table/board/hex.ts';
import type { Box } from '$lib/table/board/points.ts';

/**
 * The hexagonal board on the screen.
 *
 * Tiles have axial coordinates (q, r); directions go clockwise from the east:
 *
 *        4 NW   5 NE
 *     3 W    (q,r)   0 E
 *        2 SW   1 SE
 *
 * Hexes point up and are foreshortened: columns lie 106 apart, rows 80, so that tiles are wide
 * enough for what stands on them.
 */
const COLUMN = 106;
const ROW = 80;
/** Half the height of a tile; its side extends a little lower. */
export const HALF = 53;

export const { centre, step, direction, ways: DIRECTIONS } = new HexGrid(
  COLUMN,
  ROW,
  CONTENT.outlast.direction_steps.map(([q, r]) => ({ q, r })),
);

/** The rotation in degrees of an arrow in each direction; east is 0. */
export const TURN: readonly number[] = [0, 56.5, 123.5, 180, -123.5, -56.5];

export const OUTLINE = '0,-49.4 49.4,-25.2 49.4,25.2 0,49.4 -49.4,25.2 -49.4,-25.2';
export const EDGE = '0,-53 53,-27 53,27 0,53 -53,27 -53,-27';

/** Return the box around a board of this radius, with space for the sides of its tiles. */
export function bounds(radius: number): Box {
  const x = COLUMN * (radius + 0.5);
  const y = ROW * radius + HALF;
  return { x: -x, y: -y, width: 2 * x, height: 2 * y + 8 };
}

const ARROWS: Record<string, number[]> = {
  ArrowRight: [0],
  ArrowLeft: [3],
  // A column of pointed hexes is a zigzag: up goes to the upper neighbour nearer to the middle.
  ArrowUp: [4, 5],
  ArrowDown: [2, 1],
};

/** Return where an arrow key leads from a hex, among those that exist. */
export function arrow<S extends Spot>(key: string, from: Spot, spots: readonly S[]): S | null {
  const ways = ARROWS[key];
  if (!ways) return null;
  const reached = ways
    .map((way) => step(from, way))
    .map((to) => spots.find((spot) => spot.q === to.q && spot.r === to.r))
    .filter((spot) => spot !== undefined);
  reached.sort((a, b) => Math.abs(centre(a).x) - Math.abs(centre(b).x));
  return reached[0] ?? null;
}
