// Turns the server's models into TypeScript: `src/lib/api/types.ts` (messages and views) and
// `src/lib/api/numbers.ts` (how each game numbers its moves, what its events carry, and the names,
// counts and limits of its content).
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const venv = at('../../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const printed = execFileSync(python, ['-m', 'holdfast.server.schema'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  env: { ...process.env, PYTHONPATH: at('../../src') },
});
const { 'x-games': games, ...schema } = JSON.parse(printed);

const NOTE = '/* Generated from the Python models by `npm run types`. */\n';
const types = await compile({ ...schema, type: 'object', additionalProperties: false }, 'Holdfast', {
  additionalProperties: false,
  bannerComment: NOTE,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  format: false,
});

const union = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never';
const events = Object.entries(games).map(([game, { events }]) => {
  const title = game[0].toUpperCase() + game.slice(1);
  const kinds = Object.entries(events).map(
    ([kind, args]) => `  | { seq: number; kind: '${kind}'; args: Record<${union(args)}, number> }`,
  );
  return `export type ${title}Event =\n${kinds.join('\n') || '  never'};\n`;
});
const each = (part) => Object.fromEntries(Object.entries(games).map(([game, parts]) => [game, parts[part]]));
const constant = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

writeFileSync(at('../src/lib/api/types.ts'), types);
writeFileSync(
  at('../src/lib/api/numbers.ts'),
  [NOTE, constant('MOVES', each('moves')), constant('CONTENT', each('content')), ...events].join('\n'),
);
