"""Names of seats, goods and meeples, used in move keys, texts and screens."""

from __future__ import annotations

LETTERS = "ABCDEF"  # by seat
GOODS = ("resource", "prey")  # by their numbers in moves and events


def meeple_name(seat: int, number: int) -> str:
    """Return a meeple's name: its owner's letter and its number, such as C6."""
    return f"{LETTERS[seat]}{number}"
