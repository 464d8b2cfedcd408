import { describe, expect, it } from 'vitest';
import { marksOf } from '../src/lib/table/end/past_rounds.ts';
import { monthOf, otherMonth, streak, untilMidnight, type Days } from '../src/lib/study/days.ts';
import { bars } from '../src/lib/study/share.ts';
import type { Frame } from '../src/lib/api/types.ts';

const done = { table: 't', token: 's', counted: true, result: { points: 1, rank: 1, won: true } };

describe('days', () => {
  it('counts days in a row, and today may still be missing', () => {
    const all: Days = { '2026-11-15': { outlast: done }, '2026-11-16': { outlive: done }, '2026-11-17': { outlast: done } };
    expect(streak(all, '2026-11-17')).toBe(3);
    expect(streak(all, '2026-11-18')).toBe(3);
    expect(streak(all, '2026-11-19')).toBe(0);
  });

  it('counts neither practice nor games that are not over', () => {
    expect(streak({ '2026-11-17': { outlast: { ...done, counted: false } } }, '2026-11-17')).toBe(0);
    expect(streak({ '2026-11-17': { outlast: { ...done, result: undefined } } }, '2026-11-17')).toBe(0);
  });

  it('goes on over the end of a month and of a year', () => {
    const all: Days = { '2026-12-31': { outlast: done }, '2027-01-01': { outlast: done } };
    expect(streak(all, '2027-01-01')).toBe(2);
    expect(otherMonth('2026-12-31', 1)).toBe('2027-01-01');
    expect(otherMonth('2026-03-31', -1)).toBe('2026-02-01');
  });

  it('knows the days of a month, from Monday', () => {
    const { blank, days } = monthOf('2026-11-18');
    expect([blank, days.length, days[0], days.at(-1)]).toEqual([6, 30, '2026-11-01', '2026-11-30']);
    expect(monthOf('2028-02-01').days.length).toBe(29);
  });

  it('ends at midnight in universal time', () => {
    expect(untilMidnight(Date.UTC(2026, 10, 18, 23, 0))).toBe(60 * 60 * 1000);
  });
});

describe('what is shared', () => {
  it('has a mark for each round up to the end', () => {
    const frame = (round: number, people: number) => ({ seq: round, chart: { round, people } }) as unknown as Frame;
    const frames = [frame(1, 3), frame(2, 2), frame(3, 2), frame(4, 0), frame(5, 0)];
    expect(marksOf(frames, 'round', ({ chart }) => Number(chart.people))).toEqual(['good', 'half', 'good', 'bad']);
  });

  it('puts points into bars', () => {
    expect(bars([])).toEqual([]);
    expect(bars([3, 3, 4])).toEqual([{ from: 3, to: 3, count: 2 }, { from: 4, to: 4, count: 1 }]);
    const many = bars(Array.from({ length: 100 }, (_, index) => index));
    expect(many.length).toBeLessThanOrEqual(12);
    expect(many.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  });
});
