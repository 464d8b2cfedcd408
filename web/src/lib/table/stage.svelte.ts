import type { EventView } from '../api/types.ts';

/** How a game shows that something happened. */
export interface Showing<V> {
  /** Change the shown view as the event says. `rest` is the view that the events lead to. */
  apply(view: V, event: EventView, rest: V): void;
  /** How long the event is looked at, in milliseconds at the usual pace. */
  pace(event: EventView): number;
  /** How much of that passes before the view changes, such as while a die rolls. */
  lead(event: EventView): number;
}

export interface Clock {
  /** Resolves after so many milliseconds, or at once when the signal says so. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** How long everything takes, against the usual; 0 shows results only. */
  factor(): number;
}

interface Act<V> {
  events: EventView[];
  rest: V;
}

/** A bot tells what it is up to: nothing moves, but it needs time to be read. */
export const PLAN = 'plan';
const READING = 1200;

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
  /** Counts the events shown, so that two alike after another are told apart. */
  beat = $state(0);
  playing = $state(false);
  /** Events that have been shown; the log follows it. */
  shown = $state.raw<EventView[]>([]);

  #acts: Act<V>[] = [];
  #skip = new AbortController();

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
    this.#skip.abort();
    this.now = null;
    this.shown = events;
    this.view = view;
  }

  /** Show events one after another, then rest on a view. */
  async play(events: EventView[], rest: V): Promise<void> {
    this.#acts.push({ events, rest });
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
    }
  }

  /** Show the outcome now. */
  skip(): void {
    this.#skip.abort();
  }

  async #perform(act: Act<V>): Promise<void> {
    const watched = act.events.length <= MOST_WATCHED;
    for (const event of act.events) {
      if (this.#acts[0] !== act) return;
      const factor = this.#skip.signal.aborted || !watched ? 0 : this.clock.factor();
      this.shown = [...this.shown, event];
      if (factor === 0) continue;
      if (event.kind === PLAN) {
        await this.clock.wait(READING * factor, this.#skip.signal);
        continue;
      }
      const lead = this.showing.lead(event);
      this.now = event;
      this.beat += 1;
      if (lead > 0) await this.clock.wait(lead * factor, this.#skip.signal);
      if (this.#acts[0] !== act) return;
      this.showing.apply(this.view, event, act.rest);
      const time = this.showing.pace(event) - lead;
      if (time > 0) await this.clock.wait(time * factor, this.#skip.signal);
    }
  }
}

/** Time as people feel it. */
export function wallClock(factor: () => number): Clock {
  return {
    factor,
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
