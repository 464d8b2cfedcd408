"""Rematch: the same people begin again, all one seat further, so that the next one starts."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel.record import NOBODY
from holdfast.table.entries import OpenSeat
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Parts, Seats


@dataclass(frozen=True)
class Rematch:
    """Who goes on, and where they sit then."""

    staying: tuple[int, ...]
    """The seats that are still in the game; all of them, where nobody is."""

    @classmethod
    def after(cls, parts: Parts, seats: Seats) -> Rematch:
        """The rematch of a game in which the seats have these parts."""
        numbers = range(len(seats))
        staying = tuple(seat for seat in numbers if parts[seat] != "out")
        return cls(staying or tuple(numbers))

    def next_seat(self, seat: int) -> int:
        """Where this seat sits then; nowhere, if its player has left the game."""
        if seat not in self.staying:
            return NOBODY
        return (self.staying.index(seat) - 1) % len(self.staying)

    def seats(self, seats: Seats, viewer: int) -> list[OpenSeat]:
        """The seats of the next table. Whoever asks sits there; other persons are expected."""
        if self.next_seat(viewer) == NOBODY:
            raise RefusalError("spectator", "You have left the game, so you watch the rematch too.")
        there = [OpenSeat()] * len(self.staying)
        for number in self.staying:
            seat, asks = seats[number], number == viewer
            level = None if asks else seat.level
            there[self.next_seat(number)] = OpenSeat(name=seat.name, person=asks, level=level)
        return there
