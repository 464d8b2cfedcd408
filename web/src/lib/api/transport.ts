/**
 * What answers the client's requests: the server (`server.ts`), or Python in the browser (`../offline/transport.ts`).
 */
export interface Transport {
  /** Whether there is no server: everything is played and stored in this browser. */
  readonly here: boolean;
  /** The address of a server with what offline mode does not have, or null. */
  readonly server: string | null;
  /** Send a request to the API, like `fetch`. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Open a socket to a table. The tokens of others who play at this screen mark them as present. */
  connect(table: string, token: string, others: string[]): Socket;
  /** Return the address of a file to download; empty if it has none. */
  file(path: string): string;
  /** Preload what a table of this game will need. */
  expect?(game: string): void;
  /** Return the browser features that are missing, as keys of messages. */
  missing(): Promise<string[]>;
}

/** The part of a WebSocket that a connection needs. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The `readyState` of an open socket, as in `WebSocket.OPEN`. */
export const OPEN = 1;
