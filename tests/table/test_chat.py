"""Tests of chat at a table and of a team's plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.exoworld.test_variants import silent
from tests.table.seated import ENTROPY, seated

from holdfast import games
from holdfast.games.exoworld import GAME as EXOWORLD
from holdfast.games.exoworld.state import HANDS_HIDDEN
from holdfast.games.outbreak import GAME as OUTBREAK
from holdfast.hosting.views.chat import phrase_sentence
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES
from holdfast.table import ENTRY, OpenSeat, RefusalError, Table
from holdfast.table.chat import (
    LINES,
    LONGEST_TEXT,
    MOST_LINES,
    Ahead,
    proper_text,
    quick_phrases,
)
from holdfast.table.opening import opening

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def team(game: Game, position: Position, kinds: str = "ppbb") -> Table:
    """Return a team's table with a seat for every letter: p a person, b a bot."""
    seats = [
        OpenSeat(name=name, person=kind == "p", level=None if kind == "p" else "heuristic")
        for name, kind in zip(NAMES, kinds, strict=False)
    ][: game.seats(position)]
    return Table.open(opening(game, game.choices(position), seats, 0, position), game)


def city() -> Table:
    """Return a table of Outbreak on the last day, at which Cleo, a bot, decides who acts."""
    return team(OUTBREAK, OUTBREAK.named_position("last-night"))


def base() -> Table:
    """Return a table of Exoworld at which Anna acts and Ben and Cleo wait for their turns."""
    return team(EXOWORLD, EXOWORLD.named_position("showcase"))


def turn_ahead(table: Table, seat: int, moves: Sequence[int]) -> Ahead:
    """Return the rest of a seat's turn after these moves, which must be known."""
    ahead = table.team_planning.find_turn_ahead(seat, moves)
    assert ahead is not None
    return ahead


def key_of(table: Table, seat: int, key: str) -> int:
    """Return the number of a move that a seat could plan."""
    ahead = table.team_planning.think_ahead(seat, ())
    return next(move for move in ahead.answers if table.game.key(ahead.hidden, move) == key)


def planned(table: Table, seat: int, *keys: str) -> Table:
    """Return the table after a person has planned these moves, one after another."""
    moves: list[int] = []
    for key in keys:
        ahead = table.team_planning.think_ahead(seat, moves)
        moves += [m for m in ahead.answers if table.game.key(ahead.hidden, m) == key]
    return table.after(table.team_planning.plan(seat, table.seq, moves))


def code(attempt: Any) -> str:
    with pytest.raises(RefusalError) as refused:
        attempt()
    return refused.value.code


# Chat


def test_what_is_said_is_kept_in_order_and_bounded() -> None:
    table = seated()
    for number in range(LINES + 5):
        table = table.after(table.team_planning.say(number % 2, None, f"line {number}", None))
    assert [line.text for line in table.chat.lines[-2:]] == ["line 103", "line 104"]
    assert (len(table.chat.lines), table.chat.lines[0].number, table.chat.count) == (100, 6, 105)


def test_an_entry_is_the_same_after_it_was_stored() -> None:
    table = planned(city(), 0, "move:0,-1", "develop:garrison")
    entries = [
        table.team_planning.say(0, "hello", None, 3),
        table.team_planning.plan(0, 0, [step.move for step in table.team_planning.plans[0].steps]),
        table.team_planning.judge(1, 0, "good"),
    ]
    for entry in entries:
        assert ENTRY.validate_json(ENTRY.dump_json(entry)) == entry


def test_nobody_fills_a_table_with_words() -> None:
    table = seated()
    for _ in range(MOST_LINES):
        table = table.after(table.team_planning.say(0, "hello", None, None))
    assert code(lambda: table.team_planning.say(0, "hello", None, None)) == "said-enough"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Hold\n this\tone! ", "Hold this one!"),
        ("<b>no</b> & \u202eright", "<b>no</b> & right"),
        ("", None),
        (" \u0000\u200b ", None),
        ("a" * LONGEST_TEXT, "a" * LONGEST_TEXT),
        ("a" * (LONGEST_TEXT + 1), None),
    ],
)
def test_a_text_is_what_can_be_seen_of_it(said: str, shown: str | None) -> None:
    assert proper_text(said) == shown


def test_what_cannot_be_said_is_refused() -> None:
    table = city()
    assert code(lambda: table.team_planning.say(NOBODY, "hello", None, None)) == "spectator"
    assert code(lambda: table.team_planning.say(0, "no-such", None, None)) == "no-such-phrase"
    assert code(lambda: table.team_planning.say(0, None, "", None)) == "bad-text"
    assert code(lambda: table.team_planning.say(0, None, None, None)) == "bad-text"
    assert code(lambda: table.team_planning.say(0, "hello", "and text", None)) == "bad-text"
    assert code(lambda: table.team_planning.say(0, None, None, 169)) == "no-such-place"
    assert code(lambda: seated().team_planning.say(0, None, None, 3)) == "no-such-place"


@pytest.mark.parametrize("name", games.names())
def test_quick_phrases_are_there_in_both_languages(name: str) -> None:
    game = games.load(name)
    phrases = quick_phrases(game)
    assert ("good-plan" in phrases) == game.team
    assert len(set(phrases)) == len(phrases)
    for phrase in phrases:
        said = phrase_sentence(game, phrase)
        assert said.en != said.de


def test_whoever_only_watches_hears_no_talk_but_sees_plans() -> None:
    table = planned(city(), 0, "move:0,-1")
    table = table.after(table.team_planning.say(0, "hello", None, None))
    assert [line.seat for line in table.discussion(1).lines] == [0]
    assert table.discussion(NOBODY).lines == ()
    assert [plan.seat for plan in table.discussion(NOBODY).plans] == [0]


# Plans


def test_a_person_plans_a_turn_that_is_not_theirs_yet() -> None:
    table = city()
    assert table.to_move == 2
    table = planned(table, 0, "move:0,-1", "develop:garrison")
    (plan,) = table.team_planning.plans
    text = OUTBREAK.text("en")
    said = [text.say(step.said) for step in plan.steps]
    assert said == ["moves to the Church", "builds a Garrison"]
    assert [step.place for step in plan.steps] == [69, 69]
    assert (plan.seat, plan.by) == (0, "person")
    table = table.after(table.team_planning.plan(0, table.seq, ()))
    assert table.team_planning.plans == ()
    assert code(lambda: table.team_planning.plan(0, table.seq, ())) == "no-plan"


def test_a_plan_that_cannot_be_carried_out_is_refused() -> None:
    table = city()
    far = OUTBREAK.moves.kinds["move"].first
    assert code(lambda: table.team_planning.plan(0, table.seq, [far])) == "illegal"
    assert code(lambda: table.team_planning.plan(0, table.seq + 1, [far])) == "stale"
    assert code(lambda: table.team_planning.plan(NOBODY, table.seq, [far])) == "spectator"


def test_nothing_is_planned_beyond_chance() -> None:
    table = base()
    draw = key_of(table, 1, "draw_deck")
    ahead = table.team_planning.think_ahead(1, [draw])
    assert ahead.answers == ()
    # What is drawn is not made up either: the turn is shown as it was before.
    assert ahead.hidden == table.team_planning.think_ahead(1, ()).hidden


def test_a_turn_of_another_player_begins_with_all_actions() -> None:
    table = base()
    ahead = table.team_planning.think_ahead(1, ())
    s = ahead.hidden.snapshot
    assert (s.active, ahead.hidden.to_move) == (1, 1)
    assert s.actions_left == s.actions
    assert table.position.snapshot.active == 0


def test_a_plan_is_done_step_by_step_and_dropped_with_another_move() -> None:
    def on(table: Table, move: int) -> Table:
        seat = table.to_move
        level = table.seats[seat].level
        if level:
            return table.after(table.answer(seat, level, table.seq, move, ENTROPY))
        return table.after(table.play(seat, table.seq, move, ENTROPY))

    table = planned(city(), 0, "move:0,-1", "develop:garrison")
    table = on(table, OUTBREAK.move(table.position, "survivor:soldier"))
    assert table.to_move == 0
    began = on(table, OUTBREAK.move(table.position, "move:0,-1"))
    assert [step.kind for step in began.team_planning.plans[0].steps] == ["develop"]
    other = on(table, OUTBREAK.move(table.position, "move:0,0"))
    assert other.team_planning.plans == ()


def test_a_bot_s_plan_is_what_it_would_do_and_is_told_once() -> None:
    table = city()
    move = turn_ahead(table, 3, ()).answers[0]
    entry = table.team_planning.plan_of_bot(3, "heuristic", table.seq, [move])
    assert entry is not None
    table = table.after(entry)
    assert [(plan.seat, plan.by) for plan in table.team_planning.plans] == [(3, "bot")]
    assert table.team_planning.plan_of_bot(3, "heuristic", table.seq, [move]) is None
    assert (
        code(lambda: table.team_planning.plan_of_bot(3, "legend", table.seq, [move])) == "not-asked"
    )


def test_others_say_what_they_think_of_a_plan() -> None:
    table = planned(city(), 0, "move:0,-1")
    assert code(lambda: table.team_planning.judge(0, 0, "good")) == "own-plan"
    assert code(lambda: table.team_planning.judge(1, 3, "good")) == "no-plan"
    assert code(lambda: table.team_planning.judge(NOBODY, 0, "good")) == "spectator"
    table = table.after(table.team_planning.judge(1, 0, "good"))
    assert table.team_planning.plans[0].seats("good") == [1]
    table = table.after(table.team_planning.judge(1, 0, "why"))
    assert (
        table.team_planning.plans[0].seats("good"),
        table.team_planning.plans[0].seats("why"),
    ) == ([], [1])
    table = table.after(table.team_planning.judge(1, 0, None))
    assert table.team_planning.plans[0].words == {}
    # Another plan is judged anew.
    table = planned(table.after(table.team_planning.judge(1, 0, "good")), 0, "develop:garrison")
    assert table.team_planning.plans[0].words == {}


def test_what_the_team_wishes_reaches_the_bot_that_leads() -> None:
    table = planned(city(), 0, "move:0,-1")
    soldier = OUTBREAK.move(table.position, "survivor:soldier")
    assert soldier not in table.team_planning.wishes(2)
    table = table.after(table.team_planning.judge(1, 0, "good"))
    assert table.team_planning.wishes(2)[soldier] == 1


def test_a_place_that_was_pointed_at_is_thought_of_for_a_while() -> None:
    table = base()
    cell = table.team_planning.think_ahead(0, ()).hidden.snapshot.locations[0].cell
    table = table.after(table.team_planning.say(1, None, None, cell))
    walk = next(
        move
        for move in EXOWORLD.legal(table.position)
        if EXOWORLD.moves.decode(move)[1].get("cell") == cell
    )
    assert table.team_planning.wishes(0)[walk] == 1


def test_rivals_and_people_alone_plan_nothing() -> None:
    table = seated()
    assert table.team_planning.may_talk
    assert not table.team_planning.plans_together
    assert code(lambda: table.team_planning.think_ahead(0, ())) == "no-plan-now"
    alone = EXOWORLD.new({"players": 1}, 1)
    assert not team(EXOWORLD, alone, "p").team_planning.plans_together


# Secrets


@pytest.mark.clause("EX-VAR-2")
def test_nobody_talks_or_plans_in_incommunication() -> None:
    table = team(EXOWORLD, silent("EN18").position, "ppp")
    assert not table.team_planning.may_talk
    for attempt in (
        lambda: table.team_planning.say(0, "hello", None, None),
        lambda: table.team_planning.say(0, None, None, 60),
        lambda: table.team_planning.plan(0, table.seq, ()),
        lambda: table.team_planning.judge(0, 1, "good"),
        lambda: table.team_planning.think_ahead(1, ()),
    ):
        assert code(attempt) == "no-chat"
    assert table.discussion(1).plans == ()
    assert table.team_planning.wishes(1) == {}


@pytest.mark.clause("EX-VIS-1")
def test_hands_that_an_event_hides_are_not_betrayed_by_plans() -> None:
    table = planned(base(), 1, "move:1,0")
    assert table.team_planning.plans
    position = EXOWORLD.named_position("showcase")
    position.state.lasting[HANDS_HIDDEN, 0] = 1
    table = team(EXOWORLD, position)
    assert table.team_planning.may_talk
    assert code(lambda: table.team_planning.think_ahead(1, ())) == "no-plan-now"
    assert (
        table.team_planning.plan_of_bot(
            2, "heuristic", 0, [EXOWORLD.moves.kinds["draw_deck"].first]
        )
        is None
    )


def test_a_plan_is_worded_in_both_languages() -> None:
    for table in (city(), base()):
        for seat in (0, 1):
            ahead = table.team_planning.think_ahead(seat, ())
            for move in ahead.answers:
                (step,) = turn_ahead(table, seat, [move]).steps
                for who in ("you", "other"):
                    said = {
                        table.game.text(language).say(step.said, who=who, player="Ben")
                        for language in LANGUAGES
                    }
                    assert len(said) == 2, step
