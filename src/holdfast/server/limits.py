"""Limits: how often and how much anybody may ask."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.server.problems import fault, refuse, too_fast

MOST_KEYS = 10_000
NETWORK = 64
"""Bits of an IPv6 address that tell one household from another: each has all addresses below."""


def household(host: str) -> str:
    """Whom requests from an address are counted with."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))


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


class BodyLimit:
    """Refuses requests whose body is larger than its path may take, however it is sent."""

    def __init__(self, app: ASGIApp, limit: int, special: dict[str, int]) -> None:
        self._app = app
        self._limit = limit
        self._special = special

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the body while it is read."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = self._special.get(scope["path"], self._limit)
        told = next((v for k, v in scope["headers"] if k == b"content-length"), b"0")
        if told.isdigit() and int(told) > limit:
            await refuse(fault("too-large"))(scope, receive, send)
            return
        taken, answered, refused = 0, False, False

        async def counted() -> Message:
            nonlocal taken, refused
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit and not answered and not refused:
                refused = True
                await refuse(fault("too-large"))(scope, receive, send)
            return {"type": "http.disconnect"} if taken > limit else message

        async def unless_refused(message: Message) -> None:
            nonlocal answered
            if not refused:
                answered = True
                await send(message)

        await self._app(scope, counted, unless_refused)
