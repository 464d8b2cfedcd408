"""Entries that are stored together.

To be safe from a power cut each transaction waits for the disk. So there is one for all entries
that have come in one turn of the event loop or while the one before was written, and whoever waits
for any of them is told when it is done. An entry whose number is taken is refused alone: the others
are stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

MOST_TOGETHER = 64
"""Entries in one transaction."""


@dataclass(frozen=True)
class Added:
    """An entry, and what its table has become by it. Texts are JSON."""

    table: str
    number: int
    seq: int | None
    entry: str
    at: float
    summary: str
    news: str
    """What other processes are told of it."""


Waiting = tuple[Added, asyncio.Future[None]]
Outcome = BaseException | None


class ConnectionLostError(Exception):
    """The connection has gone, for this reason; another one may be had."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Connection(Protocol):
    """What is written through."""

    def close(self) -> None:
        """Let go of it."""


C = TypeVar("C", bound=Connection)


class Group(Generic[C]):
    """Those who wait for an entry to be stored, and the connection that stores them."""

    def __init__(
        self,
        connect: Callable[[], C],
        turn: Callable[[], AbstractAsyncContextManager[None]],
        store: Callable[[C, Sequence[Added]], list[Outcome]],
    ) -> None:
        self._connect = connect
        self._turn = turn
        """The turn to write: there is one writer at a time."""
        self._store = store
        """Stores entries of different tables together; for each what came of it."""
        self._connection: C | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    def add(self, added: Added) -> asyncio.Future[None]:
        """Store an entry; done when it is stored, or it is said why it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((added, done))
        if self._writing is None:
            # A task begins in the next turn of the loop, when all have come of this one.
            self._writing = asyncio.create_task(self._write_all())
        return done

    async def close(self) -> None:
        """Write what is waited for, and let go of the connection."""
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    @property
    def connection(self) -> C:
        """What is written through, made when it is first needed."""
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def _store_together(self, together: Sequence[Added]) -> list[Outcome]:
        """Store entries, by another connection if this one has gone since it was last needed. Were
        they stored before it went, their numbers are taken, and whoever waits looks again."""
        try:
            try:
                return self._store(self.connection, together)
            except ConnectionLostError:
                self._disconnect()
                return self._store(self.connection, together)
        except ConnectionLostError as lost:
            self._disconnect()
            raise lost.reason from lost

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_some()
        finally:
            self._writing = None

    async def _write_some(self) -> None:
        together: list[Waiting] = []
        try:
            async with self._turn():
                together, self._waiting = _first_of_each_table(self._waiting)
                outcomes = await self._in_thread([added for added, _ in together])
        except Exception as error:
            if not together:  # nobody has come to the front of the queue
                together, self._waiting = self._waiting, []
            outcomes = [error] * len(together)
        for (_, done), outcome in zip(together, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    async def _in_thread(self, together: Sequence[Added]) -> list[Outcome]:
        """The same as `run_in_executor` with half of its work: there is one of these a move."""
        loop = asyncio.get_running_loop()
        told: asyncio.Future[list[Outcome]] = loop.create_future()

        def tell(outcomes: list[Outcome] | None, error: Exception | None) -> None:
            if error is not None:
                told.set_exception(error)
            elif outcomes is not None:
                told.set_result(outcomes)

        def work() -> None:
            try:
                outcomes = self._store_together(together)
            except Exception as error:
                loop.call_soon_threadsafe(tell, None, error)
            else:
                loop.call_soon_threadsafe(tell, outcomes, None)

        self._thread.submit(work)
        return await told


def _first_of_each_table(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """Those that are stored together now, at most one of each table, and the others."""
    now: dict[str, Waiting] = {}
    later = []
    for one in waiting:
        if one[0].table in now or len(now) == MOST_TOGETHER:
            later.append(one)
        else:
            now[one[0].table] = one
    return list(now.values()), later
