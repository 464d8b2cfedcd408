import { expect, test, vi } from 'vitest';

test('offline mode loads what a game needs before a table is opened', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('location', { href: 'https://example.org/holdfast/#/' });
  vi.stubGlobal('Worker', class {
    postMessage = (message: unknown) => sent.push(message);
  }); // prettier-ignore
  const { transport } = await import('../src/lib/offline/transport.ts');
  transport.expect?.('outlast');
  expect(sent).toEqual([
    { kind: 'begin', root: 'https://example.org/holdfast/', kept: false },
    { kind: 'expect', game: 'outlast' },
  ]);
});
