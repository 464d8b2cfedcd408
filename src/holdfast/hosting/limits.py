"""Rate limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from enum import StrEnum

from holdfast.hosting.problems import too_fast

MOST_KEYS = 10_000
"""Maximum number of keys that a rate limit remembers."""


class Limit(StrEnum):
    """The requests that have rate limits of their own."""

    READ = "reads"
    READ_TABLE = "reads of one table"
    COMMAND = "commands at one table"
    OPEN_TABLE = "new tables"
    TRY_CODE = "codes"
    SEND_FILE = "files"
    SIT_DOWN = "seats at open tables"
    SIGN_IN = "attempts to sign in"
    TRY_PASSWORD = "passwords of one account"
    OPEN_ACCOUNT = "new accounts"
    API_TOKEN = "requests with one API token"
    REPORT = "reports"
    NOTICE = "settings of notices"
    MAIL = "links sent by e-mail"

    @property
    def of_table(self) -> bool:
        """Whether requests are counted for each table, not for each client."""
        return self in (Limit.READ_TABLE, Limit.COMMAND)


class Bucket:
    """A token bucket: the tokens left, and the time at which they were last counted."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class RateLimit:
    """Token bucket rate limit: `burst` events at once, refilled evenly over `seconds`, for each
    key.
    """

    def __init__(
        self, burst: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._pace = burst / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def new_bucket(self) -> Bucket:
        """Return a full bucket for a caller that stores it itself, such as one connection."""
        return Bucket(self._burst, self._clock())

    def draw(self, bucket: Bucket, cost: float = 1) -> bool:
        """Take the cost of an event out of a bucket.

        Return False, and take nothing, if the bucket holds less.
        """
        self._refill(bucket)
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True

    def allows(self, key: str = "", cost: float = 1) -> bool:
        """Count one event and return True, or return False if there were too many."""
        return self.draw(self._bucket(key), cost)

    def check(self, key: str = "", cost: float = 1) -> None:
        """Count one event, or raise a RequestError that says how long to wait."""
        if not self.allows(key, cost):
            raise too_fast(self.wait(key, cost))

    def wait(self, key: str = "", cost: float = 1) -> float:
        """Return the seconds until an event of this cost is allowed."""
        bucket = self._bucket(key)
        self._refill(bucket)
        return max(0.0, cost - bucket.left) / self._pace

    def reserve(self, key: str = "", cost: float = 1) -> float:
        """Count one event in any case, and return the seconds until it is covered.

        A caller that waits this long before it continues stays within the rate. Callers with the
        same key are served in the order of their calls.
        """
        wait = self.wait(key, cost)
        self._bucket(key).left -= cost
        return wait

    def _bucket(self, key: str) -> Bucket:
        """Return the bucket of a key. The least recently used bucket is dropped if there are too
        many.
        """
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.new_bucket()
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _refill(self, bucket: Bucket) -> None:
        """Add the tokens for the time since the bucket was last counted."""
        now = self._clock()
        bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._pace)
        bucket.at = now
