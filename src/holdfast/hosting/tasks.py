"""Tasks of one table: they run beside everything else, and none ends unnoticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("holdfast.server")


class Tasks:
    """What is going on at a table."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the rest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def stop(self) -> None:
        """End everything, and wait until it has ended."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("table %s: unexpected error", self._table, exc_info=task.exception())
