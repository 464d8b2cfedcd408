import type { Point } from '$lib/table/board/points.ts';
import { questionOf } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import type { ExoworldTable } from './types.ts';

export const cardName = (card: string): string => t(`card-${card}`);
/** The name on a card: long words may break where they are put together. */
export const printedName = (card: string): string => t(`ui-name-${card}`);
/** A name that fits on a tile. */
export const shortName = (card: string): string => t(`ui-short-${card}`);
export const resourceName = (resource: string): string => t(`resource-${resource}`);

/** A number with its sign, as it is printed. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A character: its player, alone its role. */
export function crewName(table: ExoworldTable, crew: number): string {
  const { view } = table;
  const member = view.crew.find((one) => one.crew === crew);
  return view.players.length === 1 && member ? t(`character-${member.role}`) : table.name(member?.seat ?? crew);
}

/** A space by its way from the Home Base. */
export function spacePhrase({ x, y }: Point): string {
  const [up, across] = [y > 0 ? 'N' : 'S', x > 0 ? 'E' : 'W'];
  if (x && y) return t('space-across', { up, north: Math.abs(y), across, east: Math.abs(x) });
  return t('space-straight', { way: y ? up : across, count: Math.abs(x + y) });
}

/** What is asked, in a sentence. */
export function question(table: ExoworldTable): string {
  const { ask } = table;
  if (ask?.wording) return questionOf(table);
  return ask ? t(ask.decision === null ? 'ask-secret' : 'ask-nothing') : '';
}

/** The name and the text of an Event card; scenario events are the planet's. */
export function eventWords(event: string, scenario: string): { name: string; note: string } {
  const own = event === 'EN01' ? `scenario-${scenario}-normal` : event === 'EC01' ? `scenario-${scenario}-critical` : null;
  return { name: t(own ?? `eventcard-${event}`), note: t(`${own ?? `eventcard-${event}`}-note`) };
}
