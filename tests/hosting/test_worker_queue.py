"""The priority queue of the workers: requests of people who play come first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tests.support.server import run_in_thread

from holdfast.hosting import worker_queue
from holdfast.hosting.bots import Urgency
from holdfast.hosting.worker_queue import WorkerQueue

HINT, PLAYED, WATCHED, LEFT, LATER = Urgency


class Queue:
    """A worker queue with requests that have names."""

    def __init__(self, workers: int) -> None:
        self.places = WorkerQueue(workers)
        self.begun: list[str] = []
        self.urgency: dict[str, Urgency] = {}
        self._done: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, **wishes: Urgency) -> None:
        """Make these requests, one after another."""
        for name, urgency in wishes.items():
            self.urgency[name] = urgency
            self._done[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._think(name))
            await asyncio.sleep(0)
        await self.settle()

    async def end(self, name: str) -> None:
        """Let a request finish."""
        self._done[name].set()
        await self._tasks[name]
        await self.settle()

    async def call_off(self, name: str) -> None:
        """Cancel a request."""
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await self.settle()

    async def settle(self) -> None:
        """Let every request begin that can."""
        for _ in range(5):
            await asyncio.sleep(0)

    async def finish(self) -> Sequence[str]:
        """Finish all requests, and return the order in which they began."""
        while self._tasks:
            for name in [name for name in self._tasks if name in self.begun]:
                await self.end(name)
                del self._tasks[name]
        return self.begun

    async def _think(self, name: str) -> None:
        async with self.places.reserve(lambda: self.urgency[name]):
            self.begun.append(name)
            await self._done[name].wait()


def test_the_most_urgent_comes_first_and_then_who_came_first() -> None:
    async def life() -> Sequence[str]:
        queue = Queue(1)
        await queue.ask(now=PLAYED, past=LATER, left=LEFT, seen=WATCHED, one=PLAYED, two=PLAYED)
        await queue.ask(hint=HINT)
        return await queue.finish()

    assert run_in_thread(life()) == ["now", "hint", "one", "two", "seen", "left", "past"]


def test_many_tables_of_bots_leave_a_place_to_a_person() -> None:
    async def life() -> None:
        queue = Queue(2)
        await queue.ask(**{f"seen{number}": WATCHED for number in range(26)})
        assert queue.begun == ["seen0"]
        await queue.ask(hint=HINT)
        assert queue.begun == ["seen0", "hint"]
        await queue.ask(person=PLAYED)
        await queue.end("seen0")
        assert queue.begun == ["seen0", "hint", "person"]
        await queue.end("person")
        assert queue.begun == ["seen0", "hint", "person", "seen1"]
        await queue.finish()

    run_in_thread(life())


def test_those_who_watch_do_not_wait_for_what_takes_minutes() -> None:
    async def life() -> None:
        queue = Queue(2)
        await queue.ask(prepare=LATER, past=LATER, seen=WATCHED)
        assert queue.begun == ["prepare", "seen"]
        await queue.finish()

    run_in_thread(life())


def test_a_single_worker_does_everything_in_its_time() -> None:
    async def life() -> None:
        queue = Queue(1)
        await queue.ask(past=LATER)
        assert queue.begun == ["past"]
        await queue.finish()

    run_in_thread(life())


def test_what_is_called_off_gives_its_place_away() -> None:
    async def life() -> None:
        queue = Queue(1)
        await queue.ask(one=PLAYED, two=PLAYED, three=PLAYED)
        await queue.call_off("two")  # it had none yet
        await queue.call_off("one")
        assert queue.begun == ["one", "three"]
        await queue.end("three")
        assert not queue.places._taken.total()
        assert not queue.places._waiting

    run_in_thread(life())


def test_what_has_become_more_urgent_is_noticed() -> None:
    async def life() -> None:
        queue = Queue(2)
        await queue.ask(one=WATCHED, two=WATCHED)
        assert queue.begun == ["one"]
        queue.urgency["two"] = PLAYED  # somebody sits down there
        await asyncio.sleep(2 * worker_queue.LOOK_AGAIN)
        while "two" not in queue.begun:
            await asyncio.sleep(0)
        await queue.finish()

    run_in_thread(life())


def test_one_address_does_not_take_the_place_of_another() -> None:
    """Check that a request of another address comes next, however many one address has."""

    async def life() -> Sequence[str]:
        queue = Queue(2)
        worker_queue.ADDRESS.set("192.0.2.1")
        await queue.ask(**{f"many{number}": PLAYED for number in range(6)})
        worker_queue.ADDRESS.set("192.0.2.2")
        await queue.ask(single=PLAYED)
        assert queue.begun == ["many0", "many1"]
        await queue.end("many0")
        assert queue.begun[2:] == ["single"]
        await queue.end("single")
        begun = await queue.finish()
        assert not queue.places._taken_by
        return begun

    assert len(run_in_thread(life())) == 7
