"""Rooms: the tables in memory, rebuilt from what is stored when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from holdfast import games
from holdfast.hosting import presence
from holdfast.hosting.bot_leader import WAIT
from holdfast.hosting.bots import Bots
from holdfast.hosting.entropy import Entropy, SystemEntropy
from holdfast.hosting.message_cache import MessageCache
from holdfast.hosting.problems import fault
from holdfast.hosting.room import HINT_BUDGET, LINGER, Room, rebuild
from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import StorageError
from holdfast.hosting.stored import News
from holdfast.hosting.thread_pool import ThreadPool
from holdfast.hosting.tokens import could_be_table
from holdfast.kernel.game import Game
from holdfast.players.mcts import Budget

log = logging.getLogger("holdfast.server")

MOST_ROOMS = 256
"""Tables kept in memory even while nobody is at them; others are rebuilt when somebody comes."""
OPENED_AT_ONCE = 2
"""Tables that are rebuilt at the same time. When everybody comes back to a server that was started
again, some play on after a moment while others wait, rather than all until the last table is
there."""
FINISHING = 5.0
"""Seconds that jobs under way may take when the server ends."""


class Rooms:
    """All tables that are in memory.

    A room lives as long as somebody is there or something goes on in it. The latest ones are kept
    a while longer.
    """

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        most: int = MOST_ROOMS,
        hint_budget: Budget = HINT_BUDGET,
        luck: Entropy | None = None,
        linger: float = LINGER,
        desk: ThreadPool | None = None,
        clock: Callable[[], float] = time.monotonic,
        word_seconds: float = WAIT,
        take_out: Callable[[str], Game] = games.load,
    ) -> None:
        self.storage = storage
        self.luck = luck or SystemEntropy()
        self._bots = bots
        self._hint_budget = hint_budget
        self._linger = linger
        self.desk = desk or ThreadPool()
        self._cache = MessageCache()
        self._clock = clock
        self._word_seconds = word_seconds
        self._take_out = take_out
        self._most = most
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._latest: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._room_to_open = asyncio.Semaphore(OPENED_AT_ONCE)
        self._heard: set[str] = set()
        """Tables to which something was added elsewhere while they were opened here."""
        self._tasks: list[asyncio.Task[None]] = []

    async def enter(self, name: str) -> Room:
        """The room of this table, rebuilt from storage if nobody has been there for a while."""
        room = self._rooms.get(name)
        if room is None:
            if not could_be_table(name):
                raise fault("no-such-table")
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._open(name))
            # A visitor who goes away must not take the room from those who wait with them.
            room = await asyncio.shield(self._opening[name])
        self._latest[name] = room
        self._latest.move_to_end(name)
        if len(self._latest) > self._most:
            self._latest.popitem(last=False)
        return room

    def connected(self, name: str) -> set[int]:
        """The viewers who are at a table."""
        room = self._rooms.get(name)
        return room.connected if room else set()

    @property
    def opening(self) -> bool:
        """Whether there is somebody whose table is not there yet."""
        return bool(self._opening)

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return sum(room.connections for room in list(self._rooms.values()))

    @property
    def thinking(self) -> int:
        """How many decisions bots think about."""
        return sum(room.thinking for room in list(self._rooms.values()))

    async def _open(self, name: str) -> Room:
        try:
            async with self._room_to_open:
                table, tokens = await rebuild(name, self.storage, take_out=self._take_out)
            room = self._rooms[name] = Room(
                name, table, tokens, self.storage, self._bots, self._hint_budget, self.luck,
                self.desk, self._linger, self._clock, self._word_seconds, self._cache,
            )  # fmt: skip
            if name in self._heard:
                room.hear()
            return room
        finally:
            del self._opening[name]
            self._heard.discard(name)

    # Other processes, before and beside this one

    def start(self) -> None:
        """Hear what other processes do."""
        works = (self._listen(), self._say_again())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def _listen(self) -> None:
        await self.storage.listen(self._hear, self._missed)

    def _hear(self, news: News) -> None:
        """Another process has something to tell about a table."""
        if news.kind == "entry" and news.table in self._opening:
            self._heard.add(news.table)
        room = self._rooms.get(news.table)
        if room is None:
            return
        if news.kind == "entry":
            room.hear(int(news.rest))
        elif news.kind == "here":
            room.hear_who(news.process, {int(viewer) for viewer in news.rest.split(",") if viewer})
        elif news.kind == "who":
            room.say_who()

    def _missed(self) -> None:
        """Other processes may have added something anywhere."""
        self._heard |= self._opening.keys()
        for room in list(self._rooms.values()):
            room.hear()

    async def _say_again(self) -> None:
        """Tell other processes again and again who is here, and forget those that are silent."""
        while self.storage.shared:
            await asyncio.sleep(presence.SAY_AGAIN)
            for room in list(self._rooms.values()):
                room.look_around()

    async def close(self) -> None:
        """Stop all tables, when what is under way is done."""
        for task in [*self._tasks, *self._opening.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        rooms = list(self._rooms.values())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                await asyncio.gather(*(room.finish() for room in rooms))
        for room in rooms:
            await room.close()
        try:
            await self.storage.give_back()
        except StorageError as error:
            log.warning("other processes have to wait until leases end: %s", error)
