"""The house: what a page asks for everything that a server does otherwise."""

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
from holdfast.hosting.replay_files import ReplayGame, recorded_in
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.watcher import ReplacedError, Watcher
from holdfast.hosting.win_curve import Courses
from holdfast.offline.api import answer
from holdfast.offline.local_storage import Keeper, Shelf
from holdfast.table import RefusalError

COURSE_PLAYOUTS = 32
"""How many times each position of a finished game is played on to judge it, as at the server."""
REFUSED = 1008
REPLACED = 4008
"""The codes that a line is closed with, as the server's sockets are."""

_GAME = re.compile(rb'"game"\s*:\s*"(\w{1,64})"')


class Answer(NamedTuple):
    """What somebody is told who asked, with the status that it would have over HTTP."""

    status: int
    text: str


class Listener(Protocol):
    """The other end of a line."""

    def opened(self) -> None:
        """The line leads to a room."""
        ...

    def said(self, message: str) -> None:
        """A message has come."""
        ...

    def closed(self, code: int) -> None:
        """Nothing more will come."""
        ...


async def _everything(game: str) -> None:
    """Every game is at hand."""


class House:
    """All tables of a page, and what else can be asked for."""

    def __init__(
        self,
        keeper: Keeper,
        thinkers: Bots,
        luck: Entropy | None = None,
        at_hand: Callable[[str], Awaitable[None]] = _everything,
        word_seconds: float = WAIT,
    ) -> None:
        storage = Shelf(keeper, self.at_hand)
        self.rooms = Rooms(storage, thinkers, luck=luck, word_seconds=word_seconds)
        self.courses = Courses(storage, thinkers, COURSE_PLAYOUTS)
        self._fetch = at_hand

    def start(self) -> None:
        """Hear what other windows do at the same tables."""
        self.rooms.start()

    async def close(self) -> None:
        """Stop everything. What was acknowledged is stored."""
        await self.courses.close()
        await self.rooms.close()

    async def ask(self, method: str, address: str, body: bytes = b"") -> Answer:
        """Answer a request, whatever it is."""
        try:
            return Answer(200, await answer(self, method, address, body))
        except Exception as error:
            said = fault_of(error)
            return Answer(said.status, said.problem().model_dump_json())

    async def at_hand(self, game: str) -> None:
        """Have a game's rules at hand before it is played. What is no game is told later."""
        if game in games.names():
            await self._fetch(game)

    async def recorded_in(self, file: bytes) -> ReplayGame:
        """The game in a file."""
        named = _GAME.search(file, 0, 1000)
        if named:
            await self.at_hand(named[1].decode())
        return recorded_in(file)

    async def connect(self, table: str, token: str, listener: Listener) -> Line | None:
        """A line to a table; nothing, without a proper token."""
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
    """One window's line to a table."""

    def __init__(self, room: Room, watcher: Watcher, listener: Listener) -> None:
        self._room = room
        self.watcher = watcher
        self._listener = listener
        self._speaking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Tell what there is to tell, from now on."""
        self._speaking = asyncio.create_task(self._speak())

    async def say(self, message: str) -> None:
        """Do what somebody says."""
        try:
            await obey(message, self._room, self.watcher)
        except Exception as error:
            self.watcher.tell(fault_of(error, self._room.table.seq).problem())

    def hang_up(self) -> None:
        """Nobody listens any more."""
        self._room.leave(self.watcher)
        if self._speaking is not None:
            self._speaking.cancel()

    async def _speak(self) -> None:
        try:
            while True:
                self._listener.said(await next_message(self._room, self.watcher))
        except ReplacedError:
            self._listener.closed(REPLACED)
