import type { Component } from 'svelte';
import type { EventView, Frame, MoveView, Phrase, ReplayView } from '../api/types.ts';
import { drawnCover } from '../generic/cover.ts';
import { percent, words } from '../words.svelte.ts';
import type { Sound, Timbre } from '../sound/synth.ts';
import type { Showing } from './sync/stage.svelte.ts';
import type { Table } from './sync/table.svelte.ts';

/** Props of a game's components: the table, and the game's own hand. */
export interface Part<V, P> {
  table: Table<V>;
  play: P;
}

/** The outcome of a round for somebody: good, a loss, or the end. */
export type Mark = 'good' | 'half' | 'bad';

/** A move with its preview. */
export type Previewed<P> = MoveView & { preview: P };

/** A line or a heading of the log. */
export interface LogLine {
  heading?: string;
  /** A drawing, or a seat's shape, in front of the sentence. */
  icon?: string;
  seat?: number;
  tone?: 'plain' | 'danger';
  /** The rolled dice: drawing, name, and whether the result was good, where that is known. */
  dice?: { art: string; label: string; good?: boolean }[];
}

/** Return whether the viewer has a decision in somebody else's turn: then the actions left are not theirs. */
export function isAsked(table: Table, client: GameClient): boolean {
  const turn = client.turn(table.view);
  return table.mine && table.self !== null && turn !== null && turn !== table.self;
}

/** The button that ends a turn, with a warning if that does harm. */
export interface MainMove {
  move: MoveView;
  label: string;
  icon: string;
  warning: string;
  key: string;
  /** Whether it declines an offer: then it is not a filled button. */
  refuses?: boolean;
}

/** One curve of the end screen: a line, or stacked areas, one for each seat. */
export interface Curve {
  label: string;
  /** `lines` draws a separate line for each seat. */
  tone: 'text' | 'blood' | 'seats' | 'lines';
  /** Values by moment; each moment has one value, or one for each seat. */
  values: (number | number[])[];
  /** The maximum, where it is known; otherwise the scale follows the values. */
  most?: number;
  /** The seat whose line is emphasised. */
  own?: number;
  /** Whether values are percentages. */
  unit?: 'percent';
  /** The text as long as there are no values. */
  pending?: string;
  /** Whether better values are still being computed. */
  rough?: boolean;
}

/** Return the value of a curve at a moment, as text. */
export function valueText({ values, tone, own, unit }: Curve, at: number): string {
  const value = values[at] ?? 0;
  const number = tone === 'lines' && Array.isArray(value) ? (value[own ?? 0] ?? 0) : total(value);
  return unit === 'percent' ? percent(number / 100) : String(number).replace('-', '−');
}

/** Return the sum over all seats, where a moment has a value for each. */
export const total = (value: number | number[]): number =>
  Array.isArray(value) ? value.reduce((sum, part) => sum + part, 0) : value;

export interface Curves {
  title: string;
  /** What the horizontal axis counts, and its value at each moment. */
  axis: string;
  at: number[];
  /** The last frame (sequence number) of each moment. */
  frame: number[];
  curves: Curve[];
}

/** A place in the final ranking, in words. */
export interface RankLine {
  seat: number;
  place: number;
  reason: string;
  alive: boolean;
  numbers: { icon: string; value: number; label?: string }[];
  /** The parts that add up to the points. Shown in place of the numbers. */
  parts?: { name: string; value: number; label: string; fill: string }[];
  points: number | null;
}

/** What somebody contributed to a game that all win or lose together; words between ** are bold. */
export interface Deed {
  seat: number;
  role: string;
  did: string;
}

/** A step of the rating of a solo game, and what it needs. */
export interface Rung {
  title: string;
  need: string;
  /** Whether it was reached. */
  own: boolean;
}

/** A decision that the table may answer for a player, and the kinds of move it may answer with. */
export interface AutoAnswerChoice {
  decision: string;
  label: string;
  answers: { kind: string; label: string }[];
}

export interface Ending {
  /** The drawing for the banner, and the seats whose colours it has. */
  scene: string;
  /** The address of a picture instead, for a game without drawings of its own. */
  picture?: string;
  wears: number[];
  /** The winners. */
  seats: number[];
  kicker: string;
  title: string;
  /** The reason in a sentence; words between ** are bold. */
  text: string;
  pointsLabel: string;
  /** Whether all win or lose together, so that there is no ranking. */
  together?: boolean;
  /** The rating of a solo game, from the lowest step up. */
  ladder?: Rung[];
  ranking: RankLine[];
  note: string;
  /** The clause of the ranking, or an empty string. */
  clause: string;
}

/** A highlight of a game. */
export interface Moment {
  frame: number;
  when: string;
  wording: string;
  /** Whether it was good for the viewer. */
  good: boolean;
}

/**
 * A game's client: board, mat, and how its events are shown. The shared parts know no game.
 * Parts that a game's folder under `src/games` leaves out get the generic version; so does a game without such a
 * folder.
 */
export interface GameClient<V = unknown, P = unknown> extends Showing<V> {
  id: string;
  emblem: string;
  /** Load the game's pictures. */
  art(): Promise<void>;
  endArt(): Promise<void>;
  /** Create the game's hand on a table: its selection and targets. */
  begin(table: Table<V>): P;

  Round: Component<Part<V, P>>;
  Seats: Component<Part<V, P>>;
  Board: Component<Part<V, P>>;
  /** Under the board on wide screens. */
  Mat: Component<Part<V, P>>;
  /** Between the prompt and the log on wide screens. */
  Side?: Component<Part<V, P>>;
  /** What the decision is about, in the prompt. */
  Prompt: Component<Part<V, P>>;
  /** Under the board on phones, within reach of the thumb. */
  Sheet: Component<Part<V, P>>;
  /** One swipe from the board on phones. */
  People: Component<Part<V, P>>;

  /** Handle a key that nothing else has used; return whether the game used it. */
  key(event: KeyboardEvent, table: Table<V>, play: P): boolean;
  /** Return whether the view has hidden information that other people at this screen must not see. */
  secret(table: Table<V>): boolean;
  /** Return whether an event is only a part of a move, such as a payment that another event explains. */
  aside?(event: EventView): boolean;
  /** Return whose turn is shown, or null when the board itself acts. */
  turn(view: V): number | null;
  /** Return how many actions, moves or steps are left, for the corner of the prompt. */
  left(view: V): { left: number; of: number; label: string } | null;

  /** Select what a move is made with, so that the board shows the move when it is pointed at. */
  reach?(move: MoveView, table: Table<V>, play: P): void;

  /** Return the one button that ends a turn or continues, with its consequences. */
  main(table: Table<V>, play: P): MainMove | null;

  /** Return the consequence that makes a move final, where it is easily overlooked. It needs a confirmation. */
  last?(move: MoveView, table: Table<V>): Phrase | null;

  /** Return the decisions for which an automatic answer makes sense. */
  autoAnswers?(view: V, table: Table<V>): AutoAnswerChoice[];

  log(event: EventView, table: Table<V>): LogLine | null;
  /** Return the sound of an event; `timbre` is the sound of the game. */
  sound?(event: EventView, table: Table<V>): Sound | null;
  timbre?: Timbre;
  /** Words of a log line to emphasise. */
  names: RegExp;
  /** The drawing of each factor in a hint. */
  factors?: Record<string, string>;

  /** Return the goal of the game in one line, with its numbers. */
  goal?(view: V, table: Table<V>): string;
  /** Return what comes after the current phase. */
  next?(view: V): string;
  /** Return the next known action of the board, in a few words. */
  coming?(view: V): string;

  /** Return the state of the game, in a few words. */
  headline(view: V): string;
  /** Return when the game ended, for the bar above the result; words between ** are bold. */
  finished?(view: V): string;
  ending(table: Table<V>): Ending;
  curves(frames: Frame[], replay: ReplayView): Curves;
  moments(frames: Frame[], table: Table<V>): Moment[];
  /** Return how each round went for a seat, for a result to share without spoilers. */
  marks?(frames: Frame[], seat: number): Mark[];
  /** Return what each player contributed, in a game that all win or lose together. */
  deeds?(frames: Frame[], table: Table<V>): Deed[];
}

/** The parts of a client that a game's own folder provides. */
export type OwnClient<V = unknown, P = unknown> = Partial<GameClient<V, P>>;

const CLIENTS = import.meta.glob<{ default: OwnClient }>('../../games/*/index.ts');
const COVERS = import.meta.glob<string>('../../games/*/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const LETTERINGS = import.meta.glob<string>('../../games/*/lettering.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const PRESETS = import.meta.glob<string>('../../games/*/presets/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Return a small drawing for a preset, where the game has one. */
export const presetArt = (game: string, preset: string): string | undefined =>
  PRESETS[`../../games/${game}/presets/${preset}.svg`];
/** Return the game's cover, or one generated from its title. */
export const coverOf = (game: string): string =>
  COVERS[`../../games/${game}/cover.svg`] ?? drawnCover(words.of(game, 'game-title'));
/** Return the title's lettering from the game's cover, if there is one. */
export const letteringOf = (game: string): string | undefined => LETTERINGS[`../../games/${game}/lettering.svg`];

/** For developers: `?board=plain` shows a game with the generic board. */
const PLAIN = new URLSearchParams(globalThis.location?.search).get('board') === 'plain';

/** The parts that the generic client has. */
const PARTS: { [Part in keyof GameClient as undefined extends GameClient[Part] ? never : Part]: true } & { autoAnswers: true } = {
  id: true, emblem: true, art: true, endArt: true, begin: true,
  Round: true, Seats: true, Board: true, Mat: true, Prompt: true, Sheet: true, People: true,
  apply: true, pace: true, lead: true, key: true, main: true, secret: true, turn: true, left: true,
  autoAnswers: true, log: true, names: true, headline: true, ending: true, curves: true, moments: true,
};

export async function clientOf(game: string): Promise<GameClient> {
  const brought = PLAIN ? undefined : await CLIENTS[`../../games/${game}/index.ts`]?.();
  const own: OwnClient = brought?.default ?? {};
  // The generic client provides what is missing; a game with all parts does not load it.
  if (Object.keys(PARTS).every((part) => part in own)) return own as GameClient;
  const { plain } = await import('../generic/index.ts');
  // Defined, not copied, so that getters are still evaluated each time.
  return Object.defineProperties(plain(game) as GameClient, Object.getOwnPropertyDescriptors(own) as PropertyDescriptorMap);
}
