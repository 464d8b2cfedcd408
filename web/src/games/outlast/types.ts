import type { OutlastEvent } from '$lib/api/numbers.ts';
import type { EventView, OutlastPreview, OutlastView } from '$lib/api/types.ts';
import type { Previewed } from '$lib/table/game.ts';
import type { Table } from '$lib/table/table.svelte.ts';

export type {
  OutlastView as View, OutlastTileView as Tile, OutlastMeepleView as Meeple,
} from '$lib/api/types.ts'; // prettier-ignore
export type Move = Previewed<OutlastPreview>;
export type OutlastTable = Table<OutlastView>;

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
