import type { EventView } from '../../lib/api/types.ts';
import type { Sound, Timbre } from '../../lib/sound/synth.ts';

/** The sound of each event. */
const SOUNDS: Partial<Record<string, Sound>> = {
  rolled: 'die',
  rerolled: 'die',
  gained: 'gain',
  healed: 'gain',
  restored: 'arrival',
  'settlers-came': 'arrival',
  founded: 'arrival',
  destroyed: 'arrival',
  wounded: 'loss',
  revealed: 'danger',
  'doom-active': 'danger',
  swelled: 'danger',
  overran: 'death',
  'fell-down': 'death',
};

export const sound = ({ kind }: EventView): Sound | null => SOUNDS[kind] ?? null;

export const timbre: Timbre = { wave: 'sawtooth', shift: -10, ring: 0.9 };
