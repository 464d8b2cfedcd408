/**
 * Classifies the parts of a view for the generic board: facts, lists, records, and records on a map. A view is the
 * game's own model as JSON.
 */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Fields = { [name: string]: Json };

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Return whether a value is empty. It keeps its place and is shown as empty. */
export const isNothing = (value: Json): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Return whether a value is a word or a number, to be shown beside its name. */
export const isFact = (value: Json): boolean => typeof value !== 'object' || isNothing(value);

/** Pairs of fields with coordinates. On a map they are left out. */
const PLACES = [['q', 'r'], ['x', 'y']] as const; // prettier-ignore

/** One of several things: what distinguishes it from the others, and its value. */
export interface Item {
  /** The field with its name, or null where its key or its index is used. */
  by: string | null;
  name: string | number;
  value: Json;
}

/** Fields that name a thing rather than count it. */
const NAMES = ['name', 'id', 'seat'];

/** Return the first field that distinguishes all these records, a name before any other. */
function teller(all: Fields[]): string | null {
  const [first] = all;
  if (!first) return null;
  const names = [...NAMES, ...Object.keys(first)].filter((name) => ['number', 'string'].includes(typeof first[name]));
  return names.find((name) => new Set(all.map((one) => one[name])).size === all.length) ?? null;
}

/** Return the things of a list, or of a record of records. */
export function itemsOf(value: Json[] | Fields): Item[] {
  if (!Array.isArray(value)) {
    return Object.entries(value).map(([name, inner]) => ({ by: null, name, value: inner }));
  }
  const by = value.every(isFields) ? teller(value) : null;
  return value.map((inner, index) => {
    const name = by && isFields(inner) ? inner[by] : index;
    return { by, name: typeof name === 'string' || typeof name === 'number' ? name : index, value: inner };
  });
}

/** Return whether a value is a number of things, to be shown as cards. */
export function isMany(value: Json): value is Json[] | Fields {
  if (isFact(value)) return false;
  return Array.isArray(value) ? value.some((one) => !isFact(one)) : Object.values(value as Fields).every(isFields);
}

/** Coordinates of a list of things: on squares, or on hexagons that are two columns wide. */
export interface Spread {
  columns: number;
  rows: number;
  hex: boolean;
  /** The two fields with the coordinates. */
  by: readonly string[];
  at: { column: number; row: number }[];
}

/** The most columns of a map. */
const WIDEST = 32;
/** The least share of filled places. On an emptier map the coordinates are easier to read. */
const LEAST_FILLED = 0.25;

/** Return the map of these things, or null unless each has a place of its own. */
export function spread(value: Json[] | Fields): Spread | null {
  if (!Array.isArray(value) || value.length < 4 || !value.every(isFields)) return null;
  for (const by of PLACES) {
    const hex = by[0] === 'q';
    const spots = value.map((one) => [one[by[0]], one[by[1]]]);
    if (!spots.flat().every((number) => Number.isInteger(number))) continue;
    const placed = (spots as [number, number][]).map(([a, b]): [number, number] => (hex ? [2 * a + b, b] : [a, b]));
    if (new Set(placed.map(String)).size < placed.length) continue;
    const [xs, ys] = [placed.map(([x]) => x), placed.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const columns = Math.max(...xs) - left + (hex ? 2 : 1);
    const rows = Math.max(...ys) - top + 1;
    const filled = (placed.length * (hex ? 2 : 1)) / (columns * rows);
    if (columns > WIDEST || columns < 2 || rows < 2 || filled < LEAST_FILLED) continue;
    return { columns, rows, hex, by, at: placed.map(([x, y]) => ({ column: x - left + 1, row: y - top + 1 })) };
  }
  return null;
}

/** Return how much there is to read, in facts. */
export const weight = (value: Json): number =>
  isFact(value) ? 1 : Object.values(value as Fields).reduce((sum: number, inner) => sum + weight(inner), 0);

/** Return the name of the list with an entry for each seat, usually `players`. */
export function playersIn(view: Fields, seats: number): string | null {
  const found = Object.keys(view).filter((name) => {
    const value = view[name];
    return Array.isArray(value) && value.length === seats && value.every((one, seat) => isFields(one) && one.seat === seat);
  });
  return found.find((name) => name === 'players') ?? found[0] ?? null;
}

export const SEPARATOR = '/';
export const within = (path: string, name: string | number): string => path + SEPARATOR + name;

/** Return the paths of all changes: facts, and added things. */
export function changes(before: Json | undefined, after: Json, path = ''): Set<string> {
  const found = new Set<string>();
  if (before === undefined || isFact(after) || isFact(before)) {
    if (JSON.stringify(before) !== JSON.stringify(after)) found.add(path);
    return found;
  }
  const old = new Map(itemsOf(before as Json[] | Fields).map(({ name, value }) => [name, value]));
  for (const { name, value } of itemsOf(after as Json[] | Fields)) {
    for (const changed of changes(old.get(name), value, within(path, name))) found.add(changed);
    old.delete(name);
  }
  // Something was removed, so the container has changed.
  if (old.size > 0) found.add(path);
  return found;
}
