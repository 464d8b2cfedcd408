"""The council: a bot that leads a team asks before it chooses who acts next.

It waits until all bots have told what they would do, and then a moment for a word of the people who
are there: for somebody's plan, about one, or at a place of the board.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from holdfast.hosting.bot_plans import BotPlans

if TYPE_CHECKING:
    from holdfast.hosting.room import Room

WAIT = 4.0
"""Seconds for which a bot that leads waits for a word."""
LOOK = 0.05
"""Seconds between two looks at the clock."""


class BotLeader:
    """Who is asked at one table, and for how long."""

    def __init__(
        self, room: Room, planning: BotPlans, seconds: float, clock: Callable[[], float]
    ) -> None:
        self._room = room
        self._planning = planning
        self._seconds = seconds
        self._clock = clock
        self.asking: int | None = None
        """The bot that waits for a word now."""

    async def hear(self, seat: int) -> None:
        """Wait until everybody who is there has had a word, but not for long; not at all where
        nobody is there to have one."""
        table = self._room.table
        if not (
            self._seconds > 0
            and self._room.people
            and table.council.plans_together
            and table.council.leads
        ):
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._planning.idle.wait(), self._seconds)
        before = self._room.table.talk.voices
        deadline = self._clock() + self._seconds
        self.asking = seat
        self._room.tell_talk()
        try:
            while self._clock() < deadline:
                voices = self._room.table.talk.voices
                silent = {p for p in self._room.people if voices.get(p) == before.get(p)}
                if not silent:
                    return
                await asyncio.sleep(LOOK)
        finally:
            self.asking = None
            self._room.tell_talk()
