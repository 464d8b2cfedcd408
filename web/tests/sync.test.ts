import { describe, expect, it } from 'vitest';
import type { EventView } from '../src/lib/api/types.ts';
import { fit, unseen } from '../src/lib/table/sync.ts';

const event = (seq: number): EventView => ({ seq, kind: 'hid', args: {}, said: null });
const message = (seq: number, events: number[], whole = false) => ({ seq, whole, events: events.map(event) });

describe('how a message fits what is known', () => {
  it('takes a whole one at any time', () => {
    expect(fit(null, message(7, [1, 2], true))).toBe('whole');
    expect(fit(9, message(7, [], true))).toBe('whole');
  });

  it('takes what follows directly', () => {
    expect(fit(4, message(5, [5, 5]))).toBe('next');
    expect(fit(4, message(7, [5, 6, 7]))).toBe('next');
    expect(fit(4, message(4, []))).toBe('next');
  });

  it('notices a gap and what is too old', () => {
    expect(fit(null, message(3, [3]))).toBe('gap');
    expect(fit(4, message(6, [6]))).toBe('gap');
    expect(fit(4, message(9, []))).toBe('gap');
    expect(fit(4, message(3, [3]))).toBe('old');
  });

  it('shows only events that were not shown before', () => {
    expect(unseen(4, message(6, [3, 4, 5, 6])).map(({ seq }) => seq)).toEqual([5, 6]);
    expect(unseen(null, message(6, [5, 6]))).toEqual([]);
  });
});
