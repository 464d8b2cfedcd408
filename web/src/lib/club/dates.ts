import { dateText } from '../dates.ts';

/** Return a date in full, such as Thursday 19 November. */
export const longDay = (seconds: number): string => dateText(seconds, { weekday: 'long', day: 'numeric', month: 'long' });
/** Return a date and a time, such as Thu 19 Nov, 20:00. */
export const shortDay = (seconds: number): string =>
  dateText(seconds, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
/** Return the date of an evening for the head of a column, such as 19 Nov. */
export const column = (seconds: number): string => dateText(seconds, { day: 'numeric', month: 'short' });

/** Return a moment as the values of a date input and a time input. */
export function inputValues(date: Date): { day: string; time: string } {
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** Return the values of these inputs in seconds since 1970; null if they are no date. */
export function parseInputs(day: string, time: string): number | null {
  const moment = new Date(`${day}T${time || '20:00'}`).getTime();
  return Number.isNaN(moment) ? null : moment / 1000;
}

/** Return the same weekday and time of the next week, for the first evening at 20:00. */
export function nextDate(last: number | null): Date {
  const date = last === null ? new Date() : new Date(last * 1000);
  if (last === null) date.setHours(20, 0, 0, 0);
  do date.setDate(date.getDate() + 7);
  while (date.getTime() < Date.now());
  return date;
}
