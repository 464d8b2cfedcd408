"""The pace of a table, by which games and ratings are told apart."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.table.entries import SLOW

Pace = Literal["live", "clock", "slow"]


def pace_of(summary: dict[str, Any]) -> Pace:
    """Return the pace of a table: `live` without clocks, `slow` with days for a move."""
    clocks = summary.get("clocks")
    if clocks is None:
        return "live"
    return "slow" if (clocks["control"]["move"] or 0.0) >= SLOW else "clock"
