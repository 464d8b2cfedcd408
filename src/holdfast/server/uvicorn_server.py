"""Answering those who come to a listening server: the application, and how it is run."""

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
from holdfast.server.run import QUEUE
from holdfast.server.storage import Storage

SWITCH = 0.0005
"""Seconds after which a thread that reads lets the one that answers everybody go on: a move goes
from one to another many times, and would wait the usual five thousandths at each."""
MOST_OPEN = 10_240
"""Files and connections that the server has open at most; more is not to be had on every system."""
OWN_OPEN = 128
"""Those that are no connections: the database, the pipes to workers, pages that are being read."""
GARBAGE = 20_000
"""Objects by which there are more than before when it is looked for garbage. A move makes and drops
thousands, nearly all of which go by themselves; at the usual seven hundred the server would spend a
fifth of its time on looking."""
TAKEN = 1
"""Connections that are taken before others are heard again: when thousands come at once, those who
are in play on, and the first table is there long before the last connection."""
LARGEST_FRAME = 64 * 1024
"""A larger socket message ends the connection; smaller ones that are too large get an answer."""


def answer(
    listener: socket.socket,
    database: str | Path,
    open_browser: bool,
    proxies: Iterable[str],
    settings: Mapping[str, Any],
) -> None:
    """Answer everybody until interrupted."""
    wished = Settings(database, **settings)
    named = tuple(name.strip() for name in proxies)
    door = Admission(most_connections(), proxies=named, clock=wished.clock)
    sys.setswitchinterval(SWITCH)

    async def run() -> None:
        app = Application(wished, await Storage.open(database))
        config = uvicorn_config(app, door, backlog=TAKEN)
        await _Server(config, open_browser).serve([listener])

    asyncio.run(run())


def most_connections() -> int:
    """How many connections there can be: as many as the system lets a process have files open,
    which is more than it is given unasked, less what the server needs itself."""
    try:
        import resource
    except ImportError:  # not on Windows
        return MOST_OPEN - OWN_OPEN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    wanted = MOST_OPEN if hard == endless else min(hard, MOST_OPEN)
    if soft != endless and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(1, (MOST_OPEN if soft == endless else soft) - OWN_OPEN)


def uvicorn_config(app: ASGIApp, door: Admission, **more: Any) -> uvicorn.Config:
    """How the application is run."""
    return ServerConfig(
        app,
        door,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=door.ping_seconds,
        ws_ping_timeout=door.ping_seconds,
        # Anybody can say that they come for somebody else.
        proxy_headers=bool(door.proxies),
        forwarded_allow_ips=list(door.proxies),
        log_config=None,  # as everything else
        log_level="warning",
        access_log=False,  # addresses hold the secrets of seats
        server_header=False,
        timeout_graceful_shutdown=3,
        **more,
    )


def has_screen() -> bool:
    """Whether there is anywhere to open a browser. Without a screen Python would take one for
    terminals where it finds one, and that would sit in the midst of what the server tells."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


class _Server(uvicorn.Server):
    """Tells where it is once it answers, and opens a browser there if wished."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)  # the event loop has one number for both
        # What was loaded stays: whoever looks for garbage later need not look through it.
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
