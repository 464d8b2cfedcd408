"""Records: the shape of a position.

A position is one fixed-size block of bytes with named fields and nothing else: no pointers,
no Python objects. It is copied with one memcpy, compared and hashed as bytes, and it means the
same to the interpreter, to the compiler and to a GPU.

    Tile = record(terrain=i1, prey=i1)
    Board = record(wind=i1, tiles=(Tile, 61))

Fields are laid out here. Where NumPy is installed, `dtype` tells it (and so the compiler) the same.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

NOBODY = -1
"""No player: nobody decides, nobody owns, nobody looks (the seat of a spectator)."""


@dataclass(frozen=True)
class Number:
    """A type of number: its name, such as `i2`, its size in bytes, its letter in `struct`."""

    name: str
    size: int
    code: str

    @property
    def align(self) -> int:
        """Numbers lie at multiples of their size."""
        return self.size

    @property
    def dtype(self) -> Any:
        """The same for NumPy."""
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
    """One field of a record: what it is, how many (no shape: just one), and where it lies."""

    kind: Number | Record
    shape: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return self.kind.size * prod(self.shape)


class Record:
    """Named fields side by side, each aligned to its own size."""

    def __init__(self, fields: dict[str, tuple[Number | Record, tuple[int, ...]]]) -> None:
        self.fields: dict[str, Field] = {}
        self.places: dict[tuple[str, ...], tuple[Callable[..., Any], int]] = {}
        """How each number that was asked for is read, and where it lies; see `place`."""
        self.align = 1
        end = 0
        for name, (kind, shape) in fields.items():
            field = Field(kind, shape, _aligned(end, kind.align))
            self.fields[name] = field
            self.align = max(self.align, kind.align)
            end = field.offset + field.size
        self.size = _aligned(end, self.align)

    @cached_property
    def dtype(self) -> Any:
        """The same for NumPy, and so for the compiler."""
        layout = [(name, f.kind.dtype, f.shape) for name, f in self.fields.items()]
        dtype = _numpy().dtype(layout, align=True)
        assert dtype.itemsize == self.size, "NumPy lays the fields out in another way"
        _of_dtype[dtype] = self
        return dtype

    def place(self, *path: str) -> tuple[Callable[..., Any], int]:
        """How one number is read, and where it lies: a field of a record in a field of this."""
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
        """The letters of all number types in it."""
        kinds = {field.kind for field in self.fields.values()}
        return set().union(*({k.code} if isinstance(k, Number) else k.codes() for k in kinds))

    def __repr__(self) -> str:
        return f"<Record {', '.join(self.fields)}>"


_of_dtype: dict[Any, Record] = {}


def record_of(dtype: Any) -> Record:
    """The record that this type of NumPy's was made from."""
    return _of_dtype[dtype]


def record(**fields: Any) -> Record:
    """A record with these fields, in this order.

    A field is a number type, another record, or a pair of either with a count or a shape.
    Fields are aligned, because GPUs refuse to read across an alignment boundary.
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


def _aligned(offset: int, align: int) -> int:
    return (offset + align - 1) // align * align


def _numpy() -> Any:
    import numpy

    return numpy
