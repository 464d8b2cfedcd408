import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WORDS = /\/games\/[^/]+\/text\/\w+\.ftl\?raw$/;
/** Why a move is hinted at is put into words by the server. A message ends where the next line begins a new one. */
const REASONS = /^(?:merit|risk)-.*\n(?:[ }].*\n)*/gm;

/** The words of the games without those that no screen says by itself: everybody fetches them. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async load(id) {
      if (!WORDS.test(id)) return null;
      const path = id.replace('?raw', '');
      this.addWatchFile(path);
      return `export default ${JSON.stringify((await readFile(path, 'utf8')).replace(REASONS, ''))}`;
    },
  };
}
