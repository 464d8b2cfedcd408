import { read, type Manifest } from './manifest.ts';
import { Block, Module } from './module.ts';

/** Fields that the kernel keeps in a position. */
export type Kept = 'to_move' | 'over' | 'offers';

/** A trained net in the module's memory: its parameters and its working memory. */
interface Net {
  parts: { plan: Block; weights: Block; biases: Block; slotRows: Block };
  /** The rows of the first layer, for each kind of table. */
  rows: Block[];
  plain: Block;
  pieces: Block;
  sums: Block;
  work: Block;
  out: Block;
  values: number;
}

/** The most bytes of input for a net besides slots. */
const PLAIN = 1 << 14;

/** The most seats of any game. */
export const SEATS = 16;

/**
 * The rules of a game, with the methods and bytes of `Engine` in src/holdfast/kernel/engine.py. Positions are bytes
 * that are changed in place, as are logs. A log has rows of numbers; without one nothing is reported.
 */
export class Engine {
  readonly manifest: Manifest;
  readonly #position: Block;
  readonly #opening: Block;
  readonly #dice: Block;
  readonly #moves: Block;
  readonly #placements: Block;
  readonly #observation: Block;
  readonly #log: Block;
  #net: Net | null = null;

  constructor(readonly module: Module) {
    const { manifest } = module;
    this.manifest = manifest;
    this.#position = module.block(manifest.position.size, 1);
    this.#opening = module.block(manifest.position.size, 1);
    this.#dice = module.block(manifest.chance.size, 1);
    this.#moves = module.block(4, manifest.moves);
    this.#placements = module.block(4, SEATS, 2);
    this.#observation = module.block(1, manifest.observation);
    this.#log = module.block(4, manifest.log.rows, manifest.log.columns);
  }

  static async load(octets: BufferSource | WebAssembly.Module, manifest: Manifest): Promise<Engine> {
    return new Engine(await Module.load(octets, manifest));
  }

  /** Return one of the numbers that the kernel keeps in a position. */
  number(position: Uint8Array, name: Kept): number {
    const view = new DataView(position.buffer, position.byteOffset, position.byteLength);
    return read(view, 0, this.manifest.position.fields[name]);
  }

  set_up(position: Uint8Array, seed: bigint, log?: Int32Array): void {
    this.#change(position, (state) => this.#telling(log, (rows) => this.module.call('set_up', state, seed, rows)));
  }

  /** Return the legal moves, in rule order. */
  legal(position: Uint8Array): Int32Array {
    const count = this.#ask(position, (state) => this.module.call('legal', state, this.#moves));
    const moves = new Int32Array(count);
    this.#moves.first(count).take(moves);
    return moves;
  }

  permits(position: Uint8Array, move: number): boolean {
    return this.#ask(position, (state) => this.module.call('permits', state, move)) !== 0;
  }

  play(position: Uint8Array, move: number, log?: Int32Array): void {
    this.#change(position, (state) => this.#telling(log, (rows) => this.module.call('play', state, move, rows)));
  }

  stir(position: Uint8Array, ...words: [number, number, number, number]): void {
    this.#change(position, (state) => this.module.call('stir', state, ...words));
  }

  /** Return rank and points of each seat, one after the other. */
  result(position: Uint8Array, seats: number): Int32Array {
    const placements = this.#placements.first(seats, 2);
    this.#ask(position, (state) => this.module.call('result', state, placements));
    const ranks = new Int32Array(2 * seats);
    placements.take(ranks);
    return ranks;
  }

  hide(position: Uint8Array, viewer: number): void {
    this.#change(position, (state) => this.module.call('hide', state, viewer));
  }

  determinize(position: Uint8Array, viewer: number, seed: bigint): void {
    this.#change(position, (state) => this.module.call('determinize', state, viewer, seed));
  }

  /** Return the observation of a hidden position as named bytes (src/holdfast/kernel/observation.py). */
  observe(position: Uint8Array, viewer: number): Uint8Array {
    const size = this.#ask(position, (state) => this.module.call('observe', state, viewer, this.#observation));
    const observation = new Uint8Array(size);
    this.#observation.first(size).take(observation);
    return observation;
  }

  /** Return the input of a trained net for a hidden position (src/holdfast/kernel/encoding.py). */
  encode(position: Uint8Array, viewer: number): Uint8Array {
    const size = this.#ask(position, (state) => this.module.call('encode', state, viewer, this.#observation));
    const encoded = new Uint8Array(size);
    this.#observation.first(size).take(encoded);
    return encoded;
  }

  /** Return the heuristic player's choice among these moves. */
  advise(position: Uint8Array, moves: Int32Array, noise: number): number {
    const among = this.#moves.first(moves.length).put(moves);
    return this.#ask(position, (state) => this.module.call('advise', state, among, moves.length, noise));
  }

  /**
   * Copy the game's net into the module's memory (`Net` in src/holdfast/players/net.py), and allocate its working
   * memory.
   */
  load_net(
    plan: ArrayBufferView,
    weights: ArrayBufferView,
    biases: ArrayBufferView,
    slotRows: ArrayBufferView,
    values: number,
    sums: number,
    work: number,
  ): void {
    const keep = (item: number, array: ArrayBufferView) => this.module.block(item, array.byteLength / item).put(array);
    this.#net = {
      parts: { plan: keep(8, plan), weights: keep(1, weights), biases: keep(4, biases), slotRows: keep(4, slotRows) },
      rows: [],
      plain: this.module.block(1, PLAIN),
      pieces: this.module.block(1, PLAIN),
      sums: this.module.block(4, sums),
      work: this.module.block(4, work),
      out: this.module.block(4, values + this.manifest.moves),
      values,
    };
  }

  /** Copy the rows of the net's first layer for a kind of table, and return their number. */
  load_rows(rows: ArrayBufferView): number {
    return this.#loaded.rows.push(this.module.block(4, rows.byteLength / 4).put(rows)) - 1;
  }

  /** Return the values of a position, then the ratings of the moves with these outputs. */
  evaluate(rows: number, plain: Uint8Array, pieces: Uint8Array, outputs: Int32Array): Int32Array {
    const net = this.#loaded;
    const { plan, weights, biases, slotRows } = net.parts;
    const found = new Int32Array(net.values + outputs.length);
    const out = net.out.first(found.length);
    net.work.octets.fill(0);
    this.module.call(
      'evaluate', plan, weights, biases, net.rows[rows]!, slotRows, net.plain.first(plain.length).put(plain),
      net.pieces.first(pieces.length).put(pieces), this.#moves.first(outputs.length).put(outputs), net.sums, net.work, out,
    );
    out.take(found);
    return found;
  }

  get #loaded(): Net {
    if (!this.#net) throw new Error('the net is not loaded');
    return this.#net;
  }

  /** Play random games from an opening until this number of decisions; return the number of games. */
  simulate(work: Uint8Array, opening: Uint8Array, dice: Uint8Array, seed: bigint, decisions: number): number {
    const first = this.#opening.put(opening);
    const chance = this.#dice.put(dice);
    const games = this.#change(work, (state) =>
      this.module.call('simulate', state, first, chance, this.#log.first(0, this.manifest.log.columns), seed, decisions),
    );
    chance.take(dice);
    return games;
  }

  #ask(position: Uint8Array, answer: (state: Block) => number): number {
    if (position.length !== this.manifest.position.size)
      throw new RangeError(`a position has ${this.manifest.position.size} bytes, not ${position.length}`);
    return answer(this.#position.put(position));
  }

  #change(position: Uint8Array, change: (state: Block) => number): number {
    const answer = this.#ask(position, change);
    this.#position.take(position);
    return answer;
  }

  #telling(log: Int32Array | undefined, tell: (rows: Block) => number): number {
    const { columns } = this.manifest.log;
    const rows = this.#log.first((log?.length ?? 0) / columns, columns);
    if (!log) return tell(rows);
    const answer = tell(rows.put(log));
    rows.take(log);
    return answer;
  }
}
