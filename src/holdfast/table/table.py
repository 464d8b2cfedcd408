"""The table: one game in play, as an immutable value.

It combines its parts: seats, history, the open decision, commands, undo, chat and rematch. It
answers what the situation is, which actions are possible, and what the table is after each entry.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay
from holdfast.table import auto_answers as automatic
from holdfast.table import conduct, observer, replays, timeouts
from holdfast.table import seats as seating
from holdfast.table import undo as undoing
from holdfast.table.chat import Chat
from holdfast.table.clocks import Clocks
from holdfast.table.commands import Commands
from holdfast.table.conduct import Vote
from holdfast.table.decision import Decision
from holdfast.table.entries import (
    Agreed,
    Began,
    Came,
    ChatMode,
    ChatSet,
    DaysOff,
    Declined,
    Entry,
    HandedOver,
    Instructed,
    Kicked,
    Moved,
    Opening,
    OpenSeat,
    Paused,
    Readied,
    Sat,
    Spoke,
    TimedOut,
    TookBack,
    Voted,
    WentOn,
    Wished,
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
from holdfast.table.opening import first_position, opening
from holdfast.table.plans import TeamPlanning
from holdfast.table.refusal import RefusalError
from holdfast.table.rematch import Rematch
from holdfast.table.seats import Part, Seat, Seats
from holdfast.table.transitions import apply_entry
from holdfast.table.turn import Turn
from holdfast.table.undo import Undo, Wish
from holdfast.table.waiting_room import WaitingRoom
from holdfast.table.wording import Plan


@dataclass(frozen=True, eq=False)
class Table:
    """A game in play. `viewer` and `seat` are seat numbers; a spectator is NOBODY."""

    game: Game
    opening: Opening
    seats: Seats
    history: History
    entries: int = 0
    """Number of entries so far."""
    spoken: frozenset[tuple[int, int]] = frozenset()
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

    @classmethod
    def open(cls, opening: Opening, game: Game) -> Table:
        """Return a table at its first decision."""
        position, events = first_position(opening, game)
        seats = Seats(Seat.prepared(seat) for seat in opening.seats)
        history = History.begun(game, position, events, seats.names)
        table = cls(game, opening, seats, history, waiting_room=WaitingRoom.of(opening))
        if opening.earlier:
            table = replace(table.after_all(opening.earlier), entries=0)
        if opening.time_control is None:
            return table
        clocks = Clocks.begun(opening.time_control, opening.at or 0.0, table)
        return replace(table, clocks=clocks)

    # State

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
        return Decision(self.game, self.position, self.spoken)

    @property
    def to_move(self) -> int:
        """Seat that decides, or NOBODY."""
        return self.decision.to_move

    @property
    def stands_still(self) -> bool:
        """Whether nothing can be played: the game has not started, or there is a pause."""
        return self.waiting_room is not None or (self.clocks is not None and self.clocks.paused)

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
            known = next(alike, None) or KnownPosition(self.game, hidden, self.spoken, self.seats)
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

    def discussed(self, viewer: int) -> Discussion:
        """Return the chat messages and plans for this viewer.

        Spectators get the messages that the host lets them read.
        """
        seated = self.seats.has(viewer)
        lines = self.chat.lines if seated else self.chat.readable_by_spectators()
        lines = lines if self.team_planning.may_talk else ()
        return Discussion(self.game, self.team_planning.may_talk, lines, self.team_planning.plans)

    def made(self, viewer: int, seq: int) -> KnownMove:
        """Return the move that was made at a sequence number, to be explained to this viewer."""
        return observer.made(self, viewer, seq)

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
        return self.so_far()

    def so_far(self) -> Replay:
        """Return the replay of a game that may be in progress.

        Only a caller who may know everything may use it.
        """
        return replays.replay_of(self.opening, self.history.steps)

    @property
    def on_one_screen(self) -> bool:
        """Whether all persons play at one screen: nobody was invited by a link."""
        return self.waiting_room is None and not any(seat.invited for seat in self.seats)

    def to_go(self) -> Replay:
        """Return the replay of a game in progress, with its players, to continue it elsewhere."""
        return replays.to_go(self)

    def next_seat(self, seat: int) -> int:
        """Return the seat of this player in a rematch, or NOBODY."""
        return self._rematch.next_seat(seat)

    # Actions: each returns the entry to record

    def play(self, viewer: int, seq: int, move: int, entropy: str) -> Moved | Spoke:
        """Play a move of a person, or give a command for their seat while another one decides."""
        self.check_present(seq)
        commands, decision = self.commands_of(viewer), self.decision_of(viewer)
        acts_for = commands.seat_of(move)
        if acts_for is not None and acts_for not in commands.speaks_for(viewer):
            raise RefusalError("not-yours", "You can ask that only for your own seat.")
        seat = self.seats.of(viewer)
        if acts_for is None:
            decision.check(viewer, move)
        if seat.kind == "bot":
            raise RefusalError("handed-over", "A bot plays for you. Take your seat first.")
        if seat.kind == "open":
            raise RefusalError("not-seated", "Take a seat first.")
        return decision.given(viewer, move, entropy, "person")

    def answer(
        self,
        seat: int,
        level: str,
        seq: int,
        move: int,
        entropy: str,
        plan: Plan | None = None,
    ) -> Moved | Spoke:
        """Play the move of a bot of this level in the position that it was asked about.

        `plan` is the plan that the bot announces.
        """
        self.check_present(seq)
        asked, decision = self.seats.of(seat), self.decision_of(seat)
        decision.check(seat, move)
        if asked.level != level:
            raise RefusalError("not-asked", "This bot is no longer asked.")
        return decision.given(seat, move, entropy, "bot", plan)

    def auto_answer_entry(self, entropy: str) -> Moved | Spoke | None:
        """Return the entry for a move that the table plays automatically, or None."""
        return automatic.entry(self, entropy)

    def check_advisable(self, viewer: int, seq: int) -> None:
        """Refuse hints to all but a person who may decide now, and at tables without hints."""
        self.seats.of(viewer)
        self.check_present(seq)
        if viewer not in self.known_position(viewer).may_answer:
            raise RefusalError("not-your-turn", "It is not your turn: somebody else decides now.")
        if not self.seats.is_person(viewer):
            raise RefusalError("not-your-turn", "A bot plays for you. Take your seat first.")
        if not self.opening.hints:
            raise RefusalError("no-hints", "Hints are switched off at this table.")

    def say_ready(self, viewer: int, ready: bool) -> Readied:
        """Say in the waiting room that the viewer is ready, or not ready after all."""
        return self.open_waiting_room.readied(self.seats, viewer, ready)

    def begin(self, viewer: int) -> Began:
        """Start the game from the waiting room."""
        return self.open_waiting_room.begun(self.seats, viewer)

    @property
    def host(self) -> int:
        """Seat that opened the table: the first person at it; NOBODY if none was."""
        persons = (number for number, seat in enumerate(self.opening.seats) if seat.person)
        return next(persons, NOBODY)

    def check_host(self, viewer: int) -> None:
        """Refuse everybody but the player who opened the table."""
        self.seats.of(viewer)
        if viewer != self.host:
            raise RefusalError("not-host", "Only the player who opened the table can do that.")

    @property
    def open_waiting_room(self) -> WaitingRoom:
        """Waiting room. Refuse if the game has started."""
        if self.waiting_room is None:
            raise RefusalError("begun", "The game has already started.")
        return self.waiting_room

    def undo(self, viewer: int, seq: int) -> TookBack | Wished:
        """Take the last move back, or ask the others for their consent to it."""
        self.seats.of(viewer)
        self.check_present(seq)
        return undoing.asked(self.may_undo(viewer), viewer)

    def consent(self, viewer: int, seq: int, agree: bool) -> TookBack | Agreed | Declined:
        """Agree to a request to undo, or decline it. The player who asked may withdraw it."""
        self.seats.of(viewer)
        self.check_present(seq)
        return undoing.answered(self.wish, self.persons, viewer, agree)

    def sit_down(self, viewer: int, name: str, program: bool | None = None) -> Sat:
        """Take the viewer's seat under a name, also from a bot; or change the name.

        `program`: whether a program sits down; None if the player of the seat stays.
        """
        timeouts.check_time(self, viewer)
        return seating.sit_down(self.seats, viewer, name, program)

    def hand_over(
        self, viewer: int, seat: int, level: str | None, away: Collection[int] = ()
    ) -> HandedOver:
        """Hand the viewer's own seat, an empty one, or that of a person who is `away` to a bot of
        this level. With level None, take it back.
        """
        if self.is_counted:
            raise RefusalError("counted", "No bot may play for you in a counted try.")
        if level is None:
            timeouts.check_time(self, seat)
        elif seat != viewer and self.clocks and self.clocks.slow and self.seats.is_person(seat):
            raise RefusalError("slow", "In a slow game nobody has to be here: the clock decides.")
        return seating.hand_over(self.seats, self.over, viewer, seat, level, away)

    def come_back(self, viewer: int) -> HandedOver | None:
        """Return the seat of a person who comes back from the bot that stood in for them."""
        stood_in = self.seats.has(viewer) and self.seats[viewer].stand_in and not self.over
        if not stood_in or timeouts.has_no_time(self, viewer):
            return None
        return self.hand_over(viewer, viewer, None)

    # Conduct

    @property
    def open_vote(self) -> Vote | None:
        """The vote about a person that is still open, or None."""
        return conduct.open_vote(self)

    def kick(self, viewer: int, seat: int, word: str, level: str, name: str) -> Voted | Kicked:
        """Return the entry for what the viewer says about putting a bot of this level and name in
        the place of a person, or for the host who sends somebody away before the game.
        """
        return conduct.kick(self, viewer, seat, word, level, name)

    def set_chat(self, viewer: int, mode: ChatMode, spectators: bool) -> ChatSet:
        """Choose what may be said at the table, and whether spectators may read it."""
        self.check_host(viewer)
        if (mode, spectators) == (self.chat.mode, self.chat.read_after is not None):
            raise RefusalError("already", "The chat of this table is set like that already.")
        return ChatSet(seat=viewer, mode=mode, spectators=spectators)

    # Clocks

    @property
    def plays_on(self) -> bool:
        """Whether bots play even if nobody is present."""
        return timeouts.plays_on(self)

    @property
    def deadline(self) -> float | None:
        """Time at which the table must be looked after if nothing happens before, or None."""
        return timeouts.deadline(self)

    def time_out(self, now: float) -> TimedOut | Paused | HandedOver | Began | None:
        """Return the entry that is due at this time, such as a move that timed out, or None."""
        return timeouts.due_entry(self, now)

    @property
    def starts_itself(self) -> bool:
        """Whether all seats of an open table are taken, so that its game starts."""
        return bool(self.waiting_room and self.opening.listing and not self.free_seats)

    def pause(self, viewer: int, word: str) -> Paused:
        """Return the entry for what the viewer says about a pause."""
        return timeouts.pause(self, viewer, word)

    def take_days_off(self, viewer: int, start: float, end: float, now: float) -> DaysOff:
        """Return the entry for the viewer's days off, which stop the clock of their seat."""
        return timeouts.days_off(self, viewer, start, end, now)

    def instruct(self, viewer: int, answers: Mapping[str, str], awake: bool = False) -> Instructed:
        """Replace the automatic answers of the viewer: decision to the kind of move to play, or to
        `ask`.

        `awake`: skip the next automatic answer once, and ask the player.
        """
        self.seats.of(viewer)
        automatic.check_auto_answers(self.game, answers)
        return Instructed(seat=viewer, answers=dict(answers), awake=awake)

    def let_in(self, viewer: int, seq: int, newcomer: OpenSeat, entropy: str) -> Came:
        """Create a seat for a newcomer: a bot, a person at this screen, or an open seat."""
        self.seats.of(viewer)
        self.check_present(seq)
        place = self.place_for_newcomer(viewer)
        if place is None:
            raise RefusalError("no-place", "Nobody else can join now.")
        seat, move = place
        wished = newcomer.model_dump(exclude={"program"})
        return Came(seat=seat, by=viewer, move=move, entropy=entropy, **wished)

    def take_place(self, viewer: int, seat: int, name: str, program: bool = False) -> Sat:
        """Sit down at the open seat of a newcomer, as a spectator."""
        if self.seats.has(viewer) and self.part(viewer) != "out":
            raise RefusalError("already", "You already have a seat.")
        free = self.seats.has(seat) and self.seats[seat].guest
        if not free or self.seats[seat].kind != "open" or self.part(seat) == "out" or self.over:
            raise RefusalError("not-free", "Somebody was faster. This seat is taken.")
        return self.sit_down(seat, name, program)

    @property
    def free_seats(self) -> tuple[int, ...]:
        """Seats that an invited player may take."""
        if self.over:
            return ()
        kinds = enumerate(seat.kind for seat in self.seats)
        return tuple(s for s, kind in kinds if kind == "open" and self.part(s) != "out")

    def take_free_seat(self, name: str, program: bool = False) -> Sat:
        """Sit down at the first free seat, as an invited player."""
        if self.over:
            raise RefusalError("over", "The game is over.")
        if not self.free_seats:
            raise RefusalError("table-full", "All seats at this table are taken.")
        return self.sit_down(self.free_seats[0], name, program)

    @property
    def team_planning(self) -> TeamPlanning:
        """Chat and team plans of the table."""
        return TeamPlanning(self, self._planning_cache)

    @cached_property
    def _planning_cache(self) -> dict[str, Any]:
        """Cache of `team_planning`."""
        return {}

    def rematch(self, viewer: int, seed: int, now: float | None = None) -> Opening:
        """Return the opening of the rematch, with the same time control."""
        self._check_over(viewer)
        seats = self._rematch.seats(self.seats, viewer)
        began = self.opening
        return opening(
            self.game, began.options, seats, seed, hints=began.hints, brief=began.brief,
            time_control=began.time_control, at=now,
        )  # fmt: skip

    def go_on(self, viewer: int, table: str) -> WentOn:
        """Return the entry that leads everybody to the table of the rematch. There is only one."""
        self._check_over(viewer)
        if self.next is not None:
            raise RefusalError("already", "There already is a rematch.")
        return WentOn(seat=viewer, table=table)

    def check_present(self, seq: int) -> None:
        """Refuse an action for another position than the current one, or if the game is not in
        progress.
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

    def _check_over(self, viewer: int) -> None:
        """Refuse spectators, and anybody while the game is in progress."""
        self.seats.of(viewer)
        if not self.over:
            raise RefusalError("not-over", "You can open a rematch when the game is over.")

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

    # The table after an entry

    def unload_turns(self, keep: int, told: bool = False) -> Table:
        """Return the table with only the `keep` latest turns in memory.

        Methods that need older turns raise TurnsUnloadedError. `told`: the last turn has been sent
        to everybody.
        """
        return replace(self, history=self.history.unload_turns(keep, told))

    def after(self, entry: Entry) -> Table:
        """Return the table after an entry."""
        after = replace(apply_entry(self, entry), entries=self.entries + 1)
        if self.clocks is None:
            return after
        return replace(after, clocks=self.clocks.after(entry, self, after))

    def after_all(self, entries: Iterable[Entry]) -> Table:
        """Return the table after several entries."""
        table = self
        for entry in entries:
            table = table.after(entry)
        return table
