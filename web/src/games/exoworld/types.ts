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

/** Return an event with the types of this game. The server sends no others. */
export const eventOf = (event: EventView): ExoworldEvent => event as unknown as ExoworldEvent;

/** In the order in which the rules list them, by which moves and events number them. */
export const {
  resources: RESOURCES, classes: CLASSES, tokens: TOKENS, issues: ISSUES, lasting: LASTING,
  most_supply: MOST_SUPPLY, most_emergency: MOST_EMERGENCY, lowest_level: LOWEST_LEVEL, highest_level: HIGHEST_LEVEL,
  pile_size: BLOCK, // event cards are in blocks, each with one Critical card
  most_turns: LAST_TURN,
} = CONTENT.exoworld; // prettier-ignore
export const KINDS: readonly string[] = CONTENT.exoworld.kinds;
export const EVENTS: readonly string[] = CONTENT.exoworld.events;
export const ITEMS = KINDS.filter((card) => card.startsWith('I'));
export const PROTOCOLS = KINDS.filter((card) => card.startsWith('P'));
