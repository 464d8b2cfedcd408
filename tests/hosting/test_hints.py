"""Hints: for the person who decides, from what they may know, and only while they are of use."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import pytest
from tests.hosting.test_replays import concede_all
from tests.support.server import (
    PATIENCE,
    InProcessBots,
    InProcessServer,
    OpenTable,
    SearchingBots,
    run_server,
)

from holdfast import games
from holdfast.hosting.bot_requests import HintRequest
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.players.adviser import STEPS, Advice
from holdfast.players.mcts import Budget
from holdfast.server.api import MOST_ASKING

GAME = games.load("outlast")
SMALL = Budget(playouts=400)
SEARCHED = STEPS[1:]
"""The steps of a hint that nobody has seen the first answer of."""


@pytest.fixture
def searching(
    tmp_path: Path, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[InProcessServer, SearchingBots]]:
    """Yield a server that searches, but not for long, and its bots."""
    monkeypatch.setattr(GAME, "engine", compiled(GAME))
    bots = SearchingBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots, hint_budget=SMALL) as server:
        yield server, bots


def ask(table: OpenTable, viewer: int | None, seq: int = 0) -> tuple[int, dict[str, Any]]:
    answer = table.get("/hint", viewer, seq=seq)
    return answer.status_code, answer.json()


def test_the_best_moves_are_told_in_words_with_their_reasons(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, _ = searching
    table = server.open("person", "person")
    status, hint = ask(table, 0)
    assert (status, hint["type"], hint["seq"]) == (200, "hint", 0)
    offered = {move["n"] for move in table.view(0)["moves"]}
    assert 1 <= len(hint["moves"]) <= 3
    assert hint["sureness"] in ("clear", "equal", "unsure")
    assert (hint["team"], hint["alone"]) == (False, False)
    assert hint["games"] > 0
    assert {move["n"] for move in hint["moves"]} <= offered
    for move in hint["moves"]:
        assert move["wording"]["en"]
        assert move["wording"]["de"]
        assert 0 <= move["low"] <= move["win_chance"] <= move["high"] <= 1
        assert move["points"] is not None
    reasons = [reason for move in hint["moves"] for reason in move["because"]]
    assert reasons
    for reason in reasons:
        assert reason["wording"]["en"]
        assert reason["wording"]["de"]
        assert 0 < reason["percent"] <= 100


def test_a_decision_is_thought_about_once(searching: tuple[InProcessServer, SearchingBots]) -> None:
    server, bots = searching
    table = server.open("person", "person")
    first = ask(table, 0)
    assert ask(table, 0) == first
    assert len(bots.requests) == len(SEARCHED)
    table.post(0, type="play", seq=0, move=first[1]["moves"][0]["n"])
    assert ask(table, 0, 1)[1]["seq"] == 1
    assert len(bots.requests) == 2 * len(SEARCHED)


def test_a_hint_is_refined_in_steps(searching: tuple[InProcessServer, SearchingBots]) -> None:
    """Check that the net answers first, later steps add games, and only the last has reasons."""
    server, bots = searching
    table = server.open("person", "person")
    steps = [table.get("/hint", 0, seq=0, step=step).json() for step in range(len(STEPS))]
    progress = [step["progress"] for step in steps]
    assert progress == sorted(progress)
    assert 0 < progress[0] < 1 == progress[-1]
    assert [step["games"] for step in steps] == [8, 48, 192, 392]
    assert [move["points"] for move in steps[0]["moves"]] == [None] * len(steps[0]["moves"])
    assert [request.first for request in bots.requests] == [True, False, False, False]
    assert all(step["moves"] for step in steps)
    assert not any(move["because"] for step in steps[:-1] for move in step["moves"])
    assert any(move["because"] for move in steps[-1]["moves"])
    assert ask(table, 0)[1] == steps[-1]
    assert table.get("/hint", 0, seq=0, step=99).json() == steps[-1]
    assert len(bots.requests) == len(STEPS)


def test_only_what_the_seat_may_know_is_thought_about(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, bots = searching
    table = server.open("person", "person", options={"wilds": "awake"})
    ask(table, 0)
    position = server.room(table).table.position
    assert bots.requests[0].hidden == bytes(GAME.hide(position, 0)) != bytes(position)


@pytest.mark.parametrize(
    ("viewer", "seq", "status", "code"),
    [
        (None, 0, 403, "spectator"),
        (1, 0, 409, "not-your-turn"),
        (0, 7, 409, "stale"),
    ],
)
def test_nobody_else_and_nothing_else_is_advised(
    searching: tuple[InProcessServer, SearchingBots],
    viewer: int | None,
    seq: int,
    status: int,
    code: str,
) -> None:
    server, bots = searching
    table = server.open("person", "person")
    answer, problem = ask(table, viewer, seq)
    assert (answer, problem["code"]) == (status, code)
    assert bots.requests == []


def test_a_seat_that_a_bot_plays_is_not_advised(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, _ = searching
    table = server.open("person", "person")
    end = next(move for move in table.view(0)["moves"] if move["kind"] == "end")
    table.post(0, type="play", seq=0, move=end["n"])
    server.room(table).table = server.room(table).table.after(
        server.room(table).table.hand_over(1, 1, "heuristic")
    )
    assert ask(table, 1, 1)[1]["code"] == "not-your-turn"


def test_a_game_that_is_over_needs_no_hints(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, _ = searching
    table = server.open("person", "person")
    concede_all(table)
    seq = table.view(0)["seq"]
    assert ask(table, 0, seq)[1]["code"] == "over"


def test_a_table_can_be_played_without_hints(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, bots = searching
    table = server.open("person", "person", hints=False)
    assert table.view(0)["hints"] is False
    status, problem = ask(table, 0)
    assert (status, problem["code"]) == (403, "no-hints")
    assert bots.requests == []


def test_before_searches_are_compiled_it_says_so(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "person")
        status, problem = ask(table, 0)
        assert (status, problem["code"]) == (503, "not-ready")


class Slow(InProcessBots):
    """A stand-in for bots that thinks about a hint until it is cancelled."""

    def __init__(self) -> None:
        self.times = 0
        self.asked = threading.Event()
        self.dropped = threading.Event()

    def can_search(self, game: str) -> bool:
        """Return that every game can be searched."""
        return True

    async def advise(self, request: HintRequest) -> Advice:
        """Wait until the request is cancelled."""
        self.times += 1
        self.asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.dropped.set()
        raise AssertionError


@pytest.mark.parametrize(
    "command",
    [
        {"type": "play", "seq": 0},
        {"type": "hand-over", "seat": 0, "level": "heuristic"},
    ],
)
def test_a_hint_is_called_off_when_the_table_moves_on(
    tmp_path: Path, command: dict[str, Any]
) -> None:
    bots = Slow()
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server, ThreadPoolExecutor(1) as aside:
        table = server.open("person", "person")
        if command["type"] == "play":
            command = {**command, "move": table.view(0)["moves"][-1]["n"]}
        waiting = aside.submit(ask, table, 0)
        assert bots.asked.wait(PATIENCE)
        table.post(0, **command)
        status, problem = waiting.result(PATIENCE)
        assert (status, problem["code"]) == (409, "stale")
        assert bots.dropped.wait(PATIENCE)


def test_one_address_is_thought_for_once_at_a_time(tmp_path: Path) -> None:
    """Check that one address gets one hint at a time, and a few waiting."""
    bots = Slow()
    most = MOST_ASKING + 1
    with (
        run_server(tmp_path / "t.sqlite3", bots=bots) as server,
        ThreadPoolExecutor(most + 1) as aside,
    ):
        tables = [server.open("person", "person") for _ in range(most + 1)]
        waiting = [aside.submit(ask, table, 0) for table in tables]
        refused = next(as_completed(waiting, PATIENCE)).result()
        assert (refused[0], refused[1]["code"]) == (429, "too-fast")
        assert bots.asked.wait(PATIENCE)
        assert bots.times == 1
        # When the first is not wanted any more, the next is thought about.
        for table in tables:
            table.post(0, type="hand-over", seat=0, level="heuristic")
        codes = sorted(answer.result(PATIENCE)[1]["code"] for answer in waiting)
        assert set(codes) <= {"stale", "not-your-turn", "too-fast"}
        assert codes.count("too-fast") == 1


def test_a_hint_is_called_off_when_whoever_asked_hangs_up(tmp_path: Path) -> None:
    bots = Slow()
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        table = server.open("person", "person")
        token = table.tokens[0]
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            path = f"/api/tables/{table.id}/hint?token={token}&seq=0"
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
            assert bots.asked.wait(PATIENCE)
            assert not bots.dropped.is_set()
        assert bots.dropped.wait(PATIENCE)
