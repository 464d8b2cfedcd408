"""Positions: bytes that are copied, compared and stored."""

import pytest
from tests.kernel.toy import GAME, State

from holdfast.kernel.position import Position


def test_a_position_is_its_bytes() -> None:
    position = GAME.new({"players": 2}, 5)
    stored = bytes(position)
    assert len(stored) == State.size
    again = Position.from_bytes(State, stored)
    assert again == position
    assert hash(again) == hash(position)
    assert bytes(again) == stored


def test_a_copy_goes_its_own_way() -> None:
    position = GAME.new({"players": 2}, 5)
    copy = position.copy()
    GAME.play(copy, GAME.move(copy, "roll"))
    assert copy != position
    assert position == GAME.new({"players": 2}, 5)
    copy.state.totals[1] = 7
    assert position.state.totals[1] == 0


def test_other_things_are_not_equal_to_it() -> None:
    position = GAME.new({"players": 2}, 5)
    assert position != bytes(position)
    assert position != GAME.new({"players": 2}, 6)


@pytest.mark.parametrize("length", [0, State.size - 1, State.size + 1])
def test_bytes_of_another_length_are_no_position(length: int) -> None:
    with pytest.raises(ValueError, match=f"has {State.size} bytes, not {length}"):
        Position.from_bytes(State, bytes(length))


def test_who_moves_and_whether_it_is_over() -> None:
    position = GAME.new({"players": 1}, 5)
    assert (position.to_move, position.over) == (0, False)
    GAME.play(position, GAME.move(position, "stop"))
    assert (position.to_move, position.over) == (-1, True)


def test_a_blank_position_is_all_zeros() -> None:
    assert not any(bytes(Position.blank(State)))


def test_a_position_keeps_the_bytes_that_it_was_made_of_until_it_changes() -> None:
    octets = bytes(GAME.new(seed=1))
    made = Position.from_bytes(State, octets)
    assert made.octets is octets
    made.state.to_move = made.to_move + 1
    assert made.octets != octets
    assert Position.from_bytes(State, made.octets) == made
