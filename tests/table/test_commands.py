"""Commands of seats: everybody may give their own, also when others decide."""

import pytest
from tests.table.seated import ENTROPY

from holdfast.games.outbreak import GAME
from holdfast.table import OpenSeat, RefusalError, Table
from holdfast.table.opening import opening


def siege(*levels: str | None) -> Table:
    """Return a table of Outbreak at the last night, where seat 0 decides who acts.

    A level of None makes the seat a person's.
    """
    seats = [
        OpenSeat(name=f"Seat {n}", person=not level, level=level) for n, level in enumerate(levels)
    ]
    start = GAME.named_position("last-night")
    return Table.open(opening(GAME, GAME.choices(start), seats, 0, start), GAME)


def keys(table: Table, seat: int) -> list[str]:
    """Return the keys of the commands that a seat may give."""
    return [GAME.key(table.position, move) for move in table.commands(seat)]


def give_command(table: Table, seat: int, key: str) -> Table:
    """Return the table after a seat has given a command."""
    return table.after(table.play(seat, table.seq, GAME.move(table.position, key), ENTROPY))


def test_everybody_is_offered_their_own_requests() -> None:
    table = siege(None, None, "heuristic", "heuristic")
    assert keys(table, 0) == ["leave:0"]
    assert keys(table, 1) == ["leave:1"]
    assert keys(table, 2) == []


def test_a_request_is_made_while_another_decides() -> None:
    table = siege(None, None, None, None)
    other = next(seat for seat in range(4) if seat != table.to_move)
    decides, table = table.to_move, give_command(table, other, f"leave:{other}")
    assert table.to_move == decides
    assert keys(table, other) == [f"cancel:{other}"]
    assert keys(give_command(table, other, f"cancel:{other}"), other) == [f"leave:{other}"]


def test_nobody_asks_for_another_seat_or_for_one_that_is_not_there() -> None:
    table = siege(None, None, "heuristic", "heuristic")
    for wish in ("leave:1", "leave:2", "join:6"):
        with pytest.raises(RefusalError) as refused:
            give_command(table, 0, wish)
        assert refused.value.code == "not-yours"
