import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/lib/api/connection.ts';

let socket: Socket;

class Socket {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (closed: { code: number }) => void = () => undefined;

  constructor() {
    socket = this;
  }
  send(): void {
    // Drop what is sent.
  }
  close(): void {
    this.readyState = 3;
  }
  say(...numbers: number[]): void {
    for (const seq of numbers) this.onmessage({ data: JSON.stringify({ type: 'state', seq }) });
  }
}

function listening(others: string[] = []): { told: number[]; line: Connection } {
  const told: number[] = [];
  const line = new Connection('table', 'token', {
    message: (message) => {
      const { seq } = message as { seq: number };
      if (seq < 0) throw new Error('not understood');
      told.push(seq);
    },
    link: () => undefined,
    lastSeq: () => null,
    lastChat: () => null,
    others: () => others,
  });
  return { told, line };
}

describe('a connection with many messages at once', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('passes on the first at once and the others together, in order', async () => {
    const { told } = listening();
    socket.say(1, 2, 3);
    expect(told).toEqual([1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([1, 2, 3]);
  });

  it('passes on a message at once after a pause', async () => {
    const { told } = listening();
    socket.say(1);
    await vi.advanceTimersByTimeAsync(250);
    socket.say(2);
    expect(told).toEqual([1, 2]);
  });

  it('passes on the remaining messages when it ends', () => {
    const { told } = listening();
    socket.say(1, 2);
    socket.onclose({ code: 1006 });
    expect(told).toEqual([1, 2]);
  });

  it('passes on the others although the listener threw at one', async () => {
    const { told } = listening();
    socket.say(1, 2, -1, 3);
    await expect(vi.advanceTimersByTimeAsync(100)).rejects.toThrow('not understood');
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([1, 2, 3]);
  });

  it('passes on nothing after it was closed', async () => {
    const { told, line } = listening();
    socket.say(1, 2);
    line.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([1]);
  });
});

describe('a table without a socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reports all who play at this screen as present', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string | URL) => {
      asked.push(new URL(String(address), 'http://here').searchParams.get('token') ?? '');
      return Promise.resolve(new Response(JSON.stringify({ type: 'state', seq: 1 })));
    });
    const { line } = listening(['ben', 'cleo']);
    socket.close();
    socket.onclose({ code: 4008 });
    await vi.advanceTimersByTimeAsync(5_000);
    const own = asked.filter((token) => token === 'token').length;
    expect(own).toBeGreaterThan(2);
    expect(asked.filter((token) => token === 'ben')).toHaveLength(1);
    expect(asked.filter((token) => token === 'cleo')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked.filter((token) => token === 'ben')).toHaveLength(2);
    line.close();
  });
});
