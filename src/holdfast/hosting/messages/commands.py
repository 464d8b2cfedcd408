"""Commands: the messages that a client sends about a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from holdfast.hosting.messages.base import MOST, Message
from holdfast.table.chat import LONGEST_PLAN, LONGEST_TEXT
from holdfast.table.entries import ChatMode


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
    """Answer a request to undo."""

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
    """Say in the waiting room that I am ready, or not ready after all."""

    type: Literal["ready"]
    ready: bool


class Begin(Message):
    """Start the game from the waiting room."""

    type: Literal["begin"]


class Pause(Message):
    """Ask for a pause, agree to one, decline or withdraw it, or go on after it."""

    type: Literal["pause"]
    word: Literal["ask", "agree", "decline", "resume"]


class Kick(Message):
    """Ask the others to put a bot in the place of the person at a seat, vote about it, or withdraw
    the request. Before the game starts, the host sends somebody away with `ask`.
    """

    type: Literal["kick"]
    seat: int = Field(ge=0, le=MOST)
    word: Literal["ask", "yes", "no"]


class SetChat(Message):
    """Choose as the host what may be said, and whether spectators may read it."""

    type: Literal["set-chat"]
    mode: ChatMode
    spectators: bool


class SetAutoAnswers(Message):
    """Replace my automatic answers: decision to the kind of move, or to `ask`."""

    type: Literal["auto-answers", "standing"]
    """Type of the command; `standing` is an older name for it."""
    answers: dict[str, str] = Field(max_length=16)
    awake: bool = False
    """Ask me once instead of the next automatic answer."""


class Plan(Message):
    """Show the others the plan for my next turn. Without moves, drop my plan."""

    type: Literal["plan"]
    seq: int = Field(ge=0, le=MOST)
    moves: list[Annotated[int, Field(ge=0, le=MOST)]] = Field(max_length=LONGEST_PLAN)


class Judge(Message):
    """React to the plan of seat `of`: agree, ask about it, or withdraw my reaction (null)."""

    type: Literal["judge"]
    of: int = Field(ge=0, le=MOST)
    word: Literal["good", "why"] | None


class Say(Message):
    """Send a chat message (a quick phrase or a text), or point at a place of the board."""

    type: Literal["say"]
    phrase: str | None = Field(default=None, max_length=32)
    text: str | None = Field(default=None, max_length=4 * LONGEST_TEXT)
    place: int | None = Field(default=None, ge=0, le=MOST)


class Resync(Message):
    """Send me the whole table again."""

    type: Literal["resync"]


class Ping(Message):
    """Check the connection."""

    type: Literal["ping"]


Command = Annotated[
    Play
    | Undo
    | Consent
    | HandOver
    | SitDown
    | Ready
    | Begin
    | Pause
    | Kick
    | SetChat
    | SetAutoAnswers
    | Plan
    | Judge
    | Say
    | Resync
    | Ping,
    Field(discriminator="type"),
]

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
