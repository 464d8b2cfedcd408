"""Differences between two values, which are sent instead of the new value.

A change has one of four forms:

- `[value]`: the value is now this one.
- `[]`: the field was removed.
- `{name: change, ...}`: these fields of an object, or elements of a list, have changed.
- `[start, count, values]`: in a list, these values replace `count` others from index `start`.

Models are compared as objects with their fields. Parts that are the identical object in both values
are skipped. So comparing is cheap for games that reuse parts of a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel

SAME = object()
"""Returned if nothing has changed."""
_MISSING = object()
_SCALARS = frozenset((int, str, bool, float, type(None)))


def change(old: Any, new: Any) -> Any:
    """Return the change from the old value to the new one, or `SAME`."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind in _SCALARS:
        return SAME if old == new else [new]
    if kind is list or kind is tuple:
        return _elements(old, new)
    if isinstance(new, BaseModel):
        return _fields(old.__dict__, new.__dict__)
    return _fields(old, new)


def _fields(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Any:
    """Return the change of an object."""
    found: dict[Any, Any] = {}
    for name, value in new.items():
        was = old.get(name, _MISSING)
        if was is value:
            continue
        kind = type(value)
        if kind in _SCALARS:  # most fields: no call for each
            if was != value or type(was) is not kind:
                found[name] = [value]
        else:
            changed = change(was, value)
            if changed is not SAME:
                found[name] = changed
    if old.keys() != new.keys():
        found.update((name, []) for name in old if name not in new)
    return found or SAME


def _elements(old: Sequence[Any], new: Sequence[Any]) -> Any:
    """Return the change of a list."""
    if new and type(new[0]) in _SCALARS and old == new:
        return SAME
    if len(old) == len(new):
        found = {}
        for at, (was, value) in enumerate(zip(old, new, strict=True)):
            if was is not value:
                changed = change(was, value)
                if changed is not SAME:
                    found[at] = changed
        return found or SAME
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and change(old[start], new[start]) is SAME:
        start += 1
    end = 0
    while end < shorter - start and change(old[-1 - end], new[-1 - end]) is SAME:
        end += 1
    return [start, len(old) - end - start, new[start : len(new) - end]]
