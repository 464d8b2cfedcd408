"""Replays of games, frame by frame and as files."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from holdfast.hosting import transfer
from holdfast.hosting.messages import NewTable, OwnTokens, ReplayView, WinCurveView
from holdfast.hosting.replay_files import ReplayGame, recording_view, replay_of, uploaded_game
from holdfast.hosting.views import MOST_FRAMES, frames_view
from holdfast.hosting.win_curve import Played, WinCurves
from holdfast.server.api.requests import (
    Count,
    First,
    LookedAt,
    Looking,
    TableId,
    Token,
    client,
    refusals,
    written,
    written_of,
)

router = APIRouter()

MOST_FILES_WAITING = 4
"""Most uploads of one address that wait for the one before them; further ones are refused."""


@router.get("/tables/{table}/frames", response_model=ReplayView, responses=refusals(403, 404, 409))
async def frames(
    request: Request, entry: LookedAt, first: First = 0, count: Count = MOST_FRAMES
) -> Response:
    """Return the game so far, frame by frame, as this viewer may see it."""
    room, viewer = entry
    connected = room.connected
    return await written_of(
        request,
        room,
        lambda table: frames_view(
            table.observe(viewer), table.past_turns(viewer, first, count), connected, first
        ),
    )


class ReplayFile(Response):
    """A replay file to download."""

    media_type = "application/json"


@router.get(
    "/tables/{table}/replay",
    response_class=ReplayFile,
    dependencies=[Looking],
    responses=refusals(403, 404, 409),
)
async def replay_file(request: Request, table: TableId, token: Token) -> ReplayFile:
    """Return a finished game as a file, even if it was played with another version of the rules."""
    replay = await replay_of(request.app.state.holdfast.rooms, table, token)
    name = f"{replay.game}-{table}.json"
    return ReplayFile(
        replay.dumps(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.post(
    "/tables/{table}/carried",
    response_class=ReplayFile,
    dependencies=[Looking],
    responses=refusals(403, 404, 409),
)
async def carried_file(request: Request, table: TableId, own: OwnTokens) -> ReplayFile:
    """Return a running game as a file, to continue it elsewhere.

    Only a player who holds all its seats may have it, because the file contains everything.
    """
    room = await request.app.state.holdfast.rooms.enter(table)
    return ReplayFile((await transfer.carried(room, own.tokens)).dumps())


async def _read_upload(request: Request) -> ReplayGame:
    """Return the game in an uploaded file.

    Uploads of one address are read one after another, so that waiting files use little memory.
    """
    app_state, address = request.app.state.holdfast, client(request)
    app_state.replays.check(address)
    async with app_state.desk.turn(f"{address} sends", MOST_FILES_WAITING):
        sent: ReplayGame = await app_state.desk.read(uploaded_game, await request.body())
        return sent


Sent = Annotated[ReplayGame, Depends(_read_upload)]


@router.post("/replays", response_model=ReplayView, responses=refusals(404))
async def uploaded(
    request: Request, sent: Sent, first: First = 0, count: Count = MOST_FRAMES
) -> Response:
    """Return a game from a file, frame by frame, as a spectator would have seen it."""
    return await written(request, lambda: recording_view(sent, first, count))


@router.post("/replays/table", responses=refusals(404, 409))
async def table_of_file(request: Request, sent: Sent) -> NewTable:
    """Open a table that continues a game from a file."""
    app_state = request.app.state.holdfast
    app_state.new_tables.check(client(request))
    return await transfer.go_on(app_state.rooms, sent)


@router.post("/replays/course", responses=refusals(404, 409))
async def course_of_file(request: Request, sent: Sent) -> WinCurveView:
    """Return each player's chance to win over the course of a game from a file."""
    courses: WinCurves = request.app.state.holdfast.courses
    played = Played.in_file(sent.game, sent.history)
    return await courses.of_file(sent.name, played, client(request))
