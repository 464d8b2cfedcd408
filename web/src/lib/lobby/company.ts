import { t } from '../words.svelte.ts';
import type { SeatRole, Setup } from './setup.svelte.ts';

/** Return names as a list in a sentence. */
export const list = (names: string[]): string => new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(names);

/** The most bots that are named; more are counted. */
const NAMED = 2;

/** Return in words who plays at the new table beside the viewer: friends, people here, or bots. */
export function company({ game, seats }: Pick<Setup, 'game' | 'seats'>): string {
  const count = (role: SeatRole) => seats.filter((seat) => seat.role === role).length;
  if (count('friend') > 0) return t('play-friends', { count: count('friend') });
  if (count('here') > 0) return t('play-here', { count: count('here') + 1 });
  const bots = seats.filter(({ role }) => role === 'bot').map(({ name }) => name);
  if (bots.length === 0) return t('play-alone');
  const side = game.team ? 'together' : 'against';
  return bots.length > NAMED ? t(`play-${side}-many`, { count: bots.length }) : t(`play-${side}`, { names: list(bots) });
}
