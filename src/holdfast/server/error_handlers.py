"""Error handlers: every error becomes a `Problem` with an HTTP status."""

from __future__ import annotations

import math
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Match, Route

from holdfast.hosting.problems import RequestError, fault, fault_of
from holdfast.hosting.storage_errors import StorageError
from holdfast.table import RefusalError


def refuse(fault: RequestError) -> Response:
    """Return the response for a refused request."""
    may_retry = fault.status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
    headers = {"retry-after": str(math.ceil(fault.wait))} if may_retry else None
    text = fault.problem().model_dump_json()
    return Response(text, fault.status, headers, media_type="application/json")


def _methods_of(app: FastAPI, request: Request) -> set[str]:
    """Return the methods of all routes with the path of a request; FastAPI knows the first only."""
    routes = [route for route in app.routes if isinstance(route, Route)]
    first = next((r for r in routes if r.matches(request.scope)[0] is not Match.NONE), None)
    alike = [route for route in routes if first is not None and route.path == first.path]
    return set().union(*(route.methods or () for route in alike))


def install(app: FastAPI) -> None:
    """Install handlers that answer every error with a `Problem`."""

    async def handle_error(_: Request, error: Exception) -> Response:
        return refuse(fault("gone") if isinstance(error, ClientDisconnect) else fault_of(error))

    async def handle_http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        phrase = HTTPStatus(error.status_code).phrase
        code = phrase.lower().replace(" ", "-")
        answer = refuse(RequestError(error.status_code, code, f"{phrase}."))
        answer.headers.update(error.headers or {})
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            answer.headers["allow"] = ", ".join(sorted(_methods_of(app, request)))
        return answer

    for kind in (RequestError, RefusalError, ClientDisconnect, StorageError, Exception):
        app.add_exception_handler(kind, handle_error)
    app.add_exception_handler(HTTPException, handle_http_error)
