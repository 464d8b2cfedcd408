"""Request log: every HTTP request is counted, timed and logged by its path, without its query."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.server.logs import discreet_path
from holdfast.server.metrics import Metrics
from holdfast.server.middleware import HttpMiddleware

log = logging.getLogger("holdfast.access")


class RequestLog(HttpMiddleware):
    """Middleware that counts, times and logs requests."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        super().__init__(app)
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request and record its status and duration."""
        status, started = 500, time.perf_counter()

        async def send_and_record(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_record)
        finally:
            seconds = time.perf_counter() - started
            self._metrics.count_request(scope["method"], status, seconds)
            if log.isEnabledFor(logging.INFO):
                # The raw path is still percent-encoded, so it cannot contain a line break.
                raw = scope["raw_path"].partition(b"?")[0].decode("ascii", "backslashreplace")
                path = discreet_path(raw)
                facts = {
                    "method": scope["method"],
                    "path": path,
                    "status": status,
                    "milliseconds": round(seconds * 1000, 1),
                }
                log.info("%s %s %s", facts["method"], path, status, extra={"facts": facts})
