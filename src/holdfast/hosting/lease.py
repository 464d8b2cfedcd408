"""Leases: of several processes that share a database one thinks for the bots of a table.

Everything else any of them may do, since the numbers of entries are unique; two that think about
the same move would only waste the thinking of one. A lease is short and renewed, so that another
process takes the thinking over soon after its holder has ended, however it ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import StorageError

log = logging.getLogger("holdfast.server")

SECONDS = 15.0
"""How long a lease lasts that is not renewed."""
LOOK_AGAIN = 2.0
"""Seconds between two looks whether another process has let go."""


class Lease:
    """The right to think for the bots of one table."""

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage

    @asynccontextmanager
    async def held(self, seq: int) -> AsyncIterator[None]:
        """Wait until no other process thinks about this position, and keep them from it. Where it
        has been answered meanwhile this waits until somebody hears of that and gives up."""
        if not self._storage.shared:
            yield
            return
        while not await self._claim(seq):
            await asyncio.sleep(LOOK_AGAIN)
        renewing = asyncio.create_task(self._renew(seq))
        try:
            yield
        finally:
            renewing.cancel()

    async def _renew(self, seq: int) -> None:
        while True:
            await asyncio.sleep(SECONDS / 3)
            await self._claim(seq)

    async def _claim(self, seq: int) -> bool:
        try:
            return await self._storage.claim(self._table, seq, SECONDS)
        except StorageError as error:
            log.warning("table %s: no lease for its bots: %s", self._table, error)
            return False
