"""Messages with a table, as the server sends it to one viewer."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from holdfast.hosting.messages.base import Message, SeatKind, SeatPart, Sentence
from holdfast.hosting.messages.branches import BranchMark
from holdfast.hosting.messages.conduct import ConductView
from holdfast.hosting.messages.deals import DealMark
from holdfast.kernel.wording import Phrase, Wording


class SeatView(Message):
    """A seat. Automatic answers are included for the viewer's own seat only."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    program: bool = False
    """Whether the seat belongs to an account that is a bot, so that a program plays."""
    stand_in: bool = False
    """Whether the bot plays only until the person, who is away, comes back."""
    connected: bool
    part: SeatPart = "in"
    """Whether it is in the game, has asked to join, or has left."""
    guest: bool = False
    """Whether it was created for a newcomer. While it is open, spectators may take it."""
    auto_answers: dict[str, str] = Field(default={})
    """Automatic answers of the viewer."""
    usual: dict[str, str] = Field(default={})
    """Default automatic answers of the game."""
    awake: bool = False
    """Whether the next automatic answer is skipped, once."""


class EventView(Message):
    """An event: its kind and numbers for animation, and a sentence for the log."""

    seq: int
    kind: str
    args: dict[str, int]
    wording: Sentence | None


class MoveView(Message):
    """A legal move: its number, its key, its wording, and a preview of its effects."""

    n: int
    key: str
    kind: str
    args: dict[str, int]
    wording: Wording
    """Phrases, which the client translates. The argument `player` of a phrase is a seat."""
    preview: dict[str, Any]


class CommandView(MoveView):
    """A command, which is not in the list of legal moves, such as a request to leave."""

    seat: int | None
    """Seat that it acts for; null if it belongs to the seat that decides."""


class AskView(Message):
    """The open decision."""

    seat: int
    """Seat that decides."""
    decision: str | None
    """Name of the decision; null if the viewer may not know it."""
    wording: Phrase | None
    """Prompt to the player who decides; null if the viewer may not know it."""
    clause: str | None = None
    """Clause of the rules for this decision; null if there is no prompt."""
    owes: list[int]
    """Seats that the game waits for: the one that decides, or all whose consent is missing."""
    may: list[int]
    """Seats that may answer, also on behalf of the one that decides."""


class UndoView(Message):
    """Whether the viewer may take back the last move: freely, by consent, or not, and why."""

    how: Literal["free", "consent", "no"]
    reason: Literal[
        "", "nothing-to-undo", "revealed", "rolled", "drawn", "others-acted", "not-yours",
        "newcomer", "over", "waiting", "counted",
    ]  # fmt: skip
    wish_of: int | None = None
    """Seat that asked for an undo."""
    waiting_for: list[int] = Field(default=[])
    """Seats whose consent is missing."""


class PlacementView(Message):
    """The final rank and points of a seat."""

    seat: int
    rank: int
    points: int


class NextTable(Message):
    """The table of the rematch. The tokens of this table are valid there, too."""

    table: str
    by: int
    """Seat that asked for it."""
    seats: list[int | None]
    """Seat of each player at the table of the rematch; null for players who left the game."""


class WaitingRoomView(Message):
    """The waiting room of a table whose game has not started."""

    host: int
    """Seat that opened the table."""
    ready: list[int]
    """Seats that are ready."""
    fill_at: float | None
    """Time at which bots take the free seats, in seconds since 1970; null if they never do."""


class TimeControlView(Message):
    """How much time people have: for each move, for the whole game, or first one, then the
    other.
    """

    move: float | None
    """Seconds for each move."""
    game: float | None
    """Seconds for the whole game."""
    bonus: float
    """Seconds that are added to the time of the game after each move."""
    level: str
    """Level of the bots that play for people whose time is up."""


class DaysOffView(Message):
    """Days off, in seconds since 1970."""

    start: float
    end: float


class SeatClockView(Message):
    """The clock of a seat. Times are seconds since 1970, by the server's clock."""

    move: float
    """Seconds left for this move, as of `since` if the clock runs."""
    game: float
    """Seconds left for the game, as of `since` if the clock runs."""
    since: float | None
    """Time at which it started; null while it stands still."""
    zero: float | None
    """Time at which it runs out; null while it stands still."""
    once: bool
    """Whether a bot makes this one move, because the time was up."""
    pauses: int
    """Number of pauses that the seat may still ask for."""
    days_off: list[DaysOffView]
    """Days on which the clock stands still, in order."""


class PauseView(Message):
    """A pause that somebody has asked for, or that has begun."""

    asked_by: int
    agreed: list[int]
    """Seats that have agreed."""
    until: float | None
    """Time at which it ends by itself; null until everybody has agreed."""
    resumed: list[int]
    """Seats that want to go on."""
    people: list[int]
    """Seats whose agreement is needed."""


class ClocksView(Message):
    """The clocks of a table."""

    control: TimeControlView
    seats: list[SeatClockView]
    pause: PauseView | None


class TableView(Message):
    """Everything about a table that one viewer may know."""

    type: Literal["table"] = "table"
    number: int | None = None
    """Number of the message on its connection; null in a response to a request."""
    table: str
    game: str
    seq: int
    viewer: int | None
    seats: list[SeatView]
    ask: AskView | None
    moves: list[MoveView]
    commands: list[CommandView]
    newcomer: bool = False
    """Whether the viewer may let a newcomer in now."""
    together: bool
    """Whether this is a team that makes plans."""
    one_screen: bool
    """Whether all persons play at one screen, so that the game may be exported."""
    undo: UndoView
    view: dict[str, Any]
    events: list[EventView]
    """Events since the viewer's last message; with `whole`, all events of the game so far."""
    whole: bool
    since: int | None = None
    """The events are those after this sequence number; null with `whole`.

    A client whose last sequence number is smaller has missed something.
    """
    over: bool
    placements: list[PlacementView]
    waiting_room: WaitingRoomView | None = None
    """Waiting room, until the game starts."""
    clocks: ClocksView | None = None
    """Clocks, at a table with a time control."""
    next: NextTable | None = None
    """Table of the rematch, if somebody has asked for one."""
    conduct: ConductView | None = None
    """The host, the settings of the chat, and the open vote; null in lessons."""
    hints: bool
    """Whether players may ask for hints."""
    deal: DealMark | None = None
    """The deal that this table shares with other tables, or null."""
    branch: BranchMark | None = None
    """Finished game that the table plays on from an earlier moment."""


class UpdateView(Message):
    """The changes of a table since the last message on the same connection.

    `fields` and `view` are changes, as `hosting/views/changes.py` describes them. A connection
    numbers the moves and commands that it is sent in full, from 0 on, beginning with those of the
    whole table. Later messages refer to them by these numbers.
    """

    type: Literal["update"] = "update"
    number: int
    """Number of the previous message plus one."""
    seq: int
    since: int
    """Sequence number of the previous message. The events are those after it."""
    afresh: bool
    """Whether the numbering of moves and commands starts again with this message."""
    fields: dict[str, Any]
    """Changes of all fields of the `TableView` that are not named here."""
    view: dict[str, Any]
    moves: list[int | MoveView]
    commands: list[int | CommandView]
    events: list[EventView]
