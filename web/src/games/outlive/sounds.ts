import type { EventView } from '../../lib/api/types.ts';
import type { Sound, Timbre } from '../../lib/sound/synth.ts';

/** The sound of each event. */
const SOUNDS: Partial<Record<string, Sound>> = {
  gained: 'gain',
  harvested: 'gain',
  caught: 'gain',
  built: 'gain',
  repaired: 'gain',
  settled: 'arrival',
  recruited: 'arrival',
  'survivor-boarded': 'arrival',
  'lost-token': 'loss',
  'gauge-rose': 'loss',
  pressed: 'danger',
  'event-flipped': 'danger',
  'lost-survivor': 'death',
  'room-fell': 'death',
};

export const sound = ({ kind }: EventView): Sound | null => SOUNDS[kind] ?? null;

export const timbre: Timbre = { wave: 'square', shift: -8, ring: 0.8 };
