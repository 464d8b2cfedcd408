import { command, rematch } from '../../api/http.ts';
import { tableLink } from '../../router.svelte.ts';
import { rememberTable, type HeldToken } from '../../storage.ts';
import type { LiveTable } from '../sync/live.svelte.ts';

/**
 * Open the rematch, or join the one that another player has opened. Return its link.
 * Each player enters with their own tokens; all at this screen sit down at once.
 */
export async function goOn(table: LiveTable): Promise<string> {
  const { known } = table;
  const next = table.message.next ?? (await rematch(table.message.table, table.activeToken));
  for (const { seat, token } of known.held) {
    if (seat !== null && next.seats[seat] !== null) await command(next.table, token, { type: 'sit-down', name: table.realName(seat) });
  }
  const there = ({ seat, token }: HeldToken) => ({ seat: seat === null ? null : (next.seats[seat] ?? null), token });
  const held = known.held.map(there);
  rememberTable({ table: next.table, game: table.game, held, links: known.links.map(there), seen: Date.now() });
  return tableLink(next.table, held.map(({ token }) => token));
}
