"""Open tables: list them, take a seat, take a table off the list."""

from __future__ import annotations

from holdfast.hosting import open_tables
from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.conduct import as_person
from holdfast.hosting.api.parameters import GameId, TableId
from holdfast.hosting.messages.lobby import JoinedSeat, OpenTables, Taken
from holdfast.hosting.storage import ListingStorage
from holdfast.hosting.tokens import new_token


async def list_open_tables(
    call: Call, game: GameId | None = None, slow: bool | None = None
) -> OpenTables:
    """Return the open tables that anybody may join or watch, those that wait first."""
    found = await open_tables.open_tables(_storage(call), game, slow)
    if call.host.conduct is None:
        return found
    names = [one.table for one in found.tables]
    hidden = await call.host.conduct.unwelcome_tables(call.browser, names)
    shown = [one for one in found.tables if one.table not in hidden]
    return OpenTables(tables=shown, waiting=found.waiting)


async def sit_down(call: Call, table: TableId, body: Taken) -> JoinedSeat:
    """Take the next free seat of an open table. A bot sits down under the name of its account."""
    name, is_bot = call.name(body.name), call.bot is not None
    room = await open_tables.enter(call.host.rooms, _storage(call), table, is_bot)
    token = new_token()
    filled = await as_person(call, room, lambda table: table.take_free_seat(name, is_bot), token)
    await call.keep_seat(room.name, filled.seat)
    return JoinedSeat(table=room.name, seat=filled.seat, token=token)


async def unlist(call: TableCall) -> OpenTables:
    """Take a table off the list of open tables, for its host, and return the list."""
    await open_tables.unlist(_storage(call), call.room, call.viewer)
    return await open_tables.open_tables(_storage(call))


def _storage(call: Call) -> ListingStorage:
    assert call.host.listing_storage is not None, "only servers have open tables"
    return call.host.listing_storage
