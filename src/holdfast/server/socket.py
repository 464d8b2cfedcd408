"""The WebSocket interface: commands in, the table as its viewer may know it out."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from starlette.types import Message, Receive, Scope, Send

from holdfast.hosting.connection import next_message, obey
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.problems import RequestError, fault, fault_of
from holdfast.hosting.room import Room
from holdfast.hosting.storage_errors import StorageError
from holdfast.hosting.watcher import ReplacedError, Watcher
from holdfast.server.client_groups import household
from holdfast.table import RefusalError

if TYPE_CHECKING:
    from holdfast.server.app import House

log = logging.getLogger("holdfast.server")

PATH = re.compile("/api/tables/([^/]+)/socket")
REFUSED = 1008
"""The code with which a connection is closed that nobody may have."""
REPLACED = 4008
"""The code with which a connection is closed that a newer one has taken the place of."""
BURST, SECONDS = 40, 10.0
"""So many commands at once, and on average in so many seconds."""


async def connect(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Connect somebody to a table. Without a proper token the line is not even opened. It stays
    open for hours and carries every move, so nothing lies between it and its room that it does not
    need."""
    await receive()  # that somebody is there
    try:
        client = scope.get("client")
        address = household(client[0]) if client else ""
        house.looks.check(address)
        table = PATH.fullmatch(scope["path"])
        if table is None:
            raise fault("no-such-table")
        room = await house.rooms.enter(table[1])
        await room.look()
        watcher = Watcher(room.viewer(_token(scope)), address)
        room.join(watcher)
    except (RequestError, RefusalError, StorageError) as error:
        log.debug("a socket was refused: %s", error)
        await send({"type": "websocket.close", "code": REFUSED})
        return
    speaking = None
    # What was said to come in is not needed while somebody is in.
    scope["headers"] = []
    try:
        await send({"type": "websocket.accept"})
        speaking = asyncio.create_task(_speak(send, room, watcher))
        await _listen(receive, room, watcher, RateLimit(BURST, SECONDS, house.clock))
    except OSError as gone:
        log.debug("a socket was closed: %r", gone)
    finally:
        room.leave(watcher)
        if speaking is not None:
            speaking.cancel()


def _token(scope: Scope) -> str:
    said: str = scope["query_string"].decode("ascii", "replace")
    return parse_qs(said).get("token", [""])[-1]


async def _speak(send: Send, room: Room, watcher: Watcher) -> None:
    """Tell what there is to tell, as long as somebody takes it. Whoever listens notices the end."""
    try:
        while True:
            await send(await _next(room, watcher))
    except ReplacedError:
        await send({"type": "websocket.close", "code": REPLACED})
    except OSError as gone:
        log.debug("a socket was closed: %r", gone)


async def _next(room: Room, watcher: Watcher) -> Message:
    """The next message. Whoever waits for it keeps none of those before."""
    return {"type": "websocket.send", "text": await next_message(room, watcher)}


async def _listen(receive: Receive, room: Room, watcher: Watcher, limit: RateLimit) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            if not limit.allows():
                raise fault("too-fast")
            await _obey(message, room, watcher)
        except Exception as error:
            watcher.tell(fault_of(error, room.table.seq).problem())
            if isinstance(error, RequestError) and error.code == "too-fast":
                await asyncio.sleep(SECONDS / BURST)  # not reading on is what slows a sender down


async def _obey(message: Message, room: Room, watcher: Watcher) -> None:
    text = message.get("text")
    if not isinstance(text, str):
        raise RequestError(422, "malformed", "Messages are text.")
    await obey(text, room, watcher)
