/**
 * The local host of offline mode: Python in a web worker, which answers the same API as the server. Rooms and tables
 * are those of src/holdfast/offline; rules come from each game's module; bot workers do the searches.
 */
import { Pool } from './bot_workers.ts';
import { Engines } from './engines.ts';
import { TextStorage } from './local_storage.ts';
import type { FromHost, Progress, ToHost } from './messages.ts';
import { fetchSite, filesOf, GoneError, Packs, rowOf, type Files } from './packs.ts';
import { compressedResponse, responseBytes, restore, withoutZeros, type Place } from './snapshot.ts';

/** The interface of src/holdfast/offline/boot.py. */
interface PageHost {
  request(number: number, method: string, path: string, body: Uint8Array, answered: (status: number, text: string) => void): void;
  cancel(number: number): void;
  connect(number: number, table: string, token: string, listener: object): void;
  send(number: number, text: string): void;
  disconnect(number: number): void;
}

/**
 * Options for starting Pyodide: from what is already compiled and loaded, or from a snapshot (`PREPARED` in
 * tools/static_site.py).
 */
interface Start {
  indexURL: string;
  createPyodideModule: unknown;
  lockFileContents: string;
  stdLibURL: Promise<Uint8Array>;
  _compiled: WebAssembly.Module;
  _makeSnapshot?: boolean;
  _loadSnapshot?: (module: Place) => Promise<Uint8Array>;
}

/** The part of Pyodide's interface in use. */
interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, octets: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

const LIBRARY = '/holdfast';
const STANDARD = 'python_stdlib.zip';
const REST = 'rest.zip';
const LOCK = 'pyodide-lock.json';
const SCRIPTS = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'] as const;
/** Cache keys of Python's snapshot for later visits, and of the files it had. */
const SNAPSHOT = 'python/snapshot.bin';
const FILES = 'python/files.bin';
const REFUSED = 'python/snapshot-refused';
/** Requests about a game that need no Python: its rules and its lessons. */
const READING = /^\/games\/(\w+)\/(rules\?lang=(?:en|de)|course(?:\/[\w-]+)?)$/;
/** Requests about puzzles, which have packs of their own. */
const PUZZLES = /^\/games\/(\w+)\/puzzles(?:\/|$)/;

/** Milliseconds without a request or an answer after which the host counts as idle: at a table, and before one is open. */
const QUIET = 3000;
const CHOOSING = 30_000;
let latest = 0;
/** Whether a table was opened. Until then somebody may be choosing a game and its settings. */
let seated = false;
/** Numbers of requests without an answer. */
const open = new Set<number>();

function tell(message: FromHost): void {
  if (message.kind === 'answered' || message.kind === 'received' || message.kind === 'closed') {
    open.delete(message.number);
    latest = performance.now();
  }
  postMessage(message);
}

/** Report that offline mode cannot continue. If the site has a newer version, the files of this one are gone. */
function fail(why: unknown): void {
  tell({ kind: 'failed', why: String(why), gone: why instanceof GoneError });
}

/** Requests that came before Python was ready. */
const early: Parameters<typeof obey>[1][] = [];
/** The packs and their cache, once the list of packs is loaded. */
interface Here {
  packs: Packs;
  cache: Cache | null;
  root: string;
}
let found: (here: Here) => void;
const begun = new Promise<Here>((resolve) => (found = resolve));
let host: PageHost | null = null;
let engines: Engines | null = null;

onmessage = ({ data }: MessageEvent<ToHost>) => {
  latest = performance.now();
  if (data.kind === 'request' || data.kind === 'connect') open.add(data.number);
  else if (data.kind === 'cancel' || data.kind === 'disconnect') open.delete(data.number);
  if (data.kind === 'connect') seated = true;
  if (data.kind === 'begin') void begin(data.root, data.kept).catch(fail);
  else if (data.kind === 'prepare') void prepare(data.root).finally(() => tell({ kind: 'prepared' }));
  else if (data.kind === 'expect') {
    // If it fails, the next request tries again.
    void begun.then(({ packs }) => packs.open(data.game, Boolean(host))).catch(() => undefined);
  } else if (data.kind === 'request' && data.method === 'GET' && READING.test(data.path)) void read(data);
  else if (host) obey(host, data);
  else early.push(data);
};

/** Answer a request about rules or lessons from a pack. */
async function read({ number, path }: { number: number; path: string }): Promise<void> {
  const [, game, name] = READING.exec(path)!;
  try {
    const { packs } = await begun;
    const text = (await packs.open(`reading-${game}`, true)).get(name!);
    if (text) tell({ kind: 'answered', number, status: 200, text: new TextDecoder().decode(text) });
    else tell({ kind: 'answered', number, status: 404, text: JSON.stringify(NO_LESSON) });
  } catch {
    tell({ kind: 'answered', number, status: 404, text: JSON.stringify(NO_GAME) });
  }
}

const NO_GAME = { type: 'problem', code: 'no-such-game', message: 'There is no such game.', seq: null };
const NO_LESSON = { type: 'problem', code: 'no-such-lesson', message: 'There is no such lesson.', seq: null };

function obey(host: PageHost, message: Exclude<ToHost, { kind: 'begin' | 'prepare' | 'expect' }>): void {
  switch (message.kind) {
    case 'request': {
      const { number } = message;
      const ask = () =>
        host.request(number, message.method, message.path, message.body, (status, text) => tell({ kind: 'answered', number, status, text }));
      const game = PUZZLES.exec(message.path)?.[1];
      if (!game) return ask();
      const refuse = () => tell({ kind: 'answered', number, status: 404, text: JSON.stringify(NO_GAME) });
      return void engines!.loadPuzzles(game).then(ask, refuse);
    }
    case 'cancel':
      return host.cancel(message.number);
    case 'connect': {
      const { number } = message;
      return host.connect(number, message.table, message.token, {
        opened: () => tell({ kind: 'opened', number }),
        received: (text: string) => tell({ kind: 'received', number, text }),
        closed: (code: number) => tell({ kind: 'closed', number, code }),
      });
    }
    case 'send':
      return host.send(message.number, message.text);
    case 'disconnect':
      return host.disconnect(message.number);
  }
}

/** Load the site's list of packs, and open the cache that the service worker uses. */
async function site(root: string): Promise<Here> {
  const report = (progress: Progress) => tell({ kind: 'progress', progress });
  const listed = await fetchSite(root, report);
  // Without HTTPS, and in some private windows, there is no cache.
  const cache = await globalThis.caches?.open(`holdfast-${listed.version}`).catch(() => null);
  return { packs: new Packs(root, listed, cache ?? null, report), cache: cache ?? null, root };
}

async function begin(root: string, kept: boolean): Promise<void> {
  const storage = TextStorage.open();
  const here = await site(root);
  found(here);
  const { packs, cache } = here;
  const prepared = await continued(here, kept);
  const python = prepared ?? (await fromTheBeginning(packs));
  const openGame = (game: string) =>
    packs.open(game, true).catch((why: unknown) => {
      if (why instanceof GoneError) fail(why);
      throw why;
    });
  engines = new Engines(openGame, (files) => lay(files, python.FS));
  const openHost = python.runPython(
    `import random, sys; random.seed(); sys.path[:0] = ["${LIBRARY}"]; from holdfast.offline.boot import begin; begin`,
  ) as (page: object) => PageHost;
  const worker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const workers = new Pool(worker, (game) => engines!.compiled(game));
  const opened = openHost({ engines, workers, storage: await storage });
  for (const message of early.splice(0)) obey(opened, message);
  host = opened;
  tell({ kind: 'ready' });
  try {
    if (prepared) useRest(python);
    else await keepAll(here, python);
  } catch (why) {
    // The game works without it. The next visit tries again.
    console.warn(`Not everything is kept: ${String(why)}`);
    return;
  }
  tell({ kind: 'kept', prepared: !cache || Boolean((await cache.match(`${root}${SNAPSHOT}`)) ?? (await cache.match(`${root}${REFUSED}`))) });
}

/** Start Python from the packs. Each step begins once its pack is loaded. */
async function fromTheBeginning(packs: Packs, how: Partial<Start> = {}): Promise<Python> {
  const [scripts, standard, library] = ['python', 'standard', 'library'].map((name) => packs.open(name)) as [Promise<Files>, Promise<Files>, Promise<Files>];
  for (const coming of [standard, library]) coming.catch(() => undefined); // errors are reported where it is awaited
  const files = await scripts;
  const python = await start(files, WebAssembly.compile(files.get(SCRIPTS[2])!), standard, how);
  lay(await library, python.FS);
  return python;
}

/** Start Python from the snapshot of an earlier visit; return null if there is none or it cannot be used. */
async function continued({ cache, root }: Here, kept: boolean): Promise<Python | null> {
  const [snapshot, laid] = await Promise.all([cache?.match(`${root}${SNAPSHOT}`), cache?.match(`${root}${FILES}`)]);
  if (!cache || !snapshot || !laid) return null;
  const address = `${root}python/${SCRIPTS[2]}`;
  // Browsers cache the compiled code of what they fetch themselves, here from the service worker.
  const module = WebAssembly.compileStreaming(kept ? fetch(address) : cache.match(address).then((answer) => answer!));
  const memory = responseBytes(snapshot);
  for (const coming of [module, memory]) coming.catch(() => undefined); // errors are reported where it is awaited
  try {
    const files = filesOf(await responseBytes(laid));
    const python = await start(files, module, Promise.resolve(files), {
      _loadSnapshot: async (place) => restore(await memory, place),
    });
    lay(files, python.FS);
    return python;
  } catch (why) {
    console.warn(`Python starts from the beginning: ${String(why)}`);
    await Promise.all([SNAPSHOT, FILES].map((path) => cache.delete(`${root}${path}`)));
    await cache.put(`${root}${REFUSED}`, new Response(String(why)));
    return null;
  }
}

/** Start Python with its scripts, its compiled module and its standard library. */
async function start(scripts: Files, module: Promise<WebAssembly.Module>, standard: Promise<Files>, how: Partial<Start> = {}): Promise<Python> {
  const [{ loadPyodide }, { default: createPyodideModule }, _compiled] = await Promise.all([
    script(scripts, SCRIPTS[0]), script(scripts, SCRIPTS[1]), module,
  ]); // prettier-ignore
  return (loadPyodide as (options: Start) => Promise<Python>)({
    indexURL: '/',
    createPyodideModule,
    lockFileContents: new TextDecoder().decode(scripts.get(LOCK)),
    stdLibURL: standard.then((files) => files.get(STANDARD)!),
    _compiled,
    ...how,
  });
}

/**
 * Store a snapshot of Python's memory with all imports, for later visits. This takes as long as a start, so a separate
 * worker does it while somebody plays.
 */
async function prepare(root: string): Promise<void> {
  const { packs, cache } = await site(root);
  if (!cache) return;
  const python = await fromTheBeginning(packs, { _makeSnapshot: true });
  const rest = await packs.open('rest');
  lay(rest, python.FS);
  for (const name of packs.names) if (packs.names.includes(`reading-${name}`)) lay(await packs.open(name), python.FS);
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}"); from holdfast.offline.prewarm import prepare; prepare("${LIBRARY}")`);
  const snapshot = withoutZeros(python.makeMemorySnapshot());
  const [scripts, standard, library] = await Promise.all(['python', 'standard', 'library'].map((name) => packs.open(name)));
  const module = scripts!.get(SCRIPTS[2])!;
  const files: Files = new Map([...scripts!, ...standard!, ...library!, ...rest]);
  files.delete(SCRIPTS[2]);
  // Browsers cache the compiled code of a module that is stored uncompressed.
  await cache.put(`${root}python/${SCRIPTS[2]}`, new Response(module, { headers: { 'content-type': 'application/wasm' } }));
  await cache.put(`${root}${FILES}`, compressedResponse(rowOf(files)));
  await cache.put(`${root}${SNAPSHOT}`, compressedResponse(snapshot));
}

/** Download the packs of other games, and what is seldom needed, while somebody plays. */
async function keepAll({ packs }: Here, python: Python): Promise<void> {
  // Wait while the host is busy: a download now would delay requests, or the first decision.
  const isIdle = () => open.size === 0 && performance.now() - latest >= (seated ? QUIET : CHOOSING);
  while (!isIdle()) await new Promise((resolve) => setTimeout(resolve, QUIET / 4));
  for (const name of packs.names) await packs.keep(name);
  lay(await packs.open('rest'), python.FS);
  useRest(python);
}

/** Let Python import the seldom needed modules too. */
function useRest(python: Python): void {
  python.runPython(`import sys; sys.path.append("${LIBRARY}/${REST}")`);
}

/** Import a script of a pack. It comes from memory, since the host has it compressed. */
async function script(files: Files, name: string): Promise<Record<string, unknown>> {
  const address = URL.createObjectURL(new Blob([files.get(name)!], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Write files to Python's file system, without copying them. */
function lay(files: Files, fs: Python['FS']): void {
  const folders = new Set<string>();
  for (const [path, octets] of files) {
    const folder = `${LIBRARY}/${path.slice(0, Math.max(0, path.lastIndexOf('/')))}`;
    if (!folders.has(folder)) fs.mkdirTree(folder);
    folders.add(folder);
    fs.writeFile(`${LIBRARY}/${path}`, octets, { canOwn: true });
  }
}
