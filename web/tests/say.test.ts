import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '../src/lib/api/types.ts';
import { renderPhrase, type Args } from '../src/lib/words.svelte.ts';

/** Written by the engine: texts, phrases, and their wording. */
interface Fixture {
  words: Record<'en' | 'de', string>;
  phrases: { phrase: Phrase; verbatim: Args; wording: Record<'en' | 'de', string> }[];
}
const fixture = JSON.parse(readFileSync(new URL('fixtures/phrases.json', import.meta.url), 'utf8')) as Fixture;

describe.each(['en', 'de'] as const)('phrases in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(fixture.words[language]));
  const message = (key: string, args?: Args) => {
    const errors: Error[] = [];
    const wording = bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors);
    expect(errors).toEqual([]);
    return wording;
  };

  it.each(fixture.phrases)('$phrase.key', ({ phrase, verbatim, wording }) => {
    expect(renderPhrase(phrase, message, verbatim)).toBe(wording[language]);
  });
});
