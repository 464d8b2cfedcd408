import { moveNumber } from '$lib/table/prompt/move_numbers.ts';
import { settings } from '$lib/settings.svelte.ts';
import { percent, t } from '$lib/words.svelte.ts';
import type { Hand, Unfolded } from './hand.svelte.ts';
import { choiceOf } from './say.ts';
import { art, type Move } from './types.ts';

/** An action of the active survivor as a button. Blocked ones explain why. */
export interface Action {
  id: string;
  icon: string;
  label: string;
  note: string;
  key: string;
  move: Move | null;
  /** The move to ask about when it is blocked. */
  blocked?: number;
  /** The list that it opens instead of playing a move. */
  unfolds?: Unfolded;
  /** The number of rows in that list. */
  count?: number;
}

const KEYS: Record<string, string> = { attack: 'A', search: 'R', develop: 'D', trade: 'T', cards: 'C' };

/** The most aids on phones: more would cover the map. */
const FEW_AIDS = 2;

/** Return the chance of an attack's best strike; one that cannot succeed says so. */
function attackNote(attack: Move | undefined): string {
  if (attack?.preview.chance == null) return '';
  return attack.preview.chance === 0 ? t('ui-hopeless') : t('ui-up-to', { chance: percent(attack.preview.chance) });
}

export function actions(hand: Hand): Action[] {
  if (hand.decision !== 'turn') return [];
  const all: Action[] = [];
  const of = (kind: string) => hand.moves.filter((move) => move.kind === kind);
  const single = (kind: 'attack' | 'search' | 'trade', icon: string, note = '') => {
    const [move] = of(kind);
    all.push({
      id: kind, icon: art(icon), label: t(`move-${kind}`), note: move ? note : '', key: KEYS[kind] ?? '',
      move: move ?? null, blocked: moveNumber('outbreak', kind),
    }); // prettier-ignore
  };
  const [attack] = of('attack');
  single('attack', 'action-attack', attackNote(attack));
  const aids = of('aid');
  if (settings.phone && aids.length > FEW_AIDS) {
    all.push({
      id: 'aid', icon: art('action-aid'), label: t('ui-aid'), note: t('ui-cards-count', { count: aids.length }),
      key: '', move: aids[0]!, unfolds: 'aid', count: aids.length,
    }); // prettier-ignore
  } else {
    for (const move of aids) {
      const { title, note } = choiceOf(move, hand.table);
      all.push({ id: move.key, icon: art('action-aid'), label: title, note: note || t('ui-aid'), key: '', move });
    }
  }
  const over = of('search')[0]?.preview.lines.some(({ key }) => key === 'preview-over-limit');
  single('search', 'action-search', t(over ? 'ui-search-over' : 'ui-search-note'));
  const develops = of('develop');
  all.push({
    id: 'develop', icon: art('action-develop'), label: t('move-develop'), note: develops.length ? t('ui-exp-left', { exp: hand.view.exp }) : '',
    key: 'D', move: develops[0] ?? null, unfolds: 'develop', count: develops.length,
    blocked: moveNumber('outbreak', 'develop', { development: 1 }),
  }); // prettier-ignore
  single('trade', 'action-trade');
  for (const kind of ['special', 'place-trap', 'hospital', 'dismount']) {
    for (const move of of(kind)) {
      const { icon, title } = choiceOf(move, hand.table);
      all.push({ id: move.key, icon, label: title, note: kind === 'special' ? t('ui-special') : '', key: '', move });
    }
  }
  const plays = of('play');
  if (plays.length > 0) {
    all.push({
      id: 'cards', icon: art('action-play'), label: t('ui-play-card'), note: t('ui-cards-count', { count: plays.length }),
      key: 'C', move: plays[0]!, unfolds: 'cards', count: plays.length,
    }); // prettier-ignore
  }
  return all;
}
