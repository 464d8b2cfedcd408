import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameView, SeatView, TableSummary } from '../src/lib/api/types.ts';
import { company } from '../src/lib/lobby/company.ts';
import { others, progress, status, timeAgo, withOthers } from '../src/lib/lobby/line.ts';
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
  auto_answers: {},
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
    expect(progress(table({ game }))).toBe('');
    expect(withOthers(table({ game }))).toBe('');
  });

  it('says how far it is, and who else plays', () => {
    const seats = [seat(0, 'person', 'Anna'), seat(1, 'bot', 'Bent'), seat(2, 'open', '')];
    expect(progress(table({ seats, headline: { round: 3, people: [1, 2] } }))).toBe('Round 3');
    expect(withOthers(table({ seats }))).toBe('with Bent');
  });

  it('numbers seats that have no name', () => {
    const seats = [seat(0, 'person', ''), seat(1, 'person', ''), seat(2, 'bot', 'Cleo')];
    expect(others(table({ seats }))).toEqual(['Player 2', 'Cleo']);
    expect(withOthers(table({ seats }))).toBe('with Player 2 and Cleo');
    expect(status(table({ seats, owes: [1] }))).toBe('Player 2 is thinking');
  });

  it('waits for somebody where nobody has sat down', () => {
    const seats = [seat(0, 'person', 'Anna'), seat(1, 'open', '')];
    expect(status(table({ seats, owes: [1] }))).toBe('waiting for a player');
    expect(status(table({ seats, owes: [], over: true }))).toBe('The game is over');
    // Before a game begins there is no decision, and the table waits for friends.
    expect(status(table({ seats, owes: [] }))).toBe('waiting for a player');
    expect(status(table({ seats: [seats[0]!], owes: [] }))).toBe('');
  });

  it('tells when it was last played, for a week by the day', () => {
    const noon = new Date(2026, 10, 16, 12).getTime();
    const ago = (days: number) => timeAgo(new Date(2026, 10, 16 - days, 23, 30).getTime() / 1000, noon);
    expect([ago(0), ago(1), ago(6)]).toEqual(['today', 'yesterday', '6 days ago']);
    expect(ago(7)).toBe('9 Nov 2026');
  });
});

describe('the new table', () => {
  const bots = (...names: string[]) => names.map((name) => ({ role: 'bot' as const, name, level: 'veteran' }));
  const me = { role: 'me' as const, name: '', level: 'veteran' };
  const says = (team: boolean, seats: Parameters<typeof company>[0]['seats']) =>
    company({ game: { team } as GameView, seats: [me, ...seats] });

  it('is played with a team, and against rivals', () => {
    expect(says(true, bots('Runa', 'Bjorn'))).toBe('with Runa and Bjorn, starts now');
    expect(says(false, bots('Runa'))).toBe('against Runa, starts now');
    expect(says(true, bots('Runa', 'Bjorn', 'Sif'))).toBe('with 3 bots, starts now');
    expect(says(false, bots('Runa', 'Bjorn', 'Sif'))).toBe('against 3 bots, starts now');
  });

  it('waits for friends before it names bots', () => {
    expect(says(true, [...bots('Runa'), { role: 'friend', name: '', level: '' }])).toBe('one friend joins by link');
    expect(says(false, [])).toBe('alone, starts now');
  });
});
