import { LEVELS, type Result } from './profile.ts';

/** Marks of the levels on the scale of the server's ratings, in the order of the levels. */
const LOWEST_MARK = 20;
/** Between two levels: the stronger one wins two of three games. */
const APART = 2.5;
export const MARKS: Record<string, number> = Object.fromEntries(LEVELS.map((level, index) => [level, LOWEST_MARK + APART * index]));
const PER_POINT = Math.log(2) / APART;
/** What is assumed before the first game: about a Settler, but nobody knows. */
const START = { at: MARKS.settler!, error: 5 };
/** Games before a strength is shown. */
export const FEWEST = 5;
/** The scale that is looked through, in steps. */
export const SCALE = { from: 15, to: 37.5 };
const STEP = 0.1;

/** How strong somebody is at a game, with the standard error. */
export interface Strength {
  at: number;
  error: number;
  games: number;
}

/** The marks of the bots at the table; null if a result says nothing about strength. */
function met({ others, level }: Result, team: boolean): number[] | null {
  const levels = others ?? (level === null ? [] : [level]);
  // How strong people are is not known: rivals among them say nothing, and companions are taken to be as strong.
  if (!team && (levels.length === 0 || levels.includes(null))) return null;
  return levels.flatMap((one) => (one !== null && MARKS[one] !== undefined ? [MARKS[one]] : []));
}

/** The chance that somebody so strong wins: against rivals, or in a team against a game that teams of `even` win every second time. */
export function chance(strength: number, bots: readonly number[], even: number | null): number {
  if (even === null) return 1 / (1 + bots.reduce((sum, bot) => sum + Math.exp(PER_POINT * (bot - strength)), 0));
  const team = (strength + bots.reduce((sum, bot) => sum + bot, 0)) / (1 + bots.length);
  return 1 / (1 + Math.exp(PER_POINT * (even - team)));
}

/** The strength that fits the results of one game; null without any that says something. `even` is that of a team game. */
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
