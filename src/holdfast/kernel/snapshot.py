"""Readings: a position as plain objects, for those who read much of it.

A view (`view.py`) looks a number up in the bytes each time it is asked, and checks every index and
every value: right for rules, which are proven through it, but slow for a screen that shows all
there is. A reading takes the numbers out once, a field at a time, when it is first asked for: whole
records at the speed of `struct`, into objects with the same names and lists in the place of arrays.
Rules read it like a view.

A reading is a copy. What is written to it, say to try what a rule would do, stays there; and
nothing is checked. That both say the same is a law for all games. Whoever tries something looks at
little of it, so of several records in a row each is read when it is first asked for.

One that nobody writes to (`read_to_share`) is read whole instead, and fields and records in it that
are equal are one and the same object, also those of different positions: most of a table is as it
was before, and is found by its bytes without being looked into.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import cache, partial
from math import prod
from typing import Any, ClassVar

from holdfast.kernel.record import Field, Number, Record, f4, f8


class Rows(list[Any]):
    """An array of several dimensions: `grid[row, column]`, or a row of it."""

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


class Reading:
    """A record, its fields as attributes."""

    __slots__ = ()


class Each(list[Any]):
    """Records in a row, each read when it is first asked for."""

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


SMALL, LARGE, FIELDS = 10_000, 2_000, 500
"""Records of one kind that are kept, and those that hold others; and values of one field."""


class Kept(dict[Any, Any]):
    """What was made of numbers or of bytes, each made once."""

    def __init__(self, most: int, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self._most, self._make = most, make

    def __missing__(self, key: Any) -> Any:
        if len(self) >= self._most:
            self.clear()
        made = self[key] = self._make(key)
        return made


class _Whole(Reading):
    """A whole position: single numbers are read at once, each other field when it is first asked
    for."""

    __slots__ = ("_octets",)
    _readers: ClassVar[dict[str, Callable[[bytes], Any]]]
    _singles: ClassVar[Callable[[Any, bytes], None]]

    def __init__(self, octets: bytes) -> None:
        self._octets = octets
        self._singles(octets)

    def __getattr__(self, name: str) -> Any:
        # Only called while a field has no value yet.
        reader = type(self)._readers.get(name)
        if reader is None:
            raise AttributeError(name)
        value = reader(self._octets)
        setattr(self, name, value)
        return value


class Shared(_Whole):
    """One that nobody writes to."""

    __slots__ = ()

    @property
    def octets(self) -> bytes:
        """The bytes that it says the same as."""
        return self._octets


def read(record: Record, octets: bytes | bytearray) -> Any:
    """A block of bytes as this record: a copy, in which everything is a number, list or record."""
    return _whole_class(record, False)(bytes(octets))


def read_to_share(record: Record, octets: bytes) -> Any:
    """The same for those who write nothing to it."""
    return _whole_class(record, True)(octets)


@cache
def _whole_class(record: Record, shared: bool) -> type[_Whole]:
    single = {n: f for n, f in record.fields.items() if not f.shape and isinstance(f.kind, Number)}
    others = {n: f for n, f in record.fields.items() if n not in single}
    members = {
        "__slots__": tuple(record.fields),
        "_readers": {name: _reader(field, shared) for name, field in others.items()},
        "_singles": _reader_of_singles(single),
    }
    return type("Whole", (Shared if shared else _Whole,), members)


def _reader_of_singles(fields: dict[str, Field]) -> Callable[[Any, bytes], None]:
    """Takes all single numbers out of the bytes of a position."""
    letters, end = "=", 0
    for field in fields.values():
        letters += f"{field.offset - end}x{_letters(field)}"
        end = field.offset + field.size
    targets = "".join(f"s.{name}, " for name in fields)
    names: dict[str, Any] = {"unpack": struct.Struct(letters).unpack_from}
    return _written("read(s, octets)", f"{targets or '[]'} = unpack(octets)", names)


def _reader(field: Field, shared: bool) -> Callable[[bytes], Any]:
    """Takes a field out of the bytes of a position."""
    if isinstance(field.kind, Record) and len(field.shape) == 1 and not shared:
        one = struct.Struct("=" + _letters(Field(field.kind, (), 0))).unpack_from
        return partial(_each, field, one, _maker(field.kind, shared))
    offset, end = field.offset, field.offset + field.size
    if shared:
        kept = Kept(FIELDS, _whole_field(field))
        return lambda octets: kept[octets[offset:end]]
    unpack = struct.Struct("=" + _letters(field)).unpack_from
    make = _maker_of_field(field, shared)
    return lambda octets: make(unpack(octets, offset))


def _whole_field(field: Field) -> Callable[[bytes], Any]:
    """Makes a field of its bytes; of records in a row those that are new."""
    if isinstance(field.kind, Record) and len(field.shape) == 1:
        one, size = Field(field.kind, (), 0), field.kind.size
        records = Kept(SMALL if _is_small(field.kind) else LARGE, _whole_field(one))
        starts = [size * i for i in range(field.shape[0])]
        return lambda octets: [records[octets[at : at + size]] for at in starts]
    unpack, make = struct.Struct("=" + _letters(field)).unpack, _maker_of_field(field, True)
    return lambda octets: make(unpack(octets))


def _maker_of_field(field: Field, shared: bool) -> Callable[[tuple[Any, ...]], Any]:
    """Makes a field of its numbers."""
    names: dict[str, Any] = {}
    return _written("make(t)", f"return {_expression(field, 0, names, shared)}", names)


def _each(field: Field, unpack: Any, make: Any, octets: bytes) -> Each:
    return Each(field, octets, unpack, make)


def _letters(field: Field) -> str:
    """A field for `struct`, with the gaps between fields."""
    if isinstance(field.kind, Number):
        return f"{prod(field.shape)}{field.kind.code}"
    record, end, letters = field.kind, 0, ""
    for inner in record.fields.values():
        letters += "x" * (inner.offset - end) + _letters(inner)
        end = inner.offset + inner.size
    return (letters + "x" * (record.size - end)) * prod(field.shape)


@cache
def _numbers(kind: Number | Record) -> int:
    """How many numbers there are in something."""
    if isinstance(kind, Number):
        return 1
    return sum(_numbers(field.kind) * prod(field.shape) for field in kind.fields.values())


def _expression(field: Field, at: int, names: dict[str, Any], shared: bool) -> str:
    """Source that makes a field of the numbers in a row `t`, from this one on."""
    return _array(field.kind, field.shape, at, names, shared)


def _array(
    kind: Number | Record, shape: tuple[int, ...], at: int, names: dict[str, Any], shared: bool
) -> str:
    each = _numbers(kind)
    if not shape:
        if isinstance(kind, Number):
            return f"t[{at}]"
        maker = f"make{id(kind)}"
        if shared and _is_small(kind):
            names[maker] = _kept(kind)
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
    """Whether a record holds nothing but whole numbers, which are equal only if they are alike."""
    kinds = {field.kind for field in record.fields.values()}
    return all(isinstance(kind, Number) and kind not in (f4, f8) for kind in kinds)


@cache
def _kept(record: Record) -> Kept:
    return Kept(SMALL, _maker(record, True))


@cache
def _maker(record: Record, shared: bool) -> Callable[[tuple[Any, ...]], Any]:
    """Makes an object of a record's numbers."""
    names: dict[str, Any] = {}
    kind: type[Reading] = type("Read", (Reading,), {"__slots__": tuple(record.fields)})
    names["new"], names["kind"] = object.__new__, kind
    lines, at = ["r = new(kind)"], 0
    for name, field in record.fields.items():
        lines.append(f"r.{name} = {_expression(field, at, names, shared)}")
        at += _numbers(field.kind) * prod(field.shape)
    return _written("make(t)", "\n    ".join([*lines, "return r"]), names)


def _written(head: str, body: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A function, `t` in which is a row of numbers. Written out, because a loop over the fields of
    every record would take most of the time."""
    exec(f"def {head}:\n    {body}", names)
    written: Callable[..., Any] = names[head.partition("(")[0]]
    return written
