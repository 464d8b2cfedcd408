import { t } from '../words.svelte.ts';

/** Run an action of the host, and return whether it worked. */
export type Run = (work: () => Promise<void>) => Promise<boolean>;

/** Return a time in seconds since 1970 as date and time. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(t('locale'), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at * 1000));
