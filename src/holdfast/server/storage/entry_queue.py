"""Queue of entries to store, for group commit.

Each transaction waits for the disk, to survive a power cut. So one transaction stores all entries
that arrive in one turn of the event loop or while the previous one is written. An entry whose
number is taken is refused alone; the others are stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, suppress
from typing import Generic, NamedTuple, Protocol, TypeVar

MOST_TOGETHER = 64
"""Maximum number of entries in one transaction."""


class QueuedEntry(NamedTuple):
    """An entry to store, and the new summary of its table. Texts are JSON."""

    table: str
    number: int
    seq: int | None
    entry: str
    at: float
    summary: str
    news: str
    """Message to the other processes about the entry."""
    deadline: float | None
    """Time at which the table must be looked after, or None."""
    highlights: str | None
    """Latest sentences of the log for each seat, as JSON."""


PendingEntry = tuple[QueuedEntry, asyncio.Future[None]]
Outcome = BaseException | None


class ConnectionLostError(Exception):
    """The connection was lost for this reason; a new one may work."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Connection(Protocol):
    """A database connection that can be closed."""

    def close(self) -> None:
        """Close the connection."""


C = TypeVar("C", bound=Connection)


class Group(Generic[C]):
    """Queue of entries that wait to be stored, with the connection and thread that store them."""

    def __init__(
        self,
        connect: Callable[[], C],
        turn: Callable[[], AbstractAsyncContextManager[None]],
        store: Callable[[C, Sequence[QueuedEntry]], list[Outcome]],
    ) -> None:
        self._connect = connect
        self._writer_turn = turn
        """Function that returns a context in which the caller is the single writer."""
        self._store = store
        """Function that stores entries of different tables and returns an outcome for each."""
        self._connection: C | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[PendingEntry] = []
        self._writing: asyncio.Task[None] | None = None

    def add(self, added: QueuedEntry) -> asyncio.Future[None]:
        """Queue an entry. Return a future that is done when the entry is stored or has failed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((added, done))
        if self._writing is None:
            # A task starts in the next turn of the loop, after all entries of this turn have
            # arrived.
            self._writing = asyncio.create_task(self._write_all())
        return done

    async def close(self) -> None:
        """Write all queued entries and close the connection."""
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    @property
    def connection(self) -> C:
        """The connection for writing, opened on first use."""
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def _store_together(self, together: Sequence[QueuedEntry]) -> list[Outcome]:
        """Store entries; reconnect and retry once if the connection was lost.

        If they were stored before it was lost, their numbers are taken on the retry, and the caller
        resolves that like any conflict.
        """
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
        together: list[PendingEntry] = []
        try:
            async with self._writer_turn():
                together, self._waiting = _first_of_each_table(self._waiting)
                outcomes = await self._store_in_thread([added for added, _ in together])
        except Exception as error:
            if not together:  # the turn to write never came
                together, self._waiting = self._waiting, []
            outcomes = [error] * len(together)
        for (_, done), outcome in zip(together, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    async def _store_in_thread(self, together: Sequence[QueuedEntry]) -> list[Outcome]:
        """Store entries in the writer's thread.

        It does what `run_in_executor` does with half of the work, and runs for every move.
        """
        loop = asyncio.get_running_loop()
        result: asyncio.Future[list[Outcome]] = loop.create_future()

        def set_result(outcomes: list[Outcome] | None, error: Exception | None) -> None:
            if error is not None:
                result.set_exception(error)
            elif outcomes is not None:
                result.set_result(outcomes)

        def work() -> None:
            try:
                outcomes = self._store_together(together)
            except Exception as error:
                loop.call_soon_threadsafe(set_result, None, error)
            else:
                loop.call_soon_threadsafe(set_result, outcomes, None)

        self._thread.submit(work)
        return await result


def _first_of_each_table(
    waiting: list[PendingEntry],
) -> tuple[list[PendingEntry], list[PendingEntry]]:
    """Split the queue into the entries to store now, at most one per table, and the rest."""
    now: dict[str, PendingEntry] = {}
    later = []
    for waiter in waiting:
        if waiter[0].table in now or len(now) == MOST_TOGETHER:
            later.append(waiter)
        else:
            now[waiter[0].table] = waiter
    return list(now.values()), later
