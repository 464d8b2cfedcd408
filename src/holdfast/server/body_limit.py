"""Limit on the size of request bodies."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.hosting.problems import fault
from holdfast.server.error_handlers import refuse
from holdfast.server.middleware import HttpMiddleware


class BodyLimit(HttpMiddleware):
    """Middleware that refuses requests with a body larger than the limit of their path."""

    def __init__(self, app: ASGIApp, limit: int, special: dict[str, int]) -> None:
        super().__init__(app)
        self._limit = limit
        self._special = special

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; count its body while it is read."""
        limit = self._special.get(scope["path"], self._limit)
        declared = next((v for k, v in scope["headers"] if k == b"content-length"), b"0")
        if declared.isdigit() and int(declared) > limit:
            await refuse(fault("too-large"))(scope, receive, send)
            return
        received, answered, refused = 0, False, False

        async def receive_counted() -> Message:
            nonlocal received, refused
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit and not answered and not refused:
                refused = True
                await refuse(fault("too-large"))(scope, receive, send)
            return {"type": "http.disconnect"} if received > limit else message

        async def send_unless_refused(message: Message) -> None:
            nonlocal answered
            if not refused:
                answered = True
                await send(message)

        await self._app(scope, receive_counted, send_unless_refused)
