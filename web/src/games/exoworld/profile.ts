import type { GameProfile } from '$lib/profile/milestones.ts';
import type { View } from './types.ts';

/** The Emergency supply at the start of a game outside Critical Mode. */
const FULL = 10;

const profile: GameProfile<View> = {
  milestones: {
    untouched: ({ won, view }) => won && view.emergency.supply >= FULL,
    critical: ({ won, view }) => won && view.options.critical_mode === 'on',
  },
  // Teams of Settlers won 55 of 100 games on all twelve planets.
  even: 24.3,
};
export default profile;
