import type { GameProfile } from '$lib/profile/milestones.ts';
import type { View } from './types.ts';

const HARDEST = ['very_hard', 'ridiculous'];

const profile: GameProfile<View> = {
  milestones: {
    'whole-city': ({ won, view }) => won && view.settlements.every(({ overrun }) => !overrun),
    'very-hard': ({ won, view }) => won && HARDEST.includes(String(view.options.difficulty)),
  },
  // Teams of Wanderers won 52 of 100 games on Normal and Hard.
  even: 22.2,
};
export default profile;
