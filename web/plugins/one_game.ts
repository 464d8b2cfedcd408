import type { Plugin } from 'vite';

/** Leave all games but one out: where the client looks for those that there are, it finds only this one. */
export function oneGame(game: string): Plugin {
  return {
    name: 'one-game',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.ts') && code.includes('games/*/') ? code.replaceAll('games/*/', `games/${game}/`) : null),
  };
}
