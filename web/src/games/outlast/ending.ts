import type { Frame, OutlastRankView, ReplayView } from '$lib/api/types.ts';
import type { Curves, Ending, Moment } from '$lib/table/game.ts';
import { settings } from '$lib/settings.svelte.ts';
import { t } from '$lib/words.svelte.ts';
import { told, type OutlastTable } from './types.ts';

const SETTLED = 0;

function sceneOf(ranking: OutlastRankView[], viewer: number | null): string {
  const winners = ranking.filter(({ place }) => place === 1);
  const first = winners[0];
  if (!first) return 'outlast-scene-defeat';
  if (first.reason === 'no-survivors') return 'outlast-scene-no-survivors';
  if (ranking.length === 1) return first.alive ? 'outlast-scene-win-solo' : 'outlast-scene-defeat';
  if (viewer !== null && !winners.some(({ seat }) => seat === viewer)) return 'outlast-scene-defeat';
  if (winners.length > 1) return 'outlast-scene-win-shared';
  return first.reason === 'last-alive' ? 'outlast-scene-win-last' : 'outlast-scene-win-legacy';
}

/** How it ended, in words. */
export function ending(table: OutlastTable): Ending {
  const { ranking, rating } = table.view;
  const winners = ranking.filter(({ place }) => place === 1);
  const won = winners.some(({ seat }) => seat === table.viewer);
  const alone = ranking.length === 1;
  const names = new Intl.ListFormat(t('locale')).format(winners.map(({ seat }) => table.realName(seat)));
  const first = winners[0];
  const lost = alone && first !== undefined && !first.alive;
  const best = first?.legacy ?? 0;
  return {
    scene: sceneOf(ranking, table.viewer),
    // A defeat is told in the colours of those who fell.
    wears: won || table.viewer === null ? winners.map(({ seat }) => seat) : [table.viewer],
    seats: winners.map(({ seat }) => seat),
    kicker: lost ? t('ui-end-lost-kicker') : t('ui-end-wins', { names, count: winners.length }),
    title: lost ? t('ui-end-title-defeat') : won ? t('ui-end-title-won') : t('ui-end-title-other', { names }),
    text:
      first === undefined
        ? ''
        : t(`ui-end-${lost ? 'defeat' : first.reason}`, {
            people: first.people,
            settlements: first.settlements,
            round: table.view.round,
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
    note: t('ui-rank-note'),
    clause: 'LA-END-4',
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
        : kind === 'built' && args.structure === SETTLED ? 2
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
