import { moveNumber } from '$lib/table/prompt/move_numbers.ts';
import { percent, t } from '$lib/words.svelte.ts';
import type { Hand } from './hand.svelte.ts';
import { pot } from './say.ts';
import { COST, GOODS, PREY, SETTLEMENT, STRUCTURES, type Move } from './types.ts';

/** A row of actions on the selected meeple's card. */
export interface Action {
  id: string;
  icon: string;
  label: string;
  /** Its effect, with the token it is about. */
  note: string;
  token?: 'resource' | 'prey';
  key: string;
  /** The move it plays; null if it is blocked. */
  move: Move | null;
  /** The move to ask about when it is blocked. */
  blocked?: number;
  danger?: boolean;
  /** Whether it opens the list of structures instead of playing. */
  unfolds?: boolean;
}

export const KEYS: Record<string, string> = {
  wolf: 'W', hide: 'D', gather: 'G', hunt: 'H', build: 'B', fight: 'F',
}; // prettier-ignore

/** Return the actions of the selected meeple on its tile, always in the same order. */
export function actions(hand: Hand): Action[] {
  const meeple = hand.selected;
  if (!meeple) return [];
  const slot = hand.actor(meeple) ?? meeple.slot;
  const all: Action[] = [];
  // A cornered meeple has two actions; short labels leave space for the odds.
  const words = meeple.cornered ? 'ui-short' : 'move';
  const add = (kind: string, note: string, more: Partial<Action> = {}) =>
    all.push({
      id: kind, icon: `outlast-action-${kind}`, label: t(`${words}-${kind}`), note,
      key: KEYS[kind] ?? '', move: hand.move(kind), ...more,
    }); // prettier-ignore
  const blocked = (kind: 'hunt' | 'gather') => moveNumber('outlast', kind, { meeple: slot });
  const chance = (move: Move | null) => (move?.preview.chance == null ? '' : percent(move.preview.chance));

  const wolf = hand.move('wolf');
  if (wolf) add('wolf', chance(wolf), { danger: true });
  if (hand.move('hide')) add('hide', t('ui-note-safe'));
  if (meeple.cornered) return all.reverse();

  all.unshift(
    { id: 'hunt', icon: 'outlast-action-hunt', label: t('move-hunt'), note: chance(hand.move('hunt')), key: 'H', move: hand.move('hunt'), blocked: blocked('hunt') },
    { id: 'gather', icon: 'outlast-action-gather', label: t('move-gather'), note: hand.move('gather') ? '+1' : '', token: 'resource', key: 'G', move: hand.move('gather'), blocked: blocked('gather') },
  ); // prettier-ignore
  for (const [goods, token] of GOODS.entries()) {
    const key = goods === PREY ? 'P' : 'R';
    const move = hand.own.find(({ kind, args }) => kind === 'drop' && args.goods === goods);
    if (move) add('drop', '1', { id: `drop-${token}`, token, key, move });
  }
  const rivals = hand.own.filter(({ kind }) => kind === 'fight');
  for (const move of rivals.slice(0, 1)) add('fight', chance(move), { move, danger: true });
  const builds = hand.own.filter(({ kind }) => kind === 'build');
  const logs = pot(hand.people, meeple.tile).who.reduce((sum, { resources }) => sum + resources, 0);
  const need = COST[builds[0]?.args.structure ?? SETTLEMENT] ?? 0;
  add('build', builds.length > 0 ? `−${need}` : t('ui-note-logs', { have: Math.min(logs, need), need }), {
    token: 'resource',
    move: builds[0] ?? null,
    unfolds: builds.length > 1,
    blocked: moveNumber('outlast', 'build', { meeple: slot, structure: SETTLEMENT }),
  });
  return all;
}

/** Return the structures that can be built here, when there are several. */
export function structureActions(hand: Hand): Action[] {
  return hand.own
    .filter(({ kind }) => kind === 'build')
    .map((move, index) => {
      const structure = STRUCTURES[move.args.structure ?? 0]!;
      return {
        id: structure,
        icon: `outlast-structure-${structure}`,
        label: t(`structure-${structure}`),
        note: '',
        key: String(index + 1),
        move,
      };
    });
}
