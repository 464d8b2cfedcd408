"""Open tables: list them, take a seat, close the door."""

from __future__ import annotations

from holdfast.hosting import open_tables
from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.parameters import GameId, TableId
from holdfast.hosting.messages.lobby import JoinedSeat, OpenTables, Taken
from holdfast.hosting.storage import ListingStorage


async def list_open_tables(
    call: Call, game: GameId | None = None, slow: bool | None = None
) -> OpenTables:
    """Return the open tables that anybody may join or watch, those that wait first."""
    return await open_tables.open_tables(_storage(call), game, slow)


async def sit_down(call: Call, table: TableId, body: Taken) -> JoinedSeat:
    """Take the next free seat of an open table. A bot sits down under the name of its account."""
    joined = await open_tables.sit_down(
        call.host.rooms, _storage(call), table, call.name(body.name), call.bot is not None
    )
    await call.keep_seat(joined.table, joined.seat)
    return joined


async def unlist(call: TableCall) -> OpenTables:
    """Take a table off the list of open tables, for its host, and return the list."""
    await open_tables.unlist(_storage(call), call.room, call.viewer)
    return await open_tables.open_tables(_storage(call))


def _storage(call: Call) -> ListingStorage:
    assert call.host.listing_storage is not None, "only servers have open tables"
    return call.host.listing_storage
