import { HexGrid, type Spot } from '$lib/table/board/hex.ts';
import type { Box, Point } from '$lib/table/board/points.ts';

/**
 * The night map on the screen. Hexes point up, 65 from centre to corner, so that a tile is 112.6 wide.
 *
 *        2 NW   1 NE
 *     3 W    (q,r)   0 E
 *        4 SW   5 SE
 */
const SIZE = 65;
const COLUMN = SIZE * Math.sqrt(3);
const ROW = SIZE * 1.5;

const GRID = new HexGrid(COLUMN, ROW, [
  { q: 1, r: 0 }, { q: 1, r: -1 }, { q: 0, r: -1 }, { q: -1, r: 0 }, { q: -1, r: 1 }, { q: 0, r: 1 },
]); // prettier-ignore
const HOME: Spot = { q: 0, r: 0 };

/** The target of a tile: its width and its outline. */
export const ACROSS = 108.2;
export const OUTLINE = '0,-62.5 54.1,-31.3 54.1,31.2 0,62.5 -54.1,31.3 -54.1,-31.3';
const CORNERS: readonly Point[] = [-30, 30, 90, 150, 210, 270].map((degrees) => ({
  x: SIZE * Math.cos((degrees * Math.PI) / 180),
  y: SIZE * Math.sin((degrees * Math.PI) / 180),
}));
/** The two corners of the edge in each direction, numbered clockwise from the upper right. */
const EDGES: readonly [number, number][] = [[0, 1], [5, 0], [4, 5], [3, 4], [2, 3], [1, 2]]; // prettier-ignore

/** The hexes of the map and their neighbours; -1 beyond the edge. */
export class Board {
  readonly #spots: readonly Spot[];
  readonly #hexes: ReadonlyMap<string, number>;

  /** Coordinates from the view, each q and r. */
  constructor(coordinates: readonly (readonly number[])[]) {
    this.#spots = coordinates.map(([q, r]) => ({ q: q!, r: r! }));
    this.#hexes = new Map(this.#spots.map((spot, hex) => [nameOf(spot), hex]));
  }

  #spot(hex: number): Spot {
    return this.#spots[hex] ?? HOME;
  }

  /** Return the name of a hex in moves. */
  name(hex: number): string {
    return nameOf(this.#spot(hex));
  }

  at(hex: number): Point {
    return GRID.centre(this.#spot(hex));
  }

  towards(hex: number, direction: number): number {
    return this.#hexes.get(nameOf(GRID.step(this.#spot(hex), direction))) ?? -1;
  }

  /** Return the rotation in degrees of an arrow from one hex to another; east is 0. */
  turn(from: number, to: number): number {
    const [a, b] = [this.at(from), this.at(to)];
    return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  }

  /** Return the outline of some hexes as a path. */
  wall(hexes: ReadonlySet<number>): string {
    const lines: string[] = [];
    for (const hex of hexes) {
      const { x, y } = this.at(hex);
      EDGES.forEach(([a, b], direction) => {
        if (hexes.has(this.towards(hex, direction))) return;
        const [from, to] = [CORNERS[a]!, CORNERS[b]!];
        lines.push(`M${round(x + from.x)},${round(y + from.y)}L${round(x + to.x)},${round(y + to.y)}`);
      });
    }
    return lines.join('');
  }

  /** Return the box around some hexes. */
  bounds(hexes: Iterable<number>): Box {
    const points = [...hexes].map((hex) => this.at(hex));
    if (points.length === 0) return { x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE };
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs) - COLUMN / 2, Math.min(...ys) - SIZE];
    return { x, y, width: Math.max(...xs) + COLUMN / 2 - x, height: Math.max(...ys) + SIZE - y };
  }

  /** Return where an arrow key leads from a hex, among the drawn ones. */
  arrow(key: string, from: number, drawn: ReadonlySet<number>): number | null {
    const ways = ARROWS[key];
    const found = ways?.map((way) => this.towards(from, way)).find((hex) => drawn.has(hex));
    return found ?? null;
  }
}

/** A column of pointed hexes is a zigzag: up and down have two directions each. */
const ARROWS: Record<string, number[]> = {
  ArrowRight: [0],
  ArrowLeft: [3],
  ArrowUp: [2, 1],
  ArrowDown: [5, 4],
};

const nameOf = ({ q, r }: Spot): string => `${q},${r}`;

const round = (value: number): number => Math.round(value * 10) / 10;
