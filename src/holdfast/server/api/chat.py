"""Chat and team plans for clients without a socket, and previews for planning a turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from holdfast.hosting.messages import AheadView, ChatView, HintView
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.views import ahead_text
from holdfast.server.api.advice import while_wanted
from holdfast.server.api.requests import Entered, LookedAt, at_leisure, refusals, written
from holdfast.table.chat import LONGEST_PLAN

router = APIRouter()

Moves = Annotated[list[Annotated[int, Query(ge=0, le=MOST)]], Query(max_length=LONGEST_PLAN)]


@router.get("/tables/{table}/talk", responses=refusals(403, 404, 409))
async def talk(entry: LookedAt, since: Annotated[int, Query(ge=0, le=MOST)] = 0) -> ChatView:
    """Return the chat after line `since`, and the current plans."""
    room, viewer = entry
    return room.talk(viewer, since)


@router.get("/tables/{table}/ahead", response_model=AheadView, responses=refusals(403, 404, 409))
async def ahead(request: Request, entry: LookedAt, moves: Moves = ()) -> Response:  # type: ignore[assignment]
    """Return a preview of the viewer's next turn after these moves, for planning."""
    room, viewer = entry
    table = room.table
    return await written(
        request,
        lambda: ahead_text(
            table.game, table.team_planning.think_ahead(viewer, moves), viewer, table.seq
        ),
    )


@router.get("/tables/{table}/plans/{seat}/why", responses=refusals(403, 404, 409, 410))
async def why_planned(request: Request, entry: Entered, seat: int) -> HintView:
    """Return the reasons for a bot's plan, and its alternatives."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    return await while_wanted(request, room, lambda: room.explain_plan(viewer, seat))
