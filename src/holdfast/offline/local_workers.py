"""Thinkers of a page: others compute, each in a module of the game alone; what comes of it is
thought here.

A thinker is asked in a few numbers and the bytes of a position, as the seat that is thought for may
know it. Several grow trees for one decision side by side, as cores do elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import asdict
from typing import Any, NamedTuple, Protocol, TypeVar

from pydantic_core import from_json, to_json

from holdfast import games
from holdfast.hosting.bot_requests import (
    Advice,
    Answer,
    ExplainRequest,
    MoveRequest,
    Past,
    PlanRequest,
    Request,
    advising,
    justifying,
    looking_back,
    outlining,
    thinking,
)
from holdfast.hosting.bots import HowUrgent, Urgency
from holdfast.hosting.worker_queue import Places
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.computations import Foresee, Look, Search, Thought
from holdfast.players.lookahead import MOST_TRIED, Outlook, menus_of
from holdfast.players.mcts import APART, Thoughts, together
from holdfast.players.tree import Choice

log = logging.getLogger("holdfast.offline")

T = TypeVar("T")


class Found(NamedTuple):
    """What a thinker has found: numbers as JSON, and the bytes of positions."""

    text: str
    octets: bytes = b""


class Pool(Protocol):
    """The thinkers that the page has."""

    count: int

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> Found:
        """Have one of them compute something."""
        ...

    def stop(self, thinker: int) -> None:
        """Nobody needs what it is thinking about; it answers at once with what it has."""
        ...


class PageThinkers:
    """Answers as worker processes do elsewhere."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._free = list(range(pool.count))
        self._places = Places(pool.count)

    def can_search(self, game: str) -> bool:
        """A module is whole when it comes."""
        return True

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """A move for the seat that is asked. A bot that fails is stood in for by chance."""
        try:
            return await self._come_to(thinking(question), question.game, urgency)
        except Exception:
            log.exception("a bot of level %r failed at %s", question.level, question.game)
        game = games.load(question.game)
        own = game.answers(Position.from_bytes(game.state, question.hidden), question.seat)
        return Answer(own[question.noise % len(own)])

    async def outline(self, asked: PlanRequest) -> tuple[int, ...]:
        """What a bot would like to do in its next turn; nothing where it fails."""
        try:
            return await self._come_to(outlining(asked), asked.game, lambda: Urgency.WATCHED)
        except Exception:
            log.exception("a bot of level %r has no plan at %s", asked.level, asked.game)
            return ()

    async def advise(self, request: Request) -> Advice:
        """What a search thinks of the moves of the seat that decides."""
        return await self._come_to(advising(request), request.game, lambda: Urgency.HINT)

    async def justify(self, doubt: ExplainRequest) -> Advice:
        """What speaks for a move that was made."""
        return await self._come_to(justifying(doubt), doubt.game, lambda: Urgency.HINT)

    async def look_back(self, past: Past) -> list[list[float]]:
        """For each position how likely each seat was to win."""
        return await self._come_to(looking_back(past), past.game, lambda: Urgency.LATER)

    async def _come_to(self, thought: Thought[T], name: str, urgency: HowUrgent) -> T:
        game, found = games.load(name), None
        while True:
            try:
                wanted = thought.send(found)
            except StopIteration as end:
                result: T = end.value
                return result
            found = await self._answer(game, wanted, urgency)

    async def _answer(self, game: Game, wanted: Any, urgency: HowUrgent) -> Any:
        match wanted:
            case Search():
                return await self._search(game, wanted, urgency)
            case Look():
                return await self._look(game, wanted, urgency)
            case Foresee():
                asked = {
                    "seats": game.seats(wanted.position),
                    "playouts": wanted.playouts,
                    "seed": str(wanted.seed),
                }
                found = await self._ask(game, "foresee", asked, wanted.position, urgency)
                return from_json(found.text)

    async def _search(self, game: Game, search: Search, urgency: HowUrgent) -> Thoughts:
        cores, budget = search.cores or self._pool.count, search.budget
        asked = {
            "seats": game.seats(search.position),
            "playouts": None if budget.playouts is None else -(-budget.playouts // cores),
            "seconds": budget.seconds,
            "manner": asdict(search.manner),
            "thorough": search.thorough,
        }
        trees = await asyncio.gather(
            *(
                self._ask(
                    game,
                    "search",
                    asked | {"seed": str(search.seed + core * APART)},
                    search.position,
                    urgency,
                )
                for core in range(cores)
            )
        )
        found = [from_json(tree.text) for tree in trees]
        choices = together([[Choice(*choice) for choice in tree["choices"]] for tree in found])
        # Of several, the plan is that of one which trusts the same move.
        lines = [tree["line"] for tree in found if tree["line"][:1] == [choices[0].move]]
        return Thoughts(choices, lines[0] if lines else [])

    async def _look(self, game: Game, look: Look, urgency: HowUrgent) -> Outlook:
        clock = game.state.fields[game.screen.factors.clock]
        asked = {
            "seats": game.seats(look.hidden),
            "viewer": look.viewer,
            "move": look.move,
            "menus": str(menus_of(game, look.hidden)),
            "clock": clock.offset,
            "clock_size": clock.size,
            "count": look.count,
            "tried": MOST_TRIED * look.count,
            "seed": str(look.seed),
            "to_the_end": look.to_the_end,
        }
        found = await self._ask(game, "look", asked, look.hidden, urgency)
        told, size = from_json(found.text), game.state.size
        seen = [
            Position.from_bytes(game.state, found.octets[at : at + size])
            for at in range(0, len(found.octets), size)
        ]
        filled = told["filled"]
        return Outlook(
            look.move,
            nows=tuple(seen[:filled]),
            soons=tuple(seen[filled:]),
            win_chance=told["wins"] / max(1, filled),
            points=told["points"] / max(1, filled),
        )

    async def _ask(
        self, game: Game, kind: str, asked: dict[str, Any], position: Position, urgency: HowUrgent
    ) -> Found:
        """Ask a thinker as soon as one is free. Whoever is cancelled stops it."""
        wanted = to_json({"game": game.name, "kind": kind, **asked}).decode()
        async with self._places.one(urgency):
            thinker = self._free.pop()
            try:
                answer = asyncio.ensure_future(
                    self._pool.ask(thinker, wanted, bytes(position.octets))
                )
                try:
                    return await asyncio.shield(answer)
                except asyncio.CancelledError:
                    # It is free again when it has noticed.
                    self._pool.stop(thinker)
                    with contextlib.suppress(Exception):
                        await answer
                    raise
            finally:
                self._free.append(thinker)
