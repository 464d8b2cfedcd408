"""The position as one viewer may know it, with its open decision and its commands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.commands import Commands
from holdfast.table.decision import Decision
from holdfast.table.seats import Part, Seats


@dataclass(frozen=True, eq=False)
class KnownPosition:
    """A hidden position, with its open decision and its commands."""

    game: Game
    position: Position
    given_answers: frozenset[tuple[int, int]]
    seats: Seats

    @cached_property
    def decision(self) -> Decision:
        """Open decision."""
        return Decision(self.game, self.position, self.given_answers)

    @cached_property
    def commands(self) -> Commands:
        """The commands that seats may give now, without those that the viewer must not know."""
        return Commands(self.game, self.position, self.seats)

    @cached_property
    def question(self) -> str | None:
        """Name of the open decision, or None if it is hidden."""
        return self.game.known_decision(self.position)

    @cached_property
    def may_answer(self) -> tuple[int, ...]:
        """Seats that may choose some move."""
        return self.decision.may_answer(len(self.seats))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """State of each seat: in the game, about to join, or out."""
        return tuple(self.commands.parts[seat] for seat in range(len(self.seats)))
