"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import holdfast
from holdfast import games
from holdfast.kernel.replay import LARGEST
from holdfast.kernel.warm import WarmUp
from holdfast.server import api, problems, socket
from holdfast.server.bots import Bots
from holdfast.server.client import Client, built_client
from holdfast.server.limits import BodyLimit, RateLimit
from holdfast.server.rooms import Rooms, Thinkers
from holdfast.server.storage import Storage

LARGEST_BODY = 64 * 1024


@dataclass
class Settings:
    """How a server is run."""

    database: str | Path
    tables_per_minute: int = 30
    """How many tables one client may open."""
    replays_per_minute: int = 120
    """How many requests about replay files one client may make."""
    warm_up: bool = True
    """Whether to compile the rules in the background."""
    bots: Thinkers | None = None
    """Who answers for the bots; worker processes if nobody is named."""
    client: Path | None = field(default_factory=built_client)


@dataclass
class House:
    """What the requests of one application share."""

    rooms: Rooms
    warm_ups: dict[str, WarmUp]
    new_tables: RateLimit
    replays: RateLimit
    commands: RateLimit


class _Headers:
    """Adds what keeps pages safe: only own scripts, no framing, no links with secrets leaking."""

    HEADERS = (
        (
            b"content-security-policy",
            b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
            b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
    )

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add them to every answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers)


def create_app(settings: Settings) -> FastAPI:
    """The server as an application."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        storage = await Storage.open(settings.database)
        workers = Bots()  # costs nothing until one is started
        if settings.bots is None:
            workers.start()
        warm_ups = {name: WarmUp(games.load(name)) for name in games.names()}
        rooms = Rooms(storage, settings.bots or workers)
        app.state.house = House(
            rooms,
            warm_ups,
            RateLimit(settings.tables_per_minute, 60),
            RateLimit(settings.replays_per_minute, 60),
            RateLimit(socket.BURST, socket.SECONDS),
        )
        if settings.warm_up:
            for warm_up in warm_ups.values():
                warm_up.start()
        resuming = asyncio.create_task(rooms.resume())
        try:
            yield
        finally:
            resuming.cancel()
            await rooms.close()
            workers.close()
            for warm_up in warm_ups.values():
                warm_up.stop()
            await storage.close()

    app = FastAPI(
        title="Holdfast",
        version=holdfast.__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    problems.install(app)
    app.include_router(api.router)
    app.include_router(socket.router)
    app.router.default = Client(settings.client, app.router.default)
    app.add_middleware(BodyLimit, limit=LARGEST_BODY, special={"/api/replays": LARGEST + 1})
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(_Headers)
    return app
