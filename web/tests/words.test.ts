import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Stop } from '../src/lib/voyages/voyage.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LANGUAGES = ['en', 'de'];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

function bundle(path: string, language: string): { messages: FluentBundle; errors: Error[] } {
  const messages = new FluentBundle(language, { useIsolating: false });
  const errors = messages.addResource(new FluentResource(readFileSync(path, 'utf8')));
  return { messages, errors };
}

/** Return the keys in the source, and the fixed beginnings of those that are composed. */
function used(folder: string, without: string[] = []): { keys: Set<string>; stems: Set<string> } {
  const keys = new Set<string>();
  const stems = new Set<string>();
  for (const path of files(folder).filter((one) => !without.some((part) => one.startsWith(part)))) {
    const source = readFileSync(path, 'utf8');
    for (const [, key] of source.matchAll(/\b(?:t|word)\(\s*'([a-z][\w-]*)'/g)) keys.add(key!);
    for (const [, a, b] of source.matchAll(/\bt\([^'`()]*\? '([a-z][\w-]*)' : '([a-z][\w-]*)'/g)) keys.add(a!).add(b!);
    for (const [, stem] of source.matchAll(/\b(?:t|word)\(\s*`([a-z][\w-]*-)\$\{/g)) stems.add(stem!);
  }
  return { keys, stems };
}

const games = readdirSync(at('../src/games'));
/** Parts of the client whose texts are loaded when they are needed. */
const PARTS = readdirSync(at('../src/lib')).filter((part) => existsSync(at(`../src/lib/${part}/text/en.ftl`)));
/** Parts whose texts are in another part, to which they belong. */
const WORDS_OF: Record<string, string[]> = { conduct: ['chat', 'account'], profile: ['study'], puzzles: ['study'], voyages: ['study'] };
const shared = used(at('../src/lib'), [...PARTS, ...Object.keys(WORDS_OF)].map((part) => at(`../src/lib/${part}/`)));
/** Texts of a game for its voyage. */
const VOYAGE_KEYS = ['voyage-go', 'voyage-when', 'voyage-told'];
const GAME_KEYS = /^(game|ui|move|option|value|preset)-|^voyage-(go|when|told|row-won|row-lost|goal-.*)$/;

describe.each(LANGUAGES)('words in %s', (language) => {
  const own = bundle(at(`../src/lib/text/${language}.ftl`), language);

  it('are well formed', () => expect(own.errors).toEqual([]));

  it('has every key that the shared part uses', () => {
    const missing = [...shared.keys].filter((key) => !GAME_KEYS.test(key) && !own.messages.hasMessage(key));
    expect(missing).toEqual([]);
  });

  it.each([...PARTS, ...Object.keys(WORDS_OF)])('has every key that %s uses', (part) => {
    const paths = (WORDS_OF[part] ?? [part]).map((owner) => at(`../src/lib/${owner}/text/${language}.ftl`));
    const more = paths.map((path) => bundle(path, language));
    const text = [...paths, at(`../src/lib/text/${language}.ftl`)].map((path) => readFileSync(path, 'utf8')).join('');
    const { keys, stems } = used(at(`../src/lib/${part}`));
    const known = (key: string) => [own, ...more].some(({ messages }) => messages.hasMessage(key));
    expect(more.flatMap(({ errors }) => errors)).toEqual([]);
    expect([...keys].filter((key) => !GAME_KEYS.test(key) && !known(key))).toEqual([]);
    expect([...stems].filter((stem) => !GAME_KEYS.test(stem) && !text.includes(`\n${stem}`))).toEqual([]);
  });

  it('has messages for every family of keys', () => {
    const text = readFileSync(at(`../src/lib/text/${language}.ftl`), 'utf8');
    const missing = [...shared.stems].filter((stem) => !GAME_KEYS.test(stem) && !text.includes(`\n${stem}`));
    expect(missing).toEqual([]);
  });

  it.each(games.filter((game) => existsSync(at(`../src/games/${game}/voyage.ts`))))('tells the voyage of %s', async (game) => {
    const path = (folder: string) => at(`../../src/holdfast/games/${game}/text/${folder}${language}.ftl`);
    const [own, texts] = [bundle(path('voyage/'), language), bundle(path(''), language)];
    const { default: voyage } = await import(`../src/games/${game}/voyage.ts`);
    const known = (key: string) => own.messages.hasMessage(key) || texts.messages.hasMessage(key);
    const notes = voyage.stops.flatMap((stop: Stop) => [voyage.note(stop), ...(voyage.name ? [voyage.name(stop)] : [])]);
    const rows = voyage.layout === 'season' ? ['voyage-row-won', 'voyage-row-lost'] : [];
    const needed = [...VOYAGE_KEYS, ...rows, ...voyage.goals.map((goal: string) => `voyage-goal-${goal}`), ...notes];
    expect([...own.errors, ...needed.filter((key) => !known(key))]).toEqual([]);
  });

  it.each(games)('has every key that the board of %s uses', (game) => {
    const path = at(`../../src/holdfast/games/${game}/text/${language}.ftl`);
    const { messages, errors } = bundle(path, language);
    const text = readFileSync(path, 'utf8');
    const { keys, stems } = used(at(`../src/games/${game}`));
    const known = (key: string) => messages.hasMessage(key) || own.messages.hasMessage(key);
    expect(errors).toEqual([]);
    expect([...keys, 'game-title', 'game-tagline', 'ui-headline'].filter((key) => !known(key))).toEqual([]);
    expect([...stems].filter((stem) => !text.includes(`\n${stem}`))).toEqual([]);
  });
});

it.each(['text', ...PARTS.map((part) => `${part}/text`)])('English and German have the same keys in %s', (folder) => {
  const [en, de] = LANGUAGES.map((language) =>
    [...readFileSync(at(`../src/lib/${folder}/${language}.ftl`), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key).sort(),
  );
  expect(en).toEqual(de);
});
