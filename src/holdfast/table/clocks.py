"""Clocks: how much time each seat has left.

A table reads no clock. At a table with a time control every entry says when it happened, so the
clocks follow from the entries like everything else: they survive a restart and are the same in all
processes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from holdfast.table.entries import (
    Came,
    DaysOff,
    Entry,
    HandedOver,
    Moved,
    Paused,
    Sat,
    TimeControl,
    TookBack,
)
from holdfast.table.refusal import RefusalError

if TYPE_CHECKING:
    from holdfast.table.table import Table

DAY = 24 * 3600.0
RETURN_SECONDS = 120.0
"""Seconds that a person gets who comes back after the time was up, once a game."""
MOST_LATE = 3
"""Number of moves in a row that a bot makes before it keeps the seat."""
MOST_PAUSES = 2
"""Number of pauses that each seat may ask for."""
LONGEST_PAUSE = DAY
"""Seconds after which a pause ends by itself."""
MOST_DAYS_OFF = 14
"""The number of days off that a seat may take in one game."""
PLANNED_AHEAD = 90 * DAY
"""Maximum number of seconds from now until the end of days off."""
LEAST = 0.001
"""Seconds that count as none: times are floating-point numbers."""
BOT_SECONDS = 30.0
"""Seconds after which a table is looked after again that waits for a bot."""


@dataclass(frozen=True)
class SeatClock:
    """The clock of one seat: first the time of the move runs, then that of the game."""

    move: float
    """Seconds left for this move when the clock last started or stopped."""
    game: float
    """Seconds left for the game when the clock last started or stopped."""
    since: float | None = None
    """Time at which it started; None while it stands still."""
    before: float = 0.0
    """Seconds that were left for the seat's last move when it was made, in case of an undo."""
    returned: bool = False
    """Whether the seat has used the extra time for people who come back."""
    pauses: int = 0
    """Number of pauses that the seat has asked for."""
    days_off: tuple[tuple[float, float], ...] = ()
    """Start and end of the days on which the clock stands still, in order."""

    def elapsed(self, at: float) -> float:
        """Return the seconds that have run since the clock started, without days off."""
        if self.since is None:
            return 0.0
        off = (min(end, at) - max(start, self.since) for start, end in self.days_off)
        return max(0.0, at - self.since - sum(seconds for seconds in off if seconds > 0))

    @property
    def zero(self) -> float | None:
        """Time at which it runs out, or None while it stands still."""
        if self.since is None:
            return None
        zero = self.since + self.move + self.game
        for start, end in self.days_off:
            if start < zero and end > self.since:
                zero += end - max(start, self.since)
        return zero

    @property
    def is_out_of_time(self) -> bool:
        """Whether it stands still without any time left."""
        return self.since is None and self.move + self.game < LEAST

    def stop(self, at: float) -> SeatClock:
        """Return the clock after it was stopped."""
        spent = self.elapsed(at)
        move = max(0.0, self.move - spent)
        game = max(0.0, self.game - max(0.0, spent - self.move))
        return replace(self, move=move, game=game, since=None)

    def with_days_off(self, entry: DaysOff, at: float) -> SeatClock:
        """Return the clock with other days off from now on. Those that have passed stay."""
        past = [(start, min(end, at)) for start, end in self.days_off if start < at]
        new = [(entry.start, entry.end)] if entry.end > entry.start else []
        return replace(self, days_off=(*past, *new))


@dataclass(frozen=True)
class Pause:
    """A pause that somebody has asked for, or that has begun."""

    asked_by: int
    agreed: frozenset[int]
    until: float | None = None
    """Time at which it ends by itself; None until everybody has agreed."""
    resumed: frozenset[int] = frozenset()
    """Seats that want to go on."""


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table."""

    control: TimeControl
    at: float
    """Time of the last entry."""
    seats: tuple[SeatClock, ...] = ()
    pause: Pause | None = None
    late: dict[int, int] = field(default_factory=dict)
    """Number of the latest moves in a row that a bot made for each seat, because time was up."""

    @classmethod
    def at_start(cls, control: TimeControl, at: float, table: Table) -> Clocks:
        """Return the clocks of a table that has just been opened."""
        fresh = SeatClock(control.move or 0.0, control.game or 0.0)
        clocks = cls(control, at, (fresh,) * len(table.seats))
        return clocks._with_running(table, at)

    @property
    def slow(self) -> bool:
        """Whether the game is slow: people are not expected to be present."""
        return self.control.is_slow

    @property
    def is_paused(self) -> bool:
        """Whether a pause has begun."""
        return self.pause is not None and self.pause.until is not None

    def keeps(self, seat: int) -> bool:
        """Return whether a bot that takes over now keeps the seat, until the person returns."""
        out_for_good = self.control.game is not None
        return out_for_good or self.late.get(seat, 0) + 1 >= MOST_LATE

    def after(self, entry: Entry, before: Table, after: Table) -> Clocks:
        """Return the clocks after an entry that leads from one table to another."""
        at = max(self.at, entry.at if entry.at is not None else self.at)
        full = SeatClock(self.control.move or 0.0, self.control.game or 0.0)
        new = len(after.seats) - len(self.seats)
        clocks = replace(self, at=at, seats=(*self.seats, *[full] * new))
        if isinstance(entry, Moved | Came | TookBack) and not _is_command(entry, before):
            clocks = clocks._with_new_decision(entry, at)
        elif isinstance(entry, Sat | HandedOver) and after.seats.is_person(entry.seat):
            clocks = clocks._with_return(entry.seat)
        elif isinstance(entry, DaysOff):
            clock = clocks.seats[entry.seat].with_days_off(entry, at)
            clocks = clocks._with(entry.seat, clock)
        elif isinstance(entry, Paused):
            clocks = clocks._with_word(entry)
        clocks = clocks._with_everybodys_word(after, at)
        return clocks._with_running(after, at)

    def _with(self, seat: int, clock: SeatClock) -> Clocks:
        """Return the clocks with one seat's clock replaced."""
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))

    def _with_new_decision(self, entry: Moved | Came | TookBack, at: float) -> Clocks:
        """Return the clocks with the full time of a move for every seat.

        A seat that takes its move back has only the time that it had before: otherwise it could
        think for ever.
        """
        full = self.control.move or 0.0
        seats, late = [], dict(self.late)
        for number, clock in enumerate(clock.stop(at) for clock in self.seats):
            mover = number == entry.seat
            if mover and isinstance(entry, TookBack):
                seats.append(replace(clock, move=min(full, clock.before)))
            elif mover and isinstance(entry, Moved) and entry.by == "person":
                late.pop(number, None)
                game = clock.game + self.control.bonus if self.control.game else 0.0
                seats.append(replace(clock, move=full, game=game, before=clock.move))
            else:
                if (
                    mover
                    and isinstance(entry, Moved)
                    and entry.by == "bot"
                    and clock.is_out_of_time
                ):
                    late[number] = late.get(number, 0) + 1
                seats.append(replace(clock, move=full))
        return replace(self, seats=tuple(seats), late=late)

    def _with_return(self, seat: int) -> Clocks:
        """Return the clocks with extra time for a person who comes back without any, once."""
        clock = self.seats[seat]
        if not clock.is_out_of_time or clock.returned:
            return self
        if self.control.game is None:
            move = min(RETURN_SECONDS, self.control.move or 0.0)
            return self._with(seat, replace(clock, move=move, returned=True))
        return self._with(seat, replace(clock, game=RETURN_SECONDS, returned=True))

    def _with_word(self, entry: Paused) -> Clocks:
        """Return the clocks after somebody asked for a pause, answered, or wants to go on."""
        pause = self.pause
        match entry.word:
            case "ask":
                clock = self.seats[entry.seat]
                clocks = self._with(entry.seat, replace(clock, pauses=clock.pauses + 1))
                return replace(clocks, pause=Pause(entry.seat, frozenset({entry.seat})))
            case "agree":
                assert pause is not None
                agreed = pause.agreed | {entry.seat}
                return replace(self, pause=replace(pause, agreed=agreed))
            case "resume":
                assert pause is not None
                resumed = pause.resumed | {entry.seat}
                return replace(self, pause=replace(pause, resumed=resumed))
            case "decline" | "end":
                return replace(self, pause=None)

    def _with_everybodys_word(self, after: Table, at: float) -> Clocks:
        """Return the clocks with a pause begun or ended that everybody has agreed to.

        Bots always agree. At one screen one person speaks for everybody.
        """
        pause = self.pause
        if pause is None:
            return self
        word = pause.agreed if pause.until is None else pause.resumed
        if not word or not (word >= set(after.persons) or after.on_one_screen):
            return self
        begun = pause.until is None
        return replace(self, pause=replace(pause, until=at + LONGEST_PAUSE) if begun else None)

    def _with_running(self, table: Table, at: float) -> Clocks:
        """Return the clocks with exactly those running that the game waits for."""
        still = self.is_paused or table.over or table.waiting_room is not None
        running = () if still else table.decision.owes
        seats = []
        for number, clock in enumerate(self.seats):
            runs = number in running and table.seats.is_person(number)
            if runs and clock.since is None:
                clock = replace(clock, since=at)
            elif not runs and clock.since is not None:
                clock = clock.stop(at)
            seats.append(clock)
        return replace(self, seats=tuple(seats))

    # Entries

    def paused_by(self, persons: list[int], seat: int, word: str) -> Paused:
        """Return the entry for what a person says about a pause.

        Raise a RefusalError if it is not possible now.
        """
        pause, clock = self.pause, self.seats[seat]
        if seat not in persons:
            raise RefusalError("not-seated", "Take a seat first.")
        if word == "ask":
            if pause is not None:
                raise RefusalError("already", "Somebody has already asked for a pause.")
            if clock.pauses >= MOST_PAUSES:
                raise RefusalError("no-more-pauses", "You have asked for two pauses in this game.")
            return Paused(seat=seat, word="ask")
        if pause is None or (word == "resume") != self.is_paused:
            raise RefusalError("no-pause", "Nobody is asking for a pause any more.")
        if word == "agree" and seat in pause.agreed:
            raise RefusalError("already", "You have already said so.")
        if word == "resume" and seat in pause.resumed:
            raise RefusalError("already", "You have already said so.")
        return Paused.model_validate({"seat": seat, "word": word})

    def days_off_of(self, seat: int, start: float, end: float, now: float) -> DaysOff:
        """Return the entry for days off, or raise a RefusalError.

        An end before the start ends the days off now.
        """
        if not self.slow:
            raise RefusalError(
                "not-slow", "You can take days off only in games with days for a move."
            )
        if end <= start or end <= now:
            return DaysOff(seat=seat, start=now, end=now)
        start = max(start, now)
        past = sum(min(e, now) - s for s, e in self.seats[seat].days_off if s < now)
        if past + end - start > MOST_DAYS_OFF * DAY + 1 or end > now + PLANNED_AHEAD:
            raise RefusalError(
                "too-many-days", f"You can take {MOST_DAYS_OFF} days off in one game."
            )
        return DaysOff(seat=seat, start=start, end=end)


def _is_command(entry: Moved | Came | TookBack, before: Table) -> bool:
    """Return whether a move is a command, which leaves the open decision as it was."""
    if isinstance(entry, TookBack):
        return False
    return entry.move >= before.game.moves.commands
