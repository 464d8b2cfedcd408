"""Rematches: the same people again, each one seat further, at one new table."""

from __future__ import annotations

import pytest
from tests.table.seated import GAME, played, seated

from holdfast.kernel.record import NOBODY
from holdfast.table import OpenSeat, RefusalError, Table


def finished_table(kinds: str = "ppb") -> Table:
    """Return a table at which everybody but the last has conceded."""
    return played(seated(kinds, turn="A", options={"board": "small"}), "concede", "concede")


def test_everybody_moves_up_and_whoever_asks_sits_there_already() -> None:
    opening = finished_table().rematch(1, 7)
    assert opening.seats == [
        OpenSeat(name="Ben", person=True),
        OpenSeat(name="Cleo", level="heuristic"),
        OpenSeat(name="Anna"),
    ]
    assert (opening.seed, opening.start, opening.position) == (7, None, None)
    assert opening.options["board"] == "small"
    assert Table.open(opening, GAME).to_move == 0


def test_a_bot_that_kept_a_seat_keeps_it() -> None:
    table = seated("pp", turn="A")
    table = table.after(table.hand_over(1, 1, "heuristic"))
    table = played(table, "concede")
    assert table.rematch(0, 7).seats[0] == OpenSeat(name="Ben", level="heuristic")
    assert table.rematch(1, 7).seats[0] == OpenSeat(name="Ben", person=True)


def test_where_everybody_sits() -> None:
    table = finished_table()
    assert [table.next_seat(seat) for seat in (0, 1, 2, NOBODY)] == [2, 0, 1, NOBODY]


def test_there_is_one_rematch() -> None:
    table = finished_table()
    table = table.after(table.go_on(1, "there"))
    assert table.next is not None
    assert (table.next.table, table.next.seat) == ("there", 1)
    with pytest.raises(RefusalError) as refusal:
        table.go_on(0, "elsewhere")
    assert refusal.value.code == "already"


@pytest.mark.parametrize(("viewer", "code"), [(0, "not-over"), (NOBODY, "spectator")])
def test_who_cannot_ask_for_one(viewer: int, code: str) -> None:
    table = seated("pp")
    for ask in (lambda: table.rematch(viewer, 7), lambda: table.go_on(viewer, "there")):
        with pytest.raises(RefusalError) as refusal:
            ask()
        assert refusal.value.code == code
