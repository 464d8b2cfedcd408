import end from 'sprite:games/outbreak/art/end?outbreak';
import pictures from 'sprite:games/outbreak/art/table?outbreak';
import { gameClient } from '$lib/table/client.ts';
import type { MainMove } from '$lib/table/game.ts';
import { settings } from '$lib/settings.svelte.ts';
import { labelOf, phraseText } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import { actions } from './actions.ts';
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
import { SURVIVORS, type OutbreakTable, type View } from './types.ts';

const REFUSALS = ['no', 'none'];

/** Return the main button, with a warning of harm. */
function main(table: OutbreakTable, hand: Hand): MainMove | null {
  const move = hand.main;
  if (!move || hand.plan.entries.length > 0) return null;
  const warning = move.preview.lines.filter(({ tone }) => tone === 'bad').slice(0, 1).map((line) => phraseText(line, table)).join('');
  const icon = move.kind === 'end-phase' ? 'outbreak-phase-zombies' : move.kind === 'roll' ? 'outbreak-action-attack' : 'outbreak-action-end';
  return { move, label: labelOf(move, table), icon, warning, key: 'E', refuses: REFUSALS.includes(move.kind) };
}

function key(event: KeyboardEvent, _table: OutbreakTable, hand: Hand): boolean {
  const pressed = event.key.toUpperCase();
  if (pressed === 'ESCAPE' && hand.unfolded) {
    hand.unfolded = null;
    return true;
  }
  if (pressed === 'S' && hand.plan.entries.length > 0) {
    hand.strike();
    return true;
  }
  const listed = /^[1-9]$/.test(pressed) ? hand.listed[Number(pressed) - 1] : undefined;
  if (listed) {
    hand.play(listed);
    return true;
  }
  const action = actions(hand).find((row) => row.key === pressed && row.move);
  if (action?.unfolds) hand.unfolded = action.unfolds;
  else if (action?.move) hand.play(action.move);
  return action !== undefined;
}

export default gameClient<View, Hand>({
  id: 'outbreak',
  factors,
  emblem: 'outbreak-logo-outbreak',
  pictures: [pictures],
  endPictures: end,
  // prettier-ignore
  Hand, Round, Seats, Board, Mat, Prompt, Sheet, People, key, main,
  ...showing,
  ...heard,
  ...past,
  goal: (view) =>
    t('goal', {
      players: view.seats.length,
      hordes: view.hordes.length + Math.max(0, view.stack.length - 1) + view.deck,
      finals: view.finals_left,
    }),
  next: (view) => t('goal-after', { phase: view.phase, count: view.tonight.length }),
  // There is no hidden information.
  secret: () => false,
  turn: (view) => view.survivors.find(({ active }) => active)?.seat ?? null,
  left: (view) => {
    // Phones have no space beside the day; the mat shows the steps there.
    if (settings.phone) return null;
    const active = view.survivors.find((survivor) => survivor.active);
    return active && view.turn ? { left: active.steps_left, of: active.movement, label: t('ui-steps', { count: active.steps_left }) } : null;
  },

  autoAnswers: () => [
    { decision: 'window', label: t('ui-auto-answer-window'), answers: [{ kind: 'pass', label: t('move-pass') }] },
    ...['reveal', 'who', 'horde-next', 'horde-path'].map((decision) => ({
      decision,
      label: t(`ui-auto-answer-${decision}`),
      answers: [{ kind: decision === 'who' ? 'survivor' : 'hex', label: t('ui-auto-answer-first') }],
    })),
  ],

  get names() {
    return new RegExp(Object.values(SURVIVORS).map((name) => t(`survivor-${name}`)).join('|'), 'u');
  },

  headline: ({ day, hordes, exp }) => t('ui-headline', { day, hordes: hordes.length, exp }),
  finished: ({ day }) => t('ui-finished', { day }),
});
