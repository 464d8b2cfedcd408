import type { OutlastPreviewLine } from '$lib/api/types.ts';
import { t } from '$lib/words.svelte.ts';
import { DIRECTION_NAMES, GOODS, STRUCTURES, type Meeple, type Move, type Tile } from './types.ts';

const nameOf = (direction: number) => DIRECTION_NAMES[direction] ?? 'E';
export const shortDirection = (direction: number): string => t(`direction-short-${nameOf(direction)}`);

/** A tile as a place in a sentence: `in` the Forest, `to` the Forest. */
const placed = (tile: Tile | undefined, way: 'in' | 'to', number: number): string =>
  t(`tile-${way}`, { terrain: tile?.terrain ?? 'unknown', number });

/** What a move is called on its own, such as "C2 hunts". */
export function moveTitle(move: Move, tiles: Map<number, Tile>): string {
  const { args, preview } = move;
  const tile = args.tile ?? preview.tile ?? 0;
  return t(`choice-${move.kind}`, {
    meeple: preview.meeple ?? '',
    target: preview.target ?? '',
    structure: STRUCTURES[args.structure ?? 0] ?? '',
    goods: GOODS[args.goods ?? 0] ?? '',
    amount: args.amount ?? 0,
    direction: t(`direction-${nameOf(args.direction ?? 0)}`),
    tile: placed(tiles.get(tile), move.kind === 'at' ? 'in' : 'to', tile),
  });
}

export const percent = (chance: number): string => t('percent', { value: Math.round(chance * 100) });

/** A line of a preview in words; what changes in numbers stands apart from its label. */
export function lineText(line: OutlastPreviewLine): { label: string; change: string } {
  const args = line.args ?? {};
  const text = t(line.key, args);
  const at = 'after' in args ? text.lastIndexOf(': ') : -1;
  return at < 0 ? { label: text, change: '' } : { label: text.slice(0, at), change: text.slice(at + 2) };
}

/** The companions' pot on a meeple's tile: how many meals for how many mouths. */
export function pot(people: Meeple[], tile: number): { meals: number; mouths: number; who: Meeple[] } {
  const who = people.filter((meeple) => meeple.tile === tile);
  return { meals: who.reduce((sum, { prey }) => sum + prey, 0), mouths: who.length, who };
}

/** Where a tile is, in words that follow a name: "in the Thicket". */
export const whereabouts = (tile: Tile | undefined): string => (tile ? placed(tile, 'in', tile.number) : '');

/** Who would starve: the certain ones by name, the others as "one of C1, C6". */
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
