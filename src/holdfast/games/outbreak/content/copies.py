"""Single horde hexes: each copy of each horde has a number, level by level."""

from __future__ import annotations

import numpy as np

from holdfast.games.outbreak.content import AVAILABLE, FINALS, FIRST_FINAL, HORDES, LEVELS

_copies = [
    card
    for level in range(1, LEVELS + 1)
    for card, horde in enumerate(HORDES)
    if horde.level == level
    for _ in range(horde.copies)
]

COPY_CARD = np.array(_copies, np.int8)
"""The horde that a copy is of."""
FIRST_COPY = np.array([int(AVAILABLE[:level].sum()) for level in range(LEVELS + 1)], np.int16)
"""The first copy of a level (from 0), and where the last level ends."""
COPY_OF_CARD = np.array(
    [_copies.index(card) for card in range(FIRST_FINAL)] + [0] * len(FINALS), np.int16
)
"""The first copy of a horde."""
