"""Entries: everything that is recorded about a table, in the order in which it happened.

Entries are never deleted. Taking a move back is an entry as well.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, field_validator

from holdfast.kernel.options import Choices
from holdfast.kernel.wording import Phrase

By = Literal["person", "bot", "auto", "standing"]
"""Source of an answer: a person, a bot, or the table by an automatic answer (`auto`). Older tables
store `standing` for it. It is read as `auto`."""

ChatMode = Literal["on", "phrases", "off"]
"""Mode of the chat: everything may be said, quick phrases only, or nothing."""


class _Record(BaseModel):
    """Base class of everything that is recorded: immutable, without unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class _Entry(_Record):
    """Base class of entries."""

    at: float | None = None
    """Time at which it happened, in seconds; only at a table with a time control."""
    seat: int
    """Seat that did it, or that it happened to."""


SLOW = 12 * 3600.0
"""Seconds for a move from which on a game is slow: people are not expected to be present."""


class TimeControl(_Record):
    """How much time people have at a table: for each move, for the whole game, or first the one
    and then the other.
    """

    move: float | None = None
    """Seconds for each move."""
    game: float | None = None
    """Seconds for the whole game."""
    bonus: float = 0.0
    """Seconds that are added to the time of the game after each move."""
    level: str
    """Level of the bots that play for people whose time is up."""

    @property
    def is_slow(self) -> bool:
        """Whether people are not expected to be present."""
        return (self.move or 0.0) >= SLOW


class Listing(_Record):
    """Listing of an open table, for people who do not know each other yet."""

    languages: list[str]
    """Languages that its players would like to speak."""
    level: str
    """Level of play that is wished: `any`, `like-me` or `beginners`. It keeps nobody out."""
    fill_at: float | None = None
    """Time at which bots take the free seats and the game starts; None for people only."""
    fill_level: str
    """Level of the bots that take free seats."""


class OpenSeat(_Record):
    """A seat as it was set up when the table was opened."""

    name: str = ""
    person: bool = False
    level: str | None = None
    program: bool = False
    """Whether a program plays it, for an account that is a bot."""


class Moved(_Entry):
    """A move was played.

    The entropy was mixed into the random state of the game before the move.
    """

    kind: Literal["moved"] = "moved"
    move: int
    entropy: str
    by: By
    plan: dict[str, list[str]] | None = None
    """Plan of the bot that starts its turn with this move: step wordings by language."""

    @field_validator("by")
    @classmethod
    def _current_name(cls, by: By) -> By:
        """Return the current name of the source of an answer."""
        return "auto" if by == "standing" else by


class Spoke(_Entry):
    """A seat chose a move that is played only when other seats have chosen it as well."""

    kind: Literal["spoke"] = "spoke"
    move: int


class Came(_Entry):
    """A newcomer got a seat, by the command that asks the rules to let a player in.

    The seat is a new one, or one whose player has left the game.
    """

    kind: Literal["came"] = "came"
    name: str = ""
    person: bool = False
    level: str | None = None
    by: int
    """Seat that let the newcomer in."""
    move: int
    entropy: str


DAY = "day "
"""Prefix of the names of deals of the day."""


def day_of(deal: str) -> str | None:
    """Return the date in the name of a deal of the day, or None for the deal of a table."""
    return deal.split()[1] if deal.startswith(DAY) else None


class Deal(_Record):
    """Chance that several tables share, so that their games can be compared."""

    name: str
    """`table ID` for the deal of that table, `group ID` for that of tables that were opened
    together, or `day DATE GAME RULES` for a deal of the day."""
    counted: bool = False
    """Whether this is a counted try: without hints and without undo."""
    draws: dict[str, str] = Field(default_factory=dict)
    """Random state (32 hex digits) before each decision of the game that the deal comes from."""


class Branch(_Record):
    """The moment of a finished game from which a table plays on."""

    table: str
    seq: int
    """Sequence number of the last move that was taken over."""


class Opening(_Record):
    """How a table was opened: everything that its first position depends on, and its seats."""

    game: str
    rules: int
    """Version of the rules of this game."""
    options: Choices
    seed: int
    start: str | None = None
    """First position (bytes in base64) if the table was opened from a given position."""
    position: str | None = None
    """Name of the first position if it is a named position of the game."""
    seats: list[OpenSeat]
    hints: bool = True
    """Whether players may ask for hints."""
    brief: bool = False
    """Whether the table plays moves without an alternative automatically."""
    gathers: bool = False
    """Whether the table waits for invited players until its host starts the game."""
    listing: Listing | None = None
    """Listing of the table if anybody may join; None for a private table."""
    time_control: TimeControl | None = None
    """How much time people have; None for no clocks."""
    at: float | None = None
    """Time at which the table was opened; only with a time control."""
    earlier: list[Annotated[Moved | Came, Field(discriminator="kind")]] = Field(
        default_factory=list
    )
    """Moves that were played before the table was opened, if it continues a saved game."""
    deal: Deal | None = None
    """Deal that the table shares with others; null if its chance is its own."""
    branch: Branch | None = None
    """Finished game that the table plays on from an earlier moment."""


class TookBack(_Entry):
    """All moves after sequence number `to` were taken back, as this seat had asked."""

    kind: Literal["took-back"] = "took-back"
    to: int


class Wished(_Entry):
    """A seat asked the others for consent to take back all moves after sequence number `to`."""

    kind: Literal["wished"] = "wished"
    to: int


class Agreed(_Entry):
    """A seat consented to an undo that still needs the consent of others."""

    kind: Literal["agreed"] = "agreed"


class Declined(_Entry):
    """A seat declined an undo, or withdrew its own request."""

    kind: Literal["declined"] = "declined"


class Sat(_Entry):
    """A person sat down under this name, or changed the name."""

    kind: Literal["sat"] = "sat"
    name: str
    program: bool = False
    """Whether it was a program, for an account that is a bot."""


class HandedOver(_Entry):
    """A bot of this level took over a seat, or returned it to its person (level is null)."""

    kind: Literal["handed-over"] = "handed-over"
    level: str | None
    stand_in: bool = False
    """Whether the bot plays only until the person, who is away, comes back."""


class TimedOut(_Entry):
    """The time of this seat was up, and a bot took over."""

    kind: Literal["timed-out"] = "timed-out"
    level: str
    keeps: bool
    """Whether the bot plays until the person comes back, not only this move."""


class Paused(_Entry):
    """A seat asked for a pause, agreed, declined, or wants to go on; `end`: the pause was over."""

    kind: Literal["paused"] = "paused"
    word: Literal["ask", "agree", "decline", "resume", "end"]


class DaysOff(_Entry):
    """A seat takes days off, during which its clock stands still. It replaces earlier plans."""

    kind: Literal["days-off"] = "days-off"
    start: float
    end: float


class Voted(_Entry):
    """A seat asked the others to put a bot in the place of the person at seat `about`, or voted."""

    kind: Literal["voted"] = "voted"
    about: int
    word: Literal["ask", "yes", "no"]


class Kicked(_Entry):
    """The person at this seat lost it: to a bot of this level by a vote, or before the game, when
    the seat is free again (level is null).
    """

    kind: Literal["kicked"] = "kicked"
    by: int
    """Seat of the host, or of the last vote that was needed."""
    level: str | None = None
    name: str = ""
    """Name of the bot."""


class ChatSet(_Entry):
    """The host chose who may say what, and whether spectators may read it."""

    kind: Literal["chat-set"] = "chat-set"
    mode: ChatMode
    spectators: bool


class Readied(_Entry):
    """A player in the waiting room said that they are ready, or not ready after all."""

    kind: Literal["readied"] = "readied"
    ready: bool


class Began(_Entry):
    """This seat ended the waiting room and started the game."""

    kind: Literal["began"] = "began"


class Instructed(_Entry):
    """A seat replaced all its automatic answers."""

    kind: Literal["instructed"] = "instructed"
    answers: dict[str, str]
    awake: bool = False
    """Whether the next automatic answer is skipped, once."""


class WentOn(_Entry):
    """This seat opened the table of the rematch for everybody."""

    kind: Literal["went-on"] = "went-on"
    table: str


class PlannedStep(_Record):
    """A move of a plan: its number, wording and place on the board."""

    move: int
    kind: str
    said: Phrase
    """Wording of the move, under the name that stored tables have for it."""
    place: int | None = None


class Planned(_Entry):
    """A seat showed its plan for its next turn; without steps it dropped its plan."""

    kind: Literal["planned"] = "planned"
    by: By
    steps: list[PlannedStep]


class Judged(_Entry):
    """A seat agreed to the plan of seat `of`, asked about it, or withdrew its reaction (null)."""

    kind: Literal["judged"] = "judged"
    of: int
    word: Literal["good", "why"] | None


class Chatted(_Entry):
    """A seat sent a chat message or pointed at a place of the board."""

    kind: Literal["chatted"] = "chatted"
    phrase: str | None = None
    """Name of a quick phrase, which each viewer reads in their own language."""
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
    | TimedOut
    | Paused
    | DaysOff
    | Voted
    | Kicked
    | ChatSet
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
