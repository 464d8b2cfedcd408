"""What things are called: the same in keys of moves, in words and on every screen."""

from __future__ import annotations

LETTERS = "ABCDEF"  # of the seats
GOODS = ("resource", "prey")  # by their numbers in moves and events


def meeple_name(seat: int, number: int) -> str:
    """A meeple's name: its owner's letter and its number, such as C6."""
    return f"{LETTERS[seat]}{number}"
