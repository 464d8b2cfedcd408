import type { Component } from 'svelte';
import { transport } from '$transport';
import { previewTurn, block, people, planWhy } from '../api/http.ts';
import type { ChatLineView, MoveView, PeopleView, PhraseView, PlanStep, PlanView, ChatView } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { recall, remember } from '../storage.ts';
import type { LiveTable } from '../table/sync/live.svelte.ts';
import { errorText } from '../problems.ts';
import { phraseText, playerArgs } from '../table/sync/wording.ts';
import type { LayerProps, Pinged, TeamChat } from '../table/sync/shown_plans.ts';
import { say, t } from '../words.svelte.ts';
import Layer from './Layer.svelte';

/** Milliseconds for which a place stays marked after somebody pointed at it. */
const PINGED = 8000;
/** Kinds of steps that are left out of a plan's sentence where its other steps imply them. */
const WALK = 'move';
const END = 'end';

/** The chat and the plans of a table. */
export class Chat implements TeamChat {
  /** Whether players may chat now, by the rules. */
  open = $state(false);
  lines = $state.raw<ChatLineView[]>([]);
  phrases = $state.raw<PhraseView[]>([]);
  plans = $state.raw<PlanView[]>([]);
  /** The bot that leads and waits for reactions. */
  asking = $state<number | null>(null);
  pinged = $state.raw<Pinged[]>([]);
  /** The number of the last message that was read. */
  read = $state(0);
  /** Whether plans are drawn on the board. */
  drawn = $state(recall('plans.drawn', true));
  /** The only seat whose plan is drawn, because it is pointed at. */
  only = $state<number | null>(null);
  /** Whether the next click on the board points at a place. */
  aiming = $state(false);
  /** Muted seats of this table. */
  muted = $state.raw<number[]>([]);
  /** The seat whose menu is open. */
  person = $state<number | null>(null);
  /** Who is blocked at this table; null where nobody can be. */
  people = $state.raw<PeopleView | null>(null);
  /** The moves of the viewer's own plan, while it is edited. */
  making = $state.raw<number[] | null>(null);

  /** The component that draws plans on a board. */
  readonly Layer: Component<LayerProps> = Layer;

  #known = 0;
  /** The names at the table when `people` was last loaded. */
  #seated = '';

  constructor(readonly table: LiveTable) {
    this.muted = recall<Record<string, number[]>>('muted', {})[table.message.table] ?? [];
    void this.loadPeople();
  }

  /** Load who at the table is blocked. By this the server recognises people in later games. */
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

  /** Return whether the messages of a seat are hidden here. */
  hides(seat: number): boolean {
    return this.muted.includes(seat) || (this.people?.blocked.includes(seat) ?? false);
  }

  /** Whether this is a team that plans. */
  get together(): boolean {
    return this.table.message.together;
  }

  /** Take new messages or plans. */
  hear(view: ChatView): void {
    const fresh = view.lines.filter(({ number }) => number > this.#known);
    // The first messages to arrive are older than this page.
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

  /** Return a message in the reader's language. */
  words(line: ChatLineView): string {
    return this.#words(line) || t('chat-looks');
  }

  /** The messages of people who are neither muted nor blocked. */
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

  /** Mark the place of a message once more. */
  show(line: ChatLineView): void {
    this.pinged = this.pinged.filter(({ number }) => number !== line.number);
    this.#ping(line);
  }

  judge(of: number, word: 'good' | 'why' | null): void {
    this.table.tell({ type: 'judge', of, word });
  }

  /** Ask for the reasons of a plan: a bot's are shown as a hint, a person gets the question. */
  async ask(plan: PlanView): Promise<void> {
    const own = this.table.viewer;
    const asked = own !== null && plan.why.includes(own);
    this.judge(plan.seat, asked ? null : 'why');
    if (!asked && plan.bot && this.table.message.hints) this.table.askPlan((...by) => planWhy(...by, plan.seat));
  }

  /** Return what a plan does, as a sentence after the name of its seat. */
  sentence({ seat, steps }: PlanView): string {
    return sentenceOf(steps, seat === this.table.viewer && !this.table.shared, this.table);
  }

  // The viewer's own plan

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

  /** Add a move to the viewer's plan. */
  async add(move: MoveView): Promise<void> {
    const moves = [...(this.making ?? []), move.n];
    await this.#look(moves);
    // Where no further move can be foreseen, the plan is complete.
    if (this.table.ahead?.moves.length === 0) this.finish();
  }

  back(): void {
    void this.#look(this.making?.slice(0, -1) ?? []);
  }

  /** Send the plan to the team. */
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

  /** Check the viewer's plan again after a change of the table. */
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

/** Return steps as a sentence: of a walk only its end, and the end of the turn only if it is the only step. */
export function sentenceOf(steps: PlanStep[], own: boolean, table: LiveTable): string {
  const shown = steps.filter(({ kind }, at) => {
    if (kind === WALK) return steps[at + 1]?.kind !== WALK;
    return kind !== END || steps.length === 1;
  });
  const parts = shown.map(({ wording: phrase }) =>
    own && 'who' in phrase.args ? say({ ...phrase, args: { ...phrase.args, who: 'you' } }, playerArgs(phrase, table)) : phraseText(phrase, table),
  );
  return parts.join(', ');
}
