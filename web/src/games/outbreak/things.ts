import type { Point } from '$lib/table/board/points.ts';
import { PIECES, type Refugee, type Settlement, type Survivor, type View } from './types.ts';

/** A piece on a settlement. */
export type Thing =
  | { kind: 'piece'; id: string; piece: string; count: number; place: Settlement }
  | { kind: 'refugee'; id: string; refugee: Refugee; index: number }
  | { kind: 'survivor'; id: string; survivor: Survivor };

export interface Standing {
  thing: Thing;
  /** The position within the hex. */
  at: Point;
  size: number;
  /** The radius of its target. */
  ring: number;
}

/** The radius of the target of a piece that stands alone, relative to its size. */
const WIDE = 0.72;

/** Return how many pieces are in each row, their distance and their size, which must stay legible. */
function rows(count: number): { rows: number[]; step: number; size: number; y: number } {
  if (count <= 3) return { rows: [count], step: 34, size: 31, y: 24 };
  if (count === 4) return { rows: [4], step: 27, size: 26, y: 21 };
  if (count <= 7) return { rows: [Math.ceil(count / 2), Math.floor(count / 2)], step: 26, size: 24, y: 14 };
  return { rows: [Math.ceil(count / 2), Math.floor(count / 2)], step: Math.min(21, 104 / Math.ceil(count / 2)), size: 20, y: 14 };
}

export function places(count: number): Omit<Standing, 'thing'>[] {
  const plan = rows(count);
  const ring = count > 1 ? Math.min(plan.size * WIDE, plan.step / 2) : plan.size * WIDE;
  return plan.rows.flatMap((length, row) =>
    Array.from({ length }, (_, index) => ({
      at: { x: (index - (length - 1) / 2) * plan.step, y: plan.y + row * plan.step },
      size: plan.size,
      ring,
    })),
  );
}

/** Return the pieces on a settlement: tokens and buildings, those to protect, then survivors. */
export function thingsOn(place: Settlement, view: View): Standing[] {
  const things: Thing[] = PIECES.flatMap((piece): Thing[] => {
    const count = place.pieces[piece] ?? 0;
    return count > 0 ? [{ kind: 'piece', id: piece, piece, count: piece === 'fortress' ? 1 : count, place }] : [];
  });
  if (view.day > 0 || view.survivors.length > 0) {
    [view.helpless, ...view.settlers].forEach((refugee) => {
      if (refugee.hex !== place.hex) return;
      const index = refugee.piece === 'helpless' ? 0 : Number(refugee.piece.slice(-1));
      things.push({ kind: 'refugee', id: refugee.piece, refugee, index });
    });
  }
  for (const survivor of view.survivors) {
    if (survivor.hex === place.hex) things.push({ kind: 'survivor', id: survivor.id, survivor });
  }
  const spots = places(things.length);
  return things.map((thing, index) => ({ thing, ...spots[index]! }));
}
