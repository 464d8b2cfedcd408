"""Records: the memory layout of a position.

A position is one fixed-size block of bytes with named fields, and without pointers or Python
objects. It is copied with one memcpy, compared and hashed as bytes, and has the same meaning for
the interpreter, for the compiler and for a GPU.

    Tile = record(terrain=i1, prey=i1)
    Board = record(wind=i1, tiles=(Tile, 61))

The offsets of fields are computed here. If NumPy is installed, `dtype` is the equal NumPy type.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

NOBODY = -1
"""No seat: nobody decides, nobody owns, or the viewer is a spectator."""


@dataclass(frozen=True)
class Number:
    """A number type: its name, such as `i2`, its size in bytes, and its letter in `struct`."""

    name: str
    size: int
    code: str

    @property
    def align(self) -> int:
        """The alignment in bytes: numbers are stored at multiples of their size."""
        return self.size

    @property
    def dtype(self) -> Any:
        """The equal NumPy type."""
        return _numpy().dtype(self.name)


i1, i2, i4, i8 = (
    Number("i1", 1, "b"),
    Number("i2", 2, "h"),
    Number("i4", 4, "i"),
    Number("i8", 8, "q"),
)
u1, u2, u4 = Number("u1", 1, "B"), Number("u2", 2, "H"), Number("u4", 4, "I")
f4, f8 = Number("f4", 4, "f"), Number("f8", 8, "d")


@dataclass(frozen=True)
class Field:
    """One field of a record: its type, its shape (empty for a single value), and its offset."""

    kind: Number | Record
    shape: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        """The size in bytes."""
        return self.kind.size * prod(self.shape)


class Record:
    """A sequence of named fields, each aligned to its own size."""

    def __init__(self, fields: dict[str, tuple[Number | Record, tuple[int, ...]]]) -> None:
        self.fields: dict[str, Field] = {}
        self.places: dict[tuple[str, ...], tuple[Callable[..., Any], int]] = {}
        """The unpack function and the offset of each number that was looked up; see `place`."""
        self.align = 1
        end = 0
        for name, (kind, shape) in fields.items():
            field = Field(kind, shape, _align(end, kind.align))
            self.fields[name] = field
            self.align = max(self.align, kind.align)
            end = field.offset + field.size
        self.size = _align(end, self.align)

    @cached_property
    def dtype(self) -> Any:
        """The equal NumPy type, which the compiler uses too."""
        layout = [(name, f.kind.dtype, f.shape) for name, f in self.fields.items()]
        dtype = _numpy().dtype(layout, align=True)
        assert dtype.itemsize == self.size, "NumPy lays the fields out in another way"
        _records_by_dtype[dtype] = self
        return dtype

    def place(self, *path: str) -> tuple[Callable[..., Any], int]:
        """Return the unpack function and the offset of the number at this path of fields."""
        found = self.places.get(path)
        if found is None:
            record, offset = self, 0
            for name in path[:-1]:
                offset += record.fields[name].offset
                inner = record.fields[name].kind
                assert isinstance(inner, Record)
                record = inner
            last = record.fields[path[-1]]
            assert isinstance(last.kind, Number)
            found = struct.Struct("=" + last.kind.code).unpack_from, offset + last.offset
            self.places[path] = found
        return found

    def codes(self) -> set[str]:
        """Return the `struct` letters of all number types in the record."""
        kinds = {field.kind for field in self.fields.values()}
        return set().union(*({k.code} if isinstance(k, Number) else k.codes() for k in kinds))

    def __repr__(self) -> str:
        return f"<Record {', '.join(self.fields)}>"


_records_by_dtype: dict[Any, Record] = {}


def record_of(dtype: Any) -> Record:
    """Return the record that a NumPy type was made from."""
    return _records_by_dtype[dtype]


def record(**fields: Any) -> Record:
    """Return a record with these fields, in this order.

    A field is a number type, another record, or a pair of either with a count or a shape. Fields
    are aligned, because GPUs cannot read unaligned numbers.
    """
    layout = {}
    for name, field in fields.items():
        if name.startswith("_"):
            raise ValueError(f"a field may not begin with an underscore: {name!r}")
        kind, shape = field if isinstance(field, tuple) else (field, ())
        if not isinstance(kind, Number | Record):
            raise ValueError(f"field {name!r} is neither a number type nor a record: {kind!r}")
        layout[name] = kind, (shape,) if isinstance(shape, int) else tuple(shape)
    return Record(layout)


def _align(offset: int, align: int) -> int:
    """Return the first multiple of `align` that is not below the offset."""
    return (offset + align - 1) // align * align


def _numpy() -> Any:
    """Return the NumPy module, imported only if it is needed."""
    import numpy

    return numpy
