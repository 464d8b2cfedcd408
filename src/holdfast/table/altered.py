"""A value with some of its fields altered."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def altered(value: T, **fields: Any) -> T:
    """The same as `dataclasses.replace`, in a third of its time: several are made for each move.
    For data classes that check nothing when they are made."""
    made = object.__new__(type(value))
    old, new = value.__dict__, made.__dict__
    for name in type(value).__dataclass_fields__:  # type: ignore[attr-defined]
        new[name] = old[name]
    new.update(fields)
    return made
