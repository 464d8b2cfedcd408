"""Records: the kernel lays out the fields of a position as NumPy and the compiler do."""

from typing import Any

import numpy as np
import pytest
from tests.kernel import toy

from holdfast import games
from holdfast.kernel.agenda import Agenda
from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.record import (
    Number,
    Record,
    f4,
    f8,
    i1,
    i2,
    i4,
    i8,
    record,
    record_of,
    u1,
    u2,
    u4,
)
from holdfast.kernel.record_view import view

NUMBERS = (i1, i2, i4, i8, u1, u2, u4, f4, f8)
Inner = record(x=i1, y=u1)
Wide = record(first=i1, last=i8)

ODD = {
    "one byte": record(a=i1),
    "gaps": record(a=i1, b=i4, c=i2),
    "a gap at the end": record(a=i8, b=i1),
    "all numbers": record(**{f"{n.name}_{k}": n for k, n in enumerate(NUMBERS)}),
    "all numbers backwards": record(
        **{f"{n.name}_{k}": n for k, n in enumerate(reversed(NUMBERS))}
    ),
    "a record that is wider than its place": record(a=i1, wide=Wide, b=i1),
    "records in a row": record(a=i1, many=(Inner, 3), b=i2, wide=(Wide, 2), c=i1),
    "a grid": record(a=u1, grid=(u4, (2, 5)), cube=(i2, (2, 3, 4)), z=f8),
    "a row of one": record(a=(i1, 1), b=(i8, (1, 1))),
    "an empty row": record(a=i1, none=(i4, 0), b=i1),
    "deep": record(a=i1, deep=(record(b=i1, deeper=record(c=(Wide, 2), d=i2)), 3), e=i1),
    "agenda": Agenda,
    "chance": Chance,
}  # fmt: skip


def check_layout(kind: Record | Number, dtype: Any) -> None:
    """Check that every field, also inside others, lies where NumPy puts it."""
    assert kind.size == dtype.itemsize
    assert kind.align == dtype.alignment
    if isinstance(kind, Number):
        assert kind.name == dtype.str[1:]
        return
    assert list(kind.fields) == list(dtype.names)
    for name, field in kind.fields.items():
        inner, offset = dtype.fields[name][:2]
        assert field.offset == offset, name
        assert field.size == inner.itemsize, name
        assert field.shape == inner.shape, name
        check_layout(field.kind, inner.base)


@pytest.mark.parametrize("name", ODD)
def test_odd_records_lie_as_numpy_lays_them(name: str) -> None:
    check_layout(ODD[name], ODD[name].dtype)


@pytest.mark.parametrize("name", games.names())
def test_positions_of_games_lie_as_numpy_lays_them(name: str) -> None:
    check_layout(games.load(name).state, games.load(name).state.dtype)


def test_so_does_the_position_of_the_toy() -> None:
    check_layout(toy.State, toy.State.dtype)
    assert record_of(toy.State.dtype) is toy.State


@pytest.mark.parametrize("game", [toy.GAME], ids=["toy"])
def test_what_is_written_by_field_is_read_by_numpy(game: Game) -> None:
    octets = bytearray(game.state.size)
    s, data = view(game.state, octets), np.frombuffer(octets, game.state.dtype)
    s.totals[3] = -7
    s.chance.words[2] = 2**32 - 1
    s.agenda.frames[11].d = 300
    s.options.players = 4
    assert data["totals"][0].tolist() == [0, 0, 0, -7]
    assert data["chance"]["words"][0, 2] == 2**32 - 1
    assert data["agenda"]["frames"]["d"][0, 11] == 300
    assert data["options"]["players"][0] == 4


def test_fields_lie_in_order_and_aligned() -> None:
    shape = record(a=i1, b=i4, c=i2)
    assert list(shape.fields) == ["a", "b", "c"]
    assert [field.offset for field in shape.fields.values()] == [0, 4, 8]
    assert (shape.size, shape.align) == (12, 4)
    assert repr(shape) == "<Record a, b, c>"


def test_a_record_knows_its_types_of_number() -> None:
    assert record(a=i1, b=(record(c=u4), 2)).codes() == {"b", "I"}


def test_a_field_may_not_begin_with_an_underscore() -> None:
    with pytest.raises(ValueError, match="'_hidden'"):
        record(_hidden=i1)


@pytest.mark.parametrize("kind", [int, "i1", None, ((i1, 2), 3)])
def test_a_field_is_a_number_a_record_or_an_array_of_either(kind: Any) -> None:
    with pytest.raises(ValueError, match="field 'odd' is neither a number type nor a record"):
        record(odd=kind)
