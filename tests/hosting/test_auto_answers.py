"""Standing answers that a game lays down for everybody who has said nothing else (EX-PROT-9)."""

from typing import Any

import pytest
from tests.hosting.test_newcomers import end_turn, play
from tests.support.server import House, Opened


@pytest.fixture
def table(house: House) -> Opened:
    """Anna and Ben; Ben holds Protocols that he could play when Anna's next turn begins."""
    return house.open("person", "person", game="exoworld", position="all-hands")


def to_annas_next_turn(table: Opened) -> None:
    """Let Anna's turn and Ben's pass."""
    end_turn(table)
    end_turn(table)


@pytest.mark.clause("EX-PROT-9")
def test_the_first_window_is_passed(table: Opened) -> None:
    seat = table.view(1)["seats"][1]
    assert (seat["auto_answers"], seat["usual"]) == ({}, {"w1": "pass"})
    assert table.view(0)["seats"][1]["usual"] == {}
    with table.socket(None) as line:
        to_annas_next_turn(table)
        while not line.latest or line.latest["view"]["turn"] < 6 or asked(line.latest) == "w1":
            line.receive()
        assert (line.latest["ask"]["seat"], asked(line.latest)) == (0, "act")
    told = table.get("/frames", 1).json()["frames"]
    assert any(frame["move"] == "pass" and frame["seat"] == 1 for frame in told[-2:])


@pytest.mark.clause("EX-PROT-9")
def test_the_next_window_asks_once(table: Opened) -> None:
    assert table.post(1, type="auto-answers", answers={}, awake=True).status_code == 200
    assert table.view(1)["seats"][1]["awake"]
    assert not table.view(0)["seats"][1]["awake"]
    to_annas_next_turn(table)
    assert (table.view()["ask"]["seat"], asked(table.view())) == (1, "w1")
    play(table, 1, "pass")
    assert not table.view(1)["seats"][1]["awake"]


@pytest.mark.clause("EX-PROT-9")
def test_somebody_wants_to_be_asked_always(table: Opened) -> None:
    table.post(1, type="auto-answers", answers={"w1": "ask"})
    to_annas_next_turn(table)
    assert (table.view()["ask"]["seat"], asked(table.view())) == (1, "w1")


@pytest.mark.clause("EX-PROT-9")
def test_with_hidden_hands_everybody_is_asked(house: House) -> None:
    hidden = {"incommunication": "on"}
    table = house.open("person", "person", game="exoworld", options=hidden)
    assert table.view(0)["seats"][0]["usual"] == {}


def asked(view: dict[str, Any]) -> str:
    """What is being decided."""
    return str(view["ask"]["decision"])
