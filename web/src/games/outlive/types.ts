import type { OutliveEvent } from '$lib/api/numbers.ts';
import type { EventView, OutlivePreview, OutliveView } from '$lib/api/types.ts';
import type { Previewed } from '$lib/table/game.ts';
import type { Table } from '$lib/table/sync/table.svelte.ts';

export type {
  OutliveView as View, OutlivePlaceView as Place, OutlivePlayerView as Player, OutliveHeroView as Hero,
  OutliveRoomView as Room, OutliveEquipmentView as Equipment,
} from '$lib/api/types.ts'; // prettier-ignore
export type Move = Previewed<OutlivePreview>;
export type OutliveTable = Table<OutliveView>;
export type Tokens = Record<string, number>;

/** Events with their numbers' names. The server sends no others. */
export const told = (event: EventView): OutliveEvent => event as unknown as OutliveEvent;

/** In the order in which the rules list them, as moves and events number them. */
export const RESOURCES = ['meat', 'water', 'cans', 'wood', 'metal', 'chips', 'munitions'] as const;
export const CATEGORIES = ['events', 'rooms', 'gauge', 'survivors', 'repaired', 'pairs'] as const;
/** Where a survivor can be beside the rooms. */
export const AIRLOCK = 7;
export const FIRST_SPOT = 3;
export const BEST = 3;
export const WORST = -11;
export const NIGHT_STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export const NIGHT_ICONS = ['overcome', 'feed', 'radiation', 'recruit', 'build', 'repair', 'upkeep'] as const;

/** The words of a move's key: `repair:axe:full` is about an axe. */
export const word = (move: Move, at: number): string => move.key.split(':')[at] ?? '';

export const EQUIPMENT = [
  'axe', 'bow', 'jerrycan', 'access', 'ammobox', 'crowbar', 'chainsaw', 'flashlight', 'pickaxe', 'purifier', 'hook',
  'hacksaw', 'backpack', 'detector', 'shotgun', 'beartrap', 'bat', 'gear', 'exo', 'sensor',
] as const; // prettier-ignore
export const EVENTS = [
  'ev_wildfire', 'ev_cavein', 'ev_lean', 'ev_nomads', 'ev_thieves', 'ev_sand', 'ev_epizootic', 'ev_mutation',
  'ev_rats', 'ev_cold', 'ev_clan', 'ev_cloud',
] as const; // prettier-ignore

/** Tools that share a symbol: the one with its half on the right edge first. */
const PAIRS: Record<string, [string, string]> = {
  tree: ['axe', 'bow'], water: ['jerrycan', 'access'], cartridge: ['ammobox', 'crowbar'],
  house: ['flashlight', 'chainsaw'], ingot: ['pickaxe', 'purifier'], cutlery: ['hacksaw', 'hook'],
  circuit: ['backpack', 'detector'], drumstick: ['shotgun', 'beartrap'], blast: ['bat', 'gear'], atom: ['exo', 'sensor'],
}; // prettier-ignore
export const HALVES: Record<string, { symbol: string; side: 'L' | 'R' }> = Object.fromEntries(
  Object.entries(PAIRS).flatMap(([symbol, [right, left]]) => [
    [right, { symbol, side: 'R' }],
    [left, { symbol, side: 'L' }],
  ]),
);

export const CITIES = ['blackwood', 'silent'] as const;
