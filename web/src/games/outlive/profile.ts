import { type GameProfile, neverHappened } from '$lib/profile/milestones.ts';
import type { View } from './types.ts';

const profile: GameProfile<View> = {
  milestones: {
    'no-loss': (over) => over.won && neverHappened('lost-survivor', over),
    repaired: ({ won, view, seat }) => won && view.players.some((one) => one.seat === seat && one.repaired.length > 0 && one.broken.length === 0),
  },
};
export default profile;
