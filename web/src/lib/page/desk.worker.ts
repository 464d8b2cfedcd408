/**
 * The desk: Python in a worker, which answers what the server answers elsewhere. The same rooms and
 * tables, in src/holdfast/page; the rules by each game's module; what is to be thought, by thinkers.
 */
import { Engines } from './engines.ts';
import { Keeper } from './keeper.ts';
import type { FromDesk, Site, ToDesk } from './messages.ts';
import { Pool } from './thinkers.ts';

/** What src/holdfast/page/boot.py offers. */
interface Desk {
  ask(number: number, method: string, path: string, body: Uint8Array, answered: (status: number, text: string) => void): void;
  drop(number: number): void;
  connect(number: number, table: string, token: string, listener: object): void;
  say(number: number, text: string): void;
  hang_up(number: number): void;
}

/** As much of Pyodide as is used. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const LIBRARY = '/holdfast';
const tell = (message: FromDesk) => postMessage(message);
/** What is said before Python is there to hear it. */
const early: ToDesk[] = [];
let desk: Desk | null = null;

onmessage = ({ data }: MessageEvent<ToDesk>) => {
  if (data.kind === 'begin') void begin(data.root).catch((why: unknown) => tell({ kind: 'failed', why: String(why) }));
  else if (desk) obey(desk, data);
  else early.push(data);
};

function obey(desk: Desk, said: ToDesk): void {
  switch (said.kind) {
    case 'ask': {
      const { number } = said;
      return desk.ask(number, said.method, said.path, said.body, (status, text) => tell({ kind: 'answered', number, status, text }));
    }
    case 'drop':
      return desk.drop(said.number);
    case 'connect': {
      const { number } = said;
      return desk.connect(number, said.table, said.token, {
        opened: () => tell({ kind: 'opened', number }),
        said: (text: string) => tell({ kind: 'said', number, text }),
        closed: (code: number) => tell({ kind: 'closed', number, code }),
      });
    }
    case 'say':
      return desk.say(said.number, said.text);
    case 'hang-up':
      return desk.hang_up(said.number);
  }
}

async function begin(root: string): Promise<void> {
  const site = (await (await fetch(`${root}site.json`)).json()) as Site;
  watchFetches(root, site);
  const keeper = Keeper.open();
  const python = `${root}python/`;
  const archive = fetch(`${python}holdfast.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const pyodide = await loadPyodide({ indexURL: python });
  pyodide.unpackArchive(await archive, 'zip', { extractDir: LIBRARY });
  const open = pyodide.runPython(
    `import sys; sys.path.insert(0, "${LIBRARY}"); from holdfast.page.boot import begin; begin`,
  ) as (page: object) => Desk;
  const engines = new Engines(root);
  const start = () => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  const thinkers = new Pool(start, (game) => engines.compiled(game));
  const opened = open({ engines, thinkers, keeper: await keeper });
  for (const said of early.splice(0)) obey(opened, said);
  desk = opened;
  tell({ kind: 'ready' });
}

/** Tell how much of what Python needs has come. Sizes are known beforehand: hosts pack what they send. */
function watchFetches(root: string, { files }: Site): void {
  const sizes = Object.entries(files).filter(([path]) => path.startsWith('python/'));
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  const usual = self.fetch.bind(self);
  let done = 0;
  self.fetch = async (what, init) => {
    const answer = await usual(what, init);
    const path = (what instanceof Request ? what.url : String(what)).replace(root, '');
    if (desk || !path.startsWith('python/') || !answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, stream) {
          done += part.length;
          tell({ kind: 'progress', done: Math.min(1, done / whole) });
          stream.enqueue(part);
        },
      }),
    );
    return new Response(counted, { headers: answer.headers });
  };
}
