"""Seats of bots: their names, and the level of bots that take over at a table."""

from __future__ import annotations

from holdfast import players
from holdfast.table import Table

BOT_NAMES = (
    "Alva", "Bent", "Cleo", "Dagny", "Egil", "Freya", "Gil", "Hilde", "Ivar", "Juna", "Knut",
    "Linn", "Mats", "Nora", "Ove", "Pia",
)  # fmt: skip
"""Names of bots, by seat."""


def bot_name(seat: int) -> str:
    """Return the name of a bot at a seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def level_at(table: Table) -> str:
    """Return the level of bots that take over at a table: that of its clocks, of its bots, or of
    its listing.
    """
    opening = table.opening
    if opening.time_control is not None:
        return opening.time_control.level
    if opening.listing is not None:
        return opening.listing.fill_level
    bots = (seat.level for seat in table.seats if seat.level is not None)
    return next(bots, players.USUAL_LEVEL)
