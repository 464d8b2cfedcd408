"""Rooms: the tables in memory, rebuilt from storage when somebody connects."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from weakref import WeakValueDictionary

from holdfast import games
from holdfast.hosting import presence
from holdfast.hosting.bot_leader import WAIT
from holdfast.hosting.bots import Bots
from holdfast.hosting.entropy import DealEntropy, Entropy, SystemEntropy
from holdfast.hosting.problems import RequestError, fault
from holdfast.hosting.room import HINT_BUDGET, LINGER, Room, rebuild
from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import StorageError
from holdfast.hosting.stored import News
from holdfast.hosting.tasks import Tasks
from holdfast.hosting.thread_pool import ThreadPool
from holdfast.hosting.tokens import Tokens, could_be_table, viewer_of
from holdfast.hosting.views.cache import MessageCache
from holdfast.kernel.game import Game
from holdfast.players.mcts import Budget
from holdfast.table import RefusalError

log = logging.getLogger(__name__)

MOST_ROOMS = 128
"""Number of tables in memory even if nobody is connected. Others are rebuilt when needed."""
OPENED_AT_ONCE = 2
"""Number of tables that are rebuilt at the same time.

When everybody reconnects after a restart, the first tables can go on while others wait. Otherwise
all would wait for the last one.
"""
AFTER_ALL = 2**31 - 1
"""An entry number larger than any that exists."""
FINISHING = 5.0
"""Maximum number of seconds that running jobs may take at shutdown."""


async def _do_nothing(table: str) -> None:
    """Do nothing when a game is over."""


class Rooms:
    """All tables that are in memory.

    A room exists while somebody is connected or a task runs in it. The most recent rooms stay
    longer.
    """

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        most: int = MOST_ROOMS,
        hint_budget: Budget = HINT_BUDGET,
        entropy: Entropy | None = None,
        linger: float = LINGER,
        thread_pool: ThreadPool | None = None,
        clock: Callable[[], float] = time.monotonic,
        word_seconds: float = WAIT,
        take_out: Callable[[str], Game] = games.load,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.storage = storage
        self.now = now
        """Function that returns the time for the clocks of the players."""
        self.on_change: list[Callable[[str], None]] = []
        """Functions that are called when a table has changed, here or in another process."""
        self.on_invite: list[Callable[[str], None]] = []
        """Functions that are called when a table has been opened for the members of a club."""
        self.on_end: Callable[[str], Awaitable[None]] = _do_nothing
        """Function that is called when a game of this process is over."""
        self.entropy = entropy or SystemEntropy()
        self._bots = bots
        self._hint_budget = hint_budget
        self._linger = linger
        self.thread_pool = thread_pool or ThreadPool()
        self._cache = MessageCache()
        self._clock = clock
        self._word_seconds = word_seconds
        self._take_out = take_out
        self._most = most
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._latest: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._rebuild_slots = asyncio.Semaphore(OPENED_AT_ONCE)
        self._changed_meanwhile: set[str] = set()
        """Tables to which another process appended while they were being opened here."""
        self._tasks: list[asyncio.Task[None]] = []
        self._dropping = Tasks("rooms")
        self._held: dict[str, asyncio.Event] = {}
        """Tables that are kept out of memory, each with the event that is set afterwards."""

    async def enter(self, name: str) -> Room:
        """Return the room of this table, rebuilt from storage if it is not in memory."""
        room = self._rooms.get(name)
        if room is None:
            if not could_be_table(name):
                raise fault("no-such-table")
            if name in self._held:
                await self._held[name].wait()
                return await self.enter(name)
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._open(name))
            # A cancelled caller must not cancel the task for others who wait for the same room.
            room = await asyncio.shield(self._opening[name])
        self._latest[name] = room
        self._latest.move_to_end(name)
        if len(self._latest) > self._most:
            self._latest.popitem(last=False)
        return room

    async def enter_as(self, name: str, token: str) -> tuple[Room, int]:
        """Return the room of this table, and the viewer that a token belongs to.

        Only a token of the table gets the error that the table cannot be read or played.
        """
        try:
            room = await self.enter(name)
        except (RequestError, RefusalError) as error:
            if error.code != "no-such-table":
                viewer_of(token, await self.tokens_of(name))
            raise
        return room, room.viewer(token)

    async def tokens_of(self, name: str) -> Tokens:
        """Return the tokens of a stored table, even if it cannot be read or played."""
        return (await self.storage.entries_after(name, AFTER_ALL))[1]

    def is_live(self, name: str) -> bool:
        """Return whether a table is known not to be a slow game."""
        room = self._rooms.get(name)
        return room is not None and (room.table.clocks is None or not room.table.clocks.slow)

    def connected_viewers(self, name: str) -> set[int]:
        """Return the viewers who are connected to a table."""
        room = self._rooms.get(name)
        return room.connected_viewers if room else set()

    @property
    def is_rebuilding(self) -> bool:
        """Whether somebody waits for a table to be rebuilt."""
        return bool(self._opening)

    @property
    def count(self) -> int:
        """Number of tables in memory."""
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """Number of open connections."""
        return sum(room.connections for room in list(self._rooms.values()))

    @property
    def open_bot_decisions(self) -> int:
        """Number of decisions that bots are working on."""
        return sum(room.open_bot_decisions for room in list(self._rooms.values()))

    async def _open(self, name: str) -> Room:
        """Rebuild a table and create its room."""
        try:
            async with self._rebuild_slots:
                table, stored = await rebuild(name, self.storage, take_out=self._take_out)
            entropy = DealEntropy(self.entropy) if table.opening.deal else self.entropy
            room = self._rooms[name] = Room(
                name, table, stored.tokens, self.storage, self._bots, self._hint_budget,
                entropy, self.thread_pool, self._linger, self._clock, self._word_seconds,
                self._cache, self.now, stored.highlights, lambda: self._announce_change(name),
                lambda: self.on_end(name),
            )  # fmt: skip
            if name in self._changed_meanwhile:
                room.read_added()
            return room
        finally:
            del self._opening[name]
            self._changed_meanwhile.discard(name)

    async def reload_tokens(self, names: Collection[str]) -> None:
        """Read the tokens of tables again, here and in other processes."""
        for name in names:
            room = self._rooms.get(name)
            if room is not None:
                room.read_added()
                await room.do(lambda table: None)
            if self.storage.is_shared:
                await self.storage.tell("tokens", name, "")

    @contextlib.asynccontextmanager
    async def without(self, names: Collection[str]) -> AsyncIterator[None]:
        """Keep tables out of memory, here and in other processes, while what is stored of them is
        changed. Connections to them reconnect.
        """
        changed = asyncio.Event()
        for name in names:
            self._held[name] = changed
        try:
            await asyncio.gather(*map(self._drop, names))
            for name in names:
                if self.storage.is_shared:
                    await self.storage.tell("drop", name, "")
            yield
        finally:
            for name in names:
                del self._held[name]
            changed.set()
            if self.storage.is_shared:  # a process may have read a table again meanwhile
                for name in names:
                    await self.storage.tell("drop", name, "")

    async def _drop(self, name: str) -> None:
        """Remove a table from memory after its running jobs."""
        if name in self._opening:
            with contextlib.suppress(Exception):
                await asyncio.shield(self._opening[name])
        self._latest.pop(name, None)
        room = self._rooms.pop(name, None)
        if room is not None:
            await room.finish()
            room.reconnect()
            await room.close()

    def _announce_change(self, name: str) -> None:
        """Call the listeners in `on_change`: a table has changed."""
        for listener in self.on_change:
            listener(name)

    # Other processes

    def start(self) -> None:
        """Start to listen to other processes."""
        works = (self._listen(), self._announce_viewers())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def _listen(self) -> None:
        """Listen to other processes."""
        await self.storage.listen(self._handle_news, self._update_all)

    def _handle_news(self, news: News) -> None:
        """Handle a message of another process about a table."""
        if news.kind == "entry" and news.table in self._opening:
            self._changed_meanwhile.add(news.table)
        if news.kind == "entry":
            self._announce_change(news.table)
        if news.kind == "drop":
            self._dropping.start(self._drop(news.table))
            return
        room = self._rooms.get(news.table)
        if room is None:
            return
        if news.kind == "tokens":
            room.read_added()
        elif news.kind == "entry":
            room.read_added(int(news.rest))
        elif news.kind == "here":
            room.store_viewers(
                news.process, {int(viewer) for viewer in news.rest.split(",") if viewer}
            )
        elif news.kind == "who":
            room.announce_viewers()

    def _update_all(self) -> None:
        """Update all rooms: messages of other processes may have been lost."""
        self._changed_meanwhile |= self._opening.keys()
        for room in list(self._rooms.values()):
            room.read_added()

    async def _announce_viewers(self) -> None:
        """Broadcast the connected viewers at intervals, and drop those of silent servers."""
        while self.storage.is_shared:
            await asyncio.sleep(presence.ANNOUNCE_SECONDS)
            for room in list(self._rooms.values()):
                room.refresh_viewers()

    async def close(self) -> None:
        """Close all rooms after their running jobs."""
        for task in [*self._tasks, *self._opening.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._dropping.stop()
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
