"""Bots in worker processes: thinking never keeps the server from answering people.

A worker is given the position as the bot's seat may know it, and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, ParamSpec, TypeVar

from holdfast import games, players
from holdfast.kernel.position import Position
from holdfast.kernel.warm import is_ready, switch

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("holdfast.server")


@dataclass(frozen=True)
class Question:
    """A decision that a bot is asked for."""

    game: str
    level: str
    seat: int
    """The seat that the bot answers for, and for no other."""
    hidden: bytes
    """The position as that seat may know it."""
    noise: int


def think(question: Question) -> int:
    """The answer of the bot that is asked."""
    game = games.load(question.game)
    if game.engine is not game.compiled and is_ready(game):
        switch(game)
    position = Position.from_bytes(game.state, question.hidden)
    move = players.of_level(question.level).choose(game, position, question.noise)
    if not game.allows(position, move):
        raise RuntimeError(f"the bot chose {move}, which is not legal")
    own = game.answers(position, question.seat)
    # What is best for a team may be for another seat to do.
    return move if move in own else game.advise(position, question.noise, own)


class _Context(SpawnContext):
    """Starts workers as fresh processes, and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override] # noqa: N802
        """A process, not yet started."""
        process = SpawnProcess(*arguments, **named)
        self.started.append(process)
        return process


class Bots:
    """A small pool of workers."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._context = _Context()
        self._pool = self._new_pool()

    def start(self) -> None:
        """Start the first worker now, before it is needed."""
        self._submit(os.getpid)

    async def choose(self, question: Question) -> int:
        """A move for the seat that is asked. A bot that fails is stood in for by chance."""
        for _ in range(2):
            pool = self._pool
            try:
                return await asyncio.wrap_future(self._submit(think, question))
            except BrokenProcessPool:
                log.warning("a bot's process ended unexpectedly; starting another")
                if pool is self._pool:
                    self._pool = self._new_pool()
            except Exception:
                log.exception("a bot of level %r failed at %s", question.level, question.game)
                break
        game = games.load(question.game)
        position = Position.from_bytes(game.state, question.hidden)
        own = game.answers(position, question.seat)
        return own[question.noise % len(own)]

    def close(self) -> None:
        """Stop the workers; what they are thinking about is not needed any more."""
        for worker in self._context.started:
            worker.terminate()
        self._pool.shutdown(cancel_futures=True)

    def _submit(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> Future[T]:
        """Give work to a worker, starting one if need be."""
        with _interrupts_held_back():
            return self._pool.submit(work, *arguments, **named)

    def _new_pool(self) -> Executor:
        return ProcessPoolExecutor(self._workers, self._context, initializer=_settle_in)


@contextlib.contextmanager
def _interrupts_held_back() -> Iterator[None]:
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


def _settle_in() -> None:
    """In a worker: leave interrupts to the server, let people come first, never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
