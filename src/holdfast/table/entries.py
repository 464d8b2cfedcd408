"""Entries: everything that is ever recorded about a table, in the order in which it happened.

Nothing is deleted. Taking a move back is an entry of its own.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from holdfast.kernel.options import Choices
from holdfast.kernel.wording import Phrase

By = Literal["person", "bot", "standing"]
"""Who answered a decision: the person, a bot, or the table by the person's standing answer."""


class _Recorded(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class OpenSeat(_Recorded):
    """A seat as the table was opened."""

    name: str = ""
    person: bool = False
    level: str | None = None


class Moved(_Recorded):
    """A move was played, after this entropy had been mixed into the coming chance."""

    kind: Literal["moved"] = "moved"
    seat: int
    move: int
    entropy: str
    by: By
    plan: dict[str, list[str]] | None = None
    """What the bot that begins its turn with this move is up to: steps in words, by language."""


class Spoke(_Recorded):
    """A seat gave an answer that others must give too before it is played."""

    kind: Literal["spoke"] = "spoke"
    seat: int
    move: int


class Came(_Recorded):
    """A place was made for a newcomer, by the command that asks the rules to let somebody in.

    The seat is a further one, or one whose player has left the game.
    """

    kind: Literal["came"] = "came"
    seat: int
    name: str = ""
    person: bool = False
    level: str | None = None
    by: int
    """The seat that let them in."""
    move: int
    entropy: str


class Opening(_Recorded):
    """How a table began: all that its first position depends on, and its seats."""

    game: str
    rules: int
    """The version of the rules it is played by."""
    options: Choices
    seed: int
    start: str | None = None
    """The first position itself (its bytes in base64) where the table began from a given one."""
    position: str | None = None
    """The name of the first position where it is one of the game's own."""
    seats: list[OpenSeat]
    hints: bool = True
    """Whether players may ask for advice."""
    brief: bool = False
    """Whether the table gives answers to which there is no alternative."""
    gathers: bool = False
    """Whether it waits for those who were invited, until its host begins."""
    earlier: list[Annotated[Moved | Came, Field(discriminator="kind")]] = Field(
        default_factory=list
    )
    """What was played elsewhere before the table was opened here, where the game goes on."""


class TookBack(_Recorded):
    """All moves after the one with sequence number `to` were taken back, as this seat wished."""

    kind: Literal["took-back"] = "took-back"
    seat: int
    to: int


class Wished(_Recorded):
    """A seat asked the others for their consent to take everything after `to` back."""

    kind: Literal["wished"] = "wished"
    seat: int
    to: int


class Agreed(_Recorded):
    """A seat consented; others still have to."""

    kind: Literal["agreed"] = "agreed"
    seat: int


class Declined(_Recorded):
    """A seat refused its consent, or withdrew its own wish."""

    kind: Literal["declined"] = "declined"
    seat: int


class Sat(_Recorded):
    """A person sat down under this name, or changed it."""

    kind: Literal["sat"] = "sat"
    seat: int
    name: str


class HandedOver(_Recorded):
    """A bot of this level took a seat over, or gave it back (level is null)."""

    kind: Literal["handed-over"] = "handed-over"
    seat: int
    level: str | None


class Readied(_Recorded):
    """A seat said that it is ready to begin, or that it is not after all."""

    kind: Literal["readied"] = "readied"
    seat: int
    ready: bool


class Began(_Recorded):
    """Everybody who was waited for is here: this seat has begun the game."""

    kind: Literal["began"] = "began"
    seat: int


class Instructed(_Recorded):
    """A seat left standing answers with the table, in place of all earlier ones."""

    kind: Literal["instructed"] = "instructed"
    seat: int
    answers: dict[str, str]
    awake: bool = False
    """Whether the next of them is not given, once."""


class WentOn(_Recorded):
    """The same people go on at another table, which this seat has opened for all."""

    kind: Literal["went-on"] = "went-on"
    seat: int
    table: str


class PlannedStep(_Recorded):
    """A move that somebody would like to make: in words, and where on the board."""

    move: int
    kind: str
    said: Phrase
    place: int | None = None


class Planned(_Recorded):
    """A seat lets the others know what it would like to do in its next turn; or no longer."""

    kind: Literal["planned"] = "planned"
    seat: int
    by: By
    steps: list[PlannedStep]


class Judged(_Recorded):
    """A seat finds another's plan good, asks about it, or takes that back."""

    kind: Literal["judged"] = "judged"
    seat: int
    of: int
    word: Literal["good", "why"] | None


class Chatted(_Recorded):
    """A seat said something to the others, or pointed at a place of the board."""

    kind: Literal["chatted"] = "chatted"
    seat: int
    phrase: str | None = None
    """A quick phrase, which everybody reads in their own language."""
    text: str | None = None
    place: int | None = None


Entry = Annotated[
    Moved
    | Spoke
    | Came
    | TookBack
    | Wished
    | Agreed
    | Declined
    | Sat
    | HandedOver
    | Readied
    | Began
    | Instructed
    | WentOn
    | Planned
    | Judged
    | Chatted,
    Field(discriminator="kind"),
]
ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)
