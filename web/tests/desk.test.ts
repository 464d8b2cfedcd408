import { expect, test, vi } from 'vitest';

test('what a game needs is asked for before a table of it is opened', async () => {
  const wording: unknown[] = [];
  vi.stubGlobal('location', { href: 'https://example.org/holdfast/#/' });
  vi.stubGlobal('Worker', class {
    postMessage = (message: unknown) => wording.push(message);
  }); // prettier-ignore
  const { transport } = await import('../src/lib/offline/transport.ts');
  transport.expect?.('outlast');
  expect(wording).toEqual([
    { kind: 'begin', root: 'https://example.org/holdfast/', kept: false },
    { kind: 'expect', game: 'outlast' },
  ]);
});
