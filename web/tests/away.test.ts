import { describe, expect, it } from 'vitest';
import { findMissed, LONG } from '../src/lib/table/frame/away.ts';

const told = (seq: number, wording = true) => ({ seq, kind: 'moved', args: {}, wording: wording ? { en: `${seq}`, de: `${seq}` } : null });
const events = [told(1), told(2), told(2), told(3, false), told(4), told(5), told(6), told(7)];

describe('who comes back', () => {
  it('is told the latest of what happened, with the moves counted', () => {
    const found = findMissed({ at: 0, seq: 1 }, events, LONG)!;
    expect(found.from).toBe(2);
    expect(found.moves).toBe(6);
    expect(found.wording.map(({ seq }) => seq)).toEqual([2, 4, 5, 6, 7]);
  });

  it('is told nothing after a moment, after nothing, or of nothing that is said', () => {
    expect(findMissed({ at: 0, seq: 1 }, events, LONG - 1)).toBeNull();
    expect(findMissed({ at: 0, seq: 7 }, events, LONG)).toBeNull();
    expect(findMissed({ at: 0, seq: 7 }, [...events, told(8, false)], LONG)).toBeNull();
    expect(findMissed(undefined, events, LONG)).toBeNull();
  });
});
