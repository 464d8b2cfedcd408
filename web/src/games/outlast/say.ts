import { t } from '$lib/words.svelte.ts';
import { DIRECTION_NAMES, LETTERS, type Meeple, type Tile } from './types.ts';

export const shortDirection = (direction: number): string => t(`direction-short-${DIRECTION_NAMES[direction] ?? 'E'}`);

/** Return the shared meals on a tile, and how many meeples share them. */
export function pot(people: Meeple[], tile: number): { meals: number; mouths: number; who: Meeple[] } {
  const who = people.filter((meeple) => meeple.tile === tile);
  return { meals: who.reduce((sum, { prey }) => sum + prey, 0), mouths: who.length, who };
}

/** Return the name on an uncovered tile. Homes have their people's letter: seats have them in tile order (LA-SET-3). */
export function tileName(tile: Tile | undefined, tiles: Tile[]): string {
  if (!tile?.terrain) return '';
  const homes = tile.terrain === 'home' ? tiles.filter(({ terrain }) => terrain === 'home') : [];
  return t(`ui-name-${tile.terrain}`, { letter: LETTERS[homes.findIndex(({ number }) => number === tile.number)] ?? '' });
}

/** Return where a tile is, in words that follow a name: "in the Thicket". */
export const whereabouts = (tile: Tile | undefined): string => (tile ? t('tile-in', { terrain: tile.terrain ?? 'unknown', number: tile.number }) : '');

/** Return who would starve: the certain ones by name, the others as "one of C1, C6". */
export function hungry(people: Meeple[]): string {
  const certain: string[] = [];
  const some: string[] = [];
  for (const tile of new Set(people.map((meeple) => meeple.tile))) {
    const { meals, mouths, who } = pot(people, tile);
    const names = who.map(({ id }) => id);
    if (meals >= mouths) continue;
    if (meals === 0) certain.push(...names);
    else some.push(t('ui-hungry-some', { count: mouths - meals, names: names.join(', ') }));
  }
  return new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format([...certain, ...some]);
}
