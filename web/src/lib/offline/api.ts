/** Answers the requests of src/holdfast/offline/local_workers.py with a game's module. */
import type { Engine } from '../engine/engine.ts';
import { NetInMemory, type NetShape } from '../engine/net_search.ts';
import { forecast, lookAhead, searchMoves, type SearchConfig } from '../engine/tree.ts';
import type { Answer } from './messages.ts';

interface Search {
  kind: 'search';
  seats: number;
  playouts: number | null;
  seconds: number | null;
  seed: string;
  config: SearchConfig;
  thorough: boolean;
  /** The shape of the net that guides the search, or null. Its parts follow the position. */
  net: NetShape | null;
}
interface Look {
  kind: 'look';
  seats: number;
  viewer: number;
  move: number;
  menus: string;
  clock: number;
  clock_size: number;
  count: number;
  tried: number;
  seed: string;
  to_the_end: boolean;
}
interface Foresee {
  kind: 'foresee';
  seats: number;
  playouts: number;
  seed: string;
}

const NONE = new Uint8Array();

/**
 * Return the answer to a request about a position, as numbers and as bytes of positions. `octets` are the bytes of the
 * position, followed by those of the net or the lookahead.
 */
export async function answer(engine: Engine, asked: string, octets: Uint8Array): Promise<Answer> {
  const wanted = JSON.parse(asked) as Search | Look | Foresee;
  const seed = BigInt(wanted.seed);
  const { size } = engine.manifest.position;
  const position = octets.subarray(0, size);
  switch (wanted.kind) {
    case 'search': {
      const { seats, playouts, seconds, config, thorough } = wanted;
      const budget = { playouts: playouts ?? undefined, seconds: seconds ?? undefined };
      const net = wanted.net ? new NetInMemory(engine, seats, wanted.net, octets.subarray(size)) : undefined;
      const { choices, line } = await searchMoves(engine, position, seats, budget, seed, { config, thorough, net });
      const rows = choices.map(({ move, visits, winChance, points }) => [move, visits, winChance, points]);
      return { text: JSON.stringify({ choices: rows, line }), octets: NONE };
    }
    case 'look': {
      const { octets, ...look } = lookAhead(engine, position, wanted.seats, {
        viewer: wanted.viewer,
        move: wanted.move,
        menus: BigInt(wanted.menus),
        clock: wanted.clock,
        clockSize: wanted.clock_size,
        count: wanted.count,
        tried: wanted.tried,
        toTheEnd: wanted.to_the_end,
        seed,
      });
      return { text: JSON.stringify(look), octets };
    }
    case 'foresee':
      return { text: JSON.stringify(forecast(engine, position, wanted.seats, wanted.playouts, seed)), octets: NONE };
  }
}
