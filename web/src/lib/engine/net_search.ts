import type { Engine } from './engine.ts';
import type { Block } from './module.ts';

/** The sizes that a search with a net needs. */
export interface NetShape {
  sums: number;
  work: number;
  /** Bytes of input that do not belong to slots. */
  size: number;
  /** The index of the byte that is 0 where the heuristic player decides, or -1. */
  decides: number;
  /** Bytes of all slots. */
  pieces: number;
  /** The size of each part in bytes, in the order of `PARTS`. */
  lengths: number[];
}

/** The parts of a net for a table, with the item size in bytes (see `Net` and `NetTable` in players/net.py). */
const PARTS = { plan: 8, weights: 1, biases: 4, rows: 4, slotRows: 4, options: 1, outputs: 4 } as const;
type Part = keyof typeof PARTS;
type Memory = Record<Part | 'seen' | 'encoded' | 'plain' | 'pieces' | 'sums' | 'work' | 'wanted' | 'ratings', Block>;

const memories = new WeakMap<Engine, Partial<Memory>>();

/** A net in the memory of a game's module, ready for a search. */
export class NetInMemory {
  readonly #memory: Memory;

  /** Copy a net from its parts in `octets`. The next net overwrites it. */
  constructor(
    engine: Engine,
    seats: number,
    readonly shape: NetShape,
    octets: Uint8Array,
  ) {
    const { manifest, module } = engine;
    const before = memories.get(engine) ?? {};
    const made: Partial<Memory> = {};
    const place = (name: keyof Memory, item: number, count: number): Block => {
      const old = before[name];
      const block = old && old.items >= count ? old : module.block(item, count);
      before[name] = block;
      return (made[name] = block.first(count));
    };
    let at = 0;
    (Object.keys(PARTS) as Part[]).forEach((name, nth) => {
      const length = shape.lengths[nth]!;
      place(name, PARTS[name], length / PARTS[name]).put(octets.subarray(at, at + length));
      at += length;
    });
    place('seen', manifest.position.size, 1);
    place('encoded', 1, manifest.observation);
    place('plain', 1, shape.size + made.options!.items);
    place('pieces', 1, Math.max(1, shape.pieces));
    place('sums', 4, shape.sums);
    place('work', 4, shape.work);
    place('wanted', 4, manifest.moves);
    place('ratings', 4, manifest.moves);
    for (const name of ['plain', 'pieces', 'sums', 'work'] as const) made[name]!.octets.fill(0);
    made.plain!.octets.set(made.options!.octets, shape.size);
    made.outputs = made.outputs!.first(seats, made.outputs!.items / seats);
    memories.set(engine, before);
    this.#memory = made as Memory;
  }

  /** The arguments of `grow_by_net` after the log. */
  get blocks(): Block[] {
    const it = this.#memory;
    return [
      it.seen, it.encoded, it.plain, it.pieces, it.plan, it.weights, it.biases, it.rows, it.slotRows, it.outputs,
      it.sums, it.work, it.wanted, it.ratings,
    ];
  }
}
