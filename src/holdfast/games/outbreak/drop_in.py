"""Drop-in: seats in the game, and requests to join (OB-JOIN-4)."""

from __future__ import annotations

from holdfast.games.outbreak.moves import SEATS
from holdfast.kernel.game import DropIn
from holdfast.kernel.position import Position


def playing_seats(position: Position) -> list[int]:
    """Return the seats that take part."""
    return _seats(position.number("seats"))


def joining_seats(position: Position) -> list[int]:
    """Return the seats that have requested to join."""
    return _seats(position.number("joining"))


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


DROP_IN = DropIn(playing_seats, joining_seats)
