import type { Manifest } from '../engine/manifest.ts';

/** Messages from a window to the local host. */
export type ToHost =
  | { kind: 'begin'; root: string; kept: boolean }
  | { kind: 'prepare'; root: string }
  | { kind: 'expect'; game: string }
  | { kind: 'request'; number: number; method: string; path: string; body: Uint8Array }
  | { kind: 'cancel'; number: number }
  | { kind: 'connect'; number: number; table: string; token: string }
  | { kind: 'send'; number: number; text: string }
  | { kind: 'disconnect'; number: number };

/** Messages from the local host to a window. */
export type FromHost =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'ready' }
  | { kind: 'kept'; prepared: boolean }
  | { kind: 'prepared' }
  | { kind: 'failed'; why: string; gone: boolean }
  | { kind: 'answered'; number: number; status: number; text: string }
  | { kind: 'opened'; number: number }
  | { kind: 'received'; number: number; text: string }
  | { kind: 'closed'; number: number; code: number };

/** A game's module, compiled once for all workers. */
export interface Compiled {
  module: WebAssembly.Module;
  manifest: Manifest;
}

/** A request to a bot worker: a question of src/holdfast/offline/local_workers.py, and a position. */
export interface ToThinker {
  game: Compiled | null;
  wanted: string;
  octets: Uint8Array;
}

/** An answer: numbers as JSON, and the bytes of positions. */
export interface Answer {
  text: string;
  octets: Uint8Array;
}

export type FromThinker = Answer | { problem: string };

/** The loaded bytes of the requested packs, and whether the connection is lost. */
export interface Progress {
  parts: { name: string; done: number; size: number }[];
  offline: boolean;
}

/** The version of the site, the address of a server if there is one, and the pieces of each pack with their sizes. */
export interface Site {
  version: string;
  server: string | null;
  packs: Record<string, [path: string, size: number][]>;
}
