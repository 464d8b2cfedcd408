import type { PlacementView, SeatView } from '../api/types.ts';
import { isoDay } from '../study/days.ts';
import { voyageOf } from './games.ts';
import { keepLeg, stopOf, type Leg } from './voyage.ts';

interface Over {
  table: string;
  game: string;
  view: { options?: Record<string, unknown> };
  seats: readonly SeatView[];
  own: PlacementView;
}

/** Store a finished game in the log of its game's voyage; return null if it was at none of its stops. */
export async function keepVoyage({ table, game, view, seats, own }: Over): Promise<Leg | null> {
  const voyage = await voyageOf(game);
  const stop = voyage && stopOf(voyage, view.options ?? {}, seats);
  if (!voyage || !stop) return null;
  const leg = { table, game, stop: stop.id, day: isoDay(Date.now()), ...voyage.score({ view, own, seats }) };
  keepLeg(leg);
  return leg;
}
