import { HALF, type Point } from './hex.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Obstacle extends Point {
  /** How bad it is to cover this tile. */
  weight: number;
}

const GAP = 34;
const MARGIN = 8;
/** A line of this length to the cause is as bad as covering a third of a known tile. */
const LONG = 90;

/**
 * Where to put the tooltip: near what it explains, never over a place that can be clicked, and
 * rather over snow than over what is known. All in pixels of the stage.
 */
export function place(cause: Point, size: { width: number; height: number }, stage: Box, obstacles: Obstacle[], scale: number): Point {
  let best: { at: Point; cost: number } | null = null;
  const { width, height } = size;
  for (let dx = -1.25; dx <= 1.25; dx += 0.125) {
    for (let dy = -1.6; dy <= 1.6; dy += 0.2) {
      const middle = { x: cause.x + dx * (width + GAP), y: cause.y + dy * (height / 2 + GAP) };
      const at = {
        x: Math.min(Math.max(middle.x - width / 2, stage.x + MARGIN), stage.x + stage.width - width - MARGIN),
        y: Math.min(Math.max(middle.y - height / 2, stage.y + MARGIN), stage.y + stage.height - height - MARGIN),
      };
      const box = { ...at, width, height };
      const covered = obstacles.reduce((sum, spot) => sum + spot.weight * overlap(box, spot, scale), 0);
      const self = overlap(box, cause, scale * 0.4) * 60;
      const away = lineLength(box, cause) / LONG;
      const cost = covered + self + away;
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

/** How much of a tile a box covers, 0 to 1. */
function overlap(box: Box, tile: Point, scale: number): number {
  const half = HALF * scale;
  const width = Math.min(box.x + box.width, tile.x + half) - Math.max(box.x, tile.x - half);
  const height = Math.min(box.y + box.height, tile.y + half) - Math.max(box.y, tile.y - half);
  return width > 0 && height > 0 ? (width * height) / (4 * half * half) : 0;
}
