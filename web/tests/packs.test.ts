import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { DamagedPackError, unpack } from '../src/lib/offline/lzma.ts';
import { fetchSite, filesOf, GoneError, Packs, rowOf } from '../src/lib/offline/packs.ts';

const SCRIPT = `
import lzma, sys
octets = sys.stdin.buffer.read()
filters = [{"id": lzma.FILTER_LZMA1, "preset": 9, "dict_size": 1 << 24}]
packed = bytearray(lzma.compress(octets, lzma.FORMAT_ALONE, filters=filters))
packed[5:13] = len(octets).to_bytes(8, "little")
sys.stdout.buffer.write(packed)
`;

/** Return bytes as tools/static_site.py compresses them. */
function packed(octets: Uint8Array): Uint8Array {
  return new Uint8Array(execFileSync('python3', ['-c', SCRIPT], { input: octets }));
}

function numbers(count: number, next: (at: number) => number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, (_, at) => next(at));
}

// Starting Python may take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing', numbers(0, () => 0)],
  ['one byte', numbers(1, () => 7)],
  ['zeros', numbers(100_000, () => 0)],
  ['a pattern', numbers(70_000, (at) => (at * at) >> 5)],
  ['noise', numbers(50_000, (at) => Math.floor(Math.abs(Math.sin(at) * 1e6)))],
  ['what is far away', numbers(400_000, (at) => (at % 150_001) * 31 + (at >> 12))],
])('%s is unpacked as it was', (_, octets) => {
  expect(Buffer.compare(unpack(packed(octets)), octets)).toBe(0);
});

test('a damaged pack is refused', () => {
  const whole = packed(numbers(70_000, (at) => (at * at) >> 5));
  expect(() => unpack(whole.subarray(0, 12))).toThrow(DamagedPackError);
  expect(() => unpack(whole.subarray(0, whole.length / 2))).toThrow(DamagedPackError);
  expect(() => unpack(Uint8Array.from(whole, (octet, at) => (at === 0 ? 255 : octet)))).toThrow(DamagedPackError);
});

test('the files of an archive are those that it was made from', async () => {
  const files = new Map([['a/one', Uint8Array.of(1, 10, 2)], ['empty', new Uint8Array()], ['b', Uint8Array.of(3)]]);
  expect(filesOf(new Uint8Array(await rowOf(files).arrayBuffer()))).toEqual(files);
});

/** Return a cache in memory. */
function cache(): Cache {
  const kept = new Map<string, ArrayBuffer>();
  return {
    match: async (address: string) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
    put: async (address: string, answer: Response) => void kept.set(address, await answer.arrayBuffer()),
  } as unknown as Cache;
}

test('after a lost connection the download continues, and nothing is downloaded twice', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const whole = packed(new Uint8Array(await rowOf(new Map([['x', numbers(5000, (at) => at * 7)]])).arrayBuffer()));
  const half = whole.length >> 1;
  const pieces: Record<string, Uint8Array> = { one: whole.subarray(0, half), two: whole.subarray(half) };
  const asked: string[] = [];
  let cut = true;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address === '/two' && cut) {
      cut = false;
      throw new TypeError('no network');
    }
    return new Response(pieces[address.slice(1)] as Uint8Array<ArrayBuffer>);
  });
  const told: boolean[] = [];
  const site = { version: 'v', server: null, packs: { p: [['one', half], ['two', whole.length - half]] as [string, number][] } };
  const kept = cache();
  const packs = new Packs('/', site, kept, ({ offline }) => told.push(offline));
  expect((await packs.open('p')).get('x')).toEqual(numbers(5000, (at) => at * 7));
  expect(asked).toEqual(['/one', '/two', '/two']);
  expect(told).toContain(true);
  expect(told.at(-1)).toBe(false);
  await new Packs('/', site, kept, () => undefined).open('p');
  expect(asked.length).toBe(3);
});

test('the list of packs is loaded after a lost connection, too', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const site = { version: 'v', server: null, packs: {} };
  const answers = [() => Promise.reject(new TypeError('no network')), () => Promise.resolve(Response.json(site))];
  vi.stubGlobal('fetch', () => answers.shift()!());
  const told: boolean[] = [];
  expect(await fetchSite('/', ({ offline }) => told.push(offline))).toEqual(site);
  expect(told).toEqual([true]);
});

test('a piece that the host has deleted is an error', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const site = { version: 'v', server: null, packs: { p: [['one', 5]] as [string, number][] } };
  await expect(new Packs('/', site, null, () => undefined).open('p')).rejects.toThrow(GoneError);
});
