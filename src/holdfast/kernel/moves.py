"""Moves: every move of a game is a number, and each kind of move has a range of numbers.

    MOVES = MoveKinds()
    GATHER = MOVES.add("gather", meeple=10)             # numbers 0 to 9
    MOVE = MOVES.add("move", meeple=10, direction=6)    # numbers 10 to 69

A kind of move encodes and decodes its numbers. No rule computes with them:

    offer(s, moves.MOVE(meeple, direction))             # the number of a move
    if move in moves.MOVE:                              # whether a move is of this kind
        direction = moves.MOVE.direction(move)          # a field of the move

All three work in every mode. In interpreted rules they refuse a field outside its domain and a move
of another kind. In compiled rules they are arithmetic without checks.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from math import prod
from typing import TYPE_CHECKING


class Field:
    """A field of a kind of move. Called with a move of that kind, it returns the field's value."""

    def __init__(self, kind: MoveKind, name: str, stride: int) -> None:
        self.kind = kind
        self.name = name
        self.stride = stride
        """The difference between the numbers of two moves that differ by one in this field."""

    def __call__(self, move: int) -> int:
        kind = self.kind
        if move not in kind:
            raise ValueError(f"move number {move} is no {kind.name!r} and has no {self.name}")
        return (move - kind.first) // self.stride % kind.domains[self.name]


class MoveKind:
    """A kind of move: its name, the size of each field's domain, and its first number.

    Called with the values of its fields, in order or by name, it returns the number of the move.
    Each field is an attribute: see `Field`.
    """

    def __init__(self, name: str, domains: dict[str, int], first: int, offered: bool) -> None:
        self.name = name
        self.domains = domains
        self.first = first
        self.offered = offered
        self.size = prod(domains.values())
        """The number of moves of this kind."""
        self.fields: dict[str, Field] = {}
        stride = self.size
        for field, size in domains.items():
            if field in vars(self):
                raise ValueError(f"move kind {name!r} cannot have a field called {field!r}")
            stride //= size or 1
            self.fields[field] = Field(self, field, stride)
        vars(self).update(self.fields)

    if TYPE_CHECKING:

        def __getattr__(self, field: str) -> Field: ...

    def __call__(self, *values: int, **named: int) -> int:
        number = self.first
        for field, value in self._each(values, named):
            size = self.domains[field]
            if not 0 <= value < size:
                raise ValueError(f"{self.name}: {field} {value} is not in 0..{size - 1}")
            number += value * self.fields[field].stride
        return number

    def _each(self, values: tuple[int, ...], named: dict[str, int]) -> Iterator[tuple[str, int]]:
        """Yield the name and the value of each field."""
        given = dict(zip(self.domains, values, strict=False))
        if len(values) > len(given) or given.keys() & named.keys():
            raise TypeError(
                f"{self.name} takes {', '.join(self.domains) or 'no fields'}, each once"
            )
        given |= named
        if given.keys() != self.domains.keys():
            known = ", ".join(self.domains) or "no fields"
            raise TypeError(f"{self.name} takes {known}, not {', '.join(given) or 'none'}")
        yield from given.items()

    def __contains__(self, move: int) -> bool:
        return self.first <= move < self.first + self.size

    def __repr__(self) -> str:
        return f"<MoveKind {self.name}>"


class MoveKinds:
    """All kinds of moves of a game."""

    def __init__(self) -> None:
        self.kinds: dict[str, MoveKind] = {}
        self.count = 0
        self.commands = 0
        """The number of the first command; all moves below it are offered."""
        self._in_order: list[MoveKind] = []
        self._firsts: list[int] = []
        self._decoded: dict[int, tuple[MoveKind, dict[str, int]]] = {}

    def add(self, name: str, /, *, offered: bool = True, **domains: int) -> MoveKind:
        """Declare a kind of move and the size of each field's domain.

        A kind that is not `offered` is never in the list of legal moves. It is a command such as
        conceding, which a player may give but no bot should choose at random.
        """
        if name in self.kinds:
            raise ValueError(f"move kind {name!r} is declared twice")
        if offered and self.commands < self.count:
            raise ValueError(f"move kind {name!r} is declared after commands, which come last")
        kind = MoveKind(name, domains, self.count, offered)
        self._decoded.clear()
        self.kinds[name] = kind
        self.count += kind.size
        if offered:
            self.commands = self.count
        self._in_order.append(kind)
        self._firsts.append(kind.first)
        return kind

    def decode(self, move: int) -> tuple[MoveKind, dict[str, int]]:
        """Return the kind and the fields of a move."""
        found = self._decoded.get(move)
        if found is None:
            found = self._decoded[move] = self._decode(move)
        kind, fields = found
        return kind, fields.copy()

    def _decode(self, move: int) -> tuple[MoveKind, dict[str, int]]:
        """Return the kind and the fields of a move, without the cache."""
        if not 0 <= move < self.count:
            raise ValueError(f"there is no move number {move}: moves go from 0 to {self.count - 1}")
        # Kinds of size 0 have the same first number as the next kind, so the last one is right.
        kind = self._in_order[bisect_right(self._firsts, move) - 1]
        return kind, {name: field(move) for name, field in kind.fields.items()}

    def encode(self, name: str, /, **fields: int) -> int:
        """Return the number of a move."""
        return self.kinds[name](**fields)
