"""Byte buffers and arrays that engines work on, with NumPy or without.

Compiled rules take NumPy arrays. Interpreted rules also take memoryviews of Python's own bytes, so
this module works where NumPy is not installed, as in a browser. NumPy is imported with the first
array: to load a game takes half as long without it.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from math import prod
from typing import Any

from holdfast.kernel.record import Number, Record, record_of
from holdfast.kernel.record_view import view


def _is_installed(module: str) -> bool:
    """Return whether a module can be imported, without importing it."""
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


HAS_NUMPY = _is_installed("numpy")
"""Whether there are NumPy arrays. Without them rules are always interpreted."""


def numbers(kind: Number, *shape: int) -> Any:
    """Return an array of zeros of this number type and shape."""
    if HAS_NUMPY:
        import numpy as np

        return np.zeros(shape, kind.dtype)
    if prod(shape) == 0:
        return Nothing(shape)
    octets: Any = memoryview(bytearray(kind.size * prod(shape)))
    return octets.cast(kind.code, shape)


def of(kind: Number, values: Any) -> Any:
    """Return a one-dimensional array of this number type with these values."""
    row = numbers(kind, len(values))
    for at, value in enumerate(values):
        row[at] = value
    return row


def first_rows(array: Any, count: int) -> list[list[int]]:
    """Return the first rows of a two-dimensional array as lists."""
    rows: list[list[int]] = array[:count].tolist() if HAS_NUMPY else array.tolist()[:count]
    return rows


class Nothing:
    """An empty array without NumPy; rules only read its shape."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.shape = shape

    def __len__(self) -> int:
        return self.shape[0]

    def tolist(self) -> list[Any]:
        """Return an empty list."""
        return []


def records(kind: Record, octets: bytearray) -> Any:
    """Return a block of bytes as an array of records."""
    if not HAS_NUMPY:
        return Records(kind, octets)
    import numpy as np

    return np.frombuffer(octets, kind.dtype)


def interpretable(argument: Any) -> Any:
    """Return an engine's argument in the form that interpreted rules take.

    NumPy arrays become memoryviews or `Records`, whose items are plain Python integers. NumPy
    scalars would overflow where compiled code does not.
    """
    np = sys.modules.get("numpy")
    if not HAS_NUMPY or np is None or not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype.names:
        return Records(record_of(argument.dtype), argument.view(np.uint8))
    # A memoryview yields plain integers. An empty array has none, and rules only read its shape.
    return memoryview(argument) if argument.size else argument


class Records:
    """An array of records in a block of bytes. Indexing returns views, assignment copies."""

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
        """The number of records, as a tuple of one integer."""
        return (len(self.octets) // self._kind.size,)
