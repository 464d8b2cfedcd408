"""Transitions: the table after each kind of entry."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from holdfast.table import entries
from holdfast.table.auto_answers import only_move
from holdfast.table.conduct import after_vote
from holdfast.table.entries import Entry
from holdfast.table.seats import Seat
from holdfast.table.undo import Wish

if TYPE_CHECKING:
    from holdfast.table.table import Table


def apply_entry(table: Table, entry: Entry) -> Table:
    """Return the table after an entry, without counting it."""
    match entry:
        case entries.Moved():
            return _after_move(table, entry)
        case entries.Spoke():
            return replace(table, given_answers=table.given_answers | {(entry.seat, entry.move)})
        case entries.Came():
            return _after_newcomer(table, entry)
        case entries.TookBack():
            history = table.history.taken_back(entry.to)
            return replace(table, history=history, wish=None, given_answers=frozenset())
        case entries.Wished():
            return replace(table, wish=Wish(entry.seat, entry.to))
        case entries.Agreed():
            assert table.wish is not None
            return replace(table, wish=table.wish.with_consent_of(entry.seat))
        case entries.Declined():
            return replace(table, wish=None)
        case entries.Sat():
            seats = table.seats.with_person(entry.seat, entry.name, entry.program)
            return replace(table, seats=seats)
        case entries.HandedOver():
            # The seats whose consent is needed have changed, so the request must be made again.
            seats = table.seats.with_changes(
                entry.seat, level=entry.level, stand_in=entry.stand_in, once=False
            )
            return replace(table, seats=seats, wish=None)
        case entries.TimedOut():
            seats = table.seats.with_changes(
                entry.seat, level=entry.level, stand_in=True, once=not entry.keeps
            )
            return replace(table, seats=seats, wish=None)
        case entries.Paused() | entries.DaysOff():
            return table  # only the clocks change
        case entries.Voted():
            return replace(table, vote=after_vote(table.vote, entry))
        case entries.Kicked():
            return _after_kick(table, entry)
        case entries.ChatSet():
            return replace(table, chat=table.chat.after_setting(entry))
        case entries.Readied():
            return replace(table, waiting_room=table.open_waiting_room.after(entry))
        case entries.Began():
            return replace(table, waiting_room=None)
        case entries.Instructed():
            seats = table.seats.with_changes(
                entry.seat, auto_answers=entry.answers, awake=entry.awake
            )
            return replace(table, seats=seats)
        case entries.WentOn():
            return replace(table, next=entry)
        case entries.Chatted():
            chat = table.chat.with_message(entry, table.seq)
            return replace(table, chat=chat.with_contribution(entry.seat))
        case entries.Planned():
            chat = table.chat.with_plan(entry, table.seq)
            return replace(
                table, chat=chat if entry.by == "bot" else chat.with_contribution(entry.seat)
            )
        case entries.Judged():
            return replace(
                table, chat=table.chat.with_reaction(entry).with_contribution(entry.seat)
            )
        case _:
            assert_never(entry)


def _after_move(table: Table, entry: entries.Moved) -> Table:
    """Return the table after a move."""
    history = table.history.with_move(entry, table.names, table.hidden(entry.seat))
    request = table.commands_of(entry.seat).seat_of(entry.move)
    answers = table.seats[entry.seat].awake and request is None
    asked_once = answers and (
        table.game.decision(table.position) in table.auto_answers(entry.seat)
        or only_move(table, entry.seat) is not None
    )
    seats = table.seats.with_changes(entry.seat, awake=False) if asked_once else table.seats
    if table.clocks is not None and entry.move < table.game.moves.commands:
        for number in [number for number, seat in enumerate(seats) if seat.once]:
            seats = seats.with_changes(number, level=None, stand_in=False, once=False)
    # A person who plays on has answered the request to undo; bots are not asked.
    wish = None if entry.by == "person" or history.position.over else table.wish
    chat = table.chat.after_move(entry.seat, entry.move, table.game.legal(table.position))
    return replace(
        table, history=history, seats=seats, wish=wish, given_answers=frozenset(), chat=chat
    )


def _after_kick(table: Table, entry: entries.Kicked) -> Table:
    """Return the table after a person lost the seat."""
    bots = entry.level is not None
    guest = table.seats[entry.seat].guest
    seat = Seat(entry.name, level=entry.level, guest=guest, bots=bots, invited=not bots)
    waiting_room = table.waiting_room and table.waiting_room.without(entry.seat)
    seats = table.seats.with_seat(entry.seat, seat)
    return replace(table, seats=seats, vote=None, wish=None, waiting_room=waiting_room)


def _after_newcomer(table: Table, entry: entries.Came) -> Table:
    """Return the table after a newcomer got a seat."""
    seats = table.seats.with_seat(entry.seat, Seat.at_start(entry, guest=True))
    asked = entries.Moved(seat=entry.by, move=entry.move, entropy=entry.entropy, by="person")
    moved = _after_move(replace(table, seats=seats), asked)
    return replace(moved, history=moved.history.with_final_moves())
