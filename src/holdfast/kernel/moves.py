"""Moves: every move of a game has a number, and the numbers lie side by side.

    MOVES = MoveKinds()
    GATHER = MOVES.add("gather", meeple=10)             # numbers 0 to 9
    MOVE = MOVES.add("move", meeple=10, direction=6)    # numbers 10 to 69

`add` gives the first number of a kind; rules write `MOVE + meeple * 6 + direction`.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from math import prod


@dataclass(frozen=True)
class MoveKind:
    """A kind of move: its name, the size of each argument's domain, and its first number."""

    name: str
    domains: dict[str, int]
    first: int
    offered: bool

    @cached_property
    def count(self) -> int:
        """How many moves are of this kind."""
        return prod(self.domains.values())


class MoveKinds:
    """All moves of a game."""

    def __init__(self) -> None:
        self.kinds: dict[str, MoveKind] = {}
        self.count = 0
        self.commands = 0
        """The number of the first command; all moves below it are offered."""
        self._in_order: list[MoveKind] = []
        self._firsts: list[int] = []
        self._decoded: dict[int, tuple[MoveKind, dict[str, int]]] = {}

    def add(self, name: str, /, *, offered: bool = True, **domains: int) -> int:
        """Declare a kind of move; gives its first number.

        A kind that is not `offered` never stands in the list of legal moves: it is a command
        such as conceding, which a player may give but no bot should ever pick by chance.
        """
        if name in self.kinds:
            raise ValueError(f"move kind {name!r} is declared twice")
        if offered and self.commands < self.count:
            raise ValueError(f"move kind {name!r} is declared after commands, which come last")
        kind = MoveKind(name, dict(domains), self.count, offered)
        self._decoded.clear()
        self.kinds[name] = kind
        self.count += kind.count
        if offered:
            self.commands = self.count
        self._in_order.append(kind)
        self._firsts.append(kind.first)
        return kind.first

    def decode(self, move: int) -> tuple[MoveKind, dict[str, int]]:
        """The kind and the arguments of a move."""
        found = self._decoded.get(move)
        if found is None:
            found = self._decoded[move] = self._decode(move)
        kind, arguments = found
        return kind, arguments.copy()

    def _decode(self, move: int) -> tuple[MoveKind, dict[str, int]]:
        if not 0 <= move < self.count:
            raise ValueError(f"there is no move number {move}: moves go from 0 to {self.count - 1}")
        # Of kinds without a move, which have the same first number, the last one has it.
        kind = self._in_order[bisect_right(self._firsts, move) - 1]
        rest = move - kind.first
        arguments = {}
        for name, size in reversed(kind.domains.items()):
            rest, arguments[name] = divmod(rest, size)
        return kind, dict(reversed(arguments.items()))

    def encode(self, name: str, /, **arguments: int) -> int:
        """The number of a move."""
        kind = self.kinds[name]
        number = 0
        for domain, size in kind.domains.items():
            if not 0 <= arguments[domain] < size:
                raise ValueError(f"{name}: {domain} {arguments[domain]} is not in 0..{size - 1}")
            number = number * size + arguments[domain]
        return kind.first + number
