import { afterEach, describe, expect, it, vi } from 'vitest';
import { BEGINNER, type Outcome } from '../src/lib/puzzles/solver.ts';
import exoworld from '../src/games/exoworld/profile.ts';
import outbreak from '../src/games/outbreak/profile.ts';
import outlast from '../src/games/outlast/profile.ts';
import outlive from '../src/games/outlive/profile.ts';
import { type GameProfile, milestones, reachedIn } from '../src/lib/profile/milestones.ts';
import { keepMilestones, keepResult, merge, type Profile, ProfileError, read, type Result, results, strongest, write } from '../src/lib/profile/profile.ts';
import { chance, MARKS, strength } from '../src/lib/profile/strength.ts';

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
    ['profile-altered', write(someone({ results: [result('a', { milestones: 'all' as never })] }))],
    ['profile-altered', write(someone({ results: [result('a', { others: [7] as never })] }))],
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

  it('has the daily puzzles, and none in an older file', () => {
    const { fives: _, ...before } = BEGINNER;
    expect(read(write(someone({ puzzles: before as never }))).puzzles).toEqual(BEGINNER);
    const day = (answers: Record<string, Outcome>) => someone({ puzzles: { ...BEGINNER, fives: { '2026-11-01': { outlast: answers } } } });
    const own = day({ '1-2': 'missed', '1-3': 'first' });
    expect(read(write(own))).toEqual(own);
    const both = merge(own, day({ '1-2': 'first', '1-4': 'later' }));
    expect(both.puzzles.fives).toEqual({ '2026-11-01': { outlast: { '1-2': 'missed', '1-3': 'first', '1-4': 'later' } } });
    expect(() => read(write(day({ '1-2': 'perhaps' as never })))).toThrow('profile-altered');
  });

  it('has the voyages, and none in an older file', () => {
    const { voyages: _, ...before } = someone();
    expect(read(write(before as Profile)).voyages).toEqual([]);
    const leg = { table: 'a', game: 'exoworld', stop: 'S01', day: '2026-11-01', won: true, at: 12, goals: [0], facts: { emergency: 3 } };
    const own = someone({ voyages: [leg] });
    expect(read(write(own))).toEqual(own);
    const other = someone({ voyages: [{ ...leg, goals: [] }, { ...leg, table: 'b', stop: 'S02', day: '2026-10-01' }] });
    expect(merge(own, other).voyages.map(({ table, goals }) => [table, goals])).toEqual([['b', [0]], ['a', [0]]]);
    expect(() => read(write(someone({ voyages: [{ ...leg, goals: ['all'] }] as never })))).toThrow('profile-altered');
  });

  it('keeps milestones that only one of them knows', () => {
    const own = someone({ results: [result('a')] });
    const other = someone({ results: [result('a', { points: 9, milestones: ['harsh'] })] });
    for (const both of [merge(own, other), merge(other, own)]) expect(both.results[0]?.milestones).toEqual(['harsh']);
    expect(merge(own, other).results[0]?.points).toBe(4);
  });

  it('keeps the counted try of a day', () => {
    const practice = someone({ days: { d: { outlast: { table: 'p', token: 't', counted: false } } } });
    const counted = someone({ days: { d: { outlast: { table: 'c', token: 't', counted: true } } } });
    expect(merge(practice, counted).days.d?.outlast?.table).toBe('c');
    expect(merge(counted, practice).days.d?.outlast?.table).toBe('c');
  });
});

describe('milestones', () => {
  afterEach(() => vi.unstubAllGlobals());

  const around = { lessons: { outlast: 9, outlive: 9 }, row: 7, own: { outlast: ['no-death', 'harsh'] } };

  it('have the date on which they were reached', () => {
    const known = someone({ results: [result('a', { won: false }), result('b', { level: 'legend', day: '2026-11-03', milestones: ['harsh'] })] });
    const all = milestones(known, ['outlast', 'outlive'], around);
    expect(all.filter((one) => one.reached).map(({ id, day, game }) => [id, day, game])).toEqual([
      ['first-win', '2026-11-03', null], ['veteran', '2026-11-03', null], ['week', null, null], ['legend', '2026-11-03', null],
      ['harsh', '2026-11-03', 'outlast'],
    ]); // prettier-ignore
    expect(all.filter((one) => !one.reached).map(({ id }) => id)).toContain('no-death');
  });

  it('count the strongest bot of a table', () => {
    expect([strongest(['settler', 'legend', null]), strongest([])]).toEqual(['legend', null]);
  });

  it('are noted once, with the result of their game', () => {
    const stored: Record<string, string> = {};
    const storage = { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => void (stored[key] = value) };
    vi.stubGlobal('localStorage', storage);
    keepMilestones('a', ['harsh']);
    expect(results()).toEqual([]);
    keepResult(result('a'));
    keepMilestones('a', ['harsh']);
    keepMilestones('a', []);
    expect(results()[0]?.milestones).toEqual(['harsh']);
  });

  const event = (kind: string, seat: number) => ({ seq: 1, kind, args: { seat }, wording: null });
  const found = (profile: GameProfile<never>, view: object, events: object[] = [], won = true) =>
    reachedIn(profile as GameProfile, { view, frames: [{ events }] as never, seat: 1, won });

  it('of Outlast: nobody died, and the winter was harsh', () => {
    const mild = { options: { climate: 'mild' } };
    expect(found(outlast, mild, [event('died', 0)])).toEqual(['no-death']);
    expect(found(outlast, { options: { climate: 'harsh' } }, [event('died', 1)])).toEqual(['harsh']);
    expect(found(outlast, { options: { climate: 'harsh' } }, [], false)).toEqual([]);
  });

  it('of Outlive: nobody was lost, and all equipment is repaired', () => {
    const view = (broken: string[]) => ({ players: [{ seat: 0, broken: [], repaired: ['axe'] }, { seat: 1, broken, repaired: ['axe'] }] });
    expect(found(outlive, view(['rope']), [event('lost-survivor', 0)])).toEqual(['no-loss']);
    expect(found(outlive, view([]), [event('lost-survivor', 1)])).toEqual(['repaired']);
    expect(found(outlive, view([]), [], false)).toEqual([]);
  });

  it('of Exoworld Survival: the Emergency supply is full, and the mode was Critical', () => {
    const view = (supply: number, critical_mode: string) => ({ emergency: { supply }, options: { critical_mode } });
    expect(found(exoworld, view(10, 'off'))).toEqual(['untouched']);
    expect(found(exoworld, view(9, 'on'))).toEqual(['critical']);
    expect(found(exoworld, view(10, 'on'), [], false)).toEqual([]);
  });

  it('of Outbreak: no settlement is overrun, and the game was very hard', () => {
    const view = (overrun: boolean, difficulty: string) => ({ settlements: [{ overrun: false }, { overrun }], options: { difficulty } });
    expect(found(outbreak, view(false, 'hard'))).toEqual(['whole-city']);
    expect(found(outbreak, view(true, 'ridiculous'))).toEqual(['very-hard']);
    expect(found(outbreak, view(false, 'very_hard'), [], false)).toEqual([]);
  });
});

describe('strength', () => {
  const played = (won: number, lost: number, more: Partial<Result>) =>
    Array.from({ length: won + lost }, (_, index) => result(`${index}`, { won: index < won, ...more }));

  it('makes a level win two of three games against the next lower one', () => {
    expect(chance(MARKS.veteran!, [MARKS.pathfinder!], null)).toBeCloseTo(2 / 3);
    expect(chance(MARKS.settler!, [MARKS.settler!, MARKS.settler!], null)).toBeCloseTo(1 / 3);
    expect(chance(25, [25], 25)).toBeCloseTo(1 / 2);
  });

  it('is that of the level against which every second game is won', () => {
    const found = strength(played(50, 50, { level: 'pathfinder' }), null)!;
    expect(Math.abs(found.at - MARKS.pathfinder!)).toBeLessThan(0.5);
    expect(found.games).toBe(100);
    expect(found.error).toBeLessThan(1);
    expect(strength(played(3, 2, { level: 'pathfinder' }), null)!.error).toBeGreaterThan(2);
  });

  it('asks more of somebody among several rivals', () => {
    const one = strength(played(20, 20, { others: ['settler'] }), null)!;
    const three = strength(played(20, 20, { others: ['settler', 'settler', 'settler'] }), null)!;
    expect(three.at).toBeGreaterThan(one.at + 2);
  });

  it('says nothing of games among people, but of teams of people', () => {
    expect(strength(played(5, 5, { level: null }), null)).toBeNull();
    expect(strength(played(5, 5, { others: ['settler', null] }), null)).toBeNull();
    expect(strength(played(50, 50, { others: [null] }), 24)!.at).toBeCloseTo(24, 0);
    expect(strength(played(50, 50, { others: [] }), 24)!.at).toBeCloseTo(24, 0);
  });
});
