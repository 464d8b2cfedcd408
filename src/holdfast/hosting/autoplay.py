"""Answering: decisions that no person has to answer now, by bots and by standing answers."""

from __future__ import annotations

import asyncio
import logging
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

log = logging.getLogger("holdfast.server")

Asked = tuple[int, int, str]
"""A question to a bot: sequence number, seat and level."""

PAUSE = 1.0
"""Seconds before a bot is asked again whose answer could not be played or stored."""


class Autoplay:
    """Sees to it that a table goes on by itself as far as it can."""

    def __init__(self, room: Room, bots: Bots, tasks: Tasks, lease: Lease) -> None:
        self._room = room
        self._lease = lease
        self._bots = bots
        self._tasks = tasks
        self._asked: set[Asked] = set()
        """The questions whose answers are waited for or being played."""
        self._thinking: dict[Asked, asyncio.Task[Answer]] = {}
        """Those that bots are thinking about."""

    @property
    def thinking(self) -> int:
        """How many decisions bots think about."""
        return len(self._thinking)

    def follow(self) -> None:
        """The table has changed: what was asked about another position is not needed."""
        for question, thinking in self._thinking.items():
            if question != self._question:
                thinking.cancel()

    def go_on(self) -> None:
        """See to it that a decision is answered that no person has to answer now.

        Bots think only while somebody is there; one that was asked before they left may answer.
        """
        table, question = self._room.table, self._question
        if question is not None and question not in self._asked and self._room.present:
            self._asked.add(question)
            self._tasks.start(self._ask(table, question))
        if table.answers_itself:
            self._tasks.start(self._answer_for_them())

    @property
    def _question(self) -> Asked | None:
        """What a bot has to decide now, if one does."""
        table = self._room.table
        bot = table.bot_to_move
        return None if bot is None else (table.seq, *bot)

    async def _answer_for_them(self) -> None:
        await self._room.do(lambda table: table.standing_answer(self._room.luck.entropy(table)))

    async def _choose(self, table: Table, question: Asked) -> Answer:
        seq, seat, level = question
        noise = self._room.luck.noise(table)
        async with self._lease.held(seq):
            await self._room.council.hear(seat)
            asked = MoveRequest(
                game=table.game.name,
                level=level,
                seat=seat,
                hidden=bytes(table.hidden(seat)),
                noise=noise,
                plan=table.turn_begins,
                wishes=self._room.table.council.wishes(seat),
            )
            ADDRESS.set(self._room.address)
            return await self._bots.choose(asked, self._room.urgency)

    async def _ask(self, table: Table, question: Asked) -> None:
        """Ask a bot. By the time it answers the table may have moved on; then it answered in vain,
        and is asked anew if need be."""
        seq, seat, level = question
        luck = self._room.luck
        thinking = self._thinking[question] = asyncio.create_task(self._choose(table, question))
        try:
            it = await thinking
            await self._room.do(
                lambda now: now.answer(seat, level, seq, it.move, luck.entropy(now), it.plan)
            )
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is None or asking.cancelling():
                raise
            log.info("table %s: a bot's answer is not needed any more", self._room.name)
        except RefusalError as refusal:
            log.info("table %s: a bot's answer was dropped (%s)", self._room.name, refusal.code)
            if refusal.code == "illegal":
                await asyncio.sleep(PAUSE)
        except RequestError:
            await asyncio.sleep(PAUSE)
        finally:
            self._thinking.pop(question, None)
            self._asked.discard(question)
        self.go_on()
