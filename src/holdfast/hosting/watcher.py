"""Watchers: the connections to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from holdfast.hosting.messages.base import Pong, Problem
from holdfast.hosting.views import Sent
from holdfast.kernel.record import NOBODY

if TYPE_CHECKING:
    from holdfast.hosting.room import Room


class ReplacedError(Exception):
    """A newer connection of the same person has replaced this one."""


class ReconnectError(Exception):
    """The connection must be opened again, with a token that is still valid."""


class Watcher:
    """One connection to a table: the state that it was sent, and the messages that wait for it."""

    __slots__ = (
        "__weakref__",
        "_beginnings",
        "_behind",
        "_chat",
        "_chat_behind",
        "_ended",
        "_lines",
        "_news",
        "_number",
        "_owed",
        "_replaced",
        "_sent",
        "_words",
        "address",
        "present",
        "viewer",
    )  # fmt: skip

    def __init__(self, viewer: int, address: str = "", others: Collection[int] = ()) -> None:
        self.viewer = viewer
        self.address = address
        self.present = {viewer, *others}
        """The viewer, and the others who play at the same screen."""
        self._replaced = False
        self._ended = False
        self._sent: Sent | None = None
        """State of the table that it was last sent. The next update continues it."""
        self._beginnings = 0
        """Number of times it started again with the whole table."""
        self._number = 0
        """Number of messages about the table it was sent."""
        self._behind = True
        """Whether the table has changed since the last message."""
        self._lines = 0
        """Number of the last chat message it was sent."""
        self._chat = ""
        """Last message about chat and plans it was sent."""
        self._chat_behind = True
        """Whether chat or plans may have changed since the last message."""
        self._owed = False
        """Whether it gets a message about the chat in any case, as a response to its command."""
        self._words: list[Problem | Pong] = []
        """Problems and pongs to be sent."""
        self._news: asyncio.Future[None] | None = None
        """Future that is set when there is something to send."""

    def is_like(self, other: Watcher) -> bool:
        """Return whether two connections may belong to one person. Spectators are identified by
        address.
        """
        same = self.viewer == other.viewer
        return same and (self.viewer != NOBODY or self.address == other.address)

    def tell(self, word: Problem | Pong | None = None) -> None:
        """Queue a message. Without one, mark the table as changed."""
        if word is None:
            self._behind = True
        else:
            self._words.append(word)
        self._wake()

    def send_chat(self, owed: bool = False) -> None:
        """Mark chat and plans as changed. `owed`: respond even if nothing has changed."""
        self._chat_behind = True
        self._owed |= owed
        self._wake()

    def replace(self) -> None:
        """Close this connection because a newer one has replaced it."""
        self._replaced = True
        self._wake()

    def reconnect(self) -> None:
        """Close this connection so that the client opens it again."""
        self._ended = True
        self._wake()

    def forget(self) -> None:
        """Start again with the whole table."""
        self._sent = None
        self._beginnings += 1
        self._lines, self._chat, self._chat_behind = 0, "", True
        self.tell()

    async def next(self, room: Room) -> str:
        """Wait for the next message and return it.

        Slow connections get the latest state, not a queue of old ones.
        """
        while not (self._words or self._behind or self._replaced or self._ended):
            chat = self._next_chat(room)
            if chat is not None:
                return chat
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        if self._replaced:
            raise ReplacedError
        if self._ended:
            raise ReconnectError
        if self._words:
            return self._words.pop(0).model_dump_json()
        # Reset before the message is built: changes meanwhile belong to the next message.
        self._behind, beginnings, sent = False, self._beginnings, self._sent
        self._sent = None
        made = await room.updates.next(self.viewer, sent, room.table, self.address)
        if beginnings == self._beginnings:
            self._sent = made.sent
        self._number += 1
        return made.number_message(self._number)

    def _next_chat(self, room: Room) -> str | None:
        """Return a message with new chat and plans, or None."""
        if not self._chat_behind:
            return None
        self._chat_behind = False
        chat = room.chat(self.viewer, self._lines)
        text = chat.model_dump_json()
        nothing = not self._chat and not chat.lines and not chat.plans and chat.asking is None
        if not self._owed and (nothing or (text == self._chat and not chat.lines)):
            return None
        self._owed = False
        self._chat = text
        self._lines = max([self._lines, *(line.number for line in chat.lines)])
        return text

    def _wake(self) -> None:
        """Wake up `next`."""
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
