import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameView, MoveView } from '../src/lib/api/types.ts';
import { FIRST_GAME, firstGameDue, firstGameOpened } from '../src/lib/lobby/first.ts';
import { Setup } from '../src/lib/lobby/setup.svelte.ts';
import { declineLessons, remember } from '../src/lib/storage.ts';
import { Coach } from '../src/lib/table/prompt/coach.svelte.ts';

// The router needs a browser.
vi.mock('../src/lib/router.svelte.ts', () => ({ tableLink: () => '/table' }));

const game: GameView = {
  id: 'outlast',
  rules_version: 1,
  least: 1,
  most: 6,
  default_players: 4,
  team: false,
  options: [{ name: 'climate', values: ['normal', 'mild'] }],
  presets: [
    { id: FIRST_GAME, options: { climate: 'mild' }, players: 2, level: 'wanderer' },
    { id: 'sheet', options: {}, players: null, level: null },
  ],
  levels: [{ id: 'wanderer' }, { id: 'veteran' }],
  default_level: 'veteran',
  ready: 1,
  lessons: 7,
} as GameView;

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
  Object.assign(globalThis, { localStorage: storage });
});

describe('a first game', () => {
  it('is due once the lessons were done or declined, until it was opened', () => {
    expect(firstGameDue(game)).toBe(false);
    declineLessons('outlast');
    expect(firstGameDue(game)).toBe(true);
    firstGameOpened('outlast');
    expect(firstGameDue(game)).toBe(false);
  });

  it('is due after the last lesson', () => {
    remember('learn.outlast', { done: ['wolf'], lesson: 'herds', step: 0 });
    expect(firstGameDue(game)).toBe(false);
    remember('learn.outlast', { done: ['wolf', 'herds'], lesson: null, step: 0 });
    expect(firstGameDue(game)).toBe(true);
  });

  it('has seats and bots of its own, which the next preset replaces', () => {
    declineLessons('outlast');
    const setup = new Setup(game);
    expect([setup.preset, setup.seats.length, setup.level]).toEqual([FIRST_GAME, 2, 'wanderer']);
    expect(setup.seats.every(({ level }) => level === 'wanderer')).toBe(true);
    expect(setup.options).toEqual({ climate: 'mild' });
    setup.choosePreset('sheet');
    expect([setup.seats.length, setup.level]).toEqual([4, 'veteran']);
  });

  it('is not the first offer to others', () => {
    expect(new Setup(game).preset).toBe('sheet');
  });
});

describe('a coach', () => {
  const table = (known = {}) => ({
    game: 'outlast',
    known: { table: 't', game: 'outlast', held: [], links: [], seen: 0, ...known },
    keep: vi.fn(),
  });

  afterEach(() => vi.unstubAllGlobals());

  it('is only on in a first game, until somebody switches it', () => {
    expect(new Coach(table()).on).toBe(false);
    const coach = new Coach(table({ first: true }));
    expect([coach.on, coach.here]).toEqual([true, true]);
    coach.toggle();
    expect([coach.on, coach.here]).toEqual([false, true]);
  });

  it('warns of each move that loses the game at once, whatever else is wrong with it', async () => {
    const hunger = { kind: 'hunger', wording: { key: 'caution-hunger', args: {} }, points: [] };
    const better = { n: 1, key: 'hunt', loses: true };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ cautions: [hunger], better })));
    const coach = new Coach(table({ first: true }));
    for (const n of [2, 3]) {
      expect(await coach.looksAt({ n } as MoveView, 'token')).toBe(true);
      expect(coach.held).toMatchObject({ kind: 'loses', wording: null, points: ['move:hunt'] });
      coach.heard();
    }
    better.loses = false;
    expect(await coach.looksAt({ n: 4 } as MoveView, 'token')).toBe(true);
    expect(coach.held?.kind).toBe('hunger');
    coach.heard();
    expect(await coach.looksAt({ n: 5 } as MoveView, 'token')).toBe(false);
  });
});
