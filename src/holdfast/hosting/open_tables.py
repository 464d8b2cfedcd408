"""Open tables: anybody may open one, see those that wait, join them and watch."""

from __future__ import annotations

from holdfast import games
from holdfast.hosting.messages.lobby import NewTable, OpenTables, OpenTableView, TableWish
from holdfast.hosting.new_tables import open_with, requested_opening
from holdfast.hosting.problems import fault
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage import ListingStorage
from holdfast.hosting.stored import ListedTable, Row
from holdfast.hosting.tokens import digest

MOST_OF_ONE = 3
"""Maximum number of waiting tables that one client may have opened."""
MOST_SHOWN = 50
"""Maximum number of tables in one list."""


async def open_listed(
    rooms: Rooms, storage: ListingStorage, wish: TableWish, client: str, bot: str | None = None
) -> NewTable:
    """Open a table that anybody may join, and list it.

    `client` identifies who opens it, for limits. `bot` is the name of the bot that opens it, if it
    is one.
    """
    by = digest(client)
    if await storage.count_listed(by) >= MOST_OF_ONE:
        raise fault("too-many-open")
    begun = requested_opening(wish, rooms.entropy.seed(), rooms.now(), bot)
    free = sum(seat.level is None and not seat.person for seat in begun.seats)
    if begun.listing is None or not free or free == len(begun.seats):
        raise fault("bad-table", "An open table needs a seat for you and a free one for others.")
    opened = await open_with(rooms, begun)
    control = begun.time_control
    listed = ListedTable(
        opened=rooms.now(),
        free=free,
        slow=control is not None and control.is_slow,
        opened_by=by,
        spectator=opened.spectator,
        options={name: str(value) for name, value in begun.options.items()},
        listing=begun.listing.model_dump(),
    )
    await storage.list_table(opened.table, listed)
    return opened


async def open_tables(
    storage: ListingStorage, game: str | None = None, slow: bool | None = None
) -> OpenTables:
    """Return the open tables, those that wait for players before those that have begun."""
    if game is not None and game not in games.names():
        raise fault("no-such-game")
    found, waiting = await storage.list_open_tables(MOST_SHOWN, game, slow)
    shown = [_view(row, listed) for row, listed in found if not row.summary["over"]]
    return OpenTables(tables=shown, waiting=waiting)


def _view(row: Row, listed: ListedTable) -> OpenTableView:
    """Return an open table as a message, made from its public summary."""
    return OpenTableView(
        table=row.id,
        game=row.game,
        options=listed.options,
        seats=row.summary["seats"],
        free=listed.free,
        languages=listed.listing["languages"],
        level=listed.listing["level"],
        fill_at=listed.listing["fill_at"],
        clocks=row.summary.get("clocks"),
        opened=listed.opened,
        headline=row.summary["headline"],
        spectator=listed.spectator,
    )


async def enter(rooms: Rooms, storage: ListingStorage, table: str, is_bot: bool = False) -> Room:
    """Return the room of an open table that somebody wants to join, or raise a RequestError.

    A bot may join only a table that bots may fill up.
    """
    listed = await storage.listing(table)
    if listed is None:
        raise fault("no-such-table")
    if is_bot and listed.listing["fill_at"] is None:
        raise fault("people-only")
    return await rooms.enter(table)


async def unlist(storage: ListingStorage, room: Room, viewer: int) -> None:
    """Take a table off the list, for its host. From then on it is private."""
    room.table.check_host(viewer)
    await storage.unlist_table(room.name)
