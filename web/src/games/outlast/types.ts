import type { OutlastEvent } from '$lib/api/numbers.ts';
import type {
  EventView, MoveView, OutlastMeepleView, OutlastPreview, OutlastTileView, OutlastView,
} from '$lib/api/types.ts'; // prettier-ignore
import type { Table } from '$lib/table/table.svelte.ts';
import type { Hand } from './hand.svelte.ts';

export type View = OutlastView;
export type Tile = OutlastTileView;
export type Meeple = OutlastMeepleView;
export type Move = MoveView & { preview: OutlastPreview };
export type OutlastTable = Table<View>;
export interface Part {
  table: OutlastTable;
  play: Hand;
}

/** Events with their numbers' names. The server sends no others. */
export const told = (event: EventView): OutlastEvent => event as unknown as OutlastEvent;

export const LETTERS = 'ABCDEF';
export const idOf = (seat: number, number: number): string => `${LETTERS[seat]}${number}`;
/** The number of a meeple, from its name. */
export const numberOf = (id: string): string => id.slice(1);

/** In the order in which the rules list them, as moves and events number them. */
export const STRUCTURES = ['settlement', 'palisade', 'watchfire', 'snare', 'pen', 'plot'] as const;
export const RESOURCE = 0;
export const PREY = 1;
/** What a meeple can carry of a kind, and what building costs. */
export const SLOTS = 3;
