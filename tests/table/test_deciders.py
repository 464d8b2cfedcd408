"""Decisions that several seats may answer, or must answer together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.outbreak.table import R0, R1, R3, horde, lay, who
from tests.table.seated import ENTROPY

from holdfast.games.outbreak import GAME
from holdfast.kernel.position import Position
from holdfast.table import OpenSeat, RefusalError, Table
from holdfast.table.entries import Entry, Moved, Spoke
from holdfast.table.opening import opening

KINDS = {"p": {"person": True}, "b": {"level": "heuristic"}, "o": {}}
FOE, OTHER = horde("H1-ZG", 2, 0, "swell"), horde("H1-ZB", 0, 2, "swell")


def seated(kinds: str, start: Position, brief: bool = False) -> Table:
    """Return a table with a seat for every letter: p a person, b a bot, o open."""
    names = ["Anna", "Ben", "Cleo"]
    seats = [
        OpenSeat(name=name if kind != "o" else "", **KINDS[kind])
        for name, kind in zip(names, kinds, strict=True)
    ]
    return Table.open(opening(GAME, GAME.choices(start), seats, 0, start, brief=brief), GAME)


def day(kinds: str = "ppp", policy: str = "anyone", **more: Any) -> Table:
    """Return a table where seat 0 leads, and Ben's Sentinel holds a card for any turn."""
    team = [
        who("soldier", R3, seat=0),
        who("sentinel", R1, seat=1, hand=["FC-23"]),
        who("pilot", R1, seat=2),
    ]
    options = {"players": 3, "team_policy": policy}
    return seated(kinds, lay(*team, FOE, options=options, helpless=R3, **more).position)


def window(kinds: str = "ppp", ben: Sequence[str] = ()) -> Table:
    """Return a table where the night begins, and Anna's and Cleo's survivors could play a card."""
    team = [
        who("soldier", R3, seat=0, hand=["FC-16"]),
        who("sentinel", R3, seat=1, hand=list(ben)),
        who("pilot", R3, seat=2, hand=["FC-17"]),
    ]
    laid = lay(*team, FOE, OTHER, helpless=R3, step="night", options={"players": 3})
    return seated(kinds, laid.position)


def keys(table: Table, seat: int) -> list[str]:
    """Return the keys of the answers that a seat may give."""
    return [GAME.key(table.position, move) for move in table.answers(seat)]


def said(table: Table, seat: int, key: str) -> Entry:
    """Return the entry to record when a seat gives this answer."""
    move, level = GAME.move(table.position, key), table.seats[seat].level
    if level:
        return table.answer(seat, level, table.seq, move, ENTROPY)
    return table.play(seat, table.seq, move, ENTROPY)


def refusal_code(table: Table, seat: int, key: str) -> str:
    """Return the code with which a seat's answer is refused."""
    with pytest.raises(RefusalError) as refusal:
        said(table, seat, key)
    return refusal.value.code


# Anyone answers


@pytest.mark.clause("OB-DEC-1")
def test_anyone_may_answer_what_concerns_the_team() -> None:
    table = day()
    assert GAME.decision(table.position) == "who"
    assert (table.to_move, table.owes, table.may_answer) == (0, (0,), (0, 1, 2))
    assert keys(table, 2) == keys(table, 0)
    entry = said(table, 2, "survivor:pilot")
    assert entry == Moved(
        seat=2, move=GAME.move(table.position, "survivor:pilot"), entropy=ENTROPY, by="person"
    )
    assert table.after(entry).owes == (2,)


@pytest.mark.clause("OB-DEC-1")
def test_the_lead_seat_alone_answers_where_it_was_agreed() -> None:
    table = day(policy="lead")
    assert table.may_answer == (0, 1)  # Ben for his card
    assert keys(table, 2) == []
    assert keys(table, 1) == ["play:sentinel:FC-23"]
    assert refusal_code(table, 2, "survivor:pilot") == "not-your-turn"
    assert refusal_code(table, 1, "survivor:pilot") == "not-your-turn"


@pytest.mark.clause("OB-DEC-1")
def test_a_survivor_answers_to_their_own_seat() -> None:
    table = day(active="soldier")
    assert table.owes == (0,)
    assert "end" in keys(table, 0)
    assert keys(table, 2) == []
    assert refusal_code(table, 2, "end") == "not-your-turn"


@pytest.mark.clause("OB-DEC-1")
def test_a_card_is_played_by_its_holder_alone_whoever_is_asked() -> None:
    table = day(active="soldier")
    assert "play:sentinel:FC-23" not in keys(table, 0)
    assert keys(table, 1) == ["play:sentinel:FC-23"]
    assert refusal_code(table, 0, "play:sentinel:FC-23") == "not-your-turn"
    after = table.after(said(table, 1, "play:sentinel:FC-23"))
    assert after.position.state.exp > table.position.state.exp
    assert after.owes == (0,)


def test_the_second_of_two_answers_is_stale() -> None:
    table = day()
    move = GAME.move(table.position, "survivor:pilot")
    after = table.after(said(table, 1, "survivor:soldier"))
    with pytest.raises(RefusalError) as refusal:
        after.play(2, table.seq, move, ENTROPY)
    assert refusal.value.code == "stale"


def test_whoever_answered_may_take_it_back() -> None:
    table = day()
    after = table.after(said(table, 2, "survivor:pilot"))
    assert after.may_undo(2).how == "free"
    assert after.may_undo(0).reason == "nothing-to-undo"
    back = after.after(after.undo(2, after.seq))
    assert back.position == table.position
    assert back.may_answer == (0, 1, 2)


def test_bots_answer_for_their_own_seats_only() -> None:
    table = day("pbb")
    assert table.bot_to_move is None  # they might, but nobody waits for them
    assert table.answers(1) == []
    led = day("bpp")
    assert led.bot_to_move == (0, "heuristic")
    assert "survivor:pilot" in keys(led, 2)  # a person may be quicker
    card = GAME.move(led.position, "play:sentinel:FC-23")
    assert card in GAME.answers(led.position, 1)
    assert card not in GAME.answers(led.position, 0)
    assert refusal_code(led, 0, "play:sentinel:FC-23") == "not-your-turn"


def test_spectators_and_empty_seats_answer_nothing() -> None:
    table = day("pop")
    assert table.answers(-1) == table.answers(1) == []
    with pytest.raises(RefusalError) as refusal:
        said(table, 1, "survivor:pilot")
    assert refusal.value.code == "not-seated"


# All answer


@pytest.mark.clause("OB-WIN-3")
def test_a_window_is_passed_by_all_who_could_play() -> None:
    table = window()
    assert (table.owes, table.may_answer) == ((0, 2), (0, 2))
    assert keys(table, 0) == ["play:soldier:FC-16", "pass"]
    assert keys(table, 1) == []
    entry = said(table, 0, "pass")
    assert entry == Spoke(seat=0, move=GAME.move(table.position, "pass"))
    waiting = table.after(entry)
    assert (waiting.seq, waiting.owes) == (table.seq, (2,))
    passed = waiting.after(said(waiting, 2, "pass"))
    assert passed.seq == table.seq + 1
    assert GAME.decision(passed.position) != "window"


@pytest.mark.clause("OB-WIN-3")
def test_who_has_passed_may_still_play_but_not_pass_again() -> None:
    table = window()
    waiting = table.after(said(table, 0, "pass"))
    assert keys(waiting, 0) == ["play:soldier:FC-16"]
    assert refusal_code(waiting, 0, "pass") == "already"
    played = waiting.after(said(waiting, 0, "play:soldier:FC-16"))
    assert played.given_answers == frozenset()


@pytest.mark.clause("OB-WIN-3")
def test_after_a_card_everybody_is_asked_anew() -> None:
    table = window()
    waiting = table.after(said(table, 0, "pass"))
    played = waiting.after(said(waiting, 2, "play:pilot:FC-17"))
    while GAME.decision(played.position) != "window":
        played = played.after(said(played, played.to_move, keys(played, played.to_move)[0]))
    assert played.owes == (0,)


@pytest.mark.clause("OB-WIN-3")
def test_seats_pass_by_themselves_where_they_said_so() -> None:
    table = window()
    table = table.after(table.instruct(2, {"window": "pass"}))
    answer = table.auto_answer_entry(ENTROPY)
    assert answer == Spoke(seat=2, move=GAME.move(table.position, "pass"))
    waiting = table.after(answer)
    assert waiting.owes == (0,)
    assert waiting.auto_answer_entry(ENTROPY) is None


@pytest.mark.clause("OB-WIN-3")
def test_bots_pass_for_themselves() -> None:
    table = window("ppb")
    assert table.bot_to_move == (2, "heuristic")
    waiting = table.after(said(table, 2, "pass"))
    assert waiting.owes == (0,)
    assert waiting.bot_to_move is None


def test_a_take_back_forgets_who_has_passed() -> None:
    table = window(ben=["FC-16"])
    for key in ("play:soldier:FC-16", "hex:2,0", "done"):
        table = table.after(said(table, 0, key))
    assert table.owes == (1, 2)
    waiting = table.after(said(table, 1, "pass"))
    assert waiting.owes == (2,)
    back = waiting.after(waiting.undo(0, waiting.seq))
    assert (back.given_answers, back.owes) == (frozenset(), (0,))


# Answers without an alternative


def attack(kinds: str, brief: bool = True) -> Table:
    """Return a table where Anna's Soldier attacks, and Ben's Sentinel could play a card for it."""
    team = [
        who("soldier", R0, seat=0),
        who("sentinel", R0, seat=1, hand=["FC-11"]),
        who("pilot", R1, seat=2),
    ]
    laid = lay(*team, FOE, options={"players": 3}, helpless=R3, active="soldier")
    table = seated(kinds, laid.position, brief)
    return table.after(said(table, 0, "attack"))


def test_the_table_answers_where_only_bots_could_do_something_else() -> None:
    table = attack("pbb")
    assert keys(table, 0) == ["roll"]
    assert table.answers_itself
    answer = table.auto_answer_entry(ENTROPY)
    assert answer == Moved(
        seat=0, move=GAME.move(table.position, "roll"), entropy=ENTROPY, by="auto"
    )
    told = table.after(answer).last
    made = told.report_for(0).auto_answer
    assert made is not None
    assert GAME.key(made.hidden, made.move) == "roll"
    assert told.report_for(1).auto_answer is None


def test_nobody_is_answered_for_while_another_person_could_play_a_card() -> None:
    table = attack("ppb")
    assert keys(table, 0) == ["roll"]
    assert keys(table, 1) == ["play:sentinel:FC-11"]
    assert not table.answers_itself
    assert table.auto_answer_entry(ENTROPY) is None


def test_only_where_the_table_is_set_so_and_nobody_wants_to_be_asked() -> None:
    assert not attack("pbb", brief=False).answers_itself
    table = attack("pbb")
    awake = table.after(table.instruct(0, {}, awake=True))
    assert not awake.answers_itself
    assert awake.auto_answer_entry(ENTROPY) is None
    assert not awake.after(said(awake, 0, "roll")).seats[0].awake


def test_where_there_is_a_choice_it_is_asked() -> None:
    table = day("pbb", active="soldier")
    assert len(keys(table, 0)) > 1
    brief = seated("pbb", table.position, brief=True)
    assert not brief.answers_itself
