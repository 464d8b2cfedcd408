"""Starting a server: it listens first and loads everything else afterwards.

When a server restarts, all its browsers reconnect at once. Those that find no open port retry
later, each after its own delay. Those that find one wait in the listen queue and are answered in
order. So nothing slow is imported here before the socket listens.
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
"""Length of the listen queue. A client that finds it full retries after a second."""


def default_database() -> Path:
    """Return the path of the default database: in HOLDFAST_DATA, or in the user's data folder."""
    folder = os.environ.get("HOLDFAST_DATA")
    if folder:
        return Path(folder) / "holdfast.sqlite3"
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
    """Serve until interrupted.

    `further` returns more settings. It is called after the socket listens, because it may be slow.
    Port 0 takes any free port. `proxies` are addresses or networks whose forwarded client addresses
    are trusted.

    Raise UnusableDatabaseError if the database cannot be used, OSError if the address cannot be
    bound, and ValueError if a proxy is not an address. All of them come before anything is served.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    server_socket = socket.create_server((host, port), family=family, backlog=QUEUE)
    with server_socket as listener, contextlib.suppress(KeyboardInterrupt):
        # TCP_NODELAY for all accepted connections. asyncio sets it only for sockets that it creates
        # itself. Without it the end of a response waits until its start is acknowledged, which
        # takes 40 ms on common systems.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        gc.disable()  # nothing that is imported now is garbage
        try:
            from holdfast.server.uvicorn_server import answer
        finally:
            gc.enable()
        configure(log_form, log_level)
        settings |= further()
        answer(listener, database or default_database(), open_browser, proxies, settings)
