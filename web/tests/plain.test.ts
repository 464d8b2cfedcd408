import { describe, expect, it } from 'vitest';
import { changes, isMany, itemsOf, playersIn, spread, weight } from '../src/lib/generic/shape.ts';
import { grouped, moveTitle, readable } from '../src/lib/generic/words.ts';
import { drawnCover } from '../src/lib/generic/cover.ts';

const move = (n: number, kind: string, key: string, args = {}, more = {}) => ({
  n, kind, key, args, wording: { title: { key: `choice-${kind}`, args: {} }, notes: [], label: null }, preview: {}, ...more,
}); // prettier-ignore

describe('names', () => {
  it('from programs become readable', () => {
    expect(readable('hand_limit')).toBe('Hand limit');
    expect(readable('horde-path')).toBe('Horde path');
    expect(readable('handLimit')).toBe('Hand limit');
  });
  it('that are codes stay codes', () => {
    expect(readable('M16')).toBe('M16');
    expect(readable('SE-CHU')).toBe('SE-CHU');
  });
});

describe('things', () => {
  it('are told apart by a name before a number, and by a field that differs', () => {
    expect(itemsOf([{ number: 1, id: 'a' }, { number: 2, id: 'b' }]).map(({ name }) => name)).toEqual(['a', 'b']); // prettier-ignore
    expect(itemsOf([{ seat: 0, hero: 1 }, { seat: 0, hero: 2 }]).map(({ by }) => by)).toEqual(['hero', 'hero']); // prettier-ignore
    expect(itemsOf([[1], [2]]).map(({ name }) => name)).toEqual([0, 1]);
  });
  it('are many only where there is more than a word to each', () => {
    expect(isMany([{ a: 1 }])).toBe(true);
    expect(isMany({ a: { b: 1 }, c: { b: 2 } })).toBe(true);
    expect(isMany(['a', 'b'])).toBe(false);
    expect(isMany({ a: 1, b: { c: 1 } })).toBe(false);
    expect(isMany([])).toBe(false);
  });
  it('weigh what there is to read', () => expect(weight({ a: 1, b: [1, 2, { c: null }] })).toBe(4));
});

describe('a map', () => {
  const ring = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => ({ q: q!, r: r! })); // prettier-ignore
  it('of hexagons shifts every row by half', () => {
    const map = spread(ring);
    expect(map).toMatchObject({ hex: true, columns: 6, rows: 3 });
    expect(map!.at[0]).toEqual({ column: 3, row: 2 });
    expect(map!.at[2]).toEqual({ column: 4, row: 3 });
  });
  it('of squares', () => {
    const squares = [0, 1, 2, 3].map((n) => ({ x: n % 2, y: Math.floor(n / 2) }));
    expect(spread(squares)).toMatchObject({ hex: false, columns: 2, rows: 2 });
  });
  it('is none where two lie on one place or most places are empty', () => {
    expect(spread([...ring, ring[0]!])).toBeNull();
    expect(spread([{ x: 50, y: 10 }, { x: 10, y: 80 }, { x: 30, y: 40 }, { x: 90, y: 5 }])).toBeNull(); // prettier-ignore
    expect(spread(ring.map(({ q }) => ({ q })))).toBeNull();
  });
});

describe('changes', () => {
  const view = (people: number, tiles: { id: string; wolf: boolean }[]) => ({ round: 1, counts: { people }, tiles });
  it('are found in the depth of a view, by the names of things', () => {
    const before = view(3, [{ id: 'a', wolf: false }, { id: 'b', wolf: false }]); // prettier-ignore
    const after = view(2, [{ id: 'b', wolf: true }, { id: 'a', wolf: false }]); // prettier-ignore
    expect([...changes(before, after)].sort()).toEqual(['/counts/people', '/tiles/b/wolf']);
  });
  it('tell what has come and what it was taken from', () => {
    const [a, b] = [{ id: 'a', wolf: false }, { id: 'b', wolf: false }]; // prettier-ignore
    expect([...changes(view(1, [a]), view(1, [a, b]))]).toEqual(['/tiles/b']);
    expect([...changes(view(1, [a, b]), view(1, [a]))]).toEqual(['/tiles']);
    expect([...changes(view(1, [a]), view(1, []))]).toEqual(['/tiles']);
  });
  it('are none between equal views', () => expect(changes(view(1, []), view(1, [])).size).toBe(0));
});

it('the list of the players is the one with an entry for each seat', () => {
  const seats = [{ seat: 0 }, { seat: 1 }];
  expect(playersIn({ crew: seats, players: seats }, 2)).toBe('players');
  expect(playersIn({ crew: seats }, 2)).toBe('crew');
  expect(playersIn({ crew: seats }, 3)).toBeNull();
  expect(playersIn({ crew: [...seats].reverse() }, 2)).toBeNull();
});

describe('moves', () => {
  const table = { name: (seat: number) => `Seat ${seat}` };
  it('stand together by kind and are numbered as they stand', () => {
    const groups = grouped([move(0, 'walk', 'walk:A1'), move(1, 'hide', 'hide'), move(2, 'walk', 'walk:A2')], table);
    expect(groups.map(({ kind }) => kind)).toEqual(['walk', 'hide']);
    expect(groups.flatMap(({ offers }) => offers.map(({ move: { key }, number }) => [key, number]))).toEqual([
      ['walk:A1', 1], ['walk:A2', 2], ['hide', 3],
    ]); // prettier-ignore
  });
  it('without words are called by their kind and key', () => {
    expect(moveTitle(move(0, 'free-build', 'free-build:r_dock', { slot: 1 }), table)).toBe('Free build · R dock');
    expect(moveTitle(move(0, 'end', 'end'), table)).toBe('End');
  });
});

it('a cover is drawn from the title, each title its own', () => {
  expect(drawnCover('Tally')).toBe(drawnCover('Tally'));
  expect(drawnCover('Tally')).not.toBe(drawnCover('Rally'));
  expect(decodeURIComponent(drawnCover('<b>'))).toContain('></text>');
});
