import { CONTENT, type OutlastEvent } from '$lib/api/numbers.ts';
import type { EventView, OutlastPreview, OutlastView } from '$lib/api/types.ts';
import type { Previewed } from '$lib/table/game.ts';
import type { Table } from '$lib/table/sync/table.svelte.ts';

export type {
  OutlastView as View, OutlastTileView as Tile, OutlastMeepleView as Meeple,
} from '$lib/api/types.ts'; // prettier-ignore
export type Move = Previewed<OutlastPreview>;
export type OutlastTable = Table<OutlastView>;

/** Return an event with the types of this game. The server sends no others. */
export const eventOf = (event: EventView): OutlastEvent => event as unknown as OutlastEvent;

const { letters, goods, structures, cost, per_player, most_tokens, die_faces, directions } = CONTENT.outlast;

export const LETTERS = letters;
export const idOf = (seat: number, number: number): string => `${LETTERS[seat]}${number}`;
/** Return the number of a meeple, from its name. */
export const numberOf = (id: string): string => id.slice(1);

/** In the order in which the rules list them, by which moves and events number them. */
export const STRUCTURES = structures;
export const COST = cost;
export const GOODS = goods;
export const DIRECTION_NAMES = directions;
export const RESOURCE = goods.indexOf('resource');
export const PREY = goods.indexOf('prey');
export const SETTLEMENT = structures.indexOf('settlement');
export const SETTLEMENTS = per_player[SETTLEMENT] ?? 0;
/** The most tokens of a kind on a tile, and the most that a meeple can carry. */
export const SLOTS = most_tokens;
export const FACES = Array.from({ length: die_faces }, (_, index) => index + 1);
