"""Drop-in: seats in the game, requests to join, and the seats that newcomers will get."""

from __future__ import annotations

from holdfast.games.exoworld.moves import JOIN, SEATS
from holdfast.kernel.game import DropIn
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY


def playing_seats(position: Position) -> list[int]:
    """Return the seats that are taken."""
    players = position.snapshot.players
    return [seat for seat in range(SEATS) if players[seat].seated]


def joining_seats(position: Position) -> list[int]:
    """Return the seats that waiting players will get: the lowest free ones.

    Joins come before leaves. A player who waits at a full table has no seat yet (EX-JOIN-2,
    EX-JOIN-5).
    """
    return _free_seats(position)[: position.number("waiting")]


def speaks_for(position: Position, move: int) -> int:
    """Return the seat that a request to join, or its withdrawal, is about, or NOBODY.

    Requests are only counted: a new one is for the next free seat, and a withdrawal is for the last
    request.
    """
    waiting = position.number("waiting")
    seats = (
        _free_seats(position)[waiting:] if move in JOIN else joining_seats(position)[waiting - 1 :]
    )
    return seats[0] if seats else NOBODY


def _free_seats(position: Position) -> list[int]:
    taken = playing_seats(position)
    return [seat for seat in range(SEATS) if seat not in taken]


DROP_IN = DropIn(playing_seats, joining_seats, speaks_for)
