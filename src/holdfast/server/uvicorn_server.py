"""Running the application on a listening socket with uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from holdfast.server.admission import Admission, ServerConfig
from holdfast.server.app import Application, Settings
from holdfast.server.listener import guard_listener
from holdfast.server.run import QUEUE
from holdfast.server.storage import Storage

SWITCH_SECONDS = 0.0001
"""Thread switch interval in seconds. A move switches between threads many times. While a slow read
runs in another thread, it would wait the default 5 ms at each switch."""
MOST_OPEN = 10_240
"""Maximum number of open files and connections; not every system allows as many."""
OWN_OPEN = 128
"""Number of open files that are not connections: the database, pipes to workers, files being
sent."""
GARBAGE = 20_000
"""Garbage collection threshold. A move creates and drops thousands of objects, nearly all freed by
reference counting. At the default of 700 the server would spend a fifth of its time on
collection."""
ACCEPTED_AT_ONCE = 1
"""Number of connections accepted in one turn of the event loop. When thousands arrive at once,
players can go on, and the first table is there long before the last connection."""
LARGEST_FRAME = 64 * 1024
"""Largest WebSocket frame in bytes. A larger one ends the connection; a smaller one that is still
too large gets an error message."""


def answer(
    listener: socket.socket,
    database: str | Path,
    open_browser: bool,
    proxies: Iterable[str],
    settings: Mapping[str, Any],
) -> None:
    """Serve on the listening socket until interrupted."""
    configured = Settings(database, **settings)
    trusted = tuple(name.strip() for name in proxies)
    admission = Admission(most_connections(), proxies=trusted, clock=configured.clock)
    sys.setswitchinterval(SWITCH_SECONDS)

    async def run() -> None:
        app = Application(configured, await Storage.open(database))
        config = uvicorn_config(app, admission, backlog=ACCEPTED_AT_ONCE)
        await _Server(config, open_browser).serve([guard_listener(listener, admission)])

    asyncio.run(run())


def most_connections() -> int:
    """Return the maximum number of connections: the limit on open files, less its own files.

    The limit is raised to what the system allows, up to `MOST_OPEN`.
    """
    try:
        import resource
    except ImportError:  # not on Windows
        return MOST_OPEN - OWN_OPEN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = MOST_OPEN if hard == unlimited else min(hard, MOST_OPEN)
    if soft != unlimited and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(1, (MOST_OPEN if soft == unlimited else soft) - OWN_OPEN)


def uvicorn_config(app: ASGIApp, admission: Admission, **more: Any) -> uvicorn.Config:
    """Return the uvicorn configuration of the application."""
    return ServerConfig(
        app,
        admission,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=admission.ping_seconds,
        ws_ping_timeout=admission.ping_seconds,
        # Anyone can send such headers, so only those of trusted proxies count.
        proxy_headers=bool(admission.proxies),
        forwarded_allow_ips=list(admission.proxies),
        log_config=None,  # logging is configured already
        log_level="error",  # anybody can send what is no request
        access_log=False,  # query strings hold the tokens of seats
        server_header=False,
        timeout_graceful_shutdown=3,
        **more,
    )


def has_screen() -> bool:
    """Return whether a graphical browser can be opened.

    Without a display Python might start a text browser, which would mix with the server's output.
    """
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


class _Server(uvicorn.Server):
    """Uvicorn server that prints its address once it serves, and opens a browser there if asked."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)  # uvicorn uses one number for the queue and for accepting
        # The loaded modules are never garbage, so the collector need not scan them.
        gc.freeze()
        gc.set_threshold(GARBAGE)
        if self.should_exit or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"Holdfast is served at {address} (Ctrl+C ends it)", flush=True)
        if self._open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
