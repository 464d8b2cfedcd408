"""A bot that leads a team waits for the players' opinions before it chooses who acts next.

It first waits until all bots have shown their plans. Then it waits a few seconds for messages,
plans and reactions of the persons who are present.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.hosting.bot_plans import BotPlans

if TYPE_CHECKING:
    from holdfast.hosting.room import Room

WAIT = 4.0
"""Maximum number of seconds for which a leading bot waits for the persons."""
CHECK_SECONDS = 0.05
"""Seconds between two checks of the clock."""


@dataclass(eq=False)
class BotLeader:
    """Waiting time of a leading bot at one table."""

    room: Room
    planning: BotPlans
    seconds: float
    clock: Callable[[], float]
    asking: int | None = None
    """Seat of the bot that is waiting for opinions now, or None."""

    async def wait_for_opinions(self, seat: int) -> None:
        """Wait until every person who is present has contributed, or the time is over.

        Return at once if nobody is present or the decision is not about who acts next.
        """
        table = self.room.table
        if not (
            self.seconds > 0
            and self.room.people
            and table.team_planning.plans_together
            and table.team_planning.leads
        ):
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.planning.idle.wait(), self.seconds)
        before = self.room.table.chat.contributions
        deadline = self.clock() + self.seconds
        self.asking = seat
        self.room.send_chat()
        try:
            while self.clock() < deadline:
                contributions = self.room.table.chat.contributions
                silent = {p for p in self.room.people if contributions.get(p) == before.get(p)}
                if not silent:
                    return
                await asyncio.sleep(CHECK_SECONDS)
        finally:
            self.asking = None
            self.room.send_chat()
