import { describe, expect, it } from 'vitest';
import exoworld from '../src/games/exoworld/voyage.ts';
import outbreak from '../src/games/outbreak/voyage.ts';
import outlast from '../src/games/outlast/voyage.ts';
import outlive from '../src/games/outlive/voyage.ts';
import { MOST_LEGS, nextStop, stopOf, stopProgress, survivedRounds, tall, wide, withoutOldLegs, type Leg, type Voyage } from '../src/lib/voyages/voyage.ts';

const leg = (more: Partial<Leg> = {}): Leg => ({
  table: 't', game: 'exoworld', stop: 'S01', day: '2026-11-01', won: true, at: 12, goals: [0], facts: {}, ...more,
}); // prettier-ignore
const bot = (name: string, level: string) => ({ kind: 'bot' as const, name, level });
const person = { kind: 'person' as const, name: '', level: null };

describe('voyages of all games', () => {
  const all = { exoworld, outbreak, outlast, outlive } as unknown as Record<string, Voyage>;
  it.each(Object.entries(all))('has stops that can be told apart: %s', (_, { stops }) => {
    expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length);
    for (const { id, options, opponents = [] } of stops) {
      const seats = [person, ...opponents.map(({ name, level }) => bot(name, level))];
      expect(stopOf({ stops } as Voyage, options, seats)?.id).toBe(id);
    }
  });

  it.each(Object.entries(all))('has a place for each stop on both maps: %s', (_, { stops }) => {
    for (const places of [wide(stops), tall(stops)]) {
      expect(places.flat().every((at) => at >= 5 && at <= 95)).toBe(true);
      expect(new Set(places.map(String)).size).toBe(stops.length);
    }
  });
});

describe('a stop', () => {
  it('is known by options; others may come along', () => {
    const options = { scenario: 'ross-128-b', training: 'off', critical_mode: 'on' };
    expect(stopOf(exoworld as Voyage, options, [person, person, bot('Runa', 'veteran')])?.id).toBe('S03');
    expect(stopOf(exoworld as Voyage, { ...options, training: 'on' }, [person])).toBeUndefined();
    expect(stopOf(outbreak as Voyage, { difficulty: 'hard', low_levels: 'on' }, [person])).toBeUndefined();
  });

  it('with opponents counts against them alone', () => {
    const [first] = outlast.stops;
    const met = first!.opponents!.map(({ name, level }) => bot(name, level));
    const at = (seats: Parameters<typeof stopOf>[2]) => stopOf(outlast as Voyage, first!.options, seats)?.id;
    expect(at([person, ...met])).toBe('pim');
    expect(at([person, person, ...met])).toBeUndefined();
    expect(at([person, ...met, bot('Runa', 'beginner')])).toBeUndefined();
    expect(at([person, bot('Pim', 'legend')])).toBeUndefined();
    // A stop without options of its own differs from one with the same opponents elsewhere.
    expect(stopOf(outlive as Voyage, { tribes: 'own' }, [person, bot('Hedda', 'beginner')])).toBeUndefined();
  });

  it('keeps the stars of all its games', () => {
    const all = [leg({ goals: [0, 1] }), leg({ table: 'u', goals: [0, 2], at: 15 }), leg({ table: 'v', won: false, at: 30, goals: [] })];
    const { goals, won, best, tries } = stopProgress(all, 'exoworld', 'S01');
    expect([[...goals].sort(), won, best?.table, tries]).toEqual([[0, 1, 2], true, 'u', 3]);
    expect(stopProgress(all, 'exoworld', 'S02').tries).toBe(0);
  });

  it('does not hold the day of a defeat', () => {
    expect([survivedRounds(leg({ won: false, at: 12 })), survivedRounds(leg({ at: 12 })), survivedRounds(leg({ won: false, at: 0 }))]).toEqual([11, 12, 0]);
  });
});

describe('the next stop', () => {
  it('is the first that was not won, then one with a star left, then none', () => {
    const won = exoworld.stops.map(({ id }) => leg({ table: id, stop: id }));
    const at = (all: Leg[]) => nextStop(exoworld as Voyage, all, 'exoworld')?.id ?? null;
    expect(at([])).toBe('S01');
    expect(at(won.filter(({ stop }) => stop !== 'S04'))).toBe('S04');
    expect(at(won)).toBe('S01');
    expect(at(won.map((one) => ({ ...one, goals: [0, 1, 2] })))).toBeNull();
  });
});

describe('the log', () => {
  it('forgets old games, and nothing that was reached', () => {
    const early = leg({ table: 'first', goals: [0, 1, 2], day: '2026-01-01' });
    const later = Array.from({ length: MOST_LEGS + 20 }, (_, index) => leg({ table: `${index}`, won: false, at: 2, goals: [], day: '2026-05-01' }));
    const kept = withoutOldLegs([...later, early]);
    expect(kept.length).toBe(MOST_LEGS + 1);
    expect(kept[0]).toEqual(early);
    expect(withoutOldLegs(kept)).toEqual(kept);
  });
});

describe('what a game brought', () => {
  const own = { seat: 0, rank: 1, points: 7 };
  const view = (more: object) => ({ turn: 14, outcome: 'won', emergency: { supply: 5 }, gauges: [{ resource: 'F', raw_level: -1 }], locations: [{ module: null, working: false }, { module: 'M01', working: true }], ...more });
  const score = (more: object) => exoworld.score({ view: view(more) as never, own, seats: [] });

  it('is stars on a planet', () => {
    expect(score({}).goals).toEqual([0, 1, 2]);
    expect(score({ emergency: { supply: 3 } }).goals).toEqual([0, 2]);
    expect(score({ locations: [{ module: 'M01', working: false }] })).toMatchObject({ goals: [0, 1], facts: { broken: 1 } });
    expect(score({ outcome: 'lost' })).toMatchObject({ won: false, goals: [], at: 14, facts: { short: 'F' } });
  });

  it('is days in a season, and a victory on a ladder', () => {
    const lost = outbreak.score({ view: { outcome: 'team', day: 9, destroyed: 12 } as never, own, seats: [] });
    expect([lost.won, survivedRounds(lost), lost.facts]).toEqual([false, 8, { outcome: 'team', destroyed: 12 }]);
    expect(outlast.score({ view: { round: 9 } as never, own: { ...own, rank: 2 }, seats: [] })).toMatchObject({ won: false, goals: [], at: 9 });
    expect(outlive.score({ view: { day: 6 } as never, own, seats: [] })).toMatchObject({ won: true, goals: [0], facts: { points: 7 } });
  });
});
