import { errorText } from '../problems.ts';
import { clientOf, type GameClient } from '../table/game.ts';
import { words } from '../words.svelte.ts';

/** What a page shows that has a list of positions of a game, or one of them on the board: lessons, or puzzles. */
export class Positions<List, Table extends { close: () => void }> {
  list = $state.raw<List | null>(null);
  client = $state.raw<GameClient | null>(null);
  table = $state.raw<Table | null>(null);
  problem = $state('');

  /** Load the texts of the page, its list, and the game. */
  async enter(game: string, texts: Parameters<typeof words.fetch>[0], fetchList: (game: string) => Promise<List>): Promise<void> {
    try {
      await words.fetch(texts);
      // The texts of the game are loaded after the list: a game that does not exist has none.
      const list = await fetchList(game);
      const client = await clientOf(game);
      await Promise.all([words.enter(game), client.art()]);
      [this.client, this.list] = [client, list];
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  /** Show a position once it is fetched. Return the function that closes it. */
  open<View>(fetched: Promise<View>, tableOf: (view: View) => Table): () => void {
    let gone = false;
    fetched.then(
      (view) => {
        if (!gone) this.table = tableOf(view);
      },
      (error: unknown) => {
        if (!gone) this.problem = errorText(error);
      },
    );
    return () => {
      gone = true;
      this.table?.close();
    };
  }
}
