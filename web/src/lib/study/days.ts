import { recall, remember } from '../storage.ts';

/** What became of somebody's game with a deal of the day. */
export interface DayGame {
  table: string;
  token: string;
  /** Whether it was played on its day, as the counted try. */
  counted: boolean;
  /** Its result; missing while it is played. */
  result?: { points: number; rank: number; won: boolean };
}

/** Games by date and by game. */
export type Days = Record<string, Record<string, DayGame>>;

const KEY = 'days';
const DAY = 24 * 60 * 60 * 1000;

export const daysPlayed = (): Days => recall<Days>(KEY, {});

export const dayGame = (day: string, game: string): DayGame | undefined => daysPlayed()[day]?.[game];

/** Keep a game of a day. The counted try of a day is never replaced, and practice only by later practice. */
export function keepDay(day: string, game: string, played: DayGame): void {
  const all = daysPlayed();
  const known = all[day]?.[game];
  if (known && known.table !== played.table && known.counted) return;
  remember(KEY, { ...all, [day]: { ...all[day], [game]: played } });
}

/** Note how a game of a day ended, if this browser knows it. */
export function finishDay(day: string, game: string, table: string, result: DayGame['result']): void {
  const known = dayGame(day, game);
  if (known?.table === table && !known.result) keepDay(day, game, { ...known, result });
}

/** A date in universal time, by which days are counted everywhere. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Milliseconds until the next day begins. */
export const untilMidnight = (now: number): number => DAY - (now % DAY);

/** How many days in a row a counted try was finished, up to today; today may still be missing. */
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

/** All days of a month, with the number of empty places before the first (weeks begin on Monday). */
export function monthOf(day: string): { blank: number; days: string[] } {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = Date.UTC(year, month - 1, 1);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const blank = (new Date(first).getUTCDay() + 6) % 7;
  return { blank, days: Array.from({ length: count }, (_, index) => isoDay(first + index * DAY)) };
}

/** The first day of a month before or after. */
export function otherMonth(day: string, by: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return isoDay(Date.UTC(year, month - 1 + by, 1));
}
