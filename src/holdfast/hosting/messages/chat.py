"""What people at a table say to each other, and what a team plans."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.hosting.messages.base import Message, Sentence
from holdfast.hosting.messages.table import AskView, MoveView
from holdfast.kernel.wording import Phrase


class PhraseView(Message):
    """A quick phrase: its id, and how everybody reads it."""

    id: str
    said: Sentence


class ChatLineView(Message):
    """Something that somebody said. A text is as it was written, and is never more than text."""

    number: int
    seat: int
    said: Sentence | None
    """A quick phrase, in both languages."""
    text: str | None
    place: int | None
    """Where on the board they pointed."""


class PlanStep(Message):
    """A move that somebody would like to make."""

    move: int
    kind: str
    said: Phrase
    place: int | None


class PlanView(Message):
    """What a seat would like to do in its next turn, and what the others think of it."""

    seat: int
    bot: bool
    steps: list[PlanStep]
    good: list[int]
    """Seats that find it good."""
    why: list[int]
    """Seats that ask about it."""


class ChatView(Message):
    """What was said and is planned at a table, as far as its viewer may know."""

    type: Literal["talk"] = "talk"
    open: bool
    """Whether the rules let people talk."""
    since: int
    """The lines are those after this number; earlier ones that are not here were told before, or
    are not kept in sight."""
    lines: list[ChatLineView]
    phrases: list[PhraseView]
    """What can be said without writing it; told with the first lines only."""
    plans: list[PlanView]
    asking: int | None
    """The seat of a bot that leads, and that waits a moment for a word of the others."""


class AheadView(Message):
    """The viewer's next turn, to be planned: as it would be after some moves, if it were now."""

    seq: int
    steps: list[PlanStep]
    ask: AskView
    moves: list[MoveView]
    """What could come next; nothing where chance decides what could."""
    view: dict[str, Any]
