import { t } from '../words.svelte.ts';

/** The time zone of this browser. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const at = (seconds: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(t('locale'), options).format(new Date(seconds * 1000));

/** A day in full, such as Thursday, 19 November. */
export const longDay = (seconds: number): string => at(seconds, { weekday: 'long', day: 'numeric', month: 'long' });
/** A day and a time, such as Thu 19 Nov, 20:00. */
export const shortDay = (seconds: number): string =>
  at(seconds, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
/** The day of an evening, such as 19 Nov, for the head of a column. */
export const column = (seconds: number): string => at(seconds, { day: 'numeric', month: 'numeric' });

/** A moment as fields for a date and a time of day have it. */
export function asTyped(date: Date): { day: string; time: string } {
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** What was typed into them, in seconds since 1970; null if it is no date. */
export function typed(day: string, time: string): number | null {
  const moment = new Date(`${day}T${time || '20:00'}`).getTime();
  return Number.isNaN(moment) ? null : moment / 1000;
}

/** The same weekday and time next week, at eight in the evening for the first date. */
export function nextDate(last: number | null): Date {
  const date = last === null ? new Date() : new Date(last * 1000);
  if (last === null) date.setHours(20, 0, 0, 0);
  do date.setDate(date.getDate() + 7);
  while (date.getTime() < Date.now());
  return date;
}
