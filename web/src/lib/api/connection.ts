import { transport } from '$transport';
import { command, loadAfter, loadChat, loadTable, Refused, type Command } from './http.ts';
import { OPEN, type Socket } from './transport.ts';
import type { Problem, TableView, ChatView } from './types.ts';
import { Updates, type Incoming } from './updates.ts';

export type Link = 'connecting' | 'live' | 'polling' | 'lost' | 'refused';

export interface Listener {
  /** Handle a message about the table. */
  message(message: TableView | ChatView | Problem): void;
  /** Handle a change in the state of the connection. */
  link(link: Link): void;
  /** Take the server's time, and the local time at the same moment, both in seconds. */
  time?(at: number, here: number): void;
  /** Return the newest sequence number that is known here, or null. */
  lastSeq(): number | null;
  /** Return the number of the last chat message that is known here, or null without a chat. */
  lastChat(): number | null;
  /** Return the tokens of others who play at this screen. */
  others?(): string[];
}

/** Delays in milliseconds. */
const WAIT = {
  /** Until the next attempt to connect: at first, and at most. */
  first: 400,
  longest: 8000,
  /** Between two HTTP requests while there is no socket. */
  poll: 1500,
  /** Between two requests for each other player at this screen. Each counts as present for a minute after one. */
  visit: 20_000,
  /** Until the socket is given up if nothing answers a message. */
  answer: 12_000,
  /** Until a ping is sent if no message arrives. */
  quiet: 25_000,
  /** Until messages are applied in one batch, since bots may move faster than the screen is drawn. */
  more: 100,
};
/** The code with which the server closes a socket because the same person has opened a newer window. */
const REPLACED = 4008;
/** The number of failures in a row after which HTTP replaces the socket. */
const PATIENCE = 2;

/**
 * The connection to a table: a socket if there is one, otherwise HTTP requests for everything after the last known
 * entry. It keeps trying to reopen the socket, with growing delays.
 */
export class Connection {
  #socket: Socket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #received: string[] = [];
  #updates = new Updates();
  #delivery: ReturnType<typeof setTimeout> | undefined;
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
      this.#answer ??= setTimeout(() => this.#reconnect(), WAIT.answer);
    } else void this.#request(() => command(this.table, this.token, what));
  }

  /** Reconnect at once, for instance when a laptop was opened again. */
  wake(): void {
    if (this.#closed) return;
    // A socket may look open long after it was lost, for instance where a laptop was asleep.
    if (this.#socket?.readyState === OPEN) return this.#ping();
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#poll);
    clearTimeout(this.#delivery);
    this.#stopWaiting();
    this.#socket?.close();
  }

  /** Send a ping to find out whether the socket still reaches the server. Browsers do not report a lost one. */
  #ping(): void {
    this.#pinged = Date.now();
    this.send({ type: 'ping' });
  }

  /** Stop the timers that wait for an answer. */
  #stopWaiting(): void {
    clearTimeout(this.#answer);
    clearTimeout(this.#quiet);
    this.#answer = undefined;
  }

  /** Restart the timer of silence after a message. */
  #restartSilence(): void {
    this.#stopWaiting();
    this.#quiet = setTimeout(() => this.#ping(), WAIT.quiet);
  }

  /** Reconnect, since nobody has answered. */
  #reconnect(): void {
    this.listener.link('connecting');
    this.#connect();
  }

  /** Pass on all received messages. Those that arrive within a short time are passed on together. */
  #deliver(): void {
    clearTimeout(this.#delivery);
    this.#delivery = this.#received.length > 0 ? setTimeout(() => this.#deliver(), WAIT.more) : undefined;
    // One by one: if the listener throws, the remaining messages are handled next time.
    for (let text = this.#received.shift(); text !== undefined; text = this.#received.shift()) {
      const message = this.#updates.read(JSON.parse(text) as Incoming);
      if (this.#closed || message === null) continue;
      if (message === 'gap') this.send({ type: 'resync' });
      else if (message.type !== 'pong') this.listener.message(message as TableView | ChatView | Problem);
      // The server's time is taken as that of the middle between ping and pong.
      else if ('at' in message) this.listener.time?.(message.at, (this.#pinged + Date.now()) / 2000);
    }
  }

  #connect(): void {
    this.#stopWaiting();
    this.#received = [];
    this.#updates = new Updates();
    this.#socket?.close();
    const socket = transport.connect(this.table, this.token, this.listener.others?.() ?? []);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      clearTimeout(this.#poll);
      this.#restartSilence();
      this.listener.link('live');
    };
    socket.onmessage = ({ data }) => {
      // The new socket sends everything again that an earlier one still had to send.
      if (this.#closed || socket !== this.#socket) return;
      this.#restartSilence();
      this.#received.push(String(data));
      if (this.#delivery === undefined) this.#deliver();
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#deliver();
      this.#stopWaiting();
      if (code === REPLACED) {
        // Reconnecting at once would close the newer window's socket, so this one uses HTTP.
        void this.#pollOnce();
        return;
      }
      this.#failures += 1;
      const wait = Math.min(WAIT.longest, WAIT.first * 2 ** (this.#failures - 1));
      this.#retry = setTimeout(() => this.#connect(), wait);
      if (this.#failures === 1) this.listener.link('connecting');
      if (this.#failures === PATIENCE) void this.#pollOnce();
    };
  }

  /** Ask for updates over HTTP, and again a little later while there is no socket. */
  async #pollOnce(): Promise<void> {
    const known = this.listener.lastSeq();
    const worked = await this.#request(() =>
      known === null ? loadTable(this.table, this.token) : loadAfter(this.table, this.token, known),
    );
    const chat = this.listener.lastChat();
    if (worked && chat !== null) await this.#request(() => loadChat(this.table, this.token, chat));
    if (worked && Date.now() - this.#visited >= WAIT.visit) this.#visit();
    if (this.#closed || this.#socket?.readyState === OPEN) return;
    if (worked) this.listener.link('polling');
    this.#poll = setTimeout(() => void this.#pollOnce(), WAIT.poll);
  }

  /** Report the others at this screen as present. A socket does it once for all of them. */
  #visit(): void {
    this.#visited = Date.now();
    for (const token of this.listener.others?.() ?? []) {
      loadAfter(this.table, token, this.listener.lastSeq() ?? 0).catch(() => undefined); // the next visit tries again
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
      const denied = refused.status === 403 || refused.status === 404;
      if (denied) this.close();
      if (refused.status === 0 || denied) this.listener.link(denied ? 'refused' : 'lost');
      if (refused.status !== 0) {
        this.listener.message({ type: 'problem', code: refused.code, message: refused.message });
      }
      return false;
    }
  }
}
