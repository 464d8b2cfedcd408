"""Rooms: tables are unloaded from memory and loaded again without anybody noticing."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest
from tests.support.databases import Database
from tests.support.server import PATIENCE, InProcessBots, run_in_thread
from tests.table.seated import seated

from holdfast import games
from holdfast.hosting.problems import RequestError
from holdfast.hosting.rooms import OPENED_AT_ONCE, Rooms
from holdfast.hosting.stored import OpenedTable, Stored
from holdfast.hosting.views import summary
from holdfast.kernel.game import Game
from holdfast.server.storage import Storage


async def rooms_with_tables(kept: Database, *names: str) -> Rooms:
    storage = await Storage.open(kept.named)
    table = seated("pp")
    for name in names:
        await storage.create(
            OpenedTable(name, table.opening, summary(table.observe()), [(name, 0)])
        )
    return Rooms(storage, InProcessBots(), most=1)


async def end(rooms: Rooms) -> None:
    await rooms.close()
    await rooms.storage.close()


def test_a_table_that_nobody_is_at_is_forgotten_and_rebuilt(kept: Database) -> None:
    async def life() -> None:
        rooms = await rooms_with_tables(kept, "one", "two")
        room = await rooms.enter("one")
        await room.do(lambda table: table.sit_down(1, "Zoë"))
        gone = weakref.ref(room)
        del room
        await rooms.enter("two")
        async with asyncio.timeout(PATIENCE):
            while gone() is not None:  # until what it had to say has been said
                await asyncio.sleep(0.01)
                gc.collect()
        assert (await rooms.enter("one")).table.seats[1].name == "Zoë"
        await end(rooms)

    run_in_thread(life())


def test_a_table_that_somebody_is_at_stays(kept: Database) -> None:
    async def life() -> None:
        rooms = await rooms_with_tables(kept, "one", "two")
        room = await rooms.enter("one")
        await rooms.enter("two")
        assert await rooms.enter("one") is room
        await end(rooms)

    run_in_thread(life())


def test_all_who_come_at_once_enter_the_same_room(kept: Database) -> None:
    async def life() -> None:
        rooms = await rooms_with_tables(kept, "one")
        impatient = asyncio.create_task(rooms.enter("one"))
        await asyncio.sleep(0)
        patient = asyncio.create_task(rooms.enter("one"))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient is await rooms.enter("one")
        await end(rooms)

    run_in_thread(life())


def test_few_tables_are_rebuilt_at_once_and_the_first_are_there_before_the_last(
    kept: Database,
) -> None:
    async def life() -> None:
        names = [f"table {number}" for number in range(6 * OPENED_AT_ONCE)]
        rooms = await rooms_with_tables(kept, *names)
        load, loading, most, there = rooms.storage.load, 0, 0, []

        async def counted(name: str) -> Stored | None:
            nonlocal loading, most
            loading += 1
            most = max(most, loading)
            await asyncio.sleep(0.01)
            loading -= 1
            return await load(name)

        async def come(name: str) -> None:
            await rooms.enter(name)
            there.append((name, rooms.is_rebuilding))

        rooms.storage.load = counted
        await asyncio.gather(*map(come, names))
        assert most == OPENED_AT_ONCE
        assert there[0] in [(name, True) for name in names[:OPENED_AT_ONCE]]
        assert {name for name, _ in there} == {*names}
        assert not rooms.is_rebuilding
        await end(rooms)

    run_in_thread(life())


def test_a_table_is_of_the_game_that_the_rooms_load(kept: Database) -> None:
    async def life() -> None:
        rooms = await rooms_with_tables(kept, "one")
        taken: list[str] = []

        def take_out(name: str) -> Game:
            taken.append(name)
            return games.load(name)

        rooms = Rooms(rooms.storage, InProcessBots(), take_out=take_out)
        assert (await rooms.enter("one")).table.game.name == "outlast"
        assert taken == ["outlast"]
        await end(rooms)

    run_in_thread(life())


def test_a_table_that_does_not_exist_is_nowhere(kept: Database) -> None:
    async def life() -> None:
        rooms = await rooms_with_tables(kept)
        for _ in range(2):
            with pytest.raises(RequestError, match="no such table"):
                await rooms.enter("nowhere")
        assert not rooms._opening
        await end(rooms)

    run_in_thread(life())


def test_jobs_are_done_in_the_order_in_which_they_came(kept: Database) -> None:
    async def life() -> None:
        rooms = await rooms_with_tables(kept, "one")
        room = await rooms.enter("one")
        names = [f"Name {number}" for number in range(10)]
        tables = await asyncio.gather(
            *(room.do(lambda table, name=name: table.sit_down(0, name)) for name in names)
        )
        assert [table.seats[0].name for table in tables] == names
        assert room.table.entries == 10
        await end(rooms)

    run_in_thread(life())
