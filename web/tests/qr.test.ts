import { describe, expect, it } from 'vitest';
import { qr, qrPath } from '../src/lib/invite/qr.ts';

/** An independent QR reader: its only input are the modules. */
const BLOCKS = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39], [36, 36, 36, 37, 37], [43, 43, 43, 43, 44]];
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const MASKS = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];
const EXPONENTS = Array.from({ length: 255 }, () => 0);
for (let at = 0, value = 1; at < 255; at++, value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1) EXPONENTS[at] = value;
const LOGARITHMS = new Map(EXPONENTS.map((value, at) => [value, at]));

/** Return the value of a block as a polynomial: it is zero at the roots of the generator. */
function valueAt(block: number[], root: number): number {
  return block.reduce((sum, codeword) => (sum === 0 ? 0 : EXPONENTS[(LOGARITHMS.get(sum)! + root) % 255]!) ^ codeword, 0);
}

function isFixed(size: number, version: number, row: number, column: number): boolean {
  const corner = row <= 8 && (column <= 8 || column >= size - 8);
  if (corner || (row >= size - 8 && column <= 8) || row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const step = [0, 0, 0, 0, 0, 0, 16, 18, 20, 22][version - 1]!;
  const places = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, 6 + step, size - 7];
  const near = (at: number) => places.find((place) => Math.abs(at - place) <= 2);
  const [a, b] = [near(row), near(column)];
  if (a === undefined || b === undefined) return false;
  return !((a === 6 && b === 6) || (a === 6 && b === size - 7) || (a === size - 7 && b === 6));
}

function read(modules: boolean[][]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (const column of [0, 1, 2, 3, 4, 5, 7, 8]) format = (format << 1) | Number(modules[8]![column]);
  for (const row of [7, 5, 4, 3, 2, 1, 0]) format = (format << 1) | Number(modules[row]![8]);
  format ^= 0x5412;
  expect(format >> 13).toBe(0);
  const mask = MASKS[(format >> 10) & 7]!;
  const bits: number[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFixed(size, version, row, column)) bits.push(Number(modules[row]![column]) ^ Number(mask(row, column) === 0));
      }
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8).join(''), 2));
  const sizes = BLOCKS[version - 1]!;
  const checks = CHECKS[version - 1]!;
  const blocks: number[][] = sizes.map(() => []);
  let next = 0;
  for (let at = 0; at < Math.max(...sizes); at++) sizes.forEach((most, block) => at < most && blocks[block]!.push(words[next++]!));
  const data = blocks.flatMap((block) => [...block]);
  for (let at = 0; at < checks; at++) blocks.forEach((block) => block.push(words[next++]!));
  for (const block of blocks) for (let root = 0; root < checks; root++) expect(valueAt(block, root)).toBe(0);
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const counted = version < 10 ? 8 : 16;
  const length = parseInt(stream.slice(4, 4 + counted), 2);
  const bytes = Array.from({ length }, (_, at) => parseInt(stream.slice(4 + counted + 8 * at, 12 + counted + 8 * at), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a QR code', () => {
  it.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213])('of %i characters can be read', (length) => {
    const text = `https://holdfast.example/t/ember-fox-421?${'äöü'.repeat(60)}`.slice(0, length);
    const ascii = text.replace(/[^ -~]/g, 'x');
    expect(read(qr(ascii))).toBe(ascii);
  });

  it('holds letters of any language', () => {
    expect(read(qr('https://hütte.example/t/ember-fox-421'))).toBe('https://hütte.example/t/ember-fox-421');
  });

  it('is as small as it can be', () => {
    expect(qr('https://holdfast.example/t/ember-fox-421')).toHaveLength(29);
    expect(qr('x'.repeat(14))).toHaveLength(21);
    expect(qr('x'.repeat(15))).toHaveLength(25);
  });

  it('refuses what does not fit', () => {
    expect(() => qr('x'.repeat(214))).toThrow('214 bytes');
  });

  it('is drawn by its dark modules', () => {
    expect(qrPath([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
});
