import { caution } from '../../api/http.ts';
import type { BetterView, Caution, MoveView, Phrase } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';
import { recall, remember, type KnownTable } from '../../storage.ts';

/** A move that was chosen and is not played yet, and what the coach says about it. */
export interface Held {
  move: MoveView;
  kind: string;
  /** Why it is a mistake, if the game has words for it. */
  wording: Phrase | null;
  /** What is lit: the better move, and what the words speak of. */
  points: string[];
  better: BetterView | null;
}

/** What is asked about each time, as it is no mistake: after this move nothing can be taken back. */
export const LAST = 'last';

/** A move is clearly worse than another, and the game has no words for what is wrong with it. */
const WORSE = 'worse';

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

  /** Check a move before it is played; return whether it is held back. Without an answer it is not. */
  async looksAt(move: MoveView, token: string): Promise<boolean> {
    const { cautions, better } = await caution(this.table.known.table, token, move.n).catch(() => ({ cautions: [] as Caution[], better: null }));
    if (!better) return false;
    const all = cautions.length > 0 ? cautions : [{ kind: WORSE, wording: null, points: [] }];
    const found = all.find(({ kind }) => !this.#isHeard(kind));
    if (!found) return false;
    const { kind, wording, points } = found;
    this.#hold({ move, kind, wording, better, points: [...new Set([`move:${better.key}`, ...points])] });
    return true;
  }

  /** Whether it is still to be said that after a move nothing can be taken back. */
  get saysLast(): boolean {
    return !this.#isHeard(LAST);
  }

  /** Ask about a move after which nothing can be taken back. */
  asksAbout(move: MoveView, wording: Phrase): void {
    this.#hold({ move, kind: LAST, wording, better: null, points: [] });
  }

  #hold(held: Held): void {
    this.shows = false;
    this.held = held;
  }

  /** It has been said, and is not said again at this table. */
  heard(): void {
    this.shows = false;
    if (!this.held) return;
    const { kind } = this.held;
    const { known } = this.table;
    // That a move is worse is a different mistake each time.
    if (kind !== LAST && kind !== WORSE) {
      this.table.known = { ...known, heard: [...(known.heard ?? []), kind] };
      this.table.keep();
    }
    this.held = null;
  }

  /** Nor anywhere else. */
  silence(): void {
    if (!this.held) return;
    silent = [...silent, this.#name(this.held.kind)];
    remember(SILENT, silent);
  }

  #name(kind: string): string {
    return `${this.table.game}/${kind}`;
  }

  #isHeard(kind: string): boolean {
    return silent.includes(this.#name(kind)) || (this.table.known.heard?.includes(kind) ?? false);
  }
}
