"""Running a server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from holdfast.server.app import Settings, create_app
from holdfast.server.logs import Form, Level, configure
from holdfast.server.storage import Storage

HOST, PORT = "127.0.0.1", 8000
LARGEST_FRAME = 64 * 1024
"""A larger socket message ends the connection; smaller ones that are too large get an answer."""


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
    log_form: Form = "text",
    log_level: Level = "warning",
    **settings: Any,
) -> None:
    """Serve until interrupted, with these settings. A port of 0 takes any that is free.

    Before anything is served this raises UnusableDatabase if games could not be kept, and OSError
    if the address cannot be had.
    """
    database = database or default_database()
    wished = Settings(database, **settings)
    configure(log_form, log_level)

    async def run(listener: socket.socket) -> None:
        storage = await Storage.open(database)
        app = create_app(wished, storage)
        try:
            await _Server(uvicorn_config(app, host, port), open_browser).serve([listener])
        finally:
            await storage.close()

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family)
    with listening as listener, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(listener))


def uvicorn_config(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How the application is run."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws_max_size=LARGEST_FRAME,
        log_config=None,  # as everything else
        log_level="warning",
        access_log=False,  # addresses hold the secrets of seats
        server_header=False,
        timeout_graceful_shutdown=3,
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
        if self.should_exit or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"Holdfast is served at {address} (Ctrl+C ends it)", flush=True)
        if self._open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
