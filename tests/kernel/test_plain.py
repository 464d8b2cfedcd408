"""The interpreted mode: plain numbers, checked where the compiler is silent."""

import gc
import weakref
from typing import Any

import numpy as np
import pytest
from numba import njit

from holdfast.kernel.bits import lowest
from holdfast.kernel.plain import Table, plain, view
from holdfast.kernel.record import i1, i2, i4, i8, record, u1, u2, u4
from holdfast.kernel.rule import rule

Inner = record(small=i1, large=i4)
Shape = record(
    a=i1, b=i2, c=i4, d=i8, e=u1, f=u2, g=u4, inner=Inner, row=(i2, 3), grid=(i1, (2, 4)),
    inners=(Inner, 2),
)  # fmt: skip
LIMITS = {
    "a": (-128, 127),
    "b": (-(2**15), 2**15 - 1),
    "c": (-(2**31), 2**31 - 1),
    "d": (-(2**63), 2**63 - 1),
    "e": (0, 255),
    "f": (0, 2**16 - 1),
    "g": (0, 2**32 - 1),
}
TABLE = np.array([[1, 2, 3], [4, 5, 6]], np.int8)
STEP = 7


@pytest.fixture
def data() -> Any:
    """One blank record."""
    return np.zeros(1, Shape)


@pytest.mark.parametrize("field", LIMITS)
def test_a_field_holds_what_fits_it(field: str, data: Any) -> None:
    state = view(data)
    for value in LIMITS[field]:
        setattr(state, field, value)
        assert getattr(state, field) == value
        assert type(getattr(state, field)) is int
        assert data[field][0] == value


@pytest.mark.parametrize("field", LIMITS)
def test_what_does_not_fit_is_an_error_and_changes_nothing(field: str, data: Any) -> None:
    state = view(data)
    setattr(state, field, 1)
    low, high = LIMITS[field]
    for value in (low - 1, high + 1):
        with pytest.raises((ValueError, TypeError, OverflowError)):
            setattr(state, field, value)
    assert getattr(state, field) == 1


def test_numbers_do_not_wrap_around_in_between(data: Any) -> None:
    state = view(data)
    state.a = 100
    assert state.a + 100 == 200  # an 8-bit scalar would say -56
    state.e = 0
    assert state.e - 1 == -1


def test_views_write_through(data: Any) -> None:
    state = view(data)
    state.inner.small = -3
    state.row[2] = 500
    state.grid[1, 3] = 9
    state.grid[1][0] = 8
    state.inners[1].large = 70_000
    assert data["inner"]["small"][0] == -3
    assert data["row"][0].tolist() == [0, 0, 500]
    assert data["grid"][0].tolist() == [[0, 0, 0, 0], [8, 0, 0, 9]]
    assert data["inners"]["large"][0].tolist() == [0, 70_000]


def test_arrays_have_a_length_and_a_shape(data: Any) -> None:
    state = view(data)
    assert (len(state.row), state.grid.shape, list(state.row)) == (3, (2, 4), [0, 0, 0])
    assert [inner.small for inner in state.inners] == [0, 0]


@pytest.mark.parametrize("index", [-1, 3, 1000])
def test_an_index_outside_an_array_is_an_error(index: int, data: Any) -> None:
    state = view(data)
    with pytest.raises(IndexError, match="outside an array"):
        state.row[index]
    with pytest.raises(IndexError, match="outside an array"):
        state.row[index] = 1
    with pytest.raises(IndexError):
        state.grid[0, index + 2 if index > 0 else index]
    with pytest.raises(IndexError):
        state.inners[index]
    assert not data["row"].any()


def test_a_field_that_does_not_exist(data: Any) -> None:
    with pytest.raises(AttributeError):
        view(data).z = 1


@pytest.mark.parametrize("index", [(2, 0), (0, 3), (-1, 0), (0, -1)])
def test_a_table_is_checked_too(index: tuple[int, int]) -> None:
    table = Table(TABLE)
    assert (table[1, 2], table[0][1], len(table), table.shape) == (6, 2, 2, (2, 3))
    assert type(table[1, 2]) is int
    with pytest.raises(IndexError):
        table[index]


# Twins


@rule
def twice(x: int) -> int:
    """A rule that is called by another."""
    return 2 * x + STEP


@rule
def looked_up(s: Any, row: int) -> int:
    """A rule that calls a rule and reads a table and a record."""
    s.c = twice(TABLE[row, 1]) + s.a
    return s.c


def test_a_twin_gives_what_the_compiled_rule_gives(data: Any) -> None:
    data["a"] = 100
    entry = njit(lambda states, row: looked_up(states[0], row))
    for row in range(2):
        compiled = entry(data.copy(), row)
        assert plain(looked_up)(view(data), row) == compiled == 2 * TABLE[row, 1] + STEP + 100
        assert data["c"][0] == compiled


def test_a_rule_called_from_python_says_how_to_call_it() -> None:
    with pytest.raises(TypeError, match=r"lowest is a rule: from Python call plain\(lowest\)"):
        lowest(6)


def test_a_twin_calls_twins() -> None:
    names = plain(looked_up).__globals__
    assert names["twice"] is plain(twice)
    assert isinstance(names["TABLE"], Table)
    assert names["STEP"] == STEP


def test_a_twin_is_made_once_and_other_functions_stay_themselves() -> None:
    assert plain(twice) is plain(twice)
    assert plain(len) is len
    assert twice.__name__ == plain(twice).__name__ == "twice"


def test_a_twin_keeps_defaults_and_what_it_closes_over() -> None:
    offset, table = 5, np.array([10, 20], np.int16)

    def inner(x: int, y: int = 3) -> int:
        return twice(x) + y + offset + table[1]

    twin = plain(njit(inner))
    assert twin(1) == 2 + STEP + 3 + 5 + 20
    assert twin(1, 0) == 2 + STEP + 5 + 20


def test_a_rule_with_a_twin_stays_alive() -> None:
    """Else another rule could come to lie where it was, and be taken for it."""
    dispatcher = njit(lambda: 1)
    known = weakref.ref(dispatcher)
    plain(dispatcher)
    del dispatcher
    gc.collect()
    assert known() is not None
