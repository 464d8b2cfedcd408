import type { EventView, Frame, OutliveRankView, ReplayView } from '$lib/api/types.ts';
import type { Curves, Ending, Mark, Moment } from '$lib/table/game.ts';
import { highlights, lastOfEach, marksOf, roundCurves, valueAfter, valuesBySeat } from '$lib/table/end/past_rounds.ts';
import { winnersLine } from '$lib/table/sync/wording.ts';
import { t } from '$lib/words.svelte.ts';
import { BEST, CATEGORIES, eventOf, type OutliveTable } from './types.ts';

/**
 * The parts of the points in the order of their bars, with the one that may be negative last; the theme has their
 * colours.
 */
const PARTS = ['survivors', 'rooms', 'events', 'pairs', 'repaired', 'gauge'] as const satisfies (typeof CATEGORIES)[number][];

/** Return the category in which a winner has the largest lead over the others. */
function strength(line: OutliveRankView, ranking: OutliveRankView[]): string {
  const lead = (name: string) =>
    Math.min(...ranking.filter(({ seat }) => seat !== line.seat).map(({ points }) => (line.points[name] ?? 0) - (points[name] ?? 0)));
  const best = [...CATEGORIES].sort((a, b) => lead(b) - lead(a))[0]!;
  return t('ui-rank-strength', { category: t(`category-${best}`), points: line.points[best] ?? 0 });
}

function reason(line: OutliveRankView, ranking: OutliveRankView[], best: number): string {
  if (line.tie) return t(`ui-rank-tie-${line.tie}`, { supplies: line.supplies, goods: line.goods });
  if (line.place === 1) return strength(line, ranking);
  const behind = t('ui-rank-behind', { count: best - (line.points.total ?? 0) });
  const worst = behindMost(line, ranking);
  return worst ? t('ui-rank-behind-most', { behind, ...worst }) : behind;
}

/** Return the category in which somebody is furthest behind the winner, and by how much. */
function behindMost(line: OutliveRankView, ranking: OutliveRankView[]): { category: string; count: number } | null {
  const lack = (name: string) => (ranking[0]?.points[name] ?? 0) - (line.points[name] ?? 0);
  const worst = [...CATEGORIES].sort((a, b) => lack(b) - lack(a))[0]!;
  return lack(worst) > 0 ? { category: t(`category-${worst}`), count: lack(worst) } : null;
}

/** Return the reason for the result in a sentence: the lead, the tie breaker, and how far the loser came. */
function why(table: OutliveTable, ranking: OutliveRankView[]): string {
  const [first] = ranking;
  const points = first?.points.total ?? 0;
  const wording = first?.tie ? t(`ui-end-tie-${first.tie}`, { points }) : t('ui-end-text', { points });
  const own = ranking.find(({ seat }) => seat === table.viewer);
  if (!own || own.place === 1) return wording;
  const worst = behindMost(own, ranking);
  const came = t('ui-end-came', { place: own.place, points: own.points.total ?? 0 });
  return `${wording} ${worst ? t('ui-end-came-most', { came, ...worst }) : `${came}.`}`;
}

/** Return the contents of the end screen, with the final count by category. */
export function ending(table: OutliveTable): Ending {
  const { ranking } = table.view;
  const winners = ranking.filter(({ place }) => place === 1);
  const won = winners.some(({ seat }) => seat === table.viewer);
  const names = new Intl.ListFormat(t('locale')).format(winners.map(({ seat }) => table.realName(seat)));
  const first = winners[0];
  const best = first?.points.total ?? 0;
  return {
    scene: won || table.viewer === null ? 'outlive-scene-win' : 'outlive-scene-loss',
    wears: winners.map(({ seat }) => seat),
    seats: winners.map(({ seat }) => seat),
    kicker: winnersLine(winners.map(({ seat }) => seat), table, (names) => t('ui-end-wins', { names, count: winners.length })),
    title: won ? t('ui-end-title-won') : t('ui-end-title-other', { names }),
    text: why(table, ranking),
    pointsLabel: t('ui-points-short'),
    ranking: ranking.map((line) => ({
      seat: line.seat,
      place: line.place,
      alive: true,
      reason: reason(line, ranking, best),
      numbers: [],
      parts: PARTS.map((name) => ({ name, value: line.points[name] ?? 0, label: t(`category-${name}`), fill: `var(--part-${name})` })),
      points: line.points.total ?? 0,
    })),
    note: t('ui-rank-note'),
    clause: 'OL-END-4',
  };
}

/** Return curves of points, survivors and radiation (steps above the best), by day. */
export function curves(frames: Frame[], replay: ReplayView): Curves {
  const played = frames.filter((frame) => valueAfter(frame, 'day') > 0);
  const days = lastOfEach(played, (frame) => valueAfter(frame, 'day'));
  const seats = (name: string, of = (value: number) => value) =>
    days.last.map((frame) => valuesBySeat(frame, name, replay.seats.length).map(of));
  return roundCurves(t('ui-day'), days, [
    { label: t('ui-points-short'), tone: 'lines', values: seats('points') },
    { label: t('survivors'), tone: 'lines', values: seats('people') },
    { label: t('category-gauge'), tone: 'lines', values: seats('gauge', (gauge) => BEST - gauge) },
  ]);
}

/** Return the highlights: events overcome, great hunts, Pressure, hunger. */
export function moments(frames: Frame[], table: OutliveTable): Moment[] {
  const weigh = (event: EventView) => {
    const { kind, args } = eventOf(event);
    const own = (weight: number) => ('seat' in args && args.seat === table.viewer ? weight : -weight);
    return (
      kind === 'overcame' ? own(5)
      : kind === 'pair-made' ? own(4)
      : kind === 'caught' && args.meat >= 5 ? own(4)
      : kind === 'lost-survivor' && args.seat === table.viewer ? -3
      : kind === 'room-filled' ? own(2)
      : kind === 'paid-tribute' && args.victim === table.viewer ? -2
      : 0
    ); // prettier-ignore
  };
  return highlights(frames, weigh, (before) => t('ui-day-brief', { day: valueAfter(before, 'day') }));
}

/** Return how each day went: whether survivors were lost. */
export const marks = (frames: Frame[], seat: number): Mark[] =>
  marksOf(
    frames.filter((frame) => valueAfter(frame, 'day') > 0),
    'day',
    (frame) => valuesBySeat(frame, 'people', seat + 1)[seat] ?? 0,
  );
