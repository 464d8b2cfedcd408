import { games, Refused } from '../api/http.ts';
import { home, router } from '../router.svelte.ts';
import { declineLessons, remember } from '../storage.ts';
import { FIRST_GAME } from './first.ts';
import { Setup } from './setup.svelte.ts';

/** Open somebody's first game of a title and go there. If no table can be opened, go to the lobby, which says why. */
export async function beginFirstGame(id: string): Promise<void> {
  declineLessons(id);
  remember('game', id);
  try {
    const game = (await games()).find((one) => one.id === id);
    if (!game) return router.go(home);
    const setup = new Setup(game);
    if (game.presets.some((preset) => preset.id === FIRST_GAME)) setup.choosePreset(FIRST_GAME);
    router.go(await setup.open());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    router.go(home);
  }
}
