"""Views: the fields of a position, read and written in plain Python.

When compiled rules read a field they get a 64-bit number. NumPy would return an 8-bit scalar that
overflows where the compiled code does not. So Python reads positions through views that return
plain `int`. The results are those of the compiler, and a value that does not fit its field, or an
index outside its array, raises an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any

from holdfast.kernel.record import Field, Number, Record

Memory = dict[str, Any]
"""One block of bytes as memoryviews, one for each number type in its record."""


class RecordView:
    """A record in a position, its fields as attributes. Subclasses are made by `_view_class`."""

    __slots__ = ("_at", "_memory")

    def __init__(self, memory: Memory, at: int) -> None:
        self._memory = memory
        self._at = at

    @property
    def octets(self) -> Any:
        """The bytes of the whole block."""
        return self._memory["B"]


class ArrayView:
    """An array field. It can be indexed, but not sliced, and not with negative indices."""

    __slots__ = ("_at", "_kind", "_memory", "shape")

    def __init__(
        self, memory: Memory, at: int, kind: Number | Record, shape: tuple[int, ...]
    ) -> None:
        self._memory = memory
        self._at = at
        self._kind = kind
        self.shape = shape

    def _offset(self, index: Any) -> tuple[int, tuple[int, ...]]:
        """Return the byte offset of an index, and the shape of what is there."""
        indices = index if isinstance(index, tuple) else (index,)
        at = 0
        for length, i in zip(self.shape, indices, strict=False):
            if not 0 <= i < length:
                raise IndexError(f"index {index} outside an array of shape {self.shape}")
            at = at * length + i
        rest = self.shape[len(indices) :]
        return self._at + at * prod(rest) * self._kind.size, rest

    def __getitem__(self, index: Any) -> Any:
        at, rest = self._offset(index)
        if rest:
            return ArrayView(self._memory, at, self._kind, rest)
        if isinstance(self._kind, Number):
            return self._memory[self._kind.code][at // self._kind.size]
        return _view_class(self._kind)(self._memory, at)

    def __setitem__(self, index: Any, value: int) -> None:
        at, rest = self._offset(index)
        if rest or not isinstance(self._kind, Number):
            raise TypeError("only a number can be written, not a row or a record")
        self._memory[self._kind.code][at // self._kind.size] = value

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


def _property(field: Field) -> property:
    """Return the property that reads and writes a field."""
    kind, offset, shape = field.kind, field.offset, field.shape
    if shape:
        return property(lambda self: ArrayView(self._memory, self._at + offset, kind, shape))
    if isinstance(kind, Record):
        return property(lambda self: _view_class(kind)(self._memory, self._at + offset))
    code, size = kind.code, kind.size

    def get(self: RecordView) -> int:
        number: int = self._memory[code][(self._at + offset) // size]
        return number

    def put(self: RecordView, value: int) -> None:
        self._memory[code][(self._at + offset) // size] = value

    return property(get, put)


@cache
def _view_class(record: Record) -> type[RecordView]:
    """Return the view class of a record."""
    members: dict[str, Any] = {"__slots__": ()}
    members |= {name: _property(field) for name, field in record.fields.items()}
    return type("View", (RecordView,), members)


@cache
def _codes(record: Record) -> set[str]:
    """Return the number types of a record, from a cache."""
    return record.codes()


def view(record: Record, octets: Any) -> Any:
    """Return a view of a block of bytes as this record."""
    block: Any = memoryview(octets).cast("B")
    memory = {code: block.cast(code) if code != "B" else block for code in _codes(record)}
    memory["B"] = block
    return _view_class(record)(memory, 0)
