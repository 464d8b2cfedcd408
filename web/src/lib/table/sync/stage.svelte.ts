import type { EventView } from '../../api/types.ts';

/** How a game shows its events. */
export interface Showing<V> {
  /** Change the shown view by an event; `rest` is the view after all events. */
  apply(view: V, event: EventView, rest: V): void;
  /** Return how long the event is shown, in milliseconds at the normal pace. */
  pace(event: EventView): number;
  /** Return how much of that time passes before the view changes, for instance while a die rolls. */
  lead(event: EventView): number;
  /** Return what the board itself does now, in a word or two, such as *Night*; null in somebody's turn. */
  works?(view: V): string | null;
  /** Return whether an event belongs to the step before it, such as a card that everybody draws. */
  minor?(event: EventView): boolean;
}

export interface Clock {
  /** Wait this number of milliseconds, or until the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Return the duration of animations as a multiple of the normal one; 0 shows results only. */
  factor(): number;
  /** Return whether the next event waits for a click. Asked before each event. */
  stepping(): boolean;
  /** Return whether others wait for the viewer's answer: then events are kept for later. */
  urgent?(): boolean;
}

interface Act<V> {
  events: EventView[];
  rest: V;
  /** Whether the events begin with the viewer's own move, which is shown without waiting for a click. */
  own: boolean;
}

/** Events that can be watched later, with the view before and after them. */
interface Missed<V> {
  view: V;
  events: EventView[];
  rest: V;
}

/** The kind of event for a bot's plan. It moves no piece, but needs time to be read. */
export const PLAN = 'plan';
/** The kind of event for an automatic answer. It moves no piece. */
export const ANSWERED = 'answered';
/** Milliseconds for which the plan of a bot is shown. */
const READING = 1200;
/** The least time in milliseconds for an event with a log line. */
const TELLING = 600;
/** The same for events of the board, which are read from the board. */
const TELLING_OF_BOARD = 1200;

/** The most events that are shown one by one. With more, somebody was away. */
const MOST_WATCHED = 400;

/**
 * What is on the screen. Events are shown one after another, each changing the shown view a little; after the last one
 * the stage shows the view that the server sent. So an event that cannot be shown by itself does no harm.
 */
export class Stage<V = unknown> {
  view = $state() as V;
  /** The event that is being shown. */
  now = $state.raw<EventView | null>(null);
  /** The number of events shown, which distinguishes two equal ones in a row. */
  beat = $state(0);
  playing = $state(false);
  /** The events shown so far, which the log lists. */
  shown = $state.raw<EventView[]>([]);
  /** The last event of the board itself, shown on a plate. */
  told = $state.raw<EventView | null>(null);
  /** In step-by-step mode, the events since the viewer's last click; otherwise the last ones. */
  step = $state.raw<EventView[]>([]);
  /** Events that were not shown because a decision was urgent. */
  missed = $state.raw<Missed<V> | null>(null);
  /** The number of moves still to be shown. */
  behind = $state(0);
  /** Whether the stage waits for a click before the next event. */
  waits = $state(false);

  #acts: Act<V>[] = [];
  /** The index of the next event in the first act. */
  #at = 0;
  #skip = new AbortController();
  #go = () => {};
  /** Whether events kept for later are being watched: then nothing is urgent. */
  #watching = false;

  constructor(
    view: V,
    private readonly showing: Showing<V>,
    private readonly clock: Clock,
  ) {
    this.view = view;
  }

  /** Show a view at once, and list these events as shown. */
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

  /** Show events one after another, then the view after them. */
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
        // Meanwhile `rest` may have emptied the queue and shown something newer.
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

  /** Show the result at once. */
  skip(): void {
    this.#skip.abort();
    this.#go();
  }

  /** Show the result at once, and keep its events for later. */
  postpone(): void {
    const [first, ...later] = this.#acts;
    if (!first) return;
    const events = [...first.events.slice(this.#at), ...later.flatMap((act) => act.events)];
    const before = this.missed;
    this.missed = { view: before?.view ?? this.view, events: [...(before?.events ?? []), ...events], rest: (later.at(-1) ?? first).rest };
    this.skip();
  }

  /** Show the events that were kept for later. */
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

  /** Show the next event in step-by-step mode. */
  next(): void {
    this.#go();
  }

  /** Count the moves still to be shown, from an event of the first act. */
  #count(from: number): void {
    const moves = this.#acts.flatMap(({ events }, act) => events.slice(act === 0 ? from : 0).map(({ seq }) => seq));
    this.behind = new Set(moves).size;
  }

  /** Wait until the viewer asks for the next event. */
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
      // The view changes when the die has stopped.
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

/** Return a clock in real time. */
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
