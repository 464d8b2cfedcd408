import { describe, expect, it } from 'vitest';
import type { EventView } from '../src/lib/api/types.ts';
import { classifyMessage, newEvents } from '../src/lib/table/sync/sync.ts';

const event = (seq: number): EventView => ({ seq, kind: 'hid', args: {}, wording: null });
const after = (since: number, seq: number) => ({ seq, whole: false, since });
const whole = (seq: number) => ({ seq, whole: true, since: null });

describe('how a message relates to the known state', () => {
  it('takes a complete one, unless this connection has sent a newer one', () => {
    expect(classifyMessage(null, whole(7))).toBe('whole');
    expect(classifyMessage(9, whole(7))).toBe('whole');
    expect(classifyMessage(9, whole(7), true)).toBe('old');
    expect(classifyMessage(9, whole(9), true)).toBe('whole');
  });

  it('takes the next one', () => {
    expect(classifyMessage(4, after(4, 5))).toBe('next');
    expect(classifyMessage(4, after(4, 7))).toBe('next');
    expect(classifyMessage(4, after(2, 7))).toBe('next');
    expect(classifyMessage(4, after(4, 4))).toBe('next');
  });

  it('notices a gap and an old one', () => {
    expect(classifyMessage(null, after(2, 3))).toBe('gap');
    expect(classifyMessage(4, after(5, 6))).toBe('gap');
    expect(classifyMessage(4, after(5, 5))).toBe('gap');
    expect(classifyMessage(4, after(2, 3))).toBe('old');
  });

  it('shows only events that were not shown before', () => {
    expect(newEvents(4, { events: [3, 4, 5, 6].map(event) }).map(({ seq }) => seq)).toEqual([5, 6]);
    expect(newEvents(null, { events: [5, 6].map(event) })).toEqual([]);
  });
});
