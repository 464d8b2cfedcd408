"""Sums of numbers in an array of a position, for rules."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.rule import rule


@rule
def total(numbers: Any, first: int, end: int) -> int:
    """Return the sum of the numbers from `first` to `end`, without `end`."""
    count = 0
    for i in range(first, end):
        count += numbers[i]
    return count
