"""Limits: who is counted as one, and how much anybody may send."""

from __future__ import annotations

import ipaddress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.hosting.problems import fault
from holdfast.server.refusing import refuse

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
