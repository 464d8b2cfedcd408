"""Views of the end: the ranking of the players with its reasons."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import events
from holdfast.games.outlive.derived_numbers import overcome, points
from holdfast.games.outlive.models import RankView
from holdfast.games.outlive.rules import ending, tokens
from holdfast.kernel.position import Position


def ranking(position: Position) -> list[RankView]:
    """Return all players in order, with points by category and tie breakers (OL-END-4)."""
    s = position.snapshot
    seats = list(range(s.options.players))
    places = {a: 1 + sum(bool(ending.is_ahead(s, b, a)) for b in seats) for a in seats}
    return [
        RankView(
            seat=seat,
            place=places[seat],
            points=points_of(s, seat),
            supplies=tokens.supplies(s.players[seat]),
            goods=ending.goods(s.players[seat]),
            tie=_tie(s, seat, places),
        )
        for seat in sorted(seats, key=lambda seat: (places[seat], seat))
    ]


def points_of(s: Any, seat: int) -> dict[str, int]:
    """Return the points of a player by their source."""
    return points(s.players[seat], overcome(s, seat))


def _tie(s: Any, seat: int, places: dict[int, int]) -> str | None:
    mine = ending.points_of(s, seat)
    for other in sorted(places, key=lambda other: places[other]):
        below = other != seat and places[other] >= places[seat]
        if below and ending.points_of(s, other) == mine:
            return events.TIE_BREAKERS[ending.tie_breaker(s.players[seat], s.players[other])]
    return None
