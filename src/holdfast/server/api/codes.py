"""Invitations: the code of a table, and the free seats it leads to."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Request

from holdfast.hosting.messages import CodeView, InvitationView, JoinedSeat, SeatView, Taken
from holdfast.hosting.new_tables import new_seat
from holdfast.hosting.problems import fault
from holdfast.hosting.room import Room
from holdfast.hosting.tokens import new_token
from holdfast.hosting.views import seat_views
from holdfast.server.api.requests import Entered, at_leisure, client, refusals
from holdfast.server.codes import GOOD_FOR, LONGEST, new_code, proper_code
from holdfast.server.storage import ConflictError

router = APIRouter()

Code = Annotated[str, Path(max_length=LONGEST)]
MOST_TRIES = 4
"""Most attempts to create a code that is not in use."""


@router.post("/tables/{table}/code", responses=refusals(403, 404, 409))
async def code_of_table(request: Request, entry: Entered) -> CodeView:
    """Return the code of a table to one of its players; it is created on first request."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    room.table.seats.of(viewer)
    storage = request.app.state.holdfast.rooms.storage
    now = time.time()
    for _ in range(MOST_TRIES):
        # Another request may have created one in the meantime.
        code = await storage.code(room.name, now - GOOD_FOR)
        if code is not None:
            return CodeView(code=code)
        try:
            await storage.keep_code(room.name, new_code(), now, now - GOOD_FOR)
        except ConflictError:
            continue
    raise fault("busy")


@router.get("/codes/{code}", responses=refusals(404, 409))
async def invitation(request: Request, code: Code) -> InvitationView:
    """Return the table that a code leads to, as anyone may see it."""
    room, normalized = await _room_of_code(request, code)
    seen = room.table.observe()
    seats = [SeatView.model_validate(seat) for seat in seat_views(seen, room.connected)]
    free = len(room.table.free_seats)
    return InvitationView(code=normalized, game=room.table.game.name, seats=seats, free=free)


@router.post("/codes/{code}/seats", responses=refusals(404, 409))
async def sit_down_by_code(request: Request, code: Code, taken: Taken) -> JoinedSeat:
    """Take the next free seat of the table.

    An earlier link to that seat now leads to a spectator's view.
    """
    room, _ = await _room_of_code(request, code)
    token = new_token()
    filled = await new_seat(room, lambda table: table.take_free_seat(taken.name), token)
    return JoinedSeat(table=room.name, seat=filled.seat, token=token)


async def _room_of_code(request: Request, typed: str) -> tuple[Room, str]:
    """Return the room that a code leads to, and the normalized code.

    Every attempt counts against the rate limit, so that codes cannot be guessed.
    """
    app_state = request.app.state.holdfast
    app_state.codes.check(client(request))
    code = proper_code(typed)
    since = time.time() - GOOD_FOR
    table = None if code is None else await app_state.rooms.storage.table_of_code(code, since)
    if code is None or table is None:
        raise fault("no-such-code")
    return await app_state.rooms.enter(table), code
