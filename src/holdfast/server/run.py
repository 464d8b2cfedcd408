"""Running a server: it listens first of all, and gets ready then.

When a server is started again, everybody who was there comes back at once. Those whom nobody
listens to try again later, each by their own clock; those who are listened to wait in the queue,
and are answered in the order in which they came. So nothing is imported here that takes long.
"""

from __future__ import annotations

import contextlib
import gc
import os
import socket
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from holdfast.server.logs import Form, Level, configure

HOST, PORT = "127.0.0.1", 8000
QUEUE = 2048
"""Connections that may wait to be taken. Whoever finds it full tries again after a second."""


def default_database() -> Path:
    """Where games are kept: HOLDFAST_DATA, or the user's folder for data."""
    named = os.environ.get("HOLDFAST_DATA")
    if named:
        return Path(named) / "holdfast.sqlite3"
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "holdfast" / "holdfast.sqlite3"


def serve(
    host: str = HOST,
    port: int = PORT,
    database: str | Path | None = None,
    open_browser: bool = False,
    proxies: Iterable[str] = (),
    log_form: Form = "text",
    log_level: Level = "warning",
    further: Callable[[], Mapping[str, Any]] = dict,
    **settings: Any,
) -> None:
    """Serve until interrupted, with these settings, and further ones that take a while: they are
    asked for when whoever comes can wait in the queue. A port of 0 takes any that is free. Proxies
    are addresses or networks: what they say about whom they come for is believed.

    Before anything is served this raises UnusableDatabase if games could not be kept, OSError if
    the address cannot be had, and ValueError if a proxy has no proper address.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=QUEUE)
    with listening as listener, contextlib.suppress(KeyboardInterrupt):
        # For all connections that are made here: what is written goes out at once. Python would see
        # to it, but for sockets that were made another way; and the end of an answer would wait
        # until its beginning is acknowledged, which takes systems 40 ms.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        gc.disable()  # nothing of what is imported now is garbage
        try:
            from holdfast.server.uvicorn_server import answer
        finally:
            gc.enable()
        configure(log_form, log_level)
        settings |= further()
        answer(listener, database or default_database(), open_browser, proxies, settings)
