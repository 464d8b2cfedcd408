import { describe, expect, it } from 'vitest';
import type { Frame, ReplayView } from '../src/lib/api/types.ts';
import { curves } from '../src/games/outlive/ending.ts';
import { Hand } from '../src/games/outlive/hand.svelte.ts';
import { changeCounts, initialCounts, matchingMove, pilesOf, type Counts } from '../src/games/outlive/piles.ts';
import { figures, NARROW, ORDER, route, WIDE } from '../src/games/outlive/ring.ts';
import { apply } from '../src/games/outlive/show.ts';
import type { Hero, Move, OutliveTable, Player, View } from '../src/games/outlive/types.ts';

let numbers = 0;
const move = (key: string, args: Record<string, number> = {}): Move =>
  ({ n: (numbers += 1), key, kind: key.split(':')[0]!, args, preview: { lines: [] } }) as unknown as Move;

/** Return all ways to pay three tokens of three kinds, as far as they are available. */
const payments = (have: Counts): Move[] => {
  const found: Move[] = [];
  for (let wood = 0; wood <= 3; wood++) {
    for (let metal = 0; metal + wood <= 3; metal++) {
      const chips = 3 - wood - metal;
      if (wood <= have.wood! && metal <= have.metal! && chips <= have.chips!) found.push(move('pay', { wood, metal, chips }));
    }
  }
  return found;
};
const shots = [move('shoot', { weapons: 2, munitions: 0 }), move('shoot', { weapons: 2, munitions: 1 }), move('shoot', { weapons: 1, munitions: 1 })];

/** Return all numbers that clicks can reach from the initial ones. */
function reachable(moves: Move[]): Set<string> {
  const piles = pilesOf(moves).map(({ name }) => name);
  const seen = new Set<string>();
  const open = [initialCounts(moves)];
  for (let counts = open.pop(); counts; counts = open.pop()) {
    const key = JSON.stringify(Object.entries(counts).sort());
    if (seen.has(key)) continue;
    seen.add(key);
    for (const name of piles) {
      for (const by of [1, -1] as const) {
        const next = changeCounts(moves, counts, name, by);
        if (next) open.push(next);
      }
    }
  }
  return seen;
}

describe('payments', () => {
  it.each([
    ['Materials', payments({ wood: 2, metal: 3, chips: 1 })],
    ['a shot', shots],
    ['food', [0, 1, 2, 3].map((water) => move('feed', { water }))],
    ['an ambush', [0, 1, 2].map((munitions) => move('defend', { gear: 0, munitions })).concat(move('defend', { gear: 1, munitions: 0 }))],
  ])('can be laid down in every legal way: %s', (_, moves) => {
    const found = reachable(moves);
    for (const { args } of moves) expect(found).toContain(JSON.stringify(Object.entries(args).sort()));
  });

  it('never lead beyond what is legal', () => {
    const moves = payments({ wood: 1, metal: 3, chips: 0 });
    expect(changeCounts(moves, { wood: 1, metal: 0, chips: 0 }, 'wood', 1)).toBeNull();
    expect(changeCounts(moves, { wood: 1, metal: 2, chips: 0 }, 'metal', 1)).toEqual({ wood: 0, metal: 3, chips: 0 });
  });

  it('start without tokens where one pays, and with the most where one takes', () => {
    expect(matchingMove(payments({ wood: 3, metal: 3, chips: 3 }), initialCounts(payments({ wood: 3, metal: 3, chips: 3 })))).toBeNull();
    expect(initialCounts([1, 2, 3].map((count) => move('scavenge', { count })))).toEqual({ count: 3 });
    expect(initialCounts(shots)).toEqual({ weapons: 2, munitions: 0 });
  });
});

describe('the hand', () => {
  const decisions: Record<string, Move[]> = {
    rooms: [move('discard:r_kitchen', { room: 4 }), move('discard:r_depot', { room: 15 })],
    split: [0, 1, 2].map((people) => move(`split:${people}`, { people })),
    move: [move('move:4:fair', { hero: 2, place: 5 }), move('move:5:mine', { hero: 3, place: 3 }), move('board:4:5', { hero: 2, spot: 2 }), move('peek:silent', { city: 1 }), move('stand:3a', { hero: 0 })],
    defend: [move('immune'), move('defend:0:0', { gear: 0, munitions: 0 }), move('defend:0:1', { gear: 0, munitions: 1 })],
    act: [move('scavenge:1', { count: 1 }), move('scavenge:2', { count: 2 }), move('hunt'), move('take:axe', { equipment: 0 }), move('end')],
    single: [move('scavenge:1', { count: 1 }), move('end')],
    build: [move('move-in:r_kitchen', { slot: 3 }), move('build:r_depot', { slot: 4 }), move('ability:r_arms', { slot: 5 }), move('done')],
    repair: [move('repair:axe:full', { equipment: 0, waiver: 0 }), move('repair:axe:wood', { equipment: 0, waiver: 1 }), move('draw'), move('done')],
    prey: [move('prey:wg5', { animal: 2 }), move('no-prey')],
  }; // prettier-ignore

  it.each(Object.keys(decisions))('offers every move of %s somewhere', (name) => {
    const moves = decisions[name]!;
    const table = { moves, viewer: 0, view: { players: [{ heroes: [], seat: 0 }] }, stage: {} } as unknown as OutliveTable;
    const hand = new Hand(table);
    const found = new Set<Move>(hand.listed);
    if (hand.onward) found.add(hand.onward);
    if (hand.piles.length > 0) for (const one of hand.counted) found.add(one);
    for (const hero of hand.able) {
      hand.pick(hero);
      for (const one of hand.own) found.add(one);
    }
    expect(moves.filter((one) => !found.has(one))).toEqual([]);
  });

  it('lists the moves of a thing that has several', () => {
    const moves = decisions.repair!;
    const table = { moves, viewer: 0, view: { players: [] }, stage: {} } as unknown as OutliveTable;
    const hand = new Hand(table);
    hand.reach(hand.onEquipment.get('axe')).onclick({ stopPropagation: () => undefined } as MouseEvent);
    expect(hand.listed.map(({ key }) => key)).toEqual(['repair:axe:full', 'repair:axe:wood']);
  });
});

describe('a selected hero', () => {
  const sending = [move('move:3a:dam', { hero: 0, place: 0 }), move('move:4:fair', { hero: 2, place: 5 }), move('move:5:mine', { hero: 3, place: 3 })];
  const at = (moves: Move[], played: Move[] = []) =>
    ({ moves, viewer: 0, view: { day: 1, players: [] }, stage: {}, pointed: null, play: (one: Move) => void played.push(one) }) as unknown as OutliveTable;

  it('stays selected if a lesson rejects its move', () => {
    const hand = new Hand(at(sending));
    expect(hand.hero).toBe(3);
    hand.pick(2);
    hand.play(sending[1]!);
    expect(hand.hero).toBe(2);
  });

  it('is the strongest one after the selection was cleared, or was not possible', () => {
    const hand = new Hand(at(sending));
    hand.pick(2);
    hand.hold(null);
    expect([hand.picked, hand.hero]).toEqual([null, 3]);
    hand.hold(1);
    expect([hand.picked, hand.hero]).toEqual([null, 3]);
  });

  it('does not matter to Enter, which pays the tokens put down although a place has the focus', () => {
    const played: Move[] = [];
    const moves = [move('scavenge:1', { count: 1 }), move('scavenge:2', { count: 2 })];
    new Hand(at(moves, played)).pressPlace(0, { key: 'Enter' } as KeyboardEvent);
    expect(played.map(({ key }) => key)).toEqual(['scavenge:2']);
  });
});

describe('the ring', () => {
  it('leads the shorter way round', () => {
    expect(route('mine', 'fair', WIDE)).toEqual([WIDE.at.mine, WIDE.at.ship, WIDE.at.fair]);
    expect(route('forest', 'base', NARROW)).toEqual([NARROW.at.forest, NARROW.at.dam, NARROW.at.base]);
  });

  it('keeps signs and slabs of every place on the board', () => {
    for (const ground of [WIDE, NARROW]) {
      for (const id of ORDER) {
        const sign = ground.sign[id]!;
        expect(sign.x).toBeGreaterThanOrEqual(0);
        expect(sign.x + sign.width).toBeLessThanOrEqual(ground.width);
        expect(ground.at[id]!.y).toBeLessThan(ground.height);
      }
    }
  });

  it('puts heroes side by side, and aboard above their spots', () => {
    const hero = (seat: number, spot: number | null) => ({ seat, hero: 0, standing: true, spot }) as Hero;
    const [left, right] = figures('dam', [hero(0, null), hero(1, null)], WIDE);
    expect(left!.x).toBeLessThan(right!.x);
    expect(figures('ship', [hero(0, 5)], WIDE)[0]!.x).toBe(WIDE.at.ship!.x + 0.5 * WIDE.spot);
  });
});

describe('events on the shown view', () => {
  const hero = { seat: 0, hero: 2, strength: 4, place: 'dam', standing: false, spot: null };
  const fresh = () =>
    ({
      places: ORDER.map((id) => ({ id, stock: 5, heroes: id === 'dam' ? [{ ...hero }] : [] })),
      players: [{ store: { wood: 1 }, heroes: [null, null, { ...hero }], airlock: 2, people: 2, rows: [2, 0], row_spaces: [2, 5], rooms: [{ people: 0, spaces: 1, full: false }] }],
    }) as unknown as View; // prettier-ignore
  const event = (kind: string, args: Record<string, number>) => ({ seq: 1, kind, args, wording: null });

  it('moves a hero on the ring', () => {
    const view = fresh();
    apply(view, event('moved', { seat: 0, hero: 2, from: 0, to: 1, steps: 1, spot: -1 }), view);
    expect(view.places[0]!.heroes).toEqual([]);
    expect(view.places[1]!.heroes).toMatchObject([{ place: 'base', standing: true }]);
  });

  it('carries tokens from a place to a store', () => {
    const view = fresh();
    apply(view, event('scavenged', { seat: 0, place: 7, resource: 3, count: 4 }), view);
    expect([view.places[7]!.stock, view.players[0]!.store.wood]).toEqual([1, 5]);
  });

  it('moves survivors in and lights a room that is full', () => {
    const view = fresh();
    apply(view, event('moved-in', { seat: 0, slot: 0, room: 0, full: 1 }), view);
    const player = view.players[0] as Player;
    expect([player.airlock, player.rooms[0]!.people, player.rooms[0]!.full, player.people]).toEqual([1, 1, true, 2]);
  });
});

it('draws points that were lost where they belong', () => {
  const frame = (seq: number, day: number, points: number[]) =>
    ({ seq, chart: { day, points, people: [1, 1], gauge: [0, 0] } }) as unknown as Frame;
  const drawn = curves([frame(0, 1, [4, 0]), frame(1, 2, [-5, -11])], { seats: [{}, {}] } as unknown as ReplayView);
  expect(drawn.curves[0]!.values).toEqual([[4, 0], [-5, -11]]);
});
