import type { EventView, Frame } from '$lib/api/types.ts';
import type { Curves, Deed, Ending, Mark, Moment } from '$lib/table/game.ts';
import { counted, didMost, drawn, highlights, lastOfEach, lastSentence, marksOf, stood } from '$lib/table/end/past_rounds.ts';
import { t } from '$lib/words.svelte.ts';
import { eventOf, type OutbreakTable } from './types.ts';

/** The picture of each end. */
const SCENES: Record<string, string> = {
  won: 'win', team: 'loss-survivors', helpless: 'loss-helpless', base: 'loss-base', city: 'loss-city', time: 'loss-time',
}; // prettier-ignore
const CLAUSES: Record<string, string> = { won: 'OB-END-2', time: 'OB-END-4', abandoned: 'OB-END-4' };

/** What brought each end about, in the log: its last word on these is the reason. */
const CAUSES: Record<string, string[]> = {
  won: ['destroyed'], team: ['fell-down'], helpless: ['overran', 'settlers-lost'], base: ['overran'], city: ['overran'],
}; // prettier-ignore

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
    text: [lastSentence(table, ...(CAUSES[outcome] ?? [])), t('event-game-over', { outcome, day: view.day })].filter(Boolean).join(' '),
    together: true,
    pointsLabel: '',
    ranking: [],
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

/** What a survivor did, by what the log tells of it. */
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

/** What each survivor did most of, compared with the others. */
export function deeds(frames: Frame[], table: OutbreakTable): Deed[] {
  const { survivors } = table.view;
  const people = Math.max(...survivors.map(({ number }) => number)) + 1;
  const found = counted(frames, people, deed);
  return survivors.map(({ seat, number, name }) => ({
    seat,
    role: t(`survivor-${name}`),
    did: didMost(found, number, (what, count) => t(`deed-${what}`, { count })),
  }));
}

/** How much an event is worth another look; what was bad for the team counts below zero. */
const WEIGHT: Record<string, number> = { 'fell-down': -5, 'settlers-lost': -4, overran: -3, destroyed: 2, founded: 1, 'doom-overflowed': -1 };
const MOST = 6;

export const moments = (frames: Frame[]): Moment[] =>
  highlights(
    // The city that everybody begins with is no news.
    frames.filter((frame) => stood(frame, 'day') > 0),
    ({ kind }) => WEIGHT[kind] ?? 0,
    (before) => t('ui-day-brief', { day: stood(before, 'day') }),
    MOST,
  );

/** How each day went: whether somebody was wounded. */
export const marks = (frames: Frame[]): Mark[] =>
  marksOf(frames, 'day', ({ chart }) => MOST_WOUNDS - (Array.isArray(chart.wounds) ? chart.wounds.reduce((sum, one) => sum + one, 0) : 0));

/** More wounds than a team can have, so that what is left never runs out. */
const MOST_WOUNDS = 1000;
