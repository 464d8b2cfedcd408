import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { integrity?: string }>;
}

it('every locked package has a checksum, those of other platforms too', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});
