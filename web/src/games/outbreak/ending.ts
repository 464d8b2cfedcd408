import type { Frame, ReplayView } from '$lib/api/types.ts';
import type { Curves, Ending, Moment } from '$lib/table/game.ts';
import { settings } from '$lib/settings.svelte.ts';
import { t } from '$lib/words.svelte.ts';
import { told, type OutbreakTable } from './types.ts';

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

const numberOf = (value: number | number[] | undefined): number =>
  Array.isArray(value) ? value.reduce((sum, part) => sum + part, 0) : (value ?? 0);

/** Hordes, Exp and wounds at the end of every day; of a single day after every decision. */
export function curves(frames: Frame[], _replay: ReplayView): Curves {
  const last = new Map<number, Frame>();
  for (const frame of frames) last.set(numberOf(frame.chart.day), frame);
  const byDay = last.size > 1;
  const at = byDay ? [...last.values()] : frames;
  const line = (key: string) => at.map(({ chart }) => numberOf(chart[key]));
  return {
    title: t('ui-curves-title'),
    axis: t(byDay ? 'ui-day' : 'ui-decision'),
    at: at.map(({ chart }, index) => (byDay ? numberOf(chart.day) : index)),
    frame: at.map(({ seq }) => seq),
    curves: [
      { label: t('ui-curve-exp'), tone: 'text', values: line('exp') },
      { label: t('ui-curve-hordes'), tone: 'blood', values: line('hordes') },
      { label: t('ui-curve-destroyed'), tone: 'text', values: line('destroyed') },
    ],
  };
}

/** How much an event is worth another look. */
const WEIGHT: Record<string, number> = { 'fell-down': 5, 'settlers-lost': 4, overran: 3, founded: 3, 'doom-overflowed': 1 };
const MOST = 6;

export function moments(frames: Frame[], _table: OutbreakTable): Moment[] {
  const found: (Moment & { weight: number })[] = [];
  for (const [index, frame] of frames.entries()) {
    const day = numberOf((frames[index - 1] ?? frame).chart.day);
    for (const event of frame.events) {
      const { kind } = told(event);
      const weight = WEIGHT[kind] ?? 0;
      if (weight === 0 || !event.said) continue;
      found.push({ frame: frame.seq, when: t('ui-day-brief', { day }), said: event.said[settings.language], weight });
    }
  }
  const best = [...found].sort((a, b) => b.weight - a.weight).slice(0, MOST);
  return found.filter((moment) => best.includes(moment));
}
