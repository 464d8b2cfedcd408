"""Autoplay: moves of bots and automatic answers."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from holdfast.hosting.bot_requests import Answer, MoveRequest
from holdfast.hosting.bots import Bots
from holdfast.hosting.lease import Lease
from holdfast.hosting.problems import RequestError
from holdfast.hosting.tasks import Tasks
from holdfast.hosting.worker_queue import ADDRESS
from holdfast.table import RefusalError, Table

if TYPE_CHECKING:
    from holdfast.hosting.room import Room

log = logging.getLogger(__name__)

RequestKey = tuple[int, int, str]
"""A request to a bot: sequence number, seat and level."""

PAUSE = 1.0
"""Seconds before a bot is asked again if its move could not be played or stored."""


@dataclass(eq=False)
class Autoplay:
    """Plays the moves of a table that no person has to choose."""

    room: Room
    bots: Bots
    tasks: Tasks
    lease: Lease
    _asked: set[RequestKey] = field(default_factory=set)
    """Requests whose moves are being computed or played."""
    _thinking: dict[RequestKey, asyncio.Task[Answer]] = field(default_factory=dict)
    """Requests that bots are working on."""

    @property
    def open_bot_decisions(self) -> int:
        """Number of decisions that bots are working on."""
        return len(self._thinking)

    def cancel_outdated(self) -> None:
        """Cancel requests about other positions than the current one."""
        for question, thinking in self._thinking.items():
            if question != self._open_request:
                thinking.cancel()

    def go_on(self) -> None:
        """Start to answer the open decision if no person has to.

        Bots start only while somebody is present, or where clocks run on. A bot that has started
        may finish after everybody left.
        """
        table, question = self.room.table, self._open_request
        if question is not None and question not in self._asked and self.room.is_attended:
            self._asked.add(question)
            self.tasks.start(self._ask(table, question))
        if table.answers_itself:
            self.tasks.start(self._play_auto_answer())

    @property
    def _open_request(self) -> RequestKey | None:
        """Request to a bot for the open decision, or None if no bot has to decide."""
        table = self.room.table
        bot = table.bot_to_move
        return None if bot is None else (table.seq, *bot)

    async def _play_auto_answer(self) -> None:
        """Answer the open decision for a person who asked for it or is away."""
        await self.room.do(lambda table: table.auto_answer_entry(self.room.entropy.for_move(table)))

    async def _choose(self, table: Table, question: RequestKey) -> Answer:
        """Compute the move of a bot, if this process holds the lease of the table."""
        seq, seat, level = question
        noise = self.room.entropy.noise(table)
        async with self.lease.hold(seq):
            await self.room.bot_leader.wait_for_opinions(seat)
            asked = MoveRequest(
                game=table.game.name,
                level=level,
                seat=seat,
                hidden=bytes(table.hidden(seat)),
                noise=noise,
                plan=table.turn_begins,
                wishes=self.room.table.team_planning.wishes(seat),
            )
            ADDRESS.set(self.room.address)
            return await self.bots.choose(asked, self.room.urgency)

    async def _ask(self, table: Table, question: RequestKey) -> None:
        """Request the move of a bot and play it.

        If the table has changed meanwhile, the move is dropped, and a new request starts if
        necessary.
        """
        seq, seat, level = question
        entropy = self.room.entropy
        thinking = self._thinking[question] = asyncio.create_task(self._choose(table, question))
        try:
            it = await thinking
            await self.room.do(
                lambda now: now.answer(seat, level, seq, it.move, entropy.for_move(now), it.plan)
            )
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is None or asking.cancelling():
                raise
            log.info("table %s: a bot's answer is not needed any more", self.room.name)
        except RefusalError as refusal:
            log.info("table %s: a bot's answer was dropped (%s)", self.room.name, refusal.code)
            if refusal.code == "illegal":
                await asyncio.sleep(PAUSE)
        except RequestError:
            await asyncio.sleep(PAUSE)
        finally:
            self._thinking.pop(question, None)
            self._asked.discard(question)
        self.go_on()
