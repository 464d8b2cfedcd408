"""What one viewer may know of a table.

Everything that is sent to somebody is made of these, and nothing leads from them to the table that
they were made of: positions are here as `hide` leaves them for the viewer, events are those that
the viewer may hear of. A table makes them; see `Table.seen_by`, `Table.news` and
`Table.looked_back`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.options import Choices
from holdfast.kernel.position import Position
from holdfast.table.entries import WentOn
from holdfast.table.seats import Part, Seats
from holdfast.table.waiting_room import WaitingRoom
from holdfast.table.wording import Plan

if TYPE_CHECKING:
    from holdfast.table.chat import ChatLine
    from holdfast.table.chat import Plan as TeamPlan
    from holdfast.table.undo import Undo


@dataclass(frozen=True, eq=False, kw_only=True)
class TableOverview:
    """A table in a few words, for one viewer: a seat, or NOBODY for a spectator."""

    game: Game
    viewer: int
    hidden: Position
    """The position as the viewer may know it."""
    seq: int
    seats: Seats
    """Without what others have told the table to answer."""
    parts: tuple[Part, ...]
    usual: Mapping[str, str]
    """The standing answers of those who have left none."""
    owes: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.hidden.over

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.seats.names


@dataclass(frozen=True, eq=False, kw_only=True)
class Observation(TableOverview):
    """A table as it is, for one viewer."""

    options: Choices
    began_at: str | None
    """The named position that the game began from, if it did."""
    hints: bool
    """Whether whoever decides may ask for a hint."""
    gathering: WaitingRoom | None
    """Who is waited for, until the game begins."""
    question: str | None
    """What is being decided, where the viewer may know."""
    may_answer: tuple[int, ...]
    answers: tuple[int, ...]
    """The moves that the viewer may give as an answer."""
    commands: tuple[tuple[int, int | None], ...]
    """Other moves that the viewer may play, and the seat that each speaks for."""
    newcomer: bool
    """Whether the viewer may let somebody in."""
    together: bool
    """Whether a team plans here."""
    one_screen: bool
    """Whether all people play at one screen."""
    undo: Undo
    wish_of: int | None
    """Who wishes to take a move back."""
    waiting_for: tuple[int, ...]
    """Whose consent is needed to that."""
    turns: int
    """How many turns there are to look back at."""
    next: WentOn | None
    next_seats: tuple[int, ...]
    """Where each seat goes on, or NOBODY; while nobody goes on, nothing."""

    @property
    def to_move(self) -> int:
        """The seat that decides, also about something that the viewer may not know."""
        return self.hidden.to_move


@dataclass(frozen=True, eq=False)
class KnownEvent:
    """Something that happened, for those who may hear of it."""

    game: Game
    event: Event
    public: Position
    """The position that it led to, as everybody may know it."""
    names: tuple[str, ...]
    """What the seats were called then."""


@dataclass(frozen=True, eq=False)
class TurnReport:
    """A turn as a viewer may hear of it."""

    seq: int
    seat: int
    """Who decided."""
    names: tuple[str, ...]
    plan: Plan | None
    """What a bot said it was up to."""
    heard: tuple[KnownEvent, ...]
    answered: KnownMove | None = None
    """What the table has answered for the viewer."""


@dataclass(frozen=True, eq=False)
class News:
    """What happened at a table, as a viewer may hear of it."""

    turns: tuple[TurnReport, ...]
    since: int | None
    """The sequence number that the viewer knew everything up to; else this is all of it."""


@dataclass(frozen=True, eq=False)
class KnownMove:
    """A move that somebody made, for a viewer who can tell which it was."""

    game: Game
    viewer: int
    seq: int
    names: tuple[str, ...]
    hidden: Position
    """The position that it was made in, as the viewer may know it."""
    move: int


@dataclass(frozen=True, eq=False)
class Discussion:
    """What people said to each other and plan together, as far as a viewer may know."""

    game: Game
    open: bool
    """Whether they may talk."""
    lines: tuple[ChatLine, ...]
    plans: tuple[TeamPlan, ...]


@dataclass(frozen=True, eq=False)
class PastTurn:
    """A turn as a viewer may look at it again."""

    told: TurnReport
    hidden: Position
    """The position that it led to, as the viewer may know it."""
    seat: int | None
    """Who played, except at the beginning."""
    key: str | None
    """What was played, where the viewer may know."""
