"""Who is in the game, who waits to join, and where newcomers will sit."""

from __future__ import annotations

from functools import lru_cache

from holdfast.games.exoworld.moves import JOIN, SEATS
from holdfast.kernel.game import DropIn
from holdfast.kernel.position import READINGS, Position
from holdfast.kernel.record import NOBODY


def playing(position: Position) -> list[int]:
    """The seats that are taken."""
    return [*_taken(position)]


@lru_cache(READINGS)
def _taken(position: Position) -> tuple[int, ...]:
    players = position.reading.players
    return tuple([seat for seat in range(SEATS) if players[seat].seated])


def coming(position: Position) -> list[int]:
    """The seats that those who wait will get: the lowest free ones, as joins come before leaves.

    Who waits at a full table has no seat yet (EX-JOIN-2, EX-JOIN-5).
    """
    return _free(position)[: position.number("waiting")]


def speaks_for(position: Position, move: int) -> int:
    """Requests to join are counted: a new one is for the next free seat, and whoever withdraws
    one was the last to ask."""
    waiting = position.number("waiting")
    seats = _free(position)[waiting:] if move in JOIN else coming(position)[waiting - 1 :]
    return seats[0] if seats else NOBODY


def _free(position: Position) -> list[int]:
    taken = _taken(position)
    return [seat for seat in range(SEATS) if seat not in taken]


DROP_IN = DropIn(playing, coming, speaks_for)
