import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?lobby';
/** What the lobby says of a game: its title, its presets, its options. */
const SAID = /^(game|preset|option|value)-/;

/**
 * `import text from 'text/en.ftl?lobby'` gives those of a game's words that the lobby says, because
 * it shows all games at once, and what is said at their tables is twenty times as long.
 */
export function lobbyWords(): Plugin {
  return {
    name: 'lobby-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return;
      // A message begins at the margin and goes on in lines that do not.
      const messages = readFileSync(id.slice(0, -QUERY.length), 'utf8').match(/^[a-z][^\n]*(\n([ \t}][^\n]*)?(?=\n))*/gm) ?? [];
      return `export default ${JSON.stringify(messages.filter((message) => SAID.test(message)).join('\n'))}`;
    },
  };
}
