"""Covers: numbered choices of the missing symbols that skulls pay for (OB-PAY-4).

A cover says for each resource, in the order G B A S E, how many missing symbols skulls cover: 0, 1
or 2. These are the digits of a number to base 3.
"""

from __future__ import annotations

from itertools import product

from holdfast.games.outbreak.moves import COVERS, RESOURCES
from holdfast.kernel.tables import table

MOST_COVERED = 2  # no resistance has a symbol more than twice

_covers = list(product(range(MOST_COVERED + 1), repeat=RESOURCES))

COVER_DIGITS = table("covers", _covers)

# Most covered symbols first, which spends the fewest tokens; ties in the order of resources.
COVER_ORDER = table(
    "order of covers",
    sorted(range(COVERS), key=lambda n: (-sum(_covers[n]), [-c for c in _covers[n]])),
)
