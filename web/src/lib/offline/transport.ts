import { OPEN, type Line, type Transport } from '../api/transport.ts';
import { lacking, missing } from './browser_support.ts';
import type { FromDesk, ToDesk } from './messages.ts';
import { boot } from './state.svelte.ts';

const CONNECTING = 0;
const CLOSED = 3;
/** Nobody need wait for Python to know which games there are. */
const GAMES = '/games';

/** Milliseconds between the time when everything is kept and the time when later visits are prepared. */
const PREPARE_AFTER = 3000;

/** Where the site lies. */
const root = new URL('.', location.href.replace(/#.*/s, '')).href;

let numbers = 0;
const answers = new Map<number, { resolve(answer: Response): void; reject(why: unknown): void }>();
const lines = new Map<number, PageLine>();
let started: Worker | null = null;

function desk(): Worker {
  if (started) return started;
  const worker = (started = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' }));
  worker.onmessage = ({ data }: MessageEvent<FromDesk>) => hear(data);
  worker.onerror = ({ message }) => fail(message);
  tell({ kind: 'begin', root, kept: Boolean(navigator.serviceWorker?.controller) });
  return worker;
}

/** Have a worker of its own prepare later visits, once nobody waits for this one. */
function prepare(): void {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  const end = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<FromDesk>) => {
    if (data.kind === 'prepared') end();
  };
  worker.onerror = end;
  worker.postMessage({ kind: 'prepare', root } satisfies ToDesk);
}

const tell = (message: ToDesk) => desk().postMessage(message);

function fail(why: string): void {
  boot.failure = why || 'failed';
  boot.keep();
  for (const { reject } of answers.values()) reject(new TypeError(boot.failure));
  answers.clear();
}

function hear(said: FromDesk): void {
  switch (said.kind) {
    case 'progress':
      boot.progress = said.progress;
      return;
    case 'ready':
      boot.ready = true;
      return;
    case 'kept':
      boot.keep();
      if (!said.prepared) setTimeout(prepare, PREPARE_AFTER);
      return;
    case 'prepared':
      return;
    case 'failed':
      return fail(said.why);
    case 'answered': {
      const headers = { 'content-type': 'application/json' };
      answers.get(said.number)?.resolve(new Response(said.text, { status: said.status, headers }));
      answers.delete(said.number);
      return;
    }
    default:
      lines.get(said.number)?.hear(said);
  }
}

/** A line to a table at the desk. */
class PageLine implements Line {
  readyState = CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readonly #number = ++numbers;

  constructor(table: string, token: string) {
    lines.set(this.#number, this);
    tell({ kind: 'connect', number: this.#number, table, token });
  }

  send(text: string): void {
    tell({ kind: 'say', number: this.#number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    tell({ kind: 'hang-up', number: this.#number });
    this.hear({ kind: 'closed', number: this.#number, code: 1000 });
  }

  hear(said: FromDesk): void {
    if (said.kind === 'opened') {
      this.readyState = OPEN;
      this.onopen?.();
    } else if (said.kind === 'said') {
      this.onmessage?.({ data: said.text });
    } else if (said.kind === 'closed') {
      this.readyState = CLOSED;
      lines.delete(this.#number);
      this.onclose?.({ code: said.code });
    }
  }
}

async function octetsOf(body: BodyInit | null | undefined): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', signal } = init;
  if (path === GAMES) {
    // The lobby is there now: what comes before it is needed sooner than Python.
    return fetch(`${root}games.json`).finally(() => setTimeout(begin));
  }
  if (boot.failure) throw new TypeError(boot.failure);
  const body = await octetsOf(init.body);
  const number = ++numbers;
  boot.waiting += 1;
  try {
    return await new Promise<Response>((resolve, reject) => {
      answers.set(number, { resolve, reject });
      signal?.addEventListener('abort', () => {
        answers.delete(number);
        tell({ kind: 'drop', number });
        reject(new DOMException('Nobody waits for this any more.', 'AbortError'));
      });
      tell({ kind: 'ask', number, method, path, body });
    });
  } finally {
    boot.waiting -= 1;
  }
}

/** Start Python before it is needed, if this browser can. */
function begin(): void {
  if (lacking().length === 0) desk();
}

/** Everything is asked of Python in this page. */
export const transport: Transport = {
  here: true,
  server: import.meta.env.VITE_HOLDFAST_SERVER || null,
  ask,
  line: (table, token) => new PageLine(table, token),
  file: () => '',
  expect: (game) => tell({ kind: 'expect', game }),
  missing,
};
