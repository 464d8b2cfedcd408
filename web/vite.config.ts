import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './plugins/licences.ts';
import { oneGame } from './plugins/one_game.ts';
import { site } from './plugins/site.ts';
import { sprite } from './plugins/sprite.ts';
import { words } from './plugins/words.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The build for notebooks: everything in one script. */
const notebook = {
  target: 'es2022',
  outDir: 'dist-notebook',
  assetsInlineLimit: Number.MAX_SAFE_INTEGER,
  cssCodeSplit: false,
  rolldownOptions: { input: at('./src/notebook/main.ts'), output: { codeSplitting: false } },
};

// `--mode site` builds offline mode for a folder of static files; `--mode notebook` builds the table of one game
// (HOLDFAST_GAME) for notebooks, see scripts/notebook.mjs.
export default defineConfig(({ mode }) => ({
  // The service worker for push messages needs a server, which sends them.
  publicDir: mode === 'site' || mode === 'notebook' ? false : 'public',
  base: mode === 'site' ? './' : '/',
  plugins: [
    words(),
    svelte(),
    sprite(at('./src'), mode === 'site'),
    licences(),
    ...(mode === 'site' ? [site()] : []),
    ...(mode === 'notebook' ? [oneGame(process.env.HOLDFAST_GAME!)] : []),
  ],
  worker: { format: 'es' },
  resolve: {
    alias: {
      $lib: at('./src/lib'),
      $transport: at(mode === 'site' ? './src/lib/offline/transport.ts' : './src/lib/api/server.ts'),
    },
    // Tests run components' logic as a browser would.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: mode === 'notebook' ? notebook : {
    target: 'es2022',
    outDir: mode === 'site' ? 'dist-site' : 'dist',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What a table, a replay and a lesson share is one file: many small ones compress badly.
        codeSplitting: { groups: [{ name: 'shared', test: /src\/lib\/(ui|api|art|router|storage|table\/(frame\/(TopBar|LiveRegion|RulesPanel|rules)|prompt\/(WhyNot|ActionsLeft|MainButton|move_numbers)|sync\/wording))\b/ }] },
      },
    },
  },
  server: {
    // The games' texts are beside their rules.
    fs: { allow: [at('.'), at('../src/holdfast/games')] },
    proxy: { '/api': { target: process.env.HOLDFAST_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
