"""How much anybody may send in one request."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.hosting.problems import fault
from holdfast.server.error_handlers import refuse


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
