"""Conduct: sit down as a person, list your own blocks and reports, block and report people."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.parameters import Shown
from holdfast.hosting.conduct import Conduct
from holdfast.hosting.messages.conduct import BlockedPerson, BlockWish, PeopleView, ReportWish
from holdfast.hosting.messages.lobby import NewSeat
from holdfast.hosting.new_tables import new_seat
from holdfast.hosting.room import Room
from holdfast.table import Table
from holdfast.table.entries import Sat


async def as_person(call: Call, room: Room, job: Callable[[Table], Sat], token: str) -> NewSeat:
    """Take a seat as somebody who is recognised later, unless they may not come to this table."""
    conduct = call.host.conduct
    if conduct is None:
        return await new_seat(room, job, token)
    await conduct.check_welcome(call.browser, room.name)
    filled = await new_seat(room, job, token)
    await conduct.attach(call.browser, room, [filled.seat])
    return filled


async def people(call: TableCall) -> PeopleView:
    """Return the people at the table that the sender has blocked, and the answers to their reports.

    From then on a player is recognised in other games by those who block them here.
    """
    return await _conduct(call).people(call.browser, call.room, call.viewer)


async def block(call: TableCall, body: BlockWish) -> PeopleView:
    """Block the person at a seat, or unblock them.

    Somebody who is blocked cannot join tables of the sender, and each does not see open tables of
    the other. The blocked person is not notified.
    """
    await _conduct(call).block(call.browser, call.room, call.viewer, body.seat, body.blocked)
    return await people(call)


async def report(call: TableCall, body: ReportWish) -> PeopleView:
    """Report the person at a seat to the host of the server, with the last lines of the chat."""
    await _conduct(call).report(call.browser, call.room, call.viewer, body)
    return await people(call)


async def list_blocked(call: Call) -> list[BlockedPerson]:
    """Return all people that the sender has blocked, the latest first."""
    return await _conduct(call).list_blocked(call.browser)


async def unblock(call: Call, block: Shown) -> list[BlockedPerson]:
    """End a block, and return those that are left."""
    await _conduct(call).unblock(call.browser, block)
    return await list_blocked(call)


def _conduct(call: Call) -> Conduct:
    assert call.host.conduct is not None, "only servers recognise people"
    return call.host.conduct
