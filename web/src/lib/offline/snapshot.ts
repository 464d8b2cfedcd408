/** The part of Pyodide's module that a snapshot needs. */
export interface Place {
  readonly HEAPU8: Uint8Array;
  growMemory(size: number): void;
}

const BLOCK = 4096;

/**
 * Return a snapshot of Python's memory without its zeros: the length of a list, that list, Pyodide's own header, and
 * the blocks that are not zero.
 */
export function withoutZeros(snapshot: Uint8Array<ArrayBuffer>): Blob {
  const head = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
  const memory = snapshot.subarray(head);
  const pieces: [at: number, size: number][] = [];
  for (let at = 0; at < memory.length; at += BLOCK) {
    const end = Math.min(at + BLOCK, memory.length);
    let from = at;
    while (from < end && memory[from] === 0) from++;
    if (from === end) continue;
    const last = pieces.at(-1);
    if (last && last[0] + last[1] === at) last[1] += end - at;
    else pieces.push([at, end - at]);
  }
  const list = new TextEncoder().encode(JSON.stringify({ head, size: memory.length, pieces }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, list.length, true);
  return new Blob([length, list, snapshot.subarray(0, head), ...pieces.map(([at, size]) => memory.subarray(at, at + size))]);
}

/** Write such a snapshot into Python's memory, and return the header, which Pyodide needs for its own objects. */
export function restore(written: Uint8Array, place: Place): Uint8Array {
  const length = new DataView(written.buffer, written.byteOffset).getUint32(0, true);
  let from = 4;
  const next = (size: number) => written.subarray(from, (from += size));
  const list = new TextDecoder().decode(next(length));
  const { head, size, pieces } = JSON.parse(list) as { head: number; size: number; pieces: [number, number][] };
  // Pyodide reads the header as numbers, which need an aligned start.
  const header = next(head).slice();
  // Python has changed the memory that it started with; beyond that, everything is zero.
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
  return header;
}

const PACKED = 'application/gzip';

/**
 * Return bytes as a compressed response for the cache: about a quarter of a snapshot's size. Browsers do this in a
 * thread of their own, a hundred times as fast as `lzma.ts` could.
 */
export function compressedResponse(body: Blob): Response {
  if (!('CompressionStream' in globalThis)) return new Response(body);
  const packed = body.stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed, { headers: { 'content-type': PACKED } });
}

/** Return the bytes of a stored response, unpacked if it was packed. */
export async function responseBytes(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const packed = answer.headers.get('content-type') === PACKED;
  const body = packed ? new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))) : answer;
  return new Uint8Array(await body.arrayBuffer());
}
