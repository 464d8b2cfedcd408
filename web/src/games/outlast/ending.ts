import type { EventView, Frame, ReplayView } from '$lib/api/types.ts';
import type { Curves, Ending, Mark, Moment } from '$lib/table/game.ts';
import { highlights, lastOfEach, lastSentence, marksOf, roundCurves, valueAfter, valuesBySeat } from '$lib/table/end/past_rounds.ts';
import { winnersLine } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import { SETTLEMENT, eventOf, type OutlastTable, type View } from './types.ts';

type Outcome = NonNullable<View['ending']>;

/** Scenes of reasons that have one of their own; other victories are by legacy. */
const SCENES: Record<string, string> = {
  wild: 'defeat', 'no-survivors': 'no-survivors', survived: 'win-solo', shared: 'win-shared', 'last-alive': 'win-last',
}; // prettier-ignore

function sceneOf({ winners, reason }: Outcome, viewer: number | null): string {
  const beaten = viewer !== null && !winners.includes(viewer) && reason !== 'no-survivors';
  return `outlast-scene-${beaten ? 'defeat' : (SCENES[reason] ?? 'win-legacy')}`;
}

/** LA-END-7, from the lowest step up. */
const RATINGS = ['defeat', 'scraped-through', 'rooted', 'thriving', 'masters'] as const;

/** Return the contents of the end screen. */
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
    // A defeat is shown in the colours of the players who lost.
    wears: won || table.viewer === null ? winners : [table.viewer],
    seats: winners,
    kicker: lost ? t('ui-end-lost-kicker') : winnersLine(winners, table, (names) => t('ui-end-wins', { names, count: winners.length })),
    title: lost ? t('ui-end-title-defeat') : won ? t('ui-end-title-won') : t('ui-end-title-other', { names }),
    text: [
      // The log has said whose death it was.
      lost ? lastSentence(table, 'died') : '',
      t(`ui-end-${reason}`, {
        people: first?.people ?? 0,
        settlements: first?.settlements ?? 0,
        round,
        rating: rating ? t(`rating-${rating}`) : '',
      }),
      lost && round < table.view.final_round ? t('ui-end-short', { count: table.view.final_round - round }) : '',
    ].filter(Boolean).join(' '),
    ladder: rating
      ? RATINGS.map((step) => ({ title: t(`rating-${step}`), need: t(`rating-${step}-need`, { round }), own: step === rating }))
      : undefined,
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

/** Return curves of prey, wolves and people, by round. */
export function curves(frames: Frame[], replay: ReplayView): Curves {
  const rounds = lastOfEach(frames, (frame) => valueAfter(frame, 'round'));
  return roundCurves(t('ui-round'), rounds, [
    { label: t('ui-counts-prey'), tone: 'text', values: rounds.last.map((frame) => valueAfter(frame, 'prey')) },
    { label: t('ui-counts-wolves'), tone: 'blood', values: rounds.last.map((frame) => valueAfter(frame, 'wolves')) },
    { label: t('ui-counts-people'), tone: replay.seats.length > 1 ? 'lines' : 'seats', values: rounds.last.map((frame) => valuesBySeat(frame, 'people', replay.seats.length)) },
  ]);
}

/** Return the highlights: settlements, dead wolves, fights, and deaths. */
export function moments(frames: Frame[], table: OutlastTable): Moment[] {
  const weigh = (event: EventView) => {
    const { kind, args } = eventOf(event);
    const own = (weight: number) => ('seat' in args && args.seat === table.viewer ? weight : -weight);
    return (
      kind === 'eliminated' ? -own(5)
      : kind === 'fight-won' ? own(4)
      : kind === 'fought-wolf' && args.won ? own(3)
      : kind === 'built' && args.structure === SETTLEMENT ? own(2)
      : kind === 'died' && args.seat === table.viewer ? -1
      : 0
    ); // prettier-ignore
  };
  return highlights(frames, weigh, (before) => t('ui-round-brief', { round: valueAfter(before, 'round') }));
}

/** Return how each round went: whether people were lost, and whether any are left. */
export const marks = (frames: Frame[], seat: number): Mark[] => marksOf(frames, 'round', (frame) => valuesBySeat(frame, 'people', seat + 1)[seat] ?? 0);
