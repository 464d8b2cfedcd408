import type { EventView } from '../../api/types.ts';

/** How a game shows that something happened. */
export interface Showing<V> {
  /** Change the shown view as the event says. `rest` is the view that the events lead to. */
  apply(view: V, event: EventView, rest: V): void;
  /** How long the event is looked at, in milliseconds at the usual pace. */
  pace(event: EventView): number;
  /** How much of that passes before the view changes, such as while a die rolls. */
  lead(event: EventView): number;
  /** What the board itself does now, in a word or two, such as *Night*; null in somebody's turn. */
  works?(view: V): string | null;
  /** Whether an event belongs to the step before it, such as a card that everybody draws. */
  minor?(event: EventView): boolean;
}

export interface Clock {
  /** Wait this number of milliseconds, or until the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** How long everything takes, against the usual; 0 shows results only. */
  factor(): number;
  /** Whether somebody wants to say when the next thing is shown. Asked before each. */
  stepping(): boolean;
  /** Whether others wait for what the viewer is asked: then the telling waits instead. */
  urgent?(): boolean;
}

interface Act<V> {
  events: EventView[];
  rest: V;
  /** The viewer's own doing is shown without being asked for; what the board makes of it is not. */
  own: boolean;
}

/** Events that can be watched later, from the view before them to the view after them. */
interface Missed<V> {
  view: V;
  events: EventView[];
  rest: V;
}

/** A bot tells what it is up to: nothing moves, but it needs time to be read. */
export const PLAN = 'plan';
/** The table has answered for the viewer: nothing moves by that itself. */
export const ANSWERED = 'answered';
const READING = 1200;
/** What the log tells is looked at so long at least: somebody reads it. */
const TELLING = 600;
/** What the board does concerns everybody, and nobody has chosen it: it is read from the board. */
const TELLING_OF_BOARD = 1200;

/** More than this many events at once are not watched one by one: somebody was away. */
const MOST_WATCHED = 400;

/**
 * What is on the screen. Events are shown one after another, each changing the shown view a little;
 * after the last the stage rests on the view that the server sent. Nothing is ever guessed: an
 * event that cannot be shown in between is simply made good by the rest.
 */
export class Stage<V = unknown> {
  view = $state() as V;
  /** The event that is being shown. */
  now = $state.raw<EventView | null>(null);
  /** The number of events shown, which distinguishes two equal ones in a row. */
  beat = $state(0);
  playing = $state(false);
  /** Events that have been shown; the log follows it. */
  shown = $state.raw<EventView[]>([]);
  /** The last event while the board acts itself; it is shown on the board. */
  told = $state.raw<EventView | null>(null);
  /** In step-by-step mode, the events since the viewer last asked for more; else the last ones. */
  step = $state.raw<EventView[]>([]);
  /** What was not told because something was asked first. */
  missed = $state.raw<Missed<V> | null>(null);
  /** Moves that are known, but not shown yet. */
  behind = $state(0);
  /** Step by step: nothing goes on until somebody says so. */
  waits = $state(false);

  #acts: Act<V>[] = [];
  /** The next event of the first act. */
  #at = 0;
  #skip = new AbortController();
  #go = () => {};
  /** Somebody looks at what was kept for later: nothing else comes first. */
  #watching = false;

  constructor(
    view: V,
    private readonly showing: Showing<V>,
    private readonly clock: Clock,
  ) {
    this.view = view;
  }

  /** Show a view at once, with the events that led to it. */
  rest(view: V, events: EventView[]): void {
    this.#acts = [];
    this.skip();
    this.behind = 0;
    this.now = null;
    this.told = null;
    this.step = [];
    this.missed = null;
    this.shown = events;
    this.view = view;
  }

  /** Show events one after another, then rest on a view. */
  async play(events: EventView[], rest: V, own = false): Promise<void> {
    if (own) this.missed = null;
    this.#acts.push({ events, rest, own });
    this.#count(0);
    if (this.playing) return;
    this.playing = true;
    this.#skip = new AbortController();
    try {
      for (let act = this.#acts[0]; act; act = this.#acts[0]) {
        await this.#perform(act);
        // A rest meanwhile has cleared the queue and shows something newer.
        if (this.#acts[0] === act) {
          this.#acts.shift();
          this.now = null;
          this.view = act.rest;
        }
      }
    } finally {
      this.playing = false;
      this.now = null;
      this.told = null;
      this.step = [];
      this.behind = 0;
    }
  }

  /** Show the outcome now. */
  skip(): void {
    this.#skip.abort();
    this.#go();
  }

  /** Show the outcome now, and keep what leads to it for later. */
  postpone(): void {
    const [first, ...later] = this.#acts;
    if (!first) return;
    const events = [...first.events.slice(this.#at), ...later.flatMap((act) => act.events)];
    const before = this.missed;
    this.missed = { view: before?.view ?? this.view, events: [...(before?.events ?? []), ...events], rest: (later.at(-1) ?? first).rest };
    this.skip();
  }

  /** Show what was kept for later. */
  async watch(): Promise<void> {
    const { missed } = this;
    if (!missed || this.playing) return;
    this.missed = null;
    this.view = missed.view;
    this.shown = this.shown.slice(0, this.shown.length - missed.events.length);
    this.#watching = true;
    await this.play(missed.events, missed.rest);
    this.#watching = false;
  }

  /** Step by step: show what comes next. */
  next(): void {
    this.#go();
  }

  /** Count the moves to come, from an event of the act that is on. */
  #count(from: number): void {
    const moves = this.#acts.flatMap(({ events }, act) => events.slice(act === 0 ? from : 0).map(({ seq }) => seq));
    this.behind = new Set(moves).size;
  }

  /** Wait until somebody wants to see what comes. */
  async #asked(): Promise<void> {
    this.waits = true;
    await new Promise<void>((resolve) => (this.#go = resolve));
    this.#go = () => {};
    this.waits = false;
  }

  get #works(): boolean {
    return (this.showing.works?.(this.view) ?? null) !== null;
  }

  /** Return whether an event is shown in the same step as the one before it. */
  #joins(event: EventView): boolean {
    const last = this.step.findLast((one) => !this.showing.minor?.(one)) ?? this.step.at(-1);
    if (!last) return false;
    const alike = last.kind === event.kind && (this.#works || last.seq === event.seq);
    return alike || (this.showing.minor?.(event) ?? false);
  }

  async #perform(act: Act<V>): Promise<void> {
    const watched = act.events.length <= MOST_WATCHED;
    let answered = false;
    for (const [index, event] of act.events.entries()) {
      this.#at = index;
      this.#count(index);
      const stepping = watched && !this.#skip.signal.aborted && this.clock.stepping();
      const waits = stepping && event.wording !== null && (!act.own || (answered && this.#works));
      if (!waits || !this.#joins(event)) {
        if (waits && !this.#watching && this.clock.urgent?.()) this.postpone();
        else if (waits) await this.#asked();
        if (event.wording) this.step = [];
      }
      answered ||= event.wording !== null;
      if (this.#acts[0] !== act) return;
      const factor = this.#skip.signal.aborted || !watched ? 0 : this.clock.factor();
      if (factor === 0 || event.kind === ANSWERED) {
        // Without animation, step-by-step mode still shows each step.
        if (stepping && !this.#skip.signal.aborted && event.kind !== ANSWERED) {
          this.now = event;
          this.showing.apply(this.view, event, act.rest);
        }
        this.#tell(event);
        continue;
      }
      if (event.kind === PLAN) {
        this.#tell(event);
        await this.clock.wait(READING * factor, this.#skip.signal);
        continue;
      }
      const lead = this.showing.lead(event);
      this.now = event;
      this.beat += 1;
      if (lead > 0) await this.clock.wait(lead * factor, this.#skip.signal);
      if (this.#acts[0] !== act) return;
      // The result of a die is shown when the die has come to rest.
      this.showing.apply(this.view, event, act.rest);
      this.#tell(event);
      const telling = this.#works ? TELLING_OF_BOARD : TELLING;
      const time = Math.max(this.showing.pace(event), event.wording ? telling : 0) - lead;
      if (time > 0) await this.clock.wait(time * factor, this.#skip.signal);
    }
  }

  #tell(event: EventView): void {
    this.#at += 1;
    this.shown = [...this.shown, event];
    if (event.wording) this.step = [...this.step, event];
    if (!this.#works) this.told = null;
    else if (event.wording) this.told = event;
  }
}

/** Time as people feel it. */
export function wallClock(factor: () => number, stepping: () => boolean = () => false, urgent: () => boolean = () => false): Clock {
  return {
    factor,
    stepping,
    urgent,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const done = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        signal.addEventListener('abort', done);
      }),
  };
}
