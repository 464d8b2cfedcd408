import type { Progress } from '../learn/progress.svelte.ts';
import { BEGINNER, latest, type Outcome, type Solver } from '../puzzles/solver.ts';
import { recall, remember } from '../storage.ts';
import type { Days } from '../study/days.ts';
import { type Leg, withoutOldLegs } from '../voyages/voyage.ts';

/** The result of a game for the player. */
export interface Result {
  table: string;
  game: string;
  /** The strongest bot at the table; null without bots. */
  level: string | null;
  won: boolean;
  points: number;
  /** The date on which the browser noted it. */
  day: string;
  /** The levels of the others at the table, null for people; missing in results of old versions. */
  others?: (string | null)[];
  /** The names of its game's milestones that it has reached. */
  milestones?: string[];
}

/** Everything that this browser stores about its player, as in an exported file. */
export interface Profile {
  name: string;
  results: Result[];
  days: Days;
  courses: Record<string, Progress>;
  puzzles: Solver;
  voyages: Leg[];
}

export const LEVELS = ['beginner', 'wanderer', 'settler', 'pathfinder', 'veteran', 'legend'] as const;
export const MOST_RESULTS = 1000;
const KIND = 'holdfast-profile';
const VERSION = 1;

/** Thrown for a file that cannot be read; the message is the key of a text. */
export class ProfileError extends Error {}

export const results = (): Result[] => recall<Result[]>('results', []);

/** Store the result of a game; the first one counts. */
export function keepResult(result: Result): void {
  const known = results();
  if (known.some(({ table }) => table === result.table)) return;
  remember('results', [...known, result].slice(-MOST_RESULTS));
}

/** Store the milestones that a game has reached, if its result is stored. */
export function keepMilestones(table: string, reached: string[]): void {
  const known = results();
  const result = known.find((one) => one.table === table);
  if (!result || result.milestones) return;
  remember('results', known.map((one) => (one === result ? { ...one, milestones: reached } : one)));
}

/** Return the strongest of these levels; null without any. */
export const strongest = (levels: readonly (string | null)[]): string | null =>
  [...LEVELS].reverse().find((level) => levels.includes(level)) ?? null;

export function profile(name: string, games: readonly string[]): Profile {
  const courses = games.map((game) => [game, recall<Progress | null>(`learn.${game}`, null)] as const);
  return {
    name,
    results: results(),
    days: recall<Days>('days', {}),
    courses: Object.fromEntries(courses.filter((one): one is [string, Progress] => one[1] !== null)),
    puzzles: { ...BEGINNER, ...recall<Partial<Solver>>('puzzles', {}) },
    voyages: recall<Leg[]>('voyages', []),
  };
}

/** Return a short checksum that detects accidental changes of a file (FNV-1a, 32 bits). */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Return a profile as the text of a file. */
export const write = (known: Profile): string =>
  JSON.stringify({ kind: KIND, version: VERSION, checksum: checksum(JSON.stringify(known)), profile: known });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOutcome = (value: unknown): value is Outcome => value === 'first' || value === 'later' || value === 'missed';
const isList = (value: unknown, holds: (one: unknown) => boolean): boolean => value === undefined || (Array.isArray(value) && value.every(holds));
const each = (value: unknown, holds: (one: unknown) => boolean): boolean => isObject(value) && Object.values(value).every(holds);

function isResult(value: unknown): value is Result {
  return (
    isObject(value) &&
    [value.table, value.game, value.day].every((one) => typeof one === 'string') &&
    (value.level === null || typeof value.level === 'string') &&
    typeof value.won === 'boolean' &&
    typeof value.points === 'number' &&
    // Results of old versions have neither of these.
    isList(value.others, (one) => one === null || typeof one === 'string') &&
    isList(value.milestones, (one) => typeof one === 'string')
  );
}

function isSolver(value: unknown): value is Solver {
  return (
    isObject(value) &&
    [value.rating, value.rated, value.streak, value.best, value.hardest].every((one) => Number.isFinite(one)) &&
    each(value.seen, (game) => each(game, isOutcome)) &&
    // Files from before the daily puzzles have none.
    (value.fives === undefined || each(value.fives, (day) => each(day, (game) => each(game, isOutcome))))
  );
}

function isLeg(value: unknown): value is Leg {
  return (
    isObject(value) &&
    [value.table, value.game, value.stop, value.day].every((one) => typeof one === 'string') &&
    typeof value.won === 'boolean' &&
    Number.isFinite(value.at) &&
    Array.isArray(value.goals) &&
    value.goals.every((one) => Number.isInteger(one)) &&
    each(value.facts, (one) => typeof one === 'string' || Number.isFinite(one))
  );
}

const isDay = (value: unknown): boolean =>
  each(value, (one) => isObject(one) && typeof one.table === 'string' && typeof one.token === 'string' && typeof one.counted === 'boolean');
const isCourse = (value: unknown): boolean => isObject(value) && Array.isArray(value.done) && typeof value.step === 'number';

function isProfile(value: unknown): value is Profile {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    Array.isArray(value.results) &&
    value.results.every(isResult) &&
    each(value.days, isDay) &&
    each(value.courses, isCourse) &&
    isSolver(value.puzzles) &&
    // Files from before the voyages have none.
    isList(value.voyages, isLeg)
  );
}

/** Return the profile in the text of a file, or throw a ProfileError that says what is wrong. */
export function read(text: string): Profile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new ProfileError(text.includes(KIND) ? 'profile-cut' : 'profile-foreign');
  }
  if (!isObject(content) || content.kind !== KIND) throw new ProfileError('profile-foreign');
  if (content.version !== VERSION) throw new ProfileError('profile-version');
  if (content.checksum !== checksum(JSON.stringify(content.profile)) || !isProfile(content.profile)) {
    throw new ProfileError('profile-altered');
  }
  const known = content.profile;
  return { ...known, puzzles: { ...BEGINNER, ...known.puzzles }, voyages: known.voyages ?? [] };
}

/** Return two profiles merged, without losing anything. */
export function merge(own: Profile, other: Profile): Profile {
  const theirResults = new Map(other.results.map((result) => [result.table, result]));
  const known = new Set(own.results.map(({ table }) => table));
  const all = [
    ...own.results.map((result) => ({ ...theirResults.get(result.table), ...result })),
    ...other.results.filter(({ table }) => !known.has(table)),
  ];
  const days: Days = { ...other.days };
  for (const [day, games] of Object.entries(own.days)) {
    const theirs = other.days[day] ?? {};
    const kept = Object.entries(games).map(([game, one]) => [game, theirs[game]?.counted && !one.counted ? theirs[game] : one] as const);
    days[day] = { ...theirs, ...Object.fromEntries(kept) };
  }
  const courses = { ...other.courses };
  for (const [game, course] of Object.entries(own.courses)) {
    courses[game] = { ...course, done: [...new Set([...course.done, ...(other.courses[game]?.done ?? [])])] };
  }
  const better = other.puzzles.rated > own.puzzles.rated ? other.puzzles : own.puzzles;
  const seen = { ...other.puzzles.seen };
  for (const [game, outcomes] of Object.entries(own.puzzles.seen)) seen[game] = { ...seen[game], ...outcomes };
  const fives = { ...other.puzzles.fives };
  for (const [day, games] of Object.entries(own.puzzles.fives)) {
    fives[day] = { ...fives[day] };
    for (const [game, outcomes] of Object.entries(games)) fives[day][game] = { ...fives[day][game], ...outcomes };
  }
  const travelled = new Set(own.voyages.map(({ table }) => table));
  return {
    name: own.name || other.name,
    results: all.sort((a, b) => a.day.localeCompare(b.day)).slice(-MOST_RESULTS),
    days,
    courses,
    puzzles: { ...better, best: Math.max(own.puzzles.best, other.puzzles.best), hardest: Math.max(own.puzzles.hardest, other.puzzles.hardest), seen, fives: latest(fives) },
    voyages: withoutOldLegs([...own.voyages, ...other.voyages.filter(({ table }) => !travelled.has(table))]),
  };
}

/** Store a profile in this browser. */
export function keep(known: Profile): void {
  remember('results', known.results);
  remember('days', known.days);
  remember('puzzles', known.puzzles);
  remember('voyages', known.voyages);
  for (const [game, course] of Object.entries(known.courses)) remember(`learn.${game}`, course);
}
