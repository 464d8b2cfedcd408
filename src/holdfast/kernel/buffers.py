"""Memory: the blocks of bytes that engines work on, with NumPy or without.

Compiled rules take NumPy's arrays. The interpreted rules are content with Python's own bytes seen
as numbers, so everything here works where NumPy cannot be had, as in a browser.
"""

from __future__ import annotations

from math import prod
from typing import Any

from holdfast.kernel.record import Number, Record, record_of
from holdfast.kernel.record_view import view

try:
    import numpy as np
except ImportError:  # interpreted rules are all there is
    np = None  # type: ignore[assignment]

HAS_NUMPY = np is not None


def numbers(kind: Number, *shape: int) -> Any:
    """Zeros in this shape, as an engine takes them."""
    if HAS_NUMPY:
        return np.zeros(shape, kind.dtype)
    if prod(shape) == 0:
        return Nothing(shape)
    octets: Any = memoryview(bytearray(kind.size * prod(shape)))
    return octets.cast(kind.code, shape)


def of(kind: Number, values: Any) -> Any:
    """These numbers in a row, as an engine takes them."""
    row = numbers(kind, len(values))
    for at, value in enumerate(values):
        row[at] = value
    return row


def first_rows(array: Any, count: int) -> list[list[int]]:
    """The first rows of an array of two dimensions, as lists."""
    rows: list[list[int]] = array[:count].tolist() if HAS_NUMPY else array.tolist()[:count]
    return rows


class Nothing:
    """An empty array: it is only asked for its shape."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.shape = shape

    def __len__(self) -> int:
        return self.shape[0]

    def tolist(self) -> list[Any]:
        """Nothing."""
        return []


def records(kind: Record, octets: bytearray) -> Any:
    """A block of bytes as an array of records, as an engine takes it."""
    return np.frombuffer(octets, kind.dtype) if HAS_NUMPY else Records(kind, octets)


def interpretable(argument: Any) -> Any:
    """What an engine is given, as interpreted rules take it: plain numbers in it, no scalars."""
    if not HAS_NUMPY or not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype.names:
        return Records(record_of(argument.dtype), argument.view(np.uint8))
    # A memoryview yields plain numbers; an empty one cannot be shaped, but is only asked its shape.
    return memoryview(argument) if argument.size else argument  # type: ignore[arg-type]


class Records:
    """Records one after the other in a block of bytes: indexing gives views, assigning copies."""

    def __init__(self, kind: Record, octets: Any) -> None:
        self._kind = kind
        self.octets = memoryview(octets).cast("B")

    def __getitem__(self, index: int) -> Any:
        size = self._kind.size
        return view(self._kind, self.octets[index * size : (index + 1) * size])

    def __setitem__(self, index: int, record: Any) -> None:
        size = self._kind.size
        self.octets[index * size : (index + 1) * size] = record.octets

    @property
    def shape(self) -> tuple[int]:
        """How many there are."""
        return (len(self.octets) // self._kind.size,)
