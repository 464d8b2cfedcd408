"""What requests have in common: who asks, about which table, and how often they may."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query, Request
from pydantic import Field

from holdfast.server.messages import Problem
from holdfast.server.problems import fault
from holdfast.server.room import Room
from holdfast.server.views import MOST_FRAMES

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


def at_leisure(request: Request, room: Room, viewer: int) -> None:
    """Refuse whoever asks a table for too much in too short a time."""
    if not request.app.state.house.commands.allows(f"{room.name} {viewer}"):
        raise fault("too-fast")


def client(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
