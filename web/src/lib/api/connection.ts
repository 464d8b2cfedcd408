import { transport } from '$transport';
import { after, command, loadChat, Refused, whole, type Command } from './http.ts';
import { OPEN, type Line } from './transport.ts';
import type { Problem, TableView, ChatView } from './types.ts';
import { Updates, type Incoming } from './updates.ts';

export type Link = 'connecting' | 'live' | 'polling' | 'lost' | 'refused';

export interface Listener {
  /** A message about the table came in. */
  message(message: TableView | ChatView | Problem): void;
  /** The state of the line changed. */
  link(link: Link): void;
  /** What time it is at the server, and what it was here then, both in seconds. */
  time?(at: number, here: number): void;
  /** The newest sequence number that is known here, or null. */
  known(): number | null;
  /** The last line of chat that is known here, or null where nobody talks. */
  heard(): number | null;
  /** The tokens of others who play at this screen. */
  others?(): string[];
}

/** How long it waits, in milliseconds. */
const WAIT = {
  /** Before it connects again: at first, and at most. */
  first: 400,
  longest: 8000,
  /** Between two requests while there is no socket. */
  poll: 1500,
  /** Between two requests for each other player at this screen, who counts as present for a minute after one. */
  visit: 20_000,
  /** For an answer to something that was sent; then the socket is given up. */
  answer: 12_000,
  /** For any message; then it asks whether the server is still there. */
  quiet: 25_000,
  /** For more messages to handle together: bots may move faster than a screen is drawn. */
  more: 100,
};
/** The code with which the server closes a socket because the same person has opened a newer window. */
const REPLACED = 4008;
/** The number of failures in a row after which HTTP replaces the socket. */
const PATIENCE = 2;

/**
 * The line to a table. A socket while one can be had; plain requests for "everything after n" while
 * not; it keeps trying to get back to the socket, waiting longer each time.
 */
export class Connection {
  #socket: Line | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #received: string[] = [];
  #updates = new Updates();
  #telling: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #pinged = 0;
  #visited = 0;

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly listener: Listener,
  ) {
    listener.link('connecting');
    this.#connect();
  }

  send(what: Command): void {
    if (this.#socket?.readyState === OPEN) {
      this.#socket.send(JSON.stringify(what));
      this.#answer ??= setTimeout(() => this.#again(), WAIT.answer);
    } else void this.#request(() => command(this.table, this.token, what));
  }

  /** Try again at once, for instance when the laptop was opened again. */
  wake(): void {
    if (this.#closed) return;
    // A line may look open long after it has gone, for instance where a laptop was asleep.
    if (this.#socket?.readyState === OPEN) return this.#ping();
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#poll);
    clearTimeout(this.#telling);
    this.#answered();
    this.#socket?.close();
  }

  /** Ask whether the line still leads to the server: nobody else tells where it has gone. */
  #ping(): void {
    this.#pinged = Date.now();
    this.send({ type: 'ping' });
  }

  /** Something has come, or the line has ended: nothing is waited for any more. */
  #answered(): void {
    clearTimeout(this.#answer);
    clearTimeout(this.#quiet);
    this.#answer = undefined;
  }

  /** Something has come on a line that is open: the next silence begins. */
  #heard(): void {
    this.#answered();
    this.#quiet = setTimeout(() => this.#ping(), WAIT.quiet);
  }

  /** Nobody has answered: another line will show what has become of it. */
  #again(): void {
    this.listener.link('connecting');
    this.#connect();
  }

  /** Tell all that has come, and what comes now a little later, in one go. */
  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = this.#received.length > 0 ? setTimeout(() => this.#tell(), WAIT.more) : undefined;
    // One by one: if the listener fails, the remaining messages are handled next time.
    for (let text = this.#received.shift(); text !== undefined; text = this.#received.shift()) {
      const message = this.#updates.read(JSON.parse(text) as Incoming);
      if (this.#closed || message === null) continue;
      if (message === 'gap') this.send({ type: 'resync' });
      else if (message.type !== 'pong') this.listener.message(message as TableView | ChatView | Problem);
      // The answer was written half way between question and answer, as near as can be known.
      else if ('at' in message) this.listener.time?.(message.at, (this.#pinged + Date.now()) / 2000);
    }
  }

  #connect(): void {
    this.#answered();
    this.#received = [];
    this.#updates = new Updates();
    this.#socket?.close();
    const socket = transport.line(this.table, this.token, this.listener.others?.() ?? []);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      clearTimeout(this.#poll);
      this.#heard();
      this.listener.link('live');
    };
    socket.onmessage = ({ data }) => {
      // What an earlier line still had to tell, the present one has told from the beginning.
      if (this.#closed || socket !== this.#socket) return;
      this.#heard();
      this.#received.push(String(data));
      if (this.#telling === undefined) this.#tell();
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#tell();
      this.#answered();
      if (code === REPLACED) {
        // To come back at once would only drive another window out: plain requests will do.
        void this.#look();
        return;
      }
      this.#failures += 1;
      const wait = Math.min(WAIT.longest, WAIT.first * 2 ** (this.#failures - 1));
      this.#retry = setTimeout(() => this.#connect(), wait);
      if (this.#failures === 1) this.listener.link('connecting');
      if (this.#failures === PATIENCE) void this.#look();
    };
  }

  /** One look over HTTP, and another one a little later while the socket is away. */
  async #look(): Promise<void> {
    const known = this.listener.known();
    const fine = await this.#request(() =>
      known === null ? whole(this.table, this.token) : after(this.table, this.token, known),
    );
    const heard = this.listener.heard();
    if (fine && heard !== null) await this.#request(() => loadChat(this.table, this.token, heard));
    if (fine && Date.now() - this.#visited >= WAIT.visit) this.#visit();
    if (this.#closed || this.#socket?.readyState === OPEN) return;
    if (fine) this.listener.link('polling');
    this.#poll = setTimeout(() => void this.#look(), WAIT.poll);
  }

  /** Show the server that the others at this screen are here: a socket says it once for all of them. */
  #visit(): void {
    this.#visited = Date.now();
    for (const token of this.listener.others?.() ?? []) {
      after(this.table, token, this.listener.known() ?? 0).catch(() => undefined); // the next visit tries again
    }
  }

  async #request(ask: () => Promise<TableView | ChatView | Problem>): Promise<boolean> {
    try {
      const message = await ask();
      if (!this.#closed) this.listener.message(message);
      return true;
    } catch (error) {
      if (this.#closed) return false;
      const refused = error instanceof Refused ? error : new Refused('failed', String(error));
      const barred = refused.status === 403 || refused.status === 404;
      if (barred) this.close();
      if (refused.status === 0 || barred) this.listener.link(barred ? 'refused' : 'lost');
      if (refused.status !== 0) {
        this.listener.message({ type: 'problem', code: refused.code, message: refused.message });
      }
      return false;
    }
  }
}
