import type { Component } from 'svelte';
import type { PlacementView, SeatView } from '../api/types.ts';
import { recall, remember } from '../storage.ts';

/** A bot at a stop, with a name of its own. */
export interface Opponent {
  name: string;
  level: string;
}

/** One stop of a voyage: a set-up that the game's options offer anyway. */
export interface Stop {
  id: string;
  options: Record<string, string>;
  /** The opponents of a solo player here; missing where friends may join. */
  opponents?: Opponent[];
  /** The position on a wide map, in percent. */
  at?: readonly [number, number];
}

/** The result of a finished game at its stop. */
export interface Score {
  won: boolean;
  /** The turn, round or day of its end. */
  at: number;
  /** The indices of the goals that were reached. */
  goals: number[];
  /** Arguments of its line in the log. */
  facts: Record<string, number | string>;
}

/** A finished game, as a voyage sees it. */
export interface Ended<V = unknown> {
  view: V;
  own: PlacementView;
  seats: readonly SeatView[];
}

/** A row of ways to play one game. A game declares it in `voyage.ts` of its folder. */
export interface Voyage<V = unknown> {
  /** Whether stops are on a map, or have a row of days each. */
  layout: 'map' | 'season';
  stops: Stop[];
  /** Names of the goals of each stop: their texts are `voyage-goal-<name>`. */
  goals: string[];
  score(ended: Ended<V>): Score;
  /** Return the key of a stop's name, among the lobby's texts; missing where the opponents' names are used. */
  name?(stop: Stop): string;
  /** Return the key of a stop's description. */
  note(stop: Stop): string;
  /** Load the drawings of stops and of the background. */
  art(): Promise<VoyageArt>;
}

/** The drawings of stops and of the background. */
export interface VoyageArt {
  Mark: Component<{ stop: string; size: number }>;
  Backdrop?: Component;
}

/**
 * Return the voyage of a game among rivals: a stop is won by the first rank. `at` returns the round or day of the end.
 */
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

/** The properties that all views of a voyage share. */
export interface VoyageParts extends VoyageArt {
  game: string;
  voyage: Voyage;
  legs: Leg[];
}

export const MOST_LEGS = 300;

export const legs = (): Leg[] => recall<Leg[]>('voyages', []);

/** Return legs by date, without old ones that reached nothing new. */
export function withoutOldLegs(all: readonly Leg[]): Leg[] {
  const sorted = all.toSorted((a, b) => a.day.localeCompare(b.day));
  const best = new Map<string, Leg>();
  const seen = new Set<string>();
  const kept = sorted.filter((leg, index) => {
    const key = `${leg.game} ${leg.stop}`;
    const before = best.get(key);
    const fresh = leg.goals.filter((goal) => !seen.has(`${key} ${goal}`));
    for (const goal of fresh) seen.add(`${key} ${goal}`);
    const further = !before || survivedRounds(leg) > survivedRounds(before);
    if (further) best.set(key, leg);
    return index >= sorted.length - MOST_LEGS || fresh.length > 0 || further;
  });
  return kept;
}

/** Store a leg; the first one of a table counts. */
export function keepLeg(leg: Leg): void {
  const known = legs();
  if (!known.some(({ table }) => table === leg.table)) remember('voyages', withoutOldLegs([...known, leg]));
}

/** Return the stop at which a game with these options and seats was played, if there is one. */
export function stopOf(voyage: Voyage, options: Record<string, unknown>, seats: readonly Pick<SeatView, 'kind' | 'name' | 'level'>[]): Stop | undefined {
  const bots = seats.filter(({ kind }) => kind === 'bot').map(({ name, level }) => `${name} ${level}`);
  return voyage.stops.find(({ options: asked, opponents }) => {
    if (!Object.entries(asked).every(([name, value]) => String(options[name]) === value)) return false;
    if (!opponents) return true;
    const met = opponents.every(({ name, level }) => bots.includes(`${name} ${level}`));
    return met && opponents.length === bots.length && seats.length === bots.length + 1;
  });
}

/** Return how many rounds or days were survived: the one of a defeat does not count. */
export const survivedRounds = ({ won, at }: Score): number => (won ? at : Math.max(0, at - 1));

/** The player's progress at one stop. */
export interface StopProgress {
  goals: Set<number>;
  won: boolean;
  /** The leg that survived longest. */
  best: Leg | null;
  tries: number;
}

/** Return the player's progress at a stop, from all legs. */
export function stopProgress(all: readonly Leg[], game: string, stop: string): StopProgress {
  const here = all.filter((leg) => leg.game === game && leg.stop === stop);
  return {
    goals: new Set(here.flatMap(({ goals }) => goals)),
    won: here.some(({ won }) => won),
    best: here.reduce<Leg | null>((best, leg) => (!best || (leg.won && !best.won) || (leg.won === best.won && survivedRounds(leg) > survivedRounds(best)) ? leg : best), null),
    tries: here.length,
  };
}

/** Return the next stop: the first that was not won, then the first with an open goal; null when all is done. */
export function nextStop(voyage: Voyage, all: readonly Leg[], game: string): Stop | null {
  const stands = voyage.stops.map((stop) => ({ stop, ...stopProgress(all, game, stop.id) }));
  const open = stands.find(({ won }) => !won) ?? stands.find(({ goals }) => goals.size < voyage.goals.length);
  return open?.stop ?? null;
}

/** Return the positions of the stops on a wide map: those of the game, else along a winding line upwards. */
export function wide(stops: readonly Stop[]): [number, number][] {
  const last = Math.max(1, stops.length - 1);
  return stops.map(({ at }, index) => (at ? [...at] : [10 + (78 * index) / last, 68 - (50 * index) / last + ((last - index) % 2 ? 16 : -10)]));
}

/** Return the positions of the stops on a tall map: down the screen, from side to side. */
export function tall(stops: readonly Stop[]): [number, number][] {
  const last = Math.max(1, stops.length - 1);
  const sides = [20, 50, 80, 50];
  return stops.map((_, index) => [sides[index % sides.length]!, 7 + (82 * index) / last]);
}
