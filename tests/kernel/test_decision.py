"""Decisions: how rules open them, when they need not, and what the position stores meanwhile."""

from typing import Any

import numpy as np
import pytest
from numba import njit
from tests.kernel.asking import (
    DECISIONS,
    END,
    FLOW,
    GUESS,
    LIMIT,
    LONELY,
    LONG,
    MARCH,
    OPEN,
    PATH,
    PICK,
    READY,
    STIR,
    TAKE,
    State,
)

from holdfast.kernel.agenda import TOO_MANY_OPTIONS, Steps, then
from holdfast.kernel.decision import MOST, Decisions, ask, close, forget_offers, offer
from holdfast.kernel.events import silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.record_view import view

play = FLOW.play
legal = FLOW.legal
SEAT = 2


def position_with_decision(decision: int, options: int) -> Any:
    """Return a position in which a decision with this many options has been opened."""
    s = view(State, bytearray(State.size))
    s.to_move = -1
    s.options_listed = options
    then(s, OPEN, decision, SEAT)
    play(s, NO_MOVE, silent_log())
    return s


def notes(s: Any) -> list[int]:
    """Return the numbers that steps have noted, in order."""
    return [s.noted[i] for i in range(s.notes)]


def offers(s: Any) -> list[int]:
    """Return the options, in order."""
    return [TAKE.number(s.offer[i]) for i in range(s.offers)]


def is_quiet(s: Any) -> bool:
    """Return whether nothing of a decision is left in the position."""
    question = (s.ask, s.about, s.against, s.offers, s.to_move, s.agenda.depth)
    return question == (0, 0, 0, 0, -1, 0) and not any(s.offer) and not any(map(bool, frames(s)))


def frames(s: Any) -> list[int]:
    """Return the steps on the agenda."""
    return [frame.step for frame in s.agenda.frames]


# Asking


def test_a_question_lies_in_the_position() -> None:
    s = position_with_decision(PATH, 3)
    assert (s.ask, s.to_move, s.about, s.against) == (PATH, SEAT, 30, 40)
    assert offers(s) == [SEAT, SEAT + 1, SEAT + 2]
    assert s.agenda.frames[s.agenda.depth - 1].step == MARCH
    out = [0] * 8
    assert legal(s, out) == 3
    assert out[:3] == [TAKE(SEAT), TAKE(SEAT + 1), TAKE(SEAT + 2)]


def test_an_answer_is_handed_what_it_names() -> None:
    s = position_with_decision(PATH, 3)
    play(s, TAKE(SEAT + 1), silent_log())
    assert notes(s) == [1000 * SEAT + 700 + 20 + SEAT + 1, 30, 40, 99]
    assert is_quiet(s)  # and its step was not carried out, which would have noted -7


def test_running_on_with_a_question_open_changes_nothing() -> None:
    s = position_with_decision(PICK, 2)
    before = bytes(s.octets)
    play(s, NO_MOVE, silent_log())
    assert bytes(s.octets) == before


def test_options_can_be_listed_before_it_is_asked() -> None:
    s = position_with_decision(READY, 3)
    assert offers(s) == [10, 11, 12]
    play(s, TAKE(12), silent_log())
    assert notes(s) == [12, 99]


def test_a_long_list_is_written_at_once() -> None:
    s = position_with_decision(LONG, LIMIT)
    assert offers(s) == [3, 4, 5, 6]


# When nobody is asked


@pytest.mark.parametrize("decision", [PICK, PATH, GUESS, READY, LONG])
def test_the_only_option_is_taken(decision: int) -> None:
    s = position_with_decision(decision, 1)
    assert notes(s)[-1] == 99
    assert len(notes(s)) == (4 if decision == PATH else 2)
    assert is_quiet(s)


def test_the_answer_by_itself_is_the_same_as_the_answer_given() -> None:
    alone, asked = position_with_decision(PATH, 1), position_with_decision(PATH, 2)
    play(asked, TAKE(SEAT), silent_log())
    assert notes(alone) == notes(asked)


@pytest.mark.parametrize("decision", [PICK, PATH, GUESS, READY, LONG, LONELY])
def test_an_empty_question_is_skipped_and_its_step_with_it(decision: int) -> None:
    s = position_with_decision(decision, 0)
    assert notes(s) == [99]
    assert is_quiet(s)


def test_what_is_always_asked_is_asked_with_one_option() -> None:
    s = position_with_decision(LONELY, 1)
    assert (s.ask, offers(s)) == (LONELY, [0])
    play(s, TAKE(0), silent_log())
    assert notes(s) == [0, 99]


# Too many


def test_an_option_that_finds_no_room_is_a_fault() -> None:
    s = position_with_decision(PICK, LIMIT)
    assert s.agenda.fault == 0
    s = position_with_decision(PICK, LIMIT + 1)
    assert (s.agenda.fault, s.offers) == (TOO_MANY_OPTIONS, LIMIT)
    assert DECISIONS.names[s.ask] == "pick"


def test_a_list_that_is_written_at_once_cannot_leave_its_room() -> None:
    with pytest.raises(IndexError):
        position_with_decision(LONG, LIMIT + 1)


# Secrets


def test_options_that_are_a_secret_are_forgotten_and_recalled() -> None:
    s = position_with_decision(GUESS, 3)
    before = bytes(s.octets)
    forget_offers(s)
    assert (s.offers, list(s.offer), s.ask) == (0, [0] * LIMIT, GUESS)
    FLOW.recall_options(s)
    assert bytes(s.octets) == before


def test_other_options_are_not_recalled() -> None:
    s = position_with_decision(PICK, 3)
    forget_offers(s)
    FLOW.recall_options(s)
    assert s.offers == 0


# Commands and the end


def test_a_command_leaves_the_question_open() -> None:
    s = position_with_decision(PICK, 2)
    play(s, STIR(), silent_log())
    assert (notes(s), s.ask, offers(s)) == ([500], PICK, [0, 1])


def test_the_end_clears_agenda_and_question() -> None:
    s = position_with_decision(PATH, 3)
    play(s, END(), silent_log())
    assert (s.over, notes(s)) == (1, [501])
    assert is_quiet(s)


def test_closing_leaves_no_trace() -> None:
    s = position_with_decision(PATH, 3)
    close(s)
    assert (s.ask, s.about, s.against, s.offers, s.to_move) == (0, 0, 0, 0, -1)
    assert not any(s.offer)


# Compiled


def test_compiled_questions_leave_the_same_bytes() -> None:
    rule, put = FLOW.play, then

    @njit
    def begin(states: Any, what: int, log: Any) -> None:
        put(states[0], OPEN, what, SEAT)
        rule(states[0], NO_MOVE, log)

    @njit
    def answer(states: Any, move: int, log: Any) -> None:
        rule(states[0], move, log)

    for decision in DECISIONS.decisions:
        for options in range(LIMIT + 1):
            states = np.zeros(1, State.dtype)
            states["to_move"], states["options_listed"] = -1, options
            begin(states, int(decision), silent_log())
            s = position_with_decision(decision, options)
            assert states.tobytes() == bytes(s.octets), (decision.name, options)
            if s.offers:
                move = s.offer[s.offers - 1]
                answer(states, move, silent_log())
                play(s, move, silent_log())
                assert states.tobytes() == bytes(s.octets), (decision.name, options)


# How decisions are declared


def test_a_decision_is_a_number_with_names() -> None:
    assert DECISIONS.names == (
        "nothing", "pick", "path", "lonely", "guess", "ready", "long",
    )  # fmt: skip
    assert (PATH.clause, PATH.about, PATH.of, PATH.always, PATH.secret) == (
        "TW-PATH-1",
        ("city", "wind"),
        MARCH,
        False,
        False,
    )
    assert (GUESS.about, GUESS.secret, LONELY.always) == (("city",), True, True)
    assert DECISIONS[PATH] is PATH
    assert LONELY.clause is None


def test_two_decisions_may_have_the_same_id() -> None:
    decisions = Decisions(limit=1)
    assert [decisions.add("drop"), decisions.add("drop")] == [1, 2]


@pytest.mark.parametrize(
    ("subjects", "message"),
    [
        ({"about": ("a", "b", "c")}, "decision 'many' is about one or two things"),
        ({"about": ("a", "b"), "against": "c"}, "decision 'many' is about one or two things"),
        ({"against": "c"}, "decision 'many' is about one or two things"),
    ],
)
def test_a_decision_is_about_two_things_at_most(subjects: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Decisions(limit=1).add("many", **subjects)


def test_a_decision_and_its_step_have_different_names() -> None:
    step = Steps().add("march", "horde")
    with pytest.raises(ValueError, match="decision 'path' and its step both have horde"):
        Decisions(limit=1).add("path", about="horde", of=step)


def test_a_game_has_only_so_many_decisions() -> None:
    decisions = Decisions(limit=1)
    for number in range(MOST):
        decisions.add(f"number-{number}")
    with pytest.raises(ValueError, match=f"'last' is one too many: a game has at most {MOST}"):
        decisions.add("last")


# How they are opened


@pytest.fixture
def s() -> Any:
    """Return a blank position."""
    return view(State, bytearray(State.size))


@pytest.mark.parametrize("subjects", [(), (1,), (1, 2, 3)])
def test_a_decision_is_given_what_it_is_about(subjects: tuple[int, ...], s: Any) -> None:
    message = f"decision 'path' is about city, wind; {len(subjects)} were given"
    then(s, MARCH, 7, 2)
    with pytest.raises(TypeError, match=message):
        ask(s, PATH, SEAT, *subjects)
    assert s.ask == 0


def test_a_decision_about_nothing_is_given_nothing(s: Any) -> None:
    with pytest.raises(TypeError, match="decision 'pick' is about nothing; 1 were given"):
        ask(s, PICK, SEAT, 1)


def test_a_decision_of_a_step_needs_that_step_on_top(s: Any) -> None:
    with pytest.raises(TypeError, match="decision 'path' needs step 'march' on top"):
        ask(s, PATH, SEAT, 1, 2)
    then(s, MARCH, 7, 2)
    then(s, OPEN, 1, 2)
    with pytest.raises(TypeError, match="decision 'path' needs step 'march' on top"):
        ask(s, PATH, SEAT, 1, 2)


def test_a_decision_that_is_not_declared_is_refused(s: Any) -> None:
    with pytest.raises(TypeError, match="a decision is opened by its name, not as 2"):
        ask(s, 2, SEAT, 1, 2)


def test_an_offer_is_listed_behind_the_others(s: Any) -> None:
    for move in (5, 3):
        offer(s, TAKE(move))
    assert offers(s) == [5, 3]
