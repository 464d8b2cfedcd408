"""Limits: how often anybody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from holdfast.hosting.problems import too_fast

MOST_KEYS = 10_000


class RateLimit:
    """So many events of a key at once, refilled evenly over a time: a token bucket."""

    def __init__(
        self, burst: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._pace = burst / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str = "") -> bool:
        """Count one event, unless there were too many."""
        now = self._clock()
        left, then = self._buckets.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._pace)
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return left >= 1

    def check(self, key: str = "") -> None:
        """Count one event, or refuse it and say how long to wait for the next."""
        if not self.allows(key):
            left, _ = self._buckets[key]
            raise too_fast((1 - left) / self._pace)
