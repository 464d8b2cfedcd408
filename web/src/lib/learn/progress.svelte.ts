import { recall, remember } from '../storage.ts';

/** How far somebody has come in a course. */
export interface Progress {
  /** Lessons that were learned. */
  done: string[];
  /** Where they stopped. */
  lesson: string | null;
  step: number;
}

const NOTHING: Progress = { done: [], lesson: null, step: 0 };

/** What this browser remembers of a game's course. Nothing of it is needed to go on. */
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

  /** They are here now. */
  at(lesson: string, step: number): void {
    this.#keep({ ...this.#progress, lesson, step });
  }

  /** They have learned this. */
  finish(lesson: string, next: string | null): void {
    const done = [...new Set([...this.done, lesson])];
    this.#keep({ done, lesson: next, step: 0 });
  }

  #keep(progress: Progress): void {
    this.#progress = progress;
    remember(`learn.${this.game}`, progress);
  }
}
