import { describe, expect, it } from 'vitest';
import { fiveOf, nextOfFive, progressOf } from '../src/lib/puzzles/five.ts';
import { answersOf, BEGINNER, MOST_FIVES, withAnswer } from '../src/lib/puzzles/solver.ts';
import { isoDay } from '../src/lib/study/days.ts';

const puzzles = Array.from({ length: 55 }, (_, at) => ({ id: `${(at * 17) % 53}-${at}`, rating: 800 + 10 * (at % 31) }));
const TODAY = '2026-11-19';
const DAY = 24 * 60 * 60 * 1000;
/** The days in which each of the eleven puzzles of a part comes once. */
const turn = Math.floor(Date.parse(TODAY) / DAY / 11) * 11;
const days = Array.from({ length: 11 }, (_, at) => isoDay((turn + at) * DAY));
const ids = (day: string, game = 'outlast') => fiveOf(puzzles, game, day).map(({ id }) => id);

describe("today's five", () => {
  it('follow from the date and the game alone, and go from easy to hard', () => {
    expect(fiveOf(puzzles.toReversed(), 'outlast', TODAY)).toEqual(fiveOf(puzzles, 'outlast', TODAY));
    for (const day of days) {
      const ratings = fiveOf(puzzles, 'outlast', day).map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
      expect(new Set(ids(day)).size).toBe(5);
    }
    expect(ids(TODAY)).not.toEqual(ids(TODAY, 'outlive'));
  });

  it('are all used before one comes again', () => {
    expect(new Set(days.flatMap((day) => ids(day))).size).toBe(55);
    const order = days.map((day) => ids(day)[0]);
    expect(days.map((_, at) => ids(isoDay((turn + 11 + at) * DAY))[0])).not.toEqual(order);
  });

  it('are none if there are too few', () => {
    expect(fiveOf(puzzles.slice(0, 4), 'outlast', TODAY)).toEqual([]);
    expect(fiveOf(puzzles.slice(0, 5), 'outlast', TODAY)).toHaveLength(5);
  });

  it('count the first answer of their day, however a puzzle went before', () => {
    const [first, second] = ids(TODAY) as [string, string];
    const before = { ...BEGINNER, seen: { outlast: { [first]: 'missed' } } as const };
    const once = withAnswer(before, TODAY, 'outlast', first, 'first');
    const twice = withAnswer(withAnswer(once, TODAY, 'outlast', first, 'missed'), TODAY, 'outlast', second, 'missed');
    expect(answersOf(twice, TODAY, 'outlast')).toEqual({ [first]: 'first', [second]: 'missed' });
    expect([twice.rating, twice.seen]).toEqual([before.rating, before.seen]);
    expect(progressOf(puzzles, twice, 'outlast', TODAY).map(({ outcome }) => outcome)).toEqual(['first', 'missed', null, null, null]);
    expect(progressOf(puzzles, twice, 'outlive', TODAY).every(({ outcome }) => outcome === null)).toBe(true);
  });

  it('lead to the next open one, around the end, and to none when all are answered', () => {
    const five = ids(TODAY);
    let known = withAnswer(BEGINNER, TODAY, 'outlast', five[1]!, 'first');
    const after = (id?: string) => nextOfFive(progressOf(puzzles, known, 'outlast', TODAY), id)?.id;
    expect([after(), after(five[0]), after(five[4])]).toEqual([five[0], five[2], five[0]]);
    for (const id of five.slice(1)) known = withAnswer(known, TODAY, 'outlast', id, 'first');
    expect([after(), after(five[0])]).toEqual([five[0], undefined]);
    known = withAnswer(known, TODAY, 'outlast', five[0]!, 'first');
    expect(after()).toBeUndefined();
  });

  it('are kept for the last days', () => {
    const all = Array.from({ length: 40 }, (_, at) => isoDay(Date.parse(TODAY) - at * DAY));
    const known = all.reduce((so, day) => withAnswer(so, day, 'outlast', '1-2', 'first'), BEGINNER);
    expect(Object.keys(known.fives)).toEqual(all.slice(0, MOST_FIVES).toReversed());
  });
});
