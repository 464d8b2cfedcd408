import { transport } from '$transport';
import { Connection, type Link } from '../../api/connection.ts';
import { hint, letIn, loadChat, moveWhy, takePlace, why, type Command } from '../../api/http.ts';
import type { AheadView, AskView, ClocksView, ConductView, HintView, MoveView, Phrase, Problem, SeatView, TableView, ChatView } from '../../api/types.ts';
import { guestName } from '../../invite/guest_name.ts';
import { errorText, problemText } from '../../problems.ts';
import { router, tableLink } from '../../router.svelte.ts';
import { settings, type Pace } from '../../settings.svelte.ts';
import { isNewTo, rememberTable, type HeldToken, type KnownTable } from '../../storage.ts';
import { t, words } from '../../words.svelte.ts';
import { isSlow, serverTime } from '../clocks/time.svelte.ts';
import { Coach } from '../prompt/coach.svelte.ts';
import type { GameClient } from '../game.ts';
import { Stage, wallClock } from './stage.svelte.ts';
import { classifyMessage, newEvents } from './sync.ts';
import { MessageTable } from './table.svelte.ts';

/** The automatic answer that means: ask. */
const ASK = 'ask';
/** How many nights (or other actions of the board) a newcomer sees one event at a time. */
const NEW_NIGHTS = 2;

type Thought = (...asked: Parameters<typeof hint>) => Promise<HintView>;

/** A hint, or the reasons for a bot's move: loading, loaded or refused. */
export interface Hint {
  view: HintView | null;
  problem: string | null;
  /** Whether it was requested by keyboard. */
  byKey: boolean;
  /** Whether it explains a move that was already made. */
  made: boolean;
}

/** A live table. */
export class LiveTable<V = unknown> extends MessageTable<V> {
  message = $state.raw() as TableView;
  link = $state<Link>('connecting');
  problem = $state.raw<string | null>(null);
  /** Whether a command was sent and not answered yet. Nothing else is sent meanwhile. */
  sent = $state(false);
  /** The seat whose person should take over this screen, before hidden information is shown. */
  handTo = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  #asking: AbortController | null = null;
  /** The viewer's next turn while it is planned; the board shows it as if it were now. */
  ahead = $state.raw<AheadView | null>(null);
  /** Chat messages that arrived before the chat was loaded. */
  #unheard: ChatView[] = [];
  #conversing = false;
  /** Whether a newcomer is being added. */
  letting = $state(false);
  /** The tokens of this browser for the table. */
  known = $state.raw() as KnownTable;
  readonly stage: Stage<V>;
  override readonly coach: Coach = new Coach(this);
  #connection: Connection;
  /** Whether the current connection has sent a table already. */
  #told = false;
  /** Whether a command was sent that the server has not acknowledged. */
  #unanswered = false;
  /** Whether the board was acting at the last event shown. */
  #worked = false;
  /** Whether this is somebody's first game of this title. */
  readonly #new: boolean;
  /** When people disconnected, by seat, in milliseconds. */
  #gone = new Map<number, number>();
  /** The decision at which somebody at this screen took over to answer for the team. */
  #takenAt: number | null = null;

  constructor(
    first: TableView,
    readonly client: GameClient<V>,
    known: KnownTable,
    private token: string,
  ) {
    super();
    this.message = first;
    this.known = known;
    this.#new = known.first === true || isNewTo(known.game);
    this.stage = new Stage(first.view as V, client, wallClock(() => settings.factor, () => this.#stepping(), () => this.#waitedFor));
    this.stage.rest(first.view as V, first.events);
    this.#connection = this.#connect();
  }

  get game() {
    return this.message.game;
  }
  override get ask(): AskView | null {
    return this.ahead?.ask ?? this.message.ask;
  }
  override get view(): V {
    return (this.ahead?.view as V | undefined) ?? this.stage.view;
  }
  get moves() {
    if (this.stage.playing || this.sent || this.handTo !== null || !this.may) return [];
    return this.ahead?.moves ?? this.message.moves;
  }
  /** Whether several people play at this screen, so that nobody is simply *you*. */
  get shared() {
    return this.known.held.length > 1;
  }
  override get self(): number | null {
    return this.shared ? null : this.viewer;
  }
  override get mayInvite(): boolean {
    const free = this.seats.some(({ kind, part }) => kind === 'open' && part !== 'out');
    return !transport.here && free && !this.over && this.viewer !== null && this.seats[this.viewer]?.kind === 'person';
  }
  /** Whether the running game may be exported: the viewer holds all its seats. */
  get mayCarry(): boolean {
    const mine = new Set(this.known.held.map(({ seat }) => seat));
    return this.message.one_screen && !this.over && this.seats.every(({ seat, kind }) => kind === 'bot' || mine.has(seat));
  }
  get activeToken() {
    return this.token;
  }

  /** The pace of events: in the first nights a newcomer sees one event at a time. */
  get pace(): Pace {
    const leads = this.#new && !settings.paceChosen && (this.known.nights ?? 0) < NEW_NIGHTS;
    return leads && this.stage.playing && this.#works ? 'step' : settings.pace;
  }

  set pace(pace: Pace) {
    settings.set('pace', pace);
    // Do not wait for the click that the old setting needed.
    if (pace !== 'step') this.stage.next();
  }

  get #works(): boolean {
    return (this.client.works?.(this.stage.view) ?? null) !== null;
  }

  /** Whether people elsewhere wait for an answer from this screen. */
  get #waitedFor(): boolean {
    const elsewhere = (seat: number) => seat !== this.viewer && !this.#held(seat);
    const others = this.seats.some(({ seat, kind, connected }) => kind === 'person' && connected && elsewhere(seat));
    return others && this.owes;
  }

  /** Return whether the next event waits for a click; count the nights that have passed. */
  #stepping(): boolean {
    if (this.#new && this.#worked && !this.#works) {
      this.known = { ...this.known, nights: (this.known.nights ?? 0) + 1 };
      this.keep();
    }
    this.#worked = this.#works;
    return this.pace === 'step';
  }

  /** Whether a hint is available now. */
  get mayAsk(): boolean {
    return this.message.hints && !this.ahead && this.moves.length > 0;
  }

  /** Ask for the best moves, or close them. */
  toggleHint(byKey = false): void {
    if (this.hint) return this.dropHint();
    if (!this.mayAsk) return;
    this.#request(hint, this.message.seq, { view: null, problem: null, byKey, made: false });
  }

  /** Ask why a bot made the move before this sequence number. */
  askWhy(seq: number): void {
    this.dropHint();
    this.#request(moveWhy, seq, { view: null, problem: null, byKey: false, made: true });
  }

  /** Ask why a bot has its plan. */
  askPlan(think: (table: string, token: string, signal: AbortSignal) => Promise<HintView>): void {
    this.dropHint();
    const why: Thought = (table, token, _, signal) => think(table, token, signal);
    this.#request(why, 0, { view: null, problem: null, byKey: false, made: true });
  }

  /** Request a hint in steps; each shows the result so far. */
  #request(think: Thought, seq: number, waiting: Hint, step = 0): void {
    const asking = (this.#asking = new AbortController());
    this.hint = waiting;
    think(this.message.table, this.token, seq, asking.signal, step).then(
      (view) => {
        if (asking.signal.aborted) return;
        if (view.progress < 1) this.#request(think, seq, { ...waiting, view }, step + 1);
        else this.hint = { ...waiting, view };
      },
      (error: unknown) => {
        if (asking.signal.aborted) return;
        const problem = errorText(error);
        this.hint = { ...waiting, problem };
      },
    );
  }

  dropHint(): void {
    this.#asking?.abort();
    if (this.hint) this.pointed = null;
    this.hint = null;
  }

  play(move: MoveView): void {
    if (this.sent || this.stage.playing) return;
    if (this.ahead) {
      this.pointed = null;
      return void this.chat?.add(move);
    }
    if (this.coach.held?.move.n === move.n) return;
    // On a phone the first tap has shown the warning.
    const last = settings.phone && this.pointed?.n === move.n ? null : this.last(move);
    this.coach.heard();
    this.thinking = false;
    this.dropHint();
    this.pointed = null;
    if (last) {
      this.coach.asksAbout(move, last);
      this.pointed = settings.phone ? null : move;
    } else if (this.coach.on && this.message.moves.some(({ n }) => n === move.n)) void this.#playCoached(move);
    else this.#play(move);
  }

  /** Return the warning before a move that cannot be undone, unless it was shown already. */
  last(move: MoveView): Phrase | null {
    return this.coach.saysLast ? (this.client.last?.(move, this) ?? null) : null;
  }

  #play(move: MoveView): void {
    this.#send({ type: 'play', seq: this.message.seq, move: move.n });
  }

  /** Let the coach check a move before it is sent. Nothing else is sent meanwhile. */
  async #playCoached(move: MoveView): Promise<void> {
    const { seq } = this.message;
    this.sent = true;
    const held = await this.coach.looksAt(move, this.token);
    if (this.message.seq !== seq) return;
    this.sent = false;
    // On a phone a pointed move waits for a second tap.
    if (held) this.pointed = settings.phone ? null : move;
    else this.#play(move);
  }

  /** Play the move that the coach holds back. */
  playAnyway(): void {
    const move = this.coach.held?.move;
    this.coach.heard();
    this.pointed = null;
    if (move) this.#play(move);
  }

  /** Drop the move, together with what was planned after it. */
  thinkAgain(): void {
    this.coach.heard();
    this.pointed = null;
    this.thinking = true;
  }

  /** Whether there are other people at the table who do not play at this screen. */
  get company(): boolean {
    const elsewhere = ({ seat, kind, part, stand_in }: SeatView) => (kind === 'person' || stand_in) && part !== 'out' && !this.#held(seat);
    return this.viewer !== null && this.seats.some(elsewhere);
  }

  #held(seat: number): boolean {
    return this.known.held.some((held) => held.seat === seat);
  }

  /** Return whether the person at a seat is away. People at this screen are not. */
  isAway(seat: number): boolean {
    const { kind, connected } = this.seats[seat] ?? {};
    // In a slow game nobody has to be present.
    if (this.clocks && isSlow(this.clocks)) return false;
    return kind === 'person' && !connected && !this.#held(seat);
  }

  /** Return when somebody who is away disconnected; 0 if they have not been present since this page was opened. */
  goneSince(seat: number): number {
    return this.#gone.get(seat) ?? 0;
  }

  /** Load chat and plans, where there is somebody to talk to or plan with. */
  async converse(): Promise<void> {
    if (this.#conversing) return;
    this.#conversing = true;
    const [{ Chat }] = await Promise.all([import('../../chat/chat.svelte.ts'), words.fetch('chat')]);
    const chat = new Chat(this as unknown as LiveTable);
    this.chat = chat;
    for (const view of this.#unheard) chat.hear(view);
    // Without messages, the phrases still have to be loaded.
    if (chat.phrases.length === 0) chat.hear(await loadChat(this.message.table, this.token, 0));
  }

  /** Send a command that changes nothing on the board. */
  tell(command: Command): void {
    this.problem = null;
    this.#connection.send(command);
  }

  /** The waiting room, or null once the game has begun. */
  get waitingRoom() {
    return this.message.waiting_room ?? null;
  }

  /** Whether the viewer may begin the game: as the host, or if a bot plays for the host. */
  get mayBegin(): boolean {
    const { waitingRoom, viewer } = this;
    if (!waitingRoom || viewer === null || this.seats[viewer]?.kind !== 'person') return false;
    return viewer === waitingRoom.host || this.seats[waitingRoom.host]?.kind !== 'person';
  }

  ready(ready: boolean): void {
    this.#send({ type: 'ready', ready });
  }

  /** Fill the free seats with bots of this level, and begin. */
  beginWith(level: string): void {
    for (const { seat, kind, part } of this.seats) if (kind === 'open' && part !== 'out') this.handOver(seat, level);
    if (this.mayBegin) this.#send({ type: 'begin' });
  }

  override get clocks(): ClocksView | null {
    return this.message.clocks ?? null;
  }

  /** Ask for a pause, accept or decline one, or end it. */
  pause(word: 'ask' | 'agree' | 'decline' | 'resume'): void {
    this.#send({ type: 'pause', word });
  }

  /** Request a vote about the person at a seat, vote, or withdraw the request. Before the game the host decides alone. */
  kick(seat: number, word: 'ask' | 'yes' | 'no'): void {
    this.#send({ type: 'kick', seat, word });
  }

  /** Choose as the host what the chat allows, and whether spectators read it. */
  setChat(mode: ConductView['chat'], spectators: boolean): void {
    this.#send({ type: 'set-chat', mode, spectators });
  }

  /** Return whether the seat belongs to another person, even while a bot plays for them. */
  isOther(seat: number): boolean {
    const one = this.seats[seat];
    return one !== undefined && (one.kind === 'person' || one.stand_in === true) && !this.#held(seat);
  }

  /** Whether there is a chat to read: with others at the table, or as a spectator whom the host lets read. */
  get talks(): boolean {
    return this.company || (this.viewer === null && (this.message.conduct?.spectators ?? false));
  }

  undo(): void {
    this.#send({ type: 'undo', seq: this.message.seq });
  }

  consent(agree: boolean): void {
    this.#send({ type: 'consent', seq: this.message.seq, agree });
  }

  handOver(seat: number, level: string | null): void {
    this.#send({ type: 'hand-over', seat, level });
  }

  sitDown(name: string): void {
    this.#send({ type: 'sit-down', name });
  }

  get #seat(): SeatView | undefined {
    return this.viewer === null ? undefined : this.seats[this.viewer];
  }
  /** The viewer's automatic answers: for each decision a kind of move. */
  get autoAnswers(): Record<string, string> {
    const answers = Object.entries({ ...this.#seat?.usual, ...this.#seat?.auto_answers });
    return Object.fromEntries(answers.filter(([, kind]) => kind !== ASK));
  }
  /** Whether the viewer is asked the next time, in spite of automatic answers. */
  get awake(): boolean {
    return this.#seat?.awake ?? false;
  }

  /** Set the automatic answer of a decision, or remove it (null). */
  instruct(decision: string, kind: string | null): void {
    const { [decision]: _, ...answers } = this.#seat?.auto_answers ?? {};
    if ((kind ?? ASK) !== (this.#seat?.usual?.[decision] ?? ASK)) answers[decision] = kind ?? ASK;
    this.#send({ type: 'auto-answers', answers, awake: false });
  }

  /** Suspend the automatic answers once, or not after all. */
  askOnce(awake: boolean): void {
    this.#send({ type: 'auto-answers', answers: this.#seat?.auto_answers ?? {}, awake });
  }

  /** Add a seat for a newcomer: a bot, a person at this screen, or a person with the link. */
  async letIn(kind: SeatView['kind'], level: string | null = null): Promise<void> {
    const { table, seq } = this.message;
    const name = kind === 'person' ? t('seat-nameless', { number: this.seats.length + 1 }) : '';
    this.letting = true;
    try {
      const { seat, token } = await letIn(table, this.token, { kind, name, level, seq });
      const others = ({ seat: other }: HeldToken) => other !== seat;
      const held = this.known.held.filter(others);
      const links = this.known.links.filter(others);
      if (token) (kind === 'person' ? held : links).push({ seat, token });
      this.known = { ...this.known, held, links };
      this.keep();
      // The address has the tokens of everybody at this screen.
      if (kind === 'person') router.go(tableLink(table, held.map((one) => one.token)));
    } catch (error) {
      this.letting = false;
      this.problem = errorText(error);
    }
  }

  /** Take the seat of a newcomer, as a spectator. */
  async takePlace(seat: number): Promise<void> {
    const { table } = this.message;
    try {
      const { token } = await takePlace(table, this.token, seat, guestName(this.seats));
      if (token) router.go(tableLink(table, [token]));
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  explain(move: number, at: { x: number; y: number }): void {
    if (this.stage.playing) return this.stage.skip();
    const ask = this.message.ask;
    if (!this.may) {
      const wording = ask ? t('why-not-your-turn', { name: this.realName(ask.seat) }) : t('why-over');
      this.reason = { wording, clauses: [], ...at };
      return;
    }
    why(this.message.table, this.token, move).then(
      ({ wording, clauses }) => (this.reason = { wording, clauses, ...at }),
      (error: unknown) => (this.problem = errorText(error)),
    );
  }

  wake(): void {
    this.#connection.wake();
  }

  /** Remember the sequence number when the viewer leaves. */
  leave(): void {
    this.known = { ...this.known, left: { at: Date.now(), seq: this.message.seq } };
    this.keep();
  }

  close(): void {
    this.leave();
    this.dropHint();
    this.#connection.close();
    this.stage.skip();
  }

  /** Show the table to the person who has taken over the screen. */
  takeOver(): void {
    this.handTo = null;
  }

  #send(command: Command): void {
    this.sent = true;
    this.problem = null;
    this.reason = null;
    this.#unanswered = true;
    this.#connection.send(command);
  }

  #connect(): Connection {
    return new Connection(this.message.table, this.token, {
      message: (message) => {
        if (message.type === 'problem') this.#refused(message as Problem);
        else if (message.type === 'chat') this.#listen(message as ChatView);
        else this.#receive(message as TableView);
      },
      link: (link) => {
        this.link = link;
        this.#told = false;
        if (link !== 'live') this.sent = false;
        else if (this.clocks) this.#connection.wake();
        // The server may or may not have received the command; the board will show it.
        if (this.#unanswered && (link === 'connecting' || link === 'lost')) {
          this.#unanswered = false;
          this.problem = t('problem-broke-off');
        }
      },
      time: (at, here) => serverTime.synchronise(at, here),
      lastSeq: () => this.message.seq,
      others: () => this.known.held.map(({ token }) => token).filter((token) => token !== this.token),
      lastChat: () => (this.chat || this.company || this.seats.length > 1 ? (this.chat?.lines.at(-1)?.number ?? 0) : null),
    });
  }

  #listen(view: ChatView): void {
    if (this.chat) this.chat.hear(view);
    else this.#unheard.push(view);
    if (view.lines.length > 0) void this.converse();
  }

  #refused(problem: Problem): void {
    this.sent = false;
    this.#unanswered = false;
    this.problem = problemText(problem);
    if (problem.code === 'stale') this.#connection.send({ type: 'resync' });
  }

  #receive(message: TableView): void {
    const known = this.message.seq;
    const how = classifyMessage(known, message, this.#told);
    this.#told = this.link === 'live';
    if (how === 'old') return;
    if (how === 'gap') return this.#connection.send({ type: 'resync' });
    const fresh = newEvents(known, message);
    const moved = message.seq !== known;
    const own = this.sent;
    const here = this.message.seats;
    this.message = message;
    for (const { seat } of message.seats) if (this.isAway(seat) && here[seat]?.connected) this.#gone.set(seat, Date.now());
    this.sent = false;
    this.#unanswered = false;
    if (moved) {
      this.letting = false;
      // What was pointed at belongs to a decision that may have been answered elsewhere.
      this.pointed = null;
      this.coach.held = null;
      this.thinking = false;
      if (!this.hint?.made) this.dropHint();
      this.chat?.follow();
    }
    if (how === 'whole' && moved) {
      // Some of what was shown may have been undone.
      const seen = message.events.length - fresh.length;
      this.stage.rest(fresh.length > 0 ? this.stage.view : (message.view as V), message.events.slice(0, seen));
    } else if (how === 'whole' && !this.stage.playing) this.stage.rest(message.view as V, message.events);
    if (fresh.length > 0 || (moved && how === 'next')) void this.#show(fresh, message, own);
    else this.#pass();
  }

  async #show(fresh: TableView['events'], message: TableView, own: boolean): Promise<void> {
    const shown = this.stage.play(fresh, message.view as V, own);
    // Nobody is looking, so nothing is kept for later either.
    if (document.hidden) this.stage.skip();
    else if (this.stage.waits && this.#waitedFor) this.stage.postpone();
    await shown;
    this.#pass();
  }

  /** Others at this screen who may answer too. */
  get others(): number[] {
    return this.stage.playing || !this.patient ? [] : this.#here(this.ask?.may ?? []).filter((seat) => seat !== this.viewer);
  }

  #here(seats: number[]): number[] {
    return seats.filter((seat) => this.seats[seat]?.kind === 'person' && this.known.held.some((held) => held.seat === seat));
  }

  /** On a shared screen, hand the table to the player who decides next, if they play here. */
  #pass(): void {
    const [next] = this.#here(this.ask?.owes ?? []);
    const taken = this.#takenAt === this.message.seq;
    if (!this.stage.playing && !this.owes && !taken && next !== undefined) this.#giveTo(next);
  }

  /** Take over the screen to answer for the team, until something was answered. */
  answerAs(seat: number): void {
    this.#takenAt = this.message.seq;
    this.#giveTo(seat);
  }

  /** Give the screen to another person who plays at it. */
  #giveTo(seat: number): void {
    const next = this.known.held.find((held) => held.seat === seat);
    // The old token no longer opens a seat that was given to a newcomer.
    if (!next || next.token === this.token || this.seats[seat]?.kind !== 'person') return;
    if (this.client.secret(this)) this.handTo = seat;
    this.token = next.token;
    this.#connection.close();
    this.sent = true;
    this.#connection = this.#connect();
  }

  /** Store the table in the list of games to continue. */
  keep(): void {
    rememberTable({ ...this.known, seen: Date.now() });
  }
}
