"""The table: one game in play, as an immutable value.

Its state says what the situation is (`state.py`). Here are the actions, and the table after each
entry.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from holdfast.kernel.game import Game
from holdfast.table import auto_answers as automatic
from holdfast.table import conduct, timeouts
from holdfast.table import seats as seating
from holdfast.table import undo as undoing
from holdfast.table.clocks import Clocks
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
from holdfast.table.opening import first_position, opening
from holdfast.table.refusal import RefusalError
from holdfast.table.seats import Seat, Seats
from holdfast.table.state import TableState
from holdfast.table.transitions import apply_entry
from holdfast.table.waiting_room import WaitingRoom
from holdfast.table.wording import Plan


@dataclass(frozen=True, eq=False)
class Table(TableState):
    """A game in play. `viewer` and `seat` are seat numbers; a spectator is NOBODY."""

    @classmethod
    def open(cls, opening: Opening, game: Game) -> Table:
        """Return a table at its first decision."""
        position, events = first_position(opening, game)
        seats = Seats(Seat.at_start(seat) for seat in opening.seats)
        history = History.at_start(game, position, events, seats.names)
        table = cls(game, opening, seats, history, waiting_room=WaitingRoom.of(opening))
        if opening.earlier:
            table = replace(table.after_all(opening.earlier), entries=0)
        if opening.time_control is None:
            return table
        clocks = Clocks.at_start(opening.time_control, opening.at or 0.0, table)
        return replace(table, clocks=clocks)

    # Actions: each returns the entry to record

    def play(self, viewer: int, seq: int, move: int, entropy: str) -> Moved | Spoke:
        """Return the entry for a move of a person.

        It may also be a command for their seat while another one decides.
        """
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
        return decision.entry_for_answer(viewer, move, entropy, "person")

    def answer(
        self,
        seat: int,
        level: str,
        seq: int,
        move: int,
        entropy: str,
        plan: Plan | None = None,
    ) -> Moved | Spoke:
        """Return the entry for a move of a bot of this level.

        It is refused if the position is no longer `seq`. `plan` is the plan that the bot announces.
        """
        self.check_present(seq)
        asked, decision = self.seats.of(seat), self.decision_of(seat)
        decision.check(seat, move)
        if asked.level != level:
            raise RefusalError("not-asked", "This bot is no longer asked.")
        return decision.entry_for_answer(seat, move, entropy, "bot", plan)

    def auto_answer_entry(self, entropy: str) -> Moved | Spoke | None:
        """Return the entry for a move that the table plays automatically, or None."""
        return automatic.entry(self, entropy)

    def check_advisable(self, viewer: int, seq: int) -> None:
        """Raise a RefusalError unless a person may have a hint now.

        The person must be one who may decide, at a table with hints.
        """
        self.seats.of(viewer)
        self.check_present(seq)
        if viewer not in self.known_position(viewer).may_answer:
            raise RefusalError("not-your-turn", "It is not your turn: somebody else decides now.")
        if not self.seats.is_person(viewer):
            raise RefusalError("not-your-turn", "A bot plays for you. Take your seat first.")
        if not self.opening.hints:
            raise RefusalError("no-hints", "Hints are switched off at this table.")

    def say_ready(self, viewer: int, ready: bool) -> Readied:
        """Return the entry for a person who is ready in the waiting room, or no longer."""
        return self.open_waiting_room.entry_for_ready(self.seats, viewer, ready)

    def begin(self, viewer: int) -> Began:
        """Return the entry that starts the game from the waiting room."""
        return self.open_waiting_room.entry_for_start(self.seats, viewer)

    def undo(self, viewer: int, seq: int) -> TookBack | Wished:
        """Return the entry that takes the last move back, or asks the others for consent."""
        self.seats.of(viewer)
        self.check_present(seq)
        return undoing.entry_for_request(self.may_undo(viewer), viewer)

    def consent(self, viewer: int, seq: int, agree: bool) -> TookBack | Agreed | Declined:
        """Return the entry that agrees to a request to undo, or declines it.

        The player who asked may withdraw the request.
        """
        self.seats.of(viewer)
        self.check_present(seq)
        return undoing.entry_for_reply(self.wish, self.persons, viewer, agree)

    def sit_down(self, viewer: int, name: str, program: bool | None = None) -> Sat:
        """Return the entry for a person who takes the viewer's seat or changes the name.

        The person may take the seat from a bot. `program`: whether a program sits down; None if the
        player of the seat stays.
        """
        timeouts.check_time(self, viewer)
        return seating.sit_down(self.seats, viewer, name, program)

    def hand_over(
        self, viewer: int, seat: int, level: str | None, away: Collection[int] = ()
    ) -> HandedOver:
        """Return the entry that hands a seat to a bot of this level, or takes it back (level None).

        The seat is the viewer's own, an empty one, or that of a person who is `away`.
        """
        if self.is_counted:
            raise RefusalError("counted", "No bot may play for you in a counted try.")
        if level is None:
            timeouts.check_time(self, seat)
        elif seat != viewer and self.clocks and self.clocks.slow and self.seats.is_person(seat):
            raise RefusalError("slow", "In a slow game nobody has to be here: the clock decides.")
        return seating.hand_over(self.seats, self.over, viewer, seat, level, away)

    def come_back(self, viewer: int) -> HandedOver | None:
        """Return the entry by which a person takes the seat back from a stand-in, or None."""
        stood_in = self.seats.has(viewer) and self.seats[viewer].stand_in and not self.over
        if not stood_in or timeouts.has_no_time(self, viewer):
            return None
        return self.hand_over(viewer, viewer, None)

    # Conduct

    def kick(self, viewer: int, seat: int, word: str, level: str, name: str) -> Voted | Kicked:
        """Return the entry for what the viewer says about replacing a person by a bot.

        The bot has this level and name. Before the game the host sends somebody away alone.
        """
        return conduct.kick(self, viewer, seat, word, level, name)

    def set_chat(self, viewer: int, mode: ChatMode, spectators: bool) -> ChatSet:
        """Return the entry for the host's choice of what may be said, and who may read it."""
        self.check_host(viewer)
        if (mode, spectators) == (self.chat.mode, self.chat.read_after is not None):
            raise RefusalError("already", "The chat of this table is set like that already.")
        return ChatSet(seat=viewer, mode=mode, spectators=spectators)

    # Clocks

    def time_out(self, now: float) -> TimedOut | Paused | HandedOver | Began | None:
        """Return the entry that is due at this time, such as a move that timed out, or None."""
        return timeouts.due_entry(self, now)

    def pause(self, viewer: int, word: str) -> Paused:
        """Return the entry for what the viewer says about a pause."""
        return timeouts.pause(self, viewer, word)

    def take_days_off(self, viewer: int, start: float, end: float, now: float) -> DaysOff:
        """Return the entry for the viewer's days off, which stop the clock of their seat."""
        return timeouts.days_off(self, viewer, start, end, now)

    def instruct(self, viewer: int, answers: Mapping[str, str], awake: bool = False) -> Instructed:
        """Return the entry that replaces the automatic answers of the viewer.

        `answers` maps a decision to the kind of move to play, or to `ask`. `awake`: skip the next
        automatic answer once, and ask the player.
        """
        self.seats.of(viewer)
        automatic.check_auto_answers(self.game, answers)
        return Instructed(seat=viewer, answers=dict(answers), awake=awake)

    def let_in(self, viewer: int, seq: int, newcomer: OpenSeat, entropy: str) -> Came:
        """Return the entry that creates a seat for a newcomer.

        It is for a bot, for a person at this screen, or open.
        """
        self.seats.of(viewer)
        self.check_present(seq)
        place = self.place_for_newcomer(viewer)
        if place is None:
            raise RefusalError("no-place", "Nobody else can join now.")
        seat, move = place
        wished = newcomer.model_dump(exclude={"program"})
        return Came(seat=seat, by=viewer, move=move, entropy=entropy, **wished)

    def take_place(self, viewer: int, seat: int, name: str, program: bool = False) -> Sat:
        """Return the entry for a spectator who sits down at the open seat of a newcomer."""
        if self.seats.has(viewer) and self.part(viewer) != "out":
            raise RefusalError("already", "You already have a seat.")
        free = self.seats.has(seat) and self.seats[seat].guest
        if not free or self.seats[seat].kind != "open" or self.part(seat) == "out" or self.over:
            raise RefusalError("not-free", "Somebody was faster. This seat is taken.")
        return self.sit_down(seat, name, program)

    def take_free_seat(self, name: str, program: bool = False) -> Sat:
        """Return the entry for an invited player who sits down at the first free seat."""
        if self.over:
            raise RefusalError("over", "The game is over.")
        if not self.free_seats:
            raise RefusalError("table-full", "All seats at this table are taken.")
        return self.sit_down(self.free_seats[0], name, program)

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
        """Return the entry that leads everybody to the table of the rematch.

        There is only one for each table.
        """
        self._check_over(viewer)
        if self.next is not None:
            raise RefusalError("already", "There already is a rematch.")
        return WentOn(seat=viewer, table=table)

    def _check_over(self, viewer: int) -> None:
        """Raise a RefusalError for a spectator, or if the game is still in progress."""
        self.seats.of(viewer)
        if not self.over:
            raise RefusalError("not-over", "You can open a rematch when the game is over.")

    # The table after an entry

    def unload_turns(self, keep: int, last_sent: bool = False) -> Table:
        """Return the table with only the `keep` latest turns in memory.

        Methods that need older turns raise TurnsUnloadedError. `last_sent`: the last turn has been
        sent to everybody.
        """
        return replace(self, history=self.history.unload_turns(keep, last_sent))

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
