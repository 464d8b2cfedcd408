import type { MoveView } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { spotOf, type Point } from './board/points.ts';
import { pointing, pressing, steer } from './frame/pointing.ts';
import type { Table } from './sync/table.svelte.ts';

/** A place of a board, as its hand sees it. */
export interface Place<M, K> {
  label: string;
  move: M | undefined;
  /** Whether it can be pressed; a place with a move can. */
  legal?: boolean;
  press: (event: MouseEvent | KeyboardEvent) => void;
  /** The place that an arrow key leads to. */
  next: (key: string) => K | null | undefined;
  /** The keyboard has come here. */
  arrive?: () => void;
  /** What pointing at it does, where it does more than to show its move. */
  looking?: ReturnType<typeof pointing>;
}

/**
 * The viewer's hand on a table, as every game has one: what may be done, where the board is looked at, and what
 * pointing at things and pressing them means. A game adds what can be chosen, and where its moves lie.
 */
export abstract class TableHand<V, M extends MoveView, K extends string | number = number> {
  /** The place of the board that has the keyboard. */
  cursor = $state<K | null>(null);
  /** What the board is centred on, when it was moved by hand. */
  looking = $state.raw<Point | null>(null);
  /** How close the board is looked at, against everything in sight. */
  zoom = $state(1);

  constructor(readonly table: Table<V>) {}

  get moves(): M[] {
    return this.table.moves as M[];
  }

  /** The move that is being looked at. */
  get pointed(): M | null {
    return this.table.pointed as M | null;
  }

  /** Play a move, and let go of what was chosen for it. */
  play(move: M): void {
    this.looking = null;
    this.table.play(move);
  }

  point(move: M | null | undefined): void {
    this.table.pointed = move ?? null;
  }

  isPointed(move: M | null | undefined): boolean {
    return move != null && this.table.pointed?.n === move.n;
  }

  /** On phones the first tap shows what would happen, the second does it. */
  commit(move: M): void {
    if (settings.phone && !this.isPointed(move)) this.point(move);
    else this.play(move);
  }

  /** Several moves lie on one thing, and it was pressed. */
  protected decide(moves: M[]): void {
    this.play(moves[0]!);
  }

  /** A move is looked at while its thing is pointed at. */
  pointing(move: M | null | undefined) {
    return pointing(
      () => move && this.point(move),
      () => move && this.point(null),
    );
  }

  /**
   * What makes a thing on the table react: pointing at it shows what its move would do, pressing it plays. On
   * phones the first tap shows and the second plays. Without a move it says why not.
   */
  reach(on: M | M[] | null | undefined, otherwise?: (at: Point) => void) {
    const moves = Array.isArray(on) ? on : on ? [on] : [];
    const only = moves.length === 1 ? moves[0]! : null;
    const press = (event: MouseEvent | KeyboardEvent) => {
      event.stopPropagation();
      if (this.table.stage.playing) return this.table.stage.skip();
      if (moves.length === 0) return otherwise?.(spotOf(event));
      if (only) this.commit(only);
      else this.decide(moves);
    };
    return { 'data-move': only?.key, ...pressing(press), ...this.pointing(moves[0]) };
  }

  /** What makes a place of the board a button: a stop of the keyboard, from which arrows lead on. */
  spot(kind: string, id: K, place: Place<M, K>) {
    const { label, move, legal = move !== undefined, press, next, arrive, looking = this.pointing(move) } = place;
    return {
      role: 'button' as const,
      tabindex: legal || this.cursor === id ? 0 : -1,
      'aria-label': label,
      [`data-${kind}`]: id,
      'data-move': move?.key,
      'data-spot': legal ? 'legal' : 'idle',
      onclick: press,
      onkeydown: (event: KeyboardEvent) => steer(event, kind, press, next),
      ...looking,
      onfocus: (event: FocusEvent) => {
        this.cursor = id;
        // A board that moved under a finger would be missed by it.
        if ((event.currentTarget as Element).matches(':focus-visible')) arrive?.();
        looking.onfocus();
      },
    };
  }
}
