"""Tests of clocks: the time that each seat has left follows from the times of the entries alone."""

import pytest
from tests.table.seated import ENTROPY, GAME, KINDS, seated

from holdfast.table import Entry, OpenSeat, RefusalError, Table
from holdfast.table.clocks import DAY, LONGEST_PAUSE, RETURN_SECONDS
from holdfast.table.entries import HandedOver, TimeControl, TimedOut
from holdfast.table.opening import opening

START = 1_800_000_000.0
MINUTE = TimeControl(move=60, level="heuristic")
GAME_TIME = TimeControl(game=300, bonus=10, level="heuristic")
BOTH = TimeControl(move=60, game=300, level="heuristic")
SLOW = TimeControl(move=DAY, level="heuristic")


class Clocked:
    """A table with clocks, and a time of day that tests move forward."""

    def __init__(self, control: TimeControl, kinds: str = "pp") -> None:
        seats = [
            OpenSeat(name=name if kind != "o" else "", **KINDS[kind])
            for name, kind in zip(["Anna", "Ben"], kinds, strict=True)
        ]
        self.now = START
        opened = opening(GAME, {}, seats, 1, time_control=control, at=START)
        self.table: Table = Table.open(opened, GAME)

    def record(self, entry: Entry | None) -> None:
        """Record an entry now."""
        assert entry is not None
        self.table = self.table.after(entry.model_copy(update={"at": self.now}))

    def move(self, after: float = 0.0) -> int:
        """Let some time pass and the seat that decides play its first move; return the seat."""
        self.now += after
        seat, table = self.table.to_move, self.table
        first = GAME.legal(table.position)[0]
        level = table.seats[seat].level
        if level is None:
            self.record(table.play(seat, table.seq, first, ENTROPY))
        else:
            self.record(table.answer(seat, level, table.seq, first, ENTROPY))
        return seat

    def left(self, seat: int) -> tuple[float, float]:
        """Return what a seat has left now: for this move, and for the game."""
        assert self.table.clocks is not None
        clock = self.table.clocks.seats[seat].stop(self.now)
        return round(clock.move, 3), round(clock.game, 3)

    def time_out(self) -> TimedOut:
        """Record that somebody's time is up now."""
        entry = self.table.time_out(self.now)
        assert isinstance(entry, TimedOut)
        self.record(entry)
        return entry


def test_a_table_without_a_time_control_has_no_clocks_and_no_deadline() -> None:
    table = seated()
    assert table.clocks is None
    assert table.deadline is None
    assert table.time_out(START) is None
    with pytest.raises(RefusalError) as refused:
        table.pause(0, "ask")
    assert refused.value.code == "no-clocks"


def test_every_move_has_its_minute() -> None:
    it = Clocked(MINUTE)
    assert it.table.deadline == START + 60
    seat = it.move(after=20)
    assert it.table.deadline == START + 80
    assert it.left(it.table.to_move) == (60, 0)
    assert it.left(seat)[0] == 60


def test_the_time_of_the_game_counts_only_for_the_seat_that_decides() -> None:
    it = Clocked(GAME_TIME)
    seat = it.move(after=20)
    assert it.left(seat) == (0, 290)
    other = 1 - seat
    assert it.left(other) == (0, 300)


def test_first_the_time_of_the_move_runs_and_then_that_of_the_game() -> None:
    it = Clocked(BOTH)
    seat = it.table.to_move
    it.now += 45
    assert it.left(seat) == (15, 300)
    it.now += 45
    assert it.left(seat) == (0, 270)
    assert it.table.deadline == START + 360


def test_at_zero_a_bot_makes_this_one_move() -> None:
    it = Clocked(MINUTE)
    seat = it.table.to_move
    it.now += 59.9
    assert it.table.time_out(it.now) is None
    it.now += 0.1
    assert not it.time_out().keeps
    assert it.table.seats[seat].level == "heuristic"
    assert it.table.bot_to_move == (seat, "heuristic")
    it.move(after=1)
    assert it.table.seats.is_person(seat)
    assert not it.table.seats[seat].stand_in


def test_after_three_in_a_row_the_bot_keeps_the_seat_until_the_person_returns() -> None:
    it = Clocked(MINUTE)
    seat = it.table.to_move
    kept = False
    while not kept:
        if it.table.to_move == seat and it.table.seats.is_person(seat):
            it.now += 60
            kept = it.time_out().keeps
        it.move()
    assert it.table.clocks is not None
    assert it.table.seats[seat].stand_in
    assert it.table.seats[seat].level == "heuristic"
    while it.table.to_move != seat:
        it.move()
    it.record(it.table.come_back(seat))
    assert it.left(seat) == (60, 0)
    it.move(after=1)
    assert it.table.clocks.late == {}


def test_a_person_who_moves_in_time_starts_again_with_three() -> None:
    it = Clocked(MINUTE)
    seat = it.table.to_move
    it.now += 60
    it.time_out()
    it.move()
    while it.table.to_move != seat:
        it.move()
    assert it.table.clocks is not None
    assert it.table.clocks.late == {seat: 1}
    it.move(after=5)
    assert it.table.clocks.late == {}


def test_without_time_for_the_game_the_bot_plays_on_and_a_return_has_two_minutes_once() -> None:
    it = Clocked(GAME_TIME)
    seat = it.table.to_move
    it.now += 300
    assert it.time_out().keeps
    it.now += 5
    it.record(it.table.come_back(seat))
    assert it.left(seat) == (0, RETURN_SECONDS)
    it.now += RETURN_SECONDS
    it.time_out()
    assert it.table.come_back(seat) is None
    for ask in (
        lambda: it.table.hand_over(seat, seat, None),
        lambda: it.table.sit_down(seat, "Anna"),
    ):
        with pytest.raises(RefusalError) as refused:
            ask()
        assert refused.value.code == "time-up"


def test_handing_the_seat_to_a_bot_and_back_gains_no_time() -> None:
    it = Clocked(MINUTE)
    seat = it.table.to_move
    it.now += 40
    it.record(it.table.hand_over(seat, seat, "heuristic"))
    it.now += 100
    it.record(it.table.hand_over(seat, seat, None))
    assert it.left(seat) == (20, 0)


def test_taking_a_move_back_gains_no_time() -> None:
    it = Clocked(MINUTE)
    seat = it.move(after=50)
    it.now += 1
    undo = it.table.undo(seat, it.table.seq)
    assert undo.kind == "took-back"
    it.record(undo)
    assert it.table.to_move == seat
    assert it.left(seat) == (10, 0)


def test_open_seats_and_bots_have_no_clock() -> None:
    for kinds in ("op", "bp"):
        it = Clocked(MINUTE, kinds)
        if it.table.to_move == 0:
            assert it.table.clocks is not None
            assert all(clock.since is None for clock in it.table.clocks.seats)
            deadline = it.table.deadline
            assert deadline == (START + 30 if kinds == "bp" else None)


def test_a_pause_needs_everybody_and_stops_everything() -> None:
    it = Clocked(MINUTE)
    seat = it.table.to_move
    it.now += 30
    it.record(it.table.pause(1 - seat, "ask"))
    with pytest.raises(RefusalError):
        it.table.pause(seat, "ask")
    it.now += 10
    # The seats of this table are at one screen, where one person speaks for everybody.
    assert it.left(seat) == (30, 0)
    assert it.table.stands_still
    assert it.table.owes == ()
    assert it.table.answers(seat) == []
    with pytest.raises(RefusalError) as refused:
        it.table.play(seat, it.table.seq, GAME.legal(it.table.position)[0], ENTROPY)
    assert refused.value.code == "paused"


def table_with_guest(control: TimeControl) -> Clocked:
    """Return a table with Anna, who opened it, and Ben, who was invited."""
    it = Clocked(control, "po")
    it.record(it.table.sit_down(1, "Ben"))
    return it


def test_a_pause_is_asked_agreed_and_ended_by_everybody() -> None:
    it = table_with_guest(MINUTE)
    seat = it.table.to_move
    it.now += 30
    it.record(it.table.pause(0, "ask"))
    assert not it.table.stands_still
    it.now += 10
    it.record(it.table.pause(1, "agree"))
    assert it.table.stands_still
    assert it.table.deadline == it.now + LONGEST_PAUSE
    it.now += 3600
    assert it.left(seat) == (20, 0)
    it.record(it.table.pause(1, "resume"))
    assert it.table.stands_still
    with pytest.raises(RefusalError):
        it.table.pause(1, "resume")
    it.record(it.table.pause(0, "resume"))
    assert not it.table.stands_still
    assert it.table.deadline == it.now + 20


def test_a_pause_ends_by_itself_after_a_day() -> None:
    it = table_with_guest(MINUTE)
    it.record(it.table.pause(0, "ask"))
    it.record(it.table.pause(1, "agree"))
    it.now += LONGEST_PAUSE - 1
    assert it.table.time_out(it.now) is None
    it.now += 1
    it.record(it.table.time_out(it.now))
    assert not it.table.stands_still


def test_a_pause_may_be_declined_and_asked_for_twice_only() -> None:
    it = table_with_guest(MINUTE)
    for _ in range(2):
        it.record(it.table.pause(0, "ask"))
        it.record(it.table.pause(1, "decline"))
        assert not it.table.stands_still
    with pytest.raises(RefusalError) as refused:
        it.table.pause(0, "ask")
    assert refused.value.code == "no-more-pauses"
    it.record(it.table.pause(1, "ask"))
    # A bot always agrees.
    it.record(HandedOver(seat=0, level="heuristic"))
    assert it.table.stands_still


def test_days_off_stop_only_ones_own_clock() -> None:
    it = Clocked(SLOW)
    seat = it.table.to_move
    off = it.table.take_days_off(seat, it.now + 3600, it.now + 3600 + 3 * DAY, it.now)
    it.record(off)
    assert it.table.deadline == START + 4 * DAY
    it.now = START + 2 * DAY
    assert it.left(seat) == (DAY - 3600, 0)
    # Back early: the clock runs on.
    it.record(it.table.take_days_off(seat, 0, 0, it.now))
    assert it.table.deadline == it.now + DAY - 3600


def test_days_off_have_limits() -> None:
    it = Clocked(SLOW)
    seat = it.table.to_move
    for start, end in ((0.0, 15 * DAY), (100 * DAY, 101 * DAY)):
        with pytest.raises(RefusalError) as refused:
            it.table.take_days_off(seat, it.now + start, it.now + end, it.now)
        assert refused.value.code == "too-many-days"
    it.record(it.table.take_days_off(seat, it.now, it.now + 10 * DAY, it.now))
    it.now += 8 * DAY
    with pytest.raises(RefusalError):
        it.table.take_days_off(seat, it.now, it.now + 7 * DAY, it.now)
    it.record(it.table.take_days_off(seat, it.now, it.now + 6 * DAY, it.now))
    fast = Clocked(MINUTE)
    with pytest.raises(RefusalError) as refused:
        fast.table.take_days_off(0, START, START + DAY, START)
    assert refused.value.code == "not-slow"


def test_in_a_slow_game_nobody_gives_the_seat_of_somebody_who_is_away_to_a_bot() -> None:
    it = table_with_guest(SLOW)
    with pytest.raises(RefusalError) as refused:
        it.table.hand_over(0, 1, "heuristic", away={1})
    assert refused.value.code == "slow"


def test_a_clock_never_runs_backwards() -> None:
    it = Clocked(GAME_TIME)
    it.move(after=20)
    before = [it.left(seat) for seat in range(2)]
    it.now -= 10
    it.move()
    assert all(
        now <= (then[0], then[1] + 10)
        for now, then in zip([it.left(seat) for seat in range(2)], before, strict=True)
    )
