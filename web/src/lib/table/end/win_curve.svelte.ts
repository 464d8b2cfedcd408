import { course, courseOfFile } from '../../api/http.ts';
import type { WinCurveView } from '../../api/types.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** How likely everybody was to win in the course of a game. It takes a while to be worked out. */
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

  /** From 0 to 1. */
  get progress(): number {
    return this.view?.progress ?? 0;
  }

  /** A seat's chance after a frame; in a team everybody's. */
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
      // While it comes on, it is worth looking often.
      if (this.view && found.progress > this.view.progress) wait = FIRST_WAIT;
      this.view = found;
    } catch {
      // Everything else works without it; the server may be back soon.
    }
    if (this.#closed || this.ready) return;
    this.#timer = setTimeout(() => void this.#look(Math.min(wait * 1.5, LONGEST_WAIT)), wait);
  }
}
