"""Worker processes: how they are started, and how their work is interrupted."""

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


# Starting workers


class Workers(SpawnContext):
    """Multiprocessing context that starts fresh processes and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override] # noqa: N802
        """Return a new process that is not yet started."""
        process = SpawnProcess(*arguments, **named)
        self.started.append(process)
        return process


@contextlib.contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Block interrupts for workers that are started inside this context.

    Interrupts are for the server. A new worker cannot ignore them itself until it has initialized.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Inside a worker

_flags: Sequence[int] = ()


def work_in_slot(slot: int, work: Callable[[Any, Stopped], T], asked: Any) -> T:
    """Run a request that stops when the flag of its slot is set."""
    return work(asked, lambda: bool(_flags[slot]))


def watch(flags: Sequence[int]) -> None:
    """Use these stop flags from now on."""
    global _flags
    _flags = flags


def initialize_worker(flags: Sequence[int]) -> None:
    """Initialize a worker: ignore interrupts, lower its priority, and end with the server."""
    watch(flags)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    threading.Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
