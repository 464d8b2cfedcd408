import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../src');
const GAMES = join(SOURCES, 'games');

const files = (readdirSync(SOURCES, { recursive: true }) as string[])
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => join(SOURCES, file));

/** Return what a module imports from the client, types included. */
function imports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^\s*(?:import|export)\b[^;'"]*?['"](\.[^'"?]*|\$lib\/[^'"?]*)['"]/gm);
  return [...found].map(([, path]) => (path!.startsWith('.') ? resolve(dirname(file), path!) : join(SOURCES, path!.slice(1))));
}

/** Return a cycle of imports, or null. */
function circle(): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file) || !files.includes(file)) return null;
    for (const next of imports(file)) {
      const found = walk(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const found = walk(file, []);
    if (found) return found.map((one) => relative(SOURCES, one));
  }
  return null;
}

describe('the house', () => {
  it('has no modules that import each other in a circle', () => {
    expect(circle()).toBeNull();
  });

  it('keeps the colours of a game in its theme', () => {
    const RAW = /(?<![\w&])#[0-9a-f]{3,8}\b(?![\w-])|\brgba?\(/i;
    const raw = files
      // Drawings have colours of their own, like SVG files.
      .filter((file) => file.startsWith(GAMES) && !file.includes('/drawings/'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) => (RAW.test(line) ? [`${relative(GAMES, file)}:${index + 1} ${line.trim()}`] : [])),
      );
    expect(raw).toEqual([]);
  });

  it('lets the plain board set only its own table', () => {
    // Its styles apply at every table; a selector for a class of a game's own board would change that board.
    const about = files
      .filter((file) => file.startsWith(join(SOURCES, 'lib/generic')))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/:has\(([^)]*)\)/g)].map(([, inside]) => inside!));
    expect(about).not.toEqual([]);
    expect(about.filter((inside) => !inside.includes('.plain-'))).toEqual([]);
  });

  it('lets no game know another', () => {
    const known = files
      .filter((file) => file.startsWith(GAMES))
      .flatMap((file) => {
        const home = join(GAMES, relative(GAMES, file).split('/')[0]!);
        return imports(file)
          .filter((path) => path.startsWith(GAMES) && !path.startsWith(`${home}/`))
          .map((path) => `${relative(GAMES, file)} imports ${relative(GAMES, path)}`);
      });
    expect(known).toEqual([]);
  });
});
