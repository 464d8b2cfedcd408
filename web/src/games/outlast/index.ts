import end from 'sprite:games/outlast/art/end?outlast';
import pictures from 'sprite:games/outlast/art/table?outlast';
import { gameClient } from '$lib/table/client.ts';
import type { MoveView } from '$lib/api/types.ts';
import type { MainMove } from '$lib/table/game.ts';
import { settings } from '$lib/settings.svelte.ts';
import { notesOf, titleOf } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import { actions, structureActions } from './actions.ts';
import Board from './Board.svelte';
import * as past from './ending.ts';
import { factors } from './factors.ts';
import { Hand } from './hand.svelte.ts';
import Mat from './Mat.svelte';
import People from './People.svelte';
import Prompt from './Prompt.svelte';
import Round from './Round.svelte';
import Seats from './Seats.svelte';
import Sheet from './Sheet.svelte';
import * as showing from './show.ts';
import * as heard from './sounds.ts';
import './theme.css';
import type { OutlastTable, View } from './types.ts';

function main(table: OutlastTable, hand: Hand): MainMove | null {
  if (!hand.end) return null;
  return {
    move: hand.end,
    label: titleOf(hand.end, table),
    icon: 'outlast-action-end',
    warning: notesOf(hand.end, table).join(' · '),
    key: 'E',
  };
}

function key(event: KeyboardEvent, _table: OutlastTable, hand: Hand): boolean {
  const pressed = event.key.toUpperCase();
  if (pressed === 'ESCAPE' && hand.building) {
    hand.building = false;
    return true;
  }
  if (pressed === 'N' && hand.acting) {
    hand.chooseNext(event.shiftKey ? -1 : 1);
    return true;
  }
  const rows = hand.building ? structureActions(hand) : actions(hand);
  const action = rows.find((row) => row.key === pressed && row.move);
  if (action?.unfolds) hand.building = true;
  else if (action?.move) hand.play(action.move);
  return action !== undefined;
}

/** Select the meeple that a move is made with. */
function reach(move: MoveView, _table: OutlastTable, hand: Hand): void {
  const meeple = hand.people.find(({ slot }) => slot === move.args.meeple);
  if (meeple && hand.acting) hand.chosen = meeple.id;
}

export default gameClient<View, Hand>({
  id: 'outlast',
  factors,
  emblem: 'outlast-emblem-outlast',
  pictures: [pictures],
  endPictures: end,
  // prettier-ignore
  Hand, Round, Seats, Board, Mat, Prompt, Sheet, People, key, main, reach,
  ...showing,
  ...heard,
  ...past,
  goal: (view) => t('goal', { players: view.players.length, rounds: view.final_round }),
  next: (view) => t('goal-after', { step: view.turn === null ? 'board' : 'turn' }),
  secret: (table) => table.view.options.fight_boost === 'blind' && table.view.fight !== null,
  turn: (view) => view.turn,
  left: (view) =>
    view.turn === null || view.actions === 0
      ? null
      : {
          left: view.actions_left,
          of: view.actions,
          label: t(settings.phone ? 'ui-actions' : 'ui-actions-left', { count: view.actions_left }),
        },

  autoAnswers: ({ options }) => [
    options.fight_boost === 'blind'
      ? { decision: 'blind', label: t('ui-auto-answer-blind'), answers: [{ kind: 'add', label: t('choice-add', { amount: 0 }) }] }
      : {
          decision: 'boost',
          label: t('ui-auto-answer-boost'),
          answers: ['pass', 'match', 'beat'].map((kind) => ({ kind, label: t(kind === 'pass' ? 'ui-auto-answer-pass' : `move-${kind}`) })),
        },
  ],

  names: /\b[A-F]\d+\b/u,

  headline: ({ round, final_round }) => `${t('ui-headline', { round })} ${t('ui-round-of', { last: final_round })}`,
  finished: ({ round, final_round }) => t('ui-finished', { round, last: final_round }),
});
