import { tick } from 'svelte';
import type { MoveView } from '../api/types.ts';
import type { Table } from '../table/sync/table.svelte.ts';
import { changes, type Fields } from './shape.ts';
import { grouped, type Offer } from './words.ts';

/** Kinds of move that end something: alone of their kind they are the button that goes on. */
const ENDS = ['end', 'pass', 'done'];
/** Between two digits of one number, in milliseconds. */
const TYPING = 1500;

/** A hand on a table of any game: what is offered, what was typed, and what has changed. */
export class Hand {
  /** The paths of what has changed since the viewer last decided. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Digits of a number that may have further ones. */
  typed = $state('');
  /** The list of moves on the screen; without one, numbers mean nothing. */
  list = $state.raw<HTMLElement | null>(null);
  #before: Fields | null = null;
  /** It was for the viewer to decide when the view was as before. */
  #decided = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** The move that ends the turn or goes on. */
  end = $derived.by((): MoveView | null => {
    const ends = this.table.moves.filter(({ kind }) => ENDS.includes(kind));
    return ends.length === 1 ? ends[0]! : null;
  });
  groups = $derived.by(() => grouped(this.table.moves.filter((move) => move !== this.end), this.table));
  offers = $derived.by((): Offer[] => this.groups.flatMap(({ offers }) => offers));

  /** The view is another one: light what has changed. */
  see(view: Fields, mine: boolean): void {
    if (this.#before) {
      const fresh = changes(this.#before, view);
      // What others did one after another stays lit until the viewer has answered it.
      if (fresh.size > 0) this.lit = this.#decided ? fresh : new Set([...this.lit, ...fresh]);
    }
    this.#before = view;
    this.#decided = mine || this.table.viewer === null;
    this.typed = '';
  }

  /** A digit of the number of a move: played at once when no longer number begins like this. */
  type(digit: string): boolean {
    const typed = this.typed + digit;
    const offer = this.offers.find(({ number }) => String(number) === typed);
    if (!this.list || !offer) return false;
    clearTimeout(this.#timer);
    if (Number(typed) * 10 > this.offers.length) {
      this.typed = '';
      this.table.play(offer.move);
      return true;
    }
    this.typed = typed;
    this.#timer = setTimeout(() => (this.typed = ''), TYPING);
    void tick().then(() => this.list?.querySelector<HTMLElement>(`[data-number="${typed}"]`)?.focus());
    return true;
  }

  /** The move before or after the one that has the keyboard. */
  steer(by: number): void {
    const buttons = [...(this.list?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  }
}

const hands = new WeakMap<Table, Hand>();

/** The hand on a table, which every part of the board shares whatever hand the game itself has. */
export function handOf(table: Table): Hand {
  const known = hands.get(table) ?? new Hand(table);
  hands.set(table, known);
  return known;
}
