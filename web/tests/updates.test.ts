import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MoveView, TableView, UpdateView } from '../src/lib/api/types.ts';
import { applyChange, Updates, type Change, type Incoming } from '../src/lib/api/updates.ts';

interface Case {
  old: unknown;
  new: unknown;
  change: Change;
}

/** Written by the server's own tests, which check the same cases. */
const CASES = JSON.parse(readFileSync(new URL('./fixtures/changes.json', import.meta.url), 'utf8')) as Case[];

describe('a change', () => {
  it.each(CASES)('leads from the old value to the new one ($change)', ({ old, new: wanted, change }) => {
    const before = structuredClone(old);
    expect(applyChange(old, change)).toEqual(wanted);
    expect(old).toEqual(before);
  });

  it('leaves unchanged parts as they are', () => {
    const old = { tiles: [{ prey: 1 }, { prey: 2 }], players: [{ seat: 0 }] };
    const now = applyChange(old, { tiles: { 1: { prey: [3] } } }) as typeof old;
    expect(now.players).toBe(old.players);
    expect(now.tiles[0]).toBe(old.tiles[0]);
    expect(now.tiles[1]).toEqual({ prey: 3 });
    expect(applyChange(old, {})).toBe(old);
  });
});

const move = (n: number) => ({ n, key: `m${n}` }) as MoveView;
const whole = (number: number, seq: number) =>
  ({ type: 'table', number, seq, whole: true, since: null, over: false, view: { round: 1 }, moves: [move(1), move(2)], commands: [], events: [] }) as unknown as TableView;
const update = (number: number, since: number, rest: Partial<UpdateView> = {}) =>
  ({ type: 'update', number, seq: since + 1, since, afresh: false, fields: {}, view: {}, moves: [], commands: [], events: [], ...rest }) as UpdateView;

describe('the messages on a connection', () => {
  it('add up to the whole table', () => {
    const updates = new Updates();
    updates.read(whole(1, 0));
    expect(updates.read(update(2, 0, { view: { round: [2] }, fields: { over: [true] }, moves: [1, move(3)] }))).toMatchObject({
      type: 'table', number: 2, seq: 1, since: 0, whole: false, over: true, view: { round: 2 }, moves: [move(2), move(3)],
    }); // prettier-ignore
    expect(updates.read(update(3, 1, { moves: [2, 0] }))).toMatchObject({ over: true, view: { round: 2 }, moves: [move(3), move(1)] });
  });

  it('number moves from 0 again if they are marked so', () => {
    const updates = new Updates();
    updates.read(whole(1, 0));
    updates.read(update(2, 0, { afresh: true, moves: [move(7)] }));
    expect(updates.read(update(3, 1, { moves: [0] }))).toMatchObject({ moves: [move(7)] });
  });

  it('reveal a gap, after which only a complete one counts', () => {
    const updates = new Updates();
    expect(updates.read(update(2, 0))).toBe('gap');
    updates.read(whole(3, 4));
    expect(updates.read(update(5, 5))).toBe('gap');
    expect(updates.read(update(6, 6))).toBe('gap');
    expect(updates.read(whole(7, 7))).toMatchObject({ seq: 7 });
    expect(updates.read(update(8, 7))).toMatchObject({ seq: 8 });
  });

  it('count once, even if they come twice or late', () => {
    const updates = new Updates();
    updates.read(whole(1, 0));
    updates.read(update(2, 0));
    expect(updates.read(update(2, 0))).toBeNull();
    expect(updates.read(whole(1, 0))).toBeNull();
    expect(updates.read(update(3, 1))).toMatchObject({ seq: 2 });
  });

  it('pass unchanged if they are not about the table', () => {
    const chat = { type: 'chat', lines: [] } as unknown as Incoming;
    expect(new Updates().read(chat)).toBe(chat);
  });
});
