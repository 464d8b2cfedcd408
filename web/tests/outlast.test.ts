import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventView, TableView } from '../src/lib/api/types.ts';
import { moveNumber } from '../src/lib/table/prompt/move_numbers.ts';
import { place } from '../src/lib/table/board/tooltip_place.ts';
import { words } from '../src/lib/words.svelte.ts';
import { ending } from '../src/games/outlast/ending.ts';
import { centre, HALF } from '../src/games/outlast/hex.ts';
import { figures, picture, structures } from '../src/games/outlast/layout.ts';
import { tileName } from '../src/games/outlast/say.ts';
import { apply, places } from '../src/games/outlast/show.ts';
import type { OutlastTable, View } from '../src/games/outlast/types.ts';

// The middle of a game as the server sends it to C: four players, round 6, C2 in the thicket.
const sent = JSON.parse(readFileSync(new URL('fixtures/showcase.json', import.meta.url), 'utf8')) as TableView;
const fresh = () => structuredClone(sent.view) as unknown as View;
const event = (kind: string, args: Record<string, number>): EventView => ({ seq: 1, kind, args, wording: null });
const tile = (view: View, number: number) => view.tiles.find((one) => one.number === number)!;
const meeple = (view: View, id: string) => view.players.flatMap((player) => player.meeples).find((one) => one.id === id);

describe('moves', () => {
  it('are numbered as the server numbers them', () => {
    expect(sent.moves.length).toBeGreaterThan(10);
    for (const { kind, args, n } of sent.moves) expect(moveNumber('outlast', kind as 'hunt', args)).toBe(n);
  });
});

describe('events on the shown view', () => {
  it('moves a figure and uncovers a tile with what the event says', () => {
    const [view, rest] = [fresh(), fresh()];
    Object.assign(tile(rest, 0), { face_up: true, terrain: 'river' });
    apply(view, event('moved', { seat: 2, number: 2, from: 4, to: 0, direction: 0 }), rest);
    apply(view, event('revealed', { tile: 0, terrain: 5, resources: 1, prey: 2, wolf: 1 }), rest);
    expect(meeple(view, 'C2')?.tile).toBe(0);
    expect(tile(view, 0)).toMatchObject({ face_up: true, terrain: 'river', resources: 1, prey: 2, wolf: true });
  });

  it('carries prey from tile to hunter only when it was caught', () => {
    const view = fresh();
    const hunt = (caught: number) =>
      apply(view, event('hunted', { seat: 2, number: 2, tile: 4, die: 5, bonus: 0, caught }), view);
    const { prey } = tile(view, 4);
    hunt(0);
    expect([tile(view, 4).prey, meeple(view, 'C2')?.prey]).toEqual([prey, 0]);
    hunt(1);
    expect([tile(view, 4).prey, meeple(view, 'C2')?.prey]).toEqual([prey - 1, 1]);
  });

  it('moves wolves, takes the dead away and brings newcomers', () => {
    const view = fresh();
    apply(view, event('wolf-moved', { from: 12, to: 13 }), view);
    expect([tile(view, 12).wolf, tile(view, 13).wolf]).toEqual([false, true]);
    apply(view, event('died', { seat: 2, number: 5, tile: 12, cause: 0 }), view);
    expect(meeple(view, 'C5')).toBeUndefined();
    apply(view, event('arrived', { seat: 2, number: 7, tile: 28 }), view);
    expect(meeple(view, 'C7')?.tile).toBe(28);
  });

  it('lets a wolf vanish under the snow', () => {
    const view = fresh();
    apply(view, event('wolf-moved', { from: 12, to: -1 }), view);
    expect(tile(view, 12).wolf).toBe(false);
    expect(places(event('wolf-moved', { from: 12, to: -1 }))).toEqual([12]);
  });

  it('never lays more on a tile than it holds', () => {
    const view = fresh();
    for (let time = 0; time < 5; time++) apply(view, event('resource-grew', { tile: 28 }), view);
    expect(tile(view, 28).resources).toBe(3);
  });
});

describe('the board', () => {
  it('gives every figure its own place, the selected one in front', () => {
    const all = figures(fresh(), 'C1');
    expect(all.map(({ meeple: { id } }) => id).sort()).toContain('C2');
    expect(all.at(-1)?.meeple.id).toBe('C1');
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(all.length);
  });

  it('stands more than three of one owner as one with a number', () => {
    const view = fresh();
    view.players[2]!.meeples.forEach((one) => (one.tile = 28));
    const here = figures(view, null).filter((figure) => figure.meeple.seat === 2);
    expect(here.map(({ count }) => count)).toEqual([4]);
  });

  it('writes the letter of its people on each home', async () => {
    await words.enter('outlast');
    const { tiles } = fresh();
    const named = (number: number) => tileName(tiles.find((one) => one.number === number), tiles);
    expect([19, 22, 28, 31].map(named)).toEqual(['Home A', 'Home B', 'Home C', 'Home D']);
    expect(named(4)).toBe('Thicket');
    expect(named(0)).toBe('');
  });

  it('shows face-down tiles all alike', () => {
    const down = fresh().tiles.filter(({ face_up }) => !face_up);
    expect(new Set(down.map(picture))).toEqual(new Set(['outlast-terrain-facedown']));
  });

  it('puts a settlement on the horizon and the workshop in a row', () => {
    const built = { ...tile(fresh(), 28) };
    built.structures = ['settlement', 'pen', 'plot'].map((kind) => ({ kind, owner: 2 }));
    expect(structures(built).map(({ x, y }) => [x, y])).toEqual([[0, -22], [-14, 26], [14, 26]]); // prettier-ignore
  });

  it('places the tooltip inside the stage and off what can be clicked', () => {
    const stage = { width: 960, height: 604 };
    const legal = { x: 520, y: 300, weight: 12 };
    const at = place({ x: 400, y: 300 }, { width: 232, height: 180 }, stage, [legal], HALF);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + 232).toBeLessThanOrEqual(960);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.y + 180).toBeLessThanOrEqual(604);
    const apart = at.x > 573 || at.x + 232 < 467 || at.y > 353 || at.y + 180 < 247;
    expect(apart).toBe(true);
  });

  it('keeps a tall tooltip near its cause, over snow', () => {
    const stage = { width: 960, height: 604 };
    const known = fresh().tiles.map((one) => {
      const at = centre(one);
      return { x: 466 + at.x, y: 300 + at.y, weight: one.face_up ? 3 : 0.2 };
    });
    const legal = [[307, 220], [413, 220], [254, 300], [360, 300], [466, 300], [307, 380], [413, 380]]
      .map(([x, y]) => ({ x: x!, y: y!, weight: 12 })); // prettier-ignore
    const size = { width: 232, height: 225 };
    const at = place({ x: 400, y: 291 }, size, stage, [...known, ...legal], HALF);
    const line = Math.hypot(Math.max(at.x - 400, 400 - at.x - size.width, 0), Math.max(at.y - 291, 291 - at.y - size.height, 0));
    expect(line).toBeLessThan(120);
  });
});

describe('the end', () => {
  const ranked = { seat: 0, legacy: 0, people: 0, settlements: 0, prey: 0, resources: 0 };
  const told = (over: Partial<View>, viewer: number | null = 0) => {
    const view = { ...fresh(), ...over };
    const realName = (seat: number) => ['Ada', 'Jo'][seat];
    const stage = { shown: [{ kind: 'died', wording: { en: 'A1 starves.', de: 'A1 verhungert.' } }] };
    return ending({ view, viewer, realName, stage } as unknown as OutlastTable);
  };
  const line = (more: object) => ({ ...ranked, place: 1, alive: true, reason: 'legacy', out_round: null, ...more });

  beforeAll(() => words.enter('outlast'));

  it('is the wild’s when the only people has fallen', () => {
    const view = {
      ranking: [line({ place: 2, alive: false, reason: 'out', out_round: 4 })],
      ending: { winners: [], reason: 'wild', round: 4 },
      rating: 'defeat',
    };
    for (const viewer of [0, null]) {
      const end = told(view, viewer);
      expect(end.title).toBe('The wild has won');
      expect(end.kicker).toBe('Nobody is left');
      expect(end.text).toBe('A1 starves. Your last meeple died in round **4**. 11 more rounds, and you would have survived.');
      expect(end.ladder?.filter(({ own }) => own).map(({ title }) => title)).toEqual(['The wild has won']);
      expect(end.scene).toBe('outlast-scene-defeat');
      expect(end.clause).toBe('LA-END-7');
    }
  });

  it('rates a people that outlived the last round alone', () => {
    const end = told({
      ranking: [line({ reason: 'survived', legacy: 4, people: 3, settlements: 1 })],
      ending: { winners: [0], reason: 'survived', round: 15 },
      rating: 'rooted',
    });
    expect(end.title).toBe('Your people outlast the winter');
    expect(end.text).toBe('You survived round 15, the last one, with **3 meeples** and **1 settlement**. Your rating is **Rooted**.');
    expect(end.scene).toBe('outlast-scene-win-solo');
    expect(end.ladder?.findIndex(({ own }) => own)).toBe(2);
    expect(end.ranking[0]?.reason).toBe('Alive after the last round');
  });

  it('has a text for the winner and another for the others', () => {
    const view = {
      ranking: [line({ legacy: 5, people: 4, settlements: 1 }), line({ seat: 1, place: 2, legacy: 2, people: 2 })],
      ending: { winners: [0], reason: 'legacy', round: 15 },
      rating: null,
    };
    expect(told(view, 0).scene).toBe('outlast-scene-win-legacy');
    expect(told(view, 1).scene).toBe('outlast-scene-defeat');
    expect(told(view, 1).title).toBe('The winter belongs to Ada');
    expect(told(view, null).text).toContain('**4 meeples** and **1 settlement**');
    expect(told({ ...view, ending: { ...view.ending, winners: [0, 1], reason: 'shared' } }).scene).toBe('outlast-scene-win-shared');
  });
});
