"""Slowing of processes: they get only a share of the time, as on a slower machine."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

PERIOD = 0.04
"""Seconds of a period; a process runs for its share of each."""


@contextmanager
def slowed(processes: Callable[[], Iterable[int]], share: float) -> Iterator[None]:
    """Suspend processes for a share of each period while the `with` block runs.

    Chromium's own throttling slows the main thread of a window, but no worker. This slows all of
    them.
    """
    over = threading.Event()

    def tell(pids: Iterable[int], what: signal.Signals) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    def alternate() -> None:
        while not over.is_set():
            pids = [*processes()]
            tell(pids, signal.SIGSTOP)
            time.sleep(PERIOD * (1 - share))
            tell(pids, signal.SIGCONT)
            time.sleep(PERIOD * share)

    thread = threading.Thread(target=alternate)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def children(pid: int, word: bytes) -> Iterator[int]:
    """Yield the descendants of a process that have a word in their command line."""
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, listed.read_text("ascii").split()):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                if word in Path(f"/proc/{child}/cmdline").read_bytes():
                    yield child
                yield from children(child, word)
