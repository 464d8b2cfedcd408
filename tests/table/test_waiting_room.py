"""Tests of a table that waits for its people: nothing is played before its host begins."""

from __future__ import annotations

import pytest
from tests.table.seated import ENTROPY, GAME, KINDS

from holdfast.kernel.record import NOBODY
from holdfast.table import ENTRY, OpenSeat, RefusalError, Table
from holdfast.table.opening import opening


def waiting_room(kinds: str) -> Table:
    """Return a waiting table with a seat for every letter: p a person, b a bot, o open."""
    seats = [OpenSeat(name=kind, **KINDS[kind]) for kind in kinds]
    return Table.open(opening(GAME, {"players": len(kinds)}, seats, 0, gathers=True), GAME)


def refusal(call: object, *args: object) -> str:
    """Return the code with which a call is refused."""
    assert callable(call)
    with pytest.raises(RefusalError) as refused:
        call(*args)
    return refused.value.code


def test_nobody_is_asked_anything_before_it_begins() -> None:
    table = waiting_room("pbo")
    move = GAME.legal(table.position)[0]
    assert table.owes == table.may_answer == ()
    assert table.bot_to_move is None
    assert not table.answers_itself
    assert refusal(table.play, table.to_move, table.seq, move, ENTROPY) == "not-begun"
    for viewer in (0, 2, NOBODY):
        seen = table.observe(viewer)
        assert (seen.owes, seen.may_answer, seen.answers, seen.commands) == ((), (), (), ())
        assert seen.waiting_room == table.waiting_room
    assert table.overview().owes == ()
    begun = table.after(table.begin(0))
    assert begun.waiting_room is None
    assert begun.owes == (begun.to_move,)


def test_a_bot_does_not_answer_before_it_begins() -> None:
    table = waiting_room("bp")
    move = GAME.legal(table.position)[0]
    level = table.seats[0].level
    assert refusal(table.answer, 0, level, table.seq, move, ENTROPY) == "not-begun"
    begun = table.after(table.begin(1))
    assert begun.bot_to_move == ((0, level) if begun.to_move == 0 else None)


def test_guests_say_that_they_are_ready_and_not_after_all() -> None:
    table = waiting_room("po")
    assert refusal(table.say_ready, 1, True) == "not-seated"
    table = table.after(table.sit_down(1, "Ben"))
    table = table.after(table.say_ready(1, True))
    assert table.waiting_room is not None
    assert table.waiting_room.ready == {1}
    assert refusal(table.say_ready, 1, True) == "already"
    table = table.after(table.say_ready(1, False))
    assert table.waiting_room is not None
    assert table.waiting_room.ready == frozenset()
    assert refusal(table.say_ready, NOBODY, True) == "spectator"


def test_the_host_begins_and_whoever_is_left_if_a_bot_plays_for_them() -> None:
    table = waiting_room("opp")
    assert table.waiting_room is not None
    assert table.waiting_room.host == 1
    assert refusal(table.begin, 2) == "not-host"
    assert refusal(table.begin, 0) == "not-seated"
    away = table.after(table.hand_over(1, 1, "heuristic"))
    assert away.after(away.begin(2)).waiting_room is None
    begun = table.after(table.begin(1))
    assert refusal(begun.begin, 1) == "begun"
    assert refusal(begun.say_ready, 2, True) == "begun"


def test_other_tables_begin_at_once() -> None:
    seats = [OpenSeat(name="Anna", person=True), OpenSeat()]
    table = Table.open(opening(GAME, {"players": 2}, seats, 0), GAME)
    assert table.waiting_room is None
    assert table.owes
    # Nobody sits who could ever begin.
    assert waiting_room("bo").waiting_room is None


def test_what_was_recorded_leads_to_the_same_table() -> None:
    table = waiting_room("po")
    sat = table.sit_down(1, "Ben")
    ready = (table := table.after(sat)).say_ready(1, True)
    began = (table := table.after(ready)).begin(0)
    table = table.after(began)
    stored = [ENTRY.validate_json(one.model_dump_json()) for one in (sat, ready, began)]
    again = waiting_room("po").after_all(stored)
    assert again.waiting_room is None
    assert again.seats == table.seats
    assert again.entries == table.entries


def test_a_rematch_begins_at_once() -> None:
    table = waiting_room("pp")
    assert table.opening.gathers
    table = table.after(table.begin(0))
    while not table.over:
        seat, move = table.to_move, GAME.advise(table.position, 1)
        table = table.after(table.play(seat, table.seq, move, ENTROPY))
    assert not table.rematch(0, 1).gathers
