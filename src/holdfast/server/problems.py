"""Problems: every refusal has a code, a sentence and a status, and no refusal shows the inside."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from holdfast.server.messages import Problem
from holdfast.table import Refusal

log = logging.getLogger("holdfast.server")


class Fault(Exception):
    """A request that cannot be served, with the status that says so over HTTP."""

    def __init__(self, status: int, code: str, message: str, seq: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.seq = seq

    def problem(self) -> Problem:
        """What the client is told."""
        return Problem(code=self.code, message=self.message, seq=self.seq)


_FAULTS = {
    "forbidden": (403, "This link does not open this table."),
    "no-such-table": (404, "There is no such table."),
    "no-such-game": (404, "There is no such game."),
    "no-such-lesson": (404, "There is no such lesson."),
    "no-such-move": (404, "There is no such move."),
    "other-version": (409, "This game is played by other rules than those here."),
    "gone": (410, "Nobody waits for this any more."),
    "too-large": (413, "That is too much for one message."),
    "bad-table": (422, "Such a table cannot be opened."),
    "bad-replay": (422, "This is not a replay."),
    "no-such-level": (422, "There are no bots of this level."),
    "too-fast": (429, "Too many requests. Wait a moment."),
    "too-many": (429, "Too many are watching this table."),
    "broken": (500, "The server made a mistake. Nothing was changed."),
    "not-ready": (503, "Hints are being prepared. Try again in a moment."),
    "not-stored": (503, "The table could not be stored. Nothing was changed."),
}


def fault(code: str, message: str = "") -> Fault:
    """The fault of this code, with its usual sentence or a more precise one."""
    status, usual = _FAULTS[code]
    return Fault(status, code, message or usual)


_REFUSED = {
    "spectator": 403, "not-yours": 403, "no-hints": 403, "bad-name": 422, "bad-standing": 422,
}  # fmt: skip


def fault_of(error: Exception, seq: int | None = None) -> Fault:
    """What to say about an error. Errors of the server itself are logged, not told."""
    if isinstance(error, Fault):
        return Fault(error.status, error.code, error.message, error.seq if seq is None else seq)
    if isinstance(error, Refusal):
        return Fault(_REFUSED.get(error.code, 409), error.code, str(error), seq)
    if isinstance(error, RequestValidationError):
        return malformed(error.errors())
    log.error("unexpected error", exc_info=error)
    return fault("broken")


def malformed(mistakes: Sequence[Any]) -> Fault:
    """The first mistake in a message, in words. What was sent is not repeated."""
    first = mistakes[0]
    place = ".".join(str(part)[:40] for part in first["loc"][:6])
    return Fault(422, "malformed", f"{place or 'message'}: {first['msg']}"[:300])


def refuse(fault: Fault) -> JSONResponse:
    """A refusal over HTTP."""
    return JSONResponse(fault.problem().model_dump(), fault.status)


def install(app: FastAPI) -> None:
    """Answer every error with a problem."""

    async def known(_: Request, error: Exception) -> JSONResponse:
        return refuse(fault_of(error))

    async def http(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        phrase = HTTPStatus(error.status_code).phrase
        fault = Fault(error.status_code, phrase.lower().replace(" ", "-"), f"{phrase}.")
        answer = refuse(fault)
        answer.headers.update(error.headers or {})
        return answer

    for kind in (Fault, Refusal, RequestValidationError, Exception):
        app.add_exception_handler(kind, known)
    app.add_exception_handler(HTTPException, http)
