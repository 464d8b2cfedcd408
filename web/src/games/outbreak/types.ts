import { CONTENT, type OutbreakEvent } from '$lib/api/numbers.ts';
import type { EventView, MoveView, OutbreakHordeView as Horde, OutbreakPreview, OutbreakView } from '$lib/api/types.ts';
import type { Previewed } from '$lib/table/game.ts';
import type { Table } from '$lib/table/sync/table.svelte.ts';

export type {
  OutbreakView as View, OutbreakHordeView as Horde, OutbreakSettlementView as Settlement,
  OutbreakSurvivorView as Survivor, OutbreakRefugeeView as Refugee, OutbreakCardView as Card,
  OutbreakDiceView as Dice, OutbreakNightView as Night,
} from '$lib/api/types.ts'; // prettier-ignore
export type Move = Previewed<OutbreakPreview>;
export type OutbreakTable = Table<OutbreakView>;

/** Return an event with the types of this game. The server sends no others. */
export const eventOf = (event: EventView): OutbreakEvent => event as unknown as OutbreakEvent;

/** In the order in which moves and events number them. */
export const {
  resources: RESOURCES, faces: FACES, die_faces: DIE_FACES, developments: DEVELOPMENTS, pieces: PIECES,
  refugees: REFUGEES, phases: PHASES, doom_faces: DOOM_FACES, rolls: ROLLS, events: EVENTS, tracker: TRACKER,
  final_level: FINAL,
} = CONTENT.outbreak; // prettier-ignore
const { cards, skills, survivors, dooms } = CONTENT.outbreak;
export const CONDITIONS = ['power', 'fire', 'contam'];
/** The names of the survivors by their ids. */
export const SURVIVORS: Record<string, string> = survivors;
export const DOOMS: readonly string[] = dooms;

const SURVIVOR_IDS = Object.keys(SURVIVORS);
export const cardId = (card: number): string => cards[card] ?? '';
export const survivorId = (survivor: number): string => SURVIVOR_IDS[survivor] ?? '';
export const doomId = (doom: number): string => DOOMS[doom] ?? '';
export const skillId = (skill: number): string => skills[skill] ?? '';
export const isFinal = (horde: Horde): boolean => horde.level === FINAL;

/** Return the parts of a move's key after its kind: `aid:SE-CHU:1` has `SE-CHU` and `1`. */
export const partsOf = (move: MoveView): string[] => move.key.split(':').slice(1);

/** Return the full name of a drawing. */
export const art = (name: string): string => `outbreak-${name}`;
export const iconOf = (icon: string): string => icon.replace('(', '-').replace(')', '');
export const cardArt = (id: string): string => art(`${id.startsWith('SC') ? 'schematic' : 'fortune'}-${id}`);
export const hordeArt = (horde: Horde): string =>
  art(isFinal(horde) ? `fe-${horde.id}` : `horde-${horde.kind ?? 'zombie'}`);
export const pieceArt = (piece: string, down = false): string =>
  piece === 'contam' ? art('token-contamination')
  : piece === 'fortress' ? art(down ? 'building-fortress-down' : 'building-fortress')
  : piece === 'garrison' || piece === 'watchtower' ? art(`building-${piece}`)
  : art(`token-${piece}`); // prettier-ignore
