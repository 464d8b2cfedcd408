"""Streams of events: how often they look at the tables of their bots."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tests.support.server import Clock

from holdfast.hosting.accounts import SignedIn
from holdfast.hosting.accounts.bot_events import LOOKS_AT_ONCE, BotEvents

STREAMS, CHANGES = 20, 30


class NoTables:
    """Accounts and listings without any table, which count how often they are read."""

    def __init__(self) -> None:
        self.looks = 0

    async def bot(self, token: str) -> bool:
        """Every token is valid."""
        return True

    async def latest_seats(self, who: SignedIn, most: int) -> list[Any]:
        """No seats."""
        self.looks += 1
        return []

    async def list_open_tables(self, *wanted: object) -> tuple[list[Any], int]:
        """No open tables."""
        return [], 0


async def count_looks(addresses: int) -> int:
    """Return how often all streams look while a seat is taken again and again."""
    tables = NoTables()
    nobody = cast(Any, tables)
    events = BotEvents(nobody, cast(Any, SimpleNamespace(on_change=[])), nobody, Clock())

    async def read(number: int) -> None:
        who = SimpleNamespace(secret="", session=SimpleNamespace(digest=str(number)))
        async for _ in events.lines(cast(Any, who), f"address {number % addresses}"):
            pass

    streams = [asyncio.create_task(read(number)) for number in range(STREAMS)]
    for _ in range(CHANGES):
        nobody.on_new_seat()
        for _ in range(10):
            await asyncio.sleep(0)
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    return tables.looks


def test_streams_of_one_address_share_their_looks() -> None:
    """Otherwise one move at a table of many bots would be read about by a hundred streams."""
    assert asyncio.run(count_looks(1)) == LOOKS_AT_ONCE
    assert asyncio.run(count_looks(STREAMS)) > 5 * LOOKS_AT_ONCE
