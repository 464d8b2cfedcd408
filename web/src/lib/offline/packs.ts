import { unpack } from './lzma.ts';
import type { Progress, Site } from './messages.ts';

export type Files = Map<string, Uint8Array<ArrayBuffer>>;

/** The most pieces that are downloaded at once. */
const AT_ONCE = 3;
/** Milliseconds between two tries to download a piece: the first time, and at most. */
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;

interface Piece {
  pack: string;
  path: string;
  size: number;
  resolve(octets: Uint8Array<ArrayBuffer>): void;
  reject(why: unknown): void;
}

/** Thrown when the host does not have a file of this version any more. */
export class GoneError extends Error {}

/**
 * The packs of the site (`tools/static_site.py`), downloaded piece by piece, in the order of the requests.
 * Each piece is cached at once, so that nothing is downloaded twice: neither after a lost connection or a reload, nor
 * by the service worker, which uses the same cache.
 */
export class Packs {
  readonly #fetched = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #opened = new Map<string, Promise<Files>>();
  readonly #queue: Piece[] = [];
  /** Downloaded bytes by pack. */
  readonly #done = new Map<string, number>();
  #busy = 0;
  #offline = false;

  constructor(
    private readonly root: string,
    private readonly site: Site,
    private readonly cache: Cache | null,
    private readonly tell: (progress: Progress) => void,
  ) {}

  get names(): string[] {
    return Object.keys(this.site.packs);
  }

  /** Return the files of a pack. `urgent` packs come before all others. */
  open(name: string, urgent = false): Promise<Files> {
    return this.#once(this.#opened, name, async () => filesOf(unpack(await this.#fetch(name, urgent))));
  }

  /** Download a pack to the cache, without unpacking it. */
  async keep(name: string): Promise<void> {
    await this.#fetch(name, false);
    if (!this.#opened.has(name)) this.#fetched.delete(name); // it is in the cache, and need not be in memory too
  }

  #fetch(name: string, urgent: boolean): Promise<Uint8Array<ArrayBuffer>> {
    if (urgent) this.#hurry(name);
    return this.#once(this.#fetched, name, async () => {
      const pieces = this.site.packs[name];
      if (!pieces) throw new GoneError(`There is no pack ${name}.`);
      this.#done.set(name, 0);
      const coming = pieces.map(
        ([path, size]) =>
          new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => this.#queue.push({ pack: name, path, size, resolve, reject })),
      );
      if (urgent) this.#hurry(name);
      this.#report();
      this.#next();
      return joined(await Promise.all(coming));
    });
  }

  /** Return the promise for a name, made once. A failed one may be made again. */
  #once<T>(known: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
    let found = known.get(name);
    if (!found) {
      found = make();
      known.set(name, found);
      found.catch(() => known.delete(name));
    }
    return found;
  }

  #hurry(name: string): void {
    this.#queue.sort((a, b) => Number(b.pack === name) - Number(a.pack === name));
  }

  #next(): void {
    while (this.#busy < AT_ONCE) {
      const piece = this.#queue.shift();
      if (!piece) return;
      this.#busy += 1;
      void this.#take(piece)
        .then(piece.resolve, piece.reject)
        .finally(() => {
          this.#busy -= 1;
          this.#next();
        });
    }
  }

  async #take(piece: Piece): Promise<Uint8Array<ArrayBuffer>> {
    const address = `${this.root}${piece.path}`;
    const kept = await this.cache?.match(address);
    if (kept) {
      this.#count(piece.pack, piece.size);
      return new Uint8Array(await kept.arrayBuffer());
    }
    let come = 0;
    const octets = await persistently(
      () =>
        fetched(address, piece.size, (size) => {
          come += size;
          this.#count(piece.pack, size);
        }),
      () => {
        this.#offline = true;
        this.#count(piece.pack, -come);
        come = 0;
      },
    );
    this.#offline = false;
    // If there is no space to cache it, the game works all the same.
    await this.cache?.put(address, new Response(octets)).catch(() => undefined);
    return octets;
  }

  #count(pack: string, size: number): void {
    this.#done.set(pack, (this.#done.get(pack) ?? 0) + size);
    this.#report();
  }

  #report(): void {
    const parts = [...this.#done].map(([name, done]) => ({ name, done, size: this.size(name) }));
    this.tell({ parts, offline: this.#offline });
  }

  /** Return the size of a pack in bytes. */
  size(name: string): number {
    return (this.site.packs[name] ?? []).reduce((sum, [, size]) => sum + size, 0);
  }
}

/** Try again until it succeeds, or until the file is gone. `failed` is called after each failure. */
async function persistently<T>(attempt: () => Promise<T>, failed: () => void): Promise<T> {
  for (let wait = SHORTEST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await attempt();
    } catch (why) {
      if (why instanceof GoneError) throw why;
      failed();
      await pause(wait);
    }
  }
}

/** Load the list of packs. A lost connection only delays it, as with the packs. */
export function fetchSite(root: string, tell: (progress: Progress) => void): Promise<Site> {
  const attempt = async () => {
    const answer = await fetch(`${root}site.json`, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`site.json: ${answer.status}`);
    return (await answer.json()) as Site;
  };
  return persistently(attempt, () => tell({ parts: [], offline: true }));
}

async function fetched(address: string, size: number, count: (size: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (answer.status === 404 || answer.status === 410) throw new GoneError(`${address} is gone.`);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const octets = new Uint8Array(size);
  const reader = answer.body.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    octets.set(value, at); // throws if the server sends more than announced
    at += value.length;
    count(value.length);
  }
  if (at !== size) throw new Error(`${address}: ${at} of ${size} bytes`);
  return octets;
}

/** Wait, or until the browser reports that the network is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      resolve();
    };
    addEventListener('online', go);
    setTimeout(go, milliseconds);
  });
}

function joined(pieces: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Return the files of an archive, whose first line has their sizes. */
export function filesOf(octets: Uint8Array<ArrayBuffer>): Files {
  let at = octets.indexOf(10);
  const sizes = JSON.parse(new TextDecoder().decode(octets.subarray(0, at))) as Record<string, number>;
  at += 1;
  return new Map(Object.entries(sizes).map(([path, size]) => [path, octets.subarray(at, (at += size))]));
}

/** Return an archive of files. */
export function rowOf(files: Files): Blob {
  const sizes = JSON.stringify(Object.fromEntries([...files].map(([path, { length }]) => [path, length])));
  return new Blob([`${sizes}\n`, ...files.values()]);
}
