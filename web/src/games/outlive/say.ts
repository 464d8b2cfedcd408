import type { OutlivePhrase, OutlivePreviewLine } from '$lib/api/types.ts';
import { t } from '$lib/words.svelte.ts';
import { AIRLOCK, word, type Equipment, type Move, type OutliveTable, type Room, type Tokens } from './types.ts';

/** A piece of a sentence: words, or tokens that are drawn. */
export type Piece = string | { token: string; count: number };

/** A mark that no word contains; it stands for tokens until the sentence is drawn. */
const MARK = /\uE000([a-z]+):(\d+)\uE001/u;

const marked = (tokens: string): string =>
  tokens
    .split(' ')
    .filter(Boolean)
    .map((entry) => `\uE000${entry}\uE001`)
    .join(' ');

function resolve(value: number | string | OutlivePhrase): number | string {
  if (typeof value === 'object') return t(value.key, resolved(value.args));
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  return value.startsWith('@tokens ') ? marked(value.slice('@tokens '.length)) : t(value.slice(1));
}

const resolved = (args: OutlivePhrase['args'] = {}): Record<string, number | string> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, resolve(value)]));

/** A line of a preview: references become names, tokens become pictures. */
export function lineOf(line: OutlivePreviewLine, table: OutliveTable): Piece[] {
  const words = resolved(line.args);
  if (line.args?.player !== undefined) words.player = table.name(Number(line.args.player));
  return pieces(t(line.key, words));
}

function pieces(text: string): Piece[] {
  return text
    .split(/(\uE000[a-z]+:\d+\uE001)/u)
    .filter(Boolean)
    .map((part) => {
      const found = MARK.exec(part);
      return found ? { token: found[1]!, count: Number(found[2]) } : part;
    });
}

/** Tokens as pieces of a sentence. */
export const tokensOf = (tokens: Tokens): Piece[] =>
  Object.entries(tokens).flatMap(([token, count]) => (count > 0 ? [{ token, count }] : []));

/** The same in words, for those who do not see the pictures. */
export const tokenWords = (tokens: Tokens): string =>
  new Intl.ListFormat(t('locale'), { type: 'unit', style: 'short' }).format(
    Object.entries(tokens)
      .filter(([, count]) => count > 0)
      .map(([token, count]) => t(`tokens-${token}`, { count })),
  );

export const roomName = (rooms: Room[], slot: number): string =>
  slot === AIRLOCK ? t('airlock') : t(`room-${rooms[slot]?.kind ?? 'unknown'}`);

/** What takes off the price: `wood+metal` as tokens. */
function discount(words: string): string {
  if (words === 'full') return '';
  if (words === 'all') return t('ui-free');
  const counts: Tokens = {};
  for (const token of words.split('+')) counts[token] = (counts[token] ?? 0) + 1;
  return t('ui-discount', { tokens: tokenWords(counts) });
}

/** What a move is about, in words. */
export function objectOf(move: Move, table: OutliveTable): string {
  const { kind, args } = move;
  const rooms = table.view.players[table.ask?.seat ?? table.viewer ?? 0]?.rooms ?? [];
  switch (kind) {
    case 'discard':
      return t(`room-${word(move, 1)}`);
    case 'free-build':
    case 'move-in':
    case 'build':
    case 'ability':
    case 'settle':
    case 'lose':
      return roomName(rooms, args.slot ?? args.where ?? AIRLOCK);
    case 'lead':
      return t(`leader-${word(move, 1)}`);
    case 'draw-find':
    case 'peek':
      return t(`place-${word(move, 1)}`);
    case 'drop-find':
      return t(`find-${word(move, 1)}`);
    case 'place':
    case 'move':
      return t('ui-hero-place', { hero: word(move, 1)[0] ?? '', place: t(`place-${word(move, 2)}`) });
    case 'board':
      return t('ui-hero-spot', { hero: word(move, 1)[0] ?? '', spot: word(move, 2) });
    case 'stand':
      return t('ui-hero', { hero: word(move, 1)[0] ?? '' });
    case 'give':
    case 'recruit':
      return t(`resource-${word(move, 1)}`);
    case 'bat':
      return t(args.use ? 'ui-yes' : 'ui-no');
    case 'defend':
      return defence(args.gear ?? 0, args.munitions ?? 0);
    case 'hunt':
      return t(`animal-${move.preview.hunt?.animal ?? 'wg3'}`);
    case 'prey':
      return t(`animal-${word(move, 1)}`);
    case 'take':
    case 'salvage':
      return t(`equipment-${word(move, 1)}`);
    case 'repair':
      return [t(`equipment-${word(move, 1)}`), discount(word(move, 2))].filter(Boolean).join(', ');
    case 'overcome':
      return [t(`card-${word(move, 1)}`), discount(word(move, 2))].filter(Boolean).join(', ');
    case 'scavenge': {
      const here = table.view.places.find(({ id }) => id === table.view.visit?.place);
      return t(`tokens-${here?.resource ?? 'wood'}`, { count: args.count ?? 0 });
    }
    case 'split':
      return String(args.people ?? 0);
    case 'lose-goods':
    case 'pay':
    case 'feed':
      return tokenWords(args) || t('tokens-water', { count: 0 });
    case 'shoot':
      return t('ui-shot', { weapons: args.weapons ?? 0, munitions: args.munitions ?? 0 });
    default:
      return '';
  }
}

function defence(gear: number, munitions: number): string {
  const parts = [gear ? t('equipment-gear') : '', munitions ? t('tokens-munitions', { count: munitions }) : ''];
  return parts.filter(Boolean).join(', ') || t('ui-no-defence');
}

/** What a move is called on its own. */
export function titleOf(move: Move, table: OutliveTable): string {
  const object = objectOf(move, table);
  // Who put another under Pressure and may choose takes what would otherwise be handed over.
  const claims = move.kind === 'give' && table.view.visit !== null && table.view.visit.seat === table.ask?.seat;
  const label = t(claims ? 'ui-claim' : `move-${move.kind}`);
  return object ? t('ui-choice', { label, object }) : label;
}

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

/** The drawing of a move: the thing itself where it has one. */
export function iconOf(move: Move): string {
  const { kind } = move;
  if (kind === 'give' || kind === 'recruit') return `outlive-resource-${word(move, 1)}`;
  if (kind === 'take' || kind === 'repair' || kind === 'salvage') return `outlive-equipment-${word(move, 1)}`;
  if (kind === 'overcome') return `outlive-icon-${word(move, 1)}`;
  if (kind === 'prey') return `outlive-icon-${word(move, 1)}`;
  if (kind === 'drop-find') return `outlive-search-${word(move, 1)}`;
  return `outlive-${ICONS[kind] ?? 'action-done'}`;
}

/** The drawing of a pile. */
export const pileIcon = (name: string): string =>
  `outlive-${
    { weapons: 'equipment-shotgun', gear: 'equipment-gear', people: 'icon-survivor', count: 'action-scavenge' }[name] ??
    `resource-${name}`
  }`;

export const pileName = (name: string): string =>
  t({ weapons: 'ui-weapons', gear: 'equipment-gear', people: 'survivors', count: 'ui-tokens' }[name] ?? `resource-${name}`);

/** What a tool does, and where its other half is. */
export const equipmentTitle = (tile: Equipment): string =>
  `${t(`equipment-${tile.id}`)}. ${t(`use-${tile.id}`)} ${t('ui-symbol', { symbol: t(`symbol-${tile.symbol}`) })}`;

/** The first name of a place where it must be short. */
export const placeName = (id: string, brief: boolean): string => t(brief ? `ui-short-${id}` : `place-${id}`);
