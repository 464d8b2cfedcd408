"""The coach: asked about one's own moves alone, and never in contradiction to a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import InProcessServer, OpenTable, SearchingBots, Server, run_server

from holdfast import games
from holdfast.hosting.bot_requests import HintRequest
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.players.adviser import STEPS, Advice
from holdfast.players.mcts import Budget
from holdfast.players.ranking import rank
from holdfast.players.tree import Choice
from holdfast.players.warmup import prepare

GAME = games.load("outlast")


@pytest.fixture(scope="module")
def table(server: Server) -> OpenTable:
    """Return a table of Outlast at which seat 2 decides, with hungry people and a wolf near."""
    return server.open(*["person"] * 4, position="showcase")


def coach(table: OpenTable, viewer: int | None, move: int) -> dict[str, Any]:
    answer = table.get("/caution", viewer, move=move)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def cautions(table: OpenTable, viewer: int | None, move: int) -> list[Any]:
    found: list[Any] = coach(table, viewer, move)["cautions"]
    return found


def test_whoever_decides_hears_of_a_mistake_before_it_is_made(table: OpenTable) -> None:
    moves = {move["key"]: move["n"] for move in table.view(2)["moves"]}
    (hunger,) = cautions(table, 2, moves["end"])
    assert (hunger["kind"], hunger["wording"]["key"]) == ("hunger", "caution-hunger")
    assert hunger["wording"]["args"]["count"] > 0
    assert f"meeple:{hunger['wording']['args']['meeple']}" in hunger["points"]
    better = coach(table, 2, moves["end"])["better"]
    assert moves[better["key"]] == better["n"] != moves["end"]
    (fighting,) = cautions(table, 2, moves["wolf:C5"])
    assert fighting["kind"] == "fighting"
    assert cautions(table, 2, moves["hide:C5"]) == []


def test_nobody_else_is_told_anything_about_it(table: OpenTable) -> None:
    move = next(move["n"] for move in table.view(2)["moves"] if move["key"] == "end")
    for viewer in (0, 1, 3, None):
        assert cautions(table, viewer, move) == []


def test_what_is_no_move_here_is_no_mistake(table: OpenTable) -> None:
    offered = {move["n"] for move in table.view(2)["moves"]}
    assert cautions(table, 2, next(n for n in range(1000) if n not in offered)) == []
    assert cautions(table, 2, 10**6) == []


@pytest.fixture
def searching(
    tmp_path: Path, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[InProcessServer, SearchingBots]]:
    """Yield a server that searches, but not for long, and its bots."""
    monkeypatch.setattr(GAME, "engine", compiled(GAME))
    prepare(GAME)
    bots = SearchingBots()
    budget = Budget(playouts=400)
    with run_server(tmp_path / "t.sqlite3", bots=bots, hint_budget=budget) as server:
        yield server, bots


def test_the_coach_and_the_hint_share_one_ranking(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, bots = searching
    table = server.open(*["person"] * 4, position="showcase")
    moves = {move["n"]: move["key"] for move in table.view(2)["moves"]}
    hint = table.get("/hint", 2, seq=table.view(2)["seq"]).json()
    equal = {move["n"] for move in hint["moves"] if move["rank"] == 1}
    assert hint["moves"][0]["n"] in equal
    warned = {n: found for n in moves if (found := coach(table, 2, n))["better"]}
    assert not equal & set(warned)
    assert warned, "some move is clearly worse"
    for found in warned.values():
        assert found["better"]["key"] == moves[found["better"]["n"]]
        assert found["better"]["by"] > 0
    assert len(bots.requests) == len(STEPS) - 1, "the first step answers hints alone"


def test_the_coach_is_silent_about_the_first_move_of_the_hint_that_was_shown(
    searching: tuple[InProcessServer, SearchingBots], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check it with a net that likes only a move that the coach warns of."""
    server, bots = searching
    table = server.open(*["person"] * 4, position="showcase")
    view = table.view(2)
    end = next(move["n"] for move in view["moves"] if move["key"] == "end")
    assert coach(table, 2, end)["better"]
    asked = len(bots.coached)
    poor = Advice(rank([Choice(end, 40, 0.5, 0.0)]), {}, by_net=True)

    async def advise(request: HintRequest) -> Advice:
        assert request.first
        return poor

    monkeypatch.setattr(bots, "advise", advise)
    hint = table.get("/hint", 2, seq=view["seq"], step=0).json()
    assert [move["n"] for move in hint["moves"]] == [end]
    assert coach(table, 2, end) == {"cautions": [], "better": None}
    assert len(bots.coached) == asked
    monkeypatch.undo()
    later = table.get("/hint", 2, seq=view["seq"]).json()
    assert later["moves"][0]["n"] != end
    assert coach(table, 2, end)["better"]


def test_a_sound_move_needs_no_search(searching: tuple[InProcessServer, SearchingBots]) -> None:
    server, bots = searching
    table = server.open("person", "person")
    position = server.room(table).table.position
    sound = GAME.advise(GAME.hide(position, 0), 0)
    assert coach(table, 0, sound) == {"cautions": [], "better": None}
    assert bots.requests == []


def test_without_hints_there_is_no_coach(searching: tuple[InProcessServer, SearchingBots]) -> None:
    server, bots = searching
    table = server.open(*["person"] * 4, position="showcase", hints=False)
    for move in table.view(2)["moves"]:
        assert coach(table, 2, move["n"]) == {"cautions": [], "better": None}
    assert bots.requests == []
