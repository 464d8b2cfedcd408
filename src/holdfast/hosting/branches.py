"""Branches of finished games: opened, listed and named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.hosting.deals import seats_again
from holdfast.hosting.messages.branches import BranchList, BranchName, BranchView, BranchWish
from holdfast.hosting.messages.lobby import NewTable
from holdfast.hosting.new_tables import open_with
from holdfast.hosting.problems import fault
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.thread_pool import Turn
from holdfast.table.branches import branch_of
from holdfast.table.seats import proper_name

MOST = 12
"""Maximum number of branches of a game that are listed. Those with a name come first, and no more
can have one.
"""


async def open_branch(rooms: Rooms, room: Room, wish: BranchWish, turn: Turn) -> NewTable:
    """Open a table that plays on from a moment of a finished game, and list it there."""
    table = await room.whole(pool=turn)
    seats = seats_again(table, wish.seats)
    made = await open_with(rooms, branch_of(table, room.name, wish.seq, seats))
    note = {"name": "", "seq": wish.seq, "seat": made.seats[0].seat}
    await rooms.storage.keep_note(_about(room), made.table, note)
    return made


async def list_branches(rooms: Rooms, room: Room) -> BranchList:
    """Return the branches of a game: those with a name and the latest others."""
    stored = await rooms.storage.notes(_about(room))
    named = [one for one in stored if one[1]["name"]]
    others = [one for one in stored if not one[1]["name"]]
    room_left = max(0, MOST - len(named))
    shown = named[:MOST] + others[len(others) - min(room_left, len(others)) :]
    # What lists know of a table is enough, so no table is read from the storage for this.
    known = {row.id: row.summary for row in await rooms.storage.rows([name for name, _ in shown])}
    views = [
        BranchView(
            table=name,
            name=note["name"],
            seq=note["seq"],
            over=known[name]["over"],
            result=_result(known[name], note["seat"]),
        )
        for name, note in shown
        if name in known
    ]
    return BranchList(branches=views)


def _result(summary: Mapping[str, Any], seat: int) -> list[int] | None:
    """Return the rank and the points of a seat, or None if the game is not over."""
    placements = summary.get("placements", [])
    own = (one for one in placements if one["seat"] == seat)
    return next(([one["rank"], one["points"]] for one in own), None)


async def name_branch(rooms: Rooms, room: Room, branch: str, wish: BranchName) -> BranchList:
    """Give a branch a name, and return all branches."""
    name = proper_name(wish.name) if wish.name.strip() else ""
    if name is None:
        raise fault("bad-table", "This name cannot be shown. Choose another one.")
    known = dict(await rooms.storage.notes(_about(room)))
    if branch not in known:
        raise fault("no-such-table")
    named = [one for one, note in known.items() if note["name"] and one != branch]
    if name and len(named) >= MOST:
        raise fault("too-many-named")
    note = known[branch] | {"name": name}
    await rooms.storage.keep_note(_about(room), branch, note, replace=True)
    return await list_branches(rooms, room)


def _about(room: Room) -> str:
    """Return the key under which the notes about the branches of a table are stored."""
    return f"branches of {room.name}"
