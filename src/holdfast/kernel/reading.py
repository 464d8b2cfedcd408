"""Readings: a position as plain objects, for those who read much of it.

A view (`view.py`) looks a number up in the bytes each time it is asked, and checks every index and
every value: right for rules, which are proven through it, but slow for a screen that shows all
there is. A reading takes the numbers out once, a field at a time, when it is first asked for: whole
records at the speed of `struct`, into objects with the same names and lists in the place of arrays.
Rules read it like a view.

A reading is a copy. What is written to it, say to try what a rule would do, stays there; and
nothing is checked. That both say the same is a law for all games.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from math import prod
from typing import Any, ClassVar

from holdfast.kernel.record import Field, Number, Record


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


def read(record: Record, octets: bytes | bytearray) -> Any:
    """A block of bytes as this record: a copy, in which everything is a number, list or record."""
    return _whole_class(record)(bytes(octets))


@cache
def _whole_class(record: Record) -> type[_Whole]:
    single = {n: f for n, f in record.fields.items() if not f.shape and isinstance(f.kind, Number)}
    others = {n: f for n, f in record.fields.items() if n not in single}
    members = {
        "__slots__": tuple(record.fields),
        "_readers": {name: _reader(field) for name, field in others.items()},
        "_singles": _reader_of_singles(single),
    }
    return type("Whole", (_Whole,), members)


def _reader_of_singles(fields: dict[str, Field]) -> Callable[[Any, bytes], None]:
    """Takes all single numbers out of the bytes of a position."""
    letters, end = "=", 0
    for field in fields.values():
        letters += f"{field.offset - end}x{_letters(field)}"
        end = field.offset + field.size
    targets = "".join(f"s.{name}, " for name in fields)
    names: dict[str, Any] = {"unpack": struct.Struct(letters).unpack_from}
    return _written("read(s, octets)", f"{targets or '[]'} = unpack(octets)", names)


def _reader(field: Field) -> Callable[[bytes], Any]:
    """Takes a field out of the bytes of a position."""
    unpack = struct.Struct("=" + _letters(field)).unpack_from
    offset = field.offset
    names: dict[str, Any] = {}
    make = _written("make(t)", f"return {_expression(field, 0, names)}", names)
    return lambda octets: make(unpack(octets, offset))


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


def _expression(field: Field, at: int, names: dict[str, Any]) -> str:
    """Source that makes a field of the numbers in a row `t`, from this one on."""
    return _array(field.kind, field.shape, at, names)


def _array(kind: Number | Record, shape: tuple[int, ...], at: int, names: dict[str, Any]) -> str:
    each = _numbers(kind)
    if not shape:
        if isinstance(kind, Number):
            return f"t[{at}]"
        maker = f"make{id(kind)}"
        names[maker] = _maker(kind)
        return f"{maker}(t[{at}:{at + each}])"
    length, rest = shape[0], shape[1:]
    if not rest and isinstance(kind, Number):
        return f"list(t[{at}:{at + length}])"
    step = each * prod(rest)
    parts = [_array(kind, rest, at + i * step, names) for i in range(length)]
    row = f"[{', '.join(parts)}]"
    if not rest:
        return row
    names["Rows"] = Rows
    return f"Rows({row})"


@cache
def _maker(record: Record) -> Callable[[tuple[Any, ...]], Any]:
    """Makes an object of a record's numbers."""
    names: dict[str, Any] = {}
    kind: type[Reading] = type("Read", (Reading,), {"__slots__": tuple(record.fields)})
    names["new"], names["kind"] = object.__new__, kind
    lines, at = ["r = new(kind)"], 0
    for name, field in record.fields.items():
        lines.append(f"r.{name} = {_expression(field, at, names)}")
        at += _numbers(field.kind) * prod(field.shape)
    return _written("make(t)", "\n    ".join([*lines, "return r"]), names)


def _written(head: str, body: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A function, `t` in which is a row of numbers. Written out, because a loop over the fields of
    every record would take most of the time."""
    exec(f"def {head}:\n    {body}", names)
    written: Callable[..., Any] = names[head.partition("(")[0]]
    return written
