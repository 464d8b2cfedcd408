import type { MoveView, TableView, WhyView } from '../lib/api/types.ts';
import { settings, type Language, type Theme } from '../lib/settings.svelte.ts';
import type { GameClient } from '../lib/table/game.ts';
import { Stage, wallClock } from '../lib/table/sync/stage.svelte.ts';
import { MessageTable } from '../lib/table/sync/table.svelte.ts';

/** A table as `holdfast.notebook` sends it, with its display settings. */
export interface Shown extends Pick<TableView, 'game' | 'viewer' | 'seats' | 'ask' | 'moves' | 'view' | 'over' | 'placements'> {
  type: 'table';
  /** Whether the notebook plays all seats. */
  shared: boolean;
  /** The error of the last request. */
  problem: string | null;
  language: Language;
  theme: Theme;
}

/** Why a move is not allowed. */
export interface Answer extends Pick<WhyView, 'wording' | 'clauses'> {
  type: 'why';
  move: number;
}

export type Request = { type: 'play'; move: number } | { type: 'why'; move: number };

/** A table whose moves are played by the notebook around it. */
export class NotebookTable<V = unknown> extends MessageTable<V> {
  message = $state.raw() as Shown;
  readonly stage: Stage<V>;
  /** Whether a move was sent whose result has not arrived. */
  #sent = $state(false);
  #asked: { move: number; x: number; y: number } | null = null;

  constructor(
    first: Shown,
    readonly client: GameClient<V>,
    private readonly send: (request: Request) => void,
  ) {
    super();
    this.message = first;
    this.stage = new Stage(first.view as V, client, wallClock(() => settings.factor));
  }

  get game() {
    return this.message.game;
  }
  get moves() {
    return this.#sent || !this.may ? [] : this.message.moves;
  }
  override get self(): number | null {
    return this.message.shared ? null : this.viewer;
  }

  play(move: MoveView): void {
    if (this.#sent) return;
    this.#sent = true;
    this.pointed = this.reason = null;
    this.send({ type: 'play', move: move.n });
  }

  explain(move: number, at: { x: number; y: number }): void {
    this.#asked = { move, ...at };
    this.send({ type: 'why', move });
  }

  explained({ move, wording, clauses }: Answer): void {
    if (this.#asked?.move === move) this.reason = { ...this.#asked, wording, clauses };
  }

  /** Take the table after a move or a refusal. */
  receive(message: Shown): void {
    this.message = message;
    this.#sent = false;
    this.#asked = null;
    this.pointed = this.reason = null;
    this.stage.rest(message.view as V, []);
  }
}
