import type { MoveView, TableView } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import type { GameClient } from '../table/game.ts';
import { Stage, wallClock } from '../table/sync/stage.svelte.ts';
import { Table } from '../table/sync/table.svelte.ts';

/** A position that asks for one move, which is an answer and is not played. */
export abstract class PositionTable<V = unknown> extends Table<V> {
  override readonly guided = true;
  readonly stage: Stage<V>;
  problem = $state('');
  protected running = $state(false);
  protected closed = false;

  constructor(
    readonly game: string,
    readonly position: TableView,
    readonly client: GameClient<V>,
  ) {
    super();
    this.stage = new Stage(position.view as V, client, wallClock(() => settings.factor));
  }

  /** Whether it was answered, so that no move can be chosen. */
  abstract get answered(): boolean;
  abstract override play(move: MoveView): void;

  get viewer() {
    return this.position.viewer;
  }
  get seats() {
    return this.position.seats;
  }
  get ask() {
    return this.position.ask;
  }
  get over() {
    return false;
  }
  get placements() {
    return this.position.placements;
  }
  get moves() {
    return this.answered || this.busy ? [] : this.position.moves;
  }
  override get mine(): boolean {
    return this.may && !this.busy && !this.answered;
  }
  get busy(): boolean {
    return this.running || this.stage.playing;
  }

  close(): void {
    this.closed = true;
    this.stage.skip();
  }

  protected async during(work: () => Promise<void>): Promise<void> {
    this.running = true;
    this.problem = '';
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.running = false;
    }
  }
}
