import { open, openGroup } from '../api/http.ts';
import type { GameView, NewTable, SeatWish, TableWish } from '../api/types.ts';
import { groupLink, tableLink } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { rememberTable, type HeldToken } from '../storage.ts';
import { t } from '../words.svelte.ts';
import { FIRST_GAME, firstGameDue, firstGameOpened } from './first.ts';

/** The kind of a seat at the new table. `me` and `here` play at this screen. */
export type SeatRole = 'me' | 'here' | 'friend' | 'bot';

export interface SeatPlan {
  role: SeatRole;
  name: string;
  level: string;
}

/** The time controls to choose from, in seconds. */
export const PACES = {
  live: null,
  move: { move: 60 },
  game: { game: 1500, bonus: 10 },
  both: { move: 60, game: 1500 },
  day: { move: 86_400 },
  days: { move: 3 * 86_400 },
} as const;
export type Pace = keyof typeof PACES;

/** Return the presets for players who know the game. */
export const knownPresets = (game: GameView) => game.presets.filter(({ id }) => id !== FIRST_GAME);

/** Return the number of players of a preset at a table for several people. */
export const peopleOf = (game: GameView, preset: string): number =>
  Math.max(2, game.presets.find(({ id }) => id === preset)?.players ?? game.default_players);

/** Return the preset with these options, or null. */
export function presetWith(game: GameView, options: Record<string, string>) {
  const of = (preset: Record<string, string>, name: string, values: string[]) => preset[name] ?? values[0];
  return knownPresets(game).find((preset) => game.options.every(({ name, values }) => options[name] === of(preset.options, name, values))) ?? null;
}

/** Return a table with the options of a preset, a seat for its host, and open seats for others. */
export function sharedTable(
  game: GameView,
  pace: Pace,
  host = '',
  preset = knownPresets(game)[0]?.id ?? '',
  people = peopleOf(game, preset),
): TableWish {
  const seats: SeatWish[] = Array.from({ length: people }, (_, index) =>
    index === 0 ? { kind: 'person', name: host, level: null } : { kind: 'open', name: '', level: null },
  );
  const options = game.presets.find(({ id }) => id === preset)?.options ?? {};
  const control = PACES[pace];
  const time_control = control && { ...control, level: game.default_level };
  return { game: game.id, options, seats, brief: true, hints: false, gathers: true, time_control };
}

const BOTS = ['Runa', 'Bjorn', 'Sif', 'Ilse', 'Odd', 'Tove', 'Arne', 'Liv'];

/** The set-up of the new table. */
export class Setup {
  seats = $state<SeatPlan[]>([]);
  preset = $state('');
  /** Options that differ from the preset. */
  changed = $state<Record<string, string>>({});
  /** The seat whose details are open. */
  seat = $state<number | null>(null);
  level = $state('');
  /** Whether players may ask for hints. */
  hints = $state(true);
  /** Whether the table gives answers to which there is no alternative. */
  brief = $state(true);

  /** How many tables have the same deal, for friends who compare afterwards. */
  tables = $state(1);
  /** The name of the time control. */
  pace = $state<Pace>('live');

  constructor(readonly game: GameView) {
    this.level = game.default_level;
    this.preset = (knownPresets(game)[0] ?? game.presets[0])?.id ?? '';
    this.#seat(game.default_players);
    if (firstGameDue(game)) this.choosePreset(FIRST_GAME);
  }

  /** The value of each option in the preset. */
  get base(): Record<string, string> {
    const preset = this.#meant?.options ?? {};
    const defaults = Object.fromEntries(this.game.options.map(({ name, values }) => [name, values[0] ?? '']));
    return { ...defaults, ...preset };
  }

  /** The chosen value of every option. */
  get options(): Record<string, string> {
    return { ...this.base, ...this.changed };
  }

  /** The number of differences from the preset. */
  get changes(): number {
    return Object.keys(this.changed).length + (this.hints ? 0 : 1) + (this.brief ? 0 : 1) + (this.tables === 1 ? 0 : 1) + (this.pace === 'live' ? 0 : 1);
  }

  get bots() {
    return this.seats.filter(({ role }) => role === 'bot').length;
  }

  #fresh(index: number): SeatPlan {
    return index === 0
      ? { role: 'me', name: '', level: this.level }
      : { role: 'bot', name: BOTS[(index - 1) % BOTS.length]!, level: this.level };
  }

  add(): void {
    if (this.seats.length < this.game.most) this.seats.push(this.#fresh(this.seats.length));
  }

  remove(index: number): void {
    if (this.seats.length > this.game.least && index > 0) this.seats.splice(index, 1);
    this.seat = null;
  }

  /** Choose a preset, with its recommended number of players and level; those of the previous preset are reset. */
  choosePreset(id: string): void {
    const [from, to] = [this.#meant, this.game.presets.find((preset) => preset.id === id)];
    this.preset = id;
    this.changed = {};
    this.hints = true;
    this.brief = true;
    this.tables = 1;
    this.pace = 'live';
    if (to?.level || from?.level) this.chooseLevel(to?.level ?? this.game.default_level);
    if (to?.players || from?.players) this.#seat(to?.players ?? this.game.default_players);
  }

  get #meant() {
    return this.game.presets.find(({ id }) => id === this.preset);
  }

  #seat(count: number): void {
    this.seats = Array.from({ length: count }, (_, index) => this.seats[index] ?? this.#fresh(index));
    this.seat = null;
  }

  change(name: string, value: string): void {
    const { [name]: _, ...others } = this.changed;
    this.changed = value === this.base[name] ? others : { ...others, [name]: value };
  }

  chooseLevel(level: string): void {
    this.level = level;
    for (const seat of this.seats) seat.level = level;
  }

  setRole(index: number, role: SeatRole): void {
    const seat = this.seats[index];
    if (!seat || seat.role === 'me') return;
    seat.role = role;
    seat.name = role === 'bot' ? BOTS[(index - 1) % BOTS.length]! : '';
  }

  nameOf(index: number): string {
    const seat = this.seats[index]!;
    if (seat.role === 'me') return settings.name || t('you');
    if (seat.role === 'friend') return t('seat-friend');
    return seat.name || t('seat-nameless', { number: index + 1 });
  }

  /**
   * Open the table, and the others with its deal; return the link to the viewer's seat, or to the page of all tables.
   */
  async open(): Promise<string> {
    const wishes: SeatWish[] = this.seats.map((seat) => {
      if (seat.role === 'bot') return { kind: 'bot', name: seat.name, level: seat.level };
      if (seat.role === 'friend') return { kind: 'open', name: '', level: null };
      // A seat without a name is called by its number, in each viewer's language.
      return { kind: 'person', name: seat.role === 'me' ? settings.name : seat.name, level: null };
    });
    // A table for friends starts in a waiting room; the player who opens it starts the game.
    const gathers = this.seats.some(({ role }) => role === 'friend');
    const { hints, brief } = this;
    const pace = PACES[this.pace];
    const time_control = pace && { ...pace, level: this.level };
    const wish: TableWish = { game: this.game.id, options: this.options, seats: wishes, hints, brief, gathers, time_control };
    const [made, others] = await this.#openAll(wish);
    const here = (seat: number) => this.seats[seat]?.role === 'me' || this.seats[seat]?.role === 'here';
    const held = made.seats.filter(({ seat }) => here(seat));
    const away = made.seats.filter(({ seat }) => !here(seat));
    const links: HeldToken[] = [...away, { seat: null, token: made.spectator }];
    const first = this.preset === FIRST_GAME;
    if (first) firstGameOpened(this.game.id);
    const group = others.map(({ table, seats, spectator }) => ({ table, links: [...seats, { seat: null, token: spectator }] }));
    rememberTable({ table: made.table, game: this.game.id, held, links, seen: Date.now(), first, ...(others.length > 0 && { group }) });
    const tokens = held.map(({ token }) => token);
    return others.length > 0 ? groupLink(made.table, tokens) : tableLink(made.table, tokens);
  }

  async #openAll(wish: TableWish): Promise<[NewTable, NewTable[]]> {
    if (this.tables === 1) return [await open(wish), []];
    const [made, ...others] = (await openGroup(wish, this.tables)).tables;
    return [made!, others];
  }
}
