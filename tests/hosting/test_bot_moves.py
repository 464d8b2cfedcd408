"""Explanations of a bot's move: for those who may know the move, from what they may know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.hosting.test_twins import OFFERED, chance_alike, pairs, same, table_at
from tests.support.laws import Laws, laws_of
from tests.support.server import InProcessServer, OpenTable, SearchingBots, run_server, wait_until
from tests.support.states import position_of

from holdfast import games
from holdfast.games.outlast import decisions
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.record import NOBODY
from holdfast.server.worker_answers import prepare
from holdfast.table import RefusalError, Table
from holdfast.table.entries import Moved

GAME = games.load("outlast")
ENTROPY = "0123456789abcdef" * 2


@pytest.fixture
def searching(
    tmp_path: Path, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[InProcessServer, SearchingBots]]:
    """Yield a server that looks ahead, and its bots."""
    monkeypatch.setattr(GAME, "engine", compiled(GAME))
    prepare(GAME.name)
    bots = SearchingBots()
    with run_server(tmp_path / "t.sqlite3", bots=bots) as server:
        yield server, bots


def ask(table: OpenTable, viewer: int | None, seq: int) -> tuple[int, dict[str, Any]]:
    answer = table.get("/made", viewer, seq=seq)
    return answer.status_code, answer.json()


def after_a_bot(server: InProcessServer, **wish: Any) -> OpenTable:
    """Return a table at which a bot has made the first move."""
    table = server.open("heuristic", "person", **wish)
    with table.socket(1):  # bots play while somebody is there
        wait_until(lambda: server.room(table).table.seq > 0)
    return table


def test_a_bots_move_is_explained_beside_another(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, bots = searching
    table = after_a_bot(server)
    status, why = ask(table, 1, 1)
    assert (status, why["type"], why["seq"]) == (200, "hint", 1)
    turn = server.load_table(table).history.turn(1)
    assert turn is not None
    assert why["moves"][0]["n"] == turn.move
    assert len(why["moves"]) == 2
    assert bots.doubts[0].viewer == 1
    assert ask(table, None, 1)[0] == 200
    assert bots.doubts[1].viewer == NOBODY


def test_only_what_the_asking_seat_may_know_is_looked_at(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, bots = searching
    table = after_a_bot(server, options={"wilds": "awake"})
    assert ask(table, 1, 1)[0] == 200
    turn = server.load_table(table).history.turn(1)
    assert turn is not None
    before = GAME.hide(type(turn.position).from_bytes(GAME.state, turn.before), 1)
    assert bots.doubts[0].hidden == bytes(before) != turn.before


@pytest.mark.parametrize(("seq", "status", "code"), [(0, 409, "not-a-bot"), (99, 409, "not-a-bot")])
def test_nothing_else_is_explained(
    searching: tuple[InProcessServer, SearchingBots], seq: int, status: int, code: str
) -> None:
    server, bots = searching
    table = after_a_bot(server)
    answer, problem = ask(table, 1, seq)
    assert (answer, problem["code"]) == (status, code)
    assert bots.doubts == []


def test_a_table_without_hints_explains_nothing(
    searching: tuple[InProcessServer, SearchingBots],
) -> None:
    server, _ = searching
    table = after_a_bot(server, hints=False)
    assert ask(table, 1, 1)[1]["code"] == "no-hints"


def by_bot(table: Table, move: int) -> Table:
    """Return the table after a bot's move."""
    moved = Moved(seat=table.to_move, move=move, entropy=ENTROPY, by="bot")
    return table.after(moved)


def explanation_input(table: Table, viewer: int) -> tuple[bytes, int] | str:
    """Return what an explanation would be made from, or the code with which it is refused."""
    try:
        made = table.known_move(viewer, table.seq)
    except RefusalError as refusal:
        return refusal.code
    return bytes(made.hidden), made.move


@pytest.mark.parametrize("laws", OFFERED, ids=lambda laws: laws.name)
def test_an_explanation_gives_nothing_away(
    laws: Laws, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that explanations are equal at tables that a viewer cannot tell apart.

    The tables differ in what is hidden, or in the bot's move.
    """
    engine, game, found = compiled(laws.game), laws.game, Counter[str]()
    monkeypatch.setattr(game, "engine", engine)
    rng = random.Random(4)
    for position, twin, viewer in pairs(laws, engine, 150, rng):
        move = rng.choice(game.legal(position))
        one, known = by_bot(table_at(game, position), move), None
        others = [(position, other) for other in game.legal(position)[:9] if other != move]
        others += [(twin, move)] if move in game.legal(twin) else []
        for world, other in others:
            two = by_bot(table_at(game, world), other)
            if same(one, two, viewer) and not chance_alike(one, two):
                known = known or explanation_input(one, viewer)
                assert known == explanation_input(two, viewer)
                found["alike"] += 1
        found["told"] += explanation_input(one, viewer) not in ("not-known", "not-a-bot")
    assert found["alike"]
    assert found["told"]


def test_a_number_chosen_in_secret_is_not_explained_to_others(
    compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a secret number is not explained before both sides have chosen (LA-D-BLIND)."""
    engine, found = compiled(GAME), Counter[str]()
    monkeypatch.setattr(GAME, "engine", engine)
    laws = laws_of("outlast")
    fights = {"players": 2, "fight_boost": "blind", "player_fights": "on"}
    blind = [{**options, **fights} for options in laws.option_sets(6, 3)]
    play = laws.player(engine, blind, 3).play(20_000)
    for row in np.flatnonzero(play.before["ask"] == decisions.BLIND)[:40]:
        position = position_of(GAME, play.before[row : row + 1])
        seat = position.to_move
        for move in GAME.legal(position):
            table = by_bot(table_at(GAME, position), move)
            assert (
                explanation_input(table, 1 - seat)
                == explanation_input(table, NOBODY)
                == "not-known"
            )
            assert explanation_input(table, seat) == (bytes(GAME.hide(position, seat)), move)
            found["secret"] += 1
    assert found["secret"]
