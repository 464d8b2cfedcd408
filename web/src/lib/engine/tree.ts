import { SEATS, type Engine } from './engine.ts';
import { read, type NodeField, type Weight } from './manifest.ts';
import type { Block } from './module.ts';
import type { NetInMemory } from './net_search.ts';

/** The most nodes of a tree. */
const NODES = 1 << 18;
/** A number of playouts that is never reached. */
const ENDLESS = 2 ** 40;
/** Milliseconds between two checks of the clock and of whether to stop. */
const SLICE = 5;
/** Playouts of the first slice, before their duration is known. */
const FIRST = 2;
/** The least visits of a line in the tree that counts as a plan. */
const SELDOM = 10;

export type SearchConfig = Record<Weight, number>;

/** A move with its statistics after a search. */
export interface Choice {
  move: number;
  visits: number;
  winChance: number;
  points: number;
}

/** The result of a search: moves with the most visited first, and the line of moves that should follow. */
export interface Thoughts {
  choices: Choice[];
  line: number[];
}

/** The memory of a search. A module has only one, which the next search reuses. */
interface Room {
  owner: object | null;
  nodes: Block;
  known: Block;
  work: Block;
  dice: Block;
  moves: Block;
  stamps: Block;
  placements: Block;
  scale: Block;
  weights: Block;
  log: Block;
  wins: Block;
  outcome: Block;
  /** The positions after a move, one for each determinization. */
  nows: Block;
  soons: Block;
}

/** The most determinizations of a lookahead. */
const GUESSES = 64;

const rooms = new WeakMap<Engine, Room>();

function roomOf(engine: Engine): Room {
  let room = rooms.get(engine);
  if (!room) {
    const { module, manifest } = engine;
    room = {
      owner: null,
      nodes: module.block(manifest.node.size, NODES),
      known: module.block(manifest.position.size, 1),
      work: module.block(manifest.position.size, 1),
      dice: module.block(manifest.chance.size, 1),
      moves: module.block(4, manifest.moves),
      stamps: module.block(4, manifest.moves + 1, 2),
      placements: module.block(4, SEATS, 3),
      scale: module.block(8, 2),
      weights: module.block(manifest.weights.size, 1),
      log: module.block(4, 0, manifest.log.columns),
      wins: module.block(8, SEATS),
      outcome: module.block(8, GUESSES, 2),
      nows: module.block(manifest.position.size, GUESSES),
      soons: module.block(manifest.position.size, GUESSES),
    };
    rooms.set(engine, room);
  }
  return room;
}

/** A search for the seat that decides, like `Tree` in src/holdfast/players/tree.py. */
export class Tree {
  readonly #engine: Engine;
  readonly #room: Room;
  readonly #placements: Block;
  readonly #seat: number;
  readonly #seed: bigint;
  readonly #team: boolean;
  readonly #net: NetInMemory | undefined;
  #count = 1;

  /** Start a search. It uses only what the seat that decides may know of the position. */
  constructor(engine: Engine, position: Uint8Array, seats: number, seed: bigint, config?: SearchConfig, net?: NetInMemory) {
    const { manifest } = engine;
    const room = roomOf(engine);
    this.#engine = engine;
    this.#seat = engine.number(position, 'to_move');
    this.#seed = seed;
    this.#team = seats === 1 || manifest.team;
    this.#room = room;
    this.#net = net;
    this.#placements = room.placements.first(seats, net ? 2 : 3);
    room.owner = this;
    const known = position.slice();
    engine.hide(known, this.#seat);
    room.known.put(known);
    for (const block of [room.nodes.first(1), room.dice, room.stamps, room.placements]) block.octets.fill(0);
    room.scale.put(new Float64Array([Infinity, -Infinity]));
    const { usual, fields } = manifest.weights;
    const weights = room.weights.view;
    for (const name of Object.keys(usual) as Weight[])
      weights.setFloat64(fields[name].offset, (config ?? usual)[name], true);
  }

  /** The number of playouts so far. */
  get playouts(): number {
    return this.#field(0, 'visits');
  }

  /** Add playouts; return whether the `later` ones are still useful. */
  grow(playouts: number, later = ENDLESS): boolean {
    const { nodes, known, work, dice, moves, stamps, scale, wins, weights, log } = this.#mine();
    const before = this.playouts;
    const { module } = this.#engine;
    const further = [this.#seed + BigInt(before), this.#count, playouts, later] as const;
    const tree = [nodes, known, work, dice, moves, stamps, this.#placements] as const;
    if (this.#net) {
      const { blocks, shape } = this.#net;
      this.#count = module.call(
        'grow_by_net', ...tree, wins.first(this.#placements.shape[0]!), weights, log, ...blocks,
        this.#seat, this.#team, shape.decides, shape.size, ...further,
      );
    } else this.#count = module.call('grow', ...tree, scale, weights, log, this.#seat, this.#team, ...further);
    return this.playouts === before + playouts;
  }

  /** Return the moves of the seat that decides with their statistics, the most visited first. */
  choices(): Choice[] {
    const choices = this.#children(0).map((node) => this.#choice(node));
    return choices.sort((a, b) => b.visits - a.visits || a.move - b.move);
  }

  /** Return the seat's moves along the most visited line of the tree. */
  line(): number[] {
    const line: number[] = [];
    for (let node = 0; ; ) {
      const below = this.#children(node).map((child) => ({ child, ...this.#choice(child) }));
      const [best] = below.sort((a, b) => b.visits - a.visits || a.move - b.move);
      if (!best || (line.length && best.visits < SELDOM)) return line;
      node = best.child;
      if (this.#field(node, 'seat') === this.#seat) line.push(best.move);
    }
  }

  #mine(): Room {
    if (this.#room.owner !== this) throw new Error('another search has begun in this module');
    return this.#room;
  }

  #children(node: number): number[] {
    const children: number[] = [];
    for (let child = this.#field(node, 'child'); child; child = this.#field(child, 'sibling'))
      if (this.#field(child, 'visits')) children.push(child);
    return children;
  }

  #choice(node: number): Choice {
    const visits = this.#field(node, 'visits');
    const mean = (name: 'wins' | 'points') => this.#field(node, name) / visits;
    return { move: this.#field(node, 'move'), visits, winChance: mean('wins'), points: mean('points') };
  }

  #field(node: number, name: NodeField): number {
    const { size, fields } = this.#engine.manifest.node;
    return read(this.#mine().nodes.view, node * size, fields[name]);
  }
}

export interface SearchOptions {
  stopped?: () => boolean;
  thorough?: boolean;
  config?: SearchConfig;
  /** The net that rates moves and positions, if there is one. */
  net?: NetInMemory;
}

export interface Budget {
  playouts?: number;
  seconds?: number;
}

/**
 * Search until the budget is spent or the search is stopped. Between two slices the event loop runs, so that a worker
 * receives the message to stop.
 */
export async function searchMoves(
  engine: Engine,
  position: Uint8Array,
  seats: number,
  budget: Budget,
  seed: bigint,
  { stopped = () => false, thorough = true, config, net }: SearchOptions = {},
): Promise<Thoughts> {
  if (budget.playouts === undefined && budget.seconds === undefined)
    throw new RangeError('a search needs a budget of playouts or of seconds');
  const tree = new Tree(engine, position, seats, seed, config, net);
  const share = budget.playouts ?? ENDLESS;
  const deadline = performance.now() + 1000 * (budget.seconds ?? Infinity);
  let size = FIRST;
  for (let left = share; left > 0; left = share - tree.playouts) {
    const began = performance.now();
    const now = Math.min(size, left);
    if (!tree.grow(now, thorough ? ENDLESS : left - now)) break;
    const ended = performance.now();
    if (ended > deadline || stopped()) break;
    size = Math.max(1, Math.floor(size * Math.min(4, SLICE / Math.max(1e-3, ended - began))));
    await turn();
  }
  return { choices: tree.choices(), line: tree.line() };
}

/** Let the event loop run once. A timer would wait longer than a slice lasts. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Return each seat's chance to win, from public information only. */
export function forecast(engine: Engine, position: Uint8Array, seats: number, playouts: number, seed: bigint): number[] {
  const room = roomOf(engine);
  const { known, work, dice, moves, placements, wins, log } = room;
  room.owner = null;
  const hidden = position.slice();
  engine.hide(hidden, -1);
  known.put(hidden);
  dice.octets.fill(0);
  const won = wins.first(seats).put(new Float64Array(seats));
  const rows = placements.first(seats, 2);
  engine.module.call('foresee', known, work, dice, moves, rows, won, log, engine.manifest.team, seed, playouts);
  const sums = new Float64Array(seats);
  won.take(sums);
  return [...sums].map((sum) => sum / playouts);
}

/** The parameters of a lookahead: `look_ahead` in src/holdfast/players/lookahead.py. */
export interface Look {
  viewer: number;
  move: number;
  menus: bigint;
  /** The offset of the game's clock in a position. */
  clock: number;
  clockSize: number;
  count: number;
  tried: number;
  toTheEnd: boolean;
  seed: bigint;
}

/** Positions after a move as the viewer would see them: right after it, and some moves later. */
export interface Lookahead {
  filled: number;
  /** The win and the points of each game that was played to the end. */
  wins: number[];
  points: number[];
  octets: Uint8Array;
}

/** Return the positions and outcomes after a move of the seat that decides. The position is as the viewer knows it. */
export function lookAhead(engine: Engine, hidden: Uint8Array, seats: number, look: Look): Lookahead {
  const room = roomOf(engine);
  const { known, work, dice, moves, log } = room;
  const [nows, soons] = [room.nows.first(look.count), room.soons.first(look.count)];
  room.owner = null;
  known.put(hidden);
  dice.octets.fill(0);
  const outcome = room.outcome.first(look.count, 2).put(new Float64Array(2 * look.count));
  const filled = engine.module.call(
    'look', known, work, work.plain, nows, soons, dice, moves, room.placements.first(seats, 2), outcome, log,
    look.viewer, engine.number(hidden, 'to_move'), look.move, look.menus, look.clock, look.clockSize, look.toTheEnd,
    seats === 1 || engine.manifest.team, look.seed, look.tried,
  );
  const { size } = engine.manifest.position;
  const octets = new Uint8Array(2 * filled * size);
  [nows, soons].forEach((block, half) => {
    for (let nth = 0; nth < filled; nth += 1) {
      const seen = octets.subarray((half * filled + nth) * size, (half * filled + nth + 1) * size);
      seen.set(block.octets.subarray(nth * size, (nth + 1) * size));
      engine.hide(seen, look.viewer);
    }
  });
  const outcomes = new Float64Array(2 * look.count);
  outcome.take(outcomes);
  const column = (at: number) => Array.from({ length: look.toTheEnd ? filled : 0 }, (_, nth) => outcomes[2 * nth + at]!);
  return { filled, wins: column(0), points: column(1), octets };
}
