import type { Box, Point, Size } from './points.ts';

/** A place on the stage that had better not be covered. */
export interface Obstacle extends Point {
  /** How bad it is to cover it. */
  weight: number;
}

const GAP = 34;
const MARGIN = 8;
/** A line of this length to the cause is as bad as covering a third of a known place. */
const LONG = 90;

/** How much a box hides of places that reach so far from their middles. */
export const hidden = (box: Box, obstacles: readonly Obstacle[], half: number): number =>
  obstacles.reduce((sum, spot) => sum + spot.weight * overlap(box, spot, half), 0);

/**
 * Where to put what explains something: near its cause, never over a place that can be pressed, and rather over
 * nothing than over what is known. All in pixels of the stage.
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

/** How long the line is that ties a box to its cause. */
function lineLength(box: Box, cause: Point): number {
  const x = Math.max(box.x - cause.x, 0, cause.x - box.x - box.width);
  const y = Math.max(box.y - cause.y, 0, cause.y - box.y - box.height);
  return Math.hypot(x, y);
}

/** How much of a place a box covers, 0 to 1. */
function overlap(box: Box, place: Point, half: number): number {
  const width = Math.min(box.x + box.width, place.x + half) - Math.max(box.x, place.x - half);
  const height = Math.min(box.y + box.height, place.y + half) - Math.max(box.y, place.y - half);
  return width > 0 && height > 0 ? (width * height) / (4 * half * half) : 0;
}
