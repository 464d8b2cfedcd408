"""Seats of bots: their names, and the level of bots that take over at a table."""

from __future__ import annotations

from collections.abc import Collection

from holdfast import players
from holdfast.table import Table
from holdfast.table.names import skeleton

BOT_NAMES = (
    "Alva", "Bent", "Cleo", "Dagny", "Egil", "Freya", "Gil", "Hilde", "Ivar", "Juna", "Knut",
    "Linn", "Mats", "Nora", "Ove", "Pia",
)  # fmt: skip
"""Names of bots, by seat."""


def bot_name(seat: int, others: Collection[str] = ()) -> str:
    """Return the name of a bot at a seat, which looks unlike the names of the others."""
    taken = set(map(skeleton, others))
    first = seat % len(BOT_NAMES)
    names = BOT_NAMES[first:] + BOT_NAMES[:first]
    return next((name for name in names if skeleton(name) not in taken), names[0])


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
