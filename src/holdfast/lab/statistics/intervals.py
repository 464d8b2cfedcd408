"""95 % confidence intervals for shares and means."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.96  # standard deviations to either side of the middle that hold 95 %


class Interval(NamedTuple):
    """An estimate with the ends of its 95 % interval."""

    middle: float
    low: float
    high: float


def wilson(won: float, games: int) -> Interval:
    """Return a share of wins with Wilson's interval, which suits few games and extreme shares."""
    if games < 1 or not 0 <= won <= games:
        raise ValueError(f"{won} of {games} is no share")
    share = won / games
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))


def normal(mean: float, deviation: float) -> Interval:
    """Return a mean with its normal interval."""
    return Interval(mean, mean - Z * deviation, mean + Z * deviation)
