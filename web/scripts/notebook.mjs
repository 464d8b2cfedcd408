// Builds the table of a notebook: one page for each game, `dist-notebook/GAME.html`, with everything
// in it. A notebook shows it in a frame, so that neither changes how the other looks.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = at('../dist-notebook');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

for (const game of readdirSync(at('../src/games'))) {
  process.env.HOLDFAST_GAME = game;
  const { output } = await build({ root: at('..'), mode: 'notebook', logLevel: 'error', build: { write: false } });
  const text = (ending) => output.filter(({ fileName }) => fileName.endsWith(ending)).map((file) => file.code ?? file.source);
  const [script, ...more] = text('.js');
  if (!script || more.length > 0) throw new Error(`${game}: the page must be one script, not ${1 + more.length}`);
  const page = [
    '<!doctype html>\n<html lang="en" data-theme="dark">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Holdfast</title>',
    `<style>${text('.css').join('\n').replaceAll('</style', '<\\/style')}</style></head>`,
    `<body><div id="app"></div><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body>\n</html>\n`,
  ];
  writeFileSync(`${folder}/${game}.html`, page.join('\n'));
}
