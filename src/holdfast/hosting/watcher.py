"""Watchers: the connections to a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from holdfast.hosting.messages import Pong, Problem
from holdfast.hosting.views import Sent
from holdfast.kernel.record import NOBODY

if TYPE_CHECKING:
    from holdfast.hosting.room import Room


class ReplacedError(Exception):
    """A newer connection of the same person has taken the place of this one."""


class Watcher:
    """One connection to a table: what it has been told, and what it still has to be told."""

    __slots__ = (
        "__weakref__",
        "_beginnings",
        "_behind",
        "_lines",
        "_news",
        "_number",
        "_owed",
        "_replaced",
        "_sent",
        "_talk",
        "_talk_behind",
        "_words",
        "address",
        "viewer",
    )  # fmt: skip

    def __init__(self, viewer: int, address: str = "") -> None:
        self.viewer = viewer
        self.address = address
        self._replaced = False
        self._sent: Sent | None = None
        """What it was last sent of the table, which the next message continues."""
        self._beginnings = 0
        """How often it began again with the whole."""
        self._number = 0
        """How many messages about the table it was sent."""
        self._behind = True
        self._lines = 0
        """The line up to which this connection knows what was said."""
        self._talk = ""
        """What it was last told of talk and plans."""
        self._talk_behind = True
        self._owed = False
        """Whether it is to be told in any case: it has said something, and waits for an answer."""
        self._words: list[Problem | Pong] = []
        self._news: asyncio.Future[None] | None = None
        """What is waited for while there is nothing to say."""

    def is_like(self, other: Watcher) -> bool:
        """Whether two connections may be of one person: spectators have nothing but an address."""
        same = self.viewer == other.viewer
        return same and (self.viewer != NOBODY or self.address == other.address)

    def tell(self, word: Problem | Pong | None = None) -> None:
        """There is something to say: a word about what was sent, or else the table as it now is."""
        if word is None:
            self._behind = True
        else:
            self._words.append(word)
        self._wake()

    def tell_talk(self, owed: bool = False) -> None:
        """Somebody has said something, or plans have changed; or this one is owed an answer."""
        self._talk_behind = True
        self._owed |= owed
        self._wake()

    def replace(self) -> None:
        """A newer connection has taken the place of this one."""
        self._replaced = True
        self._wake()

    def forget(self) -> None:
        """Begin again with the whole."""
        self._sent = None
        self._beginnings += 1
        self._lines, self._talk, self._talk_behind = 0, "", True
        self.tell()

    async def next(self, room: Room) -> str:
        """The next message, when there is one. Slow connections get the latest state, not a queue
        of old ones."""
        while not self._words and not self._behind and not self._replaced:
            talk = self._next_talk(room)
            if talk is not None:
                return talk
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        if self._replaced:
            raise ReplacedError
        if self._words:
            return self._words.pop(0).model_dump_json()
        # Noted before the message is made: what happens meanwhile is for the next one.
        self._behind, beginnings, sent = False, self._beginnings, self._sent
        self._sent = None
        made = await room.update(self.viewer, sent, room.table, self.address)
        if beginnings == self._beginnings:
            self._sent = made.sent
        self._number += 1
        return made.numbered(self._number)

    def _next_talk(self, room: Room) -> str | None:
        """What was said and planned since the last time, if anything was."""
        if not self._talk_behind:
            return None
        self._talk_behind = False
        talk = room.talk(self.viewer, self._lines)
        text = talk.model_dump_json()
        nothing = not self._talk and not talk.lines and not talk.plans and talk.asking is None
        if not self._owed and (nothing or (text == self._talk and not talk.lines)):
            return None
        self._owed = False
        self._talk = text
        self._lines = max([self._lines, *(line.number for line in talk.lines)])
        return text

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
