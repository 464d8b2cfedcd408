"""What requests have in common: who asks, about which table, and how often they may."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.responses import Response
from pydantic import Field

from holdfast.hosting.messages import Message, Problem
from holdfast.hosting.room import Room
from holdfast.hosting.views import MOST_FRAMES
from holdfast.server.client_groups import household
from holdfast.server.fixed_answers import WORTH_IT, FixedAnswers
from holdfast.table import Table

Token = Annotated[str, Query(max_length=64)]
TableId = Annotated[str, Field(max_length=32)]
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MOST_FRAMES)]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a request may meet, for the description of the interface."""
    return {status: {"model": Problem} for status in statuses}


async def entered(request: Request, table: TableId, token: Token) -> tuple[Room, int]:
    """The room of a table, and whose token opened it."""
    room = await request.app.state.house.rooms.enter(table)
    viewer = room.viewer(token)
    room.visit(viewer)
    return room, viewer


Entered = Annotated[tuple[Room, int], Depends(entered)]


async def looked(request: Request) -> None:
    """Refuse an address that looks at too much in too short a time."""
    request.app.state.house.looks.check(client(request))


Looking = Depends(looked)


async def looked_at(
    request: Request, _: Annotated[None, Looking], entry: Entered
) -> tuple[Room, int]:
    """The same for one table, so that whoever looks at it without end leaves room for others."""
    room, viewer = entry
    request.app.state.house.looks_at_table.check(f"{room.name} {viewer} {client(request)}")
    return entry


LookedAt = Annotated[tuple[Room, int], Depends(looked_at)]


async def written(request: Request, work: Callable[[], Message | str]) -> Response:
    """An answer that takes a while: it is made, written and compressed at the desk, in its
    address's turn."""
    async with request.app.state.house.desk.turn(client(request)) as turn:
        made: Response = await turn.read(_answer, request, work)
        return made


async def written_of(
    request: Request, room: Room, work: Callable[[Table], Message | str]
) -> Response:
    """The same for what is made of a table with all its past, which is read first."""
    async with request.app.state.house.desk.turn(client(request)) as turn:
        table = await room.whole(desk=turn)
        made: Response = await turn.read(_answer, request, lambda: work(table))
        return made


def _answer(request: Request, work: Callable[[], Message | str]) -> Response:
    made = work()
    body = (made if isinstance(made, str) else made.model_dump_json()).encode()
    headers = {"vary": "accept-encoding"}
    if len(body) >= WORTH_IT and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = gzip.compress(body, 6), {**headers, "content-encoding": "gzip"}
    return Response(body, headers=headers, media_type="application/json")


async def fixed(request: Request, about: tuple[str, ...], make: Callable[[], Message]) -> Response:
    """An answer that is the same for everybody as long as the server runs, written once."""

    async def write() -> bytes:
        text: str = await request.app.state.house.desk.read(lambda: make().model_dump_json())
        return text.encode()

    answers: FixedAnswers = request.app.state.fixed_answers
    return (await answers.get(about, write)).response(request)


def at_leisure(request: Request, room: Room, viewer: int) -> None:
    """Refuse whoever asks a table for too much in too short a time."""
    request.app.state.house.commands.check(f"{room.name} {viewer}")


def client(request: Request) -> str:
    """Where a request comes from, as far as it is counted."""
    return household(request.client.host) if request.client else ""
