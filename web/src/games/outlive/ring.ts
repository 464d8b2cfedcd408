import type { Point } from '$lib/table/board/points.ts';
import type { Hero } from './types.ts';

/** The layout of a board: the ring clockwise from the Dam, and a sign for each place. */
export interface Ground {
  width: number;
  height: number;
  picture: string;
  /** The scale of places and heroes. */
  scale: number;
  /** The middles of the slabs. */
  at: Record<string, Point>;
  /** The upper left corners of the signs with their widths, and whether they are at the lower edge. */
  sign: Record<string, Point & { width: number; low?: true }>;
  /** The positions of the steps and the Pressure of a legal place: the outer end of its slab. */
  tag: Record<string, Point>;
  /** The middle of the lake, where everything is explained. */
  lake: Point & { width: number };
  /** The distance between the spots of the Cargo Ship. */
  spot: number;
}

export const ORDER = ['dam', 'base', 'silent', 'mine', 'ship', 'fair', 'blackwood', 'forest'] as const;

export const WIDE: Ground = {
  width: 960,
  height: 496,
  picture: 'outlive-board-ring',
  scale: 1,
  at: {
    dam: { x: 480, y: 84 }, base: { x: 767, y: 95 }, silent: { x: 864, y: 245 }, mine: { x: 767, y: 395 },
    ship: { x: 480, y: 406 }, fair: { x: 193, y: 395 }, blackwood: { x: 96, y: 245 }, forest: { x: 193, y: 95 },
  },
  sign: {
    dam: { x: 392, y: 111, width: 176 }, base: { x: 641, y: 126, width: 176 }, silent: { x: 641, y: 263, width: 176 },
    mine: { x: 641, y: 426, width: 176, low: true }, ship: { x: 352, y: 436, width: 256 }, fair: { x: 143, y: 426, width: 176, low: true },
    blackwood: { x: 144, y: 263, width: 176 }, forest: { x: 143, y: 126, width: 176 },
  },
  tag: {
    dam: { x: 566, y: 62 }, base: { x: 852, y: 74 }, silent: { x: 910, y: 232 }, mine: { x: 852, y: 376 },
    ship: { x: 581, y: 360 }, fair: { x: 82, y: 384 }, blackwood: { x: 6, y: 276 }, forest: { x: 66, y: 74 },
  },
  lake: { x: 480, y: 336, width: 316 },
  spot: 64,
}; // prettier-ignore

export const NARROW: Ground = {
  width: 390,
  height: 476,
  picture: 'outlive-board-ring-phone',
  scale: 0.74,
  at: {
    dam: { x: 195, y: 66 }, base: { x: 331, y: 79 }, silent: { x: 331, y: 227 }, mine: { x: 331, y: 372 },
    ship: { x: 195, y: 384 }, fair: { x: 61, y: 372 }, blackwood: { x: 61, y: 227 }, forest: { x: 61, y: 79 },
  },
  sign: {
    dam: { x: 139, y: 88, width: 113 }, base: { x: 274, y: 101, width: 113 }, silent: { x: 271, y: 248, width: 115 },
    mine: { x: 274, y: 394, width: 113 }, ship: { x: 120, y: 407, width: 151 }, fair: { x: 3, y: 394, width: 113 },
    blackwood: { x: 4, y: 248, width: 115 }, forest: { x: 4, y: 101, width: 113 },
  },
  tag: {
    dam: { x: 236, y: 30 }, base: { x: 326, y: 14 }, silent: { x: 326, y: 160 }, mine: { x: 326, y: 306 },
    ship: { x: 165, y: 318 }, fair: { x: 2, y: 306 }, blackwood: { x: 2, y: 160 }, forest: { x: 2, y: 14 },
  },
  lake: { x: 195, y: 296, width: 140 },
  spot: 37,
}; // prettier-ignore

/** Return the same ring in a wider field: places are farther apart, and nothing else grows. */
export function stretched(ground: Ground, by: number): Ground {
  const apart = <P extends Point>(points: Record<string, P>, wide: (point: P) => number = () => 0) =>
    Object.fromEntries(
      Object.entries(points).map(([id, point]) => {
        const middle = wide(point) / 2;
        return [id, { ...point, x: (point.x + middle) * by - middle }];
      }),
    );
  return {
    ...ground,
    width: ground.width * by,
    at: apart(ground.at),
    sign: apart(ground.sign, ({ width }) => width),
    tag: apart(ground.tag, () => TAG[ground === NARROW ? 'narrow' : 'wide']),
    lake: { ...ground.lake, x: ground.lake.x * by },
    spot: ground.spot * by,
  };
}

/** The widths of tags. */
const TAG = { wide: 42, narrow: 60 };
const WIDTH = { standing: 31, lying: 44 };
const FIGURE = 0.86;

export interface Figure extends Point {
  hero: Hero;
  scale: number;
}

/** Return the positions of the heroes at a place: side by side, on the ship each above its spot. */
export function figures(place: string, heroes: Hero[], ground: Ground): Figure[] {
  const middle = ground.at[place]!;
  const scale = FIGURE * ground.scale;
  const rest = heroes.filter(({ spot }) => spot === null);
  const widths = rest.map(({ standing }) => (standing ? WIDTH.standing : WIDTH.lying) * ground.scale);
  let x = middle.x - widths.reduce((sum, width) => sum + width, 0) / 2;
  const side = rest.map((hero, index) => {
    const at = x + widths[index]! / 2;
    x += widths[index]!;
    return { hero, scale, x: at, y: middle.y + (hero.standing ? 14 : 8) * ground.scale };
  });
  const aboard = heroes
    .filter(({ spot }) => spot !== null)
    .map((hero, index, all) => {
      const before = all.slice(0, index).filter(({ spot }) => spot === hero.spot).length;
      const spot = middle.x + (hero.spot! - 4.5) * ground.spot + before * 16;
      return { hero, scale, x: spot, y: middle.y + (hero.standing ? 16 : 10) * ground.scale };
    });
  return [...side, ...aboard];
}

/** Return the points of the road from one place to another, the shorter way round. */
export function route(from: string, to: string, ground: Ground): Point[] {
  const [a, b] = [ORDER.indexOf(from as never), ORDER.indexOf(to as never)];
  if (a < 0 || b < 0) return [];
  const count = ORDER.length;
  const right = (b - a + count) % count;
  const way = right <= count / 2 ? 1 : -1;
  const steps = Math.min(right, count - right);
  return Array.from({ length: steps + 1 }, (_, k) => ground.at[ORDER[(a + way * k + count * 2) % count]!]!);
}
