import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a file belongs to. */
const PACKAGE = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(licen[cs]e|copying|notice)/i;

/**
 * Return a Vite plugin that writes `licences.txt`: all packages of which something is built into the client, with their
 * licences.
 */
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
        .map((folder) => resolve(root, folder)) // asset names are relative to the root
        .filter((folder) => existsSync(join(folder, 'package.json')));
      const texts = [...new Set(folders)].map(licence);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.sort().join('\n') });
    },
  };
}

/** Return name, version and licence of a package, with the texts of its own licence files. */
function licence(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const files = readdirSync(folder).filter((file) => TEXT.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version}: ${license}`, '', ...texts, ''].join('\n');
}
