"""Streams of events for accounts that are bots.

A stream begins with the games that are under way. Then it reports what changes. It reads the public
summaries of tables, so it contains nothing that a spectator may not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

from holdfast.hosting.accounts.accounts import Accounts
from holdfast.hosting.accounts.signed_in import SignedIn
from holdfast.hosting.accounts.tables import table_summary
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.messages.bots import OpenTableEvent, TableEvent
from holdfast.hosting.open_tables import open_tables
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage import ListingStorage
from holdfast.hosting.stored import Row

PERIOD = 5.0
"""Seconds after which a stream looks for changes that nobody has announced, and sends an empty
line, so that the client knows that the connection is alive.
"""
LOOKS_AT_ONCE, LOOKS_SECONDS = 50, 5.0
"""Rate limit of all streams of one address on reading: burst size, and the seconds to refill it.
Each read covers the bot's tables, and one move may concern the streams of many bots. A stream that
has to wait reports later, and then everything at once."""
MOST_TABLES = 100
"""Maximum number of tables that a stream reports about: the latest."""

Event = TableEvent | OpenTableEvent
Kind = Literal["invitation", "game-start", "turn", "game-end"]
ReportedState = tuple[bool, bool, int | None]
"""What a stream has reported of a table: its start, its end, and the number of the position in
which it was the bot's turn last."""


@dataclass(eq=False)
class _Stream:
    """An open stream."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    begun: bool = False
    """Whether it has reported the games that are under way."""
    replaced: bool = False
    """Whether a newer stream of the same token has begun."""
    tables: dict[str, ReportedState] = field(default_factory=dict)
    """Tables of the bot."""
    offered: set[str] = field(default_factory=set)
    """Open tables that were reported."""


class BotEvents:
    """All streams of a server."""

    def __init__(
        self, accounts: Accounts, rooms: Rooms, listings: ListingStorage, clock: Callable[[], float]
    ) -> None:
        """Create the service.

        `clock` is the clock of rate limits, in seconds.
        """
        self._accounts = accounts
        self._listings = listings
        self._looks = RateLimit(LOOKS_AT_ONCE, LOOKS_SECONDS, clock)
        self._streams: dict[str, _Stream] = {}
        """The streams by the hash of their token; each token has at most one."""
        rooms.on_change.append(self._table_changed)
        accounts.on_new_seat = self._seat_taken

    def _table_changed(self, table: str) -> None:
        """Wake the streams that report about a table."""
        for stream in self._streams.values():
            if table in stream.tables:
                stream.changed.set()

    def _seat_taken(self) -> None:
        """Wake all streams, because an account has a new seat. This is rare."""
        for stream in self._streams.values():
            stream.changed.set()

    async def lines(self, who: SignedIn, address: str) -> AsyncIterator[str]:
        """Yield the events of an account as lines of JSON, until its token ends or a newer stream
        replaces this one. `address` is who reads them, for limits.
        """
        key = who.session.digest
        if key in self._streams:
            self._streams[key].replaced = True
            self._streams[key].changed.set()
        stream = self._streams[key] = _Stream()
        try:
            while not stream.replaced and await self._accounts.bot(who.secret) is not None:
                await asyncio.sleep(self._looks.reserve(address))
                stream.changed.clear()
                events = await self._events(who, stream)
                yield "".join(f"{event.model_dump_json()}\n" for event in events) or "\n"
                with suppress(TimeoutError):
                    async with asyncio.timeout(PERIOD):
                        await stream.changed.wait()
        finally:
            if self._streams.get(key) is stream:
                del self._streams[key]

    async def _events(self, who: SignedIn, stream: _Stream) -> list[Event]:
        """Return the events since the last call for this stream."""
        events: list[Event] = []
        held = await self._accounts.latest_seats(who, MOST_TABLES)
        fresh, stream.begun = not stream.begun, True
        for row, seat, token in held:
            seen, new = _news(row, seat, stream.tables.get(row.id), fresh)
            stream.tables[row.id] = seen
            events += [
                TableEvent(type=kind, seat=seat, token=token, table=table_summary(row, seat))
                for kind in new
            ]
        mine = {row.id for row, _, _ in held}
        stream.tables = {table: seen for table, seen in stream.tables.items() if table in mine}
        listed = (await open_tables(self._listings)).tables
        offers = [one for one in listed if one.free and one.fill_at is not None]
        events += [
            OpenTableEvent(table=one)
            for one in offers
            if one.table not in stream.offered and one.table not in mine
        ]
        stream.offered = {one.table for one in offers}
        return events


def _news(
    row: Row, seat: int, seen: ReportedState | None, fresh: bool
) -> tuple[ReportedState, list[Kind]]:
    """Return the new state that a stream has reported of a table, and the new events.

    Games that were over when the stream began are not reported.
    """
    summary = row.summary
    over, owes, seq = summary["over"], seat in summary["owes"], summary["seq"]
    began = over or bool(summary["owes"]) or seq > 0
    if seen is None and over and fresh:
        return (True, True, None), []
    started, ended, turn = seen or (False, False, None)
    new: list[Kind] = []
    if seen is None and not over and summary["seats"][seat]["kind"] == "open":
        new.append("invitation")
    if began and not started:
        new.append("game-start")
    if owes and not over and turn != seq:
        new.append("turn")
    if over and not ended:
        new.append("game-end")
    return (began, over, seq if owes else turn), new
