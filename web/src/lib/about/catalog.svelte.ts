import { FluentBundle, FluentResource } from '@fluent/bundle';
import { drawings } from '../art/art.svelte.ts';
import { settings, type Language } from '../settings.svelte.ts';
import { finder, spread, type Card, type Deck } from './rows.ts';

type Texts = Record<string, () => Promise<string>>;
const GAMES: Texts = import.meta.glob<string>('../../../../src/holdfast/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const CARDS: Texts = import.meta.glob<string>('../../../../src/holdfast/games/*/text/cards/*.ftl', { query: '?raw', import: 'default' });
const SHARED: Texts = import.meta.glob<string>('./text/cards.*.ftl', { query: '?raw', import: 'default' });
const DECKS = import.meta.glob<{ default: Deck }>('../../games/*/cards.ts');

/** The cards that every table has: seat and bot. */
const EVERYWHERE: Deck = {
  rows: [
    { kind: 'table', id: 'seat', rule: '' },
    { kind: 'table', id: 'bot', rule: '' },
  ],
  scenery: [],
};

/** Everything that can be explained at the tables of one game, in the chosen language. */
export class Catalog {
  cards = $state.raw<Card[]>([]);
  /** The kinds of cards, in order. */
  kinds = $derived([...new Set(this.cards.map(({ kind }) => kind))]);
  #byId = $derived(new Map(this.cards.map((card) => [card.id, card])));
  #bundle = $state.raw<FluentBundle | null>(null);
  #find: ReturnType<typeof finder> = () => undefined;

  constructor(readonly game: string) {}

  /** Load the texts. The game's drawings must be loaded already. */
  async load(): Promise<void> {
    const { game } = this;
    const language: Language = settings.language;
    const own = `../../../../src/holdfast/games/${game}/text`;
    const [deck, ...texts] = await Promise.all([
      DECKS[`../../games/${game}/cards.ts`]?.().then(({ default: deck }) => deck),
      SHARED[`./text/cards.${language}.ftl`]?.(),
      GAMES[`${own}/${language}.ftl`]?.(),
      CARDS[`${own}/cards/${language}.ftl`]?.(),
    ]);
    if (language !== settings.language) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    const { rows, scenery } = deck ?? plainDeck(texts[2] ?? '', bundle);
    const all = spread([...rows, ...EVERYWHERE.rows], drawings(game));
    this.#bundle = bundle;
    this.#find = finder(all, scenery);
    const cards = all.map(({ id, kind, art, name, text, rule, star, called, only = {} }) => {
      const known = art !== undefined && drawings(game).includes(art);
      return {
        id,
        kind,
        name: (name && this.say(name)) ?? this.#attribute(`about-${id}`, 'name') ?? this.say(`field-${id}`) ?? id,
        text: this.say(`about-${id}`) ?? (text && this.say(text)) ?? '',
        rule,
        art: known ? `${game}-${art}` : null,
        called: star ? [star, called?.[star] ?? star] : [id],
        only,
      };
    });
    const order = [...new Set(cards.map(({ kind }) => kind))];
    this.cards = cards.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  }

  card(id: string): Card | undefined {
    return this.#byId.get(id);
  }

  /** Return the card of a drawing by its full name, such as `outlast-wolf-calm`; null for scenery. */
  ofDrawing(name: string): Card | null | undefined {
    if (name.startsWith('icon-shape-')) return this.card('seat');
    if (name.startsWith('icon-bot')) return this.card('bot');
    // Shared icons stand on buttons, whose labels explain them.
    if (!name.startsWith(`${this.game}-`)) return null;
    const id = this.#find(name.slice(this.game.length + 1));
    return typeof id === 'string' ? this.card(id) : id;
  }

  /** Return the card for the value of a `data-about` attribute, such as `terrain-forest`. */
  named(about: string): Card | undefined {
    const id = this.#find(about);
    return typeof id === 'string' ? this.card(id) : undefined;
  }

  say(key: string): string | null {
    const value = this.#bundle?.getMessage(key)?.value;
    const errors: Error[] = [];
    const wording = value && this.#bundle ? this.#bundle.formatPattern(value, {}, errors) : null;
    return errors.length > 0 ? null : wording;
  }

  /** Return the name of a kind, in the singular or the plural. */
  sort(kind: string, many = false): string {
    return (many ? this.#attribute(`sort-${kind}`, 'many') : null) ?? this.say(`sort-${kind}`) ?? kind;
  }

  /** Return what all cards of a kind have in common. */
  note(kind: string): string | null {
    return this.#attribute(`sort-${kind}`, 'note');
  }

  #attribute(key: string, name: string): string | null {
    return attribute(this.#bundle, key, name);
  }
}

const attribute = (bundle: FluentBundle | null, key: string, name: string): string | null => {
  const value = bundle?.getMessage(key)?.attributes[name];
  return value && bundle ? bundle.formatPattern(value, {}, []) : null;
};

/** Return the cards of a game without a `cards.ts`, from its texts alone. */
function plainDeck(text: string, bundle: FluentBundle): Deck {
  const ids = [...text.matchAll(/^about-([\w-]+) *=/gm)].map(([, id]) => id!);
  return {
    rows: ids.map((id) => ({
      id,
      kind: attribute(bundle, `about-${id}`, 'kind') ?? 'thing',
      rule: attribute(bundle, `about-${id}`, 'rule') ?? '',
    })),
    scenery: [],
  };
}
