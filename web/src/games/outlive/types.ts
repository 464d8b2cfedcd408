import { CONTENT, type OutliveEvent } from '$lib/api/numbers.ts';
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

/** Return an event with the types of this game. The server sends no others. */
export const eventOf = (event: EventView): OutliveEvent => event as unknown as OutliveEvent;

/** In the order in which the rules list them, by which moves and events number them. */
export const {
  resources: RESOURCES, categories: CATEGORIES, cities: CITIES, equipment: EQUIPMENT, events: EVENTS, night_steps: NIGHT_STEPS,
  airlock: AIRLOCK, // where a survivor can be beside the rooms
  first_spot: FIRST_SPOT, best: BEST, worst: WORST,
  reach: REACH, // the most steps that a hero may walk
} = CONTENT.outlive; // prettier-ignore
export const NIGHT_ICONS = ['overcome', 'feed', 'radiation', 'recruit', 'build', 'repair', 'upkeep'] as const;
/** The half of a symbol on each tool, and at which edge: two halves make a pair. */
export const HALVES: Record<string, { symbol: string; side: 'L' | 'R' }> = CONTENT.outlive.halves;

/** Return a part of a move's key: `repair:axe:full` is about an axe. */
export const word = (move: Move, at: number): string => move.key.split(':')[at] ?? '';
