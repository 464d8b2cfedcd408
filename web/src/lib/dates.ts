import { t } from './words.svelte.ts';

/**
 * Return the locale for dates: the page's language, with the region from the browser's settings. American English is
 * ignored, since it is the browsers' default: English dates then have the day first, such as 19 Nov 2026.
 */
function locale(): string {
  const language = t('locale');
  const own = navigator.languages.find((one) => one.startsWith(`${language}-`) && one !== 'en-US');
  return own ?? (language === 'en' ? 'en-GB' : language);
}

/** Return a moment in seconds since 1970 as a date or a time in words, by default as a date such as 19 Nov 2026. */
export const dateText = (seconds: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(locale(), options).format(new Date(seconds * 1000));

/** Return the time zone of this browser. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
