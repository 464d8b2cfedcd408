"""Refusing over HTTP: every error is answered with a problem, and its status."""

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
"""What is wrong with JSON that is well-formed, but that nobody should be able to send."""


def refuse(fault: RequestError) -> JSONResponse:
    """A refusal over HTTP."""
    again = fault.status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
    headers = {"retry-after": str(math.ceil(fault.wait))} if again else None
    return JSONResponse(fault.problem().model_dump(), fault.status, headers)


def _fault_of(error: Exception) -> RequestError:
    """What to say about an error, those of HTTP itself among them."""
    if isinstance(error, RequestValidationError):
        return malformed(error.errors())
    return fault("gone") if isinstance(error, ClientDisconnect) else fault_of(error)


def install(app: FastAPI) -> None:
    """Answer every error with a problem."""

    async def known(_: Request, error: Exception) -> JSONResponse:
        return refuse(_fault_of(error))

    async def http(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        phrase = HTTPStatus(error.status_code).phrase
        said = UNREADABLE if error.status_code == HTTPStatus.BAD_REQUEST else f"{phrase}."
        fault = RequestError(error.status_code, phrase.lower().replace(" ", "-"), said)
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
        app.add_exception_handler(kind, known)
    app.add_exception_handler(HTTPException, http)
