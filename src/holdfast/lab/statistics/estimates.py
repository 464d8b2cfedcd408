"""Estimates with two intervals, and the five verdicts that they allow.

The thick interval holds in 95 of 100 cases for one row. The thin one holds for all rows of a figure
together (Bonferroni): among twenty rows with single intervals one false alarm would be usual. Only
the thin one may call something strong or weak. In a run whose goal was checked several times, both
are wider (`looking`), so that they hold at all checks together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from math import isnan, nan, sqrt
from statistics import NormalDist
from typing import Any, Literal

import numpy as np

from holdfast.lab.statistics.accumulators import Moments

FOUND = NormalDist().inv_cdf(0.8)
"""Standard errors beyond the interval at which a difference is found with 80 % power."""

FEW = 10
"""Minimum number of values for an interval."""

Word = Literal["strong", "weak", "even", "leans", "open"]


@dataclass(frozen=True)
class Estimate:
    """A number, its 95 % interval, and the wider one for all rows of its figure."""

    mid: float
    low: float
    high: float
    family_low: float
    family_high: float
    n: int
    raw: Estimate | None = None
    """The estimate before `less` subtracted a constant, or None."""

    def less(self, by: float) -> Estimate:
        """Return the estimate minus a constant."""
        return Estimate(
            self.mid - by, self.low - by, self.high - by,
            self.family_low - by, self.family_high - by, self.n, self,
        )  # fmt: skip

    def times(self, k: float) -> Estimate:
        """Return the estimate times a constant."""
        return replace(
            self, mid=self.mid * k, low=self.low * k, high=self.high * k,
            family_low=self.family_low * k, family_high=self.family_high * k,
        )  # fmt: skip

    @property
    def sure(self) -> bool:
        """Whether the wider interval excludes 0."""
        return self.n > 0 and (self.family_low > 0 or self.family_high < 0)

    @property
    def seen_from(self) -> float:
        """The smallest difference from 0 that this many games find with 80 % power."""
        return (1 + FOUND / z_for(1)) * (self.high - self.low) / 2


NONE = Estimate(nan, -1.0, 1.0, -1.0, 1.0, 0)
"""The estimate without any data."""


_looks: ContextVar[int] = ContextVar("looks", default=1)


@contextmanager
def widened_intervals(times: int) -> Iterator[None]:
    """Widen all intervals computed inside, so that they hold at `times` checks together."""
    before = _looks.set(max(1, times))
    try:
        yield
    finally:
        _looks.reset(before)


def z_for(family: int) -> float:
    """Return the half-width in standard errors with which `family` intervals hold together."""
    return NormalDist().inv_cdf(1 - 0.025 / (max(1, family) * _looks.get()))


def _wilson(won: float, n: int, z: float) -> tuple[float, float]:
    share, spread = won / n, z * z / n
    centre = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(max(0.0, share * (1 - share)) / n + spread / n / 4) / (1 + spread)
    # Without any victory, or with victories only, one end is exactly 0 or 1. A rounding error there
    # would look like a finding.
    return centre - reach if won > 0 else 0.0, centre + reach if won < n else 1.0


def wilson(won: float, n: int, family: int = 1) -> Estimate:
    """Return a share with Wilson's interval, which suits few games and shares near 0 or 1."""
    if n == 0:
        return Estimate(nan, 0.0, 1.0, 0.0, 1.0, 0)
    low, high = _wilson(won, n, z_for(1))
    family_low, family_high = _wilson(won, n, z_for(family))
    return Estimate(won / n, low, high, family_low, family_high, n)


def normal(mid: float, error: float, n: int, family: int = 1) -> Estimate:
    """Return an estimate with normal intervals from its standard error."""
    one, all_ = z_for(1) * error, z_for(family) * error
    return Estimate(mid, mid - one, mid + one, mid - all_, mid + all_, n)


def _moments(values: Any) -> Moments:
    return values if isinstance(values, Moments) else Moments(values)


def mean(values: Any, family: int = 1) -> Estimate:
    """Return the mean of numbers or of `Moments`."""
    kept = _moments(values)
    if not kept.n:
        return NONE
    if kept.n < FEW:
        # Too few numbers to estimate their spread.
        return Estimate(kept.mean, -np.inf, np.inf, -np.inf, np.inf, kept.n)
    return normal(kept.mean, sqrt(kept.variance / kept.n), kept.n, family)


def paired_difference(differences: Any, family: int = 1, error: float = 0.0) -> Estimate:
    """Return the mean difference between shares of the same games.

    Its error never becomes 0, even if no game differs (Agresti and Min: half a game of each kind).
    """
    kept = _moments(differences)
    if not kept.n:
        return NONE
    squares = kept.squares + kept.n * kept.mean**2
    least = sqrt((squares + 1) / (kept.n + 2) / kept.n)
    return normal(kept.mean, max(error, least), kept.n, family)


def poisson(count: float, n: int, family: int = 1) -> Estimate:
    """Return a count divided by n, with an interval that also suits small counts and 0."""
    if n == 0:
        return NONE

    def ends(z: float) -> tuple[float, float]:
        return max(0.0, sqrt(count) - z / 2) ** 2 / n, (sqrt(count + 1) + z / 2) ** 2 / n

    return Estimate(count / n, *ends(z_for(1)), *ends(z_for(family)), n)


def rate(count: float, n: float, family: int = 1, error: float = 0.0) -> Estimate:
    """Return a count divided by n: a share where it is at most 1, else a Poisson rate.

    Events of one game depend on each other. If the games therefore differ more than independent
    events would, `error` is their standard error, and the intervals are at least as wide.
    """
    whole = int(n)
    e = wilson(count, whole, family) if count <= n else poisson(count, whole, family)
    if not e.n or not error:
        return e
    apart = normal(e.mid, error, whole, family)
    return replace(
        e, low=min(e.low, max(0.0, apart.low)), high=max(e.high, apart.high),
        family_low=min(e.family_low, max(0.0, apart.family_low)),
        family_high=max(e.family_high, apart.family_high),
    )  # fmt: skip


def difference(one: Estimate, other: Estimate, family: int = 1) -> Estimate:
    """Return the difference of two shares of different games, with Newcombe's interval."""
    if not one.n or not other.n:
        return NONE

    def ends(a: Sequence[float], b: Sequence[float]) -> tuple[float, float]:
        mid = one.mid - other.mid
        low = mid - sqrt((one.mid - a[0]) ** 2 + (b[1] - other.mid) ** 2)
        return low, mid + sqrt((a[1] - one.mid) ** 2 + (other.mid - b[0]) ** 2)

    low, high = ends((one.low, one.high), (other.low, other.high))
    z = z_for(family)
    wide = [_wilson(e.mid * e.n, e.n, z) for e in (one, other)]
    family_low, family_high = ends(wide[0], wide[1])
    return Estimate(one.mid - other.mid, low, high, family_low, family_high, min(one.n, other.n))


def welch(one: Any, other: Any, family: int = 1) -> Estimate:
    """Return the difference of the means of different games, with Welch's interval."""
    a, b = _moments(one), _moments(other)
    if a.n < FEW or b.n < FEW:
        return NONE
    error = sqrt(a.variance / a.n + b.variance / b.n)
    return normal(a.mean - b.mean, error, min(a.n, b.n), family)


def matched_difference(having: Any, lacking: Any, family: int = 1) -> Estimate:
    """Return how much more those with a component won than those without (Mantel–Haenszel).

    They are compared within groups of equals. `having` and `lacking` hold the number of players
    and of their victories for each group.
    """
    top = weight = variance = 0.0
    for (n, won), (others, theirs) in zip(having, lacking, strict=True):
        if n > 4 and others > 4:
            w = n * others / (n + others)
            top += w * (won / n - theirs / others)
            weight += w
            variance += w * w * (_variance(n, won) + _variance(others, theirs))
    if weight == 0:
        return NONE
    return normal(top / weight, sqrt(variance) / weight, int(sum(n for n, _ in having)), family)


def pooled_mean(estimates: Sequence[Estimate], family: int = 1) -> Estimate:
    """Return the mean of several estimates, weighted by their precision."""
    seen = [(e, (e.high - e.low) / 2 / z_for(1)) for e in estimates if e.n]
    weights = [error**-2 for _, error in seen if error > 0 and np.isfinite(error)]
    if not seen or len(weights) < len(seen):
        return NONE
    mid = sum(e.mid * weight for (e, _), weight in zip(seen, weights, strict=True)) / sum(weights)
    return normal(mid, sum(weights) ** -0.5, sum(e.n for e, _ in seen), family)


def _variance(n: float, won: float) -> float:
    """Return the variance of a share, which is not 0 even if all have won, or none."""
    share = (won + 1) / (n + 2)
    return float(share * (1 - share) / n)


def judge(estimate: Estimate, expected: float, margin: float) -> Word:
    """Return the verdict on an estimate, compared with the expected value.

    strong, weak: the thin interval excludes the expected value. even: the thick one lies within
    the margin around it. leans: only the thick one excludes it. open: there are too few games.
    """
    if estimate.n == 0 or isnan(estimate.mid):
        return "open"
    if estimate.family_low > expected:
        return "strong"
    if estimate.family_high < expected:
        return "weak"
    if estimate.low > expected - margin and estimate.high < expected + margin:
        return "even"
    if estimate.low > expected or estimate.high < expected:
        return "leans"
    return "open"


def games_needed(games: int, estimate: Estimate, margin: float) -> int:
    """Return the number of games at which the wider interval is ± margin, to two digits."""
    half = (estimate.high - estimate.low) / 2
    needed = games * max(1.0, (half / margin) ** 2)
    if not np.isfinite(needed):
        return 0
    size = 10 ** max(0, len(str(int(needed))) - 2)
    return int(-(-needed // size) * size)


def logistic(x: Any, y: Any, ridge: float = 1.0) -> Any:
    """Return the coefficients of a logistic regression with a ridge penalty."""
    found = np.zeros(x.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-np.clip(x @ found, -30, 30)))
        weight = chance * (1 - chance) + 1e-9
        curve = x.T @ (x * weight[:, None]) + ridge * np.eye(x.shape[1])
        step = np.linalg.solve(curve, x.T @ (y - chance) - ridge * found)
        found += step
        if abs(step).max() < 1e-6:
            break
    return found
