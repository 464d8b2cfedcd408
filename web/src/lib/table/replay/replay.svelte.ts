import type { AskView, MoveView, ReplayView } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';
import type { GameClient } from '../game.ts';
import { Stage, wallClock } from '../sync/stage.svelte.ts';
import { Table } from '../sync/table.svelte.ts';

/** A replay. It can be watched while frames are still loading. */
export class ReplayTable<V = unknown> extends Table<V> {
  replay = $state.raw() as ReplayView;
  /** The index of the shown frame. */
  at = $state(0);
  running = $state(false);
  readonly stage: Stage<V>;
  readonly viewer: number | null = null;
  readonly moves: MoveView[] = [];
  /** The move to open at, until its frame is loaded or the viewer goes elsewhere. */
  #awaited: number | null;

  constructor(
    replay: ReplayView,
    readonly client: GameClient<V>,
    openAt: number | null = null,
  ) {
    super();
    this.replay = replay;
    this.stage = new Stage(replay.frames[0]!.view as V, client, wallClock(() => settings.factor));
    this.#awaited = openAt;
    this.#show(0);
    this.#open();
  }

  /** Take more loaded frames. */
  grow(replay: ReplayView): void {
    this.replay = replay;
    this.#open();
  }

  get game() {
    return this.replay.game;
  }
  get seats() {
    return this.replay.seats;
  }
  get frame() {
    return this.replay.frames[this.at]!;
  }
  get last() {
    return this.replay.frames.length - 1;
  }
  get ask(): AskView | null {
    return this.frame.to_move === null ? null : { seat: this.frame.to_move, decision: '', wording: null, owes: [this.frame.to_move], may: [] };
  }
  get over() {
    return this.replay.over && this.at === this.replay.length - 1;
  }
  get placements() {
    return this.replay.placements;
  }

  play(): void {}
  explain(): void {}

  /** Show a frame at once. */
  go(to: number): void {
    this.running = false;
    this.#awaited = null;
    this.#show(to);
  }

  /** Show the next frame with all the events before it. */
  async step(): Promise<void> {
    this.#awaited = null;
    if (this.at >= this.last) return void (this.running = false);
    const next = this.at + 1;
    const { events, view } = this.replay.frames[next]!;
    this.at = next;
    await this.stage.play(events, view as V);
  }

  /** Play until the end, or until stopped. */
  async run(): Promise<void> {
    if (this.running) return;
    this.#awaited = null;
    if (this.at >= this.last) this.#show(0);
    this.running = true;
    // Without animations, frames still need time to be read.
    const STILL = 700;
    while (this.running && this.at < this.last) {
      await this.step();
      if (settings.factor === 0) await new Promise((resolve) => setTimeout(resolve, STILL));
    }
    this.running = false;
  }

  /** Go to the opening frame, once it is loaded or no more frames will come. */
  #open(): void {
    if (this.#awaited === null) return;
    const { frames, length } = this.replay;
    const found = frames.findIndex(({ seq }) => seq >= this.#awaited!);
    if (found >= 0 || frames.length === length) this.go(found < 0 ? this.last : found);
  }

  #show(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    const events = this.replay.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
    this.stage.rest(this.frame.view as V, events);
  }
}
