"""Bots in the browser: web workers compute, and the results are interpreted here.

A worker gets a few numbers and the bytes of a hidden position, as the seat that the bot plays may
know it. Several workers search for one decision in parallel, like cores elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, NamedTuple, Protocol, TypeVar

from pydantic_core import from_json, to_json

from holdfast import games, players
from holdfast.hosting import bot_requests
from holdfast.hosting.bots import HowUrgent, Urgency, for_hint
from holdfast.hosting.worker_queue import WorkerQueue
from holdfast.kernel.buffers import of
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import i4
from holdfast.players.adviser import Advice, Outcomes
from holdfast.players.computations import Computation, Finished, Foresee, Look, Search, advance
from holdfast.players.lookahead import MOST_TRIED, Lookahead, menus_of
from holdfast.players.mcts import APART, Mcts, SearchResult, together
from holdfast.players.net import Net, net_of
from holdfast.players.net_player import NetPlayer
from holdfast.players.net_search import NO_BYTE
from holdfast.players.tree import Choice

log = logging.getLogger(__name__)

T = TypeVar("T")


class WorkerResult(NamedTuple):
    """The result of a worker: numbers as JSON, and the bytes of positions."""

    text: str
    octets: bytes = b""


class Pool(Protocol):
    """The web workers of the page."""

    count: int

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
        """Run a request in one of the workers."""
        ...

    def stop(self, thinker: int) -> None:
        """Stop the request of a worker; it returns at once with what it has."""
        ...


def uses_net(player: players.Player) -> bool:
    """Return whether a bot plays better with the trained net of the game."""
    return isinstance(player, NetPlayer) or (isinstance(player, Mcts) and bool(player.net_budget))


def net_parts(net: Net, position: Position) -> tuple[dict[str, Any], bytes]:
    """Return the sizes and the bytes of a net for the table of a position.

    They are what `NetInMemory` in web/src/lib/engine/net_search.ts takes.
    """
    table, encoding = net.table(position), net.game.encoding
    outputs = of(i4, [output for seat in table.outputs for output in seat])
    arrays = (net.plan, net.weights, net.biases, table.rows, net.slot_rows)
    parts = [*(bytes(memoryview(array).cast("B")) for array in arrays), table.options]
    parts.append(bytes(memoryview(outputs).cast("B")))
    shape = {
        "sums": net.sums,
        "work": net.work,
        "size": table.size,
        "decides": NO_BYTE if encoding.decides is None else encoding.decides,
        "pieces": encoding.slots * encoding.per_slot,
        "lengths": [len(part) for part in parts],
    }
    return shape, b"".join(parts)


async def _all_loaded(game: str) -> None:
    """Do nothing: the nets of all games are loaded."""


class LocalWorkers:
    """Web workers that answer bot requests, as worker processes do for a server."""

    def __init__(
        self, pool: Pool, load_net: Callable[[str], Awaitable[None]] = _all_loaded
    ) -> None:
        self._pool = pool
        self._load_net = load_net
        self._free = list(range(pool.count))
        self._places = WorkerQueue(pool.count)

    def can_search(self, game: str) -> bool:
        """Return True: the compiled module of a game includes its search."""
        return True

    async def choose(
        self, question: bot_requests.MoveRequest, urgency: HowUrgent
    ) -> bot_requests.Answer:
        """Return a move for a seat. If the bot fails, return a random legal move."""
        try:
            if uses_net(players.of_level(question.level)):
                await self._load_net(question.game)
            return await self._run(bot_requests.compute_move(question), question.game, urgency)
        except Exception:
            log.exception("a bot of level %r failed at %s", question.level, question.game)
        return bot_requests.random_answer(question)

    async def outline(self, asked: bot_requests.PlanRequest) -> tuple[int, ...]:
        """Return a bot's plan for its next turn, or no moves if the bot fails."""
        try:
            return await self._run(
                bot_requests.compute_plan(asked), asked.game, lambda: Urgency.WATCHED
            )
        except Exception:
            log.exception("a bot of level %r failed to plan at %s", asked.level, asked.game)
            return ()

    async def advise(self, request: bot_requests.HintRequest) -> Advice:
        """Return a search's opinion of the moves of the seat to decide."""
        if request.first:
            await self._prepare_net(request.game)
        return await self._run(
            bot_requests.compute_hint(request), request.game, lambda: Urgency.HINT
        )

    async def coach(self, asked: bot_requests.CoachRequest) -> bot_requests.CoachVerdict:
        """Return the coach's verdict on a chosen move."""
        return await self._run(
            bot_requests.compute_coaching(asked), asked.game, lambda: Urgency.HINT
        )

    async def justify(
        self, doubt: bot_requests.ExplainRequest, urgency: HowUrgent = for_hint
    ) -> Advice:
        """Return the reasons for a move that was made."""
        return await self._run(bot_requests.compute_explanation(doubt), doubt.game, urgency)

    async def play_on(
        self, asked: bot_requests.PlayOnRequest, urgency: HowUrgent
    ) -> dict[int, Outcomes]:
        """Return the results of games played on after each of some moves of one position."""
        return await self._run(bot_requests.compute_outcomes(asked), asked.game, urgency)

    async def look_back(self, past: bot_requests.WinChancesRequest) -> list[list[float]]:
        """Return each seat's chance to win at each position."""
        urgency = Urgency.LATER
        if not past.playouts:
            urgency = Urgency.HINT
            await self._prepare_net(past.game)
        return await self._run(bot_requests.compute_win_chances(past), past.game, lambda: urgency)

    async def _prepare_net(self, name: str) -> None:
        """Load the net of a game. Without it, what it would answer at once comes later."""
        try:
            await self._load_net(name)
        except Exception:
            log.exception("the net of %s could not be loaded", name)

    async def _run(self, thought: Computation[T], name: str, urgency: HowUrgent) -> T:
        game, step = games.load(name), advance(thought, None)
        while not isinstance(step, Finished):
            step = advance(thought, await self._answer(game, step, urgency))
        return step.result

    async def _answer(self, game: Game, wanted: Any, urgency: HowUrgent) -> Any:
        match wanted:
            case Search():
                return await self._search(game, wanted, urgency)
            case Look():
                return await self._look(game, wanted, urgency)
            case Foresee():
                arguments = {
                    "seats": game.seats(wanted.position),
                    "playouts": wanted.playouts,
                    "seed": str(wanted.seed),
                }
                found = await self._request(
                    game, "foresee", arguments, bytes(wanted.position.octets), urgency
                )
                return from_json(found.text)

    async def _search(self, game: Game, search: Search, urgency: HowUrgent) -> SearchResult:
        cores, budget = search.cores or self._pool.count, search.budget
        arguments = {
            "seats": game.seats(search.position),
            "playouts": None if budget.playouts is None else -(-budget.playouts // cores),
            "seconds": budget.seconds,
            "config": asdict(search.config),
            "thorough": search.thorough,
            "net": None,
        }
        octets = bytes(search.position.octets)
        if search.config.net and (net := net_of(game)):
            arguments["net"], parts = net_parts(net, search.position)
            octets += parts
        trees = await asyncio.gather(
            *(
                self._request(
                    game,
                    "search",
                    arguments | {"seed": str(search.seed + core * APART)},
                    octets,
                    urgency,
                )
                for core in range(cores)
            )
        )
        found = [from_json(tree.text) for tree in trees]
        choices = together([[Choice(*choice) for choice in tree["choices"]] for tree in found])
        # The plan comes from a worker that prefers the same move.
        lines = [tree["line"] for tree in found if tree["line"][:1] == [choices[0].move]]
        return SearchResult(choices, lines[0] if lines else [])

    async def _look(self, game: Game, look: Look, urgency: HowUrgent) -> Lookahead:
        clock = game.state.fields[game.screen.factors.clock]
        arguments = {
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
        found = await self._request(game, "look", arguments, bytes(look.hidden.octets), urgency)
        numbers, size = from_json(found.text), game.state.size
        positions = [
            Position.from_bytes(game.state, found.octets[at : at + size])
            for at in range(0, len(found.octets) if look.with_positions else 0, size)
        ]
        filled = numbers["filled"]
        return Lookahead(
            look.move,
            nows=tuple(positions[:filled]),
            soons=tuple(positions[filled:]),
            wins=tuple(numbers["wins"]),
            points=tuple(numbers["points"]),
        )

    async def _request(
        self,
        game: Game,
        kind: str,
        arguments: dict[str, Any],
        octets: bytes,
        urgency: HowUrgent,
    ) -> WorkerResult:
        """Run a request in the next free worker. If the caller is cancelled, stop the worker.

        `octets` are the bytes of the position and of what the arguments describe.
        """
        wanted = to_json({"game": game.name, "kind": kind, **arguments}).decode()
        async with self._places.reserve(urgency):
            thinker = self._free.pop()
            try:
                answer = asyncio.ensure_future(self._pool.ask(thinker, wanted, octets))
                try:
                    return await asyncio.shield(answer)
                except asyncio.CancelledError:
                    # The worker is free again only when it has stopped.
                    self._pool.stop(thinker)
                    with contextlib.suppress(Exception):
                        await answer
                    raise
            finally:
                self._free.append(thinker)
