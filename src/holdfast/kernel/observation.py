"""Observations: a position as one viewer may know it, as named bytes for learning.

    LAYOUT = Layout(
        State,
        counts={"seats": Count("options.players", 6), "tiles": Count("tile_count", 61)},
        rows={"players": "seats", "tiles": "tiles"},
        seats=("seat", "fight.attacker"),
        members={"wolves": "tiles"},
        leave_out={"players.places": "the tiles of the meeples"},
    )

An observation has every field of the hidden position that is not left out, in the order of the
record. So positions that a viewer can tell apart have different observations, and a new field is
observed without further work. What is left out has a reason: it is the same in all positions of a
table, or it follows from other fields.

Rows by seat begin with the viewer, and numbers of seats are counted from the viewer. An array has
only the rows that the options of the table allow, so that the size depends on the options alone.

The rule that writes the bytes is generated from the layout and runs in every mode.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

from holdfast.kernel.position import Position
from holdfast.kernel.record import Field, Number, Record
from holdfast.kernel.rule import checked_by, long_rule, rule

NO_SEAT = 255
"""The byte for no seat, and for -1 in other fields."""

SEATS = "seats"
"""The name of the count of seats. Rows of this count begin with the viewer."""

ALWAYS_LEFT_OUT = {
    "chance": "no viewer knows the dice to come",
    "agenda.fault": "there is none in a position that can be played",
    "version": "the same in all positions of a table",
    "options": "the same in all positions of a table",
    "offers": "the mask has the legal moves",
    "offer": "the mask has the legal moves",
}

NUMBER, WORD, SEAT, SET, BITS = "number", "two bytes", "seat", "set", "bits"
MEANINGS = {
    NUMBER: "a number; 255 stands for -1",
    WORD: "a number in two bytes, the low one first",
    SEAT: "a seat, counted from the viewer; 255 is nobody",
    SET: "one byte for each member: 1 if it is in the set",
    BITS: "a set as bits, eight members in a byte, the first in the lowest bit",
}


@dataclass(frozen=True)
class Count:
    """A number of rows that is the same in all positions of a table.

    `read` is a path of fields, such as `options.players`, or a rule of the position.
    """

    read: str | Callable[..., Any]
    most: int


class Entry(NamedTuple):
    """A named part of an observation: byte `offset + sum(index * stride)` for each index."""

    name: str
    kind: str
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of bytes."""
        return prod(self.shape)

    def of(self, observations: Any) -> Any:
        """Return this part of a NumPy array whose last axis is the observation, without a copy."""
        from numpy.lib.stride_tricks import as_strided

        begun = observations[..., self.offset :]
        return as_strided(
            begun,
            begun.shape[:-1] + self.shape,
            begun.strides[:-1] + tuple(step * begun.strides[-1] for step in self.strides),
        )


@rule
def seat_from(seat: int, first: int, seats: int) -> int:
    """Return the distance of a seat from the viewer's, or NO_SEAT."""
    if seat < 0:
        return NO_SEAT
    return seat - first if seat >= first else seat - first + seats


uint64: Any = None
"""NumPy's type, which the compiler sets. It is not imported here, because games load faster without
NumPy."""


def _same(index: int) -> int:
    """Return an index unchanged: the form of `place` for Python."""
    return index


@checked_by(_same)
def place(index: int) -> Any:
    """Return an index as a number that cannot be negative.

    The compiler then does not look for negative indices, which count from the end, at every byte.
    """
    return uint64(index)


class Layout:
    """The layout of a game's observations: their names, sizes, and the rule that writes them."""

    def __init__(
        self,
        state: Record,
        *,
        counts: Mapping[str, Count] | None = None,
        rows: Mapping[str, str] | None = None,
        filled: Mapping[str, str] | None = None,
        present: Mapping[str, tuple[str, ...]] | None = None,
        seats: tuple[str, ...] = (),
        members: Mapping[str, int | str] | None = None,
        narrow: tuple[str, ...] = (),
        leave_out: Mapping[str, str] | None = None,
    ) -> None:
        self.state = state
        self.counts = dict(counts or {})
        self.rows = dict(rows or {})
        """The name of the count of rows of each array."""
        self.filled = {"agenda.frames": "depth", **(filled or {})}
        """For some arrays, a field beside the array that holds the number of rows in use. The other
        rows are zero."""
        self.present = dict(present or {})
        """For some arrays of records, the fields of a row that are all zero if the whole row is."""
        self.seats = ("to_move", *seats) if SEATS in self.counts else ()
        """The fields that are the number of a seat."""
        self.members = dict(members or {})
        """For fields that are sets of bits, how many members the set can have: one byte is written
        for each. Other fields of four or eight bytes are written as bits."""
        self.narrow = narrow
        """The fields of two bytes that are observed as one byte, because their numbers are from -1
        to 254."""
        self.leave_out = {**ALWAYS_LEFT_OUT, **(leave_out or {})}
        """For each field that is not observed, the reason."""
        self._used: set[str] = set()
        self.most = self.size({name: count.most for name, count in self.counts.items()})
        """The size in bytes of the largest observation of the game."""
        self._check_names()
        self.observe = self._make_rule()
        """observe(s, viewer, out) -> size: write the observation of a hidden position."""

    def _check_names(self) -> None:
        """Raise ValueError if the declaration names a field that is not in the observation."""
        named = {
            *self.rows, *self.filled, *self.present, *self.seats, *self.members, *self.narrow,
        }  # fmt: skip
        unknown = (named | (set(self.leave_out) - set(ALWAYS_LEFT_OUT))) - self._used
        if unknown:
            raise ValueError(f"there is no such field in an observation: {sorted(unknown)}")

    # Names and places

    def read_counts(self, position: Position) -> dict[str, int]:
        """Return the counts of a table, read from one of its positions."""
        return {
            name: position.number(*count.read.split("."))
            if isinstance(count.read, str)
            else int(count.read(position.state))
            for name, count in self.counts.items()
        }

    def size(self, counts: Mapping[str, int]) -> int:
        """Return the size in bytes of the observations of a table."""
        return 1 + sum(
            self._rows_of(name, field, counts) * self._row_size(name, field, counts)
            for name, field in self._fields(self.state, "")
        )

    def entries(self, counts: Mapping[str, int]) -> list[Entry]:
        """Return every named part of an observation, in order."""
        found = [Entry("viewer", NUMBER, 0, (), ())]
        at = 1
        for name, field in self._fields(self.state, ""):
            rows, size = self._rows_of(name, field, counts), self._row_size(name, field, counts)
            found += self._places(name, field, at, (), (), counts, rows)
            at += rows * size
        return found

    def _fields(self, record: Record, path: str) -> Iterator[tuple[str, Field]]:
        """Yield the fields of a record that are observed, with their paths."""
        for name, field in record.fields.items():
            self._used.add(path + name)
            if path + name not in self.leave_out:
                yield path + name, field

    def _rows_of(self, name: str, field: Field, counts: Mapping[str, int]) -> int:
        """Return the number of rows of a field of the position; 1 if it is not an array."""
        if name in self.rows:
            return counts[self.rows[name]]
        return field.shape[0] if field.shape else 1

    def _row_size(self, name: str, field: Field, counts: Mapping[str, int]) -> int:
        """Return the size in bytes of one row of an array, or of a single value."""
        return prod(field.shape[1:]) * self._value_size(name, field, counts)

    def _value_size(self, name: str, field: Field, counts: Mapping[str, int]) -> int:
        """Return the size in bytes of one value."""
        if isinstance(field.kind, Record):
            return sum(
                prod(f.shape) * self._value_size(n, f, counts)
                for n, f in self._fields(field.kind, f"{name}.")
            )
        if name in self.members:
            count = self.members[name]
            return counts[count] if isinstance(count, str) else count
        return {NUMBER: 1, SEAT: 1, WORD: 2, BITS: field.kind.size}[self._kind(name, field.kind)]

    def _kind(self, name: str, number: Number) -> str:
        """Return the form in which a number is written: SET, SEAT, NUMBER, WORD or BITS."""
        if name in self.members:
            return SET
        if name in self.seats:
            return SEAT
        if number.size == 1 or name in self.narrow:
            return NUMBER
        return WORD if number.size == 2 else BITS

    def _places(
        self, name: str, field: Field, at: int, shape: tuple[int, ...], strides: tuple[int, ...],
        counts: Mapping[str, int], rows: int | None = None,
    ) -> Iterator[Entry]:  # fmt: skip
        """Yield the entries of a field that begins at this byte."""
        own = field.shape if rows is None or not field.shape else (rows, *field.shape[1:])
        size = self._value_size(name, field, counts)
        shape = (*shape, *own)
        strides = (*strides, *(size * prod(own[i + 1 :]) for i in range(len(own))))
        if isinstance(field.kind, Record):
            for inner, below in self._fields(field.kind, f"{name}."):
                yield from self._places(inner, below, at, shape, strides, counts)
                at += prod(below.shape) * self._value_size(inner, below, counts)
            return
        kind = self._kind(name, field.kind)
        if kind in (SET, WORD, BITS):
            shape, strides = (*shape, size), (*strides, 1)
        yield Entry(name, kind, at, shape, strides)

    # The rule

    def _make_rule(self) -> Callable[..., Any]:
        """Return the rule that writes an observation, generated as source text."""
        scope: dict[str, Any] = {"__name__": __name__}
        lines = [
            "def observe(s, viewer, out):",
            "    for i in range(len(out)):",
            "        out[i] = 0",
            "    first = max(0, viewer)",
        ]
        for name, count in self.counts.items():
            if isinstance(count.read, str):
                lines.append(f"    {name} = s.{count.read}")
            else:
                scope[f"count_{name}"] = count.read
                lines.append(f"    {name} = count_{name}(s)")
        lines += ["    out[0] = viewer & 255", "    at = 1"]
        for number, (name, field) in enumerate(self._fields(self.state, "")):
            part = f"write_{number}"
            scope[part] = self._part(part, name, field)
            lines.append(f"    at = {part}(s, out, at, {', '.join(self._rule_variables)})")
        lines.append("    return at")
        return _define_rule("observe", lines, scope)

    @property
    def _rule_variables(self) -> list[str]:
        """The variables that the rule of every part takes."""
        return ["first", *self.counts]

    def _part(self, part: str, name: str, field: Field) -> Callable[..., Any]:
        """Return the rule that writes one field of the position and returns where the next begins.

        Each is a rule of its own, because one long rule takes the compiler much longer.
        """
        count = self.rows.get(name)
        rows = count or str(field.shape[0] if field.shape else 1)
        size = self._symbolic_size(name, field)
        body = self._record_lines(name, field, "s", "at", rows=count)
        lines = [
            f"def {part}(s, out, at, {', '.join(self._rule_variables)}):",
            *(f"    {line}" for line in body),
            f"    return at + {rows} * {size}",
        ]
        scope = {"seat_from": seat_from, "place": place, "__name__": __name__}
        return _define_rule(part, lines, scope)

    def _symbolic_size(self, name: str, field: Field) -> str:
        """Return source for the size of one row of a field of the position."""
        count = self.members.get(name)
        if isinstance(count, str):
            return f"{prod(field.shape[1:])} * {count}"
        return str(self._row_size(name, field, {}))

    def _record_lines(
        self, name: str, field: Field, source: str, at: str, rows: str | None = None, depth: int = 0
    ) -> list[str]:
        """Return source lines that write a field of a record."""
        value = f"{source}.{name.rpartition('.')[2]}"
        if not field.shape:
            return self._value_lines(name, field, value, at, depth)
        size = self._value_size(name, field, dict.fromkeys(self.counts, 0))
        step = self.members[name] if isinstance(self.members.get(name), str) else size
        lines, indices = [], []
        for axis, length in enumerate(field.shape):
            i = f"i{depth}_{axis}"
            pad = "    " * axis
            limit = rows if rows and axis == 0 else str(length)
            if axis == 0 and name in self.filled:
                limit = f"min({limit}, {source}.{self.filled[name]})"
            lines.append(f"{pad}for {i} in range({limit}):")
            indices.append(i)
        inside = "    " * len(field.shape)
        sizes = [prod(field.shape[axis + 1 :]) for axis in range(len(field.shape))]
        steps = [f"{i} * {size} * {step}" for i, size in zip(indices, sizes, strict=True)]
        at_row = " + ".join([at, *steps])
        read = list(indices)
        if rows == SEATS:
            read[0] = f"(first + {indices[0]}) % {SEATS}"
        lines.append(f"{inside}to{depth} = {at_row}")
        item = f"{value}[{', '.join(read)}]"
        if isinstance(field.kind, Record):
            lines.append(f"{inside}row{depth} = {item}")
            item = f"row{depth}"
            if name in self.present:
                signs = " or ".join(f"{item}.{sign} != 0" for sign in self.present[name])
                lines.append(f"{inside}if {signs}:")
                inside += "    "
        below = self._value_lines(name, field, item, f"to{depth}", depth + 1)
        return lines + [inside + line for line in below]

    def _value_lines(self, name: str, field: Field, value: str, at: str, depth: int) -> list[str]:
        """Return source lines that write one value."""
        if isinstance(field.kind, Record):
            lines, offset = [], 0
            for inner, below in self._fields(field.kind, f"{name}."):
                lines += self._record_lines(inner, below, value, f"{at} + {offset}", depth=depth)
                offset += prod(below.shape) * self._value_size(inner, below, {})
            return lines
        kind = self._kind(name, field.kind)
        if kind == SET:
            bit = f"bit{depth}"
            return [
                f"word{depth} = {value}",
                f"for {bit} in range({self.members[name]}):",
                f"    out[place({at} + {bit})] = word{depth} >> {bit} & 1",
            ]
        if kind == SEAT:
            return [f"out[place({at})] = seat_from({value}, first, {SEATS})"]
        size = {NUMBER: 1, WORD: 2}.get(kind, field.kind.size)
        return [
            f"out[place({at} + {byte})] = {value} >> {8 * byte} & 255"
            if byte
            else f"out[place({at})] = {value} & 255"
            for byte in range(size)
        ]


_defined_count = 0


def _define_rule(name: str, lines: list[str], scope: dict[str, Any]) -> Callable[..., Any]:
    """Return the rule that these source lines define."""
    global _defined_count
    _defined_count += 1
    source = "\n".join(lines) + "\n"
    # Registered like a file, so that tracebacks show the line.
    path = f"<observation {name} {_defined_count}>"
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    exec(compile(source, path, "exec"), scope)
    made: Callable[..., Any] = long_rule(scope[name])
    return made
