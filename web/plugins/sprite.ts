import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SCHEME = 'sprite:';

/** Return a drawing as a group that `<use>` can show, with its `viewBox`. */
function piece(path: string, prefix: string): { name: string; box: string; group: string } {
  const name = `${prefix}-${basename(path, '.svg')}`;
  const text = readFileSync(path, 'utf8').trim();
  const [, attributes = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(text) ?? [];
  const box = /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '';
  if (!box) throw new Error(`${path} is not a plain SVG with a viewBox`);
  // Attributes that the drawing sets for all its parts (fill, stroke) go to the group.
  const kept = attributes.replace(/\s(xmlns|viewBox|width|height|preserveAspectRatio)="[^"]*"/g, '');
  return { name, box, group: `<g id="${name}"${kept}>${body}</g>` };
}

/**
 * Return a Vite plugin for sprites. `import art from 'sprite:games/outlast/art/table?outlast'` combines a folder of
 * drawings into one file, which is loaded beside the script; in notebooks it is part of the script, because there are
 * no other files. Drawings are shown by name (`<use href="#outlast-wolf-calm">`) and take their colours from CSS
 * variables.
 * `packed` compresses the file, for hosts that do not: it is a fifth of the size then. Its name has no ending for that,
 * since some hosts would then tell the browser to decompress it.
 */
export function sprite(root: string, packed = false): Plugin {
  let inline = false;
  return {
    name: 'sprite',
    configResolved: (config) => void (inline = config.command === 'serve' || config.mode === 'notebook'),
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return;
      const [folder = '', prefix = ''] = id.slice(SCHEME.length + 1).split('?');
      const pieces = readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.svg'))
        .sort()
        .map((file) => piece(join(root, folder, file), prefix));
      const groups = pieces.map(({ group }) => group).join('');
      const source = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups}</defs></svg>`;
      const url = inline
        ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
        : `import.meta.ROLLUP_FILE_URL_${this.emitFile({
            type: 'asset',
            name: `${prefix}-${basename(folder)}.${packed ? 'bin' : 'svg'}`,
            source: packed ? gzipSync(source, { level: 9 }) : source,
          })}`;
      const boxes = Object.fromEntries(pieces.map(({ name, box }) => [name, box]));
      return `export default { url: ${url}, packed: ${packed && !inline}, boxes: ${JSON.stringify(boxes)} };`;
    },
  };
}
