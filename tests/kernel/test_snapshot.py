"""Snapshots: a copy of a record in plain objects, with the same numbers as a view of it."""

import random
from typing import Any

import pytest

from holdfast.kernel.position import Position
from holdfast.kernel.record import Record, f4, f8, i1, i2, i4, i8, record, u1, u2, u4
from holdfast.kernel.rule import rule
from holdfast.kernel.snapshot import read, read_to_share

Inner = record(small=i1, large=i4, row=(i2, 3))
Shape = record(
    a=i1, b=i2, c=i4, d=i8, e=u1, f=u2, g=u4, x=f4, y=f8, inner=Inner, row=(i2, 3),
    grid=(i1, (2, 4)), cube=(i2, (2, 3, 2)), inners=(Inner, 2), board=(Inner, (2, 2)), end=i1,
)  # fmt: skip


@rule
def count_up(s: Any) -> int:
    """Read and write fields as a rule does, and return one of them."""
    s.inners[1].large += s.grid[1, 3]
    s.grid[1, 3] = 7
    s.row[0] = s.inner.row[2]
    return s.inners[1].large


def random_record(seed: int = 1) -> Position:
    """Return a record full of random numbers."""
    octets = random.Random(seed).randbytes(Shape.size)
    return Position.from_bytes(Shape, octets)


def listed(thing: Any, kind: Record) -> list[Any]:
    """Return all numbers of a record, read by their names."""
    found: list[Any] = []
    for name, field in kind.fields.items():
        value = getattr(thing, name)
        parts = [value] if not field.shape else _parts(value, field.shape)
        for part in parts:
            found += listed(part, field.kind) if isinstance(field.kind, Record) else [repr(part)]
    return found


def _parts(array: Any, shape: tuple[int, ...]) -> list[Any]:
    assert len(array) == shape[0]
    if len(shape) == 1:
        return list(array)
    return [part for i in range(shape[0]) for part in _parts(array[i], shape[1:])]


@pytest.mark.parametrize("seed", range(5))
def test_it_says_the_same_as_a_view(seed: int) -> None:
    position = random_record(seed)
    assert listed(position.read(), Shape) == listed(position.state, Shape)
    assert all(type(n) is int for n in [position.read().c, *position.read().row])


def test_an_array_of_several_dimensions_is_indexed_like_a_view() -> None:
    position = random_record()
    s, checked = position.read(), position.state
    assert s.grid[1, 2] == s.grid[1][2] == checked.grid[1, 2]
    assert s.cube[1, 2, 1] == s.cube[1, 2][1] == s.cube[1][2, 1] == checked.cube[1, 2, 1]
    assert s.board[1, 0].large == checked.board[1, 0].large
    with pytest.raises(IndexError):
        s.grid[1, 4]


def test_what_is_written_to_it_stays_there() -> None:
    position = random_record()
    before = bytes(position)
    s, other = position.read(), position.read()
    s.c, s.row[1], s.grid[0, 1], s.inners[0].large = 1, 2, 3, 4
    s.cube[1, 2] = [5, 6]
    assert (s.c, s.row[1], s.grid[0][1], s.inners[0].large, s.cube[1, 2, 0]) == (1, 2, 3, 4, 5)
    assert bytes(position) == before
    assert listed(other, Shape) == listed(position.state, Shape)


def test_it_stays_as_it_was_when_the_position_changes() -> None:
    position = random_record()
    s = position.read()
    expected = position.state.c
    position.state.c = 5
    assert s.c == expected


def test_rules_play_on_it() -> None:
    position = random_record()
    position.state.inners[1].large = 40
    s = position.read()
    assert count_up(s) == count_up(position.state)
    assert listed(s, Shape) == listed(position.state, Shape)


def test_each_of_several_records_is_read_when_it_is_asked_for() -> None:
    position = random_record()
    s, checked = position.read(), position.state
    assert s.inners[-1].large == checked.inners[1].large
    assert s.inners[-1] is s.inners[1]
    assert [inner.large for inner in s.inners] == [inner.large for inner in checked.inners]
    with pytest.raises(IndexError):
        s.inners[2]


@pytest.mark.parametrize("seed", range(5))
def test_one_that_is_shared_says_the_same(seed: int) -> None:
    position = random_record(seed)
    assert listed(position.snapshot, Shape) == listed(position.state, Shape)


def test_equal_records_of_what_is_shared_are_one_also_in_other_positions() -> None:
    one, other = random_record(1), random_record(2)
    other.state.inners[1].small = one.state.inners[0].small
    other.state.inners[1].large = one.state.inners[0].large
    for i in range(3):
        other.state.inners[1].row[i] = one.state.inners[0].row[i]
    first, second = (read_to_share(Shape, bytes(position)) for position in (one, other))
    assert first.inners[0] is second.inners[1]
    assert first.inners[0] is not second.inners[0]
    assert one.read().inners[0] is not one.read().inners[0]


def test_fields_of_what_is_shared_are_one_while_they_are_equal() -> None:
    one, other = random_record(1), random_record(1)
    other.state.c = (one.state.c + 1) % 100
    first, second = (read_to_share(Shape, bytes(position)) for position in (one, other))
    assert first.inners is second.inners
    assert first.c != second.c
    other.state.inners[0].large = (one.state.inners[0].large + 1) % 100
    third = read_to_share(Shape, bytes(other))
    assert third.inners[0].large == other.state.inners[0].large
    assert third.inners[0] is not first.inners[0]
    assert third.inners[1] is first.inners[1]


def test_there_are_no_other_names() -> None:
    s = random_record().read()
    with pytest.raises(AttributeError):
        _ = s.nothing
    with pytest.raises(AttributeError):
        s.nothing = 1
    with pytest.raises(AttributeError):
        s.inner.nothing = 1


def test_a_block_must_be_long_enough() -> None:
    with pytest.raises(Exception, match="buffer"):
        _ = read(Shape, b"").c
