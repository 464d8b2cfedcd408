import type { Stop, Voyage } from '$lib/voyages/voyage.ts';
import type { View } from './types.ts';

const MILD = { climate: 'mild', player_fights: 'off', elimination: 'hearth', length: 'short' };
const PLAIN = { climate: 'normal', wilds: 'asleep', buildings: 'settlements' };
const WILD = { climate: 'harsh', wilds: 'awake', wolf_hunger: 'starves', length: 'long' };

/** Who lives along the way up, each with a winter of their own. */
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

const voyage: Voyage<View> = {
  layout: 'map',
  stops,
  goals: ['win'],
  note: ({ id }) => `voyage-note-${id}`,
  score: ({ view, own }) => ({ won: own.rank === 1, at: view.round, goals: own.rank === 1 ? [0] : [], facts: { points: own.points } }),
  art: async () => ({ Mark: (await import('./drawings/Climber.svelte')).default, Backdrop: (await import('./drawings/Mountain.svelte')).default }),
};
export default voyage;
