import type { EventView, Frame } from '$lib/api/types.ts';
import type { Curves, Deed, Ending, Mark, Moment } from '$lib/table/game.ts';
import { countDeeds, didMost, highlights, lastOfEach, lastSentence, marksOf, roundCurves, valueAfter } from '$lib/table/end/past_rounds.ts';
import { t } from '$lib/words.svelte.ts';
import { eventOf, type OutbreakTable } from './types.ts';

/** The picture of each end. */
const SCENES: Record<string, string> = {
  won: 'win', team: 'loss-survivors', helpless: 'loss-helpless', base: 'loss-base', city: 'loss-city', time: 'loss-time',
}; // prettier-ignore
const CLAUSES: Record<string, string> = { won: 'OB-END-2', time: 'OB-END-4', abandoned: 'OB-END-4' };

/** The kinds of events that cause each end. The last one in the log is the reason. */
const CAUSES: Record<string, string[]> = {
  won: ['destroyed'], team: ['fell-down'], helpless: ['overran', 'settlers-lost'], base: ['overran'], city: ['overran'],
}; // prettier-ignore

/** Return the contents of the end screen. All have won or lost together. */
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
    text: [lastSentence(table, ...(CAUSES[outcome] ?? [])), t('event-game-over', { outcome, day: view.day })].filter(Boolean).join(' '),
    together: true,
    pointsLabel: '',
    ranking: [],
    note: t('ui-rank-note', { destroyed: view.destroyed, exp: view.exp }),
    clause: CLAUSES[outcome] ?? 'OB-END-1',
  };
}

/** Return curves of hordes, Exp and wounds by day; in a game of a single day, by decision. */
export function curves(frames: Frame[]): Curves {
  const days = lastOfEach(frames, (frame) => valueAfter(frame, 'day'));
  const byDay = days.at.length > 1;
  const past = byDay ? days : { at: frames.map((_, index) => index), last: frames };
  const line = (name: string) => past.last.map((frame) => valueAfter(frame, name));
  return roundCurves(t(byDay ? 'ui-day' : 'ui-decision'), past, [
    { label: t('ui-curve-exp'), tone: 'text', values: line('exp') },
    { label: t('ui-curve-hordes'), tone: 'blood', values: line('hordes') },
    { label: t('ui-curve-destroyed'), tone: 'text', values: line('destroyed') },
  ]);
}

/** Return what a survivor did, by an event of the log. */
function deed(event: EventView): { name: string; whose: number } | null {
  const { kind, args } = eventOf(event);
  switch (kind) {
    case 'destroyed':
    case 'developed':
    case 'built':
    case 'learned':
    case 'aided':
    case 'searched':
    case 'traded':
    case 'moved':
      return { name: kind, whose: args.survivor };
    default:
      return null;
  }
}

/** Return what each survivor did most, compared with the others. */
export function deeds(frames: Frame[], table: OutbreakTable): Deed[] {
  const { survivors } = table.view;
  const people = Math.max(...survivors.map(({ number }) => number)) + 1;
  const found = countDeeds(frames, people, deed);
  return survivors.map(({ seat, number, name }) => ({
    seat,
    role: t(`survivor-${name}`),
    did: didMost(found, number, (what, count) => t(`deed-${what}`, { count })),
  }));
}

/** The weight of each kind of event as a highlight; negative if it was bad for the team. */
const WEIGHT: Record<string, number> = { 'fell-down': -5, 'settlers-lost': -4, overran: -3, destroyed: 2, founded: 1, 'doom-overflowed': -1 };
const MOST = 6;

export const moments = (frames: Frame[]): Moment[] =>
  highlights(
    // The initial city is no highlight.
    frames.filter((frame) => valueAfter(frame, 'day') > 0),
    ({ kind }) => WEIGHT[kind] ?? 0,
    (before) => t('ui-day-brief', { day: valueAfter(before, 'day') }),
    MOST,
  );

/** Return how each day went: whether somebody was wounded. */
export const marks = (frames: Frame[]): Mark[] =>
  marksOf(frames, 'day', ({ chart }) => MOST_WOUNDS - (Array.isArray(chart.wounds) ? chart.wounds.reduce((sum, one) => sum + one, 0) : 0));

/** A number that exceeds all wounds, so that the difference stays positive. */
const MOST_WOUNDS = 1000;
