import type { Voyage } from '$lib/voyages/voyage.ts';
import type { View } from './types.ts';

/** Options that make the game easier belong to Simple Outbreak, which is no part of the season. */
const WHOLE = { low_levels: 'off', no_icons: 'off', no_exp: 'off', no_fortune: 'off', start_exp: '0' };
const DIFFICULTIES = ['normal', 'hard', 'very_hard', 'ridiculous'];

const voyage: Voyage<View> = {
  layout: 'season',
  stops: DIFFICULTIES.map((difficulty) => ({ id: difficulty, options: { difficulty, ...WHOLE } })),
  goals: ['city'],
  name: ({ id }) => `value-difficulty-${id}`,
  note: ({ id }) => `preset-${id === 'normal' ? 'standard' : id}-note`,
  score({ view }) {
    const won = view.outcome === 'won';
    return { won, at: view.day, goals: won ? [0] : [], facts: { outcome: view.outcome, destroyed: view.destroyed } };
  },
  art: async () => ({ Mark: (await import('./Skulls.svelte')).default, Backdrop: (await import('./Siege.svelte')).default }),
};
export default voyage;
