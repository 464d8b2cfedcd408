import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DECK, flightOf, PILE, ROW } from '../src/games/exoworld/flights.ts';
import { around, arrow, direction, lie, neighbour, placeOf } from '../src/games/exoworld/grid.ts';
import { nextWay, slots, unpaid } from '../src/games/exoworld/pay.ts';
import { apply, places } from '../src/games/exoworld/show.ts';
import { isCritical } from '../src/games/exoworld/look.ts';
import * as own from '../src/games/exoworld/types.ts';
import { KINDS, type CardFace, type View } from '../src/games/exoworld/types.ts';
import type { EventView } from '../src/lib/api/types.ts';
import { moveNumber } from '../src/lib/table/prompt/move_numbers.ts';

/** Written by the engine: `python -m tests.games.exoworld.client`. */
const engine = JSON.parse(readFileSync(new URL('fixtures/exoworld.json', import.meta.url), 'utf8')) as {
  names: Record<string, string[]>;
  limits: Record<string, number>;
  origins: Record<string, number>;
  critical: string[];
  kept: string[];
  cells: { x: number; y: number; beside: (number | null)[] }[];
  payments: Record<string, { cost: string[]; colours: Record<string, string>; ways: string[][] }>;
};

const face = (colour: string): CardFace => ({
  type: 'module', colour, cost: [], effects: {}, place: 'none', timing: null, blocked: false,
}); // prettier-ignore
const faces = {
  M01: face('red'), M02: face('red'), M06: face('blue'), M13: face('yellow'), P01: face('wild'), I01: face('none'),
}; // prettier-ignore
const event = (kind: string, args: Record<string, number>): EventView => ({ seq: 1, kind, args, wording: null });

describe('what the engine has', () => {
  it('has the same names, in the same order, and the same limits', () => {
    const stated: Record<string, unknown> = own;
    for (const [name, value] of Object.entries({ ...engine.names, ...engine.limits })) {
      expect(stated[name], name).toEqual(value);
    }
    expect({ DECK, ROW, PILE }).toEqual(engine.origins);
    expect(own.EVENTS.filter(isCritical)).toEqual(engine.critical);
  });

  it('has the same grid', () => {
    engine.cells.forEach(({ x, y, beside }, cell) => {
      expect(placeOf(cell)).toEqual({ x, y });
      expect(beside.map((_, way) => neighbour(cell, way))).toEqual(beside);
    });
  });

  it('keeps the cards of Health Issues out of the discard pile', () => {
    const laidOff = own.EVENTS.filter((_, kind) => {
      const view = { events: { discard: [], revealed: null } } as unknown as View;
      apply(view, event('event-resolved', { kind }), view);
      return view.events.discard.length > 0;
    });
    expect(laidOff).toEqual(own.EVENTS.filter((card) => !engine.kept.includes(card)));
  });

  it.each(Object.entries(engine.payments))('pays %s as the rules do', (name, { cost, colours, ways }) => {
    const cards = Object.fromEntries(Object.entries(colours).map(([card, colour]) => [card, face(colour)]));
    for (const way of ways) {
      const laid = slots(cost, way, cards);
      expect(laid.map(({ colour }) => colour)).toEqual(cost);
      expect(laid.flatMap(({ card }) => card ?? []).sort()).toEqual([...way].sort());
      // Only the Chemist pays with a card that does not fit, and only with one.
      const odd = laid.filter(({ colour, card }) => card && !['wild', colour].includes(colours[card]!));
      expect(odd.length).toBeLessThanOrEqual(name === 'with any card' ? 1 : 0);
    }
  });
});

describe('the grid', () => {
  it('counts cells from the lower left corner', () => {
    expect(placeOf(60)).toEqual({ x: 0, y: 0 });
    expect(placeOf(0)).toEqual({ x: -5, y: -5 });
    expect(neighbour(60, 0)).toBe(71);
    expect(neighbour(60, 1)).toBe(61);
    expect(neighbour(120, 1)).toBeNull();
    expect(direction(60, 59)).toBe(3);
    expect(direction(60, 62)).toBeNull();
  });

  it('is walked by arrows, straight ahead before aside', () => {
    const spots = [{ x: 1, y: 0 }, { x: 2, y: 1 }, { x: 0, y: -1 }]; // prettier-ignore
    expect(arrow('ArrowRight', { x: 0, y: 0 }, spots)).toEqual({ x: 1, y: 0 });
    expect(arrow('ArrowRight', { x: 1, y: 0 }, spots)).toEqual({ x: 2, y: 1 });
    expect(arrow('ArrowDown', { x: 0, y: 0 }, spots)).toEqual({ x: 0, y: -1 });
    expect(arrow('ArrowLeft', { x: 0, y: 0 }, spots)).toBeNull();
  });

  it('shows the whole base where it fits, and never leaves it where it does not', () => {
    const room = { x: 0, y: 0, width: 700, height: 400 };
    const small = lie(around([{ x: 0, y: 0 }]), room, { x: 0, y: 0 });
    expect(small).toMatchObject({ scale: 1, whole: true });
    const wide = around([{ x: -5, y: 0 }, { x: 5, y: 0 }]); // prettier-ignore
    const left = lie(wide, room, { x: -9999, y: 0 });
    expect(left.whole).toBe(false);
    expect(left.x + wide.x * left.scale).toBeCloseTo(0);
    const right = lie(wide, room, { x: 9999, y: 0 });
    expect(right.x + (wide.x + wide.width) * right.scale).toBeCloseTo(700);
  });
});

describe('payments', () => {
  it('put each card where its colour is asked for, wild ones into what is left', () => {
    expect(slots(['red', 'blue', 'yellow'], ['M06', 'P01', 'M01'], faces)).toEqual([
      { colour: 'red', card: 'M01' },
      { colour: 'blue', card: 'M06' },
      { colour: 'yellow', card: 'P01' },
    ]);
  });

  it('leave open what a credit pays, and let any card stand in where it must', () => {
    expect(slots(['red', 'red'], ['M01'], faces).map(({ card }) => card)).toEqual(['M01', null]);
    expect(slots(['red'], ['I01'], faces)[0]!.card).toBe('I01');
  });

  it('change to the next way that pays a symbol otherwise', () => {
    const ways = [['M01', 'M06'], ['M01', 'P01'], ['M02', 'M06']]; // prettier-ignore
    expect(nextWay(ways, 0, 0, ['red', 'blue'], faces)).toBe(2);
    expect(nextWay(ways, 0, 1, ['red', 'blue'], faces)).toBe(1);
    expect(nextWay([['M01']], 0, 0, ['red'], faces)).toBe(0);
  });

  it('go on with what has not been laid aside yet', () => {
    expect(unpaid(['M01', 'M01', 'M06'], ['M01'])).toEqual(['M01', 'M06']);
    expect(unpaid(['M01'], ['M01'])).toEqual([]);
  });
});

describe('moves', () => {
  it('are numbered by kind of card and direction', () => {
    const first = moveNumber('exoworld', 'deploy', { kind: 0, direction: 0 });
    expect(moveNumber('exoworld', 'deploy', { kind: KINDS.indexOf('M17'), direction: 3 })).toBe(first + 16 * 4 + 3);
  });
});

describe('events on the shown view', () => {
  const fresh = () =>
    ({
      deck: 10,
      row: ['M06'],
      discard: [],
      cards: faces,
      spaces: [{ cell: 61, x: 1, y: 0 }],
      locations: [{ cell: 60, x: 0, y: 0, module: null, tokens: { LEAK_W: 1 }, pawns: [0], working: true, frozen: false }],
      crew: [{ crew: 0, seat: 0, cell: 60, fatigue: false, issues: [] }],
      players: [{ seat: 0, hand: ['M13'], cards: 1, classes: { yellow: 1 } }],
      gauges: Array.from({ length: 4 }, () => ({ level: -1, raw_level: -1, supply: 5 })),
      actions_left: 2,
      deploy: null,
      events: { left: 6, blocks: [{ left: 0 }, { left: 3 }], discard: [], revealed: null, severity: null },
    }) as unknown as View;

  it('moves cards between row, deck, hand and discard pile', () => {
    const view = fresh();
    apply(view, event('drew', { seat: 0, kind: KINDS.indexOf('M06'), origin: 1 }), view);
    apply(view, event('row-filled', { kind: KINDS.indexOf('M01') }), view);
    expect([view.players[0]!.hand, view.row, view.deck]).toEqual([['M06', 'M13'], ['M01'], 9]);
    apply(view, event('discarded', { seat: 0, kind: KINDS.indexOf('M13'), cause: 1 }), view);
    expect([view.players[0]!.hand, view.discard]).toEqual([['M06'], ['M13']]);
  });

  it('builds, walks, and takes tokens away', () => {
    const [view, rest] = [fresh(), fresh()];
    rest.locations.push({ ...rest.locations[0]!, cell: 61, module: 'M13' });
    apply(view, event('deployed', { crew: 0, kind: KINDS.indexOf('M13'), cell: 61, free: 0 }), rest);
    apply(view, event('moved', { crew: 0, from: 60, to: 61, cause: 0 }), rest);
    apply(view, event('token-removed', { token: 1, cell: 60 }), rest);
    expect(view.spaces).toEqual([]);
    expect(view.locations.map(({ cell, pawns, tokens }) => ({ cell, pawns, tokens }))).toEqual([
      { cell: 60, pawns: [], tokens: {} },
      { cell: 61, pawns: [0], tokens: {} },
    ]);
    expect(places(event('moved', { crew: 0, from: 60, to: 61, cause: 0 }))).toEqual([60, 61]);
  });

  it('shows levels within the track and counts those at the goal', () => {
    const view = fresh();
    apply(view, event('levels', { o: -7, w: 0, f: 4, e: 1 }), view);
    expect(view.gauges.map(({ level }) => level)).toEqual([-5, 0, 3, 1]);
    expect(view.at_goal).toBe(3);
  });

  it('turns an Event card up and lays it off', () => {
    const view = fresh();
    apply(view, event('event-revealed', { crew: 0, kind: 31 }), view);
    expect(view.events).toMatchObject({ revealed: 'EC01', severity: 'critical', left: 5 });
    expect(view.events.blocks[1]!.left).toBe(2);
    apply(view, event('event-resolved', { kind: 31 }), view);
    expect(view.events).toMatchObject({ revealed: null, severity: null, discard: ['EC01'] });
  });

  it('lets people come with an empty hand, and go with all they have', () => {
    const [view, rest] = [fresh(), fresh()];
    rest.crew.push({ ...rest.crew[0]!, crew: 1, seat: 1 });
    rest.players.push({ ...rest.players[0]!, seat: 1, hand: ['M01', 'M06'], cards: 2 });
    apply(view, event('joined', { seat: 1, role: 4 }), rest);
    apply(view, event('drew', { seat: 1, kind: KINDS.indexOf('M01'), origin: 0 }), rest);
    expect(view.locations[0]!.pawns).toEqual([0, 1]);
    expect(view.players[1]).toMatchObject({ seat: 1, hand: ['M01'], cards: 1 });
    apply(view, event('left', { seat: 1, role: 4 }), fresh());
    expect([view.locations[0]!.pawns, view.crew.length, view.players.length]).toEqual([[0], 1, 1]);
  });

  it('sends cards from where they lay to where they go', () => {
    const view = fresh();
    const kind = KINDS.indexOf('M06');
    const flown = (of: EventView) => flightOf(of, view);
    expect(flown(event('drew', { seat: 0, kind, origin: 1 }))).toMatchObject({
      card: 'M06', colour: 'blue', from: '[data-row] [data-card="M06"]', to: '[data-hand="0"]',
    }); // prettier-ignore
    expect(flown(event('drew-unseen', { seat: 0, colour: 1, origin: 0 }))).toMatchObject({ card: null, from: '[data-pile="deck"]' });
    expect(flown(event('row-filled', { kind }))).toMatchObject({ from: '[data-pile="deck"]', to: '[data-row]' });
    expect(flown(event('gave-unseen', { giver: 0, receiver: 1, colour: 4 }))).toMatchObject({ colour: 'wild', to: '[data-hand="1"]' });
    expect(flown(event('moved', { crew: 0, from: 60, to: 61, cause: 0 }))).toBeNull();
  });
});
