import type { MoveView } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { spotOf, type Point } from './board/points.ts';
import { handleBoardKey, pointing, pressing } from './frame/pointing.ts';
import type { Table } from './sync/table.svelte.ts';

/** A place of a board, with its move and handlers. */
export interface Place<M, K> {
  label: string;
  move: M | undefined;
  /** Whether it can be pressed. A place with a move can. */
  legal?: boolean;
  press: (event: MouseEvent | KeyboardEvent) => void;
  /** Return the place that an arrow key leads to. */
  next: (key: string) => K | null | undefined;
  /** Called when the place gets the keyboard focus. */
  arrive?: () => void;
  /** Handlers for pointing at it, where they do more than show its move. */
  looking?: ReturnType<typeof pointing>;
}

/**
 * The viewer's hand on a table, in the form that all games share: the legal moves, the viewport of the board, and the
 * handlers for pointing and pressing. A game adds its own selection, and where its moves are on the board.
 */
export abstract class TableHand<V, M extends MoveView, K extends string | number = number> {
  /** The place of the board with the keyboard focus. */
  cursor = $state<K | null>(null);
  /** The centre of the board's viewport, if it was dragged. */
  looking = $state.raw<Point | null>(null);
  /** The zoom of the board; 1 is the default view. */
  zoom = $state(1);

  constructor(readonly table: Table<V>) {}

  get moves(): M[] {
    return this.table.moves as M[];
  }

  /** The move that is being pointed at. */
  get pointed(): M | null {
    return this.table.pointed as M | null;
  }

  /** Play a move and clear the selection. */
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

  /** Play a move; on phones the first tap shows its preview, the second plays it. */
  commit(move: M): void {
    if (settings.phone && !this.isPointed(move)) this.point(move);
    else this.play(move);
  }

  /** Handle a press on a thing with several moves. */
  protected decide(moves: M[]): void {
    this.play(moves[0]!);
  }

  /** Return handlers that show the preview of a move while its thing is pointed at. */
  pointing(move: M | null | undefined) {
    return pointing(
      () => move && this.point(move),
      () => move && this.point(null),
    );
  }

  /**
   * Return handlers for a thing on the table: pointing at it shows the preview of its move, pressing it plays the move.
   * On phones the first tap shows the preview and the second plays. Without a move, pressing explains why not.
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

  /** Return the attributes and handlers that make a place of the board a button, with arrow keys to its neighbours. */
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
      onkeydown: (event: KeyboardEvent) => handleBoardKey(event, kind, press, next),
      ...looking,
      onfocus: (event: FocusEvent) => {
        this.cursor = id;
        // Only on keyboard focus: a board that moved under a finger would make it miss.
        if ((event.currentTarget as Element).matches(':focus-visible')) arrive?.();
        looking.onfocus();
      },
    };
  }
}
