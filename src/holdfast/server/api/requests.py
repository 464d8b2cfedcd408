"""Shared parts of the request handlers: the table, the viewer and the rate limits."""

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
from holdfast.server.client_groups import client_group
from holdfast.server.fixed_answers import WORTH_IT, FixedAnswers
from holdfast.table import Table

Token = Annotated[str, Query(max_length=64)]
TableId = Annotated[str, Field(max_length=32)]
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MOST_FRAMES)]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the refusals of a request, for the API description."""
    return {status: {"model": Problem} for status in statuses}


async def entered(request: Request, table: TableId, token: Token) -> tuple[Room, int]:
    """Return the room of a table, and the viewer whose token was sent."""
    room = await request.app.state.holdfast.rooms.enter(table)
    viewer = room.viewer(token)
    room.visit(viewer)
    return room, viewer


Entered = Annotated[tuple[Room, int], Depends(entered)]


async def looked(request: Request) -> None:
    """Refuse an address that sends too many read requests."""
    request.app.state.holdfast.looks.check(client(request))


Looking = Depends(looked)


async def looked_at(
    request: Request, _: Annotated[None, Looking], entry: Entered
) -> tuple[Room, int]:
    """Return the room and the viewer, or refuse an address that reads this table too often.

    The limit per table leaves capacity for everyone else.
    """
    room, viewer = entry
    request.app.state.holdfast.looks_at_table.check(f"{room.name} {viewer} {client(request)}")
    return entry


LookedAt = Annotated[tuple[Room, int], Depends(looked_at)]


async def written(request: Request, work: Callable[[], Message | str]) -> Response:
    """Return a response that is slow to produce.

    It is computed, serialized and compressed in the thread pool, in its address's turn.
    """
    async with request.app.state.holdfast.desk.turn(client(request)) as turn:
        response: Response = await turn.read(_answer, request, work)
        return response


async def written_of(
    request: Request, room: Room, work: Callable[[Table], Message | str]
) -> Response:
    """Return a response computed in the thread pool from a table with its full history."""
    async with request.app.state.holdfast.desk.turn(client(request)) as turn:
        table = await room.whole(desk=turn)
        response: Response = await turn.read(_answer, request, lambda: work(table))
        return response


def _answer(request: Request, work: Callable[[], Message | str]) -> Response:
    response = work()
    body = (response if isinstance(response, str) else response.model_dump_json()).encode()
    headers = {"vary": "accept-encoding"}
    if len(body) >= WORTH_IT and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = gzip.compress(body, 6), {**headers, "content-encoding": "gzip"}
    return Response(body, headers=headers, media_type="application/json")


async def fixed(request: Request, about: tuple[str, ...], make: Callable[[], Message]) -> Response:
    """Return a response that never changes while the server runs; it is produced once."""

    async def write() -> bytes:
        text: str = await request.app.state.holdfast.desk.read(lambda: make().model_dump_json())
        return text.encode()

    answers: FixedAnswers = request.app.state.fixed_answers
    return (await answers.get(about, write)).response(request)


def at_leisure(request: Request, room: Room, viewer: int) -> None:
    """Refuse a viewer who sends a table too many commands."""
    request.app.state.holdfast.commands.check(f"{room.name} {viewer}")


def client(request: Request) -> str:
    """Return the client group of a request, for rate limits."""
    return client_group(request.client.host) if request.client else ""
