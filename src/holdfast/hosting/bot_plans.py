"""Plans of bots: in a team, bots show what they would do before they do it.

Plans are computed when a turn ends and when somebody chooses who acts next, for each bot that has
not acted yet. A worker computes them from the turn that the bot would have now, as the bot may know
it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from holdfast.hosting.bot_requests import PlanRequest
from holdfast.hosting.bots import Bots
from holdfast.hosting.problems import RequestError
from holdfast.hosting.tasks import Tasks
from holdfast.table import RefusalError, Table

if TYPE_CHECKING:
    from holdfast.hosting.room import Room

log = logging.getLogger(__name__)


class BotPlans:
    """The plans of the bots at one table."""

    def __init__(self, room: Room, bots: Bots, tasks: Tasks) -> None:
        self._room = room
        self._bots = bots
        self._tasks = tasks
        self._planned_at: dict[int, int] = {}
        """Sequence number of the last position in which each seat planned."""
        self.idle = asyncio.Event()
        """Set while no bot is planning."""
        self.idle.set()

    def go_on(self) -> None:
        """Start computing missing plans, if persons are present to see them."""
        if self.idle.is_set() and self._next() is not None:
            self.idle.clear()
            self._tasks.start(self._plan())

    def _next(self) -> tuple[Table, int, str] | None:
        """Return the table, seat and level of a bot that should plan now, or None."""
        table = self._room.table
        if not table.team_planning.plans_together or not self._room.people:
            return None
        team_plans = table.game.team_plans
        led = team_plans is not None and team_plans.lets_act is not None
        fresh = table.team_planning.leads if led else table.turn_begins
        for seat in table.game.playing_seats(table.hidden()):
            level = table.seats[seat].level
            known = seat in table.chat.plans and not fresh
            if level is None or known or (seat == table.to_move and not table.team_planning.leads):
                continue
            if self._planned_at.get(seat) != table.seq:
                return table, seat, level
        return None

    async def _plan(self) -> None:
        """Compute plans until none is missing."""
        try:
            while (asked := self._next()) is not None:
                table, seat, level = asked
                self._planned_at[seat] = table.seq
                await self._think(table, seat, level)
        finally:
            self.idle.set()

    async def _think(self, table: Table, seat: int, level: str) -> None:
        """Compute the plan of one bot and record it."""
        ahead = await asyncio.to_thread(table.team_planning.find_turn_ahead, seat, ())
        moves: tuple[int, ...] = ()
        if ahead is None and not table.team_planning.leads:
            return  # in the middle of a move no turn can be planned
        if ahead is not None and ahead.answers:
            noise = self._room.entropy.noise(table)
            asked = PlanRequest(
                game=table.game.name,
                hidden=bytes(ahead.hidden),
                noise=noise,
                level=level,
                seat=seat,
            )
            moves = await self._bots.outline(asked)
        seq = table.seq
        try:
            await self._room.do(lambda now: now.team_planning.plan_of_bot(seat, level, seq, moves))
        except (RefusalError, RequestError) as refused:
            log.debug("table %s: a bot's plan was dropped (%s)", self._room.name, refused)
