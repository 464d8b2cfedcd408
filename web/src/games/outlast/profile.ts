import { type GameProfile, neverHappened } from '$lib/profile/milestones.ts';
import type { View } from './types.ts';

const profile: GameProfile<View> = {
  milestones: {
    'no-death': (over) => over.won && neverHappened('died', over),
    harsh: ({ won, view }) => won && view.options.climate === 'harsh',
  },
};
export default profile;
