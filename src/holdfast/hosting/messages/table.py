"""A table as the server sends it to one viewer."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from holdfast.hosting.messages.base import Message, SeatKind, SeatPart, Sentence
from holdfast.kernel.wording import Phrase, Wording


class SeatView(Message):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    connected: bool
    part: SeatPart = "in"
    """Whether it is in the game, has asked to join, or has left."""
    guest: bool = False
    """Whether it was set up for a newcomer; while open, whoever watches may take it."""
    standing: dict[str, str] = Field(default={})
    usual: dict[str, str] = Field(default={})
    """The standing answers that hold where the person has left none."""
    awake: bool = False
    """Whether the next standing answer is not given, once."""


class EventView(Message):
    """Something that happened: for animation by kind and numbers, for the log as a sentence."""

    seq: int
    kind: str
    args: dict[str, int]
    said: Sentence | None


class MoveView(Message):
    """A legal move: its number, its key, what it does in words, and what it would do."""

    n: int
    key: str
    kind: str
    args: dict[str, int]
    said: Wording
    """Phrases, which each client puts into its reader's language; `player` in one is a seat."""
    preview: dict[str, Any]


class CommandView(MoveView):
    """A command, which stands in no list of legal moves, such as a request to leave."""

    seat: int | None
    """The seat it speaks for; null where it is for whoever decides."""


class AskView(Message):
    """The open decision: who decides, and what about."""

    seat: int
    decision: str | None
    """The game's id of the decision; null where the viewer may not know what is decided."""
    said: Phrase | None
    """The question in words, to whoever decides; null where the viewer may not know it."""
    clause: str | None = None
    """The clause of the rules that the question follows; null where it is not in words."""
    owes: list[int]
    """Seats that are waited for: the one that decides, or all without whom it cannot go on."""
    may: list[int]
    """Seats that may answer, also for the one that decides."""


class UndoView(Message):
    """Whether the viewer may take back the last move: freely, by consent, or not, and why."""

    how: Literal["free", "consent", "no"]
    reason: Literal[
        "", "nothing-to-undo", "revealed", "rolled", "drawn", "others-acted", "not-yours",
        "newcomer", "over", "waiting",
    ]  # fmt: skip
    wish_of: int | None = None
    waiting_for: list[int] = Field(default=[])


class PlacementView(Message):
    """How a seat ended."""

    seat: int
    rank: int
    points: int


class NextTable(Message):
    """The table of the rematch. Whoever has a token here enters there with the same one."""

    table: str
    by: int
    """The seat that asked for it."""
    seats: list[int | None]
    """For each seat of this table its seat at that one; null for those who had left the game."""


class WaitingRoomView(Message):
    """A table that waits for those who were invited, until its host begins."""

    host: int
    ready: list[int]
    """Seats that have said that they are."""


class TableView(Message):
    """Everything about a table as one viewer may know it."""

    type: Literal["table"] = "table"
    number: int | None = None
    """Counts the messages about the table on a connection; null in an answer to a request."""
    table: str
    game: str
    seq: int
    viewer: int | None
    seats: list[SeatView]
    ask: AskView | None
    moves: list[MoveView]
    commands: list[CommandView]
    newcomer: bool = False
    """Whether the viewer may let somebody in now."""
    together: bool
    """Whether this is a team that plans."""
    one_screen: bool
    """Whether all people here play at one screen, so that the game may be taken elsewhere."""
    undo: UndoView
    view: dict[str, Any]
    events: list[EventView]
    """New since the viewer's last message; with `whole`, all events of the game so far."""
    whole: bool
    since: int | None = None
    """The events are those after this sequence number; null with `whole`. Whoever knows less than
    up to here has missed something."""
    over: bool
    standings: list[PlacementView]
    gathering: WaitingRoomView | None = None
    """Who is waited for, until the game begins."""
    next: NextTable | None = None
    """Where the same people go on, once somebody has asked for a rematch."""
    hints: bool
    """Whether whoever decides may ask for a hint."""


class UpdateView(Message):
    """What has changed about a table since the last message on the same connection.

    `fields` and `view` are changes, as `hosting/views/changes.py` describes them. A connection
    numbers the moves and commands that it is sent in full from 0 on, those of the whole table
    first; later messages refer to them by these numbers.
    """

    type: Literal["update"] = "update"
    number: int
    """One more than that of the message which it continues."""
    seq: int
    since: int
    """The sequence number of the message which it continues; the events are those after it."""
    afresh: bool
    """Whether the numbering of moves and commands begins again with this message."""
    fields: dict[str, Any]
    """Changes of all fields of the `TableView` that are not named here."""
    view: dict[str, Any]
    moves: list[int | MoveView]
    commands: list[int | CommandView]
    events: list[EventView]
