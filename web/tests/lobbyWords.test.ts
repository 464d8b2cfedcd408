import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const WHOLE = import.meta.glob<string>('../../src/holdfast/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const LOBBY = import.meta.glob<string>('../../src/holdfast/games/*/text/*.ftl', { query: '?lobby', import: 'default', eager: true });

function bundle(text: string): FluentBundle {
  const made = new FluentBundle('en', { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

describe('the words of the lobby', () => {
  it.each(Object.keys(WHOLE).filter((path) => /\/(en|de)\.ftl$/.test(path)))('are those of the game: %s', (path) => {
    const [whole, lobby] = [bundle(WHOLE[path]!), bundle(LOBBY[path]!)];
    const wording = [...WHOLE[path]!.matchAll(/^((?:game|preset|option|value)-[\w-]+) =/gm)].map(([, key]) => key!);
    expect(wording.length).toBeGreaterThan(9);
    for (const key of wording) {
      const of = (one: FluentBundle) => {
        const errors: Error[] = [];
        const pattern = one.getMessage(key)?.value;
        // Missing arguments are the same error in both; missing messages are not.
        return pattern && [one.formatPattern(pattern, {}, errors), ...errors.map(({ message }) => message)];
      };
      expect(of(lobby), key).toEqual(of(whole));
    }
    expect(LOBBY[path]!.length).toBeLessThan(WHOLE[path]!.length / 3);
  });
});
