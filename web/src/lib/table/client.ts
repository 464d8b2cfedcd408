import { show, type Sprite } from '../art/art.svelte.ts';
import type { OwnClient } from './game.ts';
import type { Table } from './sync/table.svelte.ts';

/** What a game says of itself; how its pictures are fetched and its hand is made is the same for all. */
type Own<V, H> = Omit<OwnClient<V, H>, 'art' | 'endArt' | 'begin'> & {
  pictures?: Sprite[];
  endPictures?: Sprite;
  Hand?: new (table: Table<V>) => H;
};

/**
 * What a game brings, as tables know it: they hand a game its own views and its own hand, whatever
 * these are. What it leaves out stays plain.
 */
export function gameClient<V, H>(own: Own<V, H>): OwnClient {
  const { pictures, endPictures, Hand } = own;
  const made: OwnClient<V, H> = {};
  if (pictures) made.art = async () => void (await Promise.all(pictures.map(show)));
  if (endPictures) made.endArt = () => show(endPictures);
  if (Hand) made.begin = (table) => new Hand(table);
  // Assigned, not copied: what a game computes anew each time must stay so.
  return Object.assign(own, made) as unknown as OwnClient;
}
