import { show, type Sprite } from '../art/art.svelte.ts';
import type { GameClient } from './game.ts';
import type { Table } from './table.svelte.ts';

/** What a game says of itself; how its pictures are fetched and its hand is made is the same for all. */
type Own<V, H> = Omit<GameClient<V, H>, 'art' | 'endArt' | 'begin'> & {
  pictures: Sprite[];
  endPictures: Sprite;
  Hand: new (table: Table<V>) => H;
};

/** A game as tables know it. They hand a game its own views and its own hand, whatever these are. */
export function gameClient<V, H>(own: Own<V, H>): GameClient {
  // Assigned, not copied: what a game computes anew each time must stay so.
  const client: GameClient<V, H> = Object.assign(own, {
    art: async () => void (await Promise.all(own.pictures.map(show))),
    endArt: () => show(own.endPictures),
    begin: (table: Table<V>) => new own.Hand(table),
  });
  return client as unknown as GameClient;
}
