import type { EventView, Frame } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../words.svelte.ts';
import { total, type Curve, type Curves, type Moment } from './game.ts';

/** A game that is over, looked back at: how things stood at each of its rounds, and what was worth seeing. */

/** How something stood after a frame, all seats together. */
export const stood = ({ chart }: Frame, name: string): number => total(chart[name] ?? 0);

/** How something stood after a frame, seat by seat; 0 where the game did not say. */
export function stoodBySeat({ chart }: Frame, name: string, seats: number): number[] {
  const values = chart[name];
  return Array.from({ length: seats }, (_, seat) => (Array.isArray(values) ? (values[seat] ?? 0) : 0));
}

/** How a game went: its rounds (days, turns), and the frame that each of them ended with. */
export interface Past {
  at: number[];
  last: readonly Frame[];
}

/** The last frame of every round, in their order. */
export function lastOfEach(frames: readonly Frame[], round: (frame: Frame) => number): Past {
  const found = new Map(frames.map((frame) => [round(frame), frame]));
  const at = [...found.keys()].sort((a, b) => a - b);
  return { at, last: at.map((one) => found.get(one)!) };
}

/** Curves over the rounds of a game, which are counted in this. */
export const drawn = (axis: string, { at, last }: Past, curves: Curve[]): Curves => ({
  title: t('ui-curves-title'),
  axis,
  at,
  frame: last.map(({ seq }) => seq),
  curves,
});

/**
 * What is worth looking at again, in the order in which it happened: the events that weigh most. What a move led to
 * belongs to the round in which it was played.
 */
export function highlights(
  frames: readonly Frame[],
  weigh: (event: EventView) => number,
  when: (before: Frame) => string,
  most = 5,
): Moment[] {
  const found = frames.flatMap((frame, index) =>
    frame.events
      .filter((event) => event.said && weigh(event) > 0)
      .map((event) => ({
        weight: weigh(event),
        moment: { frame: frame.seq, when: when(frames[index - 1] ?? frame), said: event.said![settings.language] },
      })),
  );
  const best = [...found].sort((a, b) => b.weight - a.weight).slice(0, most);
  return found.filter((one) => best.includes(one)).map(({ moment }) => moment);
}
