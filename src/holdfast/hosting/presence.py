"""Presence: who is connected to a table, at this server and at others on the same database.

It is told and never stored. Each server tells who is at a table with it whenever that changes, when
another one asks, and again from time to time; whoever is silent for long is gone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from holdfast.hosting.storage import Storage
from holdfast.hosting.storage_errors import StorageError

log = logging.getLogger("holdfast.server")

SAY_AGAIN = 20.0
"""Seconds after which those who are here are told of again."""
SILENT = 60.0
"""Seconds without a word after which nobody is thought to be at another server any more."""


class Presence:
    """Who is at one table."""

    def __init__(self, table: str, storage: Storage, here: Callable[[], set[int]]) -> None:
        self._table = table
        self._storage = storage
        self._here = here
        self._others: dict[str, tuple[set[int], float]] = {}
        """The viewers at each other server, and when it said so."""
        self._saying = asyncio.Lock()

    @property
    def everywhere(self) -> set[int]:
        """The viewers who are connected, wherever."""
        return self._here().union(*(viewers for viewers, _ in self._others.values()))

    async def ask(self) -> None:
        """Ask the other servers who is with them."""
        await self._tell("who", "")

    async def say(self) -> None:
        """Tell the other servers who is here now; one word after another."""
        async with self._saying:
            await self._tell("here", ",".join(map(str, sorted(self._here()))))

    async def _tell(self, kind: str, rest: str) -> None:
        try:
            await self._storage.tell(kind, self._table, rest)
        except StorageError as error:
            log.info("table %s: other servers are not told who is here: %s", self._table, error)

    def hear(self, process: str, viewers: set[int]) -> bool:
        """Another server says who is there; whether that changes anything."""
        before = self.everywhere
        if viewers:
            self._others[process] = viewers, time.monotonic()
        else:
            self._others.pop(process, None)
        return self.everywhere != before

    def forget_the_silent(self) -> bool:
        """Whether somebody is gone with a server that has not been heard of for long."""
        before, earliest = self.everywhere, time.monotonic() - SILENT
        self._others = {p: said for p, said in self._others.items() if said[1] >= earliest}
        return self.everywhere != before
