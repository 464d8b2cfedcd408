import type { Frame, ReplayView } from '$lib/api/types.ts';
import type { Curves, Ending, Moment } from '$lib/table/game.ts';
import { settings } from '$lib/settings.svelte.ts';
import { t } from '$lib/words.svelte.ts';
import { SETTLEMENT, told, type OutlastTable, type View } from './types.ts';

type Outcome = NonNullable<View['ending']>;

/** Scenes for reasons that have one of their own; other victories are by legacy. */
const SCENES: Record<string, string> = {
  wild: 'defeat', 'no-survivors': 'no-survivors', survived: 'win-solo', shared: 'win-shared', 'last-alive': 'win-last',
}; // prettier-ignore

function sceneOf({ winners, reason }: Outcome, viewer: number | null): string {
  const beaten = viewer !== null && !winners.includes(viewer) && reason !== 'no-survivors';
  return `outlast-scene-${beaten ? 'defeat' : (SCENES[reason] ?? 'win-legacy')}`;
}

/** How it ended, in words. */
export function ending(table: OutlastTable): Ending {
  const { ranking, rating } = table.view;
  const outcome = table.view.ending ?? { winners: [], reason: 'wild', round: table.view.round };
  const { winners, reason, round } = outcome;
  const first = ranking[0];
  const won = table.viewer !== null && winners.includes(table.viewer);
  const lost = reason === 'wild';
  const names = new Intl.ListFormat(t('locale')).format(winners.map((seat) => table.realName(seat)));
  const best = first?.legacy ?? 0;
  return {
    scene: sceneOf(outcome, table.viewer),
    // A defeat is told in the colours of those who fell.
    wears: won || table.viewer === null ? winners : [table.viewer],
    seats: winners,
    kicker: lost ? t('ui-end-lost-kicker') : t('ui-end-wins', { names, count: winners.length }),
    title: lost ? t('ui-end-title-defeat') : won ? t('ui-end-title-won') : t('ui-end-title-other', { names }),
    text: t(`ui-end-${reason}`, {
      people: first?.people ?? 0,
      settlements: first?.settlements ?? 0,
      round,
      rating: rating ? t(`rating-${rating}`) : '',
    }),
    pointsLabel: t('ui-legacy'),
    ranking: ranking.map((line) => ({
      seat: line.seat,
      place: line.place,
      alive: line.alive,
      reason: line.alive
        ? t(`rank-${line.reason}`, { behind: best - line.legacy })
        : t('rank-out', { round: line.out_round ?? 0 }),
      numbers: [
        { icon: 'outlast-stat-people', value: line.people },
        { icon: 'outlast-stat-settlements', value: line.settlements },
      ],
      points: line.alive ? line.legacy : null,
    })),
    note: t(rating ? 'ui-rank-note-solo' : 'ui-rank-note'),
    clause: rating ? 'LA-END-7' : 'LA-END-4',
  };
}

const numberOf = (value: number | number[] | undefined): number =>
  Array.isArray(value) ? value.reduce((sum, part) => sum + part, 0) : (value ?? 0);

/** Prey, wolves and people at the end of every round. */
export function curves(frames: Frame[], replay: ReplayView): Curves {
  const last = new Map<number, Frame>();
  for (const frame of frames) last.set(numberOf(frame.chart.round), frame);
  const rounds = [...last.keys()].sort((a, b) => a - b);
  const at = rounds.map((round) => last.get(round)!);
  const people = ({ chart }: Frame) =>
    Array.isArray(chart.people) ? chart.people : replay.seats.map(() => 0);
  return {
    title: t('ui-curves-title'),
    axis: t('ui-round'),
    at: rounds,
    frame: at.map(({ seq }) => seq),
    curves: [
      { label: t('ui-counts-prey'), tone: 'text', values: at.map(({ chart }) => numberOf(chart.prey)) },
      { label: t('ui-counts-wolves'), tone: 'blood', values: at.map(({ chart }) => numberOf(chart.wolves)) },
      { label: t('ui-counts-people'), tone: 'seats', values: at.map(people) },
    ],
  };
}

/** What is worth looking at again: settlements, dead wolves, fights, and who fell. */
export function moments(frames: Frame[], table: OutlastTable): Moment[] {
  const found: (Moment & { weight: number })[] = [];
  for (const [index, frame] of frames.entries()) {
    // What a move led to belongs to the round in which it was played.
    const round = numberOf((frames[index - 1] ?? frame).chart.round);
    for (const event of frame.events) {
      const { kind, args } = told(event);
      const weight =
        kind === 'eliminated' ? 5
        : kind === 'fight-won' ? 4
        : kind === 'fought-wolf' && args.won ? 3
        : kind === 'built' && args.structure === SETTLEMENT ? 2
        : kind === 'died' && args.seat === table.viewer ? 1
        : 0; // prettier-ignore
      if (weight === 0 || !event.said) continue;
      const when = t('ui-round-brief', { round });
      found.push({ frame: frame.seq, when, said: event.said[settings.language], weight });
    }
  }
  const MOST = 5;
  const best = [...found].sort((a, b) => b.weight - a.weight).slice(0, MOST);
  return found.filter((moment) => best.includes(moment));
}
