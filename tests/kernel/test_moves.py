"""Moves: all of them numbered side by side."""

from math import prod

import pytest

from holdfast.kernel.moves import MoveKinds


@pytest.fixture
def moves() -> MoveKinds:
    """Kinds with no, one and two arguments, and a command."""
    moves = MoveKinds()
    assert moves.add("end") == 0
    assert moves.add("gather", meeple=10) == 1
    assert moves.add("move", meeple=10, direction=6) == 11
    assert moves.add("concede", offered=False) == 71
    return moves


def test_numbers_lie_side_by_side(moves: MoveKinds) -> None:
    assert moves.count == 72
    assert [kind.first for kind in moves.kinds.values()] == [0, 1, 11, 71]
    for kind in moves.kinds.values():
        assert kind.count == prod(kind.domains.values())


def test_every_number_is_a_move_and_every_move_a_number(moves: MoveKinds) -> None:
    for number in range(moves.count):
        kind, arguments = moves.decode(number)
        assert moves.encode(kind.name, **arguments) == number
        assert list(arguments) == list(kind.domains)


def test_rules_count_in_the_same_way(moves: MoveKinds) -> None:
    assert moves.encode("move", meeple=3, direction=4) == 11 + 3 * 6 + 4
    assert moves.decode(11 + 3 * 6 + 4)[1] == {"meeple": 3, "direction": 4}


def test_a_command_is_not_offered(moves: MoveKinds) -> None:
    offered = {name: kind.offered for name, kind in moves.kinds.items()}
    assert offered == {"end": True, "gather": True, "move": True, "concede": False}


@pytest.mark.parametrize("number", [-1, 72, 10**9])
def test_there_is_no_other_number(number: int, moves: MoveKinds) -> None:
    with pytest.raises(ValueError, match=f"no move number {number}: moves go from 0 to 71"):
        moves.decode(number)


@pytest.mark.parametrize("direction", [-1, 6])
def test_an_argument_outside_its_domain(direction: int, moves: MoveKinds) -> None:
    with pytest.raises(ValueError, match=rf"move: direction {direction} is not in 0\.\.5"):
        moves.encode("move", meeple=0, direction=direction)


def test_a_kind_is_declared_once(moves: MoveKinds) -> None:
    with pytest.raises(ValueError, match="'end' is declared twice"):
        moves.add("end")


def test_commands_come_last(moves: MoveKinds) -> None:
    assert moves.commands == moves.encode("concede") == 71
    assert all(kind.offered == (kind.first < moves.commands) for kind in moves.kinds.values())
    with pytest.raises(ValueError, match="'late' is declared after commands, which come last"):
        moves.add("late")
    assert moves.add("leave", offered=False, seat=2) == 72
    assert moves.commands == 71


def test_without_commands_all_moves_are_offered() -> None:
    moves = MoveKinds()
    moves.add("end", seat=3)
    assert moves.commands == moves.count == 3
