"""Places in a running game, for those who come later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Request

from holdfast.hosting.laying import open_seat
from holdfast.hosting.messages import Newcomer, NewSeat, SeatWish, Taken
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.problems import fault_of
from holdfast.hosting.room import Room
from holdfast.hosting.tokens import digest, new_token
from holdfast.server.api.requests import Entered, at_leisure, refusals
from holdfast.table import Refusal, Table
from holdfast.table.entries import Came, Sat

router = APIRouter()


@router.post("/tables/{table}/seats", responses=refusals(403, 404, 409))
async def let_in(request: Request, entry: Entered, newcomer: Newcomer) -> NewSeat:
    """Make a place for a newcomer in a running game, where its rules let somebody join."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    wish = SeatWish(kind=newcomer.kind, name=newcomer.name, level=newcomer.level)
    token = None if wish.kind == "bot" else new_token()

    def come(table: Table) -> Came:
        seat = open_seat(len(table.seats), wish)
        return table.let_in(viewer, newcomer.seq, seat, room.luck.entropy(table))

    return await new_seat(room, come, token)


@router.post("/tables/{table}/seats/{seat}", responses=refusals(403, 404, 409))
async def take_place(
    request: Request, entry: Entered, seat: Annotated[int, Path(ge=0, le=MOST)], taken: Taken
) -> NewSeat:
    """Take the free place of a newcomer, as somebody who has only watched so far."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    return await new_seat(room, lambda t: t.take_place(viewer, seat, taken.name), new_token())


async def new_seat(room: Room, job: Callable[[Table], Came | Sat], token: str | None) -> NewSeat:
    """Have a job done that fills a seat; gives the seat with its token."""
    filled: list[int] = []

    def noted(table: Table) -> Came | Sat:
        entry = job(table)
        filled[:] = [entry.seat]
        return entry

    try:
        await room.do(noted, None if token is None else digest(token))
    except Refusal as refusal:
        raise fault_of(refusal, room.table.seq) from None
    return NewSeat(seat=filled[0], token=token)
