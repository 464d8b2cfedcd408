"""The messages of one room: built once for all connections that have been sent the same."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from holdfast.hosting.thread_pool import ThreadPool, Turn
from holdfast.hosting.views import Sent, Update, table_text, update
from holdfast.hosting.views.cache import MessageCache
from holdfast.table import Table
from holdfast.table.history import TurnsUnloadedError

if TYPE_CHECKING:
    from holdfast.hosting.room import Room

_Recipient = tuple[int, int | None, frozenset[int]]
"""Recipient of an update: viewer, sequence number it continues, and the connected viewers."""

MOST_WAITING = 1024
"""Maximum number of long messages of one address that wait to be built."""
MOST_MESSAGES = 64
"""Maximum number of cached messages of one table."""
REST = 1.0
"""Seconds without messages after which the cached data of a table is dropped."""
FEW = 8
"""Maximum number of turns in a message that is built at once. Longer ones are built in the thread
pool.
"""
RESTING = 2
"""Number of turns kept in memory while nothing is sent."""


class Updates:
    """The messages about the table of a room.

    `cache` holds whole tables of all rooms.
    """

    def __init__(self, room: Room, cache: MessageCache) -> None:
        self._room = room
        self._cache = cache
        self._messages_of = room.table
        """Table that the cached messages are about."""
        self._messages: dict[_Recipient, tuple[Sent | None, Update | asyncio.Task[Update]]] = {}
        """Updates of the current table by recipient, each with the `Sent` state it continues."""
        self._resting: asyncio.TimerHandle | None = None
        self._last_message_at = 0.0
        """Time of the last message, by the clock of the event loop."""

    def keep_for(self, table: Table) -> None:
        """Keep the cached messages for a table that differs only in chat and plans."""
        self._messages_of = table

    async def whole(self, viewer: int, since: int | None = None) -> str:
        """Return the whole table for this viewer, with the events after a sequence number.

        It is the response to a single request without a connection.
        """
        room = self._room
        table, connected = room.table, frozenset(room.connected_viewers)
        self._rest_later()
        if since is not None and _is_near(table, since):
            return table_message(table, room.name, viewer, connected, since)
        whole = await room.whole(table)
        return await room.thread_pool.read(
            table_message, whole, room.name, viewer, connected, since
        )

    async def next(self, viewer: int, sent: Sent | None, table: Table, address: str = "") -> Update:
        """Return the next message to a connection of this viewer, after the `sent` state.

        It is built once for all connections with the same state. A long message is built in the
        thread pool, in the turn of this address, and cached.
        """
        room = self._room
        since = None if sent is None else sent.seq
        key = viewer, since, frozenset(room.connected_viewers)
        made = self._cached_update(table, key, sent)
        if isinstance(made, Update):
            return made
        near = since is not None and _is_near(table, since)
        cached = self._cache.get((room.name, table.entries, *key)) if sent is None else None
        if cached is not None:
            return cached
        self._rest_later()
        if near:
            made = update_message(table, room.name, viewer, key[2], sent)
            self._messages[key] = sent, made
            return made
        if not address:
            return await self._build_once(table, key, sent, room.thread_pool)
        # The limit is high enough for all connections: no update is ever refused.
        async with room.thread_pool.turn(address, MOST_WAITING) as turn:
            return await self._build_once(table, key, sent, turn)

    def _cached_update(
        self, table: Table, key: _Recipient, sent: Sent | None
    ) -> Update | asyncio.Task[Update] | None:
        """Return the cached update for this recipient, if it continues the same `Sent` state."""
        if self._messages_of is not table or len(self._messages) >= MOST_MESSAGES:
            self._messages_of, self._messages = table, {}
        continued, made = self._messages.get(key, (None, None))
        return made if continued is sent or continued == sent else None

    async def _build_once(
        self, table: Table, key: _Recipient, sent: Sent | None, pool: ThreadPool | Turn
    ) -> Update:
        """Build a long update, or wait for the task that is building it."""
        made = self._cached_update(table, key, sent)
        if isinstance(made, Update):
            return made
        if made is None or (made.done() and (made.cancelled() or made.exception())):
            made = asyncio.create_task(self._build(table, key, sent, pool))
            self._messages[key] = sent, made
        return await asyncio.shield(made)

    async def _build(
        self, table: Table, key: _Recipient, sent: Sent | None, pool: ThreadPool | Turn
    ) -> Update:
        """Build a long update in the thread pool, and cache it if it is a whole table."""
        viewer, _, connected = key
        name = self._room.name
        whole = await self._room.whole(table, pool)
        made = await pool.read(update_message, whole, name, viewer, connected, sent)
        if sent is None:
            self._cache.put((name, table.entries, *key), made)
        return made

    def _rest_later(self) -> None:
        """Schedule the cached data to be dropped after it has been sent."""
        loop = asyncio.get_running_loop()
        self._last_message_at = loop.time()
        if self._resting is None:
            self._resting = loop.call_later(REST, self._rest)

    def _rest(self) -> None:
        """Drop the data that was cached for sending.

        While players think, most tables need little memory.
        """
        loop = asyncio.get_running_loop()
        early = self._last_message_at + REST - loop.time()
        if early > 0:  # more was sent meanwhile
            self._resting = loop.call_later(early, self._rest)
            return
        self._resting = None
        self._messages = {}
        self._messages_of = self._room.table = self._room.table.unload_turns(
            RESTING, last_sent=True
        )

    def close(self) -> None:
        """Cancel the timer."""
        if self._resting is not None:
            self._resting.cancel()


def table_message(
    table: Table, name: str, viewer: int, connected: Collection[int], since: int | None = None
) -> str:
    """Return the table as this viewer may know it: a `TableView` as JSON."""
    return table_text(table.observe(viewer), table.news(viewer, since), name, connected)


def update_message(
    table: Table, name: str, viewer: int, connected: Collection[int], sent: Sent | None
) -> Update:
    """Return the next message for this viewer after the `sent` state."""
    news = table.news(viewer, None if sent is None else sent.seq)
    return update(table.observe(viewer), news, name, connected, sent)


def _is_near(table: Table, seq: int) -> bool:
    """Return whether only few turns follow a sequence number, and all of them are in memory."""
    try:
        turns = table.turns_after(seq)
    except TurnsUnloadedError:
        return False
    return turns is not None and turns <= FEW
