"""Snapshots: positions as plain Python objects, for code that reads much of a position.

A view (`record_view`) looks a number up in the bytes at each access, and checks every index and
every value. That suits rules, but is slow for a screen that shows the whole position. A snapshot
unpacks each field once, when it is first read: with `struct`, into objects with the same field
names, and with lists in place of arrays. Rules can read it like a view.

A snapshot is a copy. Writing to it, for example to try a rule, does not change the position, and
nothing is checked. Tests for all games check that views and snapshots are equal. Code that tries a
rule reads little, so the records of an array are unpacked one by one when they are first read.

A read-only snapshot (`read_to_share`) unpacks whole fields instead. Equal fields and records in it
are the same object, also in different positions: most of a position is unchanged by a move, and is
found in a cache by its bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import cache, partial
from math import prod
from typing import Any, ClassVar

from holdfast.kernel.record import Field, Number, Record, f4, f8


class Rows(list[Any]):
    """An array of several dimensions, indexed as `grid[row, column]` or by row."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            return list.__getitem__(self, index)
        part: Any = self
        for i in index:
            part = list.__getitem__(part, i)
        return part

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is tuple:
            part: Any = self
            for i in index[:-1]:
                part = list.__getitem__(part, i)
            list.__setitem__(part, index[-1], value)
        else:
            list.__setitem__(self, index, value)


class RecordSnapshot:
    """A record, its fields as attributes."""

    __slots__ = ()


class LazyRecords(list[Any]):
    """An array of records, each unpacked when it is first read."""

    __slots__ = ("_at", "_make", "_octets", "_size", "_unpack")

    def __init__(
        self, field: Field, octets: bytes, unpack: Callable[..., Any], make: Callable[..., Any]
    ) -> None:
        super().__init__([None] * field.shape[0])
        self._octets, self._at, self._size = octets, field.offset, field.kind.size
        self._unpack, self._make = unpack, make

    def __getitem__(self, index: Any) -> Any:
        found = list.__getitem__(self, index)
        if found is None:
            at = self._at + self._size * (index if index >= 0 else index + len(self))
            found = self[index] = self._make(self._unpack(self._octets, at))
        return found

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


SMALL, LARGE, FIELDS = 2_000, 500, 500
"""The cache sizes: flat records of one kind, nested records of one kind, and values of one field.
A record of Outbreak takes up to 2 kB."""


class BoundedCache(dict[Any, Any]):
    """A cache of objects made from numbers or bytes.

    When it is half full, what is in it becomes the older half, and the former older half is
    dropped. What is still in use returns from the older half.
    """

    def __init__(self, most: int, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self._half, self._make = most // 2, make
        self._older: dict[Any, Any] = {}

    def __missing__(self, key: Any) -> Any:
        found = self._older.get(key)
        made = self._make(key) if found is None else found
        if len(self) >= self._half:
            self._older = dict(self)
            self.clear()
        self[key] = made
        return made


class _PositionSnapshot(RecordSnapshot):
    """A snapshot of a whole position.

    Single numbers are unpacked at once, each other field when it is first read.
    """

    __slots__ = ("_octets",)
    _readers: ClassVar[dict[str, Callable[[bytes], Any]]]
    _singles: ClassVar[Callable[[Any, bytes], None]]

    def __init__(self, octets: bytes) -> None:
        self._octets = octets
        self._singles(octets)

    def __getattr__(self, name: str) -> Any:
        # Called only for fields that have no value yet.
        reader = type(self)._readers.get(name)
        if reader is None:
            raise AttributeError(name)
        value = reader(self._octets)
        setattr(self, name, value)
        return value


class SharedSnapshot(_PositionSnapshot):
    """A read-only snapshot."""

    __slots__ = ()

    @property
    def octets(self) -> bytes:
        """The bytes this snapshot was made from."""
        return self._octets


def read(record: Record, octets: bytes | bytearray) -> Any:
    """Return a writable snapshot of a block of bytes as this record."""
    return _snapshot_class(record, False)(bytes(octets))


def read_to_share(record: Record, octets: bytes) -> Any:
    """Return a read-only snapshot of a block of bytes as this record."""
    return _snapshot_class(record, True)(octets)


@cache
def _snapshot_class(record: Record, shared: bool) -> type[_PositionSnapshot]:
    """Return the snapshot class of a record."""
    single = {n: f for n, f in record.fields.items() if not f.shape and isinstance(f.kind, Number)}
    others = {n: f for n, f in record.fields.items() if n not in single}
    members = {
        "__slots__": tuple(record.fields),
        "_readers": {name: _reader(field, shared) for name, field in others.items()},
        "_singles": _singles_reader(single),
    }
    return type("Whole", (SharedSnapshot if shared else _PositionSnapshot,), members)


def _singles_reader(fields: dict[str, Field]) -> Callable[[Any, bytes], None]:
    """Return a function that unpacks all single numbers of a position."""
    letters, end = "=", 0
    for field in fields.values():
        letters += f"{field.offset - end}x{_letters(field)}"
        end = field.offset + field.size
    targets = "".join(f"s.{name}, " for name in fields)
    names: dict[str, Any] = {"unpack": struct.Struct(letters).unpack_from}
    return _compile_function("read(s, octets)", f"{targets or '[]'} = unpack(octets)", names)


def _reader(field: Field, shared: bool) -> Callable[[bytes], Any]:
    """Return a function that unpacks a field from the bytes of a position."""
    if isinstance(field.kind, Record) and len(field.shape) == 1 and not shared:
        one = struct.Struct("=" + _letters(Field(field.kind, (), 0))).unpack_from
        return partial(_lazy_records, field, one, _maker(field.kind, shared))
    offset, end = field.offset, field.offset + field.size
    if shared:
        values = BoundedCache(FIELDS, _shared_field_maker(field))
        return lambda octets: values[octets[offset:end]]
    unpack = struct.Struct("=" + _letters(field)).unpack_from
    make = _field_maker(field, shared)
    return lambda octets: make(unpack(octets, offset))


def _shared_field_maker(field: Field) -> Callable[[bytes], Any]:
    """Return a function that makes a field from its bytes; it reuses cached records."""
    if isinstance(field.kind, Record) and len(field.shape) == 1:
        one, size = Field(field.kind, (), 0), field.kind.size
        records = BoundedCache(SMALL if _is_small(field.kind) else LARGE, _shared_field_maker(one))
        starts = [size * i for i in range(field.shape[0])]
        return lambda octets: [records[octets[at : at + size]] for at in starts]
    unpack, make = struct.Struct("=" + _letters(field)).unpack, _field_maker(field, True)
    return lambda octets: make(unpack(octets))


def _field_maker(field: Field, shared: bool) -> Callable[[tuple[Any, ...]], Any]:
    """Return a function that makes a field from its numbers."""
    names: dict[str, Any] = {}
    return _compile_function("make(t)", f"return {_expression(field, 0, names, shared)}", names)


def _lazy_records(field: Field, unpack: Any, make: Any, octets: bytes) -> LazyRecords:
    """Return an array of records that are unpacked when they are first read."""
    return LazyRecords(field, octets, unpack, make)


def _letters(field: Field) -> str:
    """Return the `struct` format of a field, with padding."""
    if isinstance(field.kind, Number):
        return f"{prod(field.shape)}{field.kind.code}"
    record, end, letters = field.kind, 0, ""
    for inner in record.fields.values():
        letters += "x" * (inner.offset - end) + _letters(inner)
        end = inner.offset + inner.size
    return (letters + "x" * (record.size - end)) * prod(field.shape)


@cache
def _numbers(kind: Number | Record) -> int:
    """Return the count of numbers in a value of this type."""
    if isinstance(kind, Number):
        return 1
    return sum(_numbers(field.kind) * prod(field.shape) for field in kind.fields.values())


def _expression(field: Field, at: int, names: dict[str, Any], shared: bool) -> str:
    """Return source that makes a field from the tuple of numbers `t`, from index `at`."""
    return _array(field.kind, field.shape, at, names, shared)


def _array(
    kind: Number | Record, shape: tuple[int, ...], at: int, names: dict[str, Any], shared: bool
) -> str:
    """Return source that makes an array, a record or a number from `t`, from index `at`."""
    each = _numbers(kind)
    if not shape:
        if isinstance(kind, Number):
            return f"t[{at}]"
        maker = f"make{id(kind)}"
        if shared and _is_small(kind):
            names[maker] = _record_cache(kind)
            return f"{maker}[t[{at}:{at + each}]]"
        names[maker] = _maker(kind, shared)
        return f"{maker}(t[{at}:{at + each}])"
    length, rest = shape[0], shape[1:]
    if not rest and isinstance(kind, Number):
        return f"list(t[{at}:{at + length}])"
    step = each * prod(rest)
    parts = [_array(kind, rest, at + i * step, names, shared) for i in range(length)]
    row = f"[{', '.join(parts)}]"
    if not rest:
        return row
    names["Rows"] = Rows
    return f"Rows({row})"


def _is_small(record: Record) -> bool:
    """Return whether a record contains only integers.

    Their values are equal only if their bytes are, which does not hold for floats.
    """
    kinds = {field.kind for field in record.fields.values()}
    return all(isinstance(kind, Number) and kind not in (f4, f8) for kind in kinds)


@cache
def _record_cache(record: Record) -> BoundedCache:
    """Return the cache of a kind of record."""
    return BoundedCache(SMALL, _maker(record, True))


@cache
def _maker(record: Record, shared: bool) -> Callable[[tuple[Any, ...]], Any]:
    """Return a function that makes an object from a record's numbers."""
    names: dict[str, Any] = {}
    kind: type[RecordSnapshot] = type(
        "Read", (RecordSnapshot,), {"__slots__": tuple(record.fields)}
    )
    names["new"], names["kind"] = object.__new__, kind
    lines, at = ["r = new(kind)"], 0
    for name, field in record.fields.items():
        lines.append(f"r.{name} = {_expression(field, at, names, shared)}")
        at += _numbers(field.kind) * prod(field.shape)
    return _compile_function("make(t)", "\n    ".join([*lines, "return r"]), names)


def _compile_function(head: str, body: str, names: dict[str, Any]) -> Callable[..., Any]:
    """Return the function with this signature and body.

    It is generated as source, because a loop over the fields of every record would be slow.
    """
    exec(f"def {head}:\n    {body}", names)
    function: Callable[..., Any] = names[head.partition("(")[0]]
    return function
