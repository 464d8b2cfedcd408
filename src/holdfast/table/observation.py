"""A table as one viewer may know it.

Everything that is sent to a viewer is made from these classes, and they have no reference to the
table. Positions are hidden for the viewer by `hide`, and events are those that the viewer may know.
They are created by `Table.observe`, `Table.news` and `Table.past_turns`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.options import Choices
from holdfast.kernel.position import Position
from holdfast.table.entries import Branch, ChatMode, WentOn
from holdfast.table.seats import Part, Seats
from holdfast.table.waiting_room import WaitingRoom
from holdfast.table.wording import Plan

if TYPE_CHECKING:
    from holdfast.table.chat import ChatLine
    from holdfast.table.chat import Plan as TeamPlan
    from holdfast.table.clocks import Clocks
    from holdfast.table.conduct import Vote
    from holdfast.table.undo import Undo


@dataclass(frozen=True, eq=False, kw_only=True)
class TableOverview:
    """Summary of a table for one viewer: a seat, or NOBODY for a spectator."""

    game: Game
    viewer: int
    hidden: Position
    """The position, without everything that the viewer may not know."""
    seq: int
    seats: Seats
    """Seats, without the automatic answers of other players."""
    parts: tuple[Part, ...]
    """State of each seat: in the game, about to join, or out."""
    usual: Mapping[str, str]
    """Default automatic answers of the game."""
    owes: tuple[int, ...]
    """Seats that the game waits for."""
    clocks: Clocks | None
    """Clocks, at a table with a time control."""
    next: WentOn | None
    """Table of the rematch, if there is one."""
    next_seats: tuple[int, ...]
    """Seat of each player in the rematch, or NOBODY. Empty if there is no rematch."""


@dataclass(frozen=True)
class KnownDeal:
    """What viewers may know about the deal that a table shares with others."""

    day: str | None
    """Date, if it is a deal of the day."""
    counted: bool
    """Whether this is a counted try."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Observation(TableOverview):
    """A table as one viewer may know it."""

    options: Choices
    began_at: str | None
    """Named position that the game started from, or None."""
    hints: bool
    """Whether players may ask for hints."""
    branch: Branch | None
    """Finished game that the table plays on from an earlier moment."""
    deal: KnownDeal | None
    """The deal that this table shares with other tables, or null."""
    waiting_room: WaitingRoom | None
    """Waiting room, until the game starts."""
    question: str | None
    """Name of the open decision, or None if the viewer may not know it."""
    may_answer: tuple[int, ...]
    """Seats that may answer the open decision."""
    answers: tuple[int, ...]
    """Moves that the viewer may choose now."""
    commands: tuple[tuple[int, int | None], ...]
    """Commands that the viewer may give, and the seat that each acts for."""
    newcomer: bool
    """Whether the viewer may let a newcomer in."""
    together: bool
    """Whether this is a team that makes plans."""
    one_screen: bool
    """Whether all persons play at one screen."""
    host: int
    """Seat that opened the table, or NOBODY."""
    chat_mode: ChatMode
    """Mode of the chat, which the host sets."""
    spectators_read: bool
    """Whether spectators may read the chat."""
    vote: Vote | None
    """Open vote about a person."""
    voters: tuple[int, ...]
    """Seats of the persons who may vote. Empty without a vote."""
    undo: Undo
    wish_of: int | None
    """Seat that asked for an undo, or None."""
    waiting_for: tuple[int, ...]
    """Seats whose consent to the undo is missing."""
    turns: int
    """Number of turns that can be replayed."""

    @property
    def to_move(self) -> int:
        """Seat that decides. It is public even if the decision itself is not."""
        return self.hidden.to_move


@dataclass(frozen=True, eq=False)
class KnownEvent:
    """An event, for viewers who may know it."""

    game: Game
    event: Event
    public: Position
    """Position after the event as everybody may know it."""
    names: tuple[str, ...]
    """Names of the seats at that time."""


@dataclass(frozen=True, eq=False)
class TurnReport:
    """The events of a turn that a viewer may know."""

    seq: int
    seat: int
    """Seat that decided."""
    names: tuple[str, ...]
    plan: Plan | None
    """Plan that a bot announced."""
    known_events: tuple[KnownEvent, ...]
    """Events that the viewer may know."""
    auto_answer: KnownMove | None = None
    """Move that the table played automatically for the viewer."""


@dataclass(frozen=True, eq=False)
class News:
    """The turns that a viewer has not been sent yet."""

    turns: tuple[TurnReport, ...]
    since: int | None
    """Sequence number up to which the viewer knew everything. None: these are all turns."""


@dataclass(frozen=True, eq=False)
class KnownMove:
    """A move, for a viewer who may know which one it was."""

    game: Game
    viewer: int
    seq: int
    names: tuple[str, ...]
    hidden: Position
    """The position before the move, without everything that the viewer may not know."""
    move: int


@dataclass(frozen=True, eq=False)
class Discussion:
    """Chat messages and plans that a viewer may know."""

    game: Game
    open: bool
    """Whether players may chat."""
    lines: tuple[ChatLine, ...]
    plans: tuple[TeamPlan, ...]


@dataclass(frozen=True, eq=False)
class PastTurn:
    """A turn of a replay for one viewer."""

    report: TurnReport
    hidden: Position
    """The position after the turn, without everything that the viewer may not know."""
    seat: int | None
    """Seat that played. None at the start of the game."""
    key: str | None
    """Key of the move, if the viewer may know it."""
