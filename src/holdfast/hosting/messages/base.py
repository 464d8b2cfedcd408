"""What all messages have in common."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

Language = Literal["en", "de"]
SeatKind = Literal["person", "bot", "open"]
SeatPart = Literal["in", "coming", "out"]

MOST = 2**31 - 1
"""No sequence number, move or seat is larger, so nothing larger goes any further."""


class Message(BaseModel):
    """A message: unknown fields are refused, so that mistakes are noticed."""

    model_config = ConfigDict(extra="forbid")


class Sentence(Message):
    """A sentence in both languages."""

    en: str
    de: str


class Pong(Message):
    """The line leads to the server."""

    type: Literal["pong"] = "pong"


class Problem(Message):
    """Something was refused. Nothing was changed."""

    type: Literal["problem"] = "problem"
    code: str
    """A word the client has a sentence for, such as `stale`, `illegal`, `not-your-turn`."""
    message: str
    seq: int | None = None
