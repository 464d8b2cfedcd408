"""Games step by step, and as files."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from holdfast.hosting import transfer
from holdfast.hosting.messages import NewTable, OwnTokens, ReplayView, WinCurveView
from holdfast.hosting.replay_files import ReplayGame, recorded_in, recording_view, replay_of
from holdfast.hosting.views import MOST_FRAMES, frames_view
from holdfast.hosting.win_curve import Courses, Played
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
"""Files of one address that wait until the one before them is read; more are refused."""


@router.get("/tables/{table}/frames", response_model=ReplayView, responses=refusals(403, 404, 409))
async def frames(
    request: Request, entry: LookedAt, first: First = 0, count: Count = MOST_FRAMES
) -> Response:
    """The game so far, step by step, as this viewer may see it again."""
    room, viewer = entry
    connected = room.connected
    return await written_of(
        request,
        room,
        lambda table: frames_view(
            table.seen_by(viewer), table.looked_back(viewer, first, count), connected, first
        ),
    )


class ReplayFile(Response):
    """A replay to be kept."""

    media_type = "application/json"


@router.get(
    "/tables/{table}/replay",
    response_class=ReplayFile,
    dependencies=[Looking],
    responses=refusals(403, 404, 409),
)
async def replay_file(request: Request, table: TableId, token: Token) -> ReplayFile:
    """The game as a file, once it is over; also of a table that other rules were played at."""
    replay = await replay_of(request.app.state.house.rooms, table, token)
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
    """A game that is on as a file, to go on elsewhere: for whoever plays all its seats at one
    screen, as it tells everything."""
    room = await request.app.state.house.rooms.enter(table)
    return ReplayFile((await transfer.carried(room, own.tokens)).dumps())


async def _recording(request: Request) -> ReplayGame:
    """The game in a file that is sent. An address sends one after another, so that what waits to
    be read takes little room."""
    house, address = request.app.state.house, client(request)
    house.replays.check(address)
    async with house.desk.turn(f"{address} sends", MOST_FILES_WAITING):
        sent: ReplayGame = await house.desk.read(recorded_in, await request.body())
        return sent


Sent = Annotated[ReplayGame, Depends(_recording)]


@router.post("/replays", response_model=ReplayView, responses=refusals(404))
async def uploaded(
    request: Request, sent: Sent, first: First = 0, count: Count = MOST_FRAMES
) -> Response:
    """A game from a file, step by step, as a spectator would have seen it."""
    return await written(request, lambda: recording_view(sent, first, count))


@router.post("/replays/table", responses=refusals(404, 409))
async def table_of_file(request: Request, sent: Sent) -> NewTable:
    """Open a table at which a game from a file goes on."""
    house = request.app.state.house
    house.new_tables.check(client(request))
    return await transfer.go_on(house.rooms, sent)


@router.post("/replays/course", responses=refusals(404, 409))
async def course_of_file(request: Request, sent: Sent) -> WinCurveView:
    """How likely everybody was to win in the course of a game from a file."""
    courses: Courses = request.app.state.house.courses
    played = Played.in_file(sent.game, sent.history)
    return await courses.of_file(sent.name, played, client(request))
