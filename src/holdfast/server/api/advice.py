"""Questions about moves: why not, which one, and how the game went."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from holdfast.hosting.messages import CoachView, HintView, WhyView, WinCurveView
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.problems import fault, fault_of
from holdfast.hosting.room import Room
from holdfast.hosting.views import caution_view, why_view
from holdfast.hosting.win_curve import Courses, Played
from holdfast.server.api.requests import Entered, LookedAt, at_leisure, client, refusals, written
from holdfast.table import RefusalError

router = APIRouter()

MOST_ASKING = 4
"""People at one address who wait for a hint until the one before them has theirs."""


@router.get("/tables/{table}/why", response_model=WhyView, responses=refusals(403, 404, 409))
async def why_not(
    request: Request, entry: LookedAt, move: Annotated[int, Query(ge=0, le=MOST)]
) -> Response:
    """Why a move is not allowed."""
    room, viewer = entry
    if move >= room.table.game.moves.count:
        raise fault("no-such-move")
    table = room.table
    return await written(request, lambda: why_view(table.seen_by(viewer), move))


@router.get("/tables/{table}/caution", response_model=CoachView, responses=refusals(403, 404))
async def caution(
    request: Request, entry: LookedAt, move: Annotated[int, Query(ge=0, le=MOST)]
) -> Response:
    """What a coach says before a move is played. Asked by those alone who want a coach, about the
    move that they have chosen."""
    room, viewer = entry
    table = room.table
    return await written(request, lambda: caution_view(table.seen_by(viewer), move))


@router.get("/tables/{table}/hint", responses=refusals(403, 404, 409, 410))
async def hint(
    request: Request, entry: Entered, seq: Annotated[int, Query(ge=0, le=MOST)]
) -> HintView:
    """The best moves for the person who decides; whoever hangs up does not want them any more."""
    room, viewer = entry
    return await while_wanted(request, room, viewer, lambda: room.hint(viewer, seq))


@router.get("/tables/{table}/made", responses=refusals(403, 404, 409, 410))
async def made(
    request: Request, entry: Entered, seq: Annotated[int, Query(ge=0, le=MOST)]
) -> HintView:
    """What speaks for a move that a bot has made, and what might have been made instead."""
    room, viewer = entry
    return await while_wanted(request, room, viewer, lambda: room.explain(viewer, seq))


async def while_wanted(
    request: Request, room: Room, viewer: int, think: Callable[[], Awaitable[HintView]]
) -> HintView:
    """Think for somebody until they hang up."""
    at_leisure(request, room, viewer)
    giving = asyncio.create_task(_in_turn(request, think))
    leaving = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait({giving, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not giving.done():
            raise fault("gone")
        return giving.result()
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
    finally:
        giving.cancel()
        leaving.cancel()


async def _in_turn(request: Request, think: Callable[[], Awaitable[HintView]]) -> HintView:
    """A hint comes before all bots, so an address is thought for once at a time."""
    turn = request.app.state.house.desk.turn(f"{client(request)} asks", MOST_ASKING)
    async with turn:
        return await think()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@router.get("/tables/{table}/course", responses=refusals(403, 404, 409))
async def course(request: Request, entry: LookedAt) -> WinCurveView:
    """How likely everybody was to win in the course of a game that is over."""
    room, viewer = entry
    courses: Courses = request.app.state.house.courses
    played = Played.at_table(await room.whole())
    return await courses.of_table(room.name, played, viewer, client(request))
