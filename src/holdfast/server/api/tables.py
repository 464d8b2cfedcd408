"""Tables: opened, listed, looked at, played at, and followed by a rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from holdfast.hosting import new_tables
from holdfast.hosting.messages import (
    Command,
    HeldTokens,
    NewTable,
    NextTable,
    TableSummary,
    TableView,
    TableWish,
)
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.problems import fault_of
from holdfast.hosting.room import shown
from holdfast.hosting.table_list import tables_of
from holdfast.server.api.requests import (
    Entered,
    LookedAt,
    Looking,
    at_leisure,
    client,
    refusals,
    written_of,
)
from holdfast.table import RefusalError

router = APIRouter()


@router.post("/tables", responses=refusals(404))
async def open_table(request: Request, wish: TableWish) -> NewTable:
    """Open a table."""
    house = request.app.state.house
    house.new_tables.check(client(request))
    return await new_tables.open_table(house.rooms, wish)


@router.post("/tables/mine", dependencies=[Looking])
async def my_tables(request: Request, held: HeldTokens) -> list[TableSummary]:
    """The tables that these tokens open, the latest first."""
    return await tables_of(request.app.state.house.rooms, held)


@router.get("/tables/{table}", response_model=TableView, responses=refusals(403, 404, 409))
async def the_table(request: Request, entry: LookedAt) -> Response:
    """The table, whole."""
    room, viewer = entry
    connected = room.connected
    return await written_of(request, room, lambda table: shown(table, room.name, viewer, connected))


@router.get(
    "/tables/{table}/after/{seq}", response_model=TableView, responses=refusals(403, 404, 409)
)
async def everything_after(
    request: Request, entry: LookedAt, seq: Annotated[int, Path(le=MOST)]
) -> Response:
    """The table with everything that happened after a sequence number."""
    room, viewer = entry
    connected = room.connected
    return await written_of(
        request, room, lambda table: shown(table, room.name, viewer, connected, seq)
    )


@router.post(
    "/tables/{table}/commands", response_model=TableView, responses=refusals(403, 404, 409)
)
async def give_command(request: Request, entry: Entered, command: Command) -> Response:
    """Do something at the table; for when there is no socket."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    try:
        await room.obey(command, viewer)
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
    text = await room.message(viewer, getattr(command, "seq", None))
    return Response(text, media_type="application/json")


@router.post("/tables/{table}/rematch", responses=refusals(403, 404, 409))
async def rematch(request: Request, entry: Entered) -> NextTable:
    """The table at which the same people go on; opened for all by whoever asks first."""
    room, viewer = entry
    house = request.app.state.house
    return await new_tables.rematch(
        house.rooms, room, viewer, lambda: house.new_tables.check(client(request))
    )
