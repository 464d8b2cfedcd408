"""Commands: moves that are never listed as options, such as conceding, joining or leaving.

A command that names a seat belongs to that seat, even while another one decides. All other commands
belong to the seat that decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.seats import Parts, Seats


@dataclass(frozen=True, eq=False)
class Commands:
    """The commands of a position, as far as the viewer of that position may know them."""

    game: Game
    position: Position
    seats: Seats

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.game.moves.commands, self.game.moves.count))

    def seat_of(self, move: int) -> int | None:
        """Return the seat that a command acts for. None: the seat that decides."""
        return self._seat_by_command.get(move)

    def speaks_for(self, viewer: int) -> list[int]:
        """Return the seats that a viewer may give commands for.

        They are the viewer's own seat and the seats of newcomers that no person has taken. Nobody
        else could remove such a newcomer again.
        """
        return [viewer] + [
            number
            for number, seat in enumerate(self.seats)
            if seat.guest and not seat.person
            if self.parts[viewer] == "in" and self.parts[number] != "out"
        ]

    def open_to(self, viewer: int, decides: bool) -> list[int]:
        """Return the commands that this viewer may give now. `decides`: whether the viewer has to
        decide.
        """
        own: set[int | None] = {*self.speaks_for(viewer)}
        if decides:
            own.add(None)
        return [
            move
            for move in self
            if self.seat_of(move) in own and self.game.allows(self.position, move)
        ]

    def place_for_newcomer(self) -> tuple[int, int] | None:
        """Return the seat that a newcomer would get and the command that requests it, or None.

        A new seat comes first, then a seat without a person. The seat of a player who has left the
        game is used only if the rules allow no other.
        """
        found = [
            (self.seats.has(seat), self.seats.has(seat) and self.seats[seat].person, seat, move)
            for move in self
            if (seat := self.seat_of(move)) is not None
            and 0 <= seat <= len(self.seats)
            and self.parts[seat] == "out"
            and self.game.allows(self.position, move)
        ]
        return min(found)[2:] if found else None

    @cached_property
    def parts(self) -> Parts:
        """Which seats are in the game."""
        return Parts(self.game, self.position)

    @cached_property
    def _seat_by_command(self) -> Mapping[int, int | None]:
        """Seat that each command acts for."""
        return self.game.command_seats(self.position)
