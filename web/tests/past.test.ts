import { beforeAll, describe, expect, it } from 'vitest';
import type { EventView, Frame } from '../src/lib/api/types.ts';
import { countDeeds, didMost, percents } from '../src/lib/table/end/past_rounds.ts';
import { total } from '../src/lib/table/game.ts';
import { words } from '../src/lib/words.svelte.ts';

const frame = (...events: [string, number][]) =>
  ({ events: events.map(([kind, survivor]) => ({ kind, args: { survivor } })) }) as unknown as Frame;
const deed = ({ kind, args }: EventView) => ({ name: kind, whose: args.survivor! });
const say = (name: string, count: number) => `${count} ${name}`;

describe('percents', () => {
  it.each([
    [[1 / 3, 1 / 3, 1 / 3], 100],
    [[0.125, 0.125, 0.125, 0.625], 100],
    [[0.005, 0.995], 100],
    [[0.3, 0.3, 0.3], 90],
    [[1], 100],
    [[0, 0], 0],
  ])('of %j add up to %i', (shares, whole) => {
    const rounded = percents(shares);
    expect(total(rounded)).toBe(whole);
    rounded.forEach((value, at) => expect(Math.abs(value - 100 * shares[at]!)).toBeLessThan(1));
  });
});

describe('what each player did', () => {
  beforeAll(() => words.load());
  const frames = [frame(['hordes', 0], ['hordes', 0], ['walls', 1]), frame(['hordes', 1], ['walls', 1], ['hordes', -1], ['hordes', 7])];
  const found = countDeeds(frames, 3, deed);

  it('is counted by player', () => {
    expect(found).toEqual({ hordes: [2, 1, 0], walls: [0, 2, 0] });
  });

  it('begins with what they did more often than anybody', () => {
    expect(didMost(found, 0, say)).toBe('2 hordes, more than anybody else.');
    expect(didMost(found, 1, say)).toBe('2 walls, more than anybody else; 1 hordes.');
    expect(didMost(found, 2, say)).toBe('Kept a low profile.');
  });

  it('has no comparison in a solo game', () => {
    expect(didMost({ hordes: [3] }, 0, say)).toBe('3 hordes.');
  });
});
