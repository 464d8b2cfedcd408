import { labelOf, phraseText } from '$lib/table/sync/wording.ts';
import { t, words } from '$lib/words.svelte.ts';
import {
  art, cardArt, DEVELOPMENTS, iconOf, isFinal, partsOf, REFUGEES, survivorId, type Horde, type Move, type OutbreakTable, type View,
} from './types.ts'; // prettier-ignore

/** Return the name of a horde where its level is beside it. */
export const hordeKind = (horde: Horde): string =>
  horde.kind === 'final' ? t(`final-${horde.id}`) : t(`kind-${horde.kind}`);
export function hordeName(horde: Horde): string {
  if (!horde.id) return t('horde-unknown');
  return isFinal(horde) ? hordeKind(horde) : t('horde-name', { kind: hordeKind(horde), level: horde.level ?? '' });
}
export const settlementName = (id: string): string => t(`settlement-${id}`);
export const survivorName = (name: string): string => t(`survivor-${name}`);
export const refugeeName = (piece: string): string => t(`refugee-${piece.replace(/-\d$/, '')}`);

/** Return text whose long words may be hyphenated at their joints. */
export const withSoftHyphens = (wording: string): string =>
  t('ui-joints')
    .split(' ')
    .reduce((parted, word) => parted.replaceAll(word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')), wording);

export const list = (parts: string[]): string => new Intl.ListFormat(t('locale')).format(parts);
/** Return letters such as `AAK` as words. */
export const symbols = (letters: Iterable<string>): string => [...letters].map((letter) => t(`face-${letter}`)).join(', ');

const abilityArt = (id: string): string => {
  if (/^(ST|IN|DX)-/.test(id)) return art(`skill-${id}`);
  return id.startsWith('SC-') ? cardArt(id) : art('action-special');
};
const itemArt = (id: string): string => (id.length === 1 ? art(`token-resource-${id}`) : cardArt(id));
const faceArt = (id: string): string => (id === 'doom' ? art('doomdie-skull') : art(`die-${id}`));

/** A move as an answer: drawing, name, and effect. */
export interface Choice {
  icon: string;
  title: string;
  note: string;
  chance: number | null;
  /** Whether the drawing is a wide card. */
  card: boolean;
}

/** Icons of the kinds of moves that have a text of their own. */
const ICONS: Record<string, string> = {
  attack: 'action-attack', trade: 'action-trade', search: 'action-search', 'place-trap': 'action-placetrap',
  hospital: 'action-hospital', dismount: 'action-dismount', 'use-garrison': 'building-garrison',
  'use-trap': 'token-trap', turret: 'token-turret', 'doom-die': 'doomdie-skull', artillery: 'skill-IN-01',
  roll: 'action-attack', accept: 'action-accept', 'take-it': 'token-wound', keep: 'action-accept',
  bottom: 'back-doom', stay: 'action-end', no: 'action-cancel', none: 'action-cancel', done: 'action-accept',
  pass: 'action-end', end: 'action-end', 'end-phase': 'phase-zombies',
}; // prettier-ignore

export function choiceOf(move: Move, table: OutbreakTable): Choice {
  const { view } = table;
  const [first = '', second = ''] = partsOf(move);
  const lines = move.preview.lines.filter(({ key }) => key !== 'preview-odds').map((line) => phraseText(line, table));
  const usual = { title: labelOf(move, table), note: lines.join('. '), chance: move.preview.chance, card: false };
  const drawn = (icon: string, more: Partial<Choice> = {}): Choice => ({ icon, ...usual, ...more });
  switch (move.kind) {
    case 'survivor': {
      const survivor = view.survivors.find(({ name }) => name === first);
      const where = survivor ? settlementName(survivor.settlement) : t(`survivor-${first}-note`);
      return drawn(art(`${survivor ? 'marker' : 'portrait'}-${survivorId(move.args.survivor!)}`), { note: where });
    }
    case 'settlement':
      return drawn(art(`settlement-${first}`), { note: aidsOf(first) });
    case 'piece': {
      const refugee = move.args.piece === 0 ? view.helpless : view.settlers.find(({ piece }) => piece === REFUGEES[move.args.piece!]);
      const icon = art(move.args.piece === 0 ? 'token-helpless' : 'token-settlers');
      return drawn(icon, { note: refugee ? settlementName(refugee.settlement) : '' });
    }
    case 'kind':
      return drawn(art(`token-resource-${first}`), { note: t('ui-in-store', { count: view.store[first] ?? 0 }) });
    case 'card':
      return drawn(cardArt(first), { note: t(`card-${first}-rule`), card: true });
    case 'play':
      return drawn(cardArt(second), { note: `${survivorName(first)}: ${usual.note}`, card: true });
    case 'skill':
      return drawn(art(`skill-${first}`), { note: t(`skill-${first}-rule`), card: true });
    case 'face':
      return drawn(faceArt(first));
    case 'slot':
      return drawn(art('back-doom'));
    case 'give':
    case 'take':
      return drawn(itemArt(second), { card: second.length > 1 });
    case 'reroll':
    case 'fix':
      return drawn(faceArt(second));
    case 'auto':
      return drawn(art('action-defend'), { note: move.args.garrisons! + move.args.traps! > 0 ? usual.note : '' });
    case 'develop': {
      const development = DEVELOPMENTS[move.args.development!]!;
      const icon = art(`develop-${development.replace('first_skill', 'skill1').replace('second_skill', 'skill2')}`);
      const cost = view.costs[development];
      return drawn(icon, { note: cost === undefined ? '' : t('ui-cost', { cost }) });
    }
    case 'aid': {
      const own = view.survivors.find(({ active }) => active)?.settlement === first;
      return drawn(art('action-aid'), { note: own ? '' : settlementName(first) });
    }
    case 'special':
      return drawn(abilityArt(first), { card: /^(ST|IN|DX|SC)-/.test(first) });
    case 'move':
    case 'hex':
      return drawn(art('action-move'));
    default:
      return drawn(art(ICONS[move.kind] ?? 'action-accept'));
  }
}

/** Return the name of a hex. */
export function placeName(hex: number, view: View): string {
  const place = view.settlements.find((one) => one.hex === hex);
  const horde = view.hordes.find((one) => one.hex === hex);
  if (place && horde) return t('ui-place-overrun', { settlement: settlementName(place.id), horde: hordeName(horde) });
  if (place) return settlementName(place.id);
  if (horde) return horde.face_up ? hordeName(horde) : t(horde.known ? 'ui-place-known' : 'ui-place-down', { horde: hordeName(horde) });
  return view.edges.some((one) => one.hex === hex) ? t('ui-open-space') : t('ui-empty-hex');
}

/** Return everything that a settlement offers, as text. */
export function aidsOf(id: string): string {
  const keys = [`passive-${id}`, `aid-${id}-1`, `aid-${id}-2`].filter((key) => words.has(key));
  return keys.map((key) => t(key)).join(' · ');
}

export const fallout = (icon: string): string => t(`icon-${iconOf(icon)}`);
