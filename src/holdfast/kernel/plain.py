"""The interpreted mode: the same rules, run by Python itself.

Compiled rules read a field and get a 64-bit number; NumPy would hand Python an 8-bit scalar that
overflows where the compiled code does not. So the interpreted mode reads positions through views
that speak plain `int`: same results as the compiler's, and an error instead of silence when a
value does not fit its field or an index leaves its array.

`plain(rule)` gives the interpreted twin of a compiled rule. Twins call twins: each lives in a
copy of its module's names in which every rule is replaced by its twin and every constant array
by a `Table` of plain numbers. So both modes stand side by side in one process, and a game can
begin interpreted and go on compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from types import FunctionType
from typing import Any

import numpy as np
from numba.core.registry import CPUDispatcher

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I"}

Memory = dict[str, Any]
"""One block of bytes, seen as numbers of each width that fits it."""


def _memory(data: np.ndarray[Any, Any]) -> Memory:
    octets: Any = memoryview(data.view(np.uint8).reshape(-1))  # type: ignore[arg-type]
    return {
        code: octets.cast(code) if code != "B" else octets
        for kind, code in _CODES.items()
        if len(octets) % int(kind[1]) == 0
    }


class RecordView:
    """A record in a position, its fields as attributes. Subclasses are made by `_view_class`."""

    __slots__ = ("_at", "_memory")

    def __init__(self, memory: Memory, at: int) -> None:
        self._memory = memory
        self._at = at


class ArrayView:
    """A field that is an array: indexed, never sliced, and never from the end."""

    __slots__ = ("_at", "_element", "_memory", "shape")

    def __init__(self, memory: Memory, at: int, element: np.dtype[Any], shape: tuple[int, ...]):
        self._memory = memory
        self._at = at
        self._element = element
        self.shape = shape

    def _offset(self, index: Any) -> tuple[int, tuple[int, ...]]:
        indices = index if isinstance(index, tuple) else (index,)
        at = 0
        for length, i in zip(self.shape, indices, strict=False):
            if not 0 <= i < length:
                raise IndexError(f"index {index} outside an array of shape {self.shape}")
            at = at * length + i
        rest = self.shape[len(indices) :]
        return self._at + at * prod(rest) * self._element.itemsize, rest

    def __getitem__(self, index: Any) -> Any:
        at, rest = self._offset(index)
        if rest:
            return ArrayView(self._memory, at, self._element, rest)
        if self._element.names:
            return _view_class(self._element)(self._memory, at)
        return self._memory[_CODES[self._element.str[1:]]][at // self._element.itemsize]

    def __setitem__(self, index: Any, value: int) -> None:
        at, _ = self._offset(index)
        self._memory[_CODES[self._element.str[1:]]][at // self._element.itemsize] = value

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


def _number_field(dtype: np.dtype[Any], offset: int) -> property:
    code, size = _CODES[dtype.str[1:]], dtype.itemsize

    def get(self: RecordView) -> int:
        number: int = self._memory[code][(self._at + offset) // size]
        return number

    def put(self: RecordView, value: int) -> None:
        self._memory[code][(self._at + offset) // size] = value

    return property(get, put)


def _record_field(dtype: np.dtype[Any], offset: int) -> property:
    return property(lambda self: _view_class(dtype)(self._memory, self._at + offset))


def _array_field(dtype: np.dtype[Any], offset: int) -> property:
    element, shape = dtype.subdtype  # type: ignore[misc]
    return property(lambda self: ArrayView(self._memory, self._at + offset, element, shape))


@cache
def _view_class(dtype: np.dtype[Any]) -> type[RecordView]:
    assert dtype.names is not None
    assert dtype.fields is not None
    members: dict[str, Any] = {"__slots__": ()}
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]
        make = _array_field if field.subdtype else _record_field if field.names else _number_field
        members[name] = make(field, offset)
    return type("View", (RecordView,), members)


def view(data: np.ndarray[Any, Any]) -> Any:
    """The first record of an array of records, its fields as attributes that are plain numbers."""
    return _view_class(data.dtype)(_memory(data), 0)


class Table:
    """A constant array as the interpreted rules see it: plain numbers, checked indices."""

    __slots__ = ("_rows", "shape")

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self._rows = array.tolist()
        self.shape = array.shape

    def __getitem__(self, index: Any) -> Any:
        row = self._rows
        for i in index if isinstance(index, tuple) else (index,):
            if i < 0:
                raise IndexError(f"index {index} outside a table of shape {self.shape}")
            row = row[i]
        return row

    def __len__(self) -> int:
        return self.shape[0]


_namespaces: dict[int, dict[str, Any]] = {}
# Keyed by the rule itself, which so stays alive: the id of one that is gone could come again.
_twins: dict[Callable[..., Any], Callable[..., Any]] = {}


def plain(rule: Callable[..., Any]) -> Callable[..., Any]:
    """The interpreted twin of a rule."""
    if not isinstance(rule, CPUDispatcher):
        return rule
    if rule not in _twins:
        function = rule.py_func
        closure = tuple(_cell(cell.cell_contents) for cell in function.__closure__ or ())
        twin = FunctionType(
            function.__code__,
            _namespace(function.__globals__),
            function.__name__,
            function.__defaults__,
            closure,
        )
        _twins[rule] = twin
    return _twins[rule]


def _cell(value: Any) -> Any:
    value = _plain_value(value)
    return (lambda: value).__closure__[0]  # type: ignore[index]


def _plain_value(value: Any) -> Any:
    if isinstance(value, CPUDispatcher):
        return plain(value)
    if isinstance(value, np.ndarray):
        return Table(value)
    return value


def _namespace(names: dict[str, Any]) -> dict[str, Any]:
    known = _namespaces.get(id(names))
    if known is None:
        # Entered before it is filled: modules may refer to each other.
        known = _namespaces[id(names)] = {}
        for name, value in names.items():
            known[name] = _plain_value(value)
    return known
