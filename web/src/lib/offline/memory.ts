/** As much of Pyodide's module as Python's memory needs. */
export interface Place {
  readonly HEAPU8: Uint8Array;
  growMemory(size: number): void;
}

/**
 * Lay Python's memory, as `without_zeros` of tools/static_site.py wrote it down, where Python has it. Gives the head, by
 * which Pyodide knows its own.
 */
export function takeUp(written: Uint8Array, place: Place): Uint8Array {
  const length = new DataView(written.buffer, written.byteOffset).getUint32(0, true);
  let from = 4;
  const next = (size: number) => written.subarray(from, (from += size));
  const list = new TextDecoder().decode(next(length));
  const { head, size, pieces } = JSON.parse(list) as { head: number; size: number; pieces: [number, number][] };
  // Pyodide reads it as numbers, which begin at even places.
  const told = next(head).slice();
  // What Python needed to begin lies where there may be nothing any more; beyond that, all is zero.
  const used = place.HEAPU8.length;
  place.growMemory(size);
  const memory = place.HEAPU8;
  let end = 0;
  for (const [at, length] of pieces) {
    memory.fill(0, end, Math.min(at, used));
    memory.set(next(length), at);
    end = at + length;
  }
  memory.fill(0, end, used);
  return told;
}
