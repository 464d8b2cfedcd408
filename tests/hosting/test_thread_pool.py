"""The thread pool: slow reads run off the event loop, one at a time for each address."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import TypeVar

import pytest
from tests.support.server import PATIENCE, Clock, run_in_thread

from holdfast.hosting.problems import RequestError
from holdfast.hosting.thread_pool import READ_AT_ONCE, READ_SECONDS, ThreadPool

T = TypeVar("T")


async def read_in_turn(pool: ThreadPool, address: str, work: Callable[[], T]) -> T:
    """Call a function in a thread of the pool, in the turn of this address."""
    async with pool.turn(address) as turn:
        return await turn.read(work)


class Book:
    """A slow read that lasts until the test has seen enough, and counts the reads at once."""

    def __init__(self) -> None:
        self.readers = 0
        self.most = 0
        self.done = threading.Event()
        self._counting = threading.Lock()

    def read(self) -> int:
        """Read until the test ends it, and return how many reads ran at once."""
        with self._counting:
            self.readers += 1
            self.most = max(self.most, self.readers)
        assert self.done.wait(PATIENCE)
        with self._counting:
            self.readers -= 1
        return self.most


async def until(it_is_so: Callable[[], bool]) -> None:
    while not it_is_so():
        await asyncio.sleep(0.001)


def test_an_address_reads_one_thing_at_a_time() -> None:
    async def life() -> int:
        pool, book = ThreadPool(at_once=3), Book()
        reading = [asyncio.create_task(read_in_turn(pool, "a", book.read)) for _ in range(3)]
        other = Book()
        other.done.set()
        await until(lambda: book.readers == 1)
        await read_in_turn(pool, "b", other.read)  # others do not wait behind it
        assert book.most == 1
        book.done.set()
        await asyncio.gather(*reading)
        pool.close()
        assert not pool._lines
        return book.most

    assert run_in_thread(life()) == 1


def test_few_read_at_once_whoever_they_are() -> None:
    async def life() -> int:
        pool, book = ThreadPool(at_once=2), Book()
        reading = [asyncio.create_task(read_in_turn(pool, n, book.read)) for n in "abcde"]
        await until(lambda: book.readers == 2)
        book.done.set()
        await asyncio.gather(*reading)
        pool.close()
        return book.most

    assert run_in_thread(life()) == 2


def test_more_than_can_wait_is_refused() -> None:
    async def life() -> None:
        pool, book = ThreadPool(at_once=1, most_waiting=2), Book()
        reading = [asyncio.create_task(read_in_turn(pool, "a", book.read)) for _ in range(3)]
        await until(lambda: book.readers == 1)
        with pytest.raises(RequestError, match="too much at once"):
            await read_in_turn(pool, "a", book.read)
        book.done.set()
        await asyncio.gather(*reading)
        pool.close()

    run_in_thread(life())


def test_whoever_hangs_up_makes_no_room_before_the_reading_has_ended() -> None:
    async def life() -> None:
        pool, book, next_one = ThreadPool(at_once=1), Book(), Book()
        next_one.done.set()
        gone = asyncio.create_task(read_in_turn(pool, "a", book.read))
        await until(lambda: book.readers == 1)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        waiting = asyncio.create_task(read_in_turn(pool, "b", next_one.read))
        await asyncio.sleep(0.01)
        assert next_one.most == 0
        book.done.set()
        assert await waiting == 1
        pool.close()

    run_in_thread(life())


def test_what_goes_wrong_is_told_to_whoever_asked() -> None:
    def wrong() -> None:
        raise LookupError("no such page")

    async def life() -> None:
        pool = ThreadPool(at_once=1)
        for _ in range(2):
            with pytest.raises(LookupError, match="no such page"):
                await read_in_turn(pool, "a", wrong)
        pool.close()

    run_in_thread(life())


def test_who_has_had_much_read_waits_longer() -> None:
    """Check that an address that has read much waits, while others do not."""
    clock = Clock()

    async def life() -> None:
        pool = ThreadPool(at_once=2, clock=clock)
        pool.charge("a", READ_AT_ONCE + 1)
        book = Book()
        book.done.set()
        waiting = asyncio.create_task(read_in_turn(pool, "a", book.read))
        await asyncio.sleep(0.01)
        assert book.most == 0
        assert await read_in_turn(pool, "b", book.read) == 1
        waiting.cancel()
        clock.now += READ_SECONDS
        assert await read_in_turn(pool, "a", book.read) == 1
        pool.close()

    run_in_thread(life())


def test_what_is_read_in_a_turn_is_charged() -> None:
    def busy() -> None:
        began = time.thread_time()
        while time.thread_time() - began < 0.05:
            pass

    async def life() -> float:
        pool = ThreadPool(clock=Clock())
        await read_in_turn(pool, "a", busy)
        await asyncio.sleep(0)
        pool.close()
        return pool._shares._bucket("a").left

    assert run_in_thread(life()) < READ_AT_ONCE - 0.04
