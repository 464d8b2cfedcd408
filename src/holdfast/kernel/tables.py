"""Tables: constant numbers that rules look up.

    OPERATIONS = table("operations", rows, op=i1, colour=i1, needs=(i1, 3))
    OPERATIONS[row].colour

    NEIGHBOUR = table("neighbours", [[1, 2], [0, 2], [0, 1]])
    NEIGHBOUR[tile, direction]

A row is an entry of a content file, a mapping, or a sequence of values in the order of the columns.
An error message names the table, the row and the column, because its reader is editing the content
file.

In Python a table consists of plain integers with checked indices. In compiled code it is a constant
array.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from holdfast.kernel.content import ContentError
from holdfast.kernel.record import Number, Record, i1, i2, i4, i8, record

_MISSING = object()
_ARRAY_ATTRIBUTES = {"dtype", "strides", "flags", "nbytes", "flatten", "tobytes"}


class _LookupCache(dict[Any, Any]):
    """A cache of checked lookups."""

    def __init__(self, look_up: Callable[[Any], Any]) -> None:
        self._look_up = look_up

    def __missing__(self, index: Any) -> Any:
        value = self[index] = self._look_up(index)
        return value


class Table:
    """A table of numbers, or of rows with named columns."""

    def __init__(
        self, name: str, rows: Sequence[Any], kind: Number | Record, shape: tuple[int, ...]
    ) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape
        self._rows = rows
        self._lookups = _LookupCache(self._checked_lookup)

    def __getitem__(self, index: Any) -> Any:
        return self._lookups[index]

    def _checked_lookup(self, index: Any) -> Any:
        """Return the value at an index, or raise IndexError."""
        row: Any = self._rows
        for i in index if isinstance(index, tuple) else (index,):
            if not 0 <= i < len(row):
                raise IndexError(f"index {index} outside table {self.name!r} of shape {self.shape}")
            row = row[i]
        return row

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)

    def __repr__(self) -> str:
        return f"<Table {self.name} {'x'.join(map(str, self.shape))}>"

    @cached_property
    def array(self) -> Any:
        """The table as a NumPy array, for the compiler."""
        import numpy as np

        if isinstance(self.kind, Number):
            return np.array(_to_lists(self._rows), self.kind.dtype).reshape(self.shape)
        array = np.zeros(self.shape, self.kind.dtype)
        for at, row in enumerate(self._rows):
            for column in self.kind.fields:
                array[at][column] = _to_lists(getattr(row, column))
        return array

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of the NumPy array that the compiler reads."""
        if name in _ARRAY_ATTRIBUTES:
            return getattr(self.array, name)
        raise AttributeError(f"a table has no attribute {name!r}")


def table(name: str, rows: Iterable[Any], kind: Number | None = None, /, **columns: Any) -> Table:
    """Return a table of numbers or, if columns are given, a table of rows with named columns."""
    return (
        _row_table(name, list(rows), record(**columns))
        if columns
        else _number_table(name, list(rows), kind)
    )


def _number_table(name: str, rows: list[Any], kind: Number | None) -> Table:
    """Return a table of numbers."""
    where = f"table {name!r}"
    shape = _shape(where, rows)
    kind = kind or _smallest(list(_flat(rows)))
    _check_all(where, rows, kind)
    return Table(name, _to_tuples(rows), kind, shape)


def _row_table(name: str, rows: list[Any], kind: Record) -> Table:
    """Return a table of rows with named columns."""
    if not rows:
        raise ContentError(f"table {name!r} has no rows")
    row_class = type("Row", (), {"__slots__": tuple(kind.fields)})
    made = []
    for number, row in enumerate(rows, 1):
        place = f"table {name!r}, row {number}{_label(row)}"
        if _is_row(row) and len(row) != len(kind.fields):
            raise ContentError(f"{place}: it has {len(row)} values for {len(kind.fields)} columns")
        entry = row_class()
        for at, (column, field) in enumerate(kind.fields.items()):
            value = _value(row, at, column)
            if value is _MISSING:
                raise ContentError(f"{place}: there is no column {column!r}")
            where = f"{place}, column {column!r}"
            if field.shape:
                value = _array_column(where, value, field.kind, field.shape)
            else:
                value = _check(where, value, field.kind)
            setattr(entry, column, value)
        made.append(entry)
    return Table(name, tuple(made), kind, (len(made),))


def _array_column(where: str, value: Any, kind: Number | Record, shape: tuple[int, ...]) -> Table:
    """Return an array column of one row as a table."""
    values = list(value) if isinstance(value, Iterable) else value
    if not isinstance(values, list) or not values or _shape(where, values) != shape:
        raise ContentError(f"{where}: {value!r} is not of shape {shape}")
    _check_all(where, values, kind)
    return Table(where, _to_tuples(values), kind, shape)


def _value(row: Any, at: int, column: str) -> Any:
    """Return the value of a column in a row, or `_MISSING`."""
    if isinstance(row, Mapping):
        return row.get(column, _MISSING)
    return row[at] if _is_row(row) else getattr(row, column, _MISSING)


def _label(row: Any) -> str:
    """Return the id or name of a row in brackets, for messages."""
    for name in ("id", "name"):
        label = row.get(name) if isinstance(row, Mapping) else getattr(row, name, None)
        if isinstance(label, str):
            return f" ({label})"
    return ""


def _check_all(where: str, rows: Sequence[Any], kind: Number | Record) -> None:
    """Check every number. Tables are large, so numbers that fit are skipped quickly."""
    least, most = _bounds(kind) if isinstance(kind, Number) else (0, 0)
    for number, row in enumerate(rows, 1):
        if type(row) is int and least <= row < most:
            continue
        if _is_row(row):
            _check_all(f"{where}, row {number}", row, kind)
        else:
            _check(where, row, kind)


def _check(where: str, value: Any, kind: Number | Record) -> int:
    """Return a number, or raise ContentError if it does not fit its type."""
    if not isinstance(value, int) or not isinstance(kind, Number):
        raise ContentError(f"{where}: {value!r} is not a whole number")
    least, most = _bounds(kind)
    if not least <= value < most:
        raise ContentError(f"{where}: {value} does not fit {kind.name}")
    return int(value)


def _bounds(kind: Number) -> tuple[int, int]:
    """Return the smallest number that fits a type, and the first that is too large."""
    signed = kind.name.startswith("i")
    bits = 8 * kind.size - signed
    return (-(1 << bits) if signed else 0), 1 << bits


def _smallest(values: list[Any]) -> Number:
    """Return the smallest signed type that fits all these numbers."""
    for kind in (i1, i2, i4):
        most = 1 << (8 * kind.size - 1)
        if all(isinstance(value, int) and -most <= value < most for value in values):
            return kind
    return i8


def _is_row(value: Any) -> bool:
    """Return whether a value is a sequence of values."""
    kind = type(value)  # exact types first, because the general check is slow
    if kind is int or kind is list or kind is tuple:
        return kind is not int
    return isinstance(value, Sequence) and not isinstance(value, str)


def _shape(where: str, rows: Any) -> tuple[int, ...]:
    """Return the shape of nested rows; raise ContentError if they differ in length."""
    if not _is_row(rows):
        return ()
    if not rows:
        raise ContentError(f"{where} is empty")
    if all(type(row) is int for row in rows):
        return (len(rows),)
    first: tuple[int, ...] | None = None
    for number, row in enumerate(rows, 1):
        place = f"{where}, row {number}"
        shape = _shape(place, row)
        if first is None:
            first = shape
        elif first and not shape:
            raise ContentError(f"{place}: {row!r} is no row")
        elif len(first) == len(shape) == 1 and shape != first:
            raise ContentError(f"{place}: it has {shape[0]} values, row 1 has {first[0]}")
        elif shape != first:
            raise ContentError(f"{place}: it is of shape {shape}, row 1 of shape {first}")
    return (len(rows), *(first or ()))


def _flat(rows: Sequence[Any]) -> Iterator[Any]:
    """Yield every number in nested rows."""
    for row in rows:
        if type(row) is not int and _is_row(row):
            yield from _flat(row)
        else:
            yield row


def _to_tuples(rows: Any) -> Any:
    """Return nested rows as tuples."""
    if not _is_row(rows):
        return int(rows)
    return tuple([row if type(row) is int else _to_tuples(row) for row in rows])


def _to_lists(rows: Any) -> Any:
    """Return nested tuples or a table as lists."""
    if isinstance(rows, Table):
        rows = rows._rows
    return list(map(_to_lists, rows)) if isinstance(rows, tuple) else rows
