import type { Point } from './points.ts';

/** A hex by its axial coordinates: q counts to the east, r to the south-east. */
export interface Spot {
  q: number;
  r: number;
}

/** A board of hexes that point up. Each game numbers the six directions in its own order. */
export class HexGrid {
  constructor(
    /** Distance between columns and between rows. */
    readonly column: number,
    readonly row: number,
    readonly ways: readonly Spot[],
  ) {}

  centre = ({ q, r }: Spot): Point => ({ x: this.column * (q + r / 2), y: this.row * r });

  step = ({ q, r }: Spot, way: number): Spot => {
    const by = this.ways[way]!;
    return { q: q + by.q, r: r + by.r };
  };

  /** Return the direction from a hex to a neighbour, or null if they are not neighbours. */
  direction = (from: Spot, to: Spot): number | null => {
    const found = this.ways.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
    return found < 0 ? null : found;
  };
}
