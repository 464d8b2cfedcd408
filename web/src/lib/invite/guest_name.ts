import { settings } from '../settings.svelte.ts';
import { t } from '../words.svelte.ts';

/** Return the name to sit down with: one's own, or a guest's name that nobody at the table has. */
export function guestName(seats: { name: string }[] = []): string {
  if (settings.name) return settings.name;
  const guest = t('guest');
  const taken = new Set(seats.map(({ name }) => name));
  let number = 1;
  const name = () => (number === 1 ? guest : `${guest} ${number}`);
  while (taken.has(name())) number += 1;
  return name();
}
