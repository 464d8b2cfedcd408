"""Clock keeper: applies the deadlines of tables that have passed, even if nobody is present.

Deadlines are stored with the entries, so they are found again after a restart. Several processes
may look after the same table: entry numbers are unique, so only one of them records that somebody's
time is up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from holdfast.hosting.problems import RequestError
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage import DeadlineStorage
from holdfast.hosting.storage_errors import StorageError
from holdfast.table import RefusalError

log = logging.getLogger(__name__)

PERIOD = 0.5
"""Seconds between two looks at the deadlines."""
MOST = 64
"""Maximum number of tables that are looked after at once."""
LOOK_AGAIN = 10.0
"""Seconds until a table that still waits, for example for a bot, is looked after again."""
TRY_AGAIN = 60.0
"""Seconds until a table that cannot be read is looked after again."""


class ClockKeeper:
    """Background task that looks after each table when its deadline passes."""

    def __init__(self, rooms: Rooms, storage: DeadlineStorage, now: Callable[[], float]) -> None:
        self._rooms = rooms
        self._storage = storage
        self._now = now
        self._later: dict[str, float] = {}
        """For some tables, the time before which they are not looked after again."""

    async def run(self) -> None:
        """Look after tables until cancelled."""
        while True:
            try:
                await self.look()
            except StorageError as error:
                log.warning("deadlines cannot be read: %s", error)
                await asyncio.sleep(LOOK_AGAIN)
            await asyncio.sleep(PERIOD)

    async def look(self) -> None:
        """Look after all tables whose deadline has passed."""
        now = self._now()
        self._later = {table: at for table, at in self._later.items() if at > now}
        due = await self._storage.due(now, MOST + len(self._later))
        await asyncio.gather(*(self._look_after(t) for t in due if t not in self._later))

    async def _look_after(self, table: str) -> None:
        """Look after one table. If it cannot be read, go on with the others."""
        try:
            room = await self._rooms.enter(table)
            await room.look_after()
        except (RequestError, RefusalError, StorageError) as error:
            log.warning("table %s cannot be looked after: %s", table, error)
            self._later[table] = self._now() + TRY_AGAIN
            return
        deadline = room.table.deadline
        if deadline is not None and deadline <= self._now():
            self._later[table] = self._now() + LOOK_AGAIN
