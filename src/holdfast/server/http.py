"""The HTTP application: the API, the browser client and the lab's pages."""

from __future__ import annotations

import threading

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import holdfast
from holdfast.hosting.api.routes import ROUTES
from holdfast.kernel.replay import LARGEST
from holdfast.server import api, error_handlers, lab
from holdfast.server.app import Settings
from holdfast.server.body_limit import BodyLimit
from holdfast.server.client import Client
from holdfast.server.fixed_answers import FixedAnswers
from holdfast.server.metrics import Metrics
from holdfast.server.openapi import read_description
from holdfast.server.request_limit import RequestLimit
from holdfast.server.request_log import RequestLog

LARGEST_BODY = 64 * 1024
_CREATING = threading.Lock()
"""Lock for creating an application: FastAPI changes the warning filters of the whole process
meanwhile, so two servers in one process must not do so at once.
"""


class _Headers:
    """Middleware that adds security headers: own scripts only, no framing, no referrer."""

    HEADERS = (
        (
            b"content-security-policy",
            b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
            b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
    )
    PRIVATE = ((b"cache-control", b"no-store"),)

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to every response.

        API responses are for one viewer at one moment, so they are not cached unless they carry
        their own cache header.
        """
        private = self.PRIVATE if scope.get("path", "").startswith("/api") else ()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                existing = list(message.get("headers", ()))
                names = {name.lower() for name, _ in existing}  # a page may have its own policy
                added = [pair for pair in (*self.HEADERS, *private) if pair[0] not in names]
                message["headers"] = [*existing, *added]
            await send(message)

        await self._app(scope, receive, with_headers)


def create_pages(settings: Settings, metrics: Metrics) -> FastAPI:
    """Return the application that answers HTTP requests.

    The caller sets `state.holdfast` to the shared `AppState` before the first request.
    """
    with _CREATING:
        return _create_pages(settings, metrics)


def _create_pages(settings: Settings, metrics: Metrics) -> FastAPI:
    app = FastAPI(
        title="Holdfast",
        version=holdfast.__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # it would search all routes again for each file of the client
    )
    app.state.fixed_answers = FixedAnswers()
    error_handlers.install(app)
    app.add_route("/api/openapi.json", _openapi, include_in_schema=False)
    api.add_routes(app)
    if settings.metrics:
        app.include_router(api.metrics)
    if settings.lab is not None:
        app.include_router(lab.router(settings.lab))
    app.router.default = Client(
        settings.client, app.router.default, admin=bool(settings.admin_token)
    )
    app.add_middleware(
        BodyLimit,
        limit=LARGEST_BODY,
        special={f"/api{route.path}": LARGEST + 1 for route in ROUTES if route.takes_file},
    )
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    app.add_middleware(RequestLimit)
    app.add_middleware(_Headers)
    app.add_middleware(RequestLog, metrics=metrics)
    # FastAPI prepares its routes when the first request is matched. Moves would wait meanwhile.
    nothing = {"type": "http", "method": "GET", "path": "", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(nothing)
    return app


async def _openapi(request: Request) -> Response:
    """Return the OpenAPI description of the API."""

    answers: FixedAnswers = request.app.state.fixed_answers
    return (await answers.get(("openapi",), read_description)).response(request)
