import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase } from './api/types.ts';
import { settings, type Language } from './settings.svelte.ts';

export type Args = Record<string, FluentVariable>;
type Texts = Record<string, () => Promise<string>>;

/** The client's own words, and those that every game keeps beside its rules. */
const SHARED: Texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const GAMES: Texts = import.meta.glob<string>('../../../src/holdfast/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** Of those, what the lobby says. */
const LOBBY: Texts = import.meta.glob<string>('../../../src/holdfast/games/*/text/*.ftl', {
  query: '?lobby',
  import: 'default',
});
/** What each game says of its voyage. */
const VOYAGES: Texts = import.meta.glob<string>('../../../src/holdfast/games/*/text/voyage/*.ftl', { query: '?raw', import: 'default' });
/** The words of parts of the client, in the folder of each. They are fetched when they are needed. */
const FOLDERS: Texts = import.meta.glob<string>('./*/text/??.ftl', { query: '?raw', import: 'default' });
type TextFolder = 'about' | 'account' | 'admin' | 'chat' | 'club' | 'hint' | 'invite' | 'learn' | 'notices' | 'study';
const sharedPath = (language: Language) => `./text/${language}.ftl`;
const gamePath = (game: string, language: Language) =>
  `../../../src/holdfast/games/${game}/text/${language}.ftl`;

/** One set of words in the chosen language, and how to fill them in. */
class Book {
  bundle = $state.raw<FluentBundle | null>(null);

  constructor(
    private texts: Texts,
    private readonly path: (language: Language) => string,
  ) {}

  async load(): Promise<void> {
    const language = settings.language;
    const text = await this.texts[this.path(language)]?.();
    // A language chosen meanwhile has its own loading under way.
    if (text === undefined || language !== settings.language) return;
    // No isolation marks: no word here runs from right to left.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
  }

  /** Say more from now on. */
  async extend(texts: Texts): Promise<void> {
    this.texts = texts;
    await this.load();
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** The message of this name, filled in. Every message may ask whether a `$hand` is a finger or a mouse. */
  say(key: string, args?: Args, errors: Error[] = []): string | null {
    const value = this.bundle?.getMessage(key)?.value;
    return value && this.bundle ? this.bundle.formatPattern(value, { hand: settings.hand, ...args }, errors) : null;
  }

  /** The message of this name, unless something is missing to fill it in. */
  find(key: string, args?: Args): string | null {
    const errors: Error[] = [];
    const wording = this.say(key, args, errors);
    return errors.length > 0 ? null : wording;
  }

  attribute(key: string, name: string): string | null {
    const value = this.bundle?.getMessage(key)?.attributes[name];
    return value && this.bundle ? this.bundle.formatPattern(value, undefined, []) : null;
  }
}

/** Words in the chosen language. Switching it changes every text in place. */
class Words {
  #shared = new Book(SHARED, sharedPath);
  /** Those that not everybody needs: of parts of the client, and of a voyage. */
  #later = new Map<TextFolder | 'voyage', Book>();
  #games = new Map<string, Book>();
  /** The game whose table we are at. */
  #game = $state.raw<Book | null>(null);

  /** Fetch the client's words, and those of games that are said anywhere. */
  async load(...games: string[]): Promise<void> {
    await Promise.all([this.#shared, ...this.#later.values(), ...games.map((game) => this.#book(game))].map((book) => book.load()));
  }

  /** Fetch the words of one part of the client, and say them from now on. */
  async fetch(folder: TextFolder): Promise<void> {
    if (!this.#later.has(folder)) this.#later.set(folder, new Book(FOLDERS, (language) => `./${folder}/text/${language}.ftl`));
    await this.load();
  }

  /** Fetch the words of a game and of its voyage: those of one voyage at a time. */
  async travel(game: string): Promise<void> {
    const path = (language: Language) => `../../../src/holdfast/games/${game}/text/voyage/${language}.ftl`;
    this.#later.set('voyage', new Book(VOYAGES, path));
    await Promise.all([this.fetch('study'), this.enter(game)]);
  }

  #wording(key: string, args?: Args): string | null {
    for (const book of this.#later.values()) if (book.has(key)) return book.say(key, args);
    return null;
  }

  /** We are at a table of this game: its words are at hand. */
  async enter(game: string): Promise<void> {
    await this.expect(game);
    this.#game = this.#book(game);
  }

  /** Have the words of a game ready. */
  async expect(game: string): Promise<void> {
    await Promise.all([this.load(), this.#book(game).extend(GAMES)]);
  }

  async choose(language: Language): Promise<void> {
    settings.set('language', language);
    await this.load(...this.#games.keys());
  }

  has(key: string): boolean {
    return [this.#shared, ...this.#later.values(), this.#game].some((book) => book?.has(key));
  }

  /** The message of this name, filled in; its name itself when there is none. */
  say(key: string, args?: Args): string {
    return this.#shared.say(key, args) ?? this.#wording(key, args) ?? this.#game?.say(key, args) ?? key;
  }

  /** The same, where a game's words come first: for what the game itself says. */
  ofGame(key: string, args?: Args): string {
    return this.#game?.say(key, args) ?? this.say(key, args);
  }

  /** The game's message of this name, else the client's, if there is one that can be filled in. */
  find(key: string, args?: Args): string | null {
    return this.#game?.find(key, args) ?? this.#shared.find(key, args);
  }

  /** What the game says about one of its messages beside its text. */
  hint(key: string, attribute: string): string | null {
    return this.#game?.attribute(key, attribute) ?? null;
  }

  /** A message of one game, wherever we are, if it has it and it can be filled in. */
  findOf(game: string, key: string, args?: Args): string | null {
    return this.#book(game).find(key, args);
  }

  /** A message of one game, wherever we are. */
  of(game: string, key: string, args?: Args): string {
    return this.#book(game).say(key, args) ?? key;
  }

  #book(game: string): Book {
    const known = this.#games.get(game);
    if (known) return known;
    const book = new Book(LOBBY, (language) => gamePath(game, language));
    this.#games.set(game, book);
    return book;
  }
}

export const words = new Words();

type Message = (key: string, args?: Args) => string;

/** A phrase in words, as the engine's `Text.say` puts it. What people typed goes in verbatim. */
export function spell(phrase: Phrase, message: Message, verbatim: Args = {}): string {
  const args = Object.entries(phrase.args ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? spell(value, message) : referred(value, message),
  ]);
  return message(phrase.key, { ...Object.fromEntries(args), ...verbatim });
}

/** `@card-axe` stands for that message, `@tokens wood:2 tin:1` for `tokens-wood` and `tokens-tin`. */
function referred(value: number | string, message: Message): number | string {
  if (typeof value === 'number' || !value.startsWith('@')) return value;
  const [key, ...counted] = value.slice(1).split(' ');
  if (!counted.length) return message(key!);
  return counted
    .map((entry) => entry.split(':'))
    .map(([name, count]) => message(`${key}-${name}`, { count: Number(count) }))
    .join(', ');
}

/** What the game at hand says, in the chosen language. Numbers below zero have a minus, not a hyphen. */
export const say = (phrase: Phrase, verbatim?: Args, message: Message = (key, args) => words.ofGame(key, args)): string =>
  spell(phrase, message, verbatim).replace(/(?<=^|[\s(,])-(?=\d)/gu, '−');

/** A share as people read it. */
export const percent = (share: number): string => t('percent', { value: Math.round(100 * share) });
/** A change of a share, with its sign. */
export const signed = (change: number): string => (change < 0 ? '−' : '+') + percent(Math.abs(change));
export const t = (key: string, args?: Args): string => words.say(key, args);
