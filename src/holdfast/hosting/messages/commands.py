"""What a client may send about a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from holdfast.hosting.messages.base import MOST, Message
from holdfast.table.chat import LONGEST_PLAN, LONGEST_TEXT


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


class Ready(Message):
    """Say that I am ready to begin, or not after all."""

    type: Literal["ready"]
    ready: bool


class Begin(Message):
    """Begin the game for which friends were waited for."""

    type: Literal["begin"]


class SetAutoAnswers(Message):
    """Standing answers: kinds of decision that I let the table answer for me, and how."""

    type: Literal["standing"]
    answers: dict[str, str] = Field(max_length=16)
    awake: bool = False
    """Ask me once instead of giving the next of them."""


class Plan(Message):
    """Tell the others what I would like to do in my next turn; without moves, nothing any more."""

    type: Literal["plan"]
    seq: int = Field(ge=0, le=MOST)
    moves: list[Annotated[int, Field(ge=0, le=MOST)]] = Field(max_length=LONGEST_PLAN)


class Judge(Message):
    """Say what I think of the plan of this seat: it is good, why that, or nothing any more."""

    type: Literal["judge"]
    of: int = Field(ge=0, le=MOST)
    word: Literal["good", "why"] | None


class Say(Message):
    """Say something to the others: a quick phrase or a text; or point at a place of the board."""

    type: Literal["say"]
    phrase: str | None = Field(default=None, max_length=32)
    text: str | None = Field(default=None, max_length=4 * LONGEST_TEXT)
    place: int | None = Field(default=None, ge=0, le=MOST)


class Resync(Message):
    """Send me everything again."""

    type: Literal["resync"]


class Ping(Message):
    """Say whether the line still leads to the server."""

    type: Literal["ping"]


Command = Annotated[
    Play
    | Undo
    | Consent
    | HandOver
    | SitDown
    | Ready
    | Begin
    | SetAutoAnswers
    | Plan
    | Judge
    | Say
    | Resync
    | Ping,
    Field(discriminator="type"),
]

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
