"""Encodings: what a trained net reads of a position, and how it numbers the moves.

Most games let the net read the observation. A game whose moves name pieces, such as meeples, does
better with an encoding of its own: a net cannot tell from numbers of tiles which of them touch.

The outputs of a net are moves as the seat that decides sees them: seats are counted from it, and
fields that matter little are left out. So one output can stand for several moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from holdfast.kernel.moves import MoveKinds

NO_OUTPUT = -1
"""The output of a move that the net does not choose."""


@dataclass(frozen=True)
class Encoding:
    """The bytes that a net reads of a game, and the moves that it chooses."""

    encode: Callable[..., Any]
    """encode(s, viewer, out) -> size: write what the net reads of a hidden position, as bytes."""
    size: int | None = None
    """The number of bytes; None for the table's observation, followed by `derived` bytes."""
    derived: int = 0
    """The number of bytes after the observation, which are computed from it."""
    slots: int = 0
    """The number of the viewer's pieces, whose bytes are at the end and have the same meanings."""
    per_slot: int = 0
    """The number of bytes of a piece. The first is 0 if there is no such piece."""
    slot_field: str = ""
    """The field of a move that is the number of a piece."""
    seat_fields: tuple[str, ...] = ("seat",)
    """The fields of moves that are seats."""
    left_out: tuple[str, ...] = ()
    """The fields of moves that outputs leave out."""
    kinds: tuple[str, ...] = ()
    """The kinds of moves that the net chooses; empty for all."""
    decides: int | None = None
    """The byte that is 0 where the heuristic player decides instead of the net, if there is one."""
    progress: Mapping[int, float] = field(default_factory=dict)
    """Weight of some bytes in a team's progress, by the index that the byte has at the largest
    table. Progress guides learning, and a trained net does not need it."""

    def outputs(self, moves: MoveKinds) -> tuple[int, int]:
        """Return the number of outputs for each piece, and the number of all other outputs."""
        of_slot = sum(self._size(kind) for kind in self._chosen_kinds(moves) if self._of_slot(kind))
        rest = sum(
            self._size(kind) for kind in self._chosen_kinds(moves) if not self._of_slot(kind)
        )
        return of_slot, rest

    def output_of(self, moves: MoveKinds, seat: int, seats: int) -> list[int]:
        """Return the output of each move for a seat at a table with this number of seats."""
        of_slot, _ = self.outputs(moves)
        found = [NO_OUTPUT] * moves.commands
        begun = {True: 0, False: self.slots * of_slot}
        for kind in self._chosen_kinds(moves):
            is_of_slot = self._of_slot(kind)
            for move in range(kind.first, kind.first + kind.size):
                _, values = moves.decode(move)
                number = begun[is_of_slot]
                stride = self._size(kind)
                for name, size in self._output_fields(kind).items():
                    value = values[name]
                    if name in self.seat_fields:
                        value = (value - seat) % seats if value < seats else value
                    stride //= size
                    number += value * stride
                if is_of_slot:
                    number += values[self.slot_field] * of_slot
                found[move] = number
            begun[is_of_slot] += self._size(kind)
        return found

    def _chosen_kinds(self, moves: MoveKinds) -> list[Any]:
        """Return the kinds of moves that the net chooses."""
        offered = [kind for kind in moves.kinds.values() if kind.offered]
        return [kind for kind in offered if not self.kinds or kind.name in self.kinds]

    def _of_slot(self, kind: Any) -> bool:
        """Return whether a kind of move is about one of the viewer's pieces."""
        return self.slots > 0 and self.slot_field in kind.domains

    def _output_fields(self, kind: Any) -> dict[str, int]:
        """Return the fields of a kind of move that its outputs tell apart."""
        slot = (self.slot_field,) if self._of_slot(kind) else ()
        return {
            name: size for name, size in kind.domains.items() if name not in (*self.left_out, *slot)
        }

    def _size(self, kind: Any) -> int:
        """Return the number of outputs of a kind of move, for one piece."""
        size = 1
        for domain in self._output_fields(kind).values():
            size *= domain
        return size
