"""Records: the shape of a position."""

import numpy as np
import pytest

from holdfast.kernel.record import i1, i2, i4, record, u1, u4


def test_fields_lie_in_order_and_aligned() -> None:
    shape = record(a=i1, b=i4, c=i2)
    assert shape.names == ("a", "b", "c")
    assert [shape.fields[name][1] for name in shape.names] == [0, 4, 8]
    assert shape.itemsize == 12


def test_a_field_is_a_number_a_record_or_an_array_of_either() -> None:
    inner = record(x=i1, y=u1)
    outer = record(one=inner, many=(inner, 3), grid=(u4, (2, 5)))
    states = np.zeros(1, outer)
    states["many"]["y"][0, 2] = 200
    states["grid"][0, 1, 4] = 2**32 - 1
    assert states["many"].shape == (1, 3)
    assert outer.fields["grid"][0].shape == (2, 5)
    assert states["one"]["x"][0] == 0


def test_a_field_may_not_begin_with_an_underscore() -> None:
    with pytest.raises(ValueError, match="'_hidden'"):
        record(_hidden=i1)
