import { describe, expect, it } from 'vitest';
import { arrow, bounds, centre, direction, DIRECTIONS, step } from '../src/games/outlast/hex.ts';
import type { Spot } from '../src/lib/table/board/hex.ts';

/** Return the hexes of a board of this radius, unsorted. */
function board(radius: number): Spot[] {
  const spots: Spot[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) spots.push({ q, r });
  }
  return spots;
}

describe('the hexagonal board', () => {
  it('names directions clockwise from the east', () => {
    expect(DIRECTIONS.map((_, way) => step({ q: 0, r: 0 }, way))).toEqual([
      { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 },
    ]); // prettier-ignore
  });

  it('finds the direction between neighbours, and none otherwise', () => {
    const from = { q: 2, r: -1 };
    for (let way = 0; way < 6; way++) expect(direction(from, step(from, way))).toBe(way);
    expect(direction(from, from)).toBeNull();
    expect(direction(from, { q: 0, r: 0 })).toBeNull();
  });

  it('lays columns 106 and rows 80 apart', () => {
    expect(centre({ q: -3, r: 0 })).toEqual({ x: -318, y: 0 });
    expect(centre({ q: -2, r: 1 })).toEqual({ x: -159, y: 80 });
  });

  it('keeps every tile inside the bounds of its board', () => {
    for (const radius of [2, 3, 4]) {
      const box = bounds(radius);
      for (const spot of board(radius)) {
        const { x, y } = centre(spot);
        expect(x - 53).toBeGreaterThanOrEqual(box.x);
        expect(x + 53).toBeLessThanOrEqual(box.x + box.width);
        expect(y - 53).toBeGreaterThanOrEqual(box.y);
        expect(y + 53).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });

  it('lets arrow keys reach every tile from every other', () => {
    const spots = board(3);
    const reached = new Set<Spot>();
    const open = [spots.find(({ q, r }) => q === 0 && r === 0)!];
    for (let spot = open.pop(); spot; spot = open.pop()) {
      if (reached.has(spot)) continue;
      reached.add(spot);
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = arrow(key, spot, spots);
        if (next) open.push(next);
      }
    }
    expect(reached.size).toBe(spots.length);
    expect(arrow('Enter', spots[0]!, spots)).toBeNull();
  });
});
