"""The observation of Outbreak for learning, with seats counted from the viewer's."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves
from holdfast.games.outbreak.rules import deck
from holdfast.games.outbreak.state import State
from holdfast.kernel.observation import Count, Layout
from holdfast.kernel.rule import rule


@rule
def seat_count(s: Any) -> int:
    """Return the number of seats, with those of people who joined or want to."""
    count = s.options.players
    for seat in range(s.options.players, moves.SEATS):
        if (s.seats | s.joining) >> seat & 1:
            count = seat + 1
    return count


@rule
def deck_size(s: Any) -> int:
    """Return the number of hordes in the whole deck; `horde_count` is 0 until it is built."""
    return deck.ordinary_hordes(s) + (2 if deck.final_level(s, 1) > 0 else 1)


LAYOUT = Layout(
    State,
    counts={
        "seats": Count(seat_count, moves.SEATS),
        "hordes": Count(deck_size, content.MOST_HORDES),
    },
    rows={"hordes": "hordes"},
    filled={"hordes": "dealt"},
    present={"survivors": ("playing", "entered")},
    seats=("survivors.seat",),
    members={
        "city": moves.SETTLEMENTS,
        "overrun": moves.SETTLEMENTS,
        "to_place": moves.SETTLEMENTS,
        "built": moves.SCHEMATICS,
        "overfull": moves.SURVIVORS,
        "march.pushed": moves.SURVIVORS,
    },
    narrow=("about", "against", "agenda.frames.step"),
    leave_out={
        "outcome": "the game has none before its end",
        "tile_at": "the hexes of the settlements",
        "horde_at": "the hexes of the hordes",
        "tiles.links": "the hexes of the settlements",
        "survivors.cards": "the cards in the hands",
    },
)
