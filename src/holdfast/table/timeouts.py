"""Timeouts: what the clocks of a table, its pauses and its waiting room demand at a time.

Like the methods of `Table`, these functions change nothing: each returns the entry to record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.table.clocks import BOT_SECONDS, Clocks
from holdfast.table.entries import Began, DaysOff, HandedOver, Paused, TimedOut
from holdfast.table.refusal import RefusalError

if TYPE_CHECKING:
    from holdfast.table.state import TableState


def plays_on(table: TableState) -> bool:
    """Return whether bots play even if nobody is present.

    That is so if the game has a time control, and not every person has left the seat to a bot.
    """
    if table.clocks is None or table.stands_still or table.over:
        return False
    return any(seat.kind == "person" or seat.once for seat in table.seats)


def deadline(table: TableState) -> float | None:
    """Return the time at which the table must be looked after if nothing happens before."""
    clocks, listing = table.clocks, table.opening.listing
    if table.waiting_room is not None:
        return None if listing is None else listing.fill_at
    if clocks is None or table.over:
        return None
    if clocks.pause is not None and clocks.pause.until is not None:
        return clocks.pause.until
    times = [clock.zero for clock in clocks.seats if clock.zero is not None]
    if plays_on(table) and (table.bot_to_move is not None or table.answers_itself):
        times.append(clocks.at + BOT_SECONDS)
    return min(times, default=None)


def due_entry(table: TableState, now: float) -> TimedOut | Paused | HandedOver | Began | None:
    """Return the entry for a seat whose time is up, for a pause that is over, or for an open table
    that has waited long enough, or None.
    """
    clocks = table.clocks
    if table.waiting_room is not None:
        return _fill_up(table, now)
    if clocks is None or table.over:
        return None
    if clocks.pause is not None and clocks.pause.until is not None:
        over = clocks.pause.until <= now
        return Paused(seat=clocks.pause.asked_by, word="end") if over else None
    for seat, clock in enumerate(clocks.seats):
        if clock.zero is not None and clock.zero <= now:
            level, keeps = clocks.control.level, clocks.keeps(seat)
            return TimedOut(seat=seat, level=level, keeps=keeps)
    return None


def _fill_up(table: TableState, now: float) -> HandedOver | Began | None:
    """Return the entry by which a bot takes a free seat of an open table, or by which the game
    starts because all seats are taken.
    """
    listing, room = table.opening.listing, table.waiting_room
    if listing is None or room is None:
        return None
    if not table.free_seats:
        return Began(seat=room.host)
    if listing.fill_at is None or now < listing.fill_at:
        return None
    return HandedOver(seat=table.free_seats[0], level=listing.fill_level)


def pause(table: TableState, viewer: int, word: str) -> Paused:
    """Return the entry for what the viewer says about a pause."""
    table.seats.of(viewer)
    if table.over:
        raise RefusalError("over", "The game is over.")
    if table.waiting_room:
        raise RefusalError("not-begun", "The game has not started yet.")
    return _open_clocks(table).paused_by(table.persons, viewer, word)


def days_off(table: TableState, viewer: int, start: float, end: float, now: float) -> DaysOff:
    """Return the entry for the viewer's days off, which stop the clock of their seat."""
    table.seats.of(viewer)
    if table.over:
        raise RefusalError("over", "The game is over.")
    return _open_clocks(table).days_off_of(viewer, start, end, now)


def _open_clocks(table: TableState) -> Clocks:
    """Return the clocks; raise a RefusalError if the table has none."""
    if table.clocks is None:
        raise RefusalError("no-clocks", "There are no clocks at this table.")
    return table.clocks


def has_no_time(table: TableState, seat: int) -> bool:
    """Return whether a seat has used up its time and the extra time for coming back."""
    clock = table.clocks.seats[seat] if table.clocks and table.seats.has(seat) else None
    return clock is not None and clock.is_out_of_time and clock.returned


def check_time(table: TableState, seat: int) -> None:
    """Raise a RefusalError for a person who comes back without time, until the bot has moved."""
    if has_no_time(table, seat) and not table.over:
        raise RefusalError("time-up", "Your time is up, so the bot makes this move.")
