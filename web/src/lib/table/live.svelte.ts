import { Connection, type Link } from '../api/connection.ts';
import { Refused, why, type Command } from '../api/http.ts';
import type { MoveView, Problem, TableView } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { rememberTable, type KnownTable } from '../storage.ts';
import { t, words } from '../words.svelte.ts';
import type { GameClient } from './game.ts';
import { Stage, wallClock } from './stage.svelte.ts';
import { fit, unseen } from './sync.ts';
import { Table } from './table.svelte.ts';

/** The sentence for a refusal: the client's own where it has one, else the server's. */
export function problemText(problem: { code: string; message: string }): string {
  const key = `problem-${problem.code}`;
  return words.has(key) ? t(key) : problem.message;
}

/** A table in play. */
export class LiveTable<V = unknown> extends Table<V> {
  message = $state.raw() as TableView;
  link = $state<Link>('connecting');
  problem = $state.raw<string | null>(null);
  /** A command is on its way; nothing else is sent until the answer is here. */
  sent = $state(false);
  /** The seat whose person should sit down at this screen, before anything secret is shown. */
  handTo = $state<number | null>(null);
  readonly stage: Stage<V>;
  #connection: Connection;

  constructor(
    first: TableView,
    readonly client: GameClient<V>,
    public known: KnownTable,
    private token: string,
  ) {
    super();
    this.message = first;
    this.stage = new Stage(first.view as V, client, wallClock(() => settings.factor));
    this.stage.rest(first.view as V, first.events);
    this.#connection = this.#connect();
  }

  get game() {
    return this.message.game;
  }
  get viewer() {
    return this.message.viewer;
  }
  get seats() {
    return this.message.seats;
  }
  get ask() {
    return this.message.ask;
  }
  get over() {
    return this.message.over;
  }
  get standings() {
    return this.message.standings;
  }
  get moves() {
    return this.stage.playing || this.sent || this.handTo !== null || !this.may ? [] : this.message.moves;
  }
  /** Several people play at this screen: then nobody is simply "you". */
  get shared() {
    return this.known.held.length > 1;
  }
  override name(seat: number): string {
    return this.shared ? this.realName(seat) : super.name(seat);
  }
  get activeToken() {
    return this.token;
  }

  play(move: MoveView): void {
    if (this.sent || this.stage.playing) return;
    this.pointed = null;
    this.#send({ type: 'play', seq: this.message.seq, move: move.n });
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

  /** What the viewer lets the table answer: for a decision the kind of move. */
  get standing(): Record<string, string> {
    return (this.viewer === null ? undefined : this.seats[this.viewer]?.standing) ?? {};
  }

  /** Let the table answer a decision like this from now on, or be asked again (null). */
  instruct(decision: string, kind: string | null): void {
    const { [decision]: _, ...others } = this.standing;
    this.#send({ type: 'standing', answers: kind === null ? others : { ...others, [decision]: kind } });
  }

  explain(move: number, at: { x: number; y: number }): void {
    if (this.stage.playing) return this.stage.skip();
    const ask = this.message.ask;
    if (!this.may) {
      const said = ask ? t('why-not-your-turn', { name: this.realName(ask.seat) }) : t('why-over');
      this.reason = { said, clauses: [], ...at };
      return;
    }
    why(this.message.table, this.token, move).then(
      ({ said, clauses }) => (this.reason = { said, clauses, ...at }),
      (error: unknown) => (this.problem = error instanceof Refused ? problemText(error) : String(error)),
    );
  }

  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
    this.stage.skip();
  }

  /** The person at the screen has changed: show the table to the one who decides. */
  takeOver(): void {
    this.handTo = null;
  }

  #send(command: Command): void {
    this.sent = true;
    this.problem = null;
    this.reason = null;
    this.#connection.send(command);
  }

  #connect(): Connection {
    return new Connection(this.message.table, this.token, {
      message: (message) => (message.type === 'problem' ? this.#refused(message) : this.#receive(message as TableView)),
      link: (link) => {
        this.link = link;
        if (link !== 'live') this.sent = false;
      },
      known: () => this.message.seq,
    });
  }

  #refused(problem: Problem): void {
    this.sent = false;
    this.problem = problemText(problem);
    if (problem.code === 'stale') this.#connection.send({ type: 'resync' });
  }

  #receive(message: TableView): void {
    const known = this.message.seq;
    const how = fit(known, message);
    if (how === 'old') return;
    if (how === 'gap') return this.#connection.send({ type: 'resync' });
    const fresh = unseen(known, message);
    const moved = message.seq !== known;
    this.message = message;
    this.sent = false;
    // What was looked at belongs to a decision that may have been answered elsewhere.
    if (moved) this.pointed = null;
    if (fresh.length > 0) void this.#show(fresh, message);
    else if (how === 'whole' && !this.stage.playing) this.stage.rest(message.view as V, message.events);
    else if (moved && !this.stage.playing) this.stage.rest(message.view as V, this.stage.shown);
    if (fresh.length === 0) this.#pass();
  }

  async #show(fresh: TableView['events'], message: TableView): Promise<void> {
    const shown = this.stage.play(fresh, message.view as V);
    // Nobody is looking: there is nothing to watch later either.
    if (document.hidden) this.stage.skip();
    await shown;
    this.#pass();
  }

  /** Others who play at this screen and may answer too. */
  get others(): number[] {
    return this.stage.playing || !this.patient ? [] : this.#here(this.ask?.may ?? []).filter((seat) => seat !== this.viewer);
  }

  #here(seats: number[]): number[] {
    return seats.filter((seat) => this.seats[seat]?.kind === 'person' && this.known.held.some((held) => held.seat === seat));
  }

  /** On one screen: give the table to whoever decides next, if that person plays here too. */
  #pass(): void {
    const [next] = this.#here(this.ask?.owes ?? []);
    if (!this.stage.playing && !this.owes && next !== undefined) this.giveTo(next);
  }

  /** Give the screen to somebody else who plays at it. */
  giveTo(seat: number): void {
    const next = this.known.held.find((held) => held.seat === seat);
    if (!next) return;
    if (this.client.secret(this)) this.handTo = seat;
    this.token = next.token;
    this.#connection.close();
    this.sent = true;
    this.#connection = this.#connect();
  }

  /** Keep the table among those to continue. */
  keep(): void {
    rememberTable({ ...this.known, seen: Date.now() });
  }
}
