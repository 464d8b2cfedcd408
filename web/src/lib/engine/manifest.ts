/** The description of a game's module, written by src/holdfast/kernel/wasm_build.py. */
export interface Manifest {
  game: string;
  /** The version of the rules. */
  version: number;
  /** Whether everybody wins and loses together. */
  team: boolean;
  /** The number of moves. */
  moves: number;
  /** The size of an observation in bytes. */
  observation: number;
  log: { rows: number; columns: number };
  position: Layout<'to_move' | 'over' | 'offers' | 'offer'>;
  chance: Layout<never>;
  node: Layout<NodeField>;
  weights: Layout<Weight> & { usual: Record<Weight, number> };
  exports: Record<string, Export>;
}

export type NodeField = 'move' | 'seat' | 'child' | 'sibling' | 'visits' | 'wins' | 'points';
export type Weight = 'boldness' | 'trust' | 'caution' | 'victory' | 'rank' | 'lead' | 'flatness' | 'playout';

/** A record: its size, and the offsets of some of its fields. */
export interface Layout<Name extends string> {
  size: number;
  fields: Record<Name, Field>;
}

export interface Field {
  kind: 'i1' | 'i2' | 'i4' | 'f8';
  offset: number;
}

/** A function of the module: its parameters, and the size of its result in bytes. */
export interface Export {
  parameters: ({ item: number; dimensions: number } | 'number' | 'flag')[];
  returns: 0 | 1 | 2 | 4 | 8;
}

/** Return the number in a field of the record at an address. */
export function read(memory: DataView, at: number, field: Field): number {
  const place = at + field.offset;
  switch (field.kind) {
    case 'i1':
      return memory.getInt8(place);
    case 'i2':
      return memory.getInt16(place, true);
    case 'i4':
      return memory.getInt32(place, true);
    case 'f8':
      return memory.getFloat64(place, true);
  }
}
