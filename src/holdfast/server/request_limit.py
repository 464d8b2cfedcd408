"""Rate limit on HTTP requests of any kind, per address.

Some requests, such as opening tables, have further limits of their own. This one counts every
request, including pages and errors. Even a refusal costs time, so excess requests are answered
late: a client that waits for its responses cannot send faster than that.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from starlette.types import ASGIApp, Receive, Scope, Send

from holdfast.hosting.api.routes import ROUTES
from holdfast.hosting.problems import RequestError, fault, too_fast
from holdfast.server.client_groups import client_group
from holdfast.server.error_handlers import refuse
from holdfast.server.middleware import HttpMiddleware

LATEST = 1.0
"""Longest delay of a request, in seconds. A request that would have to wait longer is refused after
this time."""
MOST_LATE = 128
"""Most requests of one address that are delayed at once; further ones are refused immediately.
Without a proxy there cannot be more, because an address has no more connections."""

USUAL, ASSET = 1.0, 0.25
"""Costs of a usual request, and of a file of the client, of which a page has dozens."""
COSTS = [(route.pattern, route.cost) for route in ROUTES if route.cost != USUAL]
"""Costs of other requests, by their path below `/api`; the first match counts."""


def cost_of(path: str) -> float:
    """Return the cost of a request to this path."""
    if path.startswith("/assets/"):
        return ASSET
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(path, len("/api"))), USUAL)


class RequestLimit(HttpMiddleware):
    """Middleware that delays or refuses requests beyond the rate of their address."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app)
        self._delayed: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, delayed or with a refusal if the address has sent too many."""
        app_state = scope["app"].state.holdfast
        address = client_group(scope["client"][0]) if scope["client"] else ""
        cost = cost_of(scope["path"])
        wait = app_state.requests.wait(address, cost)
        if wait > LATEST:
            await self._delay(address, LATEST)
            await refuse(too_fast(wait))(scope, receive, send)
            return
        app_state.requests.reserve(address, cost)
        if wait and not await self._delay(address, wait):
            await refuse(fault("too-fast"))(scope, receive, send)
            return
        try:
            # One request per address starts in each turn of the event loop; then all others go on.
            async with app_state.thread_pool.turn(f"{address} begins", MOST_LATE):
                await asyncio.sleep(0)
        except RequestError as refused:
            await refuse(refused)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    async def _delay(self, address: str, seconds: float) -> bool:
        """Wait some seconds. Return False at once if too many requests of this address wait."""
        if self._delayed[address] >= MOST_LATE:
            return False
        self._delayed[address] += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self._delayed[address] -= 1
            if not self._delayed[address]:
                del self._delayed[address]
        return True
