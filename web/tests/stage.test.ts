import { describe, expect, it } from 'vitest';
import type { EventView } from '../src/lib/api/types.ts';
import { PLAN, Stage, type Clock, type Showing } from '../src/lib/table/sync/stage.svelte.ts';

interface View {
  seen: string[];
}
const event = (kind: string): EventView => ({ seq: 1, kind, args: {}, wording: null });
const showing: Showing<View> = {
  apply: (view, { kind }) => void view.seen.push(kind),
  pace: () => 100,
  lead: ({ kind }) => (kind === 'die' ? 40 : 0),
};

/** Return a clock whose time passes only on request. */
function handClock(factor = 1, stepping = false) {
  let pending: { resolve: () => void; time: number } | null = null;
  const waited: number[] = [];
  const clock: Clock = {
    factor: () => factor,
    stepping: () => stepping,
    wait: (time, signal) =>
      new Promise((resolve) => {
        waited.push(time);
        if (signal.aborted) return resolve();
        pending = { resolve, time };
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    clock,
    waited,
    async tick() {
      pending?.resolve();
      pending = null;
      await settle();
    },
  };
}

describe('the stage', () => {
  it('shows events one after another, then the view of the server', async () => {
    const { clock, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([event('a'), event('b')], { seen: ['rest'] });
    expect(stage.playing).toBe(true);
    expect(stage.view.seen).toEqual(['a']);
    expect(stage.now?.kind).toBe('a');
    await tick();
    expect(stage.view.seen).toEqual(['a', 'b']);
    await tick();
    await done;
    expect(stage.view.seen).toEqual(['rest']);
    expect(stage.playing).toBe(false);
    expect(stage.now).toBeNull();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(['a', 'b']);
  });

  it('shows the plan of a bot long enough to read, without changing the view', async () => {
    const { clock, waited, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([event(PLAN), event('a')], { seen: ['rest'] });
    expect(stage.shown.map(({ kind }) => kind)).toEqual([PLAN]);
    expect(stage.view.seen).toEqual([]);
    expect(waited[0]).toBeGreaterThan(0);
    await tick();
    expect(stage.view.seen).toEqual(['a']);
    await tick();
    await done;
  });

  it('rolls a die before its result takes effect', async () => {
    const { clock, waited, tick } = handClock(0.5);
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    void stage.play([event('die')], { seen: ['rest'] });
    expect(stage.view.seen).toEqual([]);
    await tick();
    expect(stage.view.seen).toEqual(['die']);
    expect(waited).toEqual([20, 30]);
  });

  it('keeps later events in order behind those being shown', async () => {
    const { clock, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([event('a')], { seen: ['one'] });
    void stage.play([event('b')], { seen: ['two'] });
    await tick();
    expect(stage.view.seen).toEqual(['one', 'b']);
    await tick();
    await done;
    expect(stage.view.seen).toEqual(['two']);
  });

  it('skips to the result, and shows the next events again', async () => {
    const { clock, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([event('a'), event('b'), event('c')], { seen: ['rest'] });
    stage.skip();
    await done;
    expect(stage.view.seen).toEqual(['rest']);
    expect(stage.shown).toHaveLength(3);
    void stage.play([event('d')], { seen: ['end'] });
    expect(stage.playing).toBe(true);
    await tick();
    expect(stage.view.seen).toEqual(['end']);
  });

  it('shows only the result without animations', async () => {
    const { clock, waited } = handClock(0);
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    await stage.play([event('a'), event('b')], { seen: ['rest'] });
    expect(waited).toEqual([]);
    expect(stage.view.seen).toEqual(['rest']);
    expect(stage.shown).toHaveLength(2);
  });

  it('drops the events that are being shown for a newer view', async () => {
    const { clock } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([event('a'), event('b')], { seen: ['old'] });
    stage.rest({ seen: ['new'] }, []);
    await done;
    expect(stage.view.seen).toEqual(['new']);
    expect(stage.shown).toEqual([]);
  });
});

describe('events with a log line', () => {
  const told = (kind: string, seq: number): EventView => ({ seq, kind, args: {}, wording: { en: kind, de: kind } });

  it('list a die when it has stopped', async () => {
    const { clock, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([told('die', 1)], { seen: ['rest'] });
    expect(stage.now?.kind).toBe('die');
    expect(stage.shown).toEqual([]);
    await tick();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(['die']);
    await tick();
    await done;
  });

  it('are shown long enough to be read', async () => {
    const { clock, waited, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([told('a', 1), event('b')], { seen: ['rest'] });
    await tick();
    await tick();
    await done;
    expect(waited[0]).toBeGreaterThanOrEqual(600);
    expect(waited[1]).toBe(100);
  });

  it('count as moves until they are shown', async () => {
    const { clock, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([told('a', 1), told('b', 1), told('c', 2)], { seen: ['rest'] });
    void stage.play([told('d', 3)], { seen: ['later'] });
    expect(stage.behind).toBe(3);
    await tick();
    await tick();
    expect(stage.behind).toBe(2);
    stage.skip();
    await done;
    expect(stage.behind).toBe(0);
    expect(stage.view.seen).toEqual(['later']);
  });

  it('wait for a click in step-by-step mode', async () => {
    const { clock, tick } = handClock(0, true);
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([told('a', 1), event('b'), told('c', 2)], { seen: ['rest'] });
    expect(stage.waits).toBe(true);
    expect(stage.shown).toEqual([]);
    stage.next();
    await tick();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(['a', 'b']);
    expect(stage.waits).toBe(true);
    stage.next();
    await done;
    expect(stage.waits).toBe(false);
    expect(stage.view.seen).toEqual(['rest']);
  });

  it("do not wait for a click if they are the viewer's own", async () => {
    const { clock } = handClock(0, true);
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    await stage.play([told('a', 1)], { seen: ['rest'] }, true);
    expect(stage.shown.length).toBe(1);
  });

  it('give way to a newer view while they wait', async () => {
    const { clock } = handClock(1, true);
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([told('a', 1)], { seen: ['rest'] });
    stage.rest({ seen: ['newer'] }, []);
    await done;
    expect(stage.waits).toBe(false);
    expect(stage.view.seen).toEqual(['newer']);
  });
});

describe('events of the board', () => {
  const told = (kind: string, seq = 1): EventView => ({ seq, kind, args: {}, wording: { en: kind, de: kind } });
  /** The board acts from dusk till dawn. */
  const nightly: Showing<View> = {
    ...showing,
    works: ({ seen }) => (seen.lastIndexOf('dusk') > seen.lastIndexOf('dawn') ? 'Night' : null),
  };

  it('are on the plate one at a time, and only while the board acts', async () => {
    const { clock, waited, tick } = handClock();
    const stage = new Stage<View>({ seen: [] }, nightly, clock);
    const done = stage.play([told('act'), told('dusk'), told('horde'), event('quiet'), told('dawn')], { seen: ['rest'] });
    expect(stage.told).toBeNull();
    await tick();
    expect(stage.told?.kind).toBe('dusk');
    await tick();
    expect(stage.told?.kind).toBe('horde');
    await tick();
    // An event without a wording leaves the last plate.
    expect(stage.now?.kind).toBe('quiet');
    expect(stage.told?.kind).toBe('horde');
    await tick();
    expect(stage.told).toBeNull();
    await tick();
    await done;
    // Events of the board are shown longer.
    expect(waited[2]).toBeGreaterThan(waited[0]!);
    expect(stage.told).toBeNull();
  });

  it("wait for a click even after the viewer's own move, which does not", async () => {
    const { clock, tick } = handClock(0, true);
    const stage = new Stage<View>({ seen: [] }, nightly, clock);
    const done = stage.play([told('end'), told('dusk'), told('horde')], { seen: ['rest'] }, true);
    await tick();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(['end', 'dusk']);
    expect(stage.waits).toBe(true);
    // Nothing is animated, but the board still shows each step.
    expect(stage.view.seen).toEqual(['end', 'dusk']);
    stage.next();
    await done;
    expect(stage.view.seen).toEqual(['rest']);
  });

  it('of the same kind are one step, with the minor ones after them', async () => {
    const { clock, tick } = handClock(0, true);
    const stage = new Stage<View>({ seen: ['dusk'] }, { ...nightly, minor: ({ kind }) => kind === 'card' }, clock);
    const done = stage.play([told('horde', 1), told('card', 1), told('horde', 2), told('fire', 3), told('card', 3)], { seen: ['rest'] });
    stage.next();
    await tick();
    expect(stage.step.map(({ kind }) => kind)).toEqual(['horde', 'card', 'horde']);
    expect(stage.waits).toBe(true);
    stage.next();
    await done;
    expect(stage.shown).toHaveLength(5);
  });

  it("are kept for later while others wait for the viewer's answer", async () => {
    const { clock, tick } = handClock(0, true);
    const stage = new Stage<View>({ seen: ['dusk'] }, nightly, { ...clock, urgent: () => true });
    await stage.play([told('horde', 1), told('fire', 2)], { seen: ['rest'] });
    expect(stage.view.seen).toEqual(['rest']);
    expect(stage.missed?.events.map(({ kind }) => kind)).toEqual(['horde', 'fire']);
    // It can be watched meanwhile, from its beginning.
    const watched = stage.watch();
    expect(stage.missed).toBeNull();
    expect(stage.view.seen).toEqual(['dusk']);
    expect(stage.shown).toEqual([]);
    stage.next();
    await tick();
    expect(stage.view.seen).toEqual(['dusk', 'horde']);
    stage.next();
    await watched;
    expect(stage.view.seen).toEqual(['rest']);
    expect(stage.shown).toHaveLength(2);
  });

  it('are kept for later from the middle on when others begin to wait', async () => {
    const { clock, tick } = handClock(0, true);
    const stage = new Stage<View>({ seen: ['dusk'] }, nightly, clock);
    const done = stage.play([told('horde', 1), told('fire', 2)], { seen: ['rest'] });
    stage.next();
    await tick();
    stage.postpone();
    await done;
    expect(stage.missed?.events.map(({ kind }) => kind)).toEqual(['fire']);
    // One's own move ends the offer to watch missed events.
    await stage.play([told('act', 3)], { seen: ['later'] }, true);
    expect(stage.missed).toBeNull();
  });

  it('leave the plate for a newer view', () => {
    const { clock } = handClock(0, true);
    const stage = new Stage<View>({ seen: ['dusk'] }, nightly, clock);
    void stage.play([told('horde')], { seen: ['rest'] });
    stage.next();
    stage.rest({ seen: ['newer'] }, []);
    expect(stage.told).toBeNull();
  });
});
