"""Tables: opened, listed, looked at, played at, and followed by a rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from holdfast import games
from holdfast.hosting.laying import beginning, lay
from holdfast.hosting.messages import (
    Command,
    HeldTokens,
    NewTable,
    NextTable,
    SeatLink,
    TableSummary,
    TableView,
    TableWish,
)
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.problems import fault_of
from holdfast.hosting.room import shown
from holdfast.hosting.tokens import could_be_table, digest, fits, new_token
from holdfast.hosting.views import next_table
from holdfast.kernel.record import NOBODY
from holdfast.server.api.requests import (
    Entered,
    LookedAt,
    Looking,
    at_leisure,
    client,
    refusals,
    written,
)
from holdfast.table import Refusal

router = APIRouter()


@router.post("/tables", responses=refusals(404))
async def open_table(request: Request, wish: TableWish) -> NewTable:
    """Open a table."""
    house = request.app.state.house
    house.new_tables.check(client(request))
    opening = beginning(wish, house.rooms.luck.seed())
    links = [
        SeatLink(seat=number, token=new_token())
        for number, seat in enumerate(opening.seats)
        if seat.level is None
    ]
    spectator = new_token()
    tokens = [(digest(link.token), link.seat) for link in links] + [(digest(spectator), NOBODY)]
    name = await lay(house.rooms.storage, opening, games.load(opening.game), tokens)
    await house.rooms.enter(name)
    return NewTable(table=name, seats=links, spectator=spectator)


@router.post("/tables/mine", dependencies=[Looking])
async def my_tables(request: Request, held: HeldTokens) -> list[TableSummary]:
    """The tables that these tokens open, the latest first."""
    rooms = request.app.state.house.rooms
    rows = await rooms.storage.rows([h.table for h in held.tokens if could_be_table(h.table)])
    found = []
    for row in sorted(rows, key=lambda row: -row.updated):
        mine = [h.token for h in held.tokens if h.table == row.id]
        viewers = {v for kept, v in row.tokens for token in mine if fits(token, kept)}
        if viewers:
            # Whoever has a seat as well as the spectators' link is shown the seat.
            viewer = min(viewers - {NOBODY}, default=None)
            table = TableSummary(
                table=row.id,
                game=row.game,
                rules=row.rules,
                viewer=viewer,
                updated=row.updated,
                **row.summary,
            )
            for seat in table.seats:
                seat.connected |= seat.seat in rooms.connected(row.id)
            found.append(table)
    return found


@router.get("/tables/{table}", response_model=TableView, responses=refusals(403, 404, 409))
async def the_table(request: Request, entry: LookedAt) -> Response:
    """The table, whole."""
    room, viewer = entry
    table, connected = await room.whole(), room.connected
    return await written(request, lambda: shown(table, room.name, viewer, connected))


@router.get(
    "/tables/{table}/after/{seq}", response_model=TableView, responses=refusals(403, 404, 409)
)
async def everything_after(
    request: Request, entry: LookedAt, seq: Annotated[int, Path(le=MOST)]
) -> Response:
    """The table with everything that happened after a sequence number."""
    room, viewer = entry
    table, connected = await room.whole(), room.connected
    return await written(request, lambda: shown(table, room.name, viewer, connected, seq))


@router.post(
    "/tables/{table}/commands", response_model=TableView, responses=refusals(403, 404, 409)
)
async def give_command(request: Request, entry: Entered, command: Command) -> Response:
    """Do something at the table; for when there is no socket."""
    room, viewer = entry
    at_leisure(request, room, viewer)
    try:
        await room.obey(command, viewer)
    except Refusal as refusal:
        raise fault_of(refusal, room.table.seq) from None
    text = await room.message(viewer, getattr(command, "seq", None))
    return Response(text, media_type="application/json")


@router.post("/tables/{table}/rematch", responses=refusals(403, 404, 409))
async def rematch(request: Request, entry: Entered) -> NextTable:
    """The table at which the same people go on; opened for all by whoever asks first."""
    room, viewer = entry
    house = request.app.state.house
    async with room.going_on:
        if room.table.next is None:
            house.new_tables.check(client(request))
            table = room.table
            opening = table.rematch(viewer, house.rooms.luck.seed())
            tokens = [(kept, table.next_seat(whose)) for kept, whose in room.tokens]
            name = await lay(house.rooms.storage, opening, table.game, tokens)
            try:
                await room.do(lambda now: now.go_on(viewer, name))
            except Refusal:
                # Another server at the same database may have been first.
                if room.table.next is None:
                    raise
    there = next_table(room.table.seen_by(viewer))
    assert there is not None
    await house.rooms.enter(there.table)
    return there
