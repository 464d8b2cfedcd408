"""The local host: what a page calls in place of a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from holdfast import games
from holdfast.hosting.bot_leader import WAIT
from holdfast.hosting.bots import Bots
from holdfast.hosting.connection import next_message, obey
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.problems import RequestError, fault_of
from holdfast.hosting.replay_files import ReplayGame, uploaded_game
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.watcher import ReplacedError, Watcher
from holdfast.hosting.win_curve import WinCurves
from holdfast.offline.api import answer
from holdfast.offline.local_storage import Keeper, Shelf
from holdfast.table import RefusalError

COURSE_PLAYOUTS = 32
"""Playouts from each position of a finished game for its win curve, as at the server."""
REFUSED = 1008
REPLACED = 4008
"""Close codes of a connection, as for the server's sockets."""

_GAME = re.compile(rb'"game"\s*:\s*"(\w{1,64})"')


class Answer(NamedTuple):
    """The response to a request, with the status that it would have over HTTP."""

    status: int
    text: str


class Listener(Protocol):
    """The page's end of a connection."""

    def opened(self) -> None:
        """Handle that the connection is open."""
        ...

    def said(self, message: str) -> None:
        """Handle a message."""
        ...

    def closed(self, code: int) -> None:
        """Handle the end of the connection."""
        ...


async def _all_loaded(game: str) -> None:
    """Do nothing: the rules of all games are loaded."""


class LocalHost:
    """All tables of a page, and everything else it can request."""

    def __init__(
        self,
        keeper: Keeper,
        thinkers: Bots,
        luck: Entropy | None = None,
        at_hand: Callable[[str], Awaitable[None]] = _all_loaded,
        word_seconds: float = WAIT,
    ) -> None:
        storage = Shelf(keeper, self.at_hand)
        self.rooms = Rooms(storage, thinkers, luck=luck, word_seconds=word_seconds)
        self.courses = WinCurves(storage, thinkers, COURSE_PLAYOUTS)
        self._load_rules = at_hand

    def start(self) -> None:
        """Start to listen to other windows that use the same tables."""
        self.rooms.start()

    async def close(self) -> None:
        """Stop everything. Acknowledged entries are stored."""
        await self.courses.close()
        await self.rooms.close()

    async def ask(self, method: str, address: str, body: bytes = b"") -> Answer:
        """Return the response to any request, including errors."""
        try:
            return Answer(200, await answer(self, method, address, body))
        except Exception as error:
            said = fault_of(error)
            return Answer(said.status, said.problem().model_dump_json())

    async def at_hand(self, game: str) -> None:
        """Load the rules of a game before it is played; unknown names are ignored here."""
        if game in games.names():
            await self._load_rules(game)

    async def uploaded_game(self, file: bytes) -> ReplayGame:
        """Return the game in a file, after loading its rules."""
        match = _GAME.search(file, 0, 1000)
        if match:
            await self.at_hand(match[1].decode())
        return uploaded_game(file)

    async def connect(self, table: str, token: str, listener: Listener) -> Line | None:
        """Return a connection to a table, or None without a valid token."""
        try:
            room = await self.rooms.enter(table)
            line = Line(room, Watcher(room.viewer(token)), listener)
            room.join(line.watcher)
        except (RequestError, RefusalError):
            listener.closed(REFUSED)
            return None
        listener.opened()
        line.begin()
        return line


class Line:
    """A window's connection to a table."""

    def __init__(self, room: Room, watcher: Watcher, listener: Listener) -> None:
        self._room = room
        self.watcher = watcher
        self._listener = listener
        self._sender: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to send messages to the page."""
        self._sender = asyncio.create_task(self._send_messages())

    async def say(self, message: str) -> None:
        """Carry out a command of the page."""
        try:
            await obey(message, self._room, self.watcher)
        except Exception as error:
            self.watcher.tell(fault_of(error, self._room.table.seq).problem())

    def hang_up(self) -> None:
        """Close the connection."""
        self._room.leave(self.watcher)
        if self._sender is not None:
            self._sender.cancel()

    async def _send_messages(self) -> None:
        try:
            while True:
                self._listener.said(await next_message(self._room, self.watcher))
        except ReplacedError:
            self._listener.closed(REPLACED)
