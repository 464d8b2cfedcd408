import type { Stop, Voyage } from '$lib/voyages/voyage.ts';
import type { View } from './types.ts';

/** Planets in the order of their stars and numbers, with their positions on the map. */
const PLANETS: [id: string, planet: string, x: number, y: number][] = [
  ['S01', 'proxima-centauri-b', 13, 78],
  ['S02', 'teegardens-star-b', 22, 57],
  ['S03', 'ross-128-b', 10.5, 37],
  ['S04', 'trappist-1-e', 27, 25],
  ['S05', 'luyten-b', 36, 47],
  ['S06', 'gliese-667-c-c', 45, 71],
  ['S07', 'wolf-1061-c', 56, 46],
  ['S08', 'trappist-1-d', 51.5, 17],
  ['S09', 'tau-ceti-e', 69, 24],
  ['S10', 'lhs-1140-b', 77, 52],
  ['S11', 'trappist-1-f', 70.5, 78],
  ['S12', 'trappist-1-g', 88, 25],
];
/** The least Emergency supply at the end for a star. */
const LEFT = 4;

const stops: Stop[] = PLANETS.map(([id, scenario, x, y]) => ({ id, options: { scenario, training: 'off' }, at: [x, y] }));

const voyage: Voyage<View> = {
  layout: 'map',
  stops,
  goals: ['land', 'emergency', 'modules'],
  name: ({ options }) => `value-scenario-${options.scenario}`,
  note: ({ id }) => `scenario-${id}-note`,
  score({ view }) {
    const won = view.outcome === 'won';
    const emergency = view.emergency.supply;
    const broken = view.locations.filter(({ module, working }) => module !== null && !working).length;
    const short = view.gauges.find(({ raw_level }) => raw_level < 0)?.resource ?? 'none';
    const goals = won ? [0, ...(emergency >= LEFT ? [1] : []), ...(broken === 0 ? [2] : [])] : [];
    return { won, at: view.turn, goals, facts: { emergency, broken, short } };
  },
  art: async () => ({ Mark: (await import('./drawings/Planet.svelte')).default, Backdrop: (await import('./drawings/Starfield.svelte')).default }),
};
export default voyage;
