import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase } from './api/types.ts';
import { settings, type Language } from './settings.svelte.ts';

export type Args = Record<string, FluentVariable>;
type Texts = Record<string, () => Promise<string>>;

/** Texts of the client itself. Each game's texts are beside its rules. */
const SHARED: Texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const GAMES: Texts = import.meta.glob<string>('../../../src/holdfast/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** The part of the games' texts that the lobby needs. */
const LOBBY: Texts = import.meta.glob<string>('../../../src/holdfast/games/*/text/*.ftl', {
  query: '?lobby',
  import: 'default',
});
/** Texts of each game's voyage. */
const VOYAGES: Texts = import.meta.glob<string>('../../../src/holdfast/games/*/text/voyage/*.ftl', { query: '?raw', import: 'default' });
/** Texts of parts of the client, in the folder of each. They are loaded when they are needed. */
const FOLDERS: Texts = import.meta.glob<string>('./*/text/??.ftl', { query: '?raw', import: 'default' });
type TextFolder = 'about' | 'account' | 'admin' | 'chat' | 'club' | 'hint' | 'invite' | 'learn' | 'notices' | 'study';
const sharedPath = (language: Language) => `./text/${language}.ftl`;
const gamePath = (game: string, language: Language) =>
  `../../../src/holdfast/games/${game}/text/${language}.ftl`;

/** One set of messages in the chosen language. */
class Book {
  bundle = $state.raw<FluentBundle | null>(null);

  constructor(
    private texts: Texts,
    private readonly path: (language: Language) => string,
  ) {}

  async load(): Promise<void> {
    const language = settings.language;
    const text = await this.texts[this.path(language)]?.();
    // If the language was changed meanwhile, that change loads its own texts.
    if (text === undefined || language !== settings.language) return;
    // No isolation marks: no language here is written from right to left.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
  }

  /** Load from a larger set of texts from now on. */
  async extend(texts: Texts): Promise<void> {
    this.texts = texts;
    await this.load();
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** Return the formatted message of this key. Every message may use `$hand`, which is finger or mouse. */
  say(key: string, args?: Args, errors: Error[] = []): string | null {
    const value = this.bundle?.getMessage(key)?.value;
    return value && this.bundle ? this.bundle.formatPattern(value, { hand: settings.hand, ...args }, errors) : null;
  }

  /** Return the formatted message of this key, or null if an argument is missing. */
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

/** All texts in the chosen language. Changing the language updates every text in place. */
class Words {
  #shared = new Book(SHARED, sharedPath);
  /** Texts that are loaded when needed: of parts of the client, and of a voyage. */
  #later = new Map<TextFolder | 'voyage', Book>();
  #games = new Map<string, Book>();
  /** The texts of the game at the open table. */
  #game = $state.raw<Book | null>(null);

  /** Load the client's texts, and those of these games. */
  async load(...games: string[]): Promise<void> {
    await Promise.all([this.#shared, ...this.#later.values(), ...games.map((game) => this.#book(game))].map((book) => book.load()));
  }

  /** Load the texts of one part of the client and use them from now on. */
  async fetch(folder: TextFolder): Promise<void> {
    if (!this.#later.has(folder)) this.#later.set(folder, new Book(FOLDERS, (language) => `./${folder}/text/${language}.ftl`));
    await this.load();
  }

  /** Load the texts of a game and of its voyage, in place of another voyage's. */
  async travel(game: string): Promise<void> {
    const path = (language: Language) => `../../../src/holdfast/games/${game}/text/voyage/${language}.ftl`;
    this.#later.set('voyage', new Book(VOYAGES, path));
    await Promise.all([this.fetch('study'), this.enter(game)]);
  }

  #wording(key: string, args?: Args): string | null {
    for (const book of this.#later.values()) if (book.has(key)) return book.say(key, args);
    return null;
  }

  /** Load the texts of a game and use them as those of the open table. */
  async enter(game: string): Promise<void> {
    await this.expect(game);
    this.#game = this.#book(game);
  }

  /** Preload the texts of a game. */
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

  /** Return the formatted message of this key, or the key itself if there is none. */
  say(key: string, args?: Args): string {
    return this.#shared.say(key, args) ?? this.#wording(key, args) ?? this.#game?.say(key, args) ?? key;
  }

  /** Return the formatted message of this key, where the game's texts take precedence. */
  ofGame(key: string, args?: Args): string {
    return this.#game?.say(key, args) ?? this.say(key, args);
  }

  /** Return the game's message of this key, or else the client's, or null if neither can be formatted. */
  find(key: string, args?: Args): string | null {
    return this.#game?.find(key, args) ?? this.#shared.find(key, args);
  }

  /** Return an attribute of one of the game's messages. */
  hint(key: string, attribute: string): string | null {
    return this.#game?.attribute(key, attribute) ?? null;
  }

  /** Return a message of any game, or null if it has none or an argument is missing. */
  findOf(game: string, key: string, args?: Args): string | null {
    return this.#book(game).find(key, args);
  }

  /** Return a message of any game, or its key. */
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

/** Return a phrase as text, like the engine's `Text.say`. What people typed goes in verbatim. */
export function renderPhrase(phrase: Phrase, message: Message, verbatim: Args = {}): string {
  const args = Object.entries(phrase.args ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? renderPhrase(value, message) : referred(value, message),
  ]);
  return message(phrase.key, { ...Object.fromEntries(args), ...verbatim });
}

/**
 * Return an argument that refers to messages: `@card-axe` to that one, `@tokens wood:2 tin:1` to `tokens-wood` and
 * `tokens-tin`.
 */
function referred(value: number | string, message: Message): number | string {
  if (typeof value === 'number' || !value.startsWith('@')) return value;
  const [key, ...counted] = value.slice(1).split(' ');
  if (!counted.length) return message(key!);
  return counted
    .map((entry) => entry.split(':'))
    .map(([name, count]) => message(`${key}-${name}`, { count: Number(count) }))
    .join(', ');
}

/** Return a phrase in the texts of the open table. Negative numbers have a minus sign, not a hyphen. */
export const say = (phrase: Phrase, verbatim?: Args, message: Message = (key, args) => words.ofGame(key, args)): string =>
  renderPhrase(phrase, message, verbatim).replace(/(?<=^|[\s(,])-(?=\d)/gu, '−');

/** Return a share as a percentage. */
export const percent = (share: number): string => t('percent', { value: Math.round(100 * share) });
/** Return a change of a share as a percentage with its sign. */
export const signed = (change: number): string => (change < 0 ? '−' : '+') + percent(Math.abs(change));
export const t = (key: string, args?: Args): string => words.say(key, args);
