"""Observing requests: each is counted, timed and logged, by its path and without its query."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.server.metrics import Metrics

log = logging.getLogger("holdfast.access")


class Observed:
    """Looks on while requests are answered."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status, begun = 500, time.perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - begun
            self._metrics.answered(scope["method"], status, seconds)
            if log.isEnabledFor(logging.INFO):
                # As it was sent: no sign in it can end the line.
                path = scope["raw_path"].partition(b"?")[0].decode("ascii", "backslashreplace")
                facts = {
                    "method": scope["method"],
                    "path": path,
                    "status": status,
                    "milliseconds": round(seconds * 1000, 1),
                }
                log.info("%s %s %s", facts["method"], path, status, extra={"facts": facts})
