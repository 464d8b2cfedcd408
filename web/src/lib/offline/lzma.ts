/**
 * Decoder for LZMA. Python packed with it is a quarter smaller than with gzip, the best that browsers decompress
 * themselves.
 * The format is that of `.lzma` files (the LZMA SDK's *alone* format) with the size in the header, as written by `pack`
 * in tools/static_site.py. The names of the tables are those of the specification.
 */

const HEADER = 13;
const HALF = 1024;
const STATES = 12;
const MATCH_LOWEST = 2;

/** Thrown for bytes that are not a whole `.lzma` file. */
export class DamagedPackError extends Error {}

/** Return the unpacked bytes. */
export function unpack(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  if (packed.length < HEADER + 5) throw new DamagedPackError('The pack is too short.');
  const header = new DataView(packed.buffer, packed.byteOffset, HEADER);
  const properties = header.getUint8(0);
  const lc = properties % 9;
  const lp = Math.floor(properties / 9) % 5;
  const pb = Math.floor(properties / 45);
  const size = Number(header.getBigUint64(5, true));
  if (properties >= 225 || size > 2 ** 31) throw new DamagedPackError('The header is not that of a pack.');
  const out = new Uint8Array(size);

  const probs = (count: number) => new Uint16Array(count).fill(HALF);
  const literal = probs(0x300 << (lc + lp));
  const isMatch = probs(STATES << 4);
  const isRep = probs(STATES);
  const isRepG0 = probs(STATES);
  const isRepG1 = probs(STATES);
  const isRepG2 = probs(STATES);
  const isRep0Long = probs(STATES << 4);
  const posSlot = probs(4 << 6);
  const posDecoders = probs(128);
  const align = probs(16);
  const lengths = { choice: probs(2), low: probs(16 << 3), mid: probs(16 << 3), high: probs(256) };
  const repLengths = { choice: probs(2), low: probs(16 << 3), mid: probs(16 << 3), high: probs(256) };

  // The state of the range decoder, in a typed array, whose numbers stay unboxed. Bytes beyond the end read as zero.
  const RANGE = 0;
  const CODE = 1;
  const coder = new Uint32Array(2);
  let from = HEADER + 5;
  coder[RANGE] = 0xffffffff;
  for (let i = 1; i < 5; i++) coder[CODE] = (coder[CODE]! << 8) | packed[HEADER + i]!;

  /** Keep the state of the range decoder, with one more byte where the range has become small. */
  function keep(range: number, code: number): void {
    const small = range < 0x1000000;
    coder[RANGE] = small ? range << 8 : range;
    coder[CODE] = small ? (code << 8) | packed[from++]! : code;
  }

  function bit(table: Uint16Array, index: number): number {
    const prob = table[index]!;
    let range = coder[RANGE]!;
    const bound = Math.imul(range >>> 11, prob) >>> 0;
    let code = coder[CODE]!;
    let found = 0;
    if (code < bound) {
      range = bound;
      table[index] = prob + ((2048 - prob) >>> 5);
    } else {
      range -= bound;
      code -= bound;
      table[index] = prob - (prob >>> 5);
      found = 1;
    }
    keep(range, code);
    return found;
  }

  function direct(count: number): number {
    let found = 0;
    for (; count > 0; count--) {
      const range = coder[RANGE]! >>> 1;
      let code = coder[CODE]!;
      const one = code >= range ? 1 : 0;
      if (one) code -= range;
      found = (found << 1) | one;
      keep(range, code);
    }
    return found;
  }

  function tree(table: Uint16Array, offset: number, bits: number): number {
    let node = 1;
    for (let i = 0; i < bits; i++) node = (node << 1) | bit(table, offset + node);
    return node - (1 << bits);
  }

  function reverseTree(table: Uint16Array, offset: number, bits: number): number {
    let node = 1;
    let found = 0;
    for (let i = 0; i < bits; i++) {
      const one = bit(table, offset + node);
      node = (node << 1) | one;
      found |= one << i;
    }
    return found;
  }

  function length(of: typeof lengths, posState: number): number {
    if (!bit(of.choice, 0)) return tree(of.low, posState << 3, 3);
    if (!bit(of.choice, 1)) return 8 + tree(of.mid, posState << 3, 3);
    return 16 + tree(of.high, 0, 8);
  }

  const literalMask = (1 << lp) - 1;
  const posMask = (1 << pb) - 1;
  let [at, state] = [0, 0];
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  while (at < size) {
    const posState = at & posMask;
    if (!bit(isMatch, (state << 4) + posState)) {
      const before = at > 0 ? out[at - 1]! : 0;
      const offset = 0x300 * (((at & literalMask) << lc) + (before >> (8 - lc)));
      let symbol = 1;
      if (state >= 7) {
        let matched = out[at - rep0 - 1]!;
        while (symbol < 0x100) {
          const side = (matched >> 7) & 1;
          matched <<= 1;
          const one = bit(literal, offset + ((1 + side) << 8) + symbol);
          symbol = (symbol << 1) | one;
          if (side !== one) break;
        }
      }
      while (symbol < 0x100) symbol = (symbol << 1) | bit(literal, offset + symbol);
      out[at++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count: number;
    if (bit(isRep, state)) {
      if (!bit(isRepG0, state)) {
        if (!bit(isRep0Long, (state << 4) + posState)) {
          if (rep0 >= at) throw new DamagedPackError('The pack is damaged.');
          state = state < 7 ? 9 : 11;
          out[at] = out[at - rep0 - 1]!;
          at++;
          continue;
        }
      } else {
        let distance: number;
        if (!bit(isRepG1, state)) distance = rep1;
        else {
          if (!bit(isRepG2, state)) distance = rep2;
          else {
            distance = rep3;
            rep3 = rep2;
          }
          rep2 = rep1;
        }
        rep1 = rep0;
        rep0 = distance;
      }
      count = length(repLengths, posState);
      state = state < 7 ? 8 : 11;
    } else {
      rep3 = rep2;
      rep2 = rep1;
      rep1 = rep0;
      count = length(lengths, posState);
      state = state < 7 ? 7 : 10;
      const slot = tree(posSlot, Math.min(count, 3) << 6, 6);
      if (slot < 4) rep0 = slot;
      else {
        const bits = (slot >> 1) - 1;
        rep0 = (2 | (slot & 1)) << bits;
        if (slot < 14) rep0 += reverseTree(posDecoders, rep0 - slot, bits);
        else rep0 += (direct(bits - 4) << 4) + reverseTree(align, 0, 4);
      }
    }
    count += MATCH_LOWEST;
    const source = at - rep0 - 1;
    if (source < 0 || rep0 < 0 || at + count > size) throw new DamagedPackError('The pack is damaged.');
    if (rep0 >= count) out.copyWithin(at, source, source + count);
    else for (let i = 0; i < count; i++) out[at + i] = out[source + i]!;
    at += count;
  }
  if (from > packed.length) throw new DamagedPackError('The pack is too short.');
  return out;
}
