"""The WebSocket interface: commands in, the table as its viewer may know it out."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.types import Message

from holdfast.server.jobs import check_level, job
from holdfast.server.limits import RateLimit, household
from holdfast.server.messages import COMMAND, Resync
from holdfast.server.problems import Fault, fault, fault_of, malformed
from holdfast.server.room import Room
from holdfast.server.watcher import Watcher
from holdfast.table import Refusal

log = logging.getLogger("holdfast.server")

router = APIRouter(prefix="/api")

LARGEST_MESSAGE = 4096
REPLACED = 4008
"""The code with which a connection is closed that a newer one has taken the place of."""
BURST, SECONDS = 40, 10.0
"""So many commands at once, and on average in so many seconds."""


@router.websocket("/tables/{table}/socket")
async def connect(socket: WebSocket, table: str, token: Annotated[str, Query()] = "") -> None:
    """A connection to a table. Without a proper token it is not even opened."""
    try:
        address = household(socket.client.host) if socket.client else ""
        socket.app.state.house.looks.check(address)
        room = await socket.app.state.house.rooms.enter(table)
        watcher = Watcher(room.viewer(token), address)
        room.join(watcher)
    except (Fault, Refusal) as error:
        log.debug("a socket was refused: %s", error)
        await socket.close(1008)
        return
    try:
        await socket.accept()
        async with asyncio.TaskGroup() as all_of_them:
            speaking = all_of_them.create_task(_speak(socket, room, watcher))
            yielding = all_of_them.create_task(_yield(socket, watcher))
            limit = RateLimit(BURST, SECONDS, socket.app.state.house.clock)
            await _listen(socket, room, watcher, limit)
            speaking.cancel()
            yielding.cancel()
    except* (WebSocketDisconnect, RuntimeError) as gone:
        log.debug("a socket was closed: %r", gone.exceptions)
    finally:
        room.leave(watcher)


async def _yield(socket: WebSocket, watcher: Watcher) -> None:
    await watcher.replaced.wait()
    await socket.close(REPLACED)


async def _speak(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    while True:
        try:
            message = await watcher.next(room)
        except Exception as error:
            message = fault_of(error, room.table.seq).problem().model_dump_json()
        await socket.send_text(message)


async def _listen(socket: WebSocket, room: Room, watcher: Watcher, limit: RateLimit) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            if not limit.allows():
                raise fault("too-fast")
            await _obey(message, room, watcher)
        except Exception as error:
            watcher.tell(fault_of(error, room.table.seq).problem())
            if isinstance(error, Fault) and error.code == "too-fast":
                await asyncio.sleep(SECONDS / BURST)  # not reading on is what slows a sender down


async def _obey(message: Message, room: Room, watcher: Watcher) -> None:
    text = message.get("text")
    if not isinstance(text, str):
        raise Fault(422, "malformed", "Messages are text.")
    if len(text) > LARGEST_MESSAGE:
        raise fault("too-large")
    try:
        command = COMMAND.validate_json(text)
    except ValidationError as error:
        raise malformed(error.errors()) from None
    if isinstance(command, Resync):
        watcher.forget()
        return
    check_level(command)
    await room.do(job(command, watcher.viewer, room.luck))
