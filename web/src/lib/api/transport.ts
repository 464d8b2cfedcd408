/** What answers the client's requests: the server (`server.ts`), or Python in the page (`../offline/transport.ts`). */
export interface Transport {
  /** Whether there is no server: everything is played and kept in this browser. */
  readonly here: boolean;
  /** Where a server is, for those who need one. */
  readonly server: string | null;
  /** Ask at an address of the interface, as `fetch` would. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A line to a table. The tokens of others who play at this screen tell the server that they are here. */
  line(table: string, token: string, others: string[]): Line;
  /** Where a file lies that can be taken home by a link, if it can. */
  file(path: string): string;
  /** A table of this game may be opened soon: have at hand what that needs. */
  expect?(game: string): void;
  /** What this browser lacks, by names that there are sentences for. */
  missing(): Promise<string[]>;
}

/** A line, as far as a WebSocket is needed for one. */
export interface Line {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** A line that is open, in the numbers of WebSockets. */
export const OPEN = 1;
