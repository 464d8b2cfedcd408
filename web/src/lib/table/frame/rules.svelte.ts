import { getContext, setContext } from 'svelte';
import { rules } from '../../api/http.ts';
import type { RulesText } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';

/** The rules reference of a game, loaded when first opened, and the clause it is open at. */
export class Rulebook {
  text = $state.raw<RulesText | null>(null);
  failed = $state(false);
  /** The clause to scroll to. */
  clause = $state<string | null>(null);
  open = $state(false);
  #asked = '';

  constructor(readonly game: string) {}

  /** Open the reference, at a clause if one is given. */
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

/** Provide a table's rules reference to its components, as a Svelte context. */
export const provideRulebook = (book: Rulebook): Rulebook => setContext(BOOK, book);

/** Return the rules reference of this table, if there is one. */
export const getRulebook = (): Rulebook | undefined => getContext(BOOK);
