import { caution } from '../../api/http.ts';
import type { BetterView, Caution, MoveView, Phrase } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';
import { recall, remember, type KnownTable } from '../../storage.ts';

/** A move that the coach holds back, with the warning. */
export interface Held {
  move: MoveView;
  kind: string;
  /** Why it is a mistake, if the game has a text for it. */
  wording: Phrase | null;
  /** What the spotlight shows: the better move, and what the text is about. */
  points: string[];
  better: BetterView | null;
}

/** The kind of the question that comes before each final move. It is not a mistake. */
export const LAST = 'last';

/** The kind of a move that is clearly worse than another, without a text of the game. */
const WORSE = 'worse';

/** The kind of a move that loses the game at once, whatever else is wrong with it. */
const LOSES = 'loses';

/** The kinds that are a different mistake each time, so that they are not heard once for all. */
const EACH_TIME = [LAST, WORSE, LOSES];

/** Storage key for the warnings that were switched off, as `game/kind`. */
const SILENT = 'coach.silent';
let silent = $state.raw(recall<string[]>(SILENT, []));

/** Return whether any warnings were switched off. */
export const hasSilent = (): boolean => silent.length > 0;

/** Switch all warnings on again. */
export function hearAll(): void {
  silent = [];
  remember(SILENT, silent);
}

/** What the coach needs of its table. */
export interface Coached {
  readonly game: string;
  known: KnownTable;
  keep(): void;
}

/** The coach of a table: holds back a move that would be a common mistake, and says why. */
export class Coach {
  held = $state.raw<Held | null>(null);
  /** Whether the spotlight shows what the warning is about. */
  shows = $state(false);

  constructor(private readonly table: Coached) {}

  /** Whether the switch is shown: in a first game, and wherever it has been on. */
  get here(): boolean {
    const { first, coach } = this.table.known;
    return first === true || coach !== undefined || settings.coach === 'on';
  }

  /** Whether it warns at this table. */
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

  /** Check a move before it is played; return whether it is held back. If the check fails, it is not. */
  async looksAt(move: MoveView, token: string): Promise<boolean> {
    const { cautions, better } = await caution(this.table.known.table, token, move.n).catch(() => ({ cautions: [] as Caution[], better: null }));
    if (!better) return false;
    const unnamed = (kind: string) => [{ kind, wording: null, points: [] }];
    const all = better.loses ? unnamed(LOSES) : cautions.length > 0 ? cautions : unnamed(WORSE);
    const found = all.find(({ kind }) => !this.#isHeard(kind));
    if (!found) return false;
    const { kind, wording, points } = found;
    this.#hold({ move, kind, wording, better, points: [...new Set([`move:${better.key}`, ...points])] });
    return true;
  }

  /** Whether to ask before a move that cannot be undone. */
  get saysLast(): boolean {
    return !this.#isHeard(LAST);
  }

  /** Ask about a move that cannot be undone. */
  asksAbout(move: MoveView, wording: Phrase): void {
    this.#hold({ move, kind: LAST, wording, better: null, points: [] });
  }

  #hold(held: Held): void {
    this.shows = false;
    this.held = held;
  }

  /** Close the warning, and do not show it again at this table. */
  heard(): void {
    this.shows = false;
    if (!this.held) return;
    const { kind } = this.held;
    const { known } = this.table;
    if (!EACH_TIME.includes(kind)) {
      this.table.known = { ...known, heard: [...(known.heard ?? []), kind] };
      this.table.keep();
    }
    this.held = null;
  }

  /** Do not show this warning again at any table of the game. */
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
