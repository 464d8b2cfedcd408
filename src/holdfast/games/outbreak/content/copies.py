"""Single horde hexes: each copy of each horde has a number, level by level."""

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
"""The horde that a copy is of."""
FIRST_COPY = table("first copies of levels", [sum(list(AVAILABLE)[:n]) for n in range(LEVELS + 1)])
"""The first copy of a level (from 0), and where the last level ends."""
COPY_OF_CARD = table(
    "first copies of hordes",
    [_copies.index(card) if card < FIRST_FINAL else 0 for card in range(HORDE_TYPES)],
)
"""The first copy of a horde."""
