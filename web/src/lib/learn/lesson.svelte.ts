import { lessonWhy } from '../api/http.ts';
import type { LessonView, MoveView, NodeView, StepView, WayView } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import type { GameClient } from '../table/game.ts';
import { Stage, wallClock } from '../table/sync/stage.svelte.ts';
import { MessageTable } from '../table/sync/table.svelte.ts';
import { t } from '../words.svelte.ts';

/** The number of unexpected moves after which the lesson offers to show the expected one. */
const PATIENCE = 3;

/** A lesson: its moves are real, but only the expected ones are played. */
export class LessonTable<V = unknown> extends MessageTable<V> {
  override readonly guided = true;
  readonly stage: Stage<V>;
  node = $state(0);
  /** A legal move that was tried and is not the expected one. */
  tried = $state.raw<MoveView | null>(null);
  tries = $state(0);
  /** Whether moves are being played; no other is accepted meanwhile. */
  #running = $state(false);
  #past = $state.raw<number[]>([]);

  constructor(
    readonly lesson: LessonView,
    readonly client: GameClient<V>,
    step = 0,
  ) {
    super();
    this.node = Math.max(0, lesson.nodes.findIndex((node) => node.step === step));
    const { view } = this.#here.table;
    this.stage = new Stage(view as V, client, wallClock(() => settings.factor));
  }

  get #here(): NodeView {
    return this.lesson.nodes[this.node]!;
  }
  get message() {
    return this.#here.table;
  }
  get game() {
    return this.lesson.game;
  }
  get moves() {
    return this.busy || this.finished ? [] : this.#here.table.moves;
  }

  override get mine(): boolean {
    return this.may && !this.busy && !this.finished;
  }
  get busy(): boolean {
    return this.#running || this.stage.playing;
  }
  /** The number of the current step, from 0. */
  get at(): number {
    return this.#here.step;
  }
  get step(): StepView | null {
    return this.lesson.steps[this.at] ?? null;
  }
  get finished(): boolean {
    return this.step === null;
  }
  /** The expected moves. */
  get wanted(): MoveView[] {
    const { expect = [] } = this.step ?? {};
    return this.moves.filter(({ key }) => expect.includes(key));
  }
  get maySee(): boolean {
    return this.tries >= PATIENCE && this.wanted.length > 0;
  }
  get mayGoBack(): boolean {
    return this.at > 0 && !this.busy;
  }

  play(move: MoveView): void {
    if (this.busy) return;
    this.pointed = null;
    const way = this.#way(move.key);
    if (way) return void this.#follow(way);
    this.tried = move;
    this.tries += 1;
  }

  /** Continue from a step that asks for nothing. */
  goOn(): void {
    const way = this.#way(null);
    if (way && !this.busy) void this.#follow(way);
  }

  /** Let the coach play the expected move, or skip the animation. */
  skip(): void {
    if (this.stage.playing) return this.stage.skip();
    const [way] = this.#here.ways;
    if (way && !this.busy) void this.#follow(way);
  }

  /** Go back to the step before, as it was. */
  back(): void {
    if (!this.mayGoBack) return;
    const before = this.#past.at(-1) ?? this.lesson.nodes.findIndex(({ step }) => step === this.at - 1);
    this.#past = this.#past.slice(0, -1);
    this.#come(Math.max(0, before));
  }

  /** Start the lesson again. */
  again(): void {
    this.#past = [];
    this.#come(0);
  }

  explain(move: number, at: { x: number; y: number }): void {
    if (this.stage.playing) return this.stage.skip();
    const asked = this.node;
    const say = (wording: string | { en: string; de: string }, clauses: string[] = []) => {
      if (asked === this.node) this.reason = { wording, clauses, ...at };
    };
    lessonWhy(this.game, this.lesson.id, asked, move).then(
      ({ wording, clauses, legal }) => say(legal ? t('lesson-not-now') : wording, clauses),
      () => say(t('lesson-not-now')),
    );
  }

  close(): void {
    this.stage.skip();
  }

  #way(key: string | null): WayView | undefined {
    return this.#here.ways.find((way) => way.key === key);
  }

  #come(to: number): void {
    this.tried = this.reason = this.pointed = null;
    this.tries = 0;
    this.node = to;
    this.stage.rest(this.#here.table.view as V, []);
  }

  async #follow(way: WayView): Promise<void> {
    this.tried = this.reason = this.pointed = null;
    this.tries = 0;
    this.#running = true;
    const from = this.node;
    for (const { events, view } of way.frames) await this.stage.play(events, view as V);
    this.#running = false;
    if (this.node !== from) return;
    this.#past = [...this.#past, from];
    this.node = way.to;
    this.stage.rest(this.#here.table.view as V, this.stage.shown);
  }
}
