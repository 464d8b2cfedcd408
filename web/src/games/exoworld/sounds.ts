import type { EventView } from '../../lib/api/types.ts';
import type { Sound, Timbre } from '../../lib/sound/synth.ts';

/** The sound of each event. */
const SOUNDS: Partial<Record<string, Sound>> = {
  deployed: 'arrival',
  produced: 'gain',
  repaired: 'gain',
  cured: 'gain',
  'emergency-changed': 'loss',
  'token-placed': 'loss',
  'fell-ill': 'danger',
  'event-revealed': 'danger',
  'scenario-event': 'danger',
  'shut-down': 'death',
};

export const sound = ({ kind }: EventView): Sound | null => SOUNDS[kind] ?? null;

export const timbre: Timbre = { wave: 'sine', shift: 0, ring: 2 };
