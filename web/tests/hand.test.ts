import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/lib/settings.svelte.ts';
import { t, words } from '../src/lib/words.svelte.ts';

beforeAll(() => words.load());

describe('finger or mouse', () => {
  it('changes the texts that say tap or click', () => {
    settings.hand = 'mouse';
    expect(t('tap-again')).toBe('Click again to do it.');
    settings.hand = 'finger';
    expect(t('tap-again')).toBe('Tap again to do it.');
  });
});
