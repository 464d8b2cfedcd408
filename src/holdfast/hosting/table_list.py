"""Lists of tables for clients that hold tokens for them."""

from __future__ import annotations

from functools import partial

from holdfast.hosting.highlights import since
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.lobby import DaysOffWish, HeldTokens, TableSummary
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.tokens import could_be_table, fits
from holdfast.kernel.record import NOBODY
from holdfast.table import RefusalError, Table


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
            seen = max((h.since or 0 for h in held.tokens if h.table == row.id), default=0)
            table = TableSummary(
                table=row.id,
                game=row.game,
                rules=row.rules,
                viewer=viewer,
                updated=row.updated,
                happened=_sentence(since(row.highlights, viewer, seen)),
                **row.summary,
            )
            for seat in table.seats:
                seat.connected |= seat.seat in rooms.connected_viewers(row.id)
            found.append(table)
    return found


def _sentence(wording: dict[str, str] | None) -> Sentence | None:
    """Return a sentence as a message."""
    return None if wording is None else Sentence(**wording)


async def take_days_off(rooms: Rooms, wish: DaysOffWish) -> list[TableSummary]:
    """Take days off at all slow tables of these tokens, and return the tables.

    The first refusal is raised if no table accepts them.
    """
    refusals: list[RefusalError] = []
    accepted = False
    for table in await tables_of(rooms, wish):
        seat = table.viewer
        if seat is None or table.over or table.clocks is None:
            continue
        room = await rooms.enter(table.table)
        job = partial(Table.take_days_off, viewer=seat, start=wish.start, end=wish.end)
        try:
            await room.do(partial(job, now=rooms.now()))
        except RefusalError as refusal:
            refusals.append(refusal)
        else:
            accepted = True
    if refusals and not accepted:
        raise next((r for r in refusals if r.code != "not-slow"), refusals[0])
    return await tables_of(rooms, wish)
