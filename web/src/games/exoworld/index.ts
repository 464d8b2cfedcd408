import end from 'sprite:games/exoworld/art/end?exoworld';
import events from 'sprite:games/exoworld/art/events?exoworld';
import pictures from 'sprite:games/exoworld/art/table?exoworld';
import { gameClient } from '$lib/table/client.ts';
import type { MainMove, AutoAnswerChoice } from '$lib/table/game.ts';
import { phraseText, titleOf } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import Board from './Board.svelte';
import * as past from './ending.ts';
import { factors } from './factors.ts';
import { Hand } from './hand.svelte.ts';
import Mat from './Mat.svelte';
import People from './People.svelte';
import './planets.css';
import Prompt from './Prompt.svelte';
import Round from './Round.svelte';
import Seats from './Seats.svelte';
import Sheet from './Sheet.svelte';
import * as showing from './show.ts';
import * as heard from './sounds.ts';
import './theme.css';
import { EVENTS, KINDS, type ExoworldTable, type Move, type View } from './types.ts';

function main(table: ExoworldTable, hand: Hand): MainMove | null {
  const move = hand.main;
  if (!move) return null;
  const bad = move.preview.lines.filter(({ tone }) => tone === 'bad');
  const lost = bad.filter(({ key }) => key === 'preview-loses');
  const costs = lost.length > 0 ? lost : bad.filter(({ key }) => key !== 'preview-pass-event');
  return {
    move,
    label: titleOf(move, table),
    icon: `exoworld-action-${move.kind === 'done' ? 'deploy' : 'end'}`,
    warning: costs.map((line) => phraseText(line, table)).join(' · '),
    key: 'E',
  };
}

/** Handle a key: digits select cards of the hand, Escape clears the selection. */
function key(event: KeyboardEvent, table: ExoworldTable, hand: Hand): boolean {
  if (event.key === 'Escape') {
    const busy = hand.chosen !== null || hand.asked !== null || hand.unfolded !== null;
    hand.chosen = hand.asked = hand.unfolded = null;
    table.pointed = null;
    return busy;
  }
  const card = /^[1-9]$/.test(event.key) ? hand.me?.hand?.[Number(event.key) - 1] : undefined;
  if (!card || !hand.able(card)) return false;
  const move = hand.onCard(card);
  if (move) hand.play(move);
  else hand.choose(card);
  return true;
}

/** Return the names of cards and events in the current language, which log lines emphasise. */
const bold = new Map<string, RegExp>();
function names(): RegExp {
  const language = t('card-M05');
  const known = bold.get(language);
  if (known) return known;
  const wording = [...KINDS.map((card) => t(`card-${card}`)), ...EVENTS.map((event) => t(`eventcard-${event}`))];
  const longest = wording.sort((a, b) => b.length - a.length);
  const found = new RegExp(longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'u');
  bold.set(language, found);
  return found;
}

/** EX-PROT-9: a decision with an automatic answer. */
const autoAnswer = (decision: string): AutoAnswerChoice => ({
  decision,
  label: t(`ui-auto-answer-${decision}`),
  answers: (decision === 'transfer' ? ['yes', 'no'] : ['pass']).map((kind) => ({ kind, label: t(`move-${kind}`) })),
});

export default gameClient<View, Hand>({
  id: 'exoworld',
  factors,
  emblem: 'exoworld-logo',
  pictures: [pictures, events],
  endPictures: end,
  // prettier-ignore
  Hand, Round, Seats, Board, Mat, Prompt, Sheet, People, key, main,
  ...showing,
  ...heard,
  ...past,
  reach: ({ kind, key }, _, hand) => {
    hand.chosen = kind === 'deploy' ? (key.split(':')[1] ?? null) : null;
  },
  goal: (view) => t('goal', { players: view.players.length, reached: view.at_goal, reserve: view.emergency.supply }),
  next: (view) => t('goal-after', { step: view.step, events: view.events.left }),
  secret: (table) => table.view.hands_hidden,
  turn: (view) => (view.turn === 0 ? null : (view.crew.find(({ crew }) => crew === view.active)?.seat ?? null)),
  aside: ({ kind }) => kind === 'discarded',
  // The event comes automatically, and reveals hidden information.
  last: (move, { view, ask }) => {
    const { cost, wins } = (move as Move).preview;
    const last = ask?.decision === 'act' && cost > 0 && cost >= view.actions_left && !wins;
    return last ? { key: 'ui-last-action', args: {} } : null;
  },
  left: (view) =>
    view.step === 'actions' && view.actions > 0
      ? { left: view.actions_left, of: view.actions, label: t('ui-actions-left', { count: view.actions_left }) }
      : null,

  autoAnswers: ({ players }) => (players.length === 1 ? ['w2', 'w3'] : ['w1', 'w2', 'w3', 'transfer']).map(autoAnswer),

  get names() {
    return names();
  },

  headline: ({ turn, scenario }) => t('ui-headline-planet', { turn, planet: t(`scenario-${scenario.id}`) }),
  finished: ({ turn }) => t('ui-finished', { turn }),
});
