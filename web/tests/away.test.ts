import { describe, expect, it } from 'vitest';
import { findMissed, LONG } from '../src/lib/table/frame/away.ts';

const told = (seq: number, wording = true) => ({ seq, kind: 'moved', args: {}, wording: wording ? { en: `${seq}`, de: `${seq}` } : null });
const events = [told(1), told(2), told(2), told(3, false), told(4), told(5), told(6), told(7)];

describe('what somebody has missed', () => {
  it('lists the latest events and counts the moves', () => {
    const found = findMissed({ at: 0, seq: 1 }, events, LONG)!;
    expect(found.from).toBe(2);
    expect(found.moves).toBe(6);
    expect(found.lines.map(({ seq }) => seq)).toEqual([2, 4, 5, 6, 7]);
  });

  it('is null after a short time, without new events, without log lines, and at the first visit', () => {
    expect(findMissed({ at: 0, seq: 1 }, events, LONG - 1)).toBeNull();
    expect(findMissed({ at: 0, seq: 7 }, events, LONG)).toBeNull();
    expect(findMissed({ at: 0, seq: 7 }, [...events, told(8, false)], LONG)).toBeNull();
    expect(findMissed(undefined, events, LONG)).toBeNull();
  });
});
