"""Tests that a page's workers give the answers of worker processes, and stop at once.

The compiled search stands in for them here; that a game's module finds the same is tested in
tests/games/test_laws_page.py.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from holdfast import games, players
from holdfast.hosting import bot_requests
from holdfast.hosting.bot_requests import (
    CoachRequest,
    ExplainRequest,
    HintRequest,
    MoveRequest,
    PlanRequest,
    PlayOnRequest,
    WinChancesRequest,
)
from holdfast.hosting.bots import Urgency, for_later
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.offline.local_workers import LocalWorkers, WorkerResult
from holdfast.players.adviser import PLAYED_ON
from holdfast.players.forecast import forecast
from holdfast.players.lookahead import look_ahead
from holdfast.players.mcts import Budget, Mcts, search_moves
from holdfast.players.search_config import SearchConfig
from holdfast.server import worker_answers

OUTLAST = games.load("outlast")


class Natively:
    """A stand-in for the page's workers, in this process."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self.asked: list[str] = []

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
        """Return what a page's worker would find: a search, forecast or lookahead."""
        it = json.loads(wanted)
        game = games.load(it["game"])
        position, seed = Position.from_bytes(game.state, octets[: game.state.size]), int(it["seed"])
        self.asked.append(it["kind"])
        assert it["seats"] == game.seats(position)
        if it["kind"] == "search":
            if it["net"]:
                assert game.state.size + sum(it["net"]["lengths"]) == len(octets)
            found = search_moves(
                game, position, Budget(it["playouts"], it["seconds"]), seed,
                config=SearchConfig(**it["config"]), cores=1, thorough=it["thorough"],
            )  # fmt: skip
            return WorkerResult(json.dumps({"choices": found.choices, "line": found.line}))
        if it["kind"] == "foresee":
            return WorkerResult(json.dumps(forecast(game, position, it["playouts"], seed)))
        seen = look_ahead(
            game, position, it["viewer"], it["move"], it["count"], seed, to_the_end=it["to_the_end"]
        )
        filled = len(seen.nows)
        played = {"wins": seen.wins, "points": seen.points}
        told = b"".join(bytes(one.octets) for one in (*seen.nows, *seen.soons))
        return WorkerResult(json.dumps({"filled": filled, **played}), told)

    def stop(self, thinker: int) -> None:
        """Fail the test, since nothing should be stopped."""
        raise AssertionError("stopped")


@pytest.fixture
def game(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return Outlast, compiled; its searching bots use playouts alone, on one core."""
    monkeypatch.setattr(OUTLAST, "engine", compiled(OUTLAST))
    players.prepare(OUTLAST)
    few = Budget(playouts=60)
    monkeypatch.setitem(players.PLAYERS, "veteran", Mcts(few, cores=1))
    monkeypatch.setitem(players.PLAYERS, "legend", Mcts(few, cores=1, net_budget=few))
    return OUTLAST


def position_of(game: Game, seed: int) -> Position:
    """Return the first position of a game."""
    return game.new({"players": 2}, seed)


@pytest.mark.parametrize("level", players.PLAYERS)
def test_every_level_chooses_the_same(game: Game, level: str) -> None:
    thinkers = LocalWorkers(Natively())
    for seed in range(3):
        position = position_of(game, seed)
        hidden = bytes(game.hide(position, position.to_move))
        question = MoveRequest(
            game="outlast", hidden=hidden, noise=seed, level=level, seat=position.to_move, plan=True
        )
        found = asyncio.run(thinkers.choose(question, lambda: Urgency.PLAYED))
        assert found == worker_answers.think(question)


def test_plans_advice_and_looking_back_are_the_same(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With a limit of time, two searches on a busy machine would not be equally long.
    monkeypatch.setattr(bot_requests, "OUTLINE", Budget(playouts=300))
    pool = Natively()
    thinkers = LocalWorkers(pool)
    position = position_of(game, 4)
    seat = position.to_move
    hidden, legal = bytes(game.hide(position, seat)), tuple(game.legal(position))
    outline = PlanRequest(game="outlast", hidden=hidden, noise=3, level="veteran", seat=seat)
    past = WinChancesRequest("outlast", (hidden, bytes(position)), 8, 0)
    doubt = ExplainRequest(game="outlast", hidden=hidden, noise=5, viewer=seat, move=legal[0])
    played = PlayOnRequest(
        game="outlast", hidden=hidden, noise=5, viewer=seat, moves=legal[:2], times=2
    )
    assert asyncio.run(thinkers.look_back(past)) == worker_answers.look_back(past)
    assert asyncio.run(thinkers.justify(doubt)) == worker_answers.justify(doubt)
    outcomes = asyncio.run(thinkers.play_on(played, for_later))
    assert outcomes == worker_answers.play_on(played)
    compared = replace(played, moves=legal[:1], others=3, count=8, times=1)
    some = asyncio.run(thinkers.play_on(compared, for_later))
    assert some == worker_answers.play_on(compared)
    assert (len(some), {len(outcome.wins) for outcome in some.values()}) == (4, {8})
    assert asyncio.run(thinkers.justify(replace(doubt, other=legal[1]))).why.keys() <= set(
        legal[:2]
    )
    for outcome in outcomes.values():
        assert len(outcome.wins) == 2 * PLAYED_ON
        # They are not the same games again, by neighbouring seeds.
        assert outcome.points[1:PLAYED_ON] != outcome.points[PLAYED_ON:-1]
    assert asyncio.run(thinkers.outline(outline)) == worker_answers.outline(outline)
    request = HintRequest(
        game="outlast",
        hidden=hidden,
        noise=6,
        viewer=seat,
        answers=legal,
        budget=Budget(playouts=200),
    )
    advice = asyncio.run(thinkers.advise(request))
    assert [one.choice.move for one in advice.ranking.moves]
    for known in (None, advice):
        asked = CoachRequest(
            game="outlast",
            hidden=hidden,
            noise=7,
            viewer=seat,
            answers=legal,
            move=legal[-1],
            advice=known,
        )
        assert asyncio.run(thinkers.coach(asked)) == worker_answers.coach(asked)
    assert set(pool.asked) == {"search", "look", "foresee"}


@pytest.mark.parametrize("failing", [False, True])
def test_the_net_is_loaded_for_what_it_answers_at_once(game: Game, failing: bool) -> None:
    """Check a hint's first step and a rough win curve, also where the net cannot be loaded."""
    loaded: list[str] = []

    async def load_net(name: str) -> None:
        loaded.append(name)
        if failing:
            raise OSError("no network")

    thinkers = LocalWorkers(Natively(), load_net)
    position = position_of(game, 4)
    hidden, legal = game.hide(position, position.to_move), tuple(game.legal(position))
    request = HintRequest(
        game="outlast", hidden=bytes(hidden), noise=6, viewer=position.to_move,
        answers=legal, budget=Budget(playouts=40), first=True,
    )  # fmt: skip
    advice = asyncio.run(thinkers.advise(request))
    assert advice.by_net
    assert (advice.ranking.games, len(advice.ranking.moves) > 0) == (40, True)
    assert loaded == ["outlast"]
    asyncio.run(thinkers.advise(replace(request, first=False, last=False)))
    assert loaded == ["outlast"]
    rough = WinChancesRequest("outlast", (bytes(position),), 0, 0)
    assert asyncio.run(thinkers.look_back(rough)) == worker_answers.look_back(rough)
    assert loaded == ["outlast"] * 2
    asyncio.run(thinkers.look_back(replace(rough, playouts=8)))
    assert loaded == ["outlast"] * 2


def test_several_share_a_decision(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(players.PLAYERS, "legend", Mcts(Budget(playouts=120)))
    pool = Natively(3)
    position = position_of(game, 1)
    question = MoveRequest(
        game="outlast", hidden=bytes(position), noise=9, level="legend", seat=position.to_move
    )
    found = asyncio.run(LocalWorkers(pool).choose(question, lambda: Urgency.PLAYED))
    assert pool.asked == ["search"] * 3
    expected = search_moves(game, position, Budget(playouts=120), 9, cores=3, thorough=False)
    assert found.move == expected.choices[0].move


class Dreaming:
    """A stand-in for a worker that never finishes, and notes that it was stopped."""

    count = 1

    def __init__(self) -> None:
        self.stopped = 0
        self._end = asyncio.Event()

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
        """Wait until stopped."""
        await self._end.wait()
        raise RuntimeError("stopped")

    def stop(self, thinker: int) -> None:
        """Note that the worker was stopped, and end its request."""
        self.stopped += 1
        self._end.set()


def test_whoever_does_not_need_an_answer_stops_the_thinker(game: Game) -> None:
    async def ask() -> int:
        pool = Dreaming()
        thinkers = LocalWorkers(pool)
        past = WinChancesRequest("outlast", (bytes(position_of(game, 1)),), 8, 0)
        thought = asyncio.ensure_future(thinkers.look_back(past))
        await asyncio.sleep(0.01)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert len(thinkers._free) == 1
        return pool.stopped

    assert asyncio.run(ask()) == 1


def test_a_bot_that_fails_is_stood_in_for(game: Game) -> None:
    class Broken(Natively):
        async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
            raise RuntimeError("out of memory")

    position = position_of(game, 2)
    question = MoveRequest(
        game="outlast", hidden=bytes(position), noise=7, level="veteran", seat=position.to_move
    )
    found = asyncio.run(LocalWorkers(Broken()).choose(question, lambda: Urgency.PLAYED))
    assert found.move in game.legal(position)
