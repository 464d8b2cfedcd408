"""Seats: sitting down, handing over to a bot and back, and what is refused."""

from __future__ import annotations

import pytest
from tests.table.seated import ENTROPY, GAME, played, seated

from holdfast.kernel.record import NOBODY
from holdfast.table import RefusalError, Table


def code(call: object, *arguments: object) -> str:
    with pytest.raises(RefusalError) as refusal:
        call(*arguments)  # type: ignore[operator]
    return refusal.value.code


def end(table: Table) -> int:
    return GAME.move(table.position, "end")


def test_an_open_seat_is_taken_under_a_name() -> None:
    table = seated("po")
    assert [seat.kind for seat in table.seats] == ["person", "open"]
    table = table.after(table.sit_down(1, "  Ben \t Lee "))
    assert (table.seats[1].kind, table.seats[1].name) == ("person", "Ben Lee")


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "evil\u202egnp", "a\u0000b"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    assert code(seated("po").sit_down, 1, name) == "bad-name"


def test_nobody_plays_before_sitting_down() -> None:
    table = seated("op", turn="A")
    assert code(table.play, 0, 0, end(table), ENTROPY) == "not-seated"


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    table = seated("pp", turn="A")
    table = table.after(table.hand_over(0, 0, "random"))
    assert table.seats[0].kind == "bot"
    assert table.seats[0].name == "Anna"
    assert table.bot_to_move == (0, "random")
    assert code(table.play, 0, 0, end(table), ENTROPY) == "handed-over"
    table = table.after(table.hand_over(0, 0, None))
    assert table.seats[0].kind == "person"
    assert table.bot_to_move is None
    assert played(table, "end").to_move == 1


def test_sitting_down_takes_a_seat_from_the_bot_that_kept_it() -> None:
    table = seated("po", turn="B")
    table = table.after(table.hand_over(0, 1, "heuristic"))
    assert table.bot_to_move == (1, "heuristic")
    table = table.after(table.sit_down(1, "Ben"))
    assert table.seats[1].kind == "person"


def test_an_empty_seat_can_be_handed_to_a_bot_by_those_who_sit_and_opened_again() -> None:
    table = seated("poo")
    assert code(table.hand_over, 1, 2, "heuristic") == "not-yours"
    table = table.after(table.hand_over(0, 2, "heuristic"))
    table = table.after(table.hand_over(0, 2, None))
    assert table.seats[2].kind == "open"


def test_nobody_hands_over_the_seat_of_another() -> None:
    """Check that nobody hands over the seat of a person who is here, nor an invited bot's."""
    table = seated("ppbo")
    assert code(table.hand_over, 0, 1, "heuristic") == "not-away"
    assert code(table.hand_over, 0, 2, "heuristic") == "not-yours"
    assert code(table.hand_over, 3, 1, "heuristic", {1}) == "not-yours"
    assert code(table.hand_over, NOBODY, 1, "heuristic", {1}) == "spectator"
    assert code(table.hand_over, 0, 1, None, {1}) == "already"


def test_a_bot_stands_in_for_a_person_who_is_away_until_they_come_back() -> None:
    table = seated("pp", turn="B")
    assert table.come_back(1) is None
    table = table.after(table.hand_over(0, 1, "heuristic", {1}))
    assert (table.seats[1].kind, table.seats[1].name) == ("bot", "Ben")
    assert table.bot_to_move == (1, "heuristic")
    assert code(table.hand_over, 0, 1, None) == "not-yours"
    back = table.come_back(1)
    assert back is not None
    table = table.after(back)
    assert table.seats[1].kind == "person"
    assert table.come_back(1) is None


def test_a_seat_that_its_person_gave_to_a_bot_stays_with_the_bot() -> None:
    table = seated("pp")
    table = table.after(table.hand_over(1, 1, "heuristic"))
    assert table.come_back(1) is None


def test_there_must_be_something_to_hand_over() -> None:
    table = seated("pp")
    assert code(table.hand_over, 0, 7, "heuristic") == "no-such-seat"
    assert code(table.hand_over, 0, 0, None) == "already"
    assert code(table.hand_over, NOBODY, 0, "heuristic") == "spectator"
    over = played(table, "concede")
    assert code(over.hand_over, 0, 0, "heuristic") == "over"


def test_spectators_only_watch() -> None:
    table = seated("pp", turn="A")
    assert code(table.play, NOBODY, 0, end(table), ENTROPY) == "spectator"
    assert code(table.sit_down, NOBODY, "Eve") == "spectator"
    assert code(table.instruct, NOBODY, {}) == "spectator"
    assert code(table.consent, NOBODY, 0, True) == "spectator"


def test_only_who_is_asked_may_answer() -> None:
    table = seated("pp", turn="A")
    assert code(table.play, 1, 0, end(table), ENTROPY) == "not-your-turn"
    assert code(table.play, 0, 1, end(table), ENTROPY) == "stale"
    assert code(table.play, 0, 0, 9999, ENTROPY) == "illegal"
    assert code(played(table, "concede").play, 0, 1, end(table), ENTROPY) == "over"


def test_a_bots_answer_must_still_be_wanted() -> None:
    table = seated("bp", turn="A")
    move = end(table)
    moved = table.after(table.answer(0, "heuristic", 0, move, ENTROPY))
    assert moved.line[-1].by == "bot"
    assert code(moved.answer, 0, "heuristic", 0, move, ENTROPY) == "stale"
    assert code(table.answer, 0, "random", 0, move, ENTROPY) == "not-asked"
    assert code(table.answer, 1, "heuristic", 0, move, ENTROPY) == "not-your-turn"


def test_who_owes_a_decision() -> None:
    table = seated("pp", turn="B")
    assert table.owes == (1,)
    assert played(table, "concede").owes == ()
