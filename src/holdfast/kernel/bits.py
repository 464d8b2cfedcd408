"""Sets of small integers, stored as the bits of one integer, for rules.

A set of up to 63 elements is one field of a position. A rule visits only the elements of the set,
for example the few tiles with a wolf, and not all tiles:

    left = s.wolves
    while left:
        tile = lowest(left)
        left = without_lowest(left)
"""

from __future__ import annotations

from holdfast.kernel.rule import rule
from holdfast.kernel.tables import table

# The powers of two below 2^66 have different remainders modulo 67, the smallest such modulus. So
# the remainder of a single bit identifies its index, in the same way in all modes.
_MODULUS = 67
_INDICES = {(1 << place) % _MODULUS: place for place in range(63)}
_INDEX_OF = table("places of bits", [_INDICES.get(rest, 0) for rest in range(_MODULUS)])


@rule
def lowest(elements: int) -> int:
    """Return the smallest element of a set that is not empty."""
    return _INDEX_OF[(elements & -elements) % _MODULUS]


@rule
def without_lowest(elements: int) -> int:
    """Return a set without its smallest element; the set must not be empty."""
    return elements & (elements - 1)


@rule
def has(elements: int, element: int) -> bool:
    """Return whether a set contains an element."""
    return elements >> element & 1 == 1


@rule
def size(elements: int) -> int:
    """Return the number of elements of a set."""
    count = 0
    while elements:
        elements &= elements - 1
        count += 1
    return count
