import { describe, expect, it } from 'vitest';
import type { Frame } from '../src/lib/api/types.ts';
import { Pan } from '../src/lib/table/board/pan.ts';
import { highlights, lastOfEach, valueAfter } from '../src/lib/table/end/past_rounds.ts';
import { inSight, within, type Point } from '../src/lib/table/board/points.ts';
import { handleBoardKey } from '../src/lib/table/frame/pointing.ts';
import { Zoom } from '../src/lib/table/board/zoom.ts';

const bounds = { x: -500, y: -500, width: 1000, height: 1000 };

/** Return a pointer event on a board, or on something that floats above it. */
const at = (x: number, y: number, over: string | null = null, pointerId = 1) =>
  ({
    clientX: x,
    clientY: y,
    pointerId,
    deltaY: -1,
    target: { closest: (selector: string) => (over && selector.includes(over) ? {} : null) },
    currentTarget: { getBoundingClientRect: () => ({ x: 0, y: 0 }) },
    preventDefault: () => undefined,
  }) as unknown as WheelEvent & PointerEvent;

const hand = () => ({ looking: null as Point | null, zoom: 1 });

describe('a board that is dragged', () => {
  const drag = (over: string | null, lies = true) => {
    const mine = hand();
    const pan = new Pan(() => mine, () => (lies ? { focus: { x: 0, y: 0 }, scale: 2, bounds } : null));
    const { onpointerdown, onpointermove, onpointerup } = pan.listeners;
    onpointerdown(at(100, 100, over));
    onpointermove(at(104, 100));
    expect(pan.dragged).toBe(false);
    onpointermove(at(60, 120));
    onpointerup(at(60, 120));
    onpointermove(at(0, 0));
    return { pan, looking: mine.looking };
  };

  it('follows the finger, and does not take that for a click', () => {
    const { pan, looking } = drag(null);
    expect(looking).toEqual({ x: 20, y: -10 });
    expect(pan.dragged).toBe(true);
  });

  it('stays where a button above it is pressed, or where all of it is visible', () => {
    expect(drag('button').looking).toBeNull();
    expect(drag(null, false).looking).toBeNull();
  });
});

describe('a board that is zoomed', () => {
  const board = () => {
    const mine = hand();
    const lie = () => ({
      focus: mine.looking ?? { x: 0, y: 0 }, scale: mine.zoom, bounds, centre: { x: 200, y: 100 }, nearest: 2, farthest: 1,
      whole: true,
    }); // prettier-ignore
    return { mine, zoom: new Zoom(() => mine, lie) };
  };

  it('keeps the point under the pointer in its place', () => {
    const { mine, zoom } = board();
    zoom.listeners.onwheel(at(300, 140));
    expect(mine.zoom).toBe(1.25);
    const { x, y } = mine.looking!;
    expect([(100 - x) * 1.25 + 200, (40 - y) * 1.25 + 100]).toEqual([300, 140]);
  });

  it('stops at the closest scale, and returns to the default view', () => {
    const { mine, zoom } = board();
    for (let step = 0; step < 9; step++) zoom.closer();
    expect(mine.zoom).toBe(2);
    for (let step = 0; step < 9; step++) zoom.farther();
    expect(mine).toEqual({ zoom: 1, looking: null });
  });

  it('zooms by the distance of two fingers', () => {
    const { mine, zoom } = board();
    const { onpointerdown, onpointermove } = zoom.listeners;
    onpointerdown(at(190, 100, null, 1));
    onpointerdown(at(210, 100, null, 2));
    onpointermove(at(220, 100, null, 2));
    expect(mine.zoom).toBe(1.5);
    expect(zoom.dragged).toBe(true);
  });
});

it('finds the nearest point of a box, and the visible part of a board', () => {
  expect(within({ x: -900, y: 20 }, bounds)).toEqual({ x: -500, y: 20 });
  expect(inSight({ x: 10, y: 20 }, { width: 100, height: 60 }, 2)).toEqual({ x: -15, y: 5, width: 50, height: 30 });
});

it('presses a place by Enter, and moves the focus by an arrow', () => {
  const found: string[] = [];
  const board = { querySelector: (selector: string) => ({ focus: () => found.push(selector) }) };
  const press = (key: string) => {
    const event = { key, preventDefault() {}, stopPropagation() {}, currentTarget: { closest: () => board } };
    handleBoardKey(event as unknown as KeyboardEvent, 'tile', () => found.push('pressed'), (to) => (to === 'ArrowUp' ? 7 : null));
  };
  for (const key of ['Enter', 'ArrowUp', 'ArrowLeft']) press(key);
  expect(found).toEqual(['pressed', '[data-tile="7"]']);
});

describe('a finished game', () => {
  const frame = (seq: number, round: number, ...kinds: string[]) =>
    ({ seq, chart: { round }, events: kinds.map((kind) => ({ kind, args: {}, wording: { en: kind, de: kind } })) }) as unknown as Frame;
  const frames = [frame(0, 1), frame(1, 1, 'feast'), frame(2, 2, 'fight', 'rest'), frame(3, 2, 'feast')];

  it('has a last frame of every round', () => {
    const { at: rounds, last } = lastOfEach(frames, (one) => valueAfter(one, 'round'));
    expect([rounds, last.map(({ seq }) => seq)]).toEqual([[1, 2], [1, 3]]); // prettier-ignore
  });

  it('has the most important events as highlights, in order, each in the round of its move', () => {
    const weight: Record<string, number> = { feast: 1, fight: -2 };
    const told = highlights(frames, ({ kind }) => weight[kind] ?? 0, (before) => String(valueAfter(before, 'round')), 2);
    expect(told).toEqual([
      { frame: 1, when: '1', wording: 'feast', good: true },
      { frame: 2, when: '1', wording: 'fight', good: false },
    ]);
  });
});
