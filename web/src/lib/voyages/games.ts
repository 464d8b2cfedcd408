import { words } from '../words.svelte.ts';
import type { Stop, Voyage } from './voyage.ts';

const VOYAGES = import.meta.glob<{ default: Voyage }>('../../games/*/voyage.ts');

const pathOf = (game: string): string => `../../games/${game}/voyage.ts`;

export const hasVoyage = (game: string): boolean => pathOf(game) in VOYAGES;

/** The voyage of a game, if it has one. */
export async function voyageOf(game: string): Promise<Voyage | null> {
  return (await VOYAGES[pathOf(game)]?.())?.default ?? null;
}

/** What a stop is called: as the lobby calls its option, or by those who wait there. */
export function stopName(game: string, voyage: Voyage, stop: Stop): string {
  if (voyage.name) return words.of(game, voyage.name(stop)).replace(/ ★+$/u, '');
  return new Intl.ListFormat(words.say('locale')).format((stop.opponents ?? []).map(({ name }) => name));
}

/** What kind of string it is: for its title. */
export function kindOf({ layout, stops }: Voyage): 'season' | 'ladder' | 'voyage' {
  return layout === 'season' ? 'season' : stops.some(({ opponents }) => opponents) ? 'ladder' : 'voyage';
}
