import type { Component } from 'svelte';
import { transport } from '$transport';
import { previewTurn, block, people, planWhy } from '../api/http.ts';
import type { ChatLineView, MoveView, PeopleView, PhraseView, PlanStep, PlanView, ChatView } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { recall, remember } from '../storage.ts';
import { errorText, type LiveTable } from '../table/sync/live.svelte.ts';
import { named, put } from '../table/sync/wording.ts';
import type { LayerProps, Pinged, TeamChat } from '../table/sync/shown_plans.ts';
import { say, t } from '../words.svelte.ts';
import Layer from './Layer.svelte';

/** A place that somebody points at stays marked so long, in milliseconds. */
const PINGED = 8000;
/** Words about plans that a plan's own steps say better together. */
const WALK = 'move';
const END = 'end';

/** What people at a table say to each other, and what a team plans. */
export class Chat implements TeamChat {
  /** Whether the rules let people chat. */
  open = $state(false);
  lines = $state.raw<ChatLineView[]>([]);
  phrases = $state.raw<PhraseView[]>([]);
  plans = $state.raw<PlanView[]>([]);
  /** A bot that leads, and that waits for a word. */
  asking = $state<number | null>(null);
  pinged = $state.raw<Pinged[]>([]);
  /** Lines up to this number have been read. */
  read = $state(0);
  /** Whether plans are drawn on the board. */
  drawn = $state(recall('plans.drawn', true));
  /** The seat whose plan alone is drawn, because it is pointed at. */
  only = $state<number | null>(null);
  /** The next place that is pressed is pointed at. */
  aiming = $state(false);
  /** People at this table who are not heard here. */
  muted = $state.raw<number[]>([]);
  /** The seat whose person somebody wants to do something about. */
  person = $state<number | null>(null);
  /** Who is blocked here; null where nobody can be. */
  people = $state.raw<PeopleView | null>(null);
  /** The moves of one's own plan, while it is made. */
  making = $state.raw<number[] | null>(null);

  /** Draws plans on a board: fetched with all this, and not before. */
  readonly Layer: Component<LayerProps> = Layer;

  #known = 0;
  /** Who sat at the table when that was last asked for. */
  #seated = '';

  constructor(readonly table: LiveTable) {
    this.muted = recall<Record<string, number[]>>('muted', {})[table.message.table] ?? [];
    void this.loadPeople();
  }

  /** Ask who of those at the table is blocked. The server recognises people by this in later games. */
  async loadPeople(): Promise<void> {
    const { message, activeToken } = this.table;
    if (transport.here || message.one_screen) return;
    this.#seated = this.#names;
    this.people = await people(message.table, activeToken).catch(() => this.people);
  }

  get #names(): string {
    return this.table.seats.map(({ kind, name }) => (kind === 'person' ? name : '')).join('|');
  }

  async block(seat: number, blocked: boolean): Promise<void> {
    this.people = await block(this.table.message.table, this.table.activeToken, seat, blocked);
  }

  /** Whether what a seat says is hidden here. */
  hides(seat: number): boolean {
    return this.muted.includes(seat) || (this.people?.blocked.includes(seat) ?? false);
  }

  /** Whether this is a team that plans. */
  get together(): boolean {
    return this.table.message.together;
  }

  /** Something was said, or plans have changed. */
  hear(view: ChatView): void {
    const fresh = view.lines.filter(({ number }) => number > this.#known);
    // What comes first was said before anybody looked.
    const before = this.#known === 0 && view.since === 0 && this.lines.length === 0 && fresh.length > 1;
    this.open = view.open;
    this.plans = view.plans;
    this.asking = view.asking;
    if (view.phrases.length > 0) this.phrases = view.phrases;
    if (fresh.length === 0) return;
    this.#known = fresh.at(-1)!.number;
    this.lines = [...this.lines, ...fresh];
    if (before) this.read = this.#known;
    else for (const line of fresh) this.#ping(line);
  }

  #ping({ number, seat, place, ...line }: ChatLineView): void {
    if (place === null || this.hides(seat)) return;
    this.pinged = [...this.pinged, { number, seat, place, wording: this.#words(line) }];
    setTimeout(() => (this.pinged = this.pinged.filter((one) => one.number !== number)), PINGED);
  }

  #words({ wording, text }: Pick<ChatLineView, 'wording' | 'text'>): string {
    return wording?.[settings.language] ?? text ?? '';
  }

  /** A line in the reader's language. */
  words(line: ChatLineView): string {
    return this.#words(line) || t('chat-looks');
  }

  /** The lines of those who are heard here. */
  get heard(): ChatLineView[] {
    return this.lines.filter(({ seat }) => !this.hides(seat));
  }

  get unread(): number {
    return this.heard.filter(({ number, seat }) => number > this.read && seat !== this.table.viewer).length;
  }

  mute(seat: number): void {
    const heard = this.muted.filter((other) => other !== seat);
    this.muted = heard.length < this.muted.length ? heard : [...heard, seat];
    remember('muted', { ...recall<Record<string, number[]>>('muted', {}), [this.table.message.table]: this.muted });
  }

  draw(drawn: boolean): void {
    this.drawn = drawn;
    remember('plans.drawn', drawn);
  }

  say(what: { phrase?: string; text?: string; place?: number }): void {
    this.table.tell({ type: 'say', phrase: null, text: null, place: null, ...what });
  }

  point(place: number): void {
    this.aiming = false;
    this.say({ place });
  }

  /** Mark the place once more that a line is about. */
  show(line: ChatLineView): void {
    this.pinged = this.pinged.filter(({ number }) => number !== line.number);
    this.#ping(line);
  }

  judge(of: number, word: 'good' | 'why' | null): void {
    this.table.tell({ type: 'judge', of, word });
  }

  /** Why a bot plans what it plans; a person is asked, and answers by themselves. */
  async ask(plan: PlanView): Promise<void> {
    const own = this.table.viewer;
    const asked = own !== null && plan.why.includes(own);
    this.judge(plan.seat, asked ? null : 'why');
    if (!asked && plan.bot && this.table.message.hints) this.table.askPlan((...by) => planWhy(...by, plan.seat));
  }

  /** What a plan is about, as one sentence after the name of its seat. */
  sentence({ seat, steps }: PlanView): string {
    return sentenceOf(steps, seat === this.table.viewer && !this.table.shared, this.table);
  }

  // One's own plan

  get own(): PlanView | undefined {
    return this.plans.find(({ seat }) => seat === this.table.viewer);
  }

  /** Whether the viewer may plan a turn that has not come yet. */
  get mayPlan(): boolean {
    const { viewer, seats, over, message } = this.table;
    return this.together && viewer !== null && seats[viewer]?.kind === 'person' && !over && !message.ask?.owes.includes(viewer);
  }

  async begin(): Promise<void> {
    await this.#look([]);
  }

  /** A move was chosen for the plan. */
  async add(move: MoveView): Promise<void> {
    const moves = [...(this.making ?? []), move.n];
    await this.#look(moves);
    // Where nothing more can be foreseen, the plan is whole.
    if (this.table.ahead?.moves.length === 0) this.finish();
  }

  back(): void {
    void this.#look(this.making?.slice(0, -1) ?? []);
  }

  /** Tell the others. */
  finish(): void {
    const moves = this.making ?? [];
    this.stop();
    if (moves.length > 0) this.table.tell({ type: 'plan', seq: this.table.message.seq, moves });
  }

  drop(): void {
    this.stop();
    if (this.own) this.table.tell({ type: 'plan', seq: this.table.message.seq, moves: [] });
  }

  stop(): void {
    this.making = null;
    this.table.ahead = null;
  }

  /** The table has moved on: what is planned is looked at again as things are now. */
  follow(): void {
    if (this.#names !== this.#seated) void this.loadPeople();
    if (this.table.message.ask?.owes.includes(this.table.viewer ?? -1)) this.stop();
    else if (this.making) void this.#look(this.making);
  }

  async #look(moves: number[]): Promise<void> {
    this.making = moves;
    try {
      const view = await previewTurn(this.table.message.table, this.table.activeToken, moves);
      if (this.making !== moves) return;
      this.making = view.steps.map(({ move }) => move);
      this.table.ahead = view;
    } catch (error) {
      if (this.making !== moves) return;
      this.stop();
      this.table.problem = errorText(error);
    }
  }
}

/** Steps in words: of a walk only where it ends, and that a turn ends only where nothing else is in it. */
export function sentenceOf(steps: PlanStep[], own: boolean, table: LiveTable): string {
  const shown = steps.filter(({ kind }, at) => {
    if (kind === WALK) return steps[at + 1]?.kind !== WALK;
    return kind !== END || steps.length === 1;
  });
  const wording = shown.map(({ wording: phrase }) =>
    own && 'who' in phrase.args ? say({ ...phrase, args: { ...phrase.args, who: 'you' } }, named(phrase, table)) : put(phrase, table),
  );
  return wording.join(', ');
}
