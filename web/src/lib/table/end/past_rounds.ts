import type { EventView, Frame } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';
import { t } from '../../words.svelte.ts';
import { total, type Curve, type Curves, type Mark, type Moment } from '../game.ts';
import type { Table } from '../sync/table.svelte.ts';

/** Looks back at a finished game: values at the end of each round, and highlights. */

/** Return a value after a frame, the sum of all seats. */
export const valueAfter = ({ chart }: Frame, name: string): number => total(chart[name] ?? 0);

/** Return a value after a frame for each seat; 0 where the game has none. */
export function valuesBySeat({ chart }: Frame, name: string, seats: number): number[] {
  const values = chart[name];
  return Array.from({ length: seats }, (_, seat) => (Array.isArray(values) ? (values[seat] ?? 0) : 0));
}

/** The rounds of a game (days, turns), and the last frame of each. */
export interface Past {
  at: number[];
  last: readonly Frame[];
}

/** Return the rounds of a game with the last frame of each, in order. */
export function lastOfEach(frames: readonly Frame[], round: (frame: Frame) => number): Past {
  const found = new Map(frames.map((frame) => [round(frame), frame]));
  const at = [...found.keys()].sort((a, b) => a - b);
  return { at, last: at.map((one) => found.get(one)!) };
}

/** Return curves over the rounds of a game; `axis` names what is counted. */
export const roundCurves = (axis: string, { at, last }: Past, curves: Curve[]): Curves => ({
  title: t('ui-curves-title'),
  axis,
  at,
  frame: last.map(({ seq }) => seq),
  curves,
});

/** Return the most important events in order of time. What follows from a move counts as part of its own round. */
export function highlights(
  frames: readonly Frame[],
  weigh: (event: EventView) => number,
  when: (before: Frame) => string,
  most = 5,
): Moment[] {
  const found = frames.flatMap((frame, index) =>
    frame.events
      .filter((event) => event.wording && weigh(event) !== 0)
      .map((event) => ({
        weight: Math.abs(weigh(event)),
        moment: {
          frame: frame.seq,
          when: when(frames[index - 1] ?? frame),
          wording: event.wording![settings.language],
          good: weigh(event) > 0,
        },
      })),
  );
  const best = [...found].sort((a, b) => b.weight - a.weight).slice(0, most);
  return found.filter((one) => best.includes(one)).map(({ moment }) => moment);
}

/** Return the log line of the last event of these kinds: the cause of the end. */
export function lastSentence(table: Table, ...kinds: string[]): string {
  const found = table.stage.shown.findLast(({ kind, wording }) => wording && kinds.includes(kind));
  return found?.wording?.[settings.language] ?? '';
}

/** Counts by kind of deed, with one number for each player. */
export type Counted = Record<string, number[]>;

/** Return how often each player did what; `whose` is -1 for what nobody did. */
export function countDeeds(
  frames: readonly Frame[],
  people: number,
  deed: (event: EventView) => { name: string; whose: number; count?: number } | null,
): Counted {
  const found: Counted = {};
  for (const { events } of frames) {
    for (const event of events) {
      const { name, whose, count = 1 } = deed(event) ?? { name: '', whose: -1 };
      if (whose < 0 || whose >= people) continue;
      (found[name] ??= Array<number>(people).fill(0))[whose]! += count;
    }
  }
  return found;
}

/** The most deeds in one sentence. */
const MOST_DEEDS = 2;

/**
 * Return what a player did most, compared with the others: first what they did more often than anybody, then what they
 * did the largest share of. `say` returns the text of a deed with its number.
 */
export function didMost(found: Counted, who: number, say: (name: string, count: number) => string): string {
  const own = Object.entries(found)
    .map(([name, counts]) => {
      const count = counts[who] ?? 0;
      const others = counts.filter((_, other) => other !== who);
      return { name, count, most: others.length > 0 && others.every((other) => other < count), share: count / Math.max(1, total(counts)) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.most) - Number(a.most) || b.share - a.share || b.count - a.count)
    .slice(0, MOST_DEEDS);
  if (own.length === 0) return t('deed-none');
  const wording = own.map(({ name, count }) => say(name, count));
  if (own[0]!.most) wording[0] = t('deed-most', { deed: wording[0]! });
  return `${wording.join('; ')}.`;
}

/** Return shares as whole percentages that add up to the rounded total: 100 if they are complete. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const floors = exact.map(Math.floor);
  const missing = Math.round(total([...exact])) - total(floors);
  const byRest = exact.map((value, at) => ({ at, rest: value - floors[at]! })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRest.slice(0, missing)) floors[at]!++;
  return floors;
}

/** Return a mark for each round up to the end: a loss where the number fell, the end where it is zero. */
export function marksOf(frames: readonly Frame[], round: string, left: (frame: Frame) => number): Mark[] {
  const { last } = lastOfEach(frames, (frame) => valueAfter(frame, round));
  const numbers = last.map(left);
  const end = numbers.findIndex((now) => now <= 0);
  return numbers.slice(0, end < 0 ? numbers.length : end + 1).map((now, index) => {
    const before = numbers[index - 1] ?? now;
    return now <= 0 ? 'bad' : now < before ? 'half' : 'good';
  });
}
