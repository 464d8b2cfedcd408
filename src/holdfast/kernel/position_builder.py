"""Laying out: positions from plain descriptions, for tests, tutorials and named positions.

A game's `layout.py` writes a description into a blank position and leaves on the agenda what comes
next; these are the words in which all games refuse a description that no position can have.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any


class PositionError(ValueError):
    """A description that no position can have; the message says where."""


def require(condition: bool, message: str) -> None:
    """Refuse a description unless this holds."""
    if not condition:
        raise PositionError(message)


def only_known(entry: Iterable[str], keys: Collection[str], where: str) -> None:
    """Refuse keys that mean nothing."""
    unknown = sorted(set(entry) - set(keys))
    require(not unknown, f"{where}: unknown keys: {', '.join(unknown)}")


def number_of(names: Sequence[str], name: Any, what: str, where: str = "") -> int:
    """The number of a thing that is called by its name, somewhere in the description."""
    require(name in names, f"{where}{': ' if where else ''}there is no {what} {name!r}")
    return list(names).index(name)


def within(value: Any, least: int, most: int, what: str) -> int:
    """A number between two others."""
    fits = type(value) is int and least <= value <= most
    require(fits, f"{what} {value} is not in {least}..{most}")
    return int(value)
