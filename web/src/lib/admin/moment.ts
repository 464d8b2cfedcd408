import { dateText } from '../dates.ts';

/** Run an action of the host, and return whether it worked. */
export type Run = (work: () => Promise<void>) => Promise<boolean>;

/** Return a moment in seconds since 1970 as a date and a time. */
export const moment = (at: number): string => dateText(at, { dateStyle: 'medium', timeStyle: 'short' });
