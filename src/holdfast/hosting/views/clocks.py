"""Messages about the clocks of a table."""

from __future__ import annotations

from typing import Any

from holdfast.table.clocks import MOST_PAUSES, Pause
from holdfast.table.observation import TableOverview


def clocks_view(seen: TableOverview) -> dict[str, Any] | None:
    """Return the clocks: the fields of a `ClocksView`, or None without a time control.

    Everybody at a table may know them.
    """
    clocks = seen.clocks
    if clocks is None:
        return None
    return {
        "control": clocks.control.model_dump(),
        "seats": [
            {
                "move": clock.move,
                "game": clock.game,
                "since": clock.since,
                "zero": clock.zero,
                "once": seat.once,
                "pauses": MOST_PAUSES - clock.pauses,
                "days_off": [{"start": start, "end": end} for start, end in clock.days_off],
            }
            for clock, seat in zip(clocks.seats, seen.seats, strict=True)
        ],
        "pause": None if clocks.pause is None else _pause(clocks.pause, seen),
    }


def _pause(pause: Pause, seen: TableOverview) -> dict[str, Any]:
    """Return a pause: the fields of a `PauseView`."""
    people = [n for n, seat in enumerate(seen.seats) if seat.kind == "person"]
    return {
        "asked_by": pause.asked_by,
        "agreed": sorted(pause.agreed),
        "until": pause.until,
        "resumed": sorted(pause.resumed),
        "people": [seat for seat in people if seen.parts[seat] == "in"],
    }
