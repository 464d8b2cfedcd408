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

/** Return the decisions for which an automatic answer makes sense: each answer is the only move of its kind. */
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

/** Choose a move by its digits. */
function key(event: KeyboardEvent, table: Table): boolean {
  return /^\d$/.test(event.key) && !event.ctrlKey && table.mine && handOf(table).type(event.key);
}

/**
 * The client of a game without its own: it shows the view and offers the moves. A game's own client may replace any
 * part, so no part relies on another. What they share is stored by table, whatever hand the game itself has.
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

  // Nothing is known about events: the view changes after them.
  apply: () => undefined,
  pace: () => 0,
  lead: () => 0,
  key,
  main: (table) => {
    const { end } = handOf(table);
    return end && { move: end, label: moveTitle(end, table), icon: 'icon-end-turn', warning: '', key: 'E' };
  },
  // A view does not tell whether it has hidden information, so the screen is always covered first.
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
