import { recall, remember } from '../storage.ts';

/** Somebody's progress in a course. */
export interface Progress {
  /** Ids of lessons that are done. */
  done: string[];
  /** The lesson and the step where they stopped. */
  lesson: string | null;
  step: number;
}

const NOTHING: Progress = { done: [], lesson: null, step: 0 };

/** The progress in a game's course, stored in this browser. Losing it does no harm. */
export class Learner {
  #progress = $state.raw() as Progress;

  constructor(readonly game: string) {
    this.#progress = { ...NOTHING, ...recall<Partial<Progress>>(`learn.${game}`, {}) };
  }

  get done(): string[] {
    return this.#progress.done;
  }
  get lesson(): string | null {
    return this.#progress.lesson;
  }
  get step(): number {
    return this.#progress.step;
  }

  /** Store the current lesson and step. */
  at(lesson: string, step: number): void {
    this.#keep({ ...this.#progress, lesson, step });
  }

  /** Store that a lesson is done, and which comes next. */
  finish(lesson: string, next: string | null): void {
    const done = [...new Set([...this.done, lesson])];
    this.#keep({ done, lesson: next, step: 0 });
  }

  #keep(progress: Progress): void {
    this.#progress = progress;
    remember(`learn.${this.game}`, progress);
  }
}
