"""Thread pool for slow reads, so that moves never wait behind them.

Each address gets one turn at a time, and few threads run at once. So a client that requests much
waits for itself, and all others wait behind a few at most.
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

_cpu_time = getattr(time, "thread_time", time.perf_counter)  # Python in the browser has no threads

AT_ONCE = 2
"""Number of threads. More would not be faster, because they share one interpreter."""
MOST_WAITING = 8
"""Maximum number of waiting requests of one address. More are refused."""
READ_AT_ONCE, READ_SECONDS = 3.0, 30.0
"""Rate limit of CPU time for one address: seconds at once, and the period for the same amount.

Beyond that its next turn is delayed.
"""


@dataclass
class _AddressQueue:
    """Requests of one address that wait or run."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Turn:
    """The turn of one address. Its reads are charged to that address."""

    def __init__(self, pool: ThreadPool, address: str) -> None:
        self._pool = pool
        self._address = address

    async def read(self, work: Callable[..., T], *about: Any) -> T:
        """Call `work` in a thread when one is free, and charge its CPU time to the address."""
        loop, charge = asyncio.get_running_loop(), self._pool.charge

        def timed() -> T:
            began = _cpu_time()
            try:
                return work(*about)
            finally:
                spent = _cpu_time() - began
                loop.call_soon_threadsafe(charge, self._address, spent)

        return await self._pool.read(timed)


class ThreadPool:
    """Thread pool with fair turns for each address."""

    def __init__(
        self,
        at_once: int = AT_ONCE,
        most_waiting: int = MOST_WAITING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._threads = ThreadPoolExecutor(at_once, "reads")
        self._free = asyncio.Semaphore(at_once)
        self._most_waiting = most_waiting
        self._lines: dict[str, _AddressQueue] = {}
        self._shares = RateLimit(READ_AT_ONCE, READ_SECONDS, clock)

    def charge(self, address: str, seconds: float) -> None:
        """Charge CPU seconds to an address. Offline there are none, and nobody else waits."""
        if address:
            self._shares.reserve(address, seconds)

    @asynccontextmanager
    async def turn(self, address: str, most_waiting: int | None = None) -> AsyncIterator[Turn]:
        """Wait for the turn of this address.

        Raise a RequestError if too many of its requests are waiting. An address over its CPU limit
        waits longer.
        """
        line = self._lines.setdefault(address, _AddressQueue())
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
        """Call `work` in a thread when one is free."""
        await self._free.acquire()
        reading = asyncio.get_running_loop().run_in_executor(self._threads, work, *about)
        # A cancelled caller returns at once, but its thread is free only when the call has ended.
        reading.add_done_callback(self._release_thread)
        return await asyncio.shield(reading)

    def close(self) -> None:
        """Stop the threads and cancel the waiting calls."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _release_thread(self, reading: asyncio.Future[Any]) -> None:
        """Release the thread, and mark an exception of the call as retrieved."""
        self._free.release()
        if not reading.cancelled():
            reading.exception()  # the caller, if it still waits, gets the exception
