"""Limit on HTTP requests: how many of any kind an address may make.

Some kinds have limits of their own beside this one, such as new tables. This one holds for all,
pages and mistakes among them. A refusal costs time as well, so a request that is one too many is
answered late: whoever waits for answers cannot ask faster than that.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter

from starlette.types import ASGIApp, Receive, Scope, Send

from holdfast.hosting.problems import RequestError, fault, too_fast
from holdfast.server.client_groups import household
from holdfast.server.error_handlers import refuse

LATEST = 1.0
"""Seconds for which a request that comes too soon is kept waiting. What would have to wait longer
is refused after that time."""
MOST_LATE = 128
"""Requests of one address that are kept waiting; more are refused at once. Without a proxy there
cannot be more, since an address has no more connections."""

USUAL = 1.0
COSTS = (
    (re.compile(r"/api/tables/[^/]*/(hint|made|course|plans/.*)"), 4.0),
    (re.compile(r"/api/tables/[^/]*(/after/.*|/frames|/replay|/carried)?"), 2.0),
    (re.compile(r"/api/(tables|replays.*)"), 4.0),
    (re.compile(r"/api/.*"), USUAL),
    (re.compile(r"/assets/.*"), 0.25),
)
"""How much a request counts, by its path: the first that fits. A page has dozens of files."""


def cost_of(path: str) -> float:
    """Return how much a request to this path counts."""
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(path)), USUAL)


class RequestLimit:
    """Lets requests through at the pace that their address may have, one of them at a time."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._late: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, later or with a refusal if there were too many."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        house = scope["app"].state.house
        address = household(scope["client"][0]) if scope["client"] else ""
        cost = cost_of(scope["path"])
        wait = house.requests.wait(address, cost)
        if wait > LATEST:
            await self._keep_waiting(address, LATEST)
            await refuse(too_fast(wait))(scope, receive, send)
            return
        house.requests.reserve(address, cost)
        if wait and not await self._keep_waiting(address, wait):
            await refuse(fault("too-fast"))(scope, receive, send)
            return
        try:
            # Of those who come in one moment each address begins one, then everybody else goes on.
            async with house.desk.turn(f"{address} begins", MOST_LATE):
                await asyncio.sleep(0)
        except RequestError as refused:
            await refuse(refused)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    async def _keep_waiting(self, address: str, seconds: float) -> bool:
        """Wait, unless too many of this address do. Return whether it was waited."""
        if self._late[address] >= MOST_LATE:
            return False
        self._late[address] += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self._late[address] -= 1
            if not self._late[address]:
                del self._late[address]
        return True
