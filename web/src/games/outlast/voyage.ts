import { rivalVoyage, type Stop } from '$lib/voyages/voyage.ts';
import type { View } from './types.ts';

const MILD = { climate: 'mild', player_fights: 'off', elimination: 'hearth', length: 'short' };
const PLAIN = { climate: 'normal', wilds: 'asleep', buildings: 'settlements' };
const WILD = { climate: 'harsh', wilds: 'awake', wolf_hunger: 'starves', length: 'long' };

/** The opponents along the way up, each with options of their own. */
const stops: Stop[] = [
  { id: 'pim', options: MILD, opponents: [{ name: 'Pim', level: 'beginner' }] },
  { id: 'ilse', options: MILD, opponents: [{ name: 'Ilse', level: 'wanderer' }] },
  { id: 'odd', options: { ...PLAIN, length: 'short' }, opponents: [{ name: 'Odd', level: 'wanderer' }] },
  { id: 'tove', options: PLAIN, opponents: [{ name: 'Tove', level: 'settler' }, { name: 'Arne', level: 'settler' }] },
  { id: 'bjorn', options: { buildings: 'workshop' }, opponents: [{ name: 'Bjorn', level: 'settler' }] },
  { id: 'sif', options: PLAIN, opponents: [{ name: 'Sif', level: 'pathfinder' }, { name: 'Liv', level: 'settler' }] },
  { id: 'gerda', options: PLAIN, opponents: [{ name: 'Gerda', level: 'veteran' }] },
  { id: 'ulv', options: WILD, opponents: [{ name: 'Ulv', level: 'legend' }] },
]; // prettier-ignore

export default rivalVoyage<View>(stops, ({ round }) => round, async () => ({
  Mark: (await import('./drawings/Climber.svelte')).default,
  Backdrop: (await import('./drawings/Mountain.svelte')).default,
}));
