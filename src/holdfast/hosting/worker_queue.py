"""Priority queue for the worker processes.

Hints come first, then bots that people play with, then bots that are only watched, and finally what
can wait, such as win curves. The last two groups may not use all workers, so that players never
wait behind them. Among equal priorities, the address with the fewest running requests comes first,
so that many tables of one address do not delay another.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import AsyncIterator
from contextvars import ContextVar
from dataclasses import dataclass

from holdfast.hosting.bots import HowUrgent, Urgency

ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""Address of the client for which this task requests a worker; empty if there is no single one."""

LOOK_AGAIN = 0.25
"""Seconds between two checks of the priorities, which change as people come and go."""

LIMITED_GROUPS = ((Urgency.WATCHED, Urgency.LEFT), (Urgency.LATER,))
"""Groups of priorities that must leave one worker to others.

The groups are counted separately, so that neither waits for the other: compiling a search takes
minutes.
"""


@dataclass(frozen=True)
class _Waiting:
    """A request that waits for a worker."""

    urgency: HowUrgent
    address: str
    number: int
    assigned: asyncio.Future[Urgency]
    """Future that is set to the priority of the request when it gets a worker."""


class WorkerQueue:
    """Priority queue for a number of workers."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._taken: Counter[Urgency] = Counter()
        self._taken_by: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        self._numbers = itertools.count()
        self._next_check: asyncio.TimerHandle | None = None

    @contextlib.asynccontextmanager
    async def reserve(self, urgency: HowUrgent) -> AsyncIterator[None]:
        """Wait for a free worker, and occupy it in the `async with` block."""
        assigned: asyncio.Future[Urgency] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(urgency, ADDRESS.get(), next(self._numbers), assigned)
        self._waiting.append(waiting)
        self._assign()
        try:
            await assigned
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._taken[assigned.result()] -= 1
                self._taken_by[waiting.address] -= 1
                if not self._taken_by[waiting.address]:
                    del self._taken_by[waiting.address]
            self._assign()

    def _assign(self) -> None:
        """Assign free workers to waiting requests."""
        while (waiting := self._next()) is not None:
            urgency = waiting.urgency()
            self._waiting.remove(waiting)
            self._taken[urgency] += 1
            self._taken_by[waiting.address] += 1
            waiting.assigned.set_result(urgency)
        if self._waiting and self._next_check is None:
            loop = asyncio.get_running_loop()
            self._next_check = loop.call_later(LOOK_AGAIN, self._check_again)

    def _next(self) -> _Waiting | None:
        """Return the waiting request with the highest priority that may use a worker now,
        or None.
        """

        def order(one: _Waiting) -> tuple[Urgency, int, int]:
            taken = self._taken_by[one.address] if one.address else 0
            return one.urgency(), taken, one.number

        open_to = (one for one in self._waiting if not one.assigned.done())
        return min((w for w in open_to if self._has_place(w.urgency())), key=order, default=None)

    def _has_place(self, urgency: Urgency) -> bool:
        """Return whether a worker is free for a request of this priority."""
        if self._taken.total() >= self._workers:
            return False
        alike = next((kinds for kinds in LIMITED_GROUPS if urgency in kinds), ())
        return sum(self._taken[kind] for kind in alike) < max(1, self._workers - 1)

    def _check_again(self) -> None:
        """Check the waiting requests again."""
        self._next_check = None
        self._assign()
