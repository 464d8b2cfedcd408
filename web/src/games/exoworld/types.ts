import { CONTENT, type ExoworldEvent } from '$lib/api/numbers.ts';
import type { EventView, ExoworldPreview, ExoworldView } from '$lib/api/types.ts';
import type { Previewed } from '$lib/table/game.ts';
import type { Table } from '$lib/table/sync/table.svelte.ts';

export type {
  ExoworldView as View, ExoworldLocationView as Location, ExoworldSpaceView as Space, ExoworldCrewView as Crew,
  ExoworldPlayerView as Player, ExoworldGaugeView as Gauge, ExoworldCardView as CardFace,
} from '$lib/api/types.ts'; // prettier-ignore
export type Move = Previewed<ExoworldPreview>;
export type ExoworldTable = Table<ExoworldView>;

/** Events with their numbers' names. The server sends no others. */
export const told = (event: EventView): ExoworldEvent => event as unknown as ExoworldEvent;

const content = CONTENT.exoworld;
/** In the order in which the rules list them, as moves and events number them. */
export const RESOURCES = content.resources;
export const CLASSES = content.classes;
export const TOKENS = content.tokens;
export const ISSUES = content.issues;
export const LASTING = content.lasting;
export const ITEMS: readonly string[] = content.items;
export const PROTOCOLS: readonly string[] = content.protocols;
export const KINDS: readonly string[] = content.kinds;
export const EVENTS: readonly string[] = content.events;

export const MOST_SUPPLY = content.most_supply;
export const MOST_EMERGENCY = content.most_emergency;
export const LOWEST_LEVEL = content.lowest_level;
export const HIGHEST_LEVEL = content.highest_level;
/** Event cards lie in blocks, each with one Critical card. */
export const BLOCK = content.pile_size;
export const LAST_TURN = content.most_turns;
