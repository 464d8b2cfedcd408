"""Messages about the conduct at a table: its host, its chat, and an open vote."""

from __future__ import annotations

from typing import Any

from holdfast.hosting.views.seats import seat_or_none
from holdfast.table.conduct import majority_of
from holdfast.table.observation import Observation


def conduct_view(seen: Observation) -> dict[str, Any]:
    """Return the fields of a `ConductView`. Everybody may know them."""
    return {
        "host": seat_or_none(seen.host),
        "chat": seen.chat_mode,
        "spectators": seen.spectators_read,
        "vote": _vote(seen),
    }


def _vote(seen: Observation) -> dict[str, Any] | None:
    """Return the open vote: the fields of a `VoteView`, or None."""
    vote = seen.vote
    if vote is None:
        return None
    return {
        "about": vote.about,
        "asked_by": vote.asked_by,
        "yes": sorted(vote.yes),
        "no": sorted(vote.no),
        "voters": [seat for seat in seen.voters if seat != vote.about],
        "needed": majority_of(seen.voters),
    }
