import type { Piece } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import { word, type Equipment, type Move, type Tokens } from './types.ts';

/** Return tokens as pieces of a sentence. */
export const tokensOf = (tokens: Tokens): Piece[] =>
  Object.entries(tokens).flatMap(([token, count]) => (count > 0 ? [{ token, count }] : []));

/** Return tokens in words, for screen readers. */
export const tokenWords = (tokens: Tokens): string =>
  new Intl.ListFormat(t('locale'), { type: 'unit', style: 'short' }).format(
    Object.entries(tokens)
      .filter(([, count]) => count > 0)
      .map(([token, count]) => t(`tokens-${token}`, { count })),
  );

const ICONS: Record<string, string> = {
  discard: 'action-discard', 'free-build': 'action-build', split: 'action-movesurv', lead: 'action-place',
  'draw-find': 'action-search', 'drop-find': 'action-discard', place: 'action-place', give: 'action-tribute',
  'lose-goods': 'action-lose', lose: 'action-lose', move: 'action-move', board: 'action-move', stand: 'action-stand',
  peek: 'action-peek', bat: 'action-bat', immune: 'action-immune', defend: 'action-defend',
  settle: 'action-movesurv', decline: 'action-decline', scavenge: 'action-scavenge', hunt: 'action-hunt',
  sensor: 'action-sensor', algae: 'action-algae', 'open-dam': 'action-opendam', take: 'action-take',
  search: 'action-search', end: 'action-end', shoot: 'action-hunt', prey: 'action-hunt', 'no-prey': 'action-noprey',
  overcome: 'action-overcome', pass: 'action-pass', feed: 'action-feed', recruit: 'action-recruit',
  'move-in': 'action-movesurv', build: 'action-build', ability: 'action-ability', pay: 'resource-material',
  salvage: 'action-salvage', repair: 'action-repair', draw: 'action-draw', done: 'action-done',
}; // prettier-ignore

/** Return the drawing of a move: that of its thing if there is one. */
export function iconOf(move: Move): string {
  const { kind } = move;
  if (kind === 'give' || kind === 'recruit') return `outlive-resource-${word(move, 1)}`;
  if (kind === 'take' || kind === 'repair' || kind === 'salvage') return `outlive-equipment-${word(move, 1)}`;
  if (kind === 'overcome') return `outlive-icon-${word(move, 1)}`;
  if (kind === 'prey') return `outlive-icon-${word(move, 1)}`;
  if (kind === 'drop-find') return `outlive-search-${word(move, 1)}`;
  return `outlive-${ICONS[kind] ?? 'action-done'}`;
}

/** Return the drawing of a pile. */
export const pileIcon = (name: string): string =>
  `outlive-${
    { weapons: 'equipment-shotgun', gear: 'equipment-gear', people: 'icon-survivor', count: 'action-scavenge' }[name] ??
    `resource-${name}`
  }`;

export const pileName = (name: string): string =>
  t({ weapons: 'ui-weapons', gear: 'equipment-gear', people: 'survivors', count: 'ui-tokens' }[name] ?? `resource-${name}`);

/** Return what a tool does, and where its other half is. */
export const equipmentTitle = (tile: Equipment): string =>
  `${t(`equipment-${tile.id}`)}. ${t(`use-${tile.id}`)} ${t('ui-symbol', { symbol: t(`symbol-${tile.symbol}`) })}`;

/** Return the name of a place; in brief a shorter one. */
export const placeName = (id: string, brief: boolean): string => t(brief ? `ui-short-${id}` : `place-${id}`);
