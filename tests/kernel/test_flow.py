"""The order of play: complete, each step and decision once, and arguments found by their names."""

import traceback
from collections.abc import Mapping
from typing import Any

import pytest
from tests.kernel import asking, toy
from tests.kernel.asking import COMMANDS, DECISIONS, ENTRIES, MOVES, PATH, PICK, STEPS, TAKE

from holdfast.kernel.agenda import Steps, then
from holdfast.kernel.decision import Decisions, ask
from holdfast.kernel.events import silent_log
from holdfast.kernel.flow import NO_MOVE, Ask, Do, OrderError, order_of_play
from holdfast.kernel.moves import MoveKind, MoveKinds
from holdfast.kernel.record_view import view
from holdfast.kernel.rule import rule


def without(entry: Do | Ask) -> list[Do | Ask]:
    """Return the order of play without one entry."""
    return [e for e in ENTRIES if e is not entry]


def entry_name(entry: Do | Ask) -> str:
    """Return the name of the step or decision of an entry."""
    return entry.step.name if isinstance(entry, Do) else entry.decision.name


@pytest.mark.parametrize("entry", ENTRIES, ids=entry_name)
def test_every_step_and_decision_is_in_it(entry: Do | Ask) -> None:
    what = "step" if isinstance(entry, Do) else "decision"
    with pytest.raises(OrderError, match=f"{what} '{entry_name(entry)}' is 0 times in the order"):
        order_of_play(MOVES, STEPS, DECISIONS, *without(entry))


@pytest.mark.parametrize("entry", ENTRIES, ids=entry_name)
def test_every_step_and_decision_is_in_it_once(entry: Do | Ask) -> None:
    what = "step" if isinstance(entry, Do) else "decision"
    with pytest.raises(OrderError, match=f"{what} '{entry_name(entry)}' is 2 times in the order"):
        order_of_play(MOVES, STEPS, DECISIONS, *ENTRIES, entry)


def test_a_step_of_another_game_has_no_place_in_it() -> None:
    others = Steps()
    for number in range(1, 5):
        stranger = others.add(f"stranger-{number}")
    with pytest.raises(OrderError, match=f"step {stranger} .*belongs to another game"):
        order_of_play(MOVES, STEPS, DECISIONS, *ENTRIES, Do(stranger, asking.note))


def test_a_decision_of_another_game_has_no_place_in_it() -> None:
    others = Decisions(limit=1)
    for number in range(1, 8):
        stranger = others.add(f"stranger-{number}")
    with pytest.raises(OrderError, match=f"decision {stranger} .*belongs to another game"):
        order_of_play(MOVES, STEPS, DECISIONS, *ENTRIES, Ask(stranger, {TAKE: asking.picked}))


def test_the_same_number_of_another_game_does_not_pass_for_ones_own() -> None:
    """Check that a step of another game is refused, though it has the same number."""
    others = Steps()
    stranger = others.add("stranger")
    entries = [Do(stranger, asking.open_decision), *without(ENTRIES[0])]
    with pytest.raises(OrderError, match="step"):
        order_of_play(MOVES, STEPS, DECISIONS, *entries)


# Functions take what they need by name


@rule
def too_curious(s: Any, weather: int) -> None:
    """Ask for an argument that does not exist."""


@rule
def moved(s: Any, move: int) -> None:
    """Ask for the move, which a step does not get."""


@rule
def logged(s: Any, log: Any) -> None:
    """Ask for the log, which a list of options does not get."""


@pytest.mark.parametrize(
    ("number", "entry", "message"),
    [
        (0, Do(asking.OPEN, too_curious), "step 'open': .*too_curious takes 'weather', but there "
         "is only s, log, what, seat$"),
        (0, Do(asking.OPEN, moved), "step 'open': .*moved takes 'move'"),
        (1, Ask(PICK, too_curious, asking.list_numbers), "decision 'pick': .*too_curious takes "
         "'weather', but there is only s, log, seat, move$"),
        (1, Ask(PICK, {TAKE: too_curious}, asking.list_numbers), "decision 'pick': .*too_curious "
         "takes 'weather', but there is only s, log, seat, move, number$"),
        (1, Ask(PICK, {TAKE: asking.picked}, logged), "decision 'pick': .*logged takes 'log', but "
         "there is only s, seat, out$"),
        (3, Ask(PATH, too_curious, asking.list_paths), "decision 'path': .* there is only s, log, "
         "seat, move, city, wind, horde, stage$"),
    ],
    ids=["step", "move in a step", "answer", "by kind", "log in options", "answer of a step"],
)  # fmt: skip
def test_a_parameter_that_nothing_is_known_of(number: int, entry: Do | Ask, message: str) -> None:
    entries = [*ENTRIES[:number], entry, *ENTRIES[number + 1 :]]
    with pytest.raises(OrderError, match=message) as caught:
        order_of_play(MOVES, STEPS, DECISIONS, *entries, commands=COMMANDS)
    assert "tests.kernel.test_flow." in str(caught.value)


# Answers go by the kind of the move


def answered_by(answers: dict[MoveKind, Any]) -> list[Do | Ask]:
    """Return the order of play with other answers to the first question."""
    return [*ENTRIES[:1], Ask(PICK, answers, asking.list_numbers), *ENTRIES[2:]]


def test_a_kind_of_another_game_answers_nothing() -> None:
    stranger = MoveKinds().add("take", number=20)
    with pytest.raises(OrderError, match="decision 'pick': move kind 'take' belongs to another"):
        order_of_play(
            MOVES, STEPS, DECISIONS, *answered_by({stranger: asking.picked}), commands=COMMANDS
        )


def test_something_answers_every_decision() -> None:
    with pytest.raises(OrderError, match="decision 'pick': no kind of move answers it"):
        order_of_play(MOVES, STEPS, DECISIONS, *answered_by({}), commands=COMMANDS)


def test_a_command_is_no_answer_and_an_answer_no_command() -> None:
    with pytest.raises(OrderError, match="decision 'pick': move kind 'stir' is a command"):
        order_of_play(
            MOVES, STEPS, DECISIONS, *answered_by({asking.STIR: asking.stir}), commands=COMMANDS
        )
    with pytest.raises(OrderError, match="commands: move kind 'take' is no command"):
        order_of_play(MOVES, STEPS, DECISIONS, *ENTRIES, commands={**COMMANDS, TAKE: asking.picked})


def test_something_carries_out_every_command() -> None:
    with pytest.raises(OrderError, match="commands: nothing carries out end"):
        order_of_play(MOVES, STEPS, DECISIONS, *ENTRIES, commands={asking.STIR: asking.stir})


def test_the_flow_knows_which_kinds_answer_a_decision() -> None:
    """Check that the flow knows the moves of each decision, unless one function takes them all."""
    kinds = dict.fromkeys(("pick", "path", "lonely", "ready", "long"), frozenset({"take"}))
    assert asking.FLOW.answers == kinds


@rule
def takes_seats(s: Any, seat: int, chosen_seat: int) -> None:
    """Note the seat that answers, and the seat that its move names."""
    s.noted[0], s.noted[1] = seat, chosen_seat


def test_a_field_called_like_something_known_is_the_chosen_one() -> None:
    moves, decisions, steps = MoveKinds(), Decisions(limit=4), Steps()
    invite = moves.add("invite", seat=5)
    who = decisions.add("who")
    flow = order_of_play(moves, steps, decisions, Ask(who, {invite: takes_seats}))
    s = view(asking.State, bytearray(asking.State.size))
    ask(s, who, 2)
    flow.answer(s, invite(4), silent_log())
    assert (s.noted[0], s.noted[1]) == (2, 4)


# What is made of it


def test_the_flow_tells_the_gpu_what_it_needs() -> None:
    flow = order_of_play(MOVES, STEPS, DECISIONS, *ENTRIES, commands=COMMANDS, sweeps=(1, 2))
    assert (flow.sweeps, flow.last_step) == ((1, 2), len(STEPS.steps))
    assert flow.waits == 1 << PATH
    assert flow.always == 1 << asking.LONELY


def test_a_game_without_commands_is_played() -> None:
    moves = MoveKinds()
    take = moves.add("take", number=20)
    entries = [Ask(e.decision, {take: e.answers[TAKE]}, e.options)
               if isinstance(e, Ask) and isinstance(e.answers, Mapping) else e
               for e in ENTRIES]  # fmt: skip
    flow = order_of_play(moves, STEPS, DECISIONS, *entries)
    s = view(asking.State, bytearray(asking.State.size))
    then(s, asking.NOTE, 5)
    flow.play(s, NO_MOVE, silent_log())
    assert (s.notes, s.noted[0]) == (1, 5)


def test_an_error_inside_a_rule_shows_the_line_of_the_ladder() -> None:
    s = view(asking.State, bytearray(asking.State.size))
    s.notes = 12  # no room for another note
    then(s, asking.NOTE, 5)
    with pytest.raises(IndexError) as caught:
        asking.FLOW.play(s, NO_MOVE, silent_log())
    lines = "".join(traceback.format_exception(caught.value))
    assert "asking_note(s, a)" in lines


def test_the_made_ladders_are_found_again_by_name() -> None:
    """Check that generated functions have an importable module, so that the cache finds them."""
    for made in (toy.ORDER_OF_PLAY.take_step, toy.ORDER_OF_PLAY.answer):
        assert made.__module__ == "holdfast.kernel.flow"
