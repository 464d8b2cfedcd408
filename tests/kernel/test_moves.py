"""Moves: all kinds of moves of a game, numbered in one row."""

from math import prod
from typing import Any

import numpy as np
import pytest
from numba.core.errors import TypingError

from holdfast.kernel import compiler
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.rule import rule


@pytest.fixture
def moves() -> MoveKinds:
    """Return kinds of moves with no, one and two arguments, and a command."""
    moves = MoveKinds()
    moves.add("end")
    moves.add("gather", meeple=10)
    moves.add("move", meeple=10, direction=6)
    moves.add("concede", offered=False)
    return moves


def test_numbers_lie_side_by_side(moves: MoveKinds) -> None:
    assert moves.count == 72
    assert [kind.first for kind in moves.kinds.values()] == [0, 1, 11, 71]
    for kind in moves.kinds.values():
        assert kind.size == prod(kind.domains.values())


def test_every_number_is_a_move_and_every_move_a_number(moves: MoveKinds) -> None:
    for number in range(moves.count):
        kind, arguments = moves.decode(number)
        assert moves.encode(kind.name, **arguments) == number
        assert list(arguments) == list(kind.domains)


def test_a_kind_numbers_its_moves(moves: MoveKinds) -> None:
    end, move = moves.kinds["end"], moves.kinds["move"]
    number = 11 + 3 * 6 + 4
    assert end() == 0
    assert move(3, 4) == move(3, direction=4) == move(direction=4, meeple=3) == number
    assert (move.meeple(number), move.direction(number)) == (3, 4)
    assert moves.encode("move", meeple=3, direction=4) == number
    assert moves.decode(number) == (move, {"meeple": 3, "direction": 4})


def test_a_kind_knows_its_moves(moves: MoveKinds) -> None:
    move = moves.kinds["move"]
    assert [number in move for number in (10, 11, 70, 71)] == [False, True, True, False]
    assert all((number in kind) == (moves.decode(number)[0] is kind)
               for kind in moves.kinds.values() for number in range(moves.count))  # fmt: skip


def test_a_move_of_another_kind_has_no_such_field(moves: MoveKinds) -> None:
    with pytest.raises(ValueError, match="move number 10 is no 'move' and has no direction"):
        moves.kinds["move"].direction(10)


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((1,), {}), ((1, 2, 3), {}), ((1,), {"meeple": 1}), ((1, 2), {"weather": 1})],
)
def test_every_field_has_one_value(
    values: tuple[int, ...], named: dict[str, int], moves: MoveKinds
) -> None:
    with pytest.raises(TypeError, match="move takes meeple, direction"):
        moves.kinds["move"](*values, **named)


def test_a_field_is_not_called_like_what_every_kind_has() -> None:
    with pytest.raises(ValueError, match="'take' cannot have a field called 'size'"):
        MoveKinds().add("take", size=3)


# Compiled


MOVES = MoveKinds()
END = MOVES.add("end")
SHOOT = MOVES.add("shoot", hunter=5, weapons=3, munitions=9)
GATHER = MOVES.add("gather", meeple=4)


@rule
def list_each(kind: Any, count: int, out: Any, at: int) -> None:
    """List moves of a kind that is passed as an argument."""
    for i in range(count):
        out[at + i] = kind(i)


@rule
def use_kinds(hunter: int, weapons: int, munitions: int, out: Any) -> None:
    """Use kinds of moves in every way that a rule may."""
    out[0] = END()
    out[1] = SHOOT(hunter, weapons, munitions)
    out[2] = SHOOT(munitions=munitions, hunter=hunter, weapons=weapons)
    move = out[1]
    out[3] = SHOOT.hunter(move)
    out[4] = SHOOT.weapons(move)
    out[5] = SHOOT.munitions(move)
    out[6] = 1 if move in SHOOT else 0
    out[7] = 1 if move in END or move in GATHER else 0
    out[8] = 1 if move - 135 not in SHOOT else 0
    list_each(GATHER, 4, out, 9)


@pytest.mark.parametrize("shot", [(0, 0, 0), (4, 2, 8), (3, 1, 7)])
def test_compiled_rules_number_moves_in_the_same_way(shot: tuple[int, int, int]) -> None:
    entry = compiler.entry_point(lambda a, b, c, out: use_kinds(a, b, c, out))
    compiled, plain = np.zeros(13, np.int16), [0] * 13
    entry(*shot, compiled)
    use_kinds(*shot, plain)
    assert list(compiled) == plain
    assert plain[3:9] == [*shot, 1, 0, 1]


@rule
def forgetful(hunter: int) -> int:
    """Make a move without one of its arguments."""
    return SHOOT(hunter, munitions=2)


def test_the_compiler_names_the_kind_that_is_called_wrongly() -> None:
    with pytest.raises(TypingError, match=r"Invalid use of MoveKind\(shoot"):
        compiler.entry_point(lambda hunter: forgetful(hunter))(1)


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
    assert moves.add("leave", offered=False, seat=2).first == 72
    assert moves.commands == 71


def test_without_commands_all_moves_are_offered() -> None:
    moves = MoveKinds()
    moves.add("end", seat=3)
    assert moves.commands == moves.count == 3
