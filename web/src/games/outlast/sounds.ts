import type { EventView } from '../../lib/api/types.ts';
import type { Sound, Timbre } from '../../lib/sound/synth.ts';

/** The sound of each event. */
const SOUNDS: Partial<Record<string, Sound>> = {
  hunted: 'die',
  'fought-wolf': 'die',
  'fight-rolled': 'die',
  gathered: 'gain',
  built: 'gain',
  took: 'gain',
  arrived: 'arrival',
  died: 'death',
  eliminated: 'death',
  'wolf-ate': 'danger',
  'wolf-born': 'danger',
};

export const sound = ({ kind }: EventView): Sound | null => SOUNDS[kind] ?? null;

export const timbre: Timbre = { wave: 'triangle', shift: -3, ring: 1.3 };
