import type { ClocksView, SeatClockView } from '../../api/types.ts';
import { dateText } from '../../dates.ts';
import { t } from '../../words.svelte.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds per move from which on a game is slow, as on the server. */
const SLOW = 12 * HOUR;
/** Seconds below which a clock is red, in live and in slow games. */
const RED = { live: 10, slow: HOUR };
/** Milliseconds between two updates of the shown clocks. */
const TICK = 250;

/** The server's time in seconds. It advances while somebody watches a clock. */
class ServerTime {
  now = $state(Date.now() / 1000);
  /** How many seconds the server is ahead of this device. */
  #ahead = 0;
  #watched = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Take the server's time, and the local time at the same moment. */
  synchronise(at: number, here: number): void {
    this.#ahead = at - here;
    this.#tick();
  }

  /** Advance the clocks until the returned function is called. */
  watch(): () => void {
    this.#watched += 1;
    this.#tick();
    this.#timer ??= setInterval(() => this.#tick(), TICK);
    return () => {
      this.#watched -= 1;
      if (this.#watched > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #tick(): void {
    this.now = Date.now() / 1000 + this.#ahead;
  }
}
export const serverTime = new ServerTime();

/** The remaining time of a seat: first that of the move runs, then that of the game. */
export interface Left {
  move: number;
  game: number;
  /** The time to show: that of the move while it lasts, then that of the game. */
  shown: number;
  /** Whether `shown` is the time of the move. */
  ofMove: boolean;
  /** The share of it that remains, from 0 to 1. */
  share: number;
  red: boolean;
}

export const isSlow = ({ control }: ClocksView): boolean => (control.move ?? 0) >= SLOW;

/** Return the end of a seat's current days off, or null. */
export const offUntil = (clock: SeatClockView, now: number): number | null =>
  clock.days_off.find(({ start, end }) => start <= now && now < end)?.end ?? null;

/** Return the remaining time of a seat. Days off do not count. */
export function leftOf(clocks: ClocksView, seat: number, now: number): Left {
  const { move, game, since, days_off } = clocks.seats[seat]!;
  let spent = 0;
  if (since !== null) {
    const off = days_off.map(({ start, end }) => Math.max(0, Math.min(end, now) - Math.max(start, since)));
    spent = Math.max(0, now - since - off.reduce((sum, one) => sum + one, 0));
  }
  const left = { move: Math.max(0, move - spent), game: Math.max(0, game - Math.max(0, spent - move)) };
  const ofMove = clocks.control.move !== null && (left.move > 0 || clocks.control.game === null);
  const shown = ofMove ? left.move : left.game;
  const whole = (ofMove ? clocks.control.move : clocks.control.game) ?? 1;
  const red = since !== null && left.move + left.game <= (isSlow(clocks) ? RED.slow : RED.live);
  return { ...left, shown, ofMove, share: Math.min(1, shown / whole), red };
}

/** Return a time as a clock shows it: minutes and seconds, or hours, or days. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
  return whole < 2 * DAY ? t('clock-hours', { count: Math.floor(whole / HOUR) }) : t('clock-days', { count: Math.floor(whole / DAY) });
}

/** Return a time in words: days, hours and minutes, or minutes. */
export function timeText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (seconds >= 2 * DAY) {
    const whole = Math.ceil(seconds / HOUR);
    const days = t('clock-days', { count: Math.floor(whole / 24) });
    return whole % 24 > 0 ? `${days} ${t('clock-hours', { count: whole % 24 })}` : days;
  }
  if (seconds < HOUR) return t('clock-minutes', { count: minutes });
  const rest = minutes % 60;
  const hours = t('clock-hours', { count: Math.floor(minutes / 60) });
  return rest > 0 && seconds < DAY ? `${hours} ${t('clock-minutes', { count: rest })}` : hours;
}

/** Return the weekday and the time of something, in the zone of this device. */
export const dayAndTime = (at: number): string => dateText(at, { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** Return a time control in words. */
export function controlText({ move, game, bonus }: { move: number | null; game: number | null; bonus: number }): string {
  if (move !== null && move >= SLOW) return t('control-days', { count: Math.round(move / DAY) });
  const parts: string[] = [];
  if (move !== null) parts.push(t('control-move', { time: timeText(move) }));
  if (game !== null) parts.push(t(bonus > 0 ? 'control-game-bonus' : 'control-game', { time: timeText(game), bonus }));
  return parts.join(', ');
}
