"""The desk: reading that takes a while, done off the event loop so that no move waits behind it.

Every address has one turn at a time, and few are at the desk at once; so whoever asks for much
waits behind themselves, and everybody else behind a few others at most.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from holdfast.hosting.limits import RateLimit
from holdfast.hosting.problems import fault

T = TypeVar("T")

AT_ONCE = 2
"""More threads would not read faster: they all share one interpreter."""
MOST_WAITING = 8
"""Requests of one address that wait for its turn; more are refused."""
READ_AT_ONCE, READ_SECONDS = 5.0, 25.0
"""Seconds of a core for which one address may have something read at once, and on average in so
many seconds. Beyond that its next turn comes later."""


@dataclass
class _Line:
    """Those of one address."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Turn:
    """The turn of one address, by whose account is read."""

    def __init__(self, desk: ThreadPool, address: str) -> None:
        self._desk = desk
        self._address = address

    async def read(self, work: Callable[..., T], *about: Any) -> T:
        """Read something when there is room at the desk."""
        loop, charge = asyncio.get_running_loop(), self._desk.charge

        def timed() -> T:
            began = time.thread_time()
            try:
                return work(*about)
            finally:
                spent = time.thread_time() - began
                loop.call_soon_threadsafe(charge, self._address, spent)

        return await self._desk.read(timed)


class ThreadPool:
    """Where long things are read."""

    def __init__(
        self,
        at_once: int = AT_ONCE,
        most_waiting: int = MOST_WAITING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._threads = ThreadPoolExecutor(at_once, "desk")
        self._free = asyncio.Semaphore(at_once)
        self._most_waiting = most_waiting
        self._lines: dict[str, _Line] = {}
        self._shares = RateLimit(READ_AT_ONCE, READ_SECONDS, clock)

    def charge(self, address: str, seconds: float) -> None:
        """Note for how long something was read for this address."""
        self._shares.reserve(address, seconds)

    @asynccontextmanager
    async def turn(self, address: str, most_waiting: int | None = None) -> AsyncIterator[Turn]:
        """Wait until it is this address's turn, unless too many of it wait already. Who has had
        much read of late waits longer."""
        line = self._lines.setdefault(address, _Line())
        if line.waiting > (self._most_waiting if most_waiting is None else most_waiting):
            raise fault("too-fast")
        line.waiting += 1
        try:
            async with line.turn:
                if (wait := self._shares.wait(address, 0)) > 0:
                    await asyncio.sleep(wait)
                yield Turn(self, address)
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self._lines[address]

    async def read(self, work: Callable[..., T], *about: Any) -> T:
        """Read something when there is room at the desk."""
        await self._free.acquire()
        reading = asyncio.get_running_loop().run_in_executor(self._threads, work, *about)
        # Whoever hangs up leaves: but the place is free only when the thread has done.
        reading.add_done_callback(self._done)
        return await asyncio.shield(reading)

    async def read_in_turn(self, address: str, work: Callable[..., T], *about: Any) -> T:
        """Read something when it is this address's turn and there is room."""
        async with self.turn(address) as turn:
            return await turn.read(work, *about)

    def close(self) -> None:
        """Nothing more is read."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _done(self, reading: asyncio.Future[Any]) -> None:
        self._free.release()
        if not reading.cancelled():
            reading.exception()  # told to whoever waits, and to nobody if they have left
