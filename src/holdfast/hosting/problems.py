"""Problems: error responses with a code, a sentence and an HTTP status. They reveal no
internals.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from holdfast.hosting.messages.base import Problem
from holdfast.hosting.storage_errors import (
    DamagedTableError,
    DatabaseBusyError,
    DatabaseUnavailableError,
    StorageError,
    StorageFullError,
)
from holdfast.table import RefusalError

log = logging.getLogger(__name__)

LONGEST = 300
"""Maximum number of characters of an error message, which may repeat parts of the input."""


class RequestError(Exception):
    """A request that cannot be served, with its HTTP status."""

    def __init__(
        self, status: int, code: str, message: str, seq: int | None = None, wait: float = 1
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.seq = seq
        self.wait = wait
        """Seconds after which the client may try again."""

    def problem(self) -> Problem:
        """Return the error as a message to the client."""
        return Problem(code=self.code, message=self.message, seq=self.seq)


FAULT_MESSAGES = {
    "bad-request": (
        400,
        "The message cannot be read: it is nested too deeply, or a number is too long.",
    ),
    "not-admin": (401, "This is not the admin token of this server."),
    "suspended": (403, "This account is suspended. Ask the person who runs this server."),
    "no-such-account": (404, "There is no such account."),
    "no-such-report": (404, "There is no such report, or it is closed already."),
    "signed-out": (401, "You are not signed in. Sign in and try again."),
    "wrong-password": (401, "This name and this password do not belong together."),
    "no-passkey": (401, "This passkey does not open an account here."),
    "bad-token": (401, "This API token is not valid. Make a new one on the account page."),
    "has-played": (409, "This account has played games, so it cannot become a bot."),
    "no-bot-account": (409, "Only an account that is a bot has API tokens."),
    "too-many-tokens": (409, "This account has eight API tokens. Delete one first."),
    "people-only": (403, "The host of this table wants to play with people only."),
    "no-such-device": (404, "This code is not valid any more. Ask for a new one."),
    "name-taken": (409, "Somebody has this name, or one that looks like it. Choose another one."),
    "last-way-in": (409, "This is your only way to sign in. Add another one first."),
    "forbidden": (403, "This link does not open this table."),
    "no-such-table": (404, "There is no such table."),
    "no-such-code": (
        404,
        "No table has this code now. A code is valid for a week, as long as the game lasts.",
    ),
    "no-such-game": (404, "There is no such game."),
    "no-such-day": (404, "There is no deal of this day. Choose today or an earlier day."),
    "other-deal": (409, "These two games have different deals, so they cannot be compared."),
    "no-such-lesson": (404, "There is no such lesson."),
    "no-such-puzzle": (404, "There is no such puzzle."),
    "no-such-question": (404, "There is no such question. Ask your friend for a new link."),
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
    "chat-too-fast": (429, "You are writing too fast. Please wait a moment."),
    "too-many": (429, "Too many people are watching this table. Please try again later."),
    "too-many-open": (
        429,
        "Three of your open tables are still waiting. Close one, or wait until somebody joins.",
    ),
    "vote-too-soon": (
        429,
        "You have asked for a vote about this person already. You can ask again in ten minutes.",
    ),
    "not-welcome": (403, "You cannot take a seat at this table. Choose another one."),
    "no-reader": (
        409,
        "Nobody reads reports on this server. Mute this person, or leave the table.",
    ),
    "unknown-person": (
        409,
        "This person cannot be recognised in other games. Mute them at this table instead.",
    ),
    "reported": (409, "You have reported this already. Somebody will look at it."),
    "too-many-questions": (409, "You have asked about twelve moves of this game already."),
    "too-many-named": (409, "Twelve branches have a name. Take one away first."),
    "too-many-blocked": (409, "You have blocked too many people. Unblock some of them first."),
    "no-push": (409, "This server sends no push messages."),
    "no-mail": (409, "This server sends no e-mail."),
    "no-notices": (409, "You get no messages yet. Switch them on first."),
    "bad-subscription": (422, "No messages can be sent to this browser."),
    "bad-mail": (422, "This is not an e-mail address."),
    "mail-failed": (503, "The e-mail could not be sent. Please try again later."),
    "no-such-link": (404, "This link is not valid any more."),
    "no-clubs": (404, "There are no clubs here, because there are no accounts."),
    "no-such-club": (404, "There is no such club, or you do not belong to it."),
    "no-such-club-link": (404, "This link does not open a club any more. Ask for a new one."),
    "no-such-member": (404, "There is no such member in this club."),
    "no-such-evening": (404, "There is no such evening in this club."),
    "bad-date": (422, "This date cannot be planned. Choose one within a year."),
    "not-organiser": (403, "Only the owner and the organisers of the club can do this."),
    "not-owner": (403, "Only the owner of the club can do this."),
    "too-many-clubs": (
        409,
        "You have as many clubs as one person can have. Leave or delete one first.",
    ),
    "club-full": (409, "This club is full. Ask an organiser to make room."),
    "owner-stays": (409, "You own this club. Hand it over first, or delete it."),
    "needs-account": (409, "Only a member with an account can own a club."),
    "evening-over": (409, "This evening is over, or has not begun yet."),
    "evening-played": (409, "Something was played in this evening, so it stays."),
    "too-many-evenings": (409, "This club has planned many evenings. Cancel one first."),
    "too-many-deals": (409, "That is enough for one evening. Go on another day."),
    "too-many-club-tables": (409, "This club has many tables. Remove one first."),
    "nobody-here": (409, "Nobody is here who is free to play."),
    "just-paired": (409, "Somebody else has just paired you. Look at the tables."),
    "not-yet-watched": (
        403,
        "You can watch this table when you have played this deal yourself.",
    ),
    "damaged": (500, "This game is damaged: only its beginning can be read."),
    "damaged-start": (500, "This game is damaged: its beginning cannot be read."),
    "broken": (500, "Something went wrong. Nothing was changed: please try again."),
    "not-ready": (503, "Hints are being prepared. Please try again in a moment."),
    "not-stored": (503, "This could not be saved. Nothing is lost: please try again."),
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
        "There is no room left to save this. Nothing is lost: please try again later.",
    ),
}
"""HTTP status and default message of each code."""


def fault(code: str, message: str = "") -> RequestError:
    """Return the error of this code, with its default message or a more precise one."""
    status, usual = FAULT_MESSAGES[code]
    return RequestError(status, code, message[:LONGEST] or usual)


def damaged_table(seq: int) -> RequestError:
    """Return the error for a table that can be read only up to this sequence number."""
    status, message = FAULT_MESSAGES["damaged"]
    return RequestError(status, "damaged", message, seq)


def too_fast(wait: float) -> RequestError:
    """Return the error for exceeding a rate limit. `wait` is the seconds until the next attempt."""
    status, message = FAULT_MESSAGES["too-fast"]
    return RequestError(status, "too-fast", message, wait=wait)


_REFUSAL_STATUS = {
    "spectator": 403, "not-yours": 403, "no-hints": 403, "not-known": 403, "bad-name": 422,
    "bad-auto-answer": 422, "bad-text": 422, "no-such-phrase": 422, "no-such-place": 422,
    "own-plan": 403, "no-chat": 403, "not-host": 403, "not-alone": 403, "chat-off": 403,
    "phrases-only": 403,
}  # fmt: skip
"""HTTP status of each code of a `RefusalError`; 409 for all others."""


_STORAGE_CODES: dict[type[StorageError], str] = {
    DatabaseBusyError: "busy",
    DatabaseUnavailableError: "database-away",
    StorageFullError: "disk-full",
}
"""Code of each storage error."""


def fault_of(error: Exception, seq: int | None = None) -> RequestError:
    """Return the error response for an exception. Internal errors are logged, and the client gets
    no details.
    """
    if isinstance(error, RequestError):
        seq = error.seq if seq is None else seq
        return RequestError(error.status, error.code, error.message, seq, error.wait)
    if isinstance(error, RefusalError):
        return RequestError(
            _REFUSAL_STATUS.get(error.code, 409), error.code, str(error)[:LONGEST], seq
        )
    if isinstance(error, DamagedTableError):
        log.error("a table cannot be read: %s", error)
        return fault("damaged-start")
    if isinstance(error, StorageError):
        log.error("something could not be stored: %s", error)
        usual = fault(_STORAGE_CODES.get(type(error), "not-stored"))
        return RequestError(usual.status, usual.code, usual.message, seq)
    log.error("unexpected error", exc_info=error)
    return fault("broken")


def malformed_message(mistakes: Sequence[Any]) -> RequestError:
    """Return the error for an invalid message: the first mistake, without the input itself."""
    first = mistakes[0]
    place = ".".join(str(part)[:40] for part in first["loc"][:6])
    return RequestError(422, "malformed", f"{place or 'message'}: {first['msg']}"[:LONGEST])
