"""Rate limit on HTTP requests of any kind, per address.

Some requests, such as opening tables, have further limits of their own. This one counts every
request, including pages and errors, and every byte of bodies and responses. Even a refusal costs
time, so excess requests are answered late: a client that waits for its responses cannot send faster
than that.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.hosting.api.routes import ROUTES
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.problems import RequestError, fault, too_fast
from holdfast.server.client_groups import client_group
from holdfast.server.error_handlers import refuse
from holdfast.server.middleware import HttpMiddleware

LATEST = 1.0
"""Longest delay of a request, in seconds. A request that would have to wait longer is refused after
this time."""
MOST_LATE = 128
"""Maximum number of requests of one address that are delayed at once; further ones are refused
immediately. Without a proxy there cannot be more, because an address has no more connections."""

USUAL, ASSET = 1.0, 0.25
"""Costs of a usual request, and of a file of the client. A page loads dozens of these files."""
COSTS = [(route.method, route.pattern, route.cost) for route in ROUTES if route.cost != USUAL]
"""Costs of requests with an unusual cost, by method and path below `/api`; the first match
counts."""
HEAD_BYTES_PER_COST = 4 * 1024
"""Bytes of address and headers that count as much as one more request. They are taken apart."""
BYTES_PER_COST = 64 * 1024
"""Bytes of a body and its response that count as much as one more request."""


def cost_of(method: str, path: str) -> float:
    """Return the cost of a request with this method to this path."""
    if path.startswith("/assets/"):
        return ASSET
    found = (
        cost for of, pattern, cost in COSTS if of == method and pattern.fullmatch(path, len("/api"))
    )
    return next(found, USUAL)


def _head_bytes(scope: Scope) -> int:
    """Return the size of a request's address and headers."""
    headers = sum(len(name) + len(value) for name, value in scope["headers"])
    return len(scope["raw_path"]) + len(scope["query_string"]) + headers


class _ByteCount:
    """Count of the bytes of one request, which are counted against the limit of its address."""

    def __init__(self, requests: RateLimit, address: str, receive: Receive, send: Send) -> None:
        self._requests = requests
        self._address = address
        self._receive = receive
        self._send = send
        self._bytes = 0

    async def receive(self) -> Message:
        """Return the next message from the client, and count it."""
        message = await self._receive()
        self._count(message)
        return message

    async def send(self, message: Message) -> None:
        """Send a message to the client, and count it."""
        self._count(message)
        await self._send(message)

    def _count(self, message: Message) -> None:
        """Count a message. It is never delayed: later messages wait instead."""
        self._bytes += len(message.get("body", b""))
        costs, self._bytes = divmod(self._bytes, BYTES_PER_COST)
        if costs:
            self._requests.reserve(self._address, costs)


class RequestLimit(HttpMiddleware):
    """Middleware that delays or refuses requests beyond the rate of their address."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app)
        self._delayed: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, delayed or with a refusal if the address has sent too many."""
        app_state = scope["app"].state.holdfast
        address = client_group(scope["client"][0]) if scope["client"] else ""
        cost = cost_of(scope["method"], scope["path"]) + _head_bytes(scope) // HEAD_BYTES_PER_COST
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
        counted = _ByteCount(app_state.requests, address, receive, send)
        await self._app(scope, counted.receive, counted.send)

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
