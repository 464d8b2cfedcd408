"""Bots in worker processes: thinking never keeps the server from answering people.

A worker is given the position as the seat it thinks for may know it, and nothing else. Whoever
does not need an answer any more cancels the question: its worker notices within a few hundredths
of a second, because every search looks again and again at a flag that it shares with the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, TypeVar

from holdfast import games, players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.warm import is_ready, switch
from holdfast.players.expert import Budget, Expert, ponder
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.ready import prepare as prepare_search
from holdfast.players.search import Choice
from holdfast.table.spoken import Plan, plan

T = TypeVar("T")
Stopped = Callable[[], bool]

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
    plan: bool = False
    """Whether the others would like to hear what it is up to."""


@dataclass(frozen=True)
class Answer:
    """What a bot does, and what it says about it."""

    move: int
    plan: Plan | None = None


@dataclass(frozen=True)
class Request:
    """A decision that a person asks advice for."""

    game: str
    hidden: bytes
    """The position as that person may know it."""
    budget: Budget
    noise: int


@dataclass(frozen=True)
class Past:
    """Positions of a game that is over, to be judged again."""

    game: str
    positions: tuple[bytes, ...]
    playouts: int
    """For each of them."""
    seed: int


def never() -> bool:
    """Nobody stops this."""
    return False


def think(question: Question, stopped: Stopped = never) -> Answer:
    """The answer of the bot that is asked."""
    game = _loaded(question.game)
    position = Position.from_bytes(game.state, question.hidden)
    player = players.of_level(question.level)
    if isinstance(player, Expert):
        move, line = player.think(game, position, question.noise, stopped)
        told = plan(game, position, line, question.noise) if line and question.plan else None
        answer = Answer(move, told)
    else:
        answer = Answer(player.choose(game, position, question.noise))
    if not game.allows(position, answer.move):
        raise RuntimeError(f"the bot chose {answer.move}, which is not legal")
    own = game.answers(position, question.seat)
    if answer.move not in own:  # what is best for a team may be for another seat to do
        return Answer(game.advise(position, question.noise, own))
    return answer


def advise(request: Request, stopped: Stopped = never) -> list[Choice]:
    """The moves that a search thinks best, the most trusted first."""
    game = _loaded(request.game)
    position = Position.from_bytes(game.state, request.hidden)
    return ponder(game, position, request.budget, request.noise, stopped).choices


def look_back(past: Past, stopped: Stopped = never) -> list[list[float]]:
    """For each position how likely each seat was to win; fewer, if this was stopped."""
    game = _loaded(past.game)
    chances = []
    for position in past.positions:
        if stopped():
            break
        then = Position.from_bytes(game.state, position)
        chances.append(forecast(game, then, past.playouts, past.seed, stopped))
    return chances


def prepare(name: str, stopped: Stopped = never) -> None:
    """Compile what searches and forecasts need, or load it where that was done before."""
    game = _loaded(name)
    prepare_search(game)
    compiled_forecast(game)


def _loaded(name: str) -> Game:
    game = games.load(name)
    if game.engine is not game.compiled and is_ready(game):
        switch(game)
    return game


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
    """A small pool of workers. What can wait never takes the last free one."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(2, min(4, (os.cpu_count() or 2) - 1))
        self._context = _Context()
        self._flags = self._context.RawArray("b", self._workers)
        """For each question that is being thought about, whether it may be dropped."""
        self._slots = list(range(self._workers))
        self._free = asyncio.Semaphore(self._workers)
        self._free_for_later = asyncio.Semaphore(max(1, self._workers - 1))
        self._searching: set[str] = set()
        self._closed = False
        self._pool = self._new_pool()

    def start(self) -> None:
        """Start the first worker now, before it is needed."""
        self._submit(os.getpid)

    def can_search(self, game: str) -> bool:
        """Whether searches in this game are compiled."""
        return game in self._searching

    async def prepare(self, game: str) -> None:
        """Get ready to search in a game whose rules are compiled."""
        try:
            async with self._free_for_later:
                await self._run(prepare, game)
        except Exception:  # without it bots play steadily, and nobody is given hints
            log.exception("searching in %s cannot be prepared", game)
        else:
            self._searching.add(game)

    async def choose(self, question: Question) -> Answer:
        """A move for the seat that is asked. A bot that fails is stood in for by chance."""
        try:
            return await self._run(think, question)
        except BrokenProcessPool:
            log.warning("bots' processes keep ending")
        except Exception:
            log.exception("a bot of level %r failed at %s", question.level, question.game)
        game = games.load(question.game)
        position = Position.from_bytes(game.state, question.hidden)
        own = game.answers(position, question.seat)
        return Answer(own[question.noise % len(own)])

    async def advise(self, request: Request) -> list[Choice]:
        """What a search thinks of the moves of the seat that decides."""
        return await self._run(advise, request)

    async def look_back(self, past: Past) -> list[list[float]]:
        """For each position how likely each seat was to win."""
        async with self._free_for_later:
            return await self._run(look_back, past)

    def close(self) -> None:
        """Stop the workers; what they are thinking about is not needed any more."""
        self._closed = True
        for worker in self._context.started:
            worker.terminate()
        self._pool.shutdown(cancel_futures=True)

    async def _run(self, work: Callable[[Any, Stopped], T], asked: Any) -> T:
        """Have a worker do this as soon as one is free, again if its process ends."""
        async with self._free:
            slot = self._slots.pop()
            try:
                try:
                    return await self._ask(slot, work, asked)
                except BrokenProcessPool:
                    return await self._ask(slot, work, asked)
            finally:
                self._slots.append(slot)

    async def _ask(self, slot: int, work: Callable[[Any, Stopped], T], asked: Any) -> T:
        pool = self._pool
        self._flags[slot] = 0
        try:
            answer = asyncio.wrap_future(self._submit(_work, slot, work, asked))
            try:
                return await asyncio.shield(answer)
            except asyncio.CancelledError:
                # The place of this question is free again when its worker has noticed.
                self._flags[slot] = 1
                with contextlib.suppress(Exception):
                    await answer
                raise
        except BrokenProcessPool:
            log.warning("a bot's process ended unexpectedly; starting another")
            if pool is self._pool and not self._closed:
                self._pool = self._new_pool()
            raise

    def _submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Give work to a worker, starting one if need be."""
        with _interrupts_held_back():
            return self._pool.submit(work, *arguments)

    def _new_pool(self) -> Executor:
        return ProcessPoolExecutor(
            self._workers, self._context, initializer=_settle_in, initargs=(self._flags,)
        )


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


# In a worker

_flags: Sequence[int] = ()


def _work(slot: int, work: Callable[[Any, Stopped], T], asked: Any) -> T:
    return work(asked, lambda: bool(_flags[slot]))


def _watch(flags: Sequence[int]) -> None:
    """Look at these flags from now on."""
    global _flags
    _flags = flags


def _settle_in(flags: Sequence[int]) -> None:
    """Leave interrupts to the server, let people come first, never outlive it."""
    _watch(flags)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
