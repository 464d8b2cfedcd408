"""Automatic answers that a game gives for everybody who has chosen nothing else (EX-PROT-9)."""

from typing import Any

import pytest
from tests.hosting.test_newcomers import end_turn, play
from tests.support.server import OpenTable, Server


@pytest.fixture
def table(server: Server) -> OpenTable:
    """Return a table with Anna and Ben, who could play Protocols when Anna's next turn begins."""
    return server.open("person", "person", game="exoworld", position="all-hands")


def to_annas_next_turn(table: OpenTable) -> None:
    """Let Anna's turn and Ben's pass."""
    end_turn(table)
    end_turn(table)


@pytest.mark.clause("EX-PROT-9")
def test_the_first_window_is_passed(table: OpenTable) -> None:
    seat = table.view(1)["seats"][1]
    assert (seat["auto_answers"], seat["usual"]) == ({}, {"w1": "pass"})
    assert table.view(0)["seats"][1]["usual"] == {}
    with table.socket(None) as line:
        to_annas_next_turn(table)
        while (
            not line.latest or line.latest["view"]["turn"] < 6 or decision_of(line.latest) == "w1"
        ):
            line.receive()
        assert (line.latest["ask"]["seat"], decision_of(line.latest)) == (0, "act")
    told = table.get("/frames", 1).json()["frames"]
    assert any(frame["move"] == "pass" and frame["seat"] == 1 for frame in told[-2:])


@pytest.mark.clause("EX-PROT-9")
def test_the_next_window_asks_once(table: OpenTable) -> None:
    assert table.post(1, type="auto-answers", answers={}, awake=True).status_code == 200
    assert table.view(1)["seats"][1]["awake"]
    assert not table.view(0)["seats"][1]["awake"]
    to_annas_next_turn(table)
    assert (table.view()["ask"]["seat"], decision_of(table.view())) == (1, "w1")
    play(table, 1, "pass")
    assert not table.view(1)["seats"][1]["awake"]


@pytest.mark.clause("EX-PROT-9")
def test_somebody_wants_to_be_asked_always(table: OpenTable) -> None:
    table.post(1, type="auto-answers", answers={"w1": "ask"})
    to_annas_next_turn(table)
    assert (table.view()["ask"]["seat"], decision_of(table.view())) == (1, "w1")


@pytest.mark.clause("EX-PROT-9")
def test_with_hidden_hands_everybody_is_asked(server: Server) -> None:
    hidden = {"incommunication": "on"}
    table = server.open("person", "person", game="exoworld", options=hidden)
    assert table.view(0)["seats"][0]["usual"] == {}


def decision_of(view: dict[str, Any]) -> str:
    """Return the name of the open decision."""
    return str(view["ask"]["decision"])
