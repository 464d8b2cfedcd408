import { rivalVoyage, type Stop } from '$lib/voyages/voyage.ts';
import type { View } from './types.ts';

/** The opponents around the lake, from the forest to the base. */
const stops: Stop[] = [
  { id: 'forest', options: { tribes: 'ready' }, opponents: [{ name: 'Hedda', level: 'beginner' }] },
  { id: 'fair', options: { tribes: 'ready' }, opponents: [{ name: 'Pelle', level: 'wanderer' }] },
  { id: 'dam', options: {}, opponents: [{ name: 'Ragna', level: 'wanderer' }, { name: 'Nils', level: 'wanderer' }] },
  { id: 'mine', options: {}, opponents: [{ name: 'Torben', level: 'settler' }] },
  { id: 'blackwood', options: { placement: 'sequential' }, opponents: [{ name: 'Vera', level: 'settler' }, { name: 'Anton', level: 'settler' }] },
  { id: 'ship', options: {}, opponents: [{ name: 'Yngve', level: 'pathfinder' }] },
  { id: 'silent', options: { placement: 'sequential' }, opponents: [{ name: 'Smilla', level: 'veteran' }] },
  { id: 'base', options: {}, opponents: [{ name: 'Marek', level: 'legend' }, { name: 'Ylva', level: 'veteran' }, { name: 'Jorn', level: 'veteran' }] },
]; // prettier-ignore

export default rivalVoyage<View>(stops, ({ day }) => day, async () => ({
  Mark: (await import('./drawings/Refuge.svelte')).default,
  Backdrop: (await import('./drawings/Wasteland.svelte')).default,
}));
