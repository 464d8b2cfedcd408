import end from 'sprite:games/outlive/art/end?outlive';
import pictures from 'sprite:games/outlive/art/table?outlive';
import { gameClient } from '$lib/table/client.ts';
import type { MainMove } from '$lib/table/game.ts';
import { phraseText, titleOf } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import Board from './Board.svelte';
import * as past from './ending.ts';
import { factors } from './factors.ts';
import { Hand } from './hand.svelte.ts';
import Mat from './Mat.svelte';
import Others from './Others.svelte';
import People from './People.svelte';
import Prompt from './Prompt.svelte';
import Round from './Round.svelte';
import Seats from './Seats.svelte';
import Sheet from './Sheet.svelte';
import * as showing from './show.ts';
import * as heard from './sounds.ts';
import './theme.css';
import type { Move, OutliveTable, View } from './types.ts';

const REFUSALS = ['decline', 'no-prey'];
/** Return whether a move declines something, or leaves Action Points unused. */
const refuses = ({ kind, wording }: Move): boolean => REFUSALS.includes(kind) || (kind === 'end' && Number(wording.title.args.points) > 0);

/** Return the main button: ends a visit or a step, passes, declines. */
function main(table: OutliveTable, hand: Hand): MainMove | null {
  const move = hand.onward;
  if (!move) return null;
  const costs = move.preview.lines.filter(({ tone }) => tone === 'bad');
  return {
    move,
    label: titleOf(move, table),
    icon: `outlive-action-${move.kind === 'no-prey' ? 'noprey' : move.kind}`,
    warning: costs.map((line) => phraseText(line, table)).join(' '),
    key: 'E',
    refuses: refuses(move),
  };
}

function key(event: KeyboardEvent, table: OutliveTable, hand: Hand): boolean {
  const pressed = event.key.toUpperCase();
  if (pressed === 'ESCAPE' && (hand.narrowed || table.pointed || hand.picked !== null)) {
    hand.narrowed = null;
    hand.hold(null);
    hand.point(null);
    return true;
  }
  if (pressed === 'N' && hand.able.length > 1) {
    hand.pickNext(event.shiftKey ? -1 : 1);
    return true;
  }
  // Enter on a focused button presses that button.
  const onButton = (event.target as Element).closest('button, a, [role="button"], [role="slider"]');
  if (pressed === 'ENTER' && hand.paid && !onButton) {
    hand.play(hand.paid);
    return true;
  }
  const listed = /^[1-9]$/.test(pressed) ? hand.listed[Number(pressed) - 1] : undefined;
  if (listed) hand.play(listed);
  return listed !== undefined;
}

/** Decisions with hidden information: the draft, unseen placement, and looking through a stack. */
const SECRET = ['draft', 'mary', 'placing'];

export default gameClient<View, Hand>({
  id: 'outlive',
  factors,
  emblem: 'outlive-icon-board',
  pictures: [pictures],
  endPictures: end,
  // prettier-ignore
  Hand, Round, Seats, Board, Mat, Side: Others, Prompt, Sheet, People, key, main,
  ...showing,
  ...heard,
  ...past,
  reach: ({ kind, args }, _, hand) => {
    if (args.hero !== undefined) hand.hold(args.hero);
    hand.layOut(kind, args);
  },
  goal: (view) => t('goal', { days: view.days, left: Math.max(0, view.days - Math.max(1, view.day)) }),
  next: (view) => t('goal-after', { phase: view.phase === 'day' || view.phase === 'night' ? view.phase : 'setup', left: view.days - view.day }),
  secret: (table) =>
    SECRET.includes(table.view.phase) || table.view.players.some(({ seat, looked }) => seat === table.viewer && looked.length > 0),
  turn: (view) => view.turn,
  left: (view) => {
    if (view.phase !== 'day' || view.lap === 0) return null;
    const left = Math.max(0, 5 - view.lap);
    return { left, of: 4, label: t('ui-heroes-left', { count: left }) };
  },

  names: /\b\d+\b/u,

  headline: ({ day, days }) => t('ui-headline', { day: Math.max(1, day), days }),
});
