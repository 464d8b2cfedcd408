"""Tables: open, list, view and play at them, and start a rematch."""

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
from holdfast.hosting.table_list import tables_of
from holdfast.hosting.updates import table_message
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
    app_state = request.app.state.holdfast
    app_state.new_tables.check(client(request))
    return await new_tables.open_table(app_state.rooms, wish)


@router.post("/tables/mine", dependencies=[Looking])
async def my_tables(request: Request, held: HeldTokens) -> list[TableSummary]:
    """Return the tables that these tokens belong to, the latest first."""
    return await tables_of(request.app.state.holdfast.rooms, held)


@router.get("/tables/{table}", response_model=TableView, responses=refusals(403, 404, 409))
async def the_table(request: Request, entry: LookedAt) -> Response:
    """Return the table with its full history."""
    room, viewer = entry
    connected = room.connected
    return await written_of(
        request, room, lambda table: table_message(table, room.name, viewer, connected)
    )


@router.get(
    "/tables/{table}/after/{seq}", response_model=TableView, responses=refusals(403, 404, 409)
)
async def everything_after(
    request: Request, entry: LookedAt, seq: Annotated[int, Path(le=MOST)]
) -> Response:
    """Return the table with everything that happened after a sequence number."""
    room, viewer = entry
    connected = room.connected
    return await written_of(
        request, room, lambda table: table_message(table, room.name, viewer, connected, seq)
    )


@router.post(
    "/tables/{table}/commands", response_model=TableView, responses=refusals(403, 404, 409)
)
async def give_command(request: Request, entry: Entered, command: Command) -> Response:
    """Carry out a command at the table, for clients without a socket."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    try:
        await room.obey(command, viewer)
    except RefusalError as refusal:
        raise fault_of(refusal, room.table.seq) from None
    text = await room.updates.whole(viewer, getattr(command, "seq", None))
    return Response(text, media_type="application/json")


@router.post("/tables/{table}/rematch", responses=refusals(403, 404, 409))
async def rematch(request: Request, entry: Entered) -> NextTable:
    """Return the table of the rematch; the first player who asks opens it for everyone."""
    room, viewer = entry
    app_state = request.app.state.holdfast
    return await new_tables.rematch(
        app_state.rooms, room, viewer, lambda: app_state.new_tables.check(client(request))
    )
