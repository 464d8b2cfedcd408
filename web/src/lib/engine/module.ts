import type { Manifest } from './manifest.ts';

const PAGE = 65_536;
/** Arrays begin at multiples of this, as the compiler's do. */
const ALIGN = 16;

/** An array in the memory of a module. */
export class Block {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly at: number,
    /** The size of an item in bytes. */
    readonly item: number,
    readonly shape: readonly number[],
  ) {}

  get items(): number {
    return this.shape.reduce((product, count) => product * count, 1);
  }

  /** The bytes of the array. Do not keep them: when the memory grows, it moves. */
  get octets(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at, this.item * this.items);
  }

  get view(): DataView {
    return new DataView(this.memory.buffer, this.at, this.item * this.items);
  }

  /** Return the first items or rows; the array must have that many. */
  first(...shape: number[]): Block {
    const part = new Block(this.memory, this.at, this.item, shape);
    if (part.items > this.items) throw new RangeError(`${part.items} items in the place of ${this.items}`);
    return part;
  }

  /** The same memory as single bytes. */
  get plain(): Block {
    return new Block(this.memory, this.at, 1, [this.item * this.items]);
  }

  put(array: ArrayBufferView): this {
    this.octets.set(bytes(array));
    return this;
  }

  take(array: ArrayBufferView): void {
    bytes(array).set(this.octets);
  }
}

export type Argument = Block | bigint | number | boolean;
type Entry = (...values: (bigint | number)[]) => number;

/** A game's module: its memory, and its compiled functions. */
export class Module {
  readonly #memory: WebAssembly.Memory;
  readonly #entries: WebAssembly.Exports;
  readonly #answer: Block;
  #top: number;

  private constructor(
    instance: WebAssembly.Instance,
    readonly manifest: Manifest,
  ) {
    this.#entries = instance.exports;
    this.#memory = instance.exports.memory as WebAssembly.Memory;
    this.#top = Number((instance.exports.__heap_base as WebAssembly.Global).value);
    this.#answer = this.block(8, 2);
  }

  /** Load a module from its bytes, or a compiled one. */
  static async load(octets: BufferSource | WebAssembly.Module, manifest: Manifest): Promise<Module> {
    const compiled = octets instanceof WebAssembly.Module ? octets : await WebAssembly.compile(octets);
    return new Module(await WebAssembly.instantiate(compiled, {}), manifest);
  }

  /** Return a new array of zeros. Its memory is never freed, so reuse it. */
  block(item: number, ...shape: number[]): Block {
    const at = Math.ceil(this.#top / ALIGN) * ALIGN;
    const made = new Block(this.#memory, at, item, shape);
    this.#top = at + item * made.items;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return made;
  }

  /** Call a function with the parameters of the manifest; return its number, or 0. */
  call(name: string, ...given: Argument[]): number {
    const exported = this.manifest.exports[name];
    if (exported?.parameters.length !== given.length) throw new TypeError(`${name} is not called like this`);
    // The first argument is the address of the result, the second that of the error.
    const values: (bigint | number)[] = [BigInt(this.#answer.at), BigInt(this.#answer.at + 8)];
    exported.parameters.forEach((kind, nth) => {
      const argument = given[nth]!;
      if (typeof kind === 'object') values.push(...laidOut(argument, kind, name));
      else if (argument instanceof Block) throw new TypeError(`${name} takes no array there`);
      else values.push(kind === 'flag' ? Number(argument) : BigInt(argument));
    });
    const status = (this.#entries[name] as Entry)(...values);
    if (status !== 0) throw new Error(`${name} failed: ${status}`);
    const { view } = this.#answer;
    switch (exported.returns) {
      case 0:
        return 0;
      case 1:
        return view.getInt8(0);
      case 2:
        return view.getInt16(0, true);
      case 4:
        return view.getInt32(0, true);
      case 8:
        return Number(view.getBigInt64(0, true));
    }
  }
}

/** Return an array in the form that the compiler expects: owner, parent, items, item size, address, shape, strides. */
function laidOut(block: Argument, kind: { item: number; dimensions: number }, name: string): bigint[] {
  if (!(block instanceof Block) || block.item !== kind.item || block.shape.length !== kind.dimensions)
    throw new TypeError(`${name} takes another array there`);
  const strides = block.shape.map((_, n) => block.shape.slice(n + 1).reduce((a, b) => a * b, block.item));
  return [0, 0, block.items, block.item, block.at, ...block.shape, ...strides].map(BigInt);
}

function bytes(array: ArrayBufferView): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
