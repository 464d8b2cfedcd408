import { t } from '../words.svelte.ts';

/** Does something for the host, and returns whether it worked. */
export type Run = (work: () => Promise<void>) => Promise<boolean>;

/** A time in seconds since 1970, as people read it. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(t('locale'), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at * 1000));
