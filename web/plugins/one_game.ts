import type { Plugin } from 'vite';

/** Return a Vite plugin that leaves only one game in the client. */
export function oneGame(game: string): Plugin {
  return {
    name: 'one-game',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.ts') && code.includes('games/*/') ? code.replaceAll('games/*/', `games/${game}/`) : null),
  };
}
