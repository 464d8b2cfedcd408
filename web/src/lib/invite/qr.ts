/**
 * QR codes of links, made here so that no other service learns the address of a table. Bytes, error level M, versions 1
 * to 10 (213 bytes), after ISO/IEC 18004.
 */

/** For each version at level M: error correction codewords per block, and the data codewords of each block. */
const VERSIONS: { check: number; blocks: number[] }[] = [
  { check: 10, blocks: [16] },
  { check: 16, blocks: [28] },
  { check: 26, blocks: [44] },
  { check: 18, blocks: [32, 32] },
  { check: 24, blocks: [43, 43] },
  { check: 16, blocks: [27, 27, 27, 27] },
  { check: 18, blocks: [31, 31, 31, 31] },
  { check: 22, blocks: [38, 38, 39, 39] },
  { check: 22, blocks: [36, 36, 36, 37, 37] },
  { check: 26, blocks: [43, 43, 43, 43, 44] },
];
/** Coordinates of the alignment patterns, along both sides. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0;

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Return the product of two elements of GF(256), the field of the codewords. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}

/** Return the generator polynomial of the error correction, without its leading coefficient. */
function generator(degree: number): number[] {
  const factors = Array<number>(degree).fill(0);
  factors[degree - 1] = 1;
  for (let round = 0, root = 1; round < degree; round++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) factors[at] = times(factors[at]!, root) ^ (factors[at + 1] ?? 0);
  }
  return factors;
}

function remainder(data: number[], by: number[]): number[] {
  const rest = Array<number>(by.length).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ rest.shift()!;
    rest.push(0);
    by.forEach((part, at) => (rest[at]! ^= times(part, factor)));
  }
  return rest;
}

/** Return the text as codewords with error correction, interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { check, blocks } = VERSIONS[version - 1]!;
  const bits: number[] = [];
  const write = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  write(0b0100, 4);
  write(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) write(byte, 8);
  const room = sum(blocks) * 8;
  write(0, Math.min(4, room - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0; bits.length < room; pad++) write(pad % 2 === 0 ? 0xec : 0x11, 8);

  const data = Array.from({ length: sum(blocks) }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2));
  const by = generator(check);
  let from = 0;
  const parts = blocks.map((size) => data.slice(from, (from += size)));
  const checks = parts.map((part) => remainder(part, by));
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...woven(parts), ...woven(checks)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Return a value with its error correction bits (BCH code). */
function checked(value: number, by: number, bits: number): number {
  let rest = value;
  for (let round = 0; round < bits; round++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * by);
  return (value << bits) | rest;
}

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  /** Modules of function patterns, which hold no data. */
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const blank = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = blank();
    this.fixed = blank();
    this.#frame();
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  #square(x: number, y: number, reach: number, light: number[]): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        this.#set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  #frame(): void {
    const end = this.size - 1;
    for (let at = 0; at < this.size; at++) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [end - 3, 3], [3, end - 3]] as const) this.#square(x, y, 4, [2, 4]);
    const places = ALIGNED[this.version - 1]!;
    const last = places.at(-1);
    for (const x of places) {
      for (const y of places) {
        const corner = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
        if (!corner) this.#square(x, y, 2, [1]);
      }
    }
    this.format(0);
    if (this.version < 7) return;
    const bits = checked(this.version, 0x1f25, 12);
    for (let at = 0; at < 18; at++) {
      const [a, b] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.#set(a, b, ((bits >> at) & 1) === 1);
      this.#set(b, a, ((bits >> at) & 1) === 1);
    }
  }

  /** Write the format information with the mask, twice. */
  format(mask: number): void {
    const bits = checked((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
    const bit = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at <= 5; at++) this.#set(8, at, bit(at));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let at = 9; at < 15; at++) this.#set(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at++) this.#set(this.size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at++) this.#set(8, this.size - 15 + at, bit(at));
    this.#set(8, this.size - 8, true);
  }

  /** Place the data in double columns from right to left, alternately up and down. */
  lay(data: number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x]) continue;
          this.dark[y]![x] = (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
      }
    }
  }

  /** Apply a mask to the data; applying it again removes it. */
  mask(number: number): void {
    const turned = MASKS[number]!;
    this.dark.forEach((row, y) => row.forEach((dark, x) => {
      if (!this.fixed[y]![x] && turned(x, y)) row[x] = !dark;
    })); // prettier-ignore
    this.format(number);
  }

  /** The penalty of the symbol; the mask with the least one is used. */
  get penalty(): number {
    const rows = this.dark.map((row) => row.map(Number).join(''));
    const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
    let penalty = 0;
    for (const line of [...rows, ...columns]) {
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
      for (const like of ['00001011101', '10111010000']) {
        for (let at = line.indexOf(like); at >= 0; at = line.indexOf(like, at + 1)) penalty += 40;
      }
    }
    for (let y = 1; y < this.size; y++) {
      for (let x = 1; x < this.size; x++) {
        const corner = this.dark[y]![x];
        if ([this.dark[y - 1]![x], this.dark[y]![x - 1], this.dark[y - 1]![x - 1]].every((dark) => dark === corner)) penalty += 3;
      }
    }
    const all = this.size * this.size;
    const dark = rows.join('').replaceAll('0', '').length;
    return penalty + 10 * (Math.ceil(Math.abs(dark * 20 - all * 10) / all) - 1);
  }
}

/** Return the modules of a text's QR code by row; true is dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const fits = ({ blocks }: { blocks: number[] }, index: number) => sum(blocks) >= bytes.length + (index < 9 ? 2 : 3);
  const version = VERSIONS.findIndex(fits) + 1;
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a QR code`);
  const drawing = new Drawing(version);
  drawing.lay(codewords(bytes, version));
  let best = 0;
  let least = Infinity;
  for (let number = 0; number < MASKS.length; number++) {
    drawing.mask(number);
    const { penalty } = drawing;
    if (penalty < least) [best, least] = [number, penalty];
    drawing.mask(number);
  }
  drawing.mask(best);
  return drawing.dark;
}

/** Return the dark modules as an SVG path, one unit per module. */
export function qrPath(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
}
