import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORDS = /\/games\/[^/]+\/text\/\w+\.ftl\?(raw|lobby)$/;
/** A message: it begins at the margin and continues in indented lines. */
const MESSAGE = /^[a-z][^\n]*\n(?:(?:[ \t}][^\n]*)?\n(?![a-z#]))*(?:[ \t}][^\n]*\n)*/gm;
/** Reasons for a hint, which come from the server as text. */
const REASONS = /^(merit|risk)-/;
/** Texts of a game for the lobby: its title, its presets, its options. */
const LOBBY = /^(game|preset|option|value)-/;

/**
 * Return a Vite plugin for the games' texts: `?raw` without those that no screen uses by itself, `?lobby` with only
 * those that the lobby needs. The lobby shows all games at once, and the other texts are twenty times as long.
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
