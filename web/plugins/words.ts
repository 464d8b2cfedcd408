import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORDS = /\/games\/[^/]+\/text\/\w+\.ftl\?(raw|lobby)$/;
/** A message begins at the margin, and goes on in lines that do not. */
const MESSAGE = /^[a-z][^\n]*\n(?:(?:[ \t}][^\n]*)?\n(?![a-z#]))*(?:[ \t}][^\n]*\n)*/gm;
/** Why a move is hinted at is put into words by the server. */
const REASONS = /^(merit|risk)-/;
/** What the lobby says of a game: its title, its presets, its options. */
const LOBBY = /^(game|preset|option|value)-/;

/**
 * The words of the games: `?raw` without those that no screen says by itself, `?lobby` with those
 * alone that the lobby says, because it shows all games at once, and what is said at their tables is
 * twenty times as long.
 */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const query = WORDS.exec(id)?.[1];
      if (!query) return null;
      const path = id.slice(0, id.indexOf('?'));
      this.addWatchFile(path);
      const text = `${readFileSync(path, 'utf8')}\n`;
      const kept = text.replace(MESSAGE, (message) => {
        return (query === 'lobby' ? LOBBY.test(message) : !REASONS.test(message)) ? message : '';
      });
      return `export default ${JSON.stringify(query === 'lobby' ? kept.replace(/^#.*\n|^\n/gm, '') : kept)}`;
    },
  };
}
