"""Messages between a room and one connection, independent of the transport."""

from __future__ import annotations

from pydantic import ValidationError

from holdfast.hosting.messages.base import Pong
from holdfast.hosting.messages.commands import COMMAND, Command, Judge, Ping, Plan, Resync, Say
from holdfast.hosting.problems import fault, fault_of, malformed_message
from holdfast.hosting.room import Room
from holdfast.hosting.watcher import ReconnectError, ReplacedError, Watcher

LARGEST_MESSAGE = 4096
"""Maximum number of characters of a message from a client."""


async def next_message(room: Room, watcher: Watcher) -> str:
    """Wait for the next message to a connection and return it. Errors are returned as messages,
    too.
    """
    try:
        return await watcher.next(room)
    except (ReplacedError, ReconnectError):
        raise
    except Exception as error:
        return fault_of(error, room.table.seq).problem().model_dump_json()


def read(text: str) -> Command:
    """Return the command in a message from a client, or raise a RequestError."""
    if len(text) > LARGEST_MESSAGE:
        raise fault("too-large")
    try:
        return COMMAND.validate_json(text)
    except ValidationError as error:
        raise malformed_message(error.errors()) from None


async def obey(text: str, room: Room, watcher: Watcher) -> None:
    """Run the command in a message from a client."""
    command = read(text)
    if isinstance(command, Resync):
        watcher.forget()
        return
    if isinstance(command, Ping):
        watcher.tell(Pong(at=room.now()))
        return
    await room.obey(command, watcher.viewer)
    if isinstance(command, Plan | Judge | Say):
        watcher.send_chat(owed=True)
