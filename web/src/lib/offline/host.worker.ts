/**
 * The local host: Python in a worker, which answers what a server answers elsewhere. It has the same rooms and
 * tables (src/holdfast/offline). Rules run in each game's module, and bots in workers of their own.
 */
import { compiled, Engines } from './engines.ts';
import { TextStorage } from './local_storage.ts';
import { takeUp, type Place } from './memory.ts';
import type { FromHost, Site, ToHost } from './messages.ts';
import { Pool } from './bot_workers.ts';

/** What src/holdfast/offline/boot.py offers. */
interface PageHost {
  request(number: number, method: string, path: string, body: Uint8Array, answered: (status: number, text: string) => void): void;
  cancel(number: number): void;
  connect(number: number, table: string, token: string, listener: object): void;
  send(number: number, text: string): void;
  disconnect(number: number): void;
}

/** How Pyodide is to start: with what is compiled and fetched already, and from where it was (`PREPARED` in tools/static_site.py). */
interface Start {
  indexURL: string;
  createPyodideModule: unknown;
  lockFileContents: Promise<string>;
  stdLibURL?: Promise<Uint8Array>;
  _compiled: WebAssembly.Module;
  _libraries: Record<string, WebAssembly.Module>;
  _loadSnapshot?: (module: Place) => Promise<Uint8Array>;
}

/** As much of Pyodide as is used. */
interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, octets: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  _module: { LDSO: { loadedLibsByName: Record<string, unknown> } };
}

const LIBRARY = '/holdfast';
/** The one part of the library that is compiled. */
const CORE = 'core.wasm';
/** What is fetched only where Python cannot go on from where it was. */
const LATER = ['python/python_stdlib.zip', 'python/modules.pack'];
const tell = (message: FromHost) => postMessage(message);
/** What is said before Python is there to hear it. */
const early: Parameters<typeof obey>[1][] = [];
let host: PageHost | null = null;
let engines: Engines;

onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === 'begin') {
    engines = new Engines(data.root);
    void begin(data.root, data.kept).catch((why: unknown) => tell({ kind: 'failed', why: String(why) }));
  } else if (data.kind === 'expect') engines.compiled(data.game).catch(() => undefined); // whoever needs it asks again
  else if (host) obey(host, data);
  else early.push(data);
};

function obey(host: PageHost, said: Exclude<ToHost, { kind: 'begin' | 'expect' }>): void {
  switch (said.kind) {
    case 'request': {
      const { number } = said;
      return host.request(number, said.method, said.path, said.body, (status, text) => tell({ kind: 'answered', number, status, text }));
    }
    case 'cancel':
      return host.cancel(said.number);
    case 'connect': {
      const { number } = said;
      return host.connect(number, said.table, said.token, {
        opened: () => tell({ kind: 'opened', number }),
        received: (text: string) => tell({ kind: 'received', number, text }),
        closed: (code: number) => tell({ kind: 'closed', number, code }),
      });
    }
    case 'send':
      return host.send(said.number, said.text);
    case 'disconnect':
      return host.disconnect(said.number);
  }
}

async function begin(root: string, kept: boolean): Promise<void> {
  if (!kept) watchFetches(root, (await (await fetch(`${root}site.json`)).json()) as Site);
  const storage = TextStorage.open();
  const python = `${root}python/`;
  const script = (name: string) => import(/* @vite-ignore */ `${python}${name}`) as Promise<Record<string, unknown>>;
  const asked = (name: string) => fetch(`${python}${name}`);
  // Python goes on from where it was when the site was built. Everything is fetched and compiled at the same time; what
  // Python's memory is laid into is made while that comes, which is by far the most.
  const started = startedFrom(python, kept);
  const pack = asked('holdfast.pack').then(expanded).then(filesOf);
  const lockFileContents = asked('pyodide-lock.json').then((answer) => answer.text());
  const stdLibURL = asked('rest.zip').then(octetsOf);
  for (const coming of [lockFileContents, stdLibURL, started]) coming.catch(() => undefined); // Pyodide says so later
  const [{ loadPyodide }, { default: createPyodideModule }, _compiled, core, files] = await Promise.all([
    script('pyodide.mjs'), script('pyodide.asm.mjs'), compiled(`${python}pyodide.asm.wasm`), compiled(`${python}${CORE}`), pack,
  ]); // prettier-ignore
  const how = { indexURL: python, createPyodideModule, lockFileContents, _compiled, _libraries: { [CORE]: core } };
  const load = loadPyodide as (options: Start) => Promise<Python>;
  const _loadSnapshot = async (module: Place) => takeUp(await started, module);
  const pyodide = await load({ ...how, stdLibURL, _loadSnapshot }).catch(async (why: unknown) => {
    console.warn(`Python starts from the beginning: ${String(why)}`);
    const modules = filesOf(await expanded(await asked('modules.pack')));
    for (const [path, octets] of modules) files.set(path, octets);
    return load(how);
  });
  // Python has it now, and nobody needs a second one.
  void started.then(({ buffer }) => (buffer as { transfer?(size: number): unknown }).transfer?.(0)).catch(() => undefined);
  lay(files, pyodide.FS);
  const { loadedLibsByName: loaded } = pyodide._module.LDSO;
  for (const path of files.keys()) if (path.endsWith('.so')) loaded[`${LIBRARY}/${path}`] = loaded[CORE];
  const open = pyodide.runPython(
    `import random, sys; random.seed(); sys.path.insert(0, "${LIBRARY}"); from holdfast.offline.boot import begin; begin`,
  ) as (page: object) => PageHost;
  const start = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const workers = new Pool(start, (game) => engines.compiled(game));
  const opened = open({ engines, workers, storage: await storage });
  for (const said of early.splice(0)) obey(opened, said);
  host = opened;
  tell({ kind: 'ready' });
}

/** Python's memory. Where the site is kept it lies there expanded, since that takes longer than all else. */
async function startedFrom(python: string, kept: boolean): Promise<Uint8Array> {
  const whole = kept ? await fetch(`${python}started.bin`) : null;
  return whole?.ok ? octetsOf(whole) : expanded(await fetch(`${python}started.pack`));
}

const octetsOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const expanded = (answer: Response) => octetsOf(new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))));

/** The files of a pack, by the line before them that says how long each is. */
function filesOf(octets: Uint8Array): Map<string, Uint8Array> {
  let at = octets.indexOf(10);
  const sizes = JSON.parse(new TextDecoder().decode(octets.subarray(0, at))) as Record<string, number>;
  at += 1;
  return new Map(Object.entries(sizes).map(([path, size]) => [path, octets.subarray(at, (at += size))]));
}

/** Lay files where Python looks for them; as they are, without a copy. */
function lay(files: Map<string, Uint8Array>, fs: Python['FS']): void {
  const folders = new Set<string>();
  for (const [path, octets] of files) {
    const folder = `${LIBRARY}/${path.slice(0, Math.max(0, path.lastIndexOf('/')))}`;
    if (!folders.has(folder)) fs.mkdirTree(folder);
    folders.add(folder);
    fs.writeFile(`${LIBRARY}/${path}`, octets, { canOwn: true });
  }
}

/**
 * Tell how much of what Python needs has come. Sizes are known beforehand: hosts pack what they send. What is
 * compiled as it comes is left alone, and counted when it is there: browsers keep only what they have fetched themselves.
 */
function watchFetches(root: string, { files }: Site): void {
  const sizes = Object.entries(files).filter(([path]) => path.startsWith('python/') && !LATER.includes(path));
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  const usual = self.fetch.bind(self);
  let done = 0;
  const count = (size: number) => {
    done += size;
    tell({ kind: 'progress', done: Math.min(1, done / whole) });
  };
  self.fetch = async (what, init) => {
    const answer = await usual(what, init);
    const path = (what instanceof Request ? what.url : String(what)).replace(root, '');
    if (host || !path.startsWith('python/') || !answer.ok || !answer.body) return answer;
    if (path.endsWith('.wasm')) {
      count(files[path] ?? 0);
      return answer;
    }
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, stream) {
          count(part.length);
          stream.enqueue(part);
        },
      }),
    );
    return new Response(counted, { headers: answer.headers });
  };
}
