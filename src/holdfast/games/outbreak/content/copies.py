"""Numbers of single horde hexes: each copy of each horde, level by level."""

from __future__ import annotations

from holdfast.games.outbreak.content import AVAILABLE, FIRST_FINAL, HORDE_TYPES, LEVELS
from holdfast.games.outbreak.content.schema import HORDES
from holdfast.kernel.tables import table

_copies = [
    card
    for level in range(1, LEVELS + 1)
    for card, horde in enumerate(HORDES)
    if horde.level == level
    for _ in range(horde.copies)
]

COPY_CARD = table("copies of hordes", _copies)
"""Horde card of each copy."""
FIRST_COPY = table("first copies of levels", [sum(list(AVAILABLE)[:n]) for n in range(LEVELS + 1)])
"""First copy of each level (from 0), and the end of the last level."""
COPY_OF_CARD = table(
    "first copies of hordes",
    [_copies.index(card) if card < FIRST_FINAL else 0 for card in range(HORDE_TYPES)],
)
"""First copy of each horde card."""
