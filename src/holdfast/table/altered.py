"""A value with some of its fields altered."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def altered(value: T, **changed: Any) -> T:
    """The same as `dataclasses.replace`, in less time: several are made for each move. For data
    classes that check nothing when they are made."""
    kind = type(value)
    fields: dict[str, Any] = vars(kind)["__dataclass_fields__"]
    if not changed.keys() <= fields.keys():
        raise TypeError(f"{kind.__name__} has no {', '.join(changed.keys() - fields.keys())}")
    made = object.__new__(kind)
    old, new = value.__dict__, made.__dict__
    # Only fields: what was worked out from the old ones lies beside them.
    for name in fields:
        new[name] = old[name]
    new.update(changed)
    return made
