"""Payments: which missing symbols skulls cover, numbered (OB-PAY-4).

A cover counts for each resource, in the order G B A S E, how many missing symbols of it are covered
by skulls: 0, 1 or 2, the digits of a number to base 3.
"""

from __future__ import annotations

from itertools import product

from holdfast.games.outbreak.moves import COVERS, RESOURCES
from holdfast.kernel.tables import table

MOST_COVERED = 2  # no resistance has a symbol more than twice

_covers = list(product(range(MOST_COVERED + 1), repeat=RESOURCES))

COVER_DIGITS = table("covers", _covers)

# Most symbols covered first, that is fewest tokens spent; ties in the order of kinds.
COVER_ORDER = table(
    "order of covers",
    sorted(range(COVERS), key=lambda n: (-sum(_covers[n]), [-c for c in _covers[n]])),
)
