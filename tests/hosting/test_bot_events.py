"""Streams of events for bots: how often they look at the tables of their bots."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tests.support.server import Clock

from holdfast.hosting.accounts import SignedIn
from holdfast.hosting.accounts.bot_events import LOOKS_AT_ONCE, BotEvents

STREAMS, CHANGES = 20, 30


class NoTables:
    """A stand-in for accounts and listings without tables, which counts how often it is read."""

    def __init__(self) -> None:
        self.looks = 0

    async def bot(self, token: str) -> bool:
        """Return that every token is valid."""
        return True

    async def latest_seats(self, who: SignedIn, most: int) -> list[Any]:
        """Count the look and return no seats."""
        self.looks += 1
        return []

    async def list_open_tables(self, *wanted: object) -> tuple[list[Any], int]:
        """Return no open tables."""
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
    """Check that all streams of one address share a fixed number of reads of the tables."""
    assert asyncio.run(count_looks(1)) == LOOKS_AT_ONCE
    assert asyncio.run(count_looks(STREAMS)) > 5 * LOOKS_AT_ONCE
