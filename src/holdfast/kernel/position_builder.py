"""Checks for positions that are built from descriptions, for tests, lessons and examples.

A game's `position_builder` writes a description into a blank position and leaves on the agenda the
steps that come next. All games use these functions to refuse an impossible description.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any


class PositionError(ValueError):
    """An impossible description of a position; the message names the place."""


def require(condition: bool, message: str) -> None:
    """Raise PositionError with this message unless the condition holds."""
    if not condition:
        raise PositionError(message)


def only_known(entry: Iterable[str], keys: Collection[str], where: str) -> None:
    """Raise PositionError if there are keys that are not known."""
    unknown = sorted(set(entry) - set(keys))
    require(not unknown, f"{where}: unknown keys: {', '.join(unknown)}")


def number_of(names: Sequence[str], name: Any, what: str, where: str = "") -> int:
    """Return the number of a thing by its name; raise PositionError for an unknown name."""
    require(name in names, f"{where}{': ' if where else ''}there is no {what} {name!r}")
    return list(names).index(name)


def within(value: Any, least: int, most: int, what: str) -> int:
    """Return a number, or raise PositionError if it is not between these limits."""
    fits = type(value) is int and least <= value <= most
    require(fits, f"{what} {value} is not in {least}..{most}")
    return int(value)
