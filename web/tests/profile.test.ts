import { describe, expect, it } from 'vitest';
import { BEGINNER } from '../src/lib/puzzles/solver.ts';
import { merge, milestones, type Profile, ProfileError, read, type Result, strongest, write } from '../src/lib/profile/profile.ts';

const result = (table: string, more: Partial<Result> = {}): Result => ({
  table, game: 'outlast', level: 'settler', won: true, points: 4, day: '2026-11-01', ...more,
}); // prettier-ignore
const someone = (more: Partial<Profile> = {}): Profile => ({ name: 'Mara', results: [], days: {}, courses: {}, puzzles: BEGINNER, voyages: [], ...more });

describe('a profile in a file', () => {
  it('is read as it was written', () => {
    const own = someone({ results: [result('a')], days: { '2026-11-01': { outlast: { table: 'a', token: 't', counted: true } } } });
    expect(read(write(own))).toEqual(own);
  });

  it.each([
    ['profile-foreign', 'a letter'],
    ['profile-foreign', '{"game": "outlast"}'],
    ['profile-foreign', 'null'],
    ['profile-cut', write(someone()).slice(0, -9)],
    ['profile-version', write(someone()).replace('"version":1', '"version":2')],
    ['profile-altered', write(someone()).replace('1200', '2900')],
    ['profile-altered', write({ ...someone(), results: 7 } as unknown as Profile)],
  ])('is refused: %s', (reason, text) => {
    expect(() => read(text)).toThrow(new ProfileError(reason));
  });

  it('is merged, and loses nothing', () => {
    const own = someone({ results: [result('a')], courses: { outlast: { done: ['one'], lesson: null, step: 0 } } });
    const other = someone({
      results: [result('a', { points: 9 }), result('b')],
      courses: { outlast: { done: ['two'], lesson: 'three', step: 2 } },
      puzzles: { ...BEGINNER, rating: 1400, rated: 5, seen: { outlast: { '1-2': 'first' } } },
    });
    const both = merge(own, other);
    expect(both.results.map(({ table, points }) => [table, points])).toEqual([['a', 4], ['b', 4]]);
    expect(both.courses.outlast?.done).toEqual(['one', 'two']);
    expect([both.puzzles.rating, both.puzzles.seen]).toEqual([1400, { outlast: { '1-2': 'first' } }]);
    expect(merge(both, other)).toEqual(both);
  });

  it('brings voyages, also none from a file of before', () => {
    const { voyages: _, ...before } = someone();
    expect(read(write(before as Profile)).voyages).toEqual([]);
    const leg = { table: 'a', game: 'exoworld', stop: 'S01', day: '2026-11-01', won: true, at: 12, goals: [0], facts: { emergency: 3 } };
    const own = someone({ voyages: [leg] });
    expect(read(write(own))).toEqual(own);
    const other = someone({ voyages: [{ ...leg, goals: [] }, { ...leg, table: 'b', stop: 'S02', day: '2026-10-01' }] });
    expect(merge(own, other).voyages.map(({ table, goals }) => [table, goals])).toEqual([['b', [0]], ['a', [0]]]);
    expect(() => read(write(someone({ voyages: [{ ...leg, goals: ['all'] }] as never })))).toThrow('profile-altered');
  });

  it('keeps the counted try of a day', () => {
    const practice = someone({ days: { d: { outlast: { table: 'p', token: 't', counted: false } } } });
    const counted = someone({ days: { d: { outlast: { table: 'c', token: 't', counted: true } } } });
    expect(merge(practice, counted).days.d?.outlast?.table).toBe('c');
    expect(merge(counted, practice).days.d?.outlast?.table).toBe('c');
  });
});

describe('milestones', () => {
  it('have the date on which they were reached', () => {
    const known = someone({ results: [result('a', { won: false }), result('b', { level: 'legend', day: '2026-11-03' })] });
    const reached = milestones(known, ['outlast', 'outlive'], { outlast: 9, outlive: 9 }, 7).filter((one) => one.reached);
    expect(reached.map(({ id, day }) => [id, day])).toEqual([
      ['first-win', '2026-11-03'], ['veteran', '2026-11-03'], ['week', null], ['legend', '2026-11-03'],
    ]); // prettier-ignore
  });

  it('count the strongest bot of a table', () => {
    expect([strongest(['settler', 'legend', null]), strongest([])]).toEqual(['legend', null]);
  });
});
