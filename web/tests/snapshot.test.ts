import { expect, test, vi } from 'vitest';
import { compressedResponse, responseBytes, restore, withoutZeros } from '../src/lib/offline/snapshot.ts';

/** Memory with initial content that can grow. */
class Begun {
  HEAPU8 = new Uint8Array(16).fill(9);

  growMemory(size: number): void {
    const before = this.HEAPU8;
    this.HEAPU8 = new Uint8Array(size);
    this.HEAPU8.set(before);
  }
}

/** `toEqual` takes seconds for this many numbers. */
const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other);

/** Return a snapshot in the format of `withoutZeros`. */
function written(size: number, head: number[], pieces: Record<number, number[]>): Uint8Array {
  const places = Object.entries(pieces).map(([at, octets]) => [Number(at), octets.length]);
  const list = new TextEncoder().encode(JSON.stringify({ head: head.length, size, pieces: places }));
  return new Uint8Array([list.length, 0, 0, 0, ...list, ...head, ...Object.values(pieces).flat()]);
}

test('memory is restored, zeros included', () => {
  const place = new Begun();
  restore(written(24, [1, 2, 3, 4], { 2: [5, 6], 10: [7], 20: [8, 8] }), place);
  const expected = new Uint8Array(24);
  expected.set([5, 6], 2);
  expected.set([7], 10);
  expected.set([8, 8], 20);
  expect(place.HEAPU8).toEqual(expected);
});

test('what was in memory before is overwritten', () => {
  const place = new Begun();
  restore(written(16, [], { 0: [5] }), place);
  expect([...place.HEAPU8]).toEqual([5, ...new Array<number>(15).fill(0)]);
});

test('the header is returned aligned', () => {
  for (const size of [20, 200, 2000]) {
    const head = restore(written(size, [1, 0, 0, 0, 2, 0, 0, 0], { 4: [1] }), new Begun());
    expect([...new Uint32Array(head.buffer, head.byteOffset, 2)]).toEqual([1, 2]);
  }
});

test('zeros are left out of a snapshot and restored', async () => {
  const block = 4096;
  const snapshot = new Uint8Array(32 + 6 * block);
  new DataView(snapshot.buffer).setUint32(4, 32, true);
  const memory = snapshot.subarray(32);
  memory.set([1, 2, 3]);
  memory[block] = 1;
  memory[4 * block + 7] = 2;
  const octets = new Uint8Array(await withoutZeros(snapshot).arrayBuffer());
  expect(octets.length).toBeLessThan(4 * block);
  const place = new Begun();
  const head = restore(octets, place);
  expect([...head]).toEqual([...snapshot.subarray(0, 32)]);
  expect(same(place.HEAPU8, memory)).toBe(true);
});

test('a cached response is smaller, and has the same bytes', async () => {
  const octets = new Uint8Array(2000).map((_, at) => at % 7);
  const answer = compressedResponse(new Blob([octets]));
  const packed = await answer.clone().arrayBuffer();
  expect(packed.byteLength).toBeLessThan(octets.length / 10);
  expect(same(await responseBytes(answer), octets)).toBe(true);
});

test('a browser without compression caches the bytes unchanged', async () => {
  const octets = new Uint8Array([1, 2, 3]);
  vi.stubGlobal('CompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  expect(await responseBytes(compressedResponse(new Blob([octets])))).toEqual(octets);
  vi.unstubAllGlobals();
});
