import type { Point } from '$lib/table/board/points.ts';
import { centre } from './hex.ts';
import { LETTERS, type Meeple, type Tile, type View } from './types.ts';

/** Positions of things on a tile, from its centre. Left is resources, right is prey. */
export const LOGS: readonly Point[] = [
  { x: -40.5, y: 11 },
  { x: -40.5, y: -1 },
  { x: -40.5, y: -13 },
];
export const HARES: readonly Point[] = [
  { x: 40.5, y: 9 },
  { x: 40.5, y: -7.5 },
  { x: 40.5, y: -24 },
];

/** The most figures of one owner on a tile. More become one figure with a number. */
const MOST_APART = 3;
const PITCH = 32;
const ROOM = 48;

export interface Figure {
  meeple: Meeple;
  /** The number of meeples that this figure stands for. */
  count: number;
  x: number;
  y: number;
  scale: number;
}

/** Return the figures on the board with their positions. */
export function figures(view: View, selected: string | null): Figure[] {
  const all: Figure[] = [];
  for (const tile of view.tiles) {
    if (!tile.face_up) continue;
    const standing = view.players.flatMap(({ meeples }) => gathered(meeples, tile.number, selected));
    const low = tile.structures.some(({ kind }) => kind !== 'settlement') ? 2 : 10;
    const { x, y } = centre(tile);
    const middle = tile.wolf ? 15 : 0;
    const room = tile.wolf ? ROOM / 2 : ROOM;
    const pitch = Math.min(PITCH, room / Math.max(1, standing.length - 1));
    const scale = standing.length > 3 ? 0.8 : 1;
    standing.forEach(({ meeple, count }, index) => {
      const aside = (index - (standing.length - 1) / 2) * pitch;
      all.push({ meeple, count, x: x + middle + aside, y: y + low + (tile.wolf ? 1 : 0), scale });
    });
  }
  // The selected one comes last, in front; the rest of the order never changes, so that all can be animated.
  const front = ({ meeple }: Figure) => (meeple.id === selected ? 1 : 0);
  return all.sort((a, b) => front(a) - front(b) || a.meeple.id.localeCompare(b.meeple.id));
}

function gathered(meeples: Meeple[], tile: number, selected: string | null) {
  const here = meeples.filter((meeple) => meeple.tile === tile);
  if (here.length <= MOST_APART) return here.map((meeple) => ({ meeple, count: 1 }));
  const front = here.find(({ id }) => id === selected) ?? here.find(({ cornered }) => cornered);
  return [{ meeple: front ?? here[0]!, count: here.length }];
}

/** Return the positions of structures: settlements on the horizon, those of a workshop in a row on the ground. */
export function structures(tile: Tile): { kind: string; owner: number; x: number; y: number; scale: number }[] {
  const settlements = tile.structures.filter(({ kind }) => kind === 'settlement');
  const others = tile.structures.filter(({ kind }) => kind !== 'settlement');
  const [scale, pitch] = others.length > 3 ? [0.6, 20] : [0.75, 28];
  return [
    ...settlements.map(({ kind, owner }) => ({ kind, owner, x: 0, y: -22, scale: 1.12 })),
    ...others.map(({ kind, owner }, index) => ({
      kind,
      owner,
      x: (index - (others.length - 1) / 2) * pitch,
      y: 26,
      scale,
    })),
  ];
}

/** Numbers of variations of terrain drawings. A tile's variation is chosen by its number alone. */
const VARIATIONS: Record<string, number> = {
  barren: 2, den: 2, forest: 3, hills: 3, marsh: 2, meadow: 3, mountain: 2, plains: 3, river: 3,
  thicket: 3, trail: 2,
}; // prettier-ignore

export function picture(tile: Tile): string {
  if (!tile.face_up || !tile.terrain) return 'outlast-terrain-facedown';
  const variation = tile.number % (VARIATIONS[tile.terrain] ?? 1);
  return `outlast-terrain-${tile.terrain}${variation ? `-${variation + 1}` : ''}`;
}

export function figurePicture(meeple: Meeple, state = meeple.hidden ? 'hidden' : 'standing'): string {
  return `outlast-meeple-${LETTERS[meeple.seat]}-${state}`;
}

/** The scale of the board by its radius: small boards larger, large ones smaller, so that all fit. */
export const SCALE: Record<number, number> = { 2: 1.3, 3: 1, 4: 0.8 };

export const WOLF_ALONE = { x: 0, y: 0, scale: 1.15 };
export const WOLF_BESIDE = { x: -13, y: -9, scale: 1.02 };
