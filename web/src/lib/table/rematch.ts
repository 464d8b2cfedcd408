import { open } from '../api/http.ts';
import type { SeatWish } from '../api/types.ts';
import { tableLink } from '../router.svelte.ts';
import { rememberTable } from '../storage.ts';
import type { LiveTable } from './live.svelte.ts';

/** The same table once more; everybody moves up one seat, so that the next one starts. */
export async function rematch(table: LiveTable): Promise<string> {
  const { seats, known } = table;
  const order = seats.map((_, index) => (index + 1) % seats.length);
  const mine = (seat: number) => known.held.some((held) => held.seat === seat);
  const wishes: SeatWish[] = order.map((seat) => {
    const { kind, name, level } = seats[seat]!;
    if (kind === 'bot') return { kind, name, level };
    // Friends elsewhere sit down again by their new link.
    return mine(seat) ? { kind: 'person', name, level: null } : { kind: 'open', name: '', level: null };
  });
  const { players: _, ...options } = (table.view as { options: Record<string, string> }).options;
  const made = await open({ game: table.game, options, seats: wishes });
  const held = made.seats.filter(({ seat }) => mine(order[seat]!));
  const links = [
    ...made.seats.filter(({ seat }) => !mine(order[seat]!)),
    { seat: null, token: made.spectator },
  ];
  rememberTable({ table: made.table, game: table.game, held, links, seen: Date.now() });
  return tableLink(made.table, held.map(({ token }) => token));
}
