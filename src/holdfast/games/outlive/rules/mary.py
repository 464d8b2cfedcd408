"""Mary Koolpepper: search tiles instead of goods (OL-SET-13)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.rules import cities, effects
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer, offer_range
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule


@rule
def mary(s: Any, seat: int, draws: int) -> None:
    """OL-SET-13: four search tiles one after the other, then one of them goes."""
    s.seat = seat
    if draws < content.MARY_DRAWS:
        then(s, steps.MARY, seat, draws)
        ask(s, decisions.MARYDRAW, seat)
    else:
        ask(s, decisions.MARYDROP, seat)


@rule
def offer_finds(s: Any) -> None:
    """OL-D-MARYDRAW."""
    offer_range(s, moves.DRAW_FIND(0), len(content.CITIES))


@rule
def draw_find(s: Any, seat: int, city: int, draws: int, log: Any) -> None:
    """OL-SET-13: the top tile of a city, open for all to see."""
    find = s.search[city, s.turned[city]]
    s.turned[city] += 1
    s.drawn[draws] = find
    tell(log, events.MARY_DREW, seat, city, find)
    then(s, steps.MARY, seat, draws + 1)


@rule
def offer_drops(s: Any) -> None:
    """OL-D-MARYDROP: the drawn tiles, equal ones once."""
    for find in range(content.FIND_KINDS):
        for i in range(content.MARY_DRAWS):
            if s.drawn[i] == find:
                offer(s, moves.DROP_FIND(find))
                break


@rule
def drop_find(s: Any, seat: int, find: int, log: Any) -> None:
    """OL-SET-13: the other three give what they show; all tiles go back."""
    left = 1
    tell(log, events.MARY_DROPPED, seat, find)
    for i in range(content.MARY_DRAWS):
        drawn = s.drawn[i]
        s.drawn[i] = state.UNKNOWN
        if drawn == find and left == 1:
            left = 0
        else:
            effects.take_find(s, drawn, seat, events.FROM_LEADER, log)
    cities.sort_search_tiles(s)
