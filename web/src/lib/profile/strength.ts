import { LEVELS, type Result } from './profile.ts';

/** The positions of the levels on the rating scale, in the order of the levels. */
const LOWEST_MARK = 20;
/** The distance between two levels: the stronger one wins two of three games. */
const APART = 2.5;
export const MARKS: Record<string, number> = Object.fromEntries(LEVELS.map((level, index) => [level, LOWEST_MARK + APART * index]));
const PER_POINT = Math.log(2) / APART;
/** The prior of the estimate: about a Settler, with a large error. */
const START = { at: MARKS.settler!, error: 5 };
/** The least number of games for which a strength is shown. */
export const FEWEST = 5;
/** The range of strengths to search, and the step. */
export const SCALE = { from: 15, to: 37.5 };
const STEP = 0.1;

/** The estimated strength of a player at a game, with its standard error. */
export interface Strength {
  at: number;
  error: number;
  games: number;
}

/** Return the strengths of the bots at the table; null if the result says nothing about strength. */
function met({ others, level }: Result, team: boolean): number[] | null {
  const levels = others ?? (level === null ? [] : [level]);
  // The strength of people is unknown. Results against rivals are ignored, and team-mates count as equally strong.
  if (!team && (levels.length === 0 || levels.includes(null))) return null;
  return levels.flatMap((one) => (one !== null && MARKS[one] !== undefined ? [MARKS[one]] : []));
}

/**
 * Return the chance to win: against rivals, or in a team game against which teams of strength `even` win half of the
 * time.
 */
export function chance(strength: number, bots: readonly number[], even: number | null): number {
  if (even === null) return 1 / (1 + bots.reduce((sum, bot) => sum + Math.exp(PER_POINT * (bot - strength)), 0));
  const team = (strength + bots.reduce((sum, bot) => sum + bot, 0)) / (1 + bots.length);
  return 1 / (1 + Math.exp(PER_POINT * (even - team)));
}

/**
 * Return the strength that fits the results of one game best, or null if none of them counts. `even` is that of a team
 * game.
 */
export function strength(results: readonly Result[], even: number | null): Strength | null {
  const played = results.flatMap((result) => {
    const bots = met(result, even !== null);
    return bots ? [{ won: result.won, bots }] : [];
  });
  if (played.length === 0) return null;
  const steps = Math.round((SCALE.to - SCALE.from) / STEP) + 1;
  const scale = Array.from({ length: steps }, (_, index) => SCALE.from + STEP * index);
  const logs = scale.map((one) =>
    played.reduce((sum, { won, bots }) => {
      const wins = chance(one, bots, even);
      return sum + Math.log(won ? wins : 1 - wins);
    }, -((one - START.at) ** 2) / (2 * START.error ** 2)),
  );
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const at = scale.reduce((sum, one, index) => sum + one * weights[index]!, 0) / whole;
  const spread = scale.reduce((sum, one, index) => sum + (one - at) ** 2 * weights[index]!, 0) / whole;
  return { at, error: Math.sqrt(spread), games: played.length };
}
