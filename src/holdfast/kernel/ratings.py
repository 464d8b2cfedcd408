"""The best of what a heuristic player has rated, for rules."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.rule import rule


@rule
def keep_better(best: int, most: int, equals: int, move: int, value: int, noise: int) -> Any:
    """Return the best move so far, its rating, and how many are rated alike, after one more move.

    Of moves that are rated alike, `noise` picks one.
    """
    if value > most:
        return move, value, 1
    if value < most:
        return best, most, equals
    return move if noise % (equals + 1) == 0 else best, most, equals + 1


@rule
def keep_two_best(best: int, second: int, value: int) -> Any:
    """Return the two highest ratings so far, after one more."""
    return max(best, value), max(second, min(best, value))
