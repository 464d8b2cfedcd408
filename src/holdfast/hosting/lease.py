"""Leases: of several processes on one database, one runs the bots of a table.

Any process may do everything else, because entry numbers are unique. Two that compute the same move
would only waste time. A lease is short and renewed, so that another process takes over soon after
its holder has ended, even by a crash.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import StorageError

log = logging.getLogger(__name__)

SECONDS = 15.0
"""Seconds until a lease expires if it is not renewed."""
LOOK_AGAIN = 2.0
"""Seconds between two attempts to get a lease."""


@dataclass(eq=False)
class Lease:
    """The right to run the bots of one table."""

    table: str
    storage: Storage

    @asynccontextmanager
    async def hold(self, seq: int) -> AsyncIterator[None]:
        """Wait until this process has the lease for a position, and hold it in the `async with`
        block.

        If another process has played the move meanwhile, this waits until the caller cancels it.
        """
        if not self.storage.is_shared:
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
        """Renew the lease until cancelled."""
        while True:
            await asyncio.sleep(SECONDS / 3)
            await self._claim(seq)

    async def _claim(self, seq: int) -> bool:
        """Try to get the lease or to renew it. Return whether it worked."""
        try:
            return await self.storage.claim(self.table, seq, SECONDS)
        except StorageError as error:
            log.warning("table %s: no lease for its bots: %s", self.table, error)
            return False
