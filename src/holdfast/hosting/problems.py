"""Problems: every refusal has a code, a sentence and a status, and no refusal shows the inside."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from holdfast.hosting.messages import Problem
from holdfast.hosting.storage_errors import (
    DatabaseBusyError,
    DatabaseUnavailableError,
    StorageError,
    StorageFullError,
)
from holdfast.table import RefusalError

log = logging.getLogger("holdfast.server")

LONGEST = 300
"""Characters of a sentence that says what is wrong, which may repeat some of what was sent."""


class RequestError(Exception):
    """A request that cannot be served, with the status that says so over HTTP."""

    def __init__(
        self, status: int, code: str, message: str, seq: int | None = None, wait: float = 1
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.seq = seq
        self.wait = wait
        """Seconds after which it is worth trying again, where it is."""

    def problem(self) -> Problem:
        """What the client is told."""
        return Problem(code=self.code, message=self.message, seq=self.seq)


_FAULTS = {
    "forbidden": (403, "This link does not open this table."),
    "no-such-table": (404, "There is no such table."),
    "no-such-code": (
        404,
        "No table has this code now. A code is valid for a week, as long as the game lasts.",
    ),
    "no-such-game": (404, "There is no such game."),
    "no-such-lesson": (404, "There is no such lesson."),
    "not-known": (403, "You may not know exactly what was played there."),
    "no-such-request": (404, "That is not available here."),
    "no-such-move": (404, "There is no such move."),
    "other-version": (409, "This game was played with another version of the rules."),
    "gone": (410, "The connection was closed before the answer was ready."),
    "too-large": (413, "That is too large to be sent."),
    "bad-table": (422, "This table cannot be opened: its settings do not fit together."),
    "bad-replay": (422, "This file is not a saved game, or it is damaged."),
    "no-such-level": (422, "There are no bots of this level."),
    "too-fast": (429, "That was too much at once. Please wait a moment."),
    "too-talkative": (429, "You are writing too fast. Please wait a moment."),
    "too-many": (429, "Too many people are watching this table. Please try again later."),
    "broken": (500, "The server made a mistake. Nothing was changed: please try again."),
    "not-ready": (503, "Hints are being prepared. Please try again in a moment."),
    "not-stored": (503, "The server could not save this. Nothing is lost: please try again."),
    "busy": (
        503,
        "The server cannot save anything at the moment. Nothing is lost: please try again.",
    ),
    "database-away": (
        503,
        "The server cannot reach its saved games at the moment. Nothing is lost: please try again.",
    ),
    "closing": (
        503,
        "The server is being restarted. Nothing is lost: please try again in a moment.",
    ),
    "disk-full": (
        507,
        "The server has no room left to save this. Nothing is lost: please try again later.",
    ),
}


def fault(code: str, message: str = "") -> RequestError:
    """The fault of this code, with its usual sentence or a more precise one."""
    status, usual = _FAULTS[code]
    return RequestError(status, code, message[:LONGEST] or usual)


def too_fast(wait: float) -> RequestError:
    """The fault of whoever asks for too much in too short a time."""
    status, message = _FAULTS["too-fast"]
    return RequestError(status, "too-fast", message, wait=wait)


_REFUSED = {
    "spectator": 403, "not-yours": 403, "no-hints": 403, "not-known": 403, "bad-name": 422,
    "bad-standing": 422, "bad-text": 422, "no-such-phrase": 422, "no-such-place": 422,
    "own-plan": 403, "no-talk": 403, "not-host": 403, "not-alone": 403,
}  # fmt: skip


_UNSTORED: dict[type[StorageError], str] = {
    DatabaseBusyError: "busy",
    DatabaseUnavailableError: "database-away",
    StorageFullError: "disk-full",
}


def fault_of(error: Exception, seq: int | None = None) -> RequestError:
    """What to say about an error. Errors of the server itself are logged, not told."""
    if isinstance(error, RequestError):
        seq = error.seq if seq is None else seq
        return RequestError(error.status, error.code, error.message, seq, error.wait)
    if isinstance(error, RefusalError):
        return RequestError(_REFUSED.get(error.code, 409), error.code, str(error)[:LONGEST], seq)
    if isinstance(error, StorageError):
        log.error("something could not be stored: %s", error)
        said = fault(_UNSTORED.get(type(error), "not-stored"))
        return RequestError(said.status, said.code, said.message, seq)
    log.error("unexpected error", exc_info=error)
    return fault("broken")


def malformed(mistakes: Sequence[Any]) -> RequestError:
    """The first mistake in a message, in words. What was sent is not repeated."""
    first = mistakes[0]
    place = ".".join(str(part)[:40] for part in first["loc"][:6])
    return RequestError(422, "malformed", f"{place or 'message'}: {first['msg']}"[:LONGEST])
