import type { ExoworldEvent } from '$lib/api/numbers.ts';
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

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => letter + String(index + 1).padStart(2, '0'));

/** In the order in which the rules list them, as moves and events number them. */
export const RESOURCES = ['O', 'W', 'F', 'E'] as const;
export const CLASSES = ['red', 'blue', 'green', 'yellow', 'wild', 'none'] as const;
export const TOKENS = ['LEAK_O', 'LEAK_W', 'LEAK_F', 'LEAK_E', 'EMER', 'SHUT', 'FROZ', 'LAND'] as const;
export const ISSUES = ['HYP', 'DEH', 'MAL', 'RAD'] as const;
export const LASTING = ['HIDE', 'NOXFER', 'NOPROT'] as const;
export const ITEMS = numbered('I', 4);
export const PROTOCOLS = numbered('P', 12);
export const KINDS = [...numbered('M', 17), ...ITEMS, ...PROTOCOLS];
export const EVENTS = [...numbered('EN', 31), ...numbered('EC', 13)];

export const MOST_SUPPLY = 20;
export const MOST_EMERGENCY = 10;
export const LOWEST_LEVEL = -5;
export const HIGHEST_LEVEL = 3;
/** Event cards lie in blocks of five, each with one Critical card. */
export const BLOCK = 5;
export const LAST_TURN = 31;
