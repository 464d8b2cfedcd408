"""Offering sets: options that are the elements of a set of small numbers."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.bits import lowest, without_lowest
from holdfast.kernel.decision import offer
from holdfast.kernel.rule import long_rule


@long_rule
def offer_each(s: Any, kind: Any, elements: int) -> None:
    """List the moves of a kind for these elements."""
    while elements != 0:
        offer(s, kind(lowest(elements)))
        elements = without_lowest(elements)


@long_rule
def offer_places(s: Any, kind: Any, places: int) -> None:
    """List the moves of a kind that is about cells, for these locations."""
    while places != 0:
        offer(s, kind(s.locations[lowest(places)].cell))
        places = without_lowest(places)


@long_rule
def list_each(elements: int, kind: Any, out: Any, n: int) -> int:
    """The same for a long list that is written behind n others; gives how many there are."""
    while elements != 0:
        out[n] = kind(lowest(elements))
        elements = without_lowest(elements)
        n += 1
    return n
