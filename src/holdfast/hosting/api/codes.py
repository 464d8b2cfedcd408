"""Invitations: the code of a table, and the free seats it leads to."""

from __future__ import annotations

import time

from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.conduct import as_person
from holdfast.hosting.api.parameters import Code
from holdfast.hosting.codes import GOOD_FOR, new_code, proper_code
from holdfast.hosting.messages.lobby import CodeView, InvitationView, JoinedSeat, Taken
from holdfast.hosting.messages.table import ClocksView, SeatView
from holdfast.hosting.problems import fault
from holdfast.hosting.room import Room
from holdfast.hosting.storage import CodeStorage
from holdfast.hosting.storage_errors import ConflictError
from holdfast.hosting.tokens import new_token
from holdfast.hosting.views import seat_views
from holdfast.hosting.views.clocks import clocks_view

MOST_TRIES = 4
"""Maximum number of attempts to create a code that is not in use."""


async def table_code(call: TableCall) -> CodeView:
    """Return the code of a table to one of its players; it is created on first request."""
    call.table.seats.of(call.viewer)
    storage, now = _storage(call), time.time()
    for _ in range(MOST_TRIES):
        # Another request may have created one in the meantime.
        code = await storage.code(call.room.name, now - GOOD_FOR)
        if code is not None:
            return CodeView(code=code)
        try:
            await storage.keep_code(call.room.name, new_code(), now, now - GOOD_FOR)
        except ConflictError:
            continue
    raise fault("busy")


async def invitation(call: Call, code: Code) -> InvitationView:
    """Return the table that a code leads to, as anyone may see it."""
    room, normalized = await _room_of_code(call, code)
    seen = room.table.observe()
    seats = [SeatView.model_validate(seat) for seat in seat_views(seen, room.connected_viewers)]
    clocks = clocks_view(seen)
    return InvitationView(
        code=normalized,
        game=room.table.game.name,
        seats=seats,
        free=len(room.table.free_seats),
        clocks=None if clocks is None else ClocksView.model_validate(clocks),
    )


async def take_seat_by_code(call: Call, code: Code, body: Taken) -> JoinedSeat:
    """Take the next free seat of the table.

    An earlier link to that seat now leads to a spectator's view.
    """
    room, _ = await _room_of_code(call, code)
    token, name, is_bot = new_token(), call.name(body.name), call.bot is not None
    filled = await as_person(call, room, lambda table: table.take_free_seat(name, is_bot), token)
    await call.keep_seat(room.name, filled.seat)
    return JoinedSeat(table=room.name, seat=filled.seat, token=token)


async def _room_of_code(call: Call, typed: str) -> tuple[Room, str]:
    """Return the room that a code leads to, and the normalized code."""
    code, since = proper_code(typed), time.time() - GOOD_FOR
    table = None if code is None else await _storage(call).table_of_code(code, since)
    if code is None or table is None:
        raise fault("no-such-code")
    return await call.host.rooms.enter(table), code


def _storage(call: Call) -> CodeStorage:
    assert call.host.code_storage is not None, "only servers have codes"
    return call.host.code_storage
