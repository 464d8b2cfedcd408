"""Groups: several tables of friends who play the same deal at the same time (duplicate).

Nobody knows the seed of a group's deal. What happens at the other tables is hidden from a table
until its own game is over.
"""

from __future__ import annotations

from typing import Any

from holdfast.hosting.deals import rounds_of
from holdfast.hosting.messages.groups import GroupTable, GroupView, GroupWish, NewGroup
from holdfast.hosting.messages.lobby import TableWish
from holdfast.hosting.new_tables import open_with, requested_opening
from holdfast.hosting.problems import fault
from holdfast.hosting.results import deal_name, first_person
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.thread_pool import Turn
from holdfast.hosting.tokens import new_table_id
from holdfast.table import Table
from holdfast.table.entries import Deal, day_of

MOST = 12
"""Maximum number of tables that are compared. Each may have to be read from the storage, and a deal
can be played any number of times.
"""
GROUP = "group "
"""Prefix of the names of deals that a group of tables shares."""


async def open_group(rooms: Rooms, wish: GroupWish) -> NewGroup:
    """Open several tables with the same deal: the first as requested, the others with free seats
    in place of its persons.
    """
    if wish.table.listing is not None or wish.table.position is not None:
        raise fault("bad-table", "The tables of a group are private and begin with the setup.")
    seed, deal = rooms.entropy.seed(), Deal(name=f"{GROUP}{new_table_id()}")
    tables = []
    for number in range(1, wish.tables + 1):
        asked = wish.table if number == 1 else _for_friends(wish.table)
        begun = requested_opening(asked, seed, rooms.now())
        made = await open_with(rooms, begun.model_copy(update={"deal": deal}))
        await rooms.storage.keep_note(_tables_of(deal.name), made.table, {"number": number})
        tables.append(made)
    return NewGroup(tables=tables)


def _for_friends(wish: TableWish) -> TableWish:
    """Return the same table with free seats in place of its persons."""
    seats = [
        seat if seat.kind == "bot" else seat.model_copy(update={"kind": "open", "name": ""})
        for seat in wish.seats
    ]
    return wish.model_copy(update={"seats": seats})


async def group_view(rooms: Rooms, room: Room, turn: Turn) -> GroupView:
    """Return the tables with the deal of a table: itself and the latest others.

    Numbers of the others are shown once the game of this table is over. Games of a day are not
    listed, because their players stay unnamed.
    """
    deal = deal_name(room.name, room.table)
    if day_of(deal) is not None:
        raise fault("no-such-request")
    numbers = {name: note["number"] for name, note in await rooms.storage.notes(_tables_of(deal))}
    if not numbers:
        played = [name for name, _ in await rooms.storage.notes(deal)]
        numbers = {name: number for number, name in enumerate(played, 1)}
    numbers.setdefault(room.name, len(numbers) + 1)
    shown, own = room.table.over, numbers.pop(room.name)
    latest = sorted(numbers.items(), key=lambda one: one[1])[-(MOST - 1) :]
    tables = []
    for name, number in sorted([*latest, (room.name, own)], key=lambda one: one[1]):
        there = await rooms.enter(name)
        table = await there.whole(pool=turn) if shown and there.table.over else there.table
        numbers_of = await turn.read(_numbers, table) if shown else _NO_NUMBERS
        tables.append(
            GroupTable(
                number=number, table=name, own=name == room.name, **_people(table), **numbers_of
            )
        )
    return GroupView(team=room.table.game.team, tables=tables)


_NO_NUMBERS: dict[str, Any] = {"rank": None, "points": None, "rounds": []}


def _people(table: Table) -> dict[str, Any]:
    """Return the people at a table, and the progress of its game."""
    seats = table.seats
    return {
        "names": [seat.name for seat in seats if seat.level is None and seat.person],
        "free": sum(seat.level is None and not seat.person for seat in seats),
        "started": table.waiting_room is None,
        "over": table.over,
    }


def _numbers(table: Table) -> dict[str, Any]:
    """Return the result of a table and its numbers by round, if its game is over."""
    if not table.over:
        return _NO_NUMBERS
    seat = first_person(table)
    placement = next(one for one in table.game.result(table.position) if one.seat == seat)
    return {
        "rank": placement.rank,
        "points": placement.points,
        "rounds": rounds_of(table.line),
    }


def _tables_of(deal: str) -> str:
    """Return the storage key under which the tables with this deal are noted."""
    return f"tables of {deal}"
