"""The queue of a room: jobs run one after another, so that two moves never collide."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from holdfast.hosting.jobs import Job
from holdfast.hosting.problems import fault
from holdfast.hosting.tasks import Tasks
from holdfast.table import Table

log = logging.getLogger(__name__)

Key = str | None
"""Hash of a new token for the seat that an entry is about, or None."""
READ_AGAIN = 1.0
"""Seconds before the next attempt to read the entries of another process."""


class JobQueue:
    """The waiting jobs of one table. Entries of other processes are read before the next job."""

    def __init__(
        self,
        table: str,
        record: Callable[[Job, Key], Awaitable[Table]],
        catch_up: Callable[[], Awaitable[None]],
        tasks: Tasks,
    ) -> None:
        """Create an empty queue.

        `record` runs a job and returns the table after it; `catch_up` reads the entries that other
        processes have added.
        """
        self._table = table
        self._record = record
        self._catch_up = catch_up
        self._tasks = tasks
        self._jobs: list[tuple[Job, Key, asyncio.Future[Table]]] = []
        """Waiting jobs."""
        self._working: asyncio.Future[None] | None = None
        """Future that is set when the queue is empty."""
        self._behind = False
        """Whether another process may have added entries."""
        self.read_failed = False
        """Whether the last attempt to read entries of other processes failed."""
        self._closing = False
        """Whether new jobs are refused."""

    async def run(self, job: Job, key: Key) -> Table:
        """Queue a job, wait for it, and return the table after it."""
        if self._closing:
            raise fault("closing")
        done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, key, done))
        self._start_working()
        return await done

    def read_added(self) -> None:
        """Read the entries of other processes before the next job."""
        self._behind = True
        self._start_working()

    async def finish(self) -> None:
        """Refuse new jobs, and finish the queued ones."""
        self._closing = True
        if self._working is not None:
            await asyncio.shield(self._working)

    def _start_working(self) -> None:
        """Start running jobs, unless they are running already."""
        if self._working is None:
            self._working = asyncio.get_running_loop().create_future()
            self._tasks.start(self._work(self._working))

    async def _work(self, working: asyncio.Future[None]) -> None:
        """Run the jobs one after another until the queue is empty."""
        try:
            while self._jobs or self._behind:
                if self._behind:
                    await self._try_to_catch_up()
                    continue
                job, key, done = self._jobs.pop(0)
                try:
                    after = await self._record(job, key)
                except Exception as error:
                    if not done.cancelled():
                        done.set_exception(error)
                else:
                    if not done.cancelled():
                        done.set_result(after)
        finally:
            self._working = None
            working.set_result(None)

    async def _try_to_catch_up(self) -> None:
        """Read the entries of other processes. If that fails, try again later."""
        self._behind = False
        try:
            await self._catch_up()
        except Exception as error:
            log.warning("table %s cannot be read: %s", self._table, error)
            self.read_failed = True
            self._tasks.start(self._read_later())
        else:
            self.read_failed = False

    async def _read_later(self) -> None:
        """Try again after a pause to read the entries of other processes."""
        await asyncio.sleep(READ_AGAIN)
        self.read_added()
