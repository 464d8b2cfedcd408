import type { Component } from 'svelte';
import type { EventView, Frame, MoveView, Phrase, ReplayView } from '../api/types.ts';
import { drawnCover } from '../generic/cover.ts';
import { percent, words } from '../words.svelte.ts';
import type { Sound, Timbre } from '../sound/synth.ts';
import type { Showing } from './sync/stage.svelte.ts';
import type { Table } from './sync/table.svelte.ts';

/** What a game's components are given: the table, and the game's own hand on it. */
export interface Part<V, P> {
  table: Table<V>;
  play: P;
}

/** How a round went for somebody: well, with a loss, or to the end. */
export type Mark = 'good' | 'half' | 'bad';

/** A move with what the game says it would do. */
export type Previewed<P> = MoveView & { preview: P };

/** A line or a heading of the log. */
export interface LogLine {
  heading?: string;
  /** A drawing, or a seat's shape, in front of the sentence. */
  icon?: string;
  seat?: number;
  tone?: 'plain' | 'danger';
  /** The dice that were rolled: how each lies, what it is called, and whether it was good, where that is known. */
  dice?: { art: string; label: string; good?: boolean }[];
}

/** Whether the viewer is asked something in somebody else's turn: what is left of that is not theirs. */
export function isAsked(table: Table, client: GameClient): boolean {
  const turn = client.turn(table.view);
  return table.mine && table.self !== null && turn !== null && turn !== table.self;
}

/** The button that ends a turn, and what it brings if it brings harm. */
export interface MainMove {
  move: MoveView;
  label: string;
  icon: string;
  warning: string;
  key: string;
  /** It turns down what is offered: then it is not the button that is filled. */
  refuses?: boolean;
}

/** One curve of the end screen: a line, or areas on top of each other, one for each seat. */
export interface Curve {
  label: string;
  /** `lines` draws a line for each seat, each for itself. */
  tone: 'text' | 'blood' | 'seats' | 'lines';
  /** By moment; each moment has one value, or one for each seat. */
  values: (number | number[])[];
  /** The most there can be, where that is known; else the scale follows the values. */
  most?: number;
  /** Whose line stands out. */
  own?: number;
  /** Whether values are shares, shown in percent. */
  unit?: 'percent';
  /** What to say as long as there are no values. */
  pending?: string;
}

/** The one number that a curve has at a moment. */
export function valueText({ values, tone, own, unit }: Curve, at: number): string {
  const value = values[at] ?? 0;
  const number = tone === 'lines' && Array.isArray(value) ? (value[own ?? 0] ?? 0) : total(value);
  return unit === 'percent' ? percent(number / 100) : String(number).replace('-', '−');
}

/** All seats together, where a moment has a value for each. */
export const total = (value: number | number[]): number =>
  Array.isArray(value) ? value.reduce((sum, part) => sum + part, 0) : value;

export interface Curves {
  title: string;
  /** What the horizontal axis counts, and its value at each moment. */
  axis: string;
  at: number[];
  /** The frame (sequence number) that each moment ends with. */
  frame: number[];
  curves: Curve[];
}

/** A place in the final ranking, said in words. */
export interface RankLine {
  seat: number;
  place: number;
  reason: string;
  alive: boolean;
  numbers: { icon: string; value: number; label?: string }[];
  /** What the points are made of: these add up to them. Shown in place of the numbers. */
  parts?: { name: string; value: number; label: string; fill: string }[];
  points: number | null;
}

/** What somebody contributed to what all have won or lost together; words between ** stand out. */
export interface Deed {
  seat: number;
  role: string;
  did: string;
}

/** A step of the rating of those who play alone, and what it needs. */
export interface Rung {
  title: string;
  need: string;
  /** The one that was reached. */
  own: boolean;
}

/** A decision that the table may answer for a player, and the kinds of move it may answer with. */
export interface AutoAnswerChoice {
  decision: string;
  label: string;
  answers: { kind: string; label: string }[];
}

export interface Ending {
  /** Drawing for the banner, and whose colours it wears. */
  scene: string;
  /** The address of a picture instead, for a game that has no drawings of its own. */
  picture?: string;
  wears: number[];
  /** Who won. */
  seats: number[];
  kicker: string;
  title: string;
  /** Why, in a sentence; words between ** stand out. */
  text: string;
  pointsLabel: string;
  /** All have won or lost as one: nobody is ranked. */
  together?: boolean;
  /** Somebody has played alone: how that is rated, from the lowest step up. */
  ladder?: Rung[];
  ranking: RankLine[];
  note: string;
  /** The clause that the ranking follows; empty where none is named. */
  clause: string;
}

/** Something worth looking at again. */
export interface Moment {
  frame: number;
  when: string;
  wording: string;
  /** Whether it was good for the one who looks back. */
  good: boolean;
}

/**
 * How a game looks at the table: a board, a mat, and how its events are shown. The shared part knows
 * no game. What a game leaves out of its folder under `src/games` is shown plainly, and so is a
 * game that has no such folder at all.
 */
export interface GameClient<V = unknown, P = unknown> extends Showing<V> {
  id: string;
  emblem: string;
  /** Fetch the game's pictures. */
  art(): Promise<void>;
  endArt(): Promise<void>;
  /** The game's own hand on a table: selection, targets. */
  begin(table: Table<V>): P;

  Round: Component<Part<V, P>>;
  Seats: Component<Part<V, P>>;
  Board: Component<Part<V, P>>;
  /** Under the board on wide screens. */
  Mat: Component<Part<V, P>>;
  /** Between the prompt and the log on wide screens, where a game has more to show there. */
  Side?: Component<Part<V, P>>;
  /** What the decision is about, in the prompt. */
  Prompt: Component<Part<V, P>>;
  /** Under the board on phones: what the thumb needs. */
  Sheet: Component<Part<V, P>>;
  /** One swipe from the board on phones. */
  People: Component<Part<V, P>>;

  /** A key was pressed that nobody else wanted; true when the game used it. */
  key(event: KeyboardEvent, table: Table<V>, play: P): boolean;
  /** Whether the view holds something that the other people at this screen must not see. */
  secret(table: Table<V>): boolean;
  /** Whether an event is only a part of a move, as what it is paid with: another tells more of it. */
  aside?(event: EventView): boolean;
  /** Whose turn is shown; null when the board itself moves. */
  turn(view: V): number | null;
  /** How many actions, moves or steps are left, in the prompt's corner. */
  left(view: V): { left: number; of: number; label: string } | null;

  /** Choose what a move is made with, so that the board shows the move when it is pointed at. */
  reach?(move: MoveView, table: Table<V>, play: P): void;

  /** The one button that ends a turn or goes on, with what it would bring. */
  main(table: Table<V>, play: P): MainMove | null;

  /** What comes right after a move and makes it final, where that is easily overlooked: it is asked about once. */
  last?(move: MoveView, table: Table<V>): Phrase | null;

  /** The decisions of this game that it makes sense to answer once and for all. */
  autoAnswers?(view: V, table: Table<V>): AutoAnswerChoice[];

  log(event: EventView, table: Table<V>): LogLine | null;
  /** What is heard of an event, and how the game sounds. */
  sound?(event: EventView, table: Table<V>): Sound | null;
  timbre?: Timbre;
  /** Words of a sentence that stand out. */
  names: RegExp;
  /** The drawing of each factor of a hint's reasons. */
  factors?: Record<string, string>;

  /** What everybody is here for, in one line, with the numbers of this game. */
  goal?(view: V, table: Table<V>): string;
  /** What comes after what happens now. */
  next?(view: V): string;
  /** The next thing that the board is known to do, in a few words. */
  coming?(view: V): string;

  /** Where the game stands, in a few words. */
  headline(view: V): string;
  /** Where the game ended, for the bar above the result; words between ** stand out. */
  finished?(view: V): string;
  ending(table: Table<V>): Ending;
  curves(frames: Frame[], replay: ReplayView): Curves;
  moments(frames: Frame[], table: Table<V>): Moment[];
  /** How each round went for a seat, for a text to share that gives nothing away. */
  marks?(frames: Frame[], seat: number): Mark[];
  /** What each contributed, in a game that is won or lost together. */
  deeds?(frames: Frame[], table: Table<V>): Deed[];
}

/** What a game's own folder brings of all that. */
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

/** A small drawing for a preset, where the game has one. */
export const presetArt = (game: string, preset: string): string | undefined =>
  PRESETS[`../../games/${game}/presets/${preset}.svg`];
/** The game's cover, or one that is drawn from its title. */
export const coverOf = (game: string): string =>
  COVERS[`../../games/${game}/cover.svg`] ?? drawnCover(words.of(game, 'game-title'));
/** The title as the game's cover has it, where the game has drawn one. */
export const letteringOf = (game: string): string | undefined => LETTERINGS[`../../games/${game}/lettering.svg`];

/** For authors: `?board=plain` shows what a game looks like before it has a board of its own. */
const PLAIN = new URLSearchParams(globalThis.location?.search).get('board') === 'plain';

/** The parts that the client of games without one has. */
const PARTS: { [Part in keyof GameClient as undefined extends GameClient[Part] ? never : Part]: true } & { autoAnswers: true } = {
  id: true, emblem: true, art: true, endArt: true, begin: true,
  Round: true, Seats: true, Board: true, Mat: true, Prompt: true, Sheet: true, People: true,
  apply: true, pace: true, lead: true, key: true, main: true, secret: true, turn: true, left: true,
  autoAnswers: true, log: true, names: true, headline: true, ending: true, curves: true, moments: true,
};

export async function clientOf(game: string): Promise<GameClient> {
  const brought = PLAIN ? undefined : await CLIENTS[`../../games/${game}/index.ts`]?.();
  const own: OwnClient = brought?.default ?? {};
  // The client of games without one fills in what is missing; a game that brings all does not need it.
  if (Object.keys(PARTS).every((part) => part in own)) return own as GameClient;
  const { plain } = await import('../generic/index.ts');
  // Defined, not copied: what a game computes anew each time must stay so.
  return Object.defineProperties(plain(game) as GameClient, Object.getOwnPropertyDescriptors(own) as PropertyDescriptorMap);
}
