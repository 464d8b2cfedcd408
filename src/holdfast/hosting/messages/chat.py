"""Messages with the chat and the team plans of a table."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.hosting.messages.base import Message, Sentence
from holdfast.hosting.messages.table import AskView, MoveView
from holdfast.kernel.wording import Phrase


class PhraseView(Message):
    """A quick phrase: its id and its text in both languages."""

    id: str
    wording: Sentence


class ChatLineView(Message):
    """A chat message. Clients must show the text as plain text."""

    number: int
    seat: int
    wording: Sentence | None
    """Quick phrase in both languages."""
    text: str | None
    place: int | None
    """Place of the board that the sender pointed at."""


class PlanStep(Message):
    """A move of a plan."""

    move: int
    kind: str
    wording: Phrase
    place: int | None


class PlanView(Message):
    """The plan of a seat for its next turn, and the reactions of the others."""

    seat: int
    bot: bool
    steps: list[PlanStep]
    good: list[int]
    """Seats that agree."""
    why: list[int]
    """Seats that ask about it."""


class ChatView(Message):
    """Chat messages and plans of a table, as its viewer may know them."""

    type: Literal["chat"] = "chat"
    open: bool
    """Whether the rules allow chatting now."""
    since: int
    """Number of the chat line after which `lines` begin. Earlier lines were sent before, or are too
    old to be sent."""
    lines: list[ChatLineView]
    phrases: list[PhraseView]
    """Quick phrases. They are sent with the first lines only."""
    plans: list[PlanView]
    asking: int | None
    """Seat of a leading bot that waits for the opinions of the others, or null."""


class AheadView(Message):
    """The turn that the viewer would have now, after some planned moves."""

    seq: int
    steps: list[PlanStep]
    ask: AskView
    moves: list[MoveView]
    """Moves that could come next. Empty if they depend on chance."""
    view: dict[str, Any]
