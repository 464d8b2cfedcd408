import type { EventView, Frame } from '../../api/types.ts';
import { settings } from '../../settings.svelte.ts';
import { t } from '../../words.svelte.ts';
import { total, type Curve, type Curves, type Mark, type Moment } from '../game.ts';
import type { Table } from '../sync/table.svelte.ts';

/** A game that is over, looked back at: how things stood at each of its rounds, and what was worth seeing. */

/** How something stood after a frame, all seats together. */
export const stood = ({ chart }: Frame, name: string): number => total(chart[name] ?? 0);

/** How something stood after a frame, seat by seat; 0 where the game did not say. */
export function stoodBySeat({ chart }: Frame, name: string, seats: number): number[] {
  const values = chart[name];
  return Array.from({ length: seats }, (_, seat) => (Array.isArray(values) ? (values[seat] ?? 0) : 0));
}

/** How a game went: its rounds (days, turns), and the frame that each of them ended with. */
export interface Past {
  at: number[];
  last: readonly Frame[];
}

/** The last frame of every round, in their order. */
export function lastOfEach(frames: readonly Frame[], round: (frame: Frame) => number): Past {
  const found = new Map(frames.map((frame) => [round(frame), frame]));
  const at = [...found.keys()].sort((a, b) => a - b);
  return { at, last: at.map((one) => found.get(one)!) };
}

/** Curves over the rounds of a game, which are counted in this. */
export const drawn = (axis: string, { at, last }: Past, curves: Curve[]): Curves => ({
  title: t('ui-curves-title'),
  axis,
  at,
  frame: last.map(({ seq }) => seq),
  curves,
});

/**
 * What is worth looking at again, in the order in which it happened: the events that weigh most. What a move led to
 * belongs to the round in which it was played.
 */
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

/** How often each did something: for each kind of deed a number for each person. */
export type Counted = Record<string, number[]>;

/** Adds up what events say somebody did; `whose` is -1 where it was nobody's doing. */
export function counted(
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

/** More than this is a list, not a sentence. */
const MOST_DEEDS = 2;

/**
 * What somebody did most of, compared with the others: what they did more than anybody first, then what they did the
 * largest share of. `say` words a deed with its number.
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

/** Shares as whole percents that add up to the whole: 100 where they are all there is. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const floors = exact.map(Math.floor);
  const missing = Math.round(total([...exact])) - total(floors);
  const byRest = exact.map((value, at) => ({ at, rest: value - floors[at]! })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRest.slice(0, missing)) floors[at]!++;
  return floors;
}

/** A mark for each round up to the end: a loss where a number fell, the end where nothing is left of it. */
export function marksOf(frames: readonly Frame[], round: string, left: (frame: Frame) => number): Mark[] {
  const { last } = lastOfEach(frames, (frame) => stood(frame, round));
  const numbers = last.map(left);
  const end = numbers.findIndex((now) => now <= 0);
  return numbers.slice(0, end < 0 ? numbers.length : end + 1).map((now, index) => {
    const before = numbers[index - 1] ?? now;
    return now <= 0 ? 'bad' : now < before ? 'half' : 'good';
  });
}
