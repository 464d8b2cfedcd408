import type { OutbreakEvent } from '$lib/api/numbers.ts';
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

/** Events with their numbers' names. The server sends no others. */
export const told = (event: EventView): OutbreakEvent => event as unknown as OutbreakEvent;

/** In the order in which moves and events number them. */
export const RESOURCES = ['G', 'B', 'A', 'S', 'E'] as const;
export const FACES = [...RESOURCES, 'K'] as const;
export const DIE_FACES = [...FACES, 'doom'] as const;
export const DEVELOPMENTS = [
  'restore', 'bulwark', 'garrison', 'watchtower', 'schematic', 'first_skill', 'revive', 'turret', 'fortress',
  'second_skill',
] as const; // prettier-ignore
export const PIECES = [
  'power', 'fire', 'contam', 'bulwark', 'garrison', 'watchtower', 'turret', 'trap', 'fortress',
] as const; // prettier-ignore
export const CONDITIONS = ['power', 'fire', 'contam'];
export const REFUGEES = ['helpless', 'settlers-1', 'settlers-2', 'settlers-3'] as const;
export const PHASES = ['setup', 'opening', 'survivors', 'zombies'] as const;
export const DOOM_FACES = ['none', 'none', 'skull', 'doom', 'blank'] as const;
export const ROLLS = ['none', 'attack', 'defence', 'auto', 'mini'] as const;
export const EVENTS = ['none', 'fortune', 'settlers', 'doom'] as const;
export const SURVIVORS = [
  'assassin', 'diplomat', 'mercenary', 'pilot', 'professor', 'sentinel', 'sharpshooter', 'soldier', 'survivalist',
  'technician',
]; // prettier-ignore
export const TRACKER = 3;
/** Fortune cards before the schematics. */
const ORDINARY = 29;
const CLASS_SKILLS = 12;
export const FINAL = 9;

const two = (number: number): string => String(number).padStart(2, '0');
export const cardId = (card: number): string =>
  card < ORDINARY ? `FC-${two(card + 1)}` : `SC-${two(card - ORDINARY + 1)}`;
export const survivorId = (survivor: number): string => `SV-${two(survivor + 1)}`;
export const doomId = (doom: number): string => `DC-${two(doom + 1)}`;
export const skillId = (skill: number): string =>
  `${['ST', 'IN', 'DX'][Math.floor(skill / CLASS_SKILLS)]}-${two((skill % CLASS_SKILLS) + 1)}`;
export const isFinal = (horde: Horde): boolean => horde.level === FINAL;

/** The parts of a move's text after its kind: `aid:SE-CHU:1` has `SE-CHU` and `1`. */
export const partsOf = (move: MoveView): string[] => move.key.split(':').slice(1);

/** Drawings by what they show. */
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
