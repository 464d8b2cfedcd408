import { caution } from '../../api/http.ts';
import type { Caution, MoveView, Phrase } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';
import { recall, remember, type KnownTable } from '../../storage.ts';

/** A move that was chosen and is not played yet, and what the coach says about it. */
export interface Held {
  move: MoveView;
  caution: Caution;
}

/** What is asked about each time, as it is no mistake: after this move nothing can be taken back. */
export const LAST = 'last';

/** Mistakes that somebody does not wish to hear of again, as `game/kind`. */
const SILENT = 'coach.silent';
let silent = $state.raw(recall<string[]>(SILENT, []));

/** Whether there are warnings that were put away for good. */
export const hasSilent = (): boolean => silent.length > 0;

/** Hear of every mistake again. */
export function hearAll(): void {
  silent = [];
  remember(SILENT, silent);
}

/** What a coach needs to know of the table it stands at. */
export interface Coached {
  readonly game: string;
  known: KnownTable;
  keep(): void;
}

/** A coach at a table: holds a move back that would be a common mistake, and says why. */
export class Coach {
  held = $state.raw<Held | null>(null);
  /** What it speaks of is lit on the table. */
  shows = $state(false);

  constructor(private readonly table: Coached) {}

  /** It can be switched here: in a first game, and wherever it has been on. */
  get here(): boolean {
    const { first, coach } = this.table.known;
    return first === true || coach !== undefined || settings.coach === 'on';
  }

  /** Whether it speaks up at this table. */
  get on(): boolean {
    const { first, coach } = this.table.known;
    return coach ?? (settings.coach === 'on' || (settings.coach === 'first' && first === true));
  }

  toggle(): void {
    this.table.known = { ...this.table.known, coach: !this.on };
    this.table.keep();
    this.shows = false;
    this.held = null;
  }

  /** Look at a move before it is played; gives whether it is held back. Without an answer it is not. */
  async looksAt(move: MoveView, token: string): Promise<boolean> {
    const { cautions } = await caution(this.table.known.table, token, move.n).catch(() => ({ cautions: [] as Caution[] }));
    const found = cautions.find(({ kind }) => !this.#isHeard(kind));
    if (!found) return false;
    this.#hold(move, found);
    return true;
  }

  /** Whether it is still to be said that after a move nothing can be taken back. */
  get saysLast(): boolean {
    return !this.#isHeard(LAST);
  }

  /** Ask about a move after which nothing can be taken back. */
  asksAbout(move: MoveView, said: Phrase): void {
    this.#hold(move, { kind: LAST, said, points: [] });
  }

  #hold(move: MoveView, caution: Caution): void {
    this.shows = false;
    this.held = { move, caution };
  }

  /** It has been said, and is not said again at this table. */
  heard(): void {
    this.shows = false;
    if (!this.held) return;
    const { kind } = this.held.caution;
    const { known } = this.table;
    if (kind !== LAST) {
      this.table.known = { ...known, heard: [...(known.heard ?? []), kind] };
      this.table.keep();
    }
    this.held = null;
  }

  /** Nor anywhere else. */
  silence(): void {
    if (!this.held) return;
    silent = [...silent, this.#name(this.held.caution.kind)];
    remember(SILENT, silent);
  }

  #name(kind: string): string {
    return `${this.table.game}/${kind}`;
  }

  #isHeard(kind: string): boolean {
    return silent.includes(this.#name(kind)) || (this.table.known.heard?.includes(kind) ?? false);
  }
}
