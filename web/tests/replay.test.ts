import { describe, expect, it } from 'vitest';
import type { Frame, ReplayView } from '../src/lib/api/types.ts';
import type { GameClient } from '../src/lib/table/game.ts';
import { ReplayTable } from '../src/lib/table/replay/replay.svelte.ts';

const client = { apply: () => undefined, pace: () => 0, lead: () => 0 } as unknown as GameClient;
const frame = (seq: number): Frame => ({ seq, to_move: 0, move: null, seat: 0, view: {}, events: [], chart: {} });

/** Return a game of ten frames with this number of them loaded; an undo has left a gap in the sequence numbers. */
const part = (count: number): ReplayView => ({
  game: 'toy', options: {}, seats: [], length: 10, first: 0, over: false, placements: [],
  frames: [0, 1, 2, 3, 6, 7, 8, 9, 10, 11].slice(0, count).map(frame),
}); // prettier-ignore

describe('a replay that is still coming in', () => {
  it('opens at once where it should when that frame is here', () => {
    expect(new ReplayTable(part(4), client, 2).at).toBe(2);
  });

  it('waits for the frame to open at, and then goes there once', () => {
    const table = new ReplayTable(part(4), client, 7);
    expect(table.at).toBe(0);
    table.grow(part(7));
    expect(table.at).toBe(5);
    table.grow(part(10));
    expect(table.at).toBe(5);
  });

  it('opens at the next frame where the moves of that number were taken back', () => {
    expect(new ReplayTable(part(10), client, 4).frame.seq).toBe(6);
  });

  it('opens at the end when there is no such frame', () => {
    const table = new ReplayTable(part(4), client, 99);
    expect(table.at).toBe(0);
    table.grow(part(10));
    expect(table.at).toBe(9);
  });

  it('never takes a viewer back who has moved', () => {
    for (const openAt of [0, 9]) {
      const table = new ReplayTable(part(4), client, openAt);
      table.go(3);
      table.grow(part(7));
      table.grow(part(10));
      expect(table.at).toBe(3);
    }
  });

  it('never takes a viewer back who has stepped on', async () => {
    const table = new ReplayTable(part(4), client, 9);
    await table.step();
    table.grow(part(10));
    expect(table.at).toBe(1);
  });
});
