/** What this browser remembers. Nothing here is needed to play: a link alone is enough. */

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
    // Storage may be full or forbidden; the game goes on without it.
  }
}

/** A secret that this browser holds for a table: of a seat, or (seat null) of a spectator. */
export interface HeldToken {
  seat: number | null;
  token: string;
}

/** A table that this browser has been at. */
export interface KnownTable {
  table: string;
  game: string;
  /** Secrets this browser plays or watches with. */
  held: HeldToken[];
  /** Secrets to give away, when the table was opened here. */
  links: HeldToken[];
  seen: number;
  /** When it was last looked at, and how far it was then. */
  left?: { at: number; seq: number };
  /** It was opened as somebody's first game. */
  first?: boolean;
  /** It plays on from a puzzle or a moment of another game, so its result counts nowhere. */
  trial?: boolean;
  /** Other tables with its deal that were opened with it, and the secrets to give away there. */
  group?: { table: string; links: HeldToken[] }[];
  /** How often its newcomer was shown step by step what the board does. */
  nights?: number;
  /** Whether a coach was asked to speak here, whatever the settings say. */
  coach?: boolean;
  /** The mistakes that a coach has spoken of here. */
  heard?: string[];
}

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

/** Whether somebody is new to a game: never at a table of it before, no lesson begun, no offer of lessons declined. */
export function isNewTo(game: string): boolean {
  if (recall<unknown>(`learn.${game}`, null) !== null || declinedLessons(game)) return false;
  return knownTables().filter((known) => known.game === game).length <= 1;
}

/** Whether they have gone past the lessons of a game, or do not wish to be asked again whether they want them. */
export const declinedLessons = (game: string): boolean => recall(`known.${game}`, false);
/** They do not wish to be asked again whether they want to learn this game. */
export const declineLessons = (game: string): void => remember(`known.${game}`, true);
