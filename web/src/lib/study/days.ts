import { recall, remember } from '../storage.ts';

/** The player's game with a deal of the day. */
export interface DayGame {
  table: string;
  token: string;
  /** Whether it was the counted attempt, on its day. */
  counted: boolean;
  /** Its result; missing while it is running. */
  result?: { points: number; rank: number; won: boolean };
}

/** Games by date and by game. */
export type Days = Record<string, Record<string, DayGame>>;

const KEY = 'days';
const DAY = 24 * 60 * 60 * 1000;

export const daysPlayed = (): Days => recall<Days>(KEY, {});

export const dayGame = (day: string, game: string): DayGame | undefined => daysPlayed()[day]?.[game];

/** Store a game of a day. The counted attempt is never replaced, and practice only by later practice. */
export function keepDay(day: string, game: string, played: DayGame): void {
  const all = daysPlayed();
  const known = all[day]?.[game];
  if (known && known.table !== played.table && known.counted) return;
  remember(KEY, { ...all, [day]: { ...all[day], [game]: played } });
}

/** Store the result of a game of a day, if this browser knows the game. */
export function finishDay(day: string, game: string, table: string, result: DayGame['result']): void {
  const known = dayGame(day, game);
  if (known?.table === table && !known.result) keepDay(day, game, { ...known, result });
}

/** Return a date in universal time, by which days are counted everywhere. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Return the milliseconds until the next day begins. */
export const untilMidnight = (now: number): number => DAY - (now % DAY);

/** Return the number of days in a row with a finished counted attempt, up to today; today may still be missing. */
export function streak(all: Days, today: string): number {
  const done = (day: string) => Object.values(all[day] ?? {}).some(({ counted, result }) => counted && result);
  let at = Date.parse(today);
  if (!done(today)) at -= DAY;
  let count = 0;
  while (done(isoDay(at))) {
    count += 1;
    at -= DAY;
  }
  return count;
}

/** Return all days of a month, and the number of empty cells before the first (weeks begin on Monday). */
export function monthOf(day: string): { blank: number; days: string[] } {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = Date.UTC(year, month - 1, 1);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const blank = (new Date(first).getUTCDay() + 6) % 7;
  return { blank, days: Array.from({ length: count }, (_, index) => isoDay(first + index * DAY)) };
}

/** Return the first day of an earlier or later month. */
export function otherMonth(day: string, by: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return isoDay(Date.UTC(year, month - 1 + by, 1));
}
