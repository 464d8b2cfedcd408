import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dateText } from '../src/lib/dates.ts';
import { dateOf } from '../src/lib/study/share.ts';
import { words } from '../src/lib/words.svelte.ts';

beforeAll(() => words.choose('en'));
afterEach(() => vi.unstubAllGlobals());

const living = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
const noon = Date.UTC(2026, 10, 9, 12) / 1000;

it('puts the day before the month in both languages', async () => {
  for (const languages of [['en-US', 'en'], ['fr-FR'], []]) {
    living(...languages);
    expect(dateText(noon)).toBe('9 Nov 2026');
    expect(dateOf('2026-11-09', { weekday: 'long', day: 'numeric', month: 'long' })).toBe('Monday 9 November');
  }
  await words.choose('de');
  expect(dateText(noon)).toBe('09.11.2026');
  await words.choose('en');
});

it('writes dates as it is done where somebody lives, in the language of the page', async () => {
  living('de-AT', 'en-AU');
  expect(dateOf('2026-01-09', { month: 'long' })).toBe('January');
  expect(dateText(noon, { hour: 'numeric', timeZone: 'UTC' })).toBe('12 pm');
  await words.choose('de');
  expect(dateOf('2026-01-09', { month: 'long' })).toBe('Jänner');
  await words.choose('en');
});

it('is how every part of the client writes dates', () => {
  const source = new URL('../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/u.test(file));
  const others = files.filter((file) => /DateTimeFormat\([^)]|toLocale(Date|Time)?String/u.test(readFileSync(new URL(file, source), 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(others).toEqual(['lib/dates.ts']);
});
