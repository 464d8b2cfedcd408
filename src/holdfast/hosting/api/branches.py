"""Branches: play on from a moment of a finished game."""

from __future__ import annotations

from holdfast.hosting import branches
from holdfast.hosting.api.call import TableCall
from holdfast.hosting.api.parameters import TableId
from holdfast.hosting.messages.branches import BranchList, BranchName, BranchWish
from holdfast.hosting.messages.lobby import NewTable


async def open_branch(call: TableCall, body: BranchWish) -> NewTable:
    """Open a table that plays on from a moment of a finished game."""
    async with call.turn() as turn:
        return await branches.open_branch(call.host.rooms, call.room, body, turn)


async def list_branches(call: TableCall) -> BranchList:
    """Return the branches of a game."""
    return await branches.list_branches(call.host.rooms, call.room)


async def name_branch(call: TableCall, branch: TableId, body: BranchName) -> BranchList:
    """Give a branch of a game a name."""
    call.table.seats.of(call.viewer)
    return await branches.name_branch(call.host.rooms, call.room, branch, body)
