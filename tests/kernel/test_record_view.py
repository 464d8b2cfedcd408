"""Views of records: fields as plain numbers, with checks that compiled code leaves out."""

from typing import Any

import numpy as np
import pytest

from holdfast.kernel.record import i1, i2, i4, i8, record, u1, u2, u4
from holdfast.kernel.record_view import view

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


@pytest.fixture
def data() -> Any:
    """Return one blank record."""
    return np.zeros(1, Shape.dtype)


@pytest.fixture
def state(data: Any) -> Any:
    """Return a view of this record, with fields."""
    return view(Shape, data.view(np.uint8))


@pytest.mark.parametrize("field", LIMITS)
def test_a_field_holds_what_fits_it(field: str, data: Any, state: Any) -> None:
    for value in LIMITS[field]:
        setattr(state, field, value)
        assert getattr(state, field) == value
        assert type(getattr(state, field)) is int
        assert data[field][0] == value


@pytest.mark.parametrize("field", LIMITS)
def test_what_does_not_fit_is_an_error_and_changes_nothing(field: str, state: Any) -> None:
    setattr(state, field, 1)
    low, high = LIMITS[field]
    for value in (low - 1, high + 1):
        with pytest.raises((ValueError, TypeError, OverflowError)):
            setattr(state, field, value)
    assert getattr(state, field) == 1


def test_numbers_do_not_wrap_around_in_between(state: Any) -> None:
    state.a = 100
    assert state.a + 100 == 200  # an 8-bit scalar would say -56
    state.e = 0
    assert state.e - 1 == -1


def test_views_write_through(data: Any, state: Any) -> None:
    state.inner.small = -3
    state.row[2] = 500
    state.grid[1, 3] = 9
    state.grid[1][0] = 8
    state.inners[1].large = 70_000
    assert data["inner"]["small"][0] == -3
    assert data["row"][0].tolist() == [0, 0, 500]
    assert data["grid"][0].tolist() == [[0, 0, 0, 0], [8, 0, 0, 9]]
    assert data["inners"]["large"][0].tolist() == [0, 70_000]


def test_arrays_have_a_length_and_a_shape(state: Any) -> None:
    assert (len(state.row), state.grid.shape, list(state.row)) == (3, (2, 4), [0, 0, 0])
    assert [inner.small for inner in state.inners] == [0, 0]


@pytest.mark.parametrize("index", [-1, 3, 1000])
def test_an_index_outside_an_array_is_an_error(index: int, data: Any, state: Any) -> None:
    with pytest.raises(IndexError, match="outside an array"):
        state.row[index]
    with pytest.raises(IndexError, match="outside an array"):
        state.row[index] = 1
    with pytest.raises(IndexError):
        state.grid[0, index + 2 if index > 0 else index]
    with pytest.raises(IndexError):
        state.inners[index]
    assert not data["row"].any()


def test_a_field_that_does_not_exist(state: Any) -> None:
    with pytest.raises(AttributeError):
        state.z = 1


def test_rows_and_records_are_not_written_at_once(state: Any) -> None:
    with pytest.raises(TypeError, match="only a number can be written"):
        state.grid[0] = 1
    with pytest.raises(TypeError, match="only a number can be written"):
        state.inners[0] = 1


def test_a_view_knows_its_bytes(data: Any, state: Any) -> None:
    state.d = 5
    assert bytes(state.octets) == data.tobytes()
    assert bytes(state.inners[1].octets) == data.tobytes()
