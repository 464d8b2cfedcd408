"""Base class and common parts of messages."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

Language = Literal["en", "de"]
SeatKind = Literal["person", "bot", "open"]
SeatPart = Literal["in", "coming", "out"]

MOST = 2**31 - 1
"""Maximum of sequence numbers, moves and seats. Larger numbers are refused as input."""


class Message(BaseModel):
    """A message. Unknown fields are refused, so that mistakes are noticed."""

    model_config = ConfigDict(extra="forbid")


class StrictMessage(Message):
    """A message of a client in which a number must be a number, not a text or a truth value."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Sentence(Message):
    """A sentence in both languages."""

    en: str
    de: str


class Health(Message):
    """The server is healthy."""

    version: str


class Pong(Message):
    """The response to a ping."""

    type: Literal["pong"] = "pong"
    at: float
    """Time at the server, in seconds since 1970, for clients that show clocks."""


class Problem(Message):
    """An error: something was refused, and nothing was changed."""

    type: Literal["problem"] = "problem"
    code: str
    """Name that the client has a sentence for, such as `stale`, `illegal`, `not-your-turn`."""
    message: str
    seq: int | None = None
