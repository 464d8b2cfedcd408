"""Rematch: the same players start again, each one seat further on, so that another one begins."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel.record import NOBODY
from holdfast.table.entries import OpenSeat
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Parts, Seats


@dataclass(frozen=True)
class Rematch:
    """Seats of the players in a rematch."""

    remaining_seats: tuple[int, ...]
    """Seats that are still in the game; all seats if none is."""

    @classmethod
    def after(cls, parts: Parts, seats: Seats) -> Rematch:
        """Return the rematch of a game whose seats have these parts."""
        numbers = range(len(seats))
        remaining_seats = tuple(seat for seat in numbers if parts[seat] != "out")
        return cls(remaining_seats or tuple(numbers))

    def next_seat(self, seat: int) -> int:
        """Return the seat of this player in the rematch, or NOBODY for one who left the game."""
        if seat not in self.remaining_seats:
            return NOBODY
        return (self.remaining_seats.index(seat) - 1) % len(self.remaining_seats)

    def seats(self, seats: Seats, viewer: int) -> list[OpenSeat]:
        """Return the seats of the rematch. The viewer takes a seat at once; the seats of other
        persons are open.
        """
        if self.next_seat(viewer) == NOBODY:
            raise RefusalError("spectator", "You have left the game, so you watch the rematch too.")
        there = [OpenSeat()] * len(self.remaining_seats)
        for number in self.remaining_seats:
            seat, asks = seats[number], number == viewer
            level = None if asks else seat.level
            there[self.next_seat(number)] = OpenSeat(
                name=seat.name, person=asks, level=level, program=seat.program
            )
        return there
