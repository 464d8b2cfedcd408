import type { EventView, Frame, OutlastRankView, ReplayView } from '$lib/api/types.ts';
import type { Curves, Ending, Moment } from '$lib/table/game.ts';
import { drawn, highlights, lastOfEach, stood, stoodBySeat } from '$lib/table/past.ts';
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

/** Prey, wolves and people at the end of every round. */
export function curves(frames: Frame[], replay: ReplayView): Curves {
  const rounds = lastOfEach(frames, (frame) => stood(frame, 'round'));
  return drawn(t('ui-round'), rounds, [
    { label: t('ui-counts-prey'), tone: 'text', values: rounds.last.map((frame) => stood(frame, 'prey')) },
    { label: t('ui-counts-wolves'), tone: 'blood', values: rounds.last.map((frame) => stood(frame, 'wolves')) },
    { label: t('ui-counts-people'), tone: 'seats', values: rounds.last.map((frame) => stoodBySeat(frame, 'people', replay.seats.length)) },
  ]);
}

/** What is worth looking at again: settlements, dead wolves, fights, and who fell. */
export function moments(frames: Frame[], table: OutlastTable): Moment[] {
  const weigh = (event: EventView) => {
    const { kind, args } = told(event);
    return (
      kind === 'eliminated' ? 5
      : kind === 'fight-won' ? 4
      : kind === 'fought-wolf' && args.won ? 3
      : kind === 'built' && args.structure === SETTLED ? 2
      : kind === 'died' && args.seat === table.viewer ? 1
      : 0
    ); // prettier-ignore
  };
  return highlights(frames, weigh, (before) => t('ui-round-brief', { round: stood(before, 'round') }));
}
