"""Rooms: the tables in memory, rebuilt from what is stored when somebody comes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from holdfast.players.expert import Budget
from holdfast.server.desk import Desk
from holdfast.server.luck import FreshLuck, Luck
from holdfast.server.problems import fault
from holdfast.server.room import HINT_BUDGET, LINGER, Room, rebuild
from holdfast.server.storage import Storage
from holdfast.server.thinkers import Thinkers
from holdfast.server.tokens import could_be_table

MOST_ROOMS = 256
"""Tables kept in memory even while nobody is at them; others are rebuilt when somebody comes."""


class Rooms:
    """All tables that are in memory.

    A room lives as long as somebody is there or something goes on in it. The latest ones are kept
    a while longer.
    """

    def __init__(
        self,
        storage: Storage,
        bots: Thinkers,
        most: int = MOST_ROOMS,
        hint_budget: Budget = HINT_BUDGET,
        luck: Luck | None = None,
        linger: float = LINGER,
        desk: Desk | None = None,
    ) -> None:
        self.storage = storage
        self.luck = luck or FreshLuck()
        self._bots = bots
        self._hint_budget = hint_budget
        self._linger = linger
        self._desk = desk or Desk()
        self._most = most
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._latest: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def enter(self, name: str) -> Room:
        """The room of this table, rebuilt from storage if nobody has been there for a while."""
        room = self._rooms.get(name)
        if room is None:
            if not could_be_table(name):
                raise fault("no-such-table")
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._open(name))
            # A visitor who goes away must not take the room from those who wait with them.
            room = await asyncio.shield(self._opening[name])
        self._latest[name] = room
        self._latest.move_to_end(name)
        if len(self._latest) > self._most:
            self._latest.popitem(last=False)
        return room

    def connected(self, name: str) -> set[int]:
        """The viewers who are at a table."""
        room = self._rooms.get(name)
        return room.connected if room else set()

    async def _open(self, name: str) -> Room:
        try:
            table, tokens = await rebuild(name, self.storage)
            room = self._rooms[name] = Room(
                name, table, tokens, self.storage, self._bots, self._hint_budget, self.luck,
                self._desk, self._linger,
            )  # fmt: skip
            return room
        finally:
            del self._opening[name]

    async def close(self) -> None:
        """Stop all tables."""
        for opening in list(self._opening.values()):
            opening.cancel()
        for room in list(self._rooms.values()):
            await room.close()
