import type { Point } from '$lib/table/board/points.ts';
import { questionOf } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import type { ExoworldTable } from './types.ts';

export const cardName = (card: string): string => t(`card-${card}`);
/** Return the name on a card. Long words may break at their joints. */
export const printedName = (card: string): string => t(`ui-name-${card}`);
/** Return a name that fits on a tile. */
export const shortName = (card: string): string => t(`ui-short-${card}`);
export const resourceName = (resource: string): string => t(`resource-${resource}`);

/** Return a number with its sign, as on the cards. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Return the name of a character's player; in a solo game that of the role. */
export function crewName(table: ExoworldTable, crew: number): string {
  const { view } = table;
  const member = view.crew.find((one) => one.crew === crew);
  return view.players.length === 1 && member ? t(`character-${member.role}`) : table.name(member?.seat ?? crew);
}

/** Return the description of a space by its distance from the Home Base. */
export function spacePhrase({ x, y }: Point): string {
  const [up, across] = [y > 0 ? 'N' : 'S', x > 0 ? 'E' : 'W'];
  if (x && y) return t('space-across', { up, north: Math.abs(y), across, east: Math.abs(x) });
  return t('space-straight', { way: y ? up : across, count: Math.abs(x + y) });
}

/** Return the prompt as a sentence. */
export function question(table: ExoworldTable): string {
  const { ask } = table;
  if (ask?.wording) return questionOf(table);
  return ask ? t(ask.decision === null ? 'ask-secret' : 'ask-nothing') : '';
}

/** Return name and text of an Event card; scenario events have those of the planet. */
export function eventWords(event: string, scenario: string): { name: string; note: string } {
  const own = event === 'EN01' ? `scenario-${scenario}-normal` : event === 'EC01' ? `scenario-${scenario}-critical` : null;
  return { name: t(own ?? `eventcard-${event}`), note: t(`${own ?? `eventcard-${event}`}-note`) };
}
