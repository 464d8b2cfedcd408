import type { PreviewLine } from '$lib/api/types.ts';
import { t, words } from '$lib/words.svelte.ts';
import {
  art, cardArt, DEVELOPMENTS, iconOf, isFinal, partsOf, REFUGEES, RESOURCES, survivorId, type Horde, type Move, type View,
} from './types.ts'; // prettier-ignore

/** What a horde is called where its level stands beside it. */
export const hordeKind = (horde: Horde): string =>
  horde.kind === 'final' ? t(`final-${horde.id}`) : t(`kind-${horde.kind}`);
export function hordeName(horde: Horde): string {
  if (!horde.id) return t('horde-unknown');
  return isFinal(horde) ? hordeKind(horde) : t('horde-name', { kind: hordeKind(horde), level: horde.level ?? '' });
}
export const settlementName = (id: string): string => t(`settlement-${id}`);
export const survivorName = (name: string): string => t(`survivor-${name}`);
export const refugeeName = (piece: string): string => t(`refugee-${piece.replace(/-\d$/, '')}`);

export const percent = (chance: number): string => t('percent', { value: Math.round(chance * 100) });

export const list = (parts: string[]): string => new Intl.ListFormat(t('locale')).format(parts);
/** Letters such as `AAK` as words. */
export const symbols = (letters: Iterable<string>): string => [...letters].map((letter) => t(`face-${letter}`)).join(', ');

type Said = NonNullable<PreviewLine['args']>[string];

/** What fills in a phrase: `@name` stands for a message, and phrases may hold phrases. */
function filled(said: Said): string | number {
  if (typeof said === 'object') return phraseText(said.key, said.args ?? {});
  return typeof said === 'string' && said.startsWith('@') ? t(said.slice(1)) : said;
}
const phraseText = (key: string, args: Record<string, Said>): string =>
  t(key, Object.fromEntries(Object.entries(args).map(([name, said]) => [name, filled(said)])));

/** A line of a preview in words. */
export function lineText({ key, args = {} }: PreviewLine): string {
  const said: Record<string, Said> = { ...args };
  for (const name of ['dice', 'tokens']) {
    const value = args[name];
    if (typeof value === 'string') said[name] = value === '-' ? t('nothing') : symbols(value);
  }
  return phraseText(key, said);
}

function abilityName(id: string): string {
  const survivor = id.replace('-alone', '');
  for (const key of [`skill-${id}`, `card-${id}`, `survivor-${survivor}`]) if (words.has(key)) return t(key);
  return id;
}
const abilityArt = (id: string): string => {
  if (/^(ST|IN|DX)-/.test(id)) return art(`skill-${id}`);
  return id.startsWith('SC-') ? cardArt(id) : art('action-special');
};
const itemName = (id: string): string => (id.length === 1 ? t(`resource-${id}`) : t(`card-${id}`));
const itemArt = (id: string): string => (id.length === 1 ? art(`token-resource-${id}`) : cardArt(id));
const faceArt = (id: string): string => (id === 'doom' ? art('doomdie-skull') : art(`die-${id}`));

/** How a move looks as an answer: a drawing, its name, and what it brings. */
export interface Choice {
  icon: string;
  title: string;
  note: string;
  chance: number | null;
  /** Wide drawings are cards. */
  card: boolean;
}

/** Kinds of moves that are called by their own words. */
const ICONS: Record<string, string> = {
  attack: 'action-attack', trade: 'action-trade', search: 'action-search', 'place-trap': 'action-placetrap',
  hospital: 'action-hospital', dismount: 'action-dismount', 'use-garrison': 'building-garrison',
  'use-trap': 'token-trap', turret: 'token-turret', 'doom-die': 'doomdie-skull', artillery: 'skill-IN-01',
  roll: 'action-attack', accept: 'action-accept', 'take-it': 'token-wound', keep: 'action-accept',
  bottom: 'back-doom', stay: 'action-end', no: 'action-cancel', none: 'action-cancel', done: 'action-accept',
  pass: 'action-end', end: 'action-end', 'end-phase': 'phase-zombies',
}; // prettier-ignore

export function choiceOf(move: Move, view: View): Choice {
  const [first = '', second = ''] = partsOf(move);
  const lines = move.preview.lines.filter(({ key }) => key !== 'preview-odds').map(lineText);
  const said = { note: lines.join('. '), chance: move.preview.chance, card: false };
  const named = (icon: string, title: string, more: Partial<Choice> = {}): Choice => ({ icon, title, ...said, ...more });
  switch (move.kind) {
    case 'survivor': {
      const survivor = view.survivors.find(({ name }) => name === first);
      const where = survivor ? settlementName(survivor.settlement) : t(`survivor-${first}-note`);
      const icon = art(`${survivor ? 'marker' : 'portrait'}-${survivorId(move.args.survivor!)}`);
      return named(icon, survivorName(first), { note: where });
    }
    case 'settlement':
      return named(art(`settlement-${first}`), settlementName(first), { note: aidsOf(first) });
    case 'piece': {
      const refugee = move.args.piece === 0 ? view.helpless : view.settlers.find(({ piece }) => piece === REFUGEES[move.args.piece!]);
      const icon = art(move.args.piece === 0 ? 'token-helpless' : 'token-settlers');
      return named(icon, refugeeName(first), { note: refugee ? settlementName(refugee.settlement) : '' });
    }
    case 'kind':
      return named(art(`token-resource-${first}`), t(`resource-${first}`), { note: t('ui-in-store', { count: view.store[first] ?? 0 }) });
    case 'card':
      return named(cardArt(first), t(`card-${first}`), { note: t(`card-${first}-rule`), card: true });
    case 'play':
      return named(cardArt(second), t(`card-${second}`), { note: `${survivorName(first)}: ${said.note}`, card: true });
    case 'skill':
      return named(art(`skill-${first}`), t(`skill-${first}`), { note: t(`skill-${first}-rule`), card: true });
    case 'face':
      return named(faceArt(first), t(`face-${first}`));
    case 'slot': {
      const known = view.doom_drawn[move.args.slot!]?.id;
      return named(art('back-doom'), known ? t(`doom-${known}`) : t('ui-drawn-slot', { number: first }));
    }
    case 'give':
    case 'take':
      return named(itemArt(second), t(`ui-${move.kind}`, { item: itemName(second) }), { card: second.length > 1 });
    case 'reroll':
    case 'fix':
      return named(faceArt(second), t(`ui-${move.kind}`, { face: t(`face-${second}`), source: abilityName(first) }));
    case 'pay':
      return named(art('action-accept'), lines.join('. ') || t('move-pay'), { note: '' });
    case 'auto':
      return named(art('action-defend'), autoName(move), { note: move.args.garrisons! + move.args.traps! > 0 ? said.note : '' });
    case 'develop': {
      const development = DEVELOPMENTS[move.args.development!]!;
      const icon = art(`develop-${development.replace('first_skill', 'skill1').replace('second_skill', 'skill2')}`);
      const cost = view.costs[development];
      return named(icon, t(`development-${development}`), { note: cost === undefined ? '' : t('ui-cost', { cost }) });
    }
    case 'aid': {
      const own = view.survivors.find(({ active }) => active)?.settlement === first;
      return named(art('action-aid'), t(`aid-${first}-${second}`), { note: own ? '' : settlementName(first) });
    }
    case 'special':
      return named(abilityArt(first), abilityName(first), { card: /^(ST|IN|DX|SC)-/.test(first) });
    case 'move':
    case 'hex':
      return named(art('action-move'), placeName(move.args.hex!, view));
    default:
      return named(art(ICONS[move.kind] ?? 'action-accept'), t(`move-${move.kind}`));
  }
}

function autoName(move: Move): string {
  const { garrisons = 0, traps = 0 } = move.args;
  if (garrisons + traps === 0) return t('ui-no-roll');
  const parts = [garrisons ? t('ui-garrisons', { count: garrisons }) : '', traps ? t('ui-traps', { count: traps }) : ''];
  return list(parts.filter(Boolean));
}

/** What a hex is called. */
export function placeName(hex: number, view: View): string {
  const place = view.settlements.find((one) => one.hex === hex);
  const horde = view.hordes.find((one) => one.hex === hex);
  if (place && horde) return t('ui-place-overrun', { settlement: settlementName(place.id), horde: hordeName(horde) });
  if (place) return settlementName(place.id);
  if (horde) return horde.face_up ? hordeName(horde) : t(horde.known ? 'ui-place-known' : 'ui-place-down', { horde: hordeName(horde) });
  return view.edges.some((one) => one.hex === hex) ? t('ui-open-space') : t('ui-empty-hex');
}

/** What a move is called on its own, such as "Move to the Church". */
export function moveTitle(move: Move, view: View): string {
  if (move.kind === 'move') return t('ui-move-to', { place: placeName(move.args.hex!, view) });
  if (move.kind === 'attack') return t('move-attack');
  return choiceOf(move, view).title;
}

/** All that a settlement offers, in words. */
export function aidsOf(id: string): string {
  const keys = [`passive-${id}`, `aid-${id}-1`, `aid-${id}-2`].filter((key) => words.has(key));
  return keys.map((key) => t(key)).join(' · ');
}

export const fallout = (icon: string): string => t(`icon-${iconOf(icon)}`);
export const isResource = (letter: string): boolean => (RESOURCES as readonly string[]).includes(letter);
