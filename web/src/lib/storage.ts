/** Reads and writes this browser's storage. Nothing in it is needed to play: a link alone is enough. */

const PREFIX = 'holdfast.';

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the game continues without it.
  }
}

/** A token of this browser for a table: of a seat, or (seat null) of a spectator. */
export interface HeldToken {
  seat: number | null;
  token: string;
}

/** A table that this browser has been at. */
export interface KnownTable {
  table: string;
  game: string;
  /** Tokens with which this browser plays or watches. */
  held: HeldToken[];
  /** Tokens to give away, where the table was opened here. */
  links: HeldToken[];
  seen: number;
  /** When the table was last shown here, and its sequence number then. */
  left?: { at: number; seq: number };
  /** Whether it was opened as somebody's first game. */
  first?: boolean;
  /** Whether it plays on from a puzzle or a moment of another game, so that its result does not count. */
  trial?: boolean;
  /** Other tables of its group that were opened with it, and their tokens to give away. */
  group?: { table: string; links: HeldToken[] }[];
  /** In how many nights the newcomer was shown each change one at a time. */
  nights?: number;
  /** Whether the coach was asked to speak here, whatever the settings say. */
  coach?: boolean;
  /** Ids of the mistakes that the coach has warned of here. */
  heard?: string[];
}

/** The most tables that this browser remembers. */
const MOST_TABLES = 40;

export function knownTables(): KnownTable[] {
  return recall<KnownTable[]>('tables', []);
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((known) => known.table === table);
}

export function rememberTable(known: KnownTable): void {
  const others = knownTables().filter(({ table }) => table !== known.table);
  remember('tables', [known, ...others].slice(0, MOST_TABLES));
}

export function forgetTable(table: string): void {
  remember(
    'tables',
    knownTables().filter((known) => known.table !== table),
  );
}

/** Return whether somebody is new to a game: no table of it, no lesson begun, no offer of lessons declined. */
export function isNewTo(game: string): boolean {
  if (recall<unknown>(`learn.${game}`, null) !== null || declinedLessons(game)) return false;
  return knownTables().filter((known) => known.game === game).length <= 1;
}

/** Return whether the offer of a game's lessons was skipped or declined. */
export const declinedLessons = (game: string): boolean => recall(`known.${game}`, false);
/** Do not offer the lessons of this game again. */
export const declineLessons = (game: string): void => remember(`known.${game}`, true);
