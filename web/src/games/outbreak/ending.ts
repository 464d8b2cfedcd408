import type { Frame } from '$lib/api/types.ts';
import type { Curves, Ending, Moment } from '$lib/table/game.ts';
import { drawn, highlights, lastOfEach, stood } from '$lib/table/past.ts';
import { t } from '$lib/words.svelte.ts';
import type { OutbreakTable } from './types.ts';

/** The picture of each end. */
const SCENES: Record<string, string> = {
  won: 'win', team: 'loss-survivors', helpless: 'loss-helpless', base: 'loss-base', city: 'loss-city', time: 'loss-time',
}; // prettier-ignore
const CLAUSES: Record<string, string> = { won: 'OB-END-2', time: 'OB-END-4', abandoned: 'OB-END-4' };

/** How it ended, in words. All have won or lost together. */
export function ending(table: OutbreakTable): Ending {
  const { view } = table;
  const { outcome } = view;
  const won = outcome === 'won';
  const scene = SCENES[outcome] ?? 'abandoned';
  const seats = table.seats.map(({ seat }) => seat);
  return {
    scene: scene === 'abandoned' ? 'outbreak-scene-abandoned' : `outbreak-scene-${scene}`,
    wears: seats,
    seats: won ? seats : [],
    kicker: t(won ? 'ui-end-kicker-won' : 'ui-end-kicker-lost', { day: view.day }),
    title: t(won ? 'ui-end-title-won' : 'ui-end-title-lost'),
    text: t('event-game-over', { outcome, day: view.day }),
    pointsLabel: t('ui-standing'),
    ranking: seats.map((seat) => {
      const own = view.survivors.filter((survivor) => survivor.seat === seat);
      return {
        seat,
        place: 1,
        alive: own.some(({ down }) => !down),
        reason: own.length > 0 ? own.map(({ name }) => t(`survivor-${name}`)).join(', ') : t('ui-left'),
        numbers: [
          { icon: 'outbreak-token-wound', value: own.reduce((sum, { wounds }) => sum + wounds, 0) },
          { icon: 'outbreak-back-fortune', value: own.reduce((sum, { hand_size }) => sum + hand_size, 0) },
        ],
        points: own.filter(({ down }) => !down).length,
      };
    }),
    note: t('ui-rank-note', { destroyed: view.destroyed, exp: view.exp }),
    clause: CLAUSES[outcome] ?? 'OB-END-1',
  };
}

/** Hordes, Exp and wounds at the end of every day; of a single day after every decision. */
export function curves(frames: Frame[]): Curves {
  const days = lastOfEach(frames, (frame) => stood(frame, 'day'));
  const byDay = days.at.length > 1;
  const past = byDay ? days : { at: frames.map((_, index) => index), last: frames };
  const line = (name: string) => past.last.map((frame) => stood(frame, name));
  return drawn(t(byDay ? 'ui-day' : 'ui-decision'), past, [
    { label: t('ui-curve-exp'), tone: 'text', values: line('exp') },
    { label: t('ui-curve-hordes'), tone: 'blood', values: line('hordes') },
    { label: t('ui-curve-destroyed'), tone: 'text', values: line('destroyed') },
  ]);
}

/** How much an event is worth another look. */
const WEIGHT: Record<string, number> = { 'fell-down': 5, 'settlers-lost': 4, overran: 3, founded: 3, 'doom-overflowed': 1 };
const MOST = 6;

export const moments = (frames: Frame[]): Moment[] =>
  highlights(
    frames,
    ({ kind }) => WEIGHT[kind] ?? 0,
    (before) => t('ui-day-brief', { day: stood(before, 'day') }),
    MOST,
  );
