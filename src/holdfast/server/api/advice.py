"""Questions about moves: why one is not legal, which one is best, and how the game went."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from holdfast.hosting.messages import CoachView, HintView, WhyView, WinCurveView
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.problems import fault, fault_of
from holdfast.hosting.room import Room
from holdfast.hosting.views import why_view
from holdfast.hosting.win_curve import Played, WinCurves
from holdfast.server.api.requests import Entered, LookedAt, at_leisure, client, refusals, written
from holdfast.table import RefusalError

router = APIRouter()

T = TypeVar("T")

MOST_ASKING = 4
"""Most hint requests of one address that wait for the one before them."""


@router.get("/tables/{table}/why", response_model=WhyView, responses=refusals(403, 404, 409))
async def why_not(
    request: Request, entry: LookedAt, move: Annotated[int, Query(ge=0, le=MOST)]
) -> Response:
    """Return why a move is not legal."""
    room, viewer = entry
    if move >= room.table.game.moves.count:
        raise fault("no-such-move")
    table = room.table
    return await written(request, lambda: why_view(table.seen_by(viewer), move))


@router.get("/tables/{table}/caution", responses=refusals(403, 404, 409, 410))
async def caution(
    request: Request, entry: LookedAt, move: Annotated[int, Query(ge=0, le=MOST)]
) -> CoachView:
    """Return the coach's comment on a move before it is played.

    Only clients with the coach switched on ask this, about the chosen move.
    """
    room, viewer = entry
    return await while_wanted(request, room, lambda: room.coach(viewer, move))


@router.get("/tables/{table}/hint", responses=refusals(403, 404, 409, 410))
async def hint(
    request: Request, entry: Entered, seq: Annotated[int, Query(ge=0, le=MOST)]
) -> HintView:
    """Return the best moves for the player to decide. The search stops if the client
    disconnects."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    return await while_wanted(request, room, lambda: room.hint(viewer, seq))


@router.get("/tables/{table}/made", responses=refusals(403, 404, 409, 410))
async def made(
    request: Request, entry: Entered, seq: Annotated[int, Query(ge=0, le=MOST)]
) -> HintView:
    """Return the reasons for a bot's move, and its alternatives."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    return await while_wanted(request, room, lambda: room.explain(viewer, seq))


async def while_wanted(request: Request, room: Room, think: Callable[[], Awaitable[T]]) -> T:
    """Run a bot request until it is done or the client disconnects."""
    answering = asyncio.create_task(_in_turn(request, think))
    disconnecting = asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait({answering, disconnecting}, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            raise fault("gone")
        return answering.result()
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
    finally:
        answering.cancel()
        disconnecting.cancel()


async def _in_turn(request: Request, think: Callable[[], Awaitable[T]]) -> T:
    """Run a bot request, one per address at a time.

    Hints have priority over all bots, so one address must not have many at once.
    """
    turn = request.app.state.holdfast.desk.turn(f"{client(request)} asks", MOST_ASKING)
    async with turn:
        return await think()


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@router.get("/tables/{table}/course", responses=refusals(403, 404, 409))
async def course(request: Request, entry: LookedAt) -> WinCurveView:
    """Return each player's chance to win over the course of a finished game."""
    room, viewer = entry
    courses: WinCurves = request.app.state.holdfast.courses
    played = Played.at_table(await room.whole())
    return await courses.of_table(room.name, played, viewer, client(request))
