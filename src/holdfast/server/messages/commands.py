"""What a client may send about a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from holdfast.server.messages.base import MOST, Message


class Play(Message):
    """Play a move by its number, in the position with this sequence number."""

    type: Literal["play"]
    seq: int = Field(ge=0, le=MOST)
    move: int = Field(ge=0, le=MOST)


class Undo(Message):
    """Take back my last move, or ask the others for their consent to it."""

    type: Literal["undo"]
    seq: int = Field(ge=0, le=MOST)


class Consent(Message):
    """Answer somebody's wish to undo."""

    type: Literal["consent"]
    seq: int = Field(ge=0, le=MOST)
    agree: bool


class HandOver(Message):
    """Hand my seat (or an empty one) to a bot of this level, or take it back (level is null)."""

    type: Literal["hand-over"]
    seat: int = Field(ge=0, le=MOST)
    level: str | None


class SitDown(Message):
    """Take my seat under this name, or change the name."""

    type: Literal["sit-down"]
    name: str = Field(min_length=1, max_length=24)


class Standing(Message):
    """Standing answers: kinds of decision that I let the table answer for me, and how."""

    type: Literal["standing"]
    answers: dict[str, str] = Field(max_length=16)
    awake: bool = False
    """Ask me once instead of giving the next of them."""


class Resync(Message):
    """Send me everything again."""

    type: Literal["resync"]


class Ping(Message):
    """Say whether the line still leads to the server."""

    type: Literal["ping"]


Command = Annotated[
    Play | Undo | Consent | HandOver | SitDown | Standing | Resync | Ping,
    Field(discriminator="type"),
]

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
