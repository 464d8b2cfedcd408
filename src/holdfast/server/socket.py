"""The WebSocket API: commands come in, the table as its viewer may see it goes out."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from starlette.types import Message, Receive, Scope, Send

from holdfast.hosting.connection import next_message, obey
from holdfast.hosting.limits import Limit, RateLimit
from holdfast.hosting.problems import RequestError, fault, fault_of
from holdfast.hosting.room import Room
from holdfast.hosting.storage_errors import StorageError
from holdfast.hosting.watcher import ReconnectError, ReplacedError, Watcher
from holdfast.server.client_groups import client_group
from holdfast.table import RefusalError

if TYPE_CHECKING:
    from holdfast.server.app import AppState

log = logging.getLogger(__name__)

PATH = re.compile("/api/tables/([^/]+)/socket")
REFUSED = 1008
"""Close code of a connection that is refused."""
REPLACED = 4008
"""Close code of a connection that a newer one has replaced."""
RECONNECT = 1012
"""Close code of a connection that the client should open again."""
MOST_AT_A_SCREEN = 8
"""Maximum number of other players at the screen of one connection."""
MOST_OF_ADDRESS = 128
"""Maximum number of sockets of one address. Behind a proxy, connections do not count for it."""
BURST, SECONDS = 40, 10.0
"""Commands of one connection: burst size, and the seconds to refill it."""


async def connect(state: AppState, scope: Scope, receive: Receive, send: Send) -> None:
    """Connect a client to a table until either side closes.

    Without a valid token the connection is refused. It stays open for hours and carries every move,
    so there is as little as possible between it and its room.
    """
    await receive()  # the connection request
    try:
        client = scope.get("client")
        address = client_group(client[0]) if client else ""
        state.check(Limit.READ, address)
        if state.sockets[address] >= MOST_OF_ADDRESS:
            raise fault("too-many")
        table = PATH.fullmatch(scope["path"])
        if table is None:
            raise fault("no-such-table")
        room = await state.rooms.enter(table[1])
        await room.read_entries_of_others()
        watcher = _watcher(scope, room, address)
        room.join(watcher)
        state.sockets[address] += 1
    except (RequestError, RefusalError, StorageError) as error:
        log.debug("a socket was refused: %s", error)
        await send({"type": "websocket.close", "code": REFUSED})
        return
    sender = None
    # The headers are not needed any more, and there may be thousands of connections.
    scope["headers"] = []
    try:
        await send({"type": "websocket.accept"})
        sender = asyncio.create_task(_send_messages(send, room, watcher))
        await _receive_commands(receive, room, watcher, RateLimit(BURST, SECONDS, state.clock))
    except OSError as error:
        log.debug("a socket was closed: %r", error)
    finally:
        state.sockets[address] -= 1
        if not state.sockets[address]:
            del state.sockets[address]
        room.leave(watcher)
        if sender is not None:
            sender.cancel()


def _watcher(scope: Scope, room: Room, address: str) -> Watcher:
    """Return the connection that a request asks for.

    The last token is the viewer's. Those before it belong to others who play at the same screen;
    one that is not valid any more does no harm.
    """
    query: str = scope["query_string"].decode("ascii", "replace")
    *others, own = parse_qs(query).get("token", [""])
    return Watcher(room.viewer(own), address, room.seats_of(others[:MOST_AT_A_SCREEN]))


async def _send_messages(send: Send, room: Room, watcher: Watcher) -> None:
    """Send messages until the connection ends. `_listen` notices the end and cleans up."""
    try:
        while True:
            await send(await _next_message(room, watcher))
    except ReplacedError:
        await send({"type": "websocket.close", "code": REPLACED})
    except ReconnectError:
        await send({"type": "websocket.close", "code": RECONNECT})
    except OSError as error:
        log.debug("a socket was closed: %r", error)


async def _next_message(room: Room, watcher: Watcher) -> Message:
    """Return the next message.

    As a function of its own it keeps no reference to earlier messages while it waits.
    """
    return {"type": "websocket.send", "text": await next_message(room, watcher)}


async def _receive_commands(
    receive: Receive, room: Room, watcher: Watcher, limit: RateLimit
) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            if not limit.allows():
                raise fault("too-fast")
            await _carry_out(message, room, watcher)
        except Exception as error:
            watcher.tell(fault_of(error, room.table.seq).problem())
            if isinstance(error, RequestError) and error.code == "too-fast":
                await asyncio.sleep(SECONDS / BURST)  # not reading slows the sender down


async def _carry_out(message: Message, room: Room, watcher: Watcher) -> None:
    text = message.get("text")
    if not isinstance(text, str):
        raise RequestError(422, "malformed", "Messages are text.")
    await obey(text, room, watcher)
