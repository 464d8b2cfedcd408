"""Lists of tables for clients that hold tokens for them."""

from __future__ import annotations

from holdfast.hosting.messages import HeldTokens, TableSummary
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.tokens import could_be_table, fits
from holdfast.kernel.record import NOBODY


async def tables_of(rooms: Rooms, held: HeldTokens) -> list[TableSummary]:
    """Return the tables that these tokens belong to, the most recent first."""
    rows = await rooms.storage.rows([h.table for h in held.tokens if could_be_table(h.table)])
    found = []
    for row in sorted(rows, key=lambda row: -row.updated):
        mine = [h.token for h in held.tokens if h.table == row.id]
        viewers = {v for hashed, v in row.tokens for token in mine if fits(token, hashed)}
        if viewers:
            # A client with a seat and the token of spectators is shown its seat.
            viewer = min(viewers - {NOBODY}, default=None)
            table = TableSummary(
                table=row.id,
                game=row.game,
                rules=row.rules,
                viewer=viewer,
                updated=row.updated,
                **row.summary,
            )
            for seat in table.seats:
                seat.connected |= seat.seat in rooms.connected(row.id)
            found.append(table)
    return found
