import type { ComparisonView, Frame, ReplayView, RoundView, SeatView } from '../api/types.ts';
import { valueText, type Curves, type GameClient } from '../table/game.ts';

/** One number of two games after the same round; null where a game was over. */
export interface Line {
  label: string;
  mine: string | null;
  theirs: string | null;
  /** Whether the two differ. */
  differs: boolean;
}

/** The numbers of two games after a round. */
export interface Round {
  at: number;
  lines: Line[];
}

/** Return the curves of a game from its numbers by round. */
export function curvesOf(rounds: RoundView[], client: GameClient, seats: SeatView[], seat: number): Curves {
  // Curves need only the numbers of a frame.
  const frames = rounds.map((round) => ({ ...round, events: [] }) as unknown as Frame);
  const all = client.curves(frames, { seats, frames } as unknown as ReplayView);
  return { ...all, curves: all.curves.map((curve) => ({ ...curve, own: seat })) };
}

/** Return two games side by side, round by round, in the terms of their game. */
export function sideBySide(
  { mine, theirs }: ComparisonView,
  client: GameClient,
  seats: SeatView[],
  seat: number,
): { axis: string; rounds: Round[] } {
  const [own, other] = [mine, theirs].map((rounds) => curvesOf(rounds, client, seats, seat)) as [Curves, Curves];
  const at = [...new Set([...own.at, ...other.at])].sort((a, b) => a - b);
  const number = (curves: Curves, label: string, round: number) => {
    const index = curves.at.indexOf(round);
    const curve = curves.curves.find((one) => one.label === label);
    return index < 0 || !curve ? null : valueText(curve, index);
  };
  const rounds = at.map((round) => ({
    at: round,
    lines: own.curves.map(({ label }) => {
      const [one, two] = [number(own, label, round), number(other, label, round)];
      return { label, mine: one, theirs: two, differs: one !== two };
    }),
  }));
  return { axis: own.axis, rounds };
}
