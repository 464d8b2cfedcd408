"""Error handlers: every error becomes a `Problem` with an HTTP status."""

from __future__ import annotations

import math
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from holdfast.hosting.problems import RequestError, fault, fault_of, malformed
from holdfast.hosting.storage_errors import StorageError
from holdfast.table import RefusalError

UNREADABLE = "The message cannot be read: it is nested too deeply, or a number is too long."
"""Message for JSON that is well-formed but cannot be processed."""


def refuse(fault: RequestError) -> JSONResponse:
    """Return the response for a refused request."""
    may_retry = fault.status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
    headers = {"retry-after": str(math.ceil(fault.wait))} if may_retry else None
    return JSONResponse(fault.problem().model_dump(), fault.status, headers)


def _fault_of(error: Exception) -> RequestError:
    """Return the refusal for an error, including errors of HTTP itself."""
    if isinstance(error, RequestValidationError):
        return malformed(error.errors())
    return fault("gone") if isinstance(error, ClientDisconnect) else fault_of(error)


def install(app: FastAPI) -> None:
    """Install handlers that answer every error with a `Problem`."""

    async def handle_error(_: Request, error: Exception) -> JSONResponse:
        return refuse(_fault_of(error))

    async def handle_http_error(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        phrase = HTTPStatus(error.status_code).phrase
        message = UNREADABLE if error.status_code == HTTPStatus.BAD_REQUEST else f"{phrase}."
        fault = RequestError(error.status_code, phrase.lower().replace(" ", "-"), message)
        answer = refuse(fault)
        answer.headers.update(error.headers or {})
        return answer

    for kind in (
        RequestError,
        RefusalError,
        RequestValidationError,
        ClientDisconnect,
        StorageError,
        Exception,
    ):
        app.add_exception_handler(kind, handle_error)
    app.add_exception_handler(HTTPException, handle_http_error)
