import { beforeEach, expect, test, vi } from 'vitest';
import type { KnownTable } from '../src/lib/storage.ts';

const transport = { here: true, ask: vi.fn() };
const known = (table: string): KnownTable => ({ table, game: 'outlast', held: [{ seat: 0, token: table }], links: [], seen: 0 });
let kept: KnownTable[] = [];

vi.mock('$transport', () => ({ transport }));
vi.mock('../src/lib/router.svelte.ts', () => ({ tableLink: (table: string) => `/table/${table}` }));
vi.mock('../src/lib/storage.ts', async (original) => ({
  ...(await original<object>()),
  knownTables: () => kept,
  forgetTable: (table: string) => (kept = kept.filter((one) => one.table !== table)),
}));

beforeEach(() => {
  kept = [known('kept'), known('gone')];
  const found = { table: 'kept', game: 'outlast', viewer: 0, seats: [], over: false, owes: [], seq: 0, updated: 0, headline: {}, rules: 1 };
  transport.ask.mockImplementation(() => Promise.resolve(new Response(JSON.stringify([found]))));
});

async function loaded() {
  const { Tables } = await import('../src/lib/lobby/tables.svelte.ts');
  const tables = new Tables();
  await tables.load();
  return tables;
}

test('offline mode lists the tables that its storage lacks, until the player removes them', async () => {
  transport.here = true;
  const tables = await loaded();
  expect(tables.running.map(({ table }) => table)).toEqual(['kept']);
  expect(tables.missing.map(({ table }) => table)).toEqual(['gone']);
  expect(kept).toHaveLength(2);
  tables.remove('gone');
  expect(tables.missing).toEqual([]);
  expect(kept.map(({ table }) => table)).toEqual(['kept']);
});

test('a table that a server has deleted is removed from the list', async () => {
  transport.here = false;
  const tables = await loaded();
  expect(tables.missing).toEqual([]);
  expect(kept.map(({ table }) => table)).toEqual(['kept']);
});
