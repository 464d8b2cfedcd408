import { OPEN, type Socket, type Transport } from '../api/transport.ts';
import { lacking, missing } from './browser_support.ts';
import type { FromHost, ToHost } from './messages.ts';
import { boot } from './state.svelte.ts';

const CONNECTING = 0;
const CLOSED = 3;
/** The list of games is a file, so that the lobby need not wait for Python. */
const GAMES = '/games';

/** Milliseconds after everything is cached until later visits are prepared. */
const PREPARE_AFTER = 3000;

/** The address of the site. */
const root = new URL('.', location.href.replace(/#.*/s, '')).href;

let numbers = 0;
const answers = new Map<number, { resolve(answer: Response): void; reject(why: unknown): void }>();
const connections = new Map<number, PageConnection>();
let started: Worker | null = null;

function host(): Worker {
  if (started) return started;
  const worker = (started = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' }));
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data);
  worker.onerror = ({ message }) => fail(message, false);
  tell({ kind: 'begin', root, kept: Boolean(navigator.serviceWorker?.controller) });
  return worker;
}

/** Prepare the files for later visits in a separate worker, once this one is idle. */
function prepare(): void {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  const end = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === 'prepared') end();
  };
  worker.onerror = end;
  worker.postMessage({ kind: 'prepare', root } satisfies ToHost);
}

const tell = (message: ToHost) => host().postMessage(message);

function fail(why: string, gone: boolean): void {
  boot.failure = why || 'failed';
  boot.gone = gone;
  boot.keep();
  for (const { reject } of answers.values()) reject(new TypeError(boot.failure));
  answers.clear();
}

function hear(message: FromHost): void {
  switch (message.kind) {
    case 'progress':
      boot.progress = message.progress;
      return;
    case 'ready':
      boot.ready = true;
      return;
    case 'kept':
      boot.keep();
      if (!message.prepared) setTimeout(prepare, PREPARE_AFTER);
      return;
    case 'prepared':
      return;
    case 'failed':
      return fail(message.why, message.gone);
    case 'answered': {
      const headers = { 'content-type': 'application/json' };
      answers.get(message.number)?.resolve(new Response(message.text, { status: message.status, headers }));
      answers.delete(message.number);
      return;
    }
    default:
      connections.get(message.number)?.hear(message);
  }
}

/** A connection to a table of the local host. */
class PageConnection implements Socket {
  readyState = CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly #number = ++numbers;

  constructor(table: string, token: string) {
    connections.set(this.#number, this);
    tell({ kind: 'connect', number: this.#number, table, token });
  }

  send(text: string): void {
    tell({ kind: 'send', number: this.#number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    tell({ kind: 'disconnect', number: this.#number });
    this.hear({ kind: 'closed', number: this.#number, code: 1000 });
  }

  hear(message: FromHost): void {
    if (message.kind === 'opened') {
      this.readyState = OPEN;
      this.onopen?.();
    } else if (message.kind === 'received') {
      this.onmessage?.({ data: message.text });
    } else if (message.kind === 'closed') {
      this.readyState = CLOSED;
      connections.delete(this.#number);
      this.onclose?.({ code: message.code });
    }
  }
}

async function octetsOf(body: BodyInit | null | undefined): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', signal } = init;
  if (path === GAMES) {
    // The lobby is shown now: its files are needed sooner than Python.
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
        tell({ kind: 'cancel', number });
        reject(new DOMException('Nobody waits for this any more.', 'AbortError'));
      });
      tell({ kind: 'request', number, method, path, body });
    });
  } finally {
    boot.waiting -= 1;
  }
}

/** Start Python before it is needed, if this browser can run it. */
function begin(): void {
  if (lacking().length === 0) host();
}

/** Sends all requests to Python in this browser. */
export const transport: Transport = {
  here: true,
  server: import.meta.env.VITE_HOLDFAST_SERVER || null,
  ask,
  connect: (table, token) => new PageConnection(table, token),
  file: () => '',
  expect: (game) => tell({ kind: 'expect', game }),
  missing,
};
