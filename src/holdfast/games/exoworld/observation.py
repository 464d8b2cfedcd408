"""The observation of Exoworld for learning, the viewer's character first."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import moves, state
from holdfast.games.exoworld.rules import people
from holdfast.games.exoworld.state import State
from holdfast.kernel.observation import Count, Layout
from holdfast.kernel.rule import rule


@rule
def crew_size(s: Any) -> int:
    """Return the number of characters in the game.

    It counts every seat up to the last taken one. People who join a running game may sit beyond
    the seats of the beginning.
    """
    if people.is_solo(s):
        return state.SOLO_CREW
    size = s.options.players
    for seat in range(s.options.players, moves.SEATS):
        if s.players[seat].seated:
            size = seat + 1
    return size


LAYOUT = Layout(
    State,
    counts={"seats": Count(crew_size, moves.SEATS)},
    rows={"crew": "seats", "players": "seats"},
    filled={
        "locations": "location_count",
        "events": "events_left",
        "event_discard": "event_discards",
    },
    seats=("active", "transfer.partner", "cargo.holder", "cargo.giver", "cargo.receiver"),
    members={"played": moves.PROTOCOL_COUNT, "declined": moves.PROTOCOL_COUNT},
    narrow=(
        "about",
        "agenda.frames.step",
        "agenda.frames.a",
        "agenda.frames.b",
        "agenda.frames.c",
        "agenda.frames.d",
    ),
    leave_out={
        "against": "every decision of the game is about one thing",
        "outcome": "the game has none before its end",
        "grid": "the cells of the locations",
        "deck": "no viewer knows the cards in the deck",
        "unused": "no viewer knows the Protocols removed at setup",
        "box": "it is cleared before the first decision",
        "notes": "the heuristic player clears its notes",
    },
)
