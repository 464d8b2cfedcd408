import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatView, TableSummary } from '../src/lib/api/types.ts';
import { about, status } from '../src/lib/lobby/line.ts';
import { words } from '../src/lib/words.svelte.ts';

const games = readdirSync(new URL('../../src/holdfast/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

const seat = (number: number, kind: SeatView['kind'], name: string): SeatView => ({
  seat: number,
  kind,
  name,
  level: null,
  connected: true,
  part: 'in',
  guest: false,
  standing: {},
  usual: {},
  awake: false,
});
const table = (given: Partial<TableSummary>): TableSummary => ({
  table: 't',
  game: 'outlast',
  rules: 1,
  viewer: 0,
  seats: [seat(0, 'person', 'Anna')],
  over: false,
  owes: [0],
  seq: 0,
  updated: 0,
  headline: {},
  ...given,
});

beforeAll(() => words.load(...games));

describe('a table in the lobby', () => {
  it.each(games)('of %s says nothing where a table of old lacks a value', (game) => {
    expect(about(table({ game }))).toBe('');
  });

  it('tells how far it is, and with whom', () => {
    const seats = [seat(0, 'person', 'Anna'), seat(1, 'bot', 'Bent'), seat(2, 'open', '')];
    expect(about(table({ seats, headline: { round: 3, people: [1, 2] } }))).toBe('Round 3, with Bent');
  });

  it('numbers seats that have no name', () => {
    const seats = [seat(0, 'person', ''), seat(1, 'person', ''), seat(2, 'bot', 'Cleo')];
    expect(about(table({ seats, headline: { round: 1 } }))).toBe('Round 1, with Player 2 and Cleo');
    expect(status(table({ seats, owes: [1] }), false)).toBe('Player 2 thinks');
  });

  it('waits for somebody where nobody has sat down', () => {
    const seats = [seat(0, 'person', 'Anna'), seat(1, 'open', '')];
    expect(status(table({ seats, owes: [1] }), false)).toBe('waiting for somebody');
    expect(status(table({ seats, owes: [1] }), true)).toBe('Your turn');
    expect(status(table({ seats, owes: [], over: true }), false)).toBe('The game is over');
    expect(status(table({ seats, owes: [] }), false)).toBe('');
  });
});
