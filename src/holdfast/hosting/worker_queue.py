"""Places at the workers: few, and for the most urgent first.

Hints come first, then bots that people play with, then those that are only watched, and last what
can wait, such as looking back at old games. Neither those who watch nor what can wait are given
all places, so that whoever plays does not wait behind them. Among equally urgent ones that address
comes first for which fewest are being thought about, so that many tables of one address do not keep
another one waiting.
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
"""The address for which a place is wanted in this task; empty where it is not one person's."""

LOOK_AGAIN = 0.25
"""Seconds between two looks at whether what waits has become more urgent: people come and go."""

NOT_ALL = ((Urgency.WATCHED, Urgency.LEFT), (Urgency.LATER,))
"""Each of these leaves a place to others. They are counted apart, so that neither waits until the
other has done: to get ready to search takes minutes."""


@dataclass(frozen=True)
class _Waiting:
    """Somebody who waits for a place."""

    urgency: HowUrgent
    address: str
    number: int
    given: asyncio.Future[Urgency]
    """When there is one, for something as urgent as this was then."""


class Places:
    """The places at so many workers."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._taken: Counter[Urgency] = Counter()
        self._taken_by: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        self._numbers = itertools.count()
        self._looking: asyncio.TimerHandle | None = None

    @contextlib.asynccontextmanager
    async def one(self, urgency: HowUrgent) -> AsyncIterator[None]:
        """A place, when there is one for something as urgent as this."""
        given: asyncio.Future[Urgency] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(urgency, ADDRESS.get(), next(self._numbers), given)
        self._waiting.append(waiting)
        self._give()
        try:
            await given
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._taken[given.result()] -= 1
                self._taken_by[waiting.address] -= 1
                if not self._taken_by[waiting.address]:
                    del self._taken_by[waiting.address]
            self._give()

    def _give(self) -> None:
        """Give what is free to those who wait."""
        while (waiting := self._next()) is not None:
            urgency = waiting.urgency()
            self._waiting.remove(waiting)
            self._taken[urgency] += 1
            self._taken_by[waiting.address] += 1
            waiting.given.set_result(urgency)
        if self._waiting and self._looking is None:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(LOOK_AGAIN, self._look_again)

    def _next(self) -> _Waiting | None:
        """The one whose turn it is, if there is a place for it."""

        def order(one: _Waiting) -> tuple[Urgency, int, int]:
            taken = self._taken_by[one.address] if one.address else 0
            return one.urgency(), taken, one.number

        open_to = (one for one in self._waiting if not one.given.done())
        return min((w for w in open_to if self._has_place(w.urgency())), key=order, default=None)

    def _has_place(self, urgency: Urgency) -> bool:
        if self._taken.total() >= self._workers:
            return False
        alike = next((kinds for kinds in NOT_ALL if urgency in kinds), ())
        return sum(self._taken[kind] for kind in alike) < max(1, self._workers - 1)

    def _look_again(self) -> None:
        self._looking = None
        self._give()
