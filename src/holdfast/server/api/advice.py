"""Questions about moves: why not, which one, and how the game went."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from holdfast.server.api.requests import Entered, at_leisure, refusals
from holdfast.server.courses import Courses, Played
from holdfast.server.messages import CourseView, HintView, WhyView
from holdfast.server.problems import fault, fault_of
from holdfast.server.views import why_view
from holdfast.table import Refusal

router = APIRouter()


@router.get("/tables/{table}/why", responses=refusals(403, 404, 409))
async def why_not(entry: Entered, move: Annotated[int, Query(ge=0)]) -> WhyView:
    """Why a move is not allowed."""
    room, viewer = entry
    if move >= room.table.game.moves.count:
        raise fault("no-such-move")
    table = room.table
    return await asyncio.to_thread(lambda: why_view(table.seen_by(viewer), move))


@router.get("/tables/{table}/hint", responses=refusals(403, 404, 409, 410, 429))
async def hint(request: Request, entry: Entered, seq: Annotated[int, Query(ge=0)]) -> HintView:
    """The best moves for the person who decides; whoever hangs up does not want them any more."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    giving = asyncio.create_task(room.hint(viewer, seq))
    leaving = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait({giving, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not giving.done():
            raise fault("gone")
        return giving.result()
    except Refusal as refusal:
        raise fault_of(refusal, room.table.seq) from None
    finally:
        giving.cancel()
        leaving.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@router.get("/tables/{table}/course", responses=refusals(403, 404, 409))
async def course(request: Request, entry: Entered) -> CourseView:
    """How likely everybody was to win in the course of a game that is over."""
    room, viewer = entry
    courses: Courses = request.app.state.house.courses
    return await courses.of_table(room.name, Played.at_table(room.table), viewer)
