"""The state of a table: one game in play, and all questions about it.

It combines its parts: seats, history, the open decision, commands, undo, chat and rematch.
Everything that is sent to viewers is read here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay
from holdfast.table import auto_answers as automatic
from holdfast.table import conduct, observer, replays, timeouts
from holdfast.table import undo as undoing
from holdfast.table.chat import Chat
from holdfast.table.clocks import Clocks
from holdfast.table.commands import Commands
from holdfast.table.conduct import Vote
from holdfast.table.decision import Decision
from holdfast.table.entries import (
    Opening,
    WentOn,
)
from holdfast.table.history import History
from holdfast.table.known_position import KnownPosition
from holdfast.table.observation import (
    Discussion,
    KnownMove,
    News,
    Observation,
    PastTurn,
    TableOverview,
)
from holdfast.table.plans import TeamPlanning
from holdfast.table.refusal import RefusalError
from holdfast.table.rematch import Rematch
from holdfast.table.seats import Part, Seats
from holdfast.table.turn import Turn
from holdfast.table.undo import Undo, Wish
from holdfast.table.waiting_room import WaitingRoom


@dataclass(frozen=True, eq=False)
class TableState:
    """A game in play, to read. `viewer` and `seat` are seat numbers; a spectator is NOBODY."""

    game: Game
    opening: Opening
    seats: Seats
    history: History
    entries: int = 0
    """Number of entries so far."""
    given_answers: frozenset[tuple[int, int]] = frozenset()
    """Pairs of seat and move: answers to the open decision that other seats must give as well."""
    wish: Wish | None = None
    """Request to undo that waits for consent."""
    next: WentOn | None = None
    """Table of the rematch."""
    waiting_room: WaitingRoom | None = None
    """Waiting room, until the game starts."""
    chat: Chat = field(default_factory=Chat)
    """Chat messages and plans."""
    clocks: Clocks | None = None
    """Clocks, at a table with a time control."""
    vote: Vote | None = None
    """Latest vote about a person. It may have become void: see `open_vote`."""

    @property
    def position(self) -> Position:
        """Position with everything hidden in it. Do not modify it."""
        return self.history.position

    @property
    def line(self) -> tuple[Turn, ...]:
        """All turns that were not taken back; the first one is the start of the game."""
        return self.history.part(0, self.history.length)

    @property
    def last(self) -> Turn:
        """Last turn."""
        return self.history.turns[-1]

    @property
    def seq(self) -> int:
        """Sequence number of the position: the number of moves and undos so far."""
        return self.history.seq

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the seats."""
        return self.seats.names

    @cached_property
    def decision(self) -> Decision:
        """Open decision."""
        return Decision(self.game, self.position, self.given_answers)

    @property
    def to_move(self) -> int:
        """Seat that decides, or NOBODY."""
        return self.decision.to_move

    @property
    def stands_still(self) -> bool:
        """Whether nothing can be played: the game has not started, or there is a pause."""
        return self.waiting_room is not None or (self.clocks is not None and self.clocks.is_paused)

    @property
    def owes(self) -> tuple[int, ...]:
        """Seats that the game waits for; empty while it stands still."""
        return () if self.stands_still else self.decision.owes

    @cached_property
    def may_answer(self) -> tuple[int, ...]:
        """Seats that may answer the open decision."""
        return () if self.stands_still else self.decision.may_answer(len(self.seats))

    # Observations: everything that is sent to viewers comes from here

    def hidden(self, viewer: int = NOBODY) -> Position:
        """Return the position as this viewer may know it. Do not modify it."""
        return self.known_position(viewer).position

    def known_position(self, viewer: int) -> KnownPosition:
        """Return the hidden position of this viewer with its decision and commands.

        Viewers who know the same share one object.
        """
        known = self._known_by_viewer.get(viewer)
        if known is None:
            hidden = self.last.hidden(viewer)
            others = list(self._known_by_viewer.values())  # another thread may add one meanwhile
            alike = (other for other in others if other.position == hidden)
            known = next(alike, None) or KnownPosition(
                self.game, hidden, self.given_answers, self.seats
            )
            self._known_by_viewer[viewer] = known
        return known

    @cached_property
    def _known_by_viewer(self) -> dict[int, KnownPosition]:
        """Cache for `known_position`, by viewer."""
        return {}

    def overview(self) -> TableOverview:
        """Return the summary of the table that everybody may know."""
        return observer.overview(self)

    def observe(self, viewer: int = NOBODY) -> Observation:
        """Return the table as this viewer may know it."""
        return observer.observe(self, viewer)

    def news(self, viewer: int, since: int | None = None) -> News:
        """Return the turns after sequence number `since`, as this viewer may know them.

        Return all turns if `since` is None or the turns up to it were taken back.
        """
        turns = None if since is None else self.history.since(since)
        if turns is None:
            since, turns = None, self.history.part(0, self.history.length)
        return News(tuple(turn.report_for(viewer) for turn in turns), since)

    def turns_after(self, seq: int) -> int | None:
        """Return the number of turns after a sequence number, or None if all turns must be sent."""
        turns = self.history.since(seq)
        return None if turns is None else len(turns)

    def past_turns(self, viewer: int, first: int, count: int) -> tuple[PastTurn, ...]:
        """Return up to `count` turns, beginning with number `first`, as this viewer may see them in
        a replay.
        """
        turns = self.history.part(first, count)
        return tuple(turn.past_turn_for(viewer, openly=self.over) for turn in turns)

    def discussion(self, viewer: int) -> Discussion:
        """Return the chat messages and plans for this viewer.

        Spectators get the messages that the host lets them read.
        """
        seated = self.seats.has(viewer)
        lines = self.chat.lines if seated else self.chat.readable_by_spectators()
        lines = lines if self.team_planning.may_talk else ()
        return Discussion(self.game, self.team_planning.may_talk, lines, self.team_planning.plans)

    def known_move(self, viewer: int, seq: int) -> KnownMove:
        """Return the move that was made at a sequence number, to be explained to this viewer."""
        return observer.known_bot_move(self, viewer, seq)

    def answers(self, viewer: int) -> list[int]:
        """Return the legal moves that the person at this seat may choose now."""
        if self.stands_still or not self.seats.is_person(viewer):
            return []
        return self.decision_of(viewer).answers(viewer)

    def commands(self, viewer: int) -> list[int]:
        """Return the commands that this viewer may give now, such as conceding."""
        if self.stands_still or not self.seats.is_person(viewer) or self.over:
            return []
        return self.commands_of(viewer).open_to(viewer, decides=viewer == self.to_move)

    def auto_answers(self, seat: int) -> dict[str, str]:
        """Return the automatic answers of a seat: the player's own, else those of the game."""
        return automatic.auto_answers(self.game, self.hidden(seat), self.seats[seat])

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """Seat and level of a bot that has to decide now, or None."""
        if all(seat.level is None for seat in self.seats):
            return None
        bots = ((seat, self.seats[seat].level) for seat in self.owes)
        return next(((seat, level) for seat, level in bots if level is not None), None)

    @property
    def answers_itself(self) -> bool:
        """Whether the table answers the open decision automatically."""
        return automatic.is_answered(self)

    @property
    def is_counted(self) -> bool:
        """Whether this is a counted try of a deal: without hints, undo and stand-ins."""
        return self.opening.deal is not None and self.opening.deal.counted

    @property
    def turn_begins(self) -> bool:
        """Whether another seat made the last decision."""
        return self.last.seat != self.to_move

    def part(self, seat: int) -> Part:
        """Return whether a seat is in the game, has asked to join, or has left."""
        return self.commands_of(NOBODY).parts[seat]

    @cached_property
    def persons(self) -> list[int]:
        """Seats in the game that persons play."""
        return self.commands_of(NOBODY).parts.persons(self.seats)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Seats whose consent to the undo is missing."""
        return self.wish.waits_for(self.persons) if self.wish else ()

    def may_undo(self, viewer: int) -> Undo:
        """Return whether this viewer may take their last move back."""
        if self.is_counted and not self.over:
            return Undo("no", "counted")
        return undoing.may_undo(self.history, self.persons, self.wish, viewer)

    def place_for_newcomer(self, viewer: int) -> tuple[int, int] | None:
        """Return the seat of a newcomer and the command that requests it, or None if this viewer
        may let nobody in.
        """
        if self.stands_still or self.over or viewer not in self.persons:
            return None
        return self.commands_of(viewer).place_for_newcomer()

    def replay(self) -> Replay:
        """Return the replay of a finished game. It contains all hidden information."""
        if not self.over:
            raise RefusalError("not-over", "You can save a game when it is over.")
        return self.replay_so_far()

    def replay_so_far(self) -> Replay:
        """Return the replay of a game that may be in progress.

        Only a caller who may know everything may use it.
        """
        return replays.replay_of(self.opening, self.history.steps)

    @property
    def on_one_screen(self) -> bool:
        """Whether all persons play at one screen: nobody was invited by a link."""
        return self.waiting_room is None and not any(seat.invited for seat in self.seats)

    def replay_to_continue(self) -> Replay:
        """Return the replay of a game in progress, with its players, to continue it elsewhere."""
        return replays.replay_to_continue(self)

    def next_seat(self, seat: int) -> int:
        """Return the seat of this player in a rematch, or NOBODY."""
        return self._rematch.next_seat(seat)

    @property
    def host(self) -> int:
        """Seat that opened the table: the first person at it; NOBODY if none was."""
        persons = (number for number, seat in enumerate(self.opening.seats) if seat.person)
        return next(persons, NOBODY)

    @property
    def open_waiting_room(self) -> WaitingRoom:
        """The waiting room. Raises a RefusalError if the game has started."""
        if self.waiting_room is None:
            raise RefusalError("begun", "The game has already started.")
        return self.waiting_room

    @property
    def open_vote(self) -> Vote | None:
        """The vote about a person that is still open, or None."""
        return conduct.open_vote(self)

    @property
    def plays_on(self) -> bool:
        """Whether bots play even if nobody is present."""
        return timeouts.plays_on(self)

    @property
    def deadline(self) -> float | None:
        """Time at which the table must be looked after if nothing happens before, or None."""
        return timeouts.deadline(self)

    @property
    def starts_itself(self) -> bool:
        """Whether all seats of an open table are taken, so that its game starts."""
        return bool(self.waiting_room and self.opening.listing and not self.free_seats)

    @property
    def free_seats(self) -> tuple[int, ...]:
        """Seats that an invited player may take."""
        if self.over:
            return ()
        kinds = enumerate(seat.kind for seat in self.seats)
        return tuple(s for s, kind in kinds if kind == "open" and self.part(s) != "out")

    @property
    def team_planning(self) -> TeamPlanning:
        """Chat and team plans of the table."""
        return TeamPlanning(self, self._planning_cache)

    @cached_property
    def _planning_cache(self) -> dict[str, Any]:
        """Cache of `team_planning`."""
        return {}

    def decision_of(self, viewer: int) -> Decision:
        """Return the open decision as this viewer may know it."""
        return self.known_position(viewer).decision

    def commands_of(self, viewer: int) -> Commands:
        """Return the commands as this viewer may know them."""
        return self.known_position(viewer).commands

    @cached_property
    def _rematch(self) -> Rematch:
        """Seats of the players in a rematch."""
        return Rematch.after(self.commands_of(NOBODY).parts, self.seats)

    def check_host(self, viewer: int) -> None:
        """Raise a RefusalError unless the viewer is the player who opened the table."""
        self.seats.of(viewer)
        if viewer != self.host:
            raise RefusalError("not-host", "Only the player who opened the table can do that.")

    def check_present(self, seq: int) -> None:
        """Raise a RefusalError for an action for another position than the current one.

        Also raise it if the game is not in progress.
        """
        if seq != self.seq:
            raise RefusalError(
                "stale", f"Somebody was faster: the table is at {self.seq}, not at {seq}."
            )
        if self.over:
            raise RefusalError("over", "The game is over.")
        if self.waiting_room:
            raise RefusalError("not-begun", "The game has not started yet.")
        if self.stands_still:
            raise RefusalError("paused", "There is a pause. Everybody must press Resume first.")
