"""Background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

log = logging.getLogger(__name__)


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel these tasks, and wait until they have ended."""
    cancelled = list(tasks)
    for task in cancelled:
        task.cancel()
    await asyncio.gather(*cancelled, return_exceptions=True)


class Tasks:
    """The background tasks of one table. Their errors are logged."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._remove_task)

    async def stop(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        await cancel_all(self._tasks)

    def _remove_task(self, task: asyncio.Task[None]) -> None:
        """Remove a task that has ended, and log its error."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("table %s: unexpected error", self._table, exc_info=task.exception())
