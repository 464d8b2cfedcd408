import type { GameClient, AutoAnswerChoice } from '../table/game.ts';
import type { Table } from '../table/sync/table.svelte.ts';
import type { SeatView } from '../api/types.ts';
import Board from './Board.svelte';
import { curves, ending } from './ending.ts';
import { handOf, type Hand } from './hand.svelte.ts';
import Mat from './Mat.svelte';
import People from './People.svelte';
import Prompt from './Prompt.svelte';
import Round from './Round.svelte';
import Seats from './Seats.svelte';
import type { Fields } from './shape.ts';
import Sheet from './Sheet.svelte';
import { decisionName, headline, moveTitle, question } from './words.ts';
import { words } from '../words.svelte.ts';

const nothing = () => Promise.resolve();

/** Answers that need no looking: each is the only move of its kind. */
function autoAnswers(_view: unknown, table: Table): AutoAnswerChoice[] {
  const choices: AutoAnswerChoice[] = [];
  const seat: SeatView | undefined = table.viewer === null ? undefined : table.seats[table.viewer];
  const kindName = (kind: string) => words.find(`move-${kind}`) ?? kind;
  const decision = table.mine ? (table.ask?.decision ?? null) : null;
  if (decision !== null && table.moves.length > 1 && table.moves.every(({ args }) => Object.keys(args).length === 0)) {
    const answers = table.moves.map((move) => ({ kind: move.kind, label: moveTitle(move, table) }));
    choices.push({ decision, label: question(table), answers });
  }
  for (const [decision, kind] of Object.entries({ ...seat?.usual, ...seat?.auto_answers })) {
    if (kind === 'ask' || choices.some((choice) => choice.decision === decision)) continue;
    choices.push({ decision, label: decisionName(decision), answers: [{ kind, label: kindName(kind) }] });
  }
  return choices;
}

/** Digits choose among the moves. */
function key(event: KeyboardEvent, table: Table): boolean {
  return /^\d$/.test(event.key) && !event.ctrlKey && table.mine && handOf(table).type(event.key);
}

/**
 * The client of a game that brings none: it shows the view and offers the moves. A game's own
 * client replaces it piece by piece, so no part here counts on another: what they share they find
 * by the table, whatever hand the game itself has on it.
 */
export const plain = (id: string): GameClient<unknown, Hand> => ({
  id,
  emblem: 'icon-logo-mark',
  art: nothing,
  endArt: nothing,
  begin: handOf,

  Round,
  Seats,
  Board,
  Mat,
  Prompt,
  Sheet,
  People,

  // Nothing is known about events: the view changes when they have been told.
  apply: () => undefined,
  pace: () => 0,
  lead: () => 0,
  key,
  main: (table) => {
    const { end } = handOf(table);
    return end && { move: end, label: moveTitle(end, table), icon: 'icon-end-turn', warning: '', key: 'E' };
  },
  // Whether it holds a secret cannot be told from a view: better a pause too many.
  secret: () => true,
  turn: () => null,
  left: () => null,
  autoAnswers,

  log: ({ args }) => (args.seat === undefined ? null : { seat: args.seat }),
  names: /(?!)/u,

  headline: (view) => headline(view as Fields),
  ending,
  curves,
  moments: () => [],
});
