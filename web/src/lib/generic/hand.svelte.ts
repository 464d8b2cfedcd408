import { tick } from 'svelte';
import type { MoveView } from '../api/types.ts';
import type { Table } from '../table/sync/table.svelte.ts';
import { changes, type Fields } from './shape.ts';
import { grouped, type Offer } from './words.ts';

/** Kinds of moves that end something. If there is only one, it becomes the main button. */
const ENDS = ['end', 'pass', 'done'];
/** The most milliseconds between two digits of a number. */
const TYPING = 1500;

/** The hand of the generic client: offers, digits typed so far, and changes. */
export class Hand {
  /** The paths of what has changed since the viewer's last decision. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The digits of an unfinished number. */
  typed = $state('');
  /** The list of moves on the screen. Without one, digits do nothing. */
  list = $state.raw<HTMLElement | null>(null);
  #before: Fields | null = null;
  /** Whether the viewer had to decide at the previous view. */
  #decided = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** The move of the main button. */
  end = $derived.by((): MoveView | null => {
    const ends = this.table.moves.filter(({ kind }) => ENDS.includes(kind));
    return ends.length === 1 ? ends[0]! : null;
  });
  groups = $derived.by(() => grouped(this.table.moves.filter((move) => move !== this.end), this.table));
  offers = $derived.by((): Offer[] => this.groups.flatMap(({ offers }) => offers));

  /** Compare a new view with the last one, and mark what has changed. */
  see(view: Fields, mine: boolean): void {
    if (this.#before) {
      const fresh = changes(this.#before, view);
      // Changes by several others stay marked until the viewer has answered.
      if (fresh.size > 0) this.lit = this.#decided ? fresh : new Set([...this.lit, ...fresh]);
    }
    this.#before = view;
    this.#decided = mine || this.table.viewer === null;
    this.typed = '';
  }

  /** Handle a digit of a move's number; the move is played at once if no longer number begins with it. */
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

  /** Move the focus to the move before or after the focused one. */
  moveFocus(by: number): void {
    const buttons = [...(this.list?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  }
}

const hands = new WeakMap<Table, Hand>();

/** Return the generic hand of a table, which all generic parts share, whatever hand the game itself has. */
export function handOf(table: Table): Hand {
  const known = hands.get(table) ?? new Hand(table);
  hands.set(table, known);
  return known;
}
