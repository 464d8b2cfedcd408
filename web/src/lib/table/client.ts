import { show, type Sprite } from '../art/art.svelte.ts';
import type { OwnClient } from './game.ts';
import type { Table } from './sync/table.svelte.ts';

/** What a game's client provides. How its pictures are loaded and its hand is created is the same for all games. */
type Own<V, H> = Omit<OwnClient<V, H>, 'art' | 'endArt' | 'begin'> & {
  pictures?: Sprite[];
  endPictures?: Sprite;
  Hand?: new (table: Table<V>) => H;
};

/**
 * Return a game's client for the shared table, which passes each game its own types of view and hand. Parts that are
 * left out get the generic version.
 */
export function gameClient<V, H>(own: Own<V, H>): OwnClient {
  const { pictures, endPictures, Hand } = own;
  const made: OwnClient<V, H> = {};
  if (pictures) made.art = async () => void (await Promise.all(pictures.map(show)));
  if (endPictures) made.endArt = () => show(endPictures);
  if (Hand) made.begin = (table) => new Hand(table);
  // Assigned, not copied, so that getters are still evaluated each time.
  return Object.assign(own, made) as unknown as OwnClient;
}
