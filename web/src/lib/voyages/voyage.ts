import type { Component } from 'svelte';
import type { PlacementView, SeatView } from '../api/types.ts';
import { recall, remember } from '../storage.ts';

/** A bot that waits at a stop, under a name of its own. */
export interface Opponent {
  name: string;
  level: string;
}

/** One stop of a voyage: a way to play that the game's options offer anyway. */
export interface Stop {
  id: string;
  options: Record<string, string>;
  /** Whom somebody plays against here, alone; missing where everybody may come along. */
  opponents?: Opponent[];
  /** Where it lies on a wide map, in percent. */
  at?: readonly [number, number];
}

/** What a finished game brought at its stop. */
export interface Score {
  won: boolean;
  /** The turn, round or day of its end. */
  at: number;
  /** Numbers of the goals that were reached. */
  goals: number[];
  /** What its line in the log says. */
  facts: Record<string, number | string>;
}

/** What a voyage reads of a table whose game is over. */
export interface Ended<V = unknown> {
  view: V;
  own: PlacementView;
  seats: readonly SeatView[];
}

/** A string of existing ways to play one game. A game declares it in `voyage.ts` of its folder. */
export interface Voyage<V = unknown> {
  /** A map of stops, or a row of days for each. */
  layout: 'map' | 'season';
  stops: Stop[];
  /** Names of the goals that each stop has: their texts are `voyage-goal-<name>`. */
  goals: string[];
  score(ended: Ended<V>): Score;
  /** The message with a stop's name, in the words that the lobby has; missing where its opponents name it. */
  name?(stop: Stop): string;
  /** The message that tells about a stop. */
  note(stop: Stop): string;
  /** The drawings of stops and of what lies behind them. */
  art(): Promise<{ Mark: Component<{ stop: string; size: number }>; Backdrop?: Component }>;
}

/** A voyage of a game among rivals: a stop is won by the first rank. `at` is the round or day of the end. */
export const rivalVoyage = <V>(stops: Stop[], at: (view: V) => number, art: Voyage['art']): Voyage<V> => ({
  layout: 'map',
  stops,
  goals: ['win'],
  note: ({ id }) => `voyage-note-${id}`,
  score: ({ view, own }) => ({ won: own.rank === 1, at: at(view), goals: own.rank === 1 ? [0] : [], facts: { points: own.points } }),
  art,
});

/** A game that was played at a stop. */
export interface Leg extends Score {
  table: string;
  game: string;
  stop: string;
  day: string;
}

export const MOST_LEGS = 300;

export const legs = (): Leg[] => recall<Leg[]>('voyages', []);

/** Legs in the order of their days, without old ones that brought nothing. What was reached stays reached. */
export function trimmed(all: readonly Leg[]): Leg[] {
  const sorted = all.toSorted((a, b) => a.day.localeCompare(b.day));
  const best = new Map<string, Leg>();
  const seen = new Set<string>();
  const kept = sorted.filter((leg, index) => {
    const key = `${leg.game} ${leg.stop}`;
    const before = best.get(key);
    const fresh = leg.goals.filter((goal) => !seen.has(`${key} ${goal}`));
    for (const goal of fresh) seen.add(`${key} ${goal}`);
    const further = !before || held(leg) > held(before);
    if (further) best.set(key, leg);
    return index >= sorted.length - MOST_LEGS || fresh.length > 0 || further;
  });
  return kept;
}

/** Keep a leg; the first one of a table counts. */
export function keepLeg(leg: Leg): void {
  const known = legs();
  if (!known.some(({ table }) => table === leg.table)) remember('voyages', trimmed([...known, leg]));
}

/** The stop that a game with these options and seats was played at, if there is one. */
export function stopOf(voyage: Voyage, options: Record<string, unknown>, seats: readonly Pick<SeatView, 'kind' | 'name' | 'level'>[]): Stop | undefined {
  const bots = seats.filter(({ kind }) => kind === 'bot').map(({ name, level }) => `${name} ${level}`);
  return voyage.stops.find(({ options: asked, opponents }) => {
    if (!Object.entries(asked).every(([name, value]) => String(options[name]) === value)) return false;
    if (!opponents) return true;
    const met = opponents.every(({ name, level }) => bots.includes(`${name} ${level}`));
    return met && opponents.length === bots.length && seats.length === bots.length + 1;
  });
}

/** How far a leg has come, counted in its rounds or days: the night of a defeat was not held. */
export const held = ({ won, at }: Score): number => (won ? at : Math.max(0, at - 1));

/** What somebody has done at one stop. */
export interface Standing {
  goals: Set<number>;
  won: boolean;
  /** The leg that came furthest. */
  best: Leg | null;
  tries: number;
}

export function standing(all: readonly Leg[], game: string, stop: string): Standing {
  const here = all.filter((leg) => leg.game === game && leg.stop === stop);
  return {
    goals: new Set(here.flatMap(({ goals }) => goals)),
    won: here.some(({ won }) => won),
    best: here.reduce<Leg | null>((best, leg) => (!best || (leg.won && !best.won) || (leg.won === best.won && held(leg) > held(best)) ? leg : best), null),
    tries: here.length,
  };
}

/** The stop that comes next: the first that was not won, then the first with a goal left; null when all is done. */
export function nextStop(voyage: Voyage, all: readonly Leg[], game: string): Stop | null {
  const stands = voyage.stops.map((stop) => ({ stop, ...standing(all, game, stop.id) }));
  const open = stands.find(({ won }) => !won) ?? stands.find(({ goals }) => goals.size < voyage.goals.length);
  return open?.stop ?? null;
}

/** Where stops lie on a wide map: as their game says, else in a winding way upwards. */
export function wide(stops: readonly Stop[]): [number, number][] {
  const last = Math.max(1, stops.length - 1);
  return stops.map(({ at }, index) => (at ? [...at] : [10 + (78 * index) / last, 68 - (50 * index) / last + ((last - index) % 2 ? 16 : -10)]));
}

/** Where they lie on a tall one: down the screen, from side to side. */
export function tall(stops: readonly Stop[]): [number, number][] {
  const last = Math.max(1, stops.length - 1);
  const sides = [20, 50, 80, 50];
  return stops.map((_, index) => [sides[index % sides.length]!, 7 + (82 * index) / last]);
}
