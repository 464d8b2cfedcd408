import type { GroupView, SeatView } from '../api/types.ts';
import { valueText, type GameClient } from '../table/game.ts';
import { curvesOf } from './compare.ts';

export type GroupTable = GroupView['tables'][number];

/** One number of all tables, round by round; null where a table was over or is not. */
export interface Comparison {
  label: string;
  rounds: { at: number; values: (string | null)[] }[];
}

/** Return the tables whose games are over, the best first. */
export function rankTables({ team, tables }: GroupView): GroupTable[] {
  const over = tables.filter(({ points }) => points !== null);
  return over.toSorted((a, b) => (team ? a.rank! - b.rank! : 0) || b.points! - a.points! || a.rank! - b.rank! || a.number - b.number);
}

/** Return the numbers of these tables side by side, in the terms of their game. */
export function compareAll(tables: readonly GroupTable[], client: GameClient, seats: SeatView[], seat: number): { axis: string; lines: Comparison[] } {
  const all = tables.map(({ rounds }) => curvesOf(rounds, client, seats, seat));
  const at = [...new Set(all.flatMap((curves) => curves.at))].sort((a, b) => a - b);
  const labels = all[0]?.curves.map(({ label }) => label) ?? [];
  const lines = labels.map((label) => ({
    label,
    rounds: at.map((round) => ({
      at: round,
      values: all.map((curves) => {
        const index = curves.at.indexOf(round);
        const curve = curves.curves.find((one) => one.label === label);
        return index < 0 || !curve ? null : valueText(curve, index);
      }),
    })),
  }));
  return { axis: all[0]?.axis ?? '', lines };
}
