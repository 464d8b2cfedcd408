"""Sets of small numbers as the bits of one whole number, for rules.

A set of up to 63 elements is a single field of a position, and what holds for few of many (the
tiles with a wolf) is looked through without looking at the others:

    left = s.wolves
    while left:
        tile = lowest(left)
        left = without_lowest(left)
"""

from __future__ import annotations

from holdfast.kernel.rule import rule
from holdfast.kernel.tables import table

# The powers of two below 2^66 leave different remainders when divided by 67, the smallest number
# for which that is so: a way from a bit to its place that all three modes compute alike.
_MODULUS = 67
_PLACES = {(1 << place) % _MODULUS: place for place in range(63)}
_PLACE = table("places of bits", [_PLACES.get(rest, 0) for rest in range(_MODULUS)])


@rule
def lowest(elements: int) -> int:
    """The smallest element of a set that is not empty."""
    return _PLACE[(elements & -elements) % _MODULUS]


@rule
def without_lowest(elements: int) -> int:
    """A set that is not empty, without its smallest element."""
    return elements & (elements - 1)


@rule
def has(elements: int, element: int) -> bool:
    """Whether a set has this element."""
    return elements >> element & 1 == 1


@rule
def size(elements: int) -> int:
    """How many elements a set has."""
    count = 0
    while elements:
        elements &= elements - 1
        count += 1
    return count
