"""Requests: the moves that stand in no list, such as conceding, joining or leaving.

One that names a seat belongs to that seat, whoever decides; the others to whoever does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.cached_property import once
from holdfast.table.seats import Parts, Seats


@dataclass(frozen=True, eq=False)
class Commands:
    """What may be asked of the rules in a position, beside answers to the open decision; in a
    hidden one, as far as its viewer may know."""

    game: Game
    position: Position
    seats: Seats

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.game.moves.commands, self.game.moves.count))

    def seat_of(self, move: int) -> int | None:
        """The seat that a request speaks for; other moves belong to whoever decides."""
        return self._spoken_for.get(move)

    def speaks_for(self, viewer: int) -> list[int]:
        """The seats that somebody asks for: the own one, and those of newcomers that no person has
        taken, who else could not be sent away again."""
        return [viewer] + [
            number
            for number, seat in enumerate(self.seats)
            if seat.guest and not seat.person
            if self.parts[viewer] == "in" and self.parts[number] != "out"
        ]

    def open_to(self, viewer: int, decides: bool) -> list[int]:
        """What this viewer may ask now."""
        own: set[int | None] = {*self.speaks_for(viewer)}
        if decides:
            own.add(None)
        return [
            move
            for move in self
            if self.seat_of(move) in own and self.game.allows(self.position, move)
        ]

    def place_for_newcomer(self) -> tuple[int, int] | None:
        """The seat a newcomer would get and the request that asks for it, where the rules have one.

        A further seat comes first, then one that nobody holds, and the seat of somebody who has
        left the game only where the rules give no other.
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

    @once
    def parts(self) -> Parts:
        """Whether seats have a part in the game."""
        return Parts(self.game, self.position)

    @once
    def _spoken_for(self) -> Mapping[int, int | None]:
        return self.game.spoken_for(self.position)
