import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a file belongs to. */
const PACKAGE = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(licen[cs]e|copying|notice)/i;

/** The list of all packages of which something is built into the client, with their licences, as `licences.txt`. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved: (config) => void ({ root } = config),
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).flatMap((made) => (made.type === 'asset' ? made.originalFileNames : []));
      const folders = [...this.getModuleIds(), ...assets]
        .flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1] ?? [])
        .map((folder) => resolve(root, folder)) // assets are named from here
        .filter((folder) => existsSync(join(folder, 'package.json')));
      const texts = [...new Set(folders)].map(licence);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.sort().join('\n') });
    },
  };
}

/** The name, the version and the licence of a package, and what its own files say about it. */
function licence(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const files = readdirSync(folder).filter((file) => TEXT.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version}: ${license}`, '', ...texts, ''].join('\n');
}
