import { words } from '../words.svelte.ts';
import type { Stop, Voyage } from './voyage.ts';

const VOYAGES = import.meta.glob<{ default: Voyage }>('../../games/*/voyage.ts');

const pathOf = (game: string): string => `../../games/${game}/voyage.ts`;

export const hasVoyage = (game: string): boolean => pathOf(game) in VOYAGES;

/** Load the voyage of a game, or return null if it has none. */
export async function voyageOf(game: string): Promise<Voyage | null> {
  return (await VOYAGES[pathOf(game)]?.())?.default ?? null;
}

/** Return the name of a stop: that of its option in the lobby, or those of its opponents. */
export function stopName(game: string, voyage: Voyage, stop: Stop): string {
  // Names of options are written small.
  if (voyage.name) return words.of(game, voyage.name(stop)).replace(/ ★+$/u, '').replace(/^./u, (first) => first.toLocaleUpperCase());
  return new Intl.ListFormat(words.say('locale')).format((stop.opponents ?? []).map(({ name }) => name));
}

/** Return the kind of a voyage, for its title. */
export function kindOf({ layout, stops }: Voyage): 'season' | 'ladder' | 'voyage' {
  return layout === 'season' ? 'season' : stops.some(({ opponents }) => opponents) ? 'ladder' : 'voyage';
}
