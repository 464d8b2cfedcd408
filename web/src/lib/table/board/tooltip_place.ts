import type { Box, Point, Size } from './points.ts';

/** A place that should not be covered. */
export interface Obstacle extends Point {
  /** The cost of covering it. */
  weight: number;
}

const GAP = 34;
const MARGIN = 8;
/** A connecting line of this length costs as much as covering a third of a place of weight 1. */
const LONG = 90;

/** Return the cost of the places that a box covers; `half` is half the side of a place. */
export const hidden = (box: Box, obstacles: readonly Obstacle[], half: number): number =>
  obstacles.reduce((sum, spot) => sum + spot.weight * overlap(box, spot, half), 0);

/**
 * Return where to put a tooltip: near its cause, never over a button, and over free space rather than over pieces.
 * All sizes are in pixels of the stage.
 */
export function place(cause: Point, size: Size, stage: Size, obstacles: readonly Obstacle[], half: number): Point {
  let best: { at: Point; cost: number } | null = null;
  const { width, height } = size;
  for (let dx = -1.25; dx <= 1.25; dx += 0.125) {
    for (let dy = -1.6; dy <= 1.6; dy += 0.2) {
      const middle = { x: cause.x + dx * (width + GAP), y: cause.y + dy * (height / 2 + GAP) };
      const at = {
        x: Math.min(Math.max(middle.x - width / 2, MARGIN), stage.width - width - MARGIN),
        y: Math.min(Math.max(middle.y - height / 2, MARGIN), stage.height - height - MARGIN),
      };
      const box = { ...at, width, height };
      const self = overlap(box, cause, half * 0.4) * 60;
      const away = lineLength(box, cause) / LONG;
      const cost = hidden(box, obstacles, half) + self + away;
      if (!best || cost < best.cost) best = { at, cost };
    }
  }
  return best!.at;
}

/** Return the length of the line from a box to its cause. */
function lineLength(box: Box, cause: Point): number {
  const x = Math.max(box.x - cause.x, 0, cause.x - box.x - box.width);
  const y = Math.max(box.y - cause.y, 0, cause.y - box.y - box.height);
  return Math.hypot(x, y);
}

/** Return the share of a place that a box covers, from 0 to 1. */
function overlap(box: Box, place: Point, half: number): number {
  const width = Math.min(box.x + box.width, place.x + half) - Math.max(box.x, place.x - half);
  const height = Math.min(box.y + box.height, place.y + half) - Math.max(box.y, place.y - half);
  return width > 0 && height > 0 ? (width * height) / (4 * half * half) : 0;
}
