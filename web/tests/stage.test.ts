import { describe, expect, it } from 'vitest';
import type { EventView } from '../src/lib/api/types.ts';
import { PLAN, Stage, type Clock, type Showing } from '../src/lib/table/stage.svelte.ts';

interface View {
  seen: string[];
}
const event = (kind: string): EventView => ({ seq: 1, kind, args: {}, said: null });
const showing: Showing<View> = {
  apply: (view, { kind }) => void view.seen.push(kind),
  pace: () => 100,
  lead: ({ kind }) => (kind === 'die' ? 40 : 0),
};

/** A clock whose time passes only when told. */
function handClock(factor = 1) {
  let pending: { resolve: () => void; time: number } | null = null;
  const waited: number[] = [];
  const clock: Clock = {
    factor: () => factor,
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
  it('shows events one after another, then rests on the view of the server', async () => {
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

  it('gives time to read what a bot is up to, and moves nothing for it', async () => {
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

  it('skips to the outcome, and plays again the next time', async () => {
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

  it('shows results only where nothing may move', async () => {
    const { clock, waited } = handClock(0);
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    await stage.play([event('a'), event('b')], { seen: ['rest'] });
    expect(waited).toEqual([]);
    expect(stage.view.seen).toEqual(['rest']);
    expect(stage.shown).toHaveLength(2);
  });

  it('drops what it was showing when something newer is to be rested on', async () => {
    const { clock } = handClock();
    const stage = new Stage<View>({ seen: [] }, showing, clock);
    const done = stage.play([event('a'), event('b')], { seen: ['old'] });
    stage.rest({ seen: ['new'] }, []);
    await done;
    expect(stage.view.seen).toEqual(['new']);
    expect(stage.shown).toEqual([]);
  });
});
