import { course, courseOfFile } from '../../api/http.ts';
import type { WinCurveView } from '../../api/types.ts';

/** Milliseconds between two requests for the curve: after it has grown, and at most. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** The win curve of a finished game. Computing it takes a while. */
export class Course {
  view = $state.raw<WinCurveView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(private readonly fetch: () => Promise<WinCurveView>) {
    void this.#look(FIRST_WAIT);
  }

  static ofTable(table: string, token: string): Course {
    return new Course(() => course(table, token));
  }

  static ofFile(file: Blob): Course {
    return new Course(() => courseOfFile(file));
  }

  get ready(): boolean {
    return this.view?.progress === 1;
  }

  /** Whether there is a curve to draw. Until it is ready it is a rough one. */
  get drawn(): boolean {
    return (this.view?.chances.length ?? 0) > 0;
  }

  /** The progress of the computation, from 0 to 1. */
  get progress(): number {
    return this.view?.progress ?? 0;
  }

  /** Return the chance of a seat after a frame; in a team game that of the team. */
  chance(frame: number, seat: number): number {
    const chances = this.view?.chances[frame] ?? [];
    return chances[Math.min(seat, chances.length - 1)] ?? 0;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look(wait: number): Promise<void> {
    try {
      const found = await this.fetch();
      // While the computation advances, ask often.
      if (this.view && found.progress > this.view.progress) wait = FIRST_WAIT;
      this.view = found;
    } catch {
      // Everything else works without it; the server may be back soon.
    }
    if (this.#closed || this.ready) return;
    this.#timer = setTimeout(() => void this.#look(Math.min(wait * 1.5, LONGEST_WAIT)), wait);
  }
}
