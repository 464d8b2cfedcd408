"""The seats of a table, and how they ended."""

from __future__ import annotations

from collections.abc import Collection

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.server.messages import SeatView, StandingView
from holdfast.table import Table


def seat_views(table: Table, connected: Collection[int], viewer: int = NOBODY) -> list[SeatView]:
    """The seats. What somebody has told the table to answer is for their own eyes."""
    return [
        SeatView(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            connected=seat.kind == "bot" or number in connected,
            part=table.part(number),
            guest=seat.guest,
            standing=dict(seat.standing) if number == viewer else {},
            usual=dict(table.game.standing(table.position)) if number == viewer else {},
            awake=seat.awake and number == viewer,
        )
        for number, seat in enumerate(table.seats)
    ]


def standings(game: Game, hidden: Position) -> list[StandingView]:
    """How the seats ended, once they have."""
    if not hidden.over:
        return []
    return [StandingView(seat=s.seat, rank=s.rank, points=s.points) for s in game.result(hidden)]


def seat_or_none(viewer: int) -> int | None:
    """The number of a seat as clients know it, who have none for spectators."""
    return None if viewer == NOBODY else viewer
