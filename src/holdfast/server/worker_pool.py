"""Pool of worker processes for bots, so that searches never delay the server.

A request that is no longer needed is cancelled. Its worker stops within a few hundredths of a
second, because every search polls a flag in shared memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from holdfast.hosting import bot_requests
from holdfast.hosting.bot_requests import Stopped
from holdfast.hosting.bots import HowUrgent, Urgency, for_hint
from holdfast.hosting.worker_queue import WorkerQueue
from holdfast.players.adviser import Advice, Outcomes
from holdfast.server.worker import Workers, initialize_worker, interrupts_held_back, work_in_slot
from holdfast.server.worker_answers import (
    advise,
    coach,
    justify,
    look_back,
    outline,
    play_on,
    prepare,
    think,
)

T = TypeVar("T")

log = logging.getLogger(__name__)


class WorkerPool:
    """Small pool of worker processes with a priority queue."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(2, min(4, (os.cpu_count() or 2) - 1))
        self._context = Workers()
        self._flags = self._context.RawArray("b", self._workers)
        """Stop flag of each slot, in shared memory."""
        self._slots = list(range(self._workers))
        self._places = WorkerQueue(self._workers)
        self._searching: set[str] = set()
        self._closed = False
        self._pool = self._new_pool()

    def start(self) -> None:
        """Start the first worker before it is needed."""
        self._submit(os.getpid)

    def can_search(self, game: str) -> bool:
        """Return whether the search of this game is compiled."""
        return game in self._searching

    async def prepare(self, game: str) -> None:
        """Compile the search of a game whose rules are compiled."""
        try:
            await self._run(prepare, game, lambda: Urgency.LATER)
        except Exception:
            # Without it the heuristic player replaces searching bots, and there are no hints.
            log.exception("the search of %s cannot be compiled", game)
        else:
            self._searching.add(game)

    async def choose(
        self, question: bot_requests.MoveRequest, urgency: HowUrgent
    ) -> bot_requests.Answer:
        """Return a move for a seat. If the bot fails, return a random legal move."""
        try:
            return await self._run(think, question, urgency)
        except BrokenProcessPool:
            log.warning("worker processes keep ending")
        except Exception:
            log.exception("a bot of level %r failed at %s", question.level, question.game)
        return bot_requests.random_answer(question)

    async def outline(self, asked: bot_requests.PlanRequest) -> tuple[int, ...]:
        """Return a bot's plan for its next turn, or no moves if the bot fails."""
        try:
            return await self._run(outline, asked, lambda: Urgency.WATCHED)
        except Exception:
            log.exception("a bot of level %r failed to plan at %s", asked.level, asked.game)
            return ()

    async def advise(self, request: bot_requests.HintRequest) -> Advice:
        """Return a search's opinion of the moves of the seat to decide."""
        return await self._run(advise, request, lambda: Urgency.HINT)

    async def coach(self, asked: bot_requests.CoachRequest) -> bot_requests.CoachVerdict:
        """Return the coach's verdict on a chosen move."""
        return await self._run(coach, asked, lambda: Urgency.HINT)

    async def justify(
        self, doubt: bot_requests.ExplainRequest, urgency: HowUrgent = for_hint
    ) -> Advice:
        """Return the reasons for a move that was made."""
        return await self._run(justify, doubt, urgency)

    async def play_on(
        self, asked: bot_requests.PlayOnRequest, urgency: HowUrgent
    ) -> dict[int, Outcomes]:
        """Return the results of games played on after each of some moves of one position."""
        return await self._run(play_on, asked, urgency)

    async def look_back(self, past: bot_requests.WinChancesRequest) -> list[list[float]]:
        """Return each seat's chance to win at each position."""
        urgency = Urgency.LATER if past.playouts else Urgency.HINT
        return await self._run(look_back, past, lambda: urgency)

    def close(self) -> None:
        """Stop all workers and drop their requests."""
        self._closed = True
        for worker in self._context.started:
            worker.terminate()
        self._pool.shutdown(cancel_futures=True)

    async def _run(self, work: Callable[[Any, Stopped], T], asked: Any, urgency: HowUrgent) -> T:
        """Run a request in the next free worker; retry once if its process ends."""
        async with self._places.reserve(urgency):
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
            answer = asyncio.wrap_future(self._submit(work_in_slot, slot, work, asked))
            try:
                return await asyncio.shield(answer)
            except asyncio.CancelledError:
                # The slot is free again only when its worker has stopped.
                self._flags[slot] = 1
                with contextlib.suppress(Exception):
                    await answer
                raise
        except BrokenProcessPool:
            log.warning("a worker process ended unexpectedly; starting another")
            if pool is self._pool and not self._closed:
                self._pool = self._new_pool()
            raise

    def _submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Submit work to the pool, starting a process if necessary."""
        with interrupts_held_back():
            return self._pool.submit(work, *arguments)

    def _new_pool(self) -> Executor:
        return ProcessPoolExecutor(
            self._workers, self._context, initializer=initialize_worker, initargs=(self._flags,)
        )
