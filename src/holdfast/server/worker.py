"""A worker process: it settles in, and thinks until somebody does not want to know any more."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, TypeVar

from holdfast.hosting.bot_requests import Stopped

T = TypeVar("T")


# Starting one


class Workers(SpawnContext):
    """Starts workers as fresh processes, and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override] # noqa: N802
        """A process, not yet started."""
        process = SpawnProcess(*arguments, **named)
        self.started.append(process)
        return process


@contextlib.contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Workers that are started inside do not know interrupts: those are for the server, also while
    a worker has not yet come far enough to ignore them itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In it

_flags: Sequence[int] = ()


def work_in_slot(slot: int, work: Callable[[Any, Stopped], T], asked: Any) -> T:
    """Do some work that stops when the flag of its slot says so."""
    return work(asked, lambda: bool(_flags[slot]))


def watch(flags: Sequence[int]) -> None:
    """Look at these flags from now on."""
    global _flags
    _flags = flags


def settle_in(flags: Sequence[int]) -> None:
    """Leave interrupts to the server, let people come first, never outlive it."""
    watch(flags)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
