"""Seats in a running game, for players who join later."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from holdfast.hosting import new_tables
from holdfast.hosting.messages import Newcomer, NewSeat, Taken
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.new_tables import new_seat
from holdfast.hosting.tokens import new_token
from holdfast.server.api.requests import Entered, at_leisure, refusals

router = APIRouter()


@router.post("/tables/{table}/seats", responses=refusals(403, 404, 409))
async def let_in(request: Request, entry: Entered, newcomer: Newcomer) -> NewSeat:
    """Add a seat for a new player to a running game, if its rules allow that."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    return await new_tables.let_in(room, viewer, newcomer)


@router.post("/tables/{table}/seats/{seat}", responses=refusals(403, 404, 409))
async def take_place(
    request: Request, entry: Entered, seat: Annotated[int, Path(ge=0, le=MOST)], taken: Taken
) -> NewSeat:
    """Take the free seat of a new player, as a spectator who joins."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    return await new_seat(room, lambda t: t.take_place(viewer, seat, taken.name), new_token())
