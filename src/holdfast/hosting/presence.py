"""Presence: who is connected to a table, at this server and at others on the same database.

Presence is broadcast and never stored. Each server sends the viewers connected to it when they
change, when another server asks, and at regular intervals. The viewers of a server that is silent
for too long count as disconnected.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import StorageError

log = logging.getLogger(__name__)

ANNOUNCE_SECONDS = 20.0
"""Seconds between two broadcasts of the connected viewers."""
SILENT = 60.0
"""Seconds of silence after which the viewers of another server count as disconnected."""


class Presence:
    """The viewers connected to one table."""

    def __init__(self, table: str, storage: Storage, here: Callable[[], set[int]]) -> None:
        self._table = table
        self._storage = storage
        self._here = here
        self._viewers_elsewhere: dict[str, tuple[set[int], float]] = {}
        """Viewers at each other server, and the time of its last message."""
        self._announcing = asyncio.Lock()

    @property
    def everywhere(self) -> set[int]:
        """Viewers who are connected to any server."""
        return self._here().union(*(viewers for viewers, _ in self._viewers_elsewhere.values()))

    async def ask(self) -> None:
        """Ask the other servers for their viewers."""
        await self._send("who", "")

    async def announce(self) -> None:
        """Send the viewers of this server to the others. Messages are sent one at a time."""
        async with self._announcing:
            await self._send("here", ",".join(map(str, sorted(self._here()))))

    async def _send(self, kind: str, rest: str) -> None:
        """Send a message to the other servers. A storage error is logged only."""
        try:
            await self._storage.tell(kind, self._table, rest)
        except StorageError as error:
            log.info("table %s: other servers are not told who is here: %s", self._table, error)

    def store_viewers(self, process: str, viewers: set[int]) -> bool:
        """Store the viewers of another server. Return whether the connected viewers changed."""
        before = self.everywhere
        if viewers:
            self._viewers_elsewhere[process] = viewers, time.monotonic()
        else:
            self._viewers_elsewhere.pop(process, None)
        return self.everywhere != before

    def forget_the_silent(self) -> bool:
        """Drop servers that have been silent for too long. Return whether the connected viewers
        changed.
        """
        before, earliest = self.everywhere, time.monotonic() - SILENT
        self._viewers_elsewhere = {
            process: heard
            for process, heard in self._viewers_elsewhere.items()
            if heard[1] >= earliest
        }
        return self.everywhere != before
