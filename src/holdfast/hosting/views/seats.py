"""Messages about the seats of a table and its result."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from holdfast.hosting.messages.table import PlacementView
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.observation import TableOverview


def seat_views(listed: TableOverview, connected: Collection[int]) -> list[dict[str, Any]]:
    """Return the seats, each the fields of a `SeatView`.

    Automatic answers are included for the viewer's own seat only.
    """
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "program": seat.program,
            "stand_in": seat.stand_in,
            "connected": seat.kind == "bot" or number in connected,
            "part": listed.parts[number],
            "guest": seat.guest,
            "auto_answers": dict(seat.auto_answers),
            "usual": dict(listed.usual) if number == listed.viewer else {},
            "awake": seat.awake,
        }
        for number, seat in enumerate(listed.seats)
    ]


def placements(game: Game, hidden: Position) -> list[PlacementView]:
    """Return the result of a finished game, or an empty list."""
    if not hidden.over:
        return []
    return [PlacementView(seat=s.seat, rank=s.rank, points=s.points) for s in game.result(hidden)]


def seat_or_none(viewer: int) -> int | None:
    """Return the seat number as clients know it: None for spectators."""
    return None if viewer == NOBODY else viewer
