import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView, TableView, UpdateView } from '../src/lib/api/types.ts';
import type { GameClient } from '../src/lib/table/game.ts';
import type { LiveTable as Live } from '../src/lib/table/sync/live.svelte.ts';

/** A random number generator with a fixed seed. */
class Chance {
  constructor(private state: number) {}
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let x = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  }
  below(most: number): number {
    return Math.floor(this.next() * most);
  }
  of(odds: number): boolean {
    return this.next() < odds;
  }
}

interface Turn {
  seq: number;
  events: EventView[];
}
interface View {
  at: number;
  turns: number;
}
/** What a connection does with a message; usually it delivers it at once. */
type Fate = 'now' | 'late' | 'twice' | 'lost';

/** One end of a socket, as the server has it: it knows only what was sent on it. */
class Line {
  known: number | null = null;
  /** The number of messages about the table. */
  number = 0;
  behind = true;
  /** Messages in transit to the client, and to the server. */
  down: string[] = [];
  up: string[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (closed: { code: number }) => void = () => undefined;

  constructor() {
    world.lines.push(this);
    setTimeout(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen();
      world.tell(this);
    }, 5);
  }
  send(text: string): void {
    world.carry(this.up, text);
  }
  close(): void {
    this.break(1000);
  }
  break(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    setTimeout(() => this.onclose({ code }));
  }
}

/** A server with one table, and unreliable connections to it. */
class World {
  seq = 0;
  turns: Turn[] = [];
  returns: { at: number; to: number }[] = [];
  lines: Line[] = [];
  accepted = 0;
  bad = true;

  constructor(readonly chance: Chance) {}

  get events(): EventView[] {
    return this.turns.flatMap((turn) => turn.events);
  }
  get view(): View {
    return { at: this.seq, turns: this.turns.length };
  }

  /** Play a turn with any number of events. */
  turn(): void {
    this.seq += 1;
    const events = Array.from({ length: this.chance.below(4) }, (_, number) => {
      return { seq: this.seq, kind: `k${number}`, args: { number }, wording: null };
    });
    this.turns.push({ seq: this.seq, events });
    this.tellAll();
  }

  takeBack(): void {
    const count = Math.min(this.turns.length, 1 + this.chance.below(2));
    if (count === 0) return;
    this.turns.splice(-count);
    this.seq += 1;
    this.returns.push({ at: this.seq, to: this.turns.at(-1)?.seq ?? 0 });
    this.tellAll();
  }

  message(since: number | null): TableView {
    const taken = since !== null && this.returns.some(({ at, to }) => at > since && since > to);
    const from = taken ? null : since;
    const events = this.turns.filter(({ seq }) => from === null || seq > from).flatMap((turn) => turn.events);
    return {
      type: 'table', table: 'abc', game: 'outlast', seq: this.seq, viewer: 0,
      seats: [{ seat: 0, name: 'Anna', kind: 'person' }, { seat: 1, name: 'Ben', kind: 'person' }],
      ask: { seat: 0, owes: [0], may: [0], decision: 'act' }, moves: [{ n: 1 }], commands: [], newcomer: false, together: false,
      undo: { how: 'no' }, view: { ...this.view }, events, whole: from === null, since: from, over: false,
      placements: [], hints: false,
    } as unknown as TableView; // prettier-ignore
  }

  /** Return what has changed since a position. */
  update(since: number): TableView | Omit<UpdateView, 'number'> {
    const { whole, seq, view, events } = this.message(since);
    if (whole) return this.message(null);
    return { type: 'update', seq, since, afresh: false, fields: {}, view: { at: [view.at], turns: [view.turns] }, moves: [0], commands: [], events };
  }

  tellAll(): void {
    for (const line of this.lines) line.behind = true;
    for (const line of this.lines) if (this.chance.of(0.8)) this.tell(line);
  }

  /** Send the latest state: a slow connection gets no queue of old ones. */
  tell(line: Line): void {
    if (line.readyState !== 1 || !line.behind) return;
    const since = line.known;
    line.behind = false;
    line.known = this.seq;
    line.number += 1;
    const wording = since === null ? this.message(null) : this.update(since);
    this.carry(line.down, JSON.stringify({ ...wording, number: line.number }));
  }

  obey(line: Line, text: string): void {
    const command = JSON.parse(text) as { type: string; seq: number };
    if (command.type === 'resync') {
      line.known = null;
      line.behind = true;
      this.tell(line);
    } else if (command.type === 'ping') {
      this.carry(line.down, JSON.stringify({ type: 'pong' }));
    } else if (command.seq === this.seq) {
      this.accepted += 1;
      this.turn();
      this.tell(line);
    } else {
      const problem = { type: 'problem', code: 'stale', message: 'Somebody was faster.' };
      this.carry(line.down, JSON.stringify(problem));
    }
  }

  carry(queue: string[], text: string): void {
    const fates: Fate[] = ['now', 'now', 'now', 'late', 'twice', 'lost'];
    const fate = this.bad ? fates[this.chance.below(fates.length)]! : 'now';
    if (fate === 'lost') return;
    if (fate === 'late') queue.splice(this.chance.below(queue.length + 1), 0, text);
    else queue.push(text);
    if (fate === 'twice') queue.splice(this.chance.below(queue.length + 1), 0, text);
  }

  /** Deliver messages in transit, or some of them, in their current order. */
  arrive(all = false): void {
    for (const line of [...this.lines]) {
      if (line.readyState !== 1) continue;
      while (line.up.length > 0 && (all || this.chance.of(0.7))) this.obey(line, line.up.shift()!);
      if (all) this.tell(line);
      while (line.down.length > 0 && (all || this.chance.of(0.7))) line.onmessage({ data: line.down.shift()! });
    }
  }
}

let world: World;
let table: Live<View> | null = null;

const client = {
  apply: () => undefined,
  pace: () => 100,
  lead: () => 0,
  secret: () => false,
} as unknown as GameClient<View>;

const known = { table: 'abc', game: 'outlast', held: [{ seat: 0, token: 'a' }], links: [] };

beforeEach(async () => {
  vi.useFakeTimers();
  const nowhere = { protocol: 'http:', host: 'here', pathname: '/', hash: '' };
  vi.stubGlobal('location', nowhere);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('WebSocket', Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal('fetch', async (path: string, asked?: { body?: string }) => {
    if (world.chance.of(0.3)) throw new Error('away');
    const since = /\/after\/(\d+)/.exec(path);
    const command = asked?.body ? (JSON.parse(asked.body) as { type: string; seq?: number }) : null;
    if (command && command.seq !== undefined) {
      if (command.seq !== world.seq) {
        return { ok: false, status: 409, json: async () => ({ code: 'stale', message: '' }) };
      }
      world.accepted += 1;
      world.turn();
    }
    const message = world.message(since ? Number(since[1]) : (command?.seq ?? null));
    return { ok: true, json: async () => message };
  });
  // Loading everything may take longer than a test on a busy machine.
  await import('../src/lib/table/sync/live.svelte.ts');
}, 60_000);

afterEach(() => {
  table?.close();
  table = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function atTable(seed: number): Promise<Live<View>> {
  const { LiveTable } = await import('../src/lib/table/sync/live.svelte.ts');
  world = new World(new Chance(seed));
  return (table = new LiveTable<View>(world.message(null), client, known as never, 'a'));
}

function isRight(here: Live<View>): void {
  expect(here.message.seq).toBe(world.seq);
  expect(here.message.view).toEqual(world.view);
  expect({ ...here.stage.view }).toEqual(world.view);
  expect(here.stage.shown).toEqual(world.events);
  expect(here.stage.playing).toBe(false);
  expect(here.sent).toBe(false);
  expect(here.link).toBe('live');
}

describe('a table on an unreliable connection', () => {
  it.each(Array.from({ length: 300 }, (_, seed) => seed))('comes to the right position (%i)', async (seed) => {
    const here = await atTable(seed);
    const { chance } = world;
    let clicks = 0;
    for (let step = 0; step < 60; step++) {
      const what = chance.below(10);
      if (what < 3 && here.moves.length > 0) {
        clicks += 1;
        here.play(here.moves[0]!);
      } else if (what < 5) world.turn();
      else if (what === 5) world.takeBack();
      else if (what === 6) world.tellAll();
      else if (what === 7 && chance.of(0.3)) world.lines.at(-1)?.break();
      world.arrive();
      await vi.advanceTimersByTimeAsync(chance.below(400));
    }
    // The connection is reliable again. What was lost shows in the next messages, or the connection has ended.
    world.bad = false;
    if (chance.of(0.5)) for (const line of world.lines) line.break();
    await vi.advanceTimersByTimeAsync(60_000);
    world.turn();
    for (let step = 0; step < 4; step++) {
      world.arrive(true);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    isRight(here);
    expect(world.accepted).toBeLessThanOrEqual(clicks);
  });

  it('asks for a missed message that no later one reveals', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    const [line] = world.lines;
    world.chance.below = () => 3;
    world.turn();
    world.tell(line!);
    line!.down = [];
    // Only presence has changed: the position is the one that was missed, without events.
    line!.behind = true;
    for (let step = 0; step < 3; step++) {
      world.arrive(true);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(world.events).toHaveLength(3);
    isRight(here);
  });

  it('reports a move that may have been lost, and nothing else', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    world.lines[0]!.break();
    await vi.advanceTimersByTimeAsync(5_000);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(here.problem).toBeNull();
    here.play(here.moves[0]!);
    world.lines.at(-1)!.up = [];
    world.lines.at(-1)!.break();
    await vi.advanceTimersByTimeAsync(5_000);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.accepted).toBe(0);
    expect(here.problem).toContain('broke-off');
    here.play(here.moves[0]!);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.accepted).toBe(1);
    expect(here.problem).toBeNull();
    isRight(here);
  });

  it('ignores a late message', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    const late = JSON.stringify({ ...world.message(null), number: 1 });
    world.turn();
    world.tell(world.lines[0]!);
    world.lines[0]!.down.push(late);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    isRight(here);
  });

  it('takes an older position from a restored server', async () => {
    const here = await atTable(1);
    world.bad = false;
    for (let turn = 0; turn < 5; turn++) world.turn();
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    isRight(here);
    world.turns.splice(2);
    world.seq = 2;
    world.lines[0]!.break();
    await vi.advanceTimersByTimeAsync(5_000);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    isRight(here);
  });

  it('shows an undo that comes while the move is still being shown', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    world.chance.below = () => 3;
    world.turn();
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(150);
    expect(here.stage.playing).toBe(true);
    world.chance.below = () => 0;
    world.takeBack();
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    isRight(here);
  });

  it('notices a lost connection that nobody has closed', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    // Neither end has closed it, but nothing is delivered.
    const [gone] = world.lines;
    world.turn();
    gone!.down = [];
    await vi.advanceTimersByTimeAsync(40_000);
    expect(world.lines).toHaveLength(2);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    isRight(here);
  });

  it('keeps a connection without messages', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    for (let second = 0; second < 300; second++) {
      world.arrive(true);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(world.lines).toHaveLength(1);
    expect(here.problem).toBeNull();
    isRight(here);
  });

  it('sends a ping at once when the device wakes up', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    here.wake();
    expect(world.lines[0]!.up.map((text) => JSON.parse(text) as unknown)).toEqual([{ type: 'ping' }]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(world.lines).toHaveLength(2);
  });

  it('reconnects if a move gets no answer', async () => {
    const here = await atTable(1);
    world.bad = false;
    await vi.advanceTimersByTimeAsync(10);
    world.arrive(true);
    here.play(here.moves[0]!);
    world.lines[0]!.up = [];
    expect(here.moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    world.arrive(true);
    await vi.advanceTimersByTimeAsync(5_000);
    isRight(here);
    expect(world.lines).toHaveLength(2);
    expect(here.moves).toHaveLength(1);
  });
});
