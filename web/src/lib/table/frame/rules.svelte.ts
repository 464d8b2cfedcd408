import { getContext, setContext } from 'svelte';
import { rules } from '../../api/http.ts';
import type { RulesText } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';

/** The rules reference of a game, fetched when first opened, and where it is open. */
export class Rulebook {
  text = $state.raw<RulesText | null>(null);
  failed = $state(false);
  /** The clause to look at. */
  clause = $state<string | null>(null);
  open = $state(false);
  #asked = '';

  constructor(readonly game: string) {}

  /** Open the reference, at a clause if one is named. */
  show(clause: string | null = null): void {
    this.open = true;
    this.clause = clause;
    void this.load();
  }

  async load(): Promise<void> {
    const wanted = settings.language;
    if (this.#asked === wanted) return;
    this.#asked = wanted;
    this.failed = false;
    try {
      const text = await rules(this.game, wanted);
      if (this.#asked === wanted) this.text = text;
    } catch {
      this.failed = true;
      this.#asked = '';
    }
  }
}

const BOOK = Symbol('book');

/** Lay the rules of a table where everything at it can open them. */
export const lend = (book: Rulebook): Rulebook => setContext(BOOK, book);

/** The rules that lie at this table, if any do. */
export const borrowed = (): Rulebook | undefined => getContext(BOOK);
