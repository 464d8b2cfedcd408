"""The agenda: a stack of steps in the position, each with its named arguments."""

from typing import Any

import numpy as np
import pytest
from numba import njit

from holdfast.kernel import agenda
from holdfast.kernel.agenda import CARRIED, DEPTH, OVERFLOW, Agenda, Step, Steps, then
from holdfast.kernel.record import record
from holdfast.kernel.record_view import view

put, drop, clear = (rule for rule in (agenda.then, agenda.drop, agenda.clear))
State = record(agenda=Agenda)

STEPS = Steps()
TURN = STEPS.add("turn")
WOUND = STEPS.add("wound", "survivor", "count", "cause")
FULL = STEPS.add("full", "north", "east", "south", "west")


@pytest.fixture
def octets() -> bytearray:
    """Return the bytes of a position with an empty agenda."""
    return bytearray(State.size)


@pytest.fixture
def s(octets: bytearray) -> Any:
    """Return the same position as a view with fields."""
    return view(State, octets)


def top(s: Any) -> tuple[int, ...]:
    """Return the next step on the agenda and its arguments."""
    frame = s.agenda.frames[s.agenda.depth - 1]
    return frame.step, frame.a, frame.b, frame.c, frame.d


def test_what_was_put_on_last_happens_first(s: Any) -> None:
    put(s, WOUND, 1, 2, 3)
    put(s, TURN)
    assert top(s) == (TURN, 0, 0, 0, 0)
    drop(s.agenda)
    assert top(s) == (WOUND, 1, 2, 3, 0)
    put(s, FULL, 4, 5, 6, 7)
    assert top(s) == (FULL, 4, 5, 6, 7)


def test_nothing_stays_of_what_is_done(s: Any, octets: bytearray) -> None:
    for number in range(1, 6):
        put(s, FULL, number, -number, 300, 4)
    drop(s.agenda)
    clear(s.agenda)
    assert not any(octets)
    clear(s.agenda)
    assert not any(octets)


def test_one_step_too_many_is_a_fault(s: Any) -> None:
    for _ in range(DEPTH):
        put(s, TURN)
    assert (s.agenda.depth, s.agenda.fault) == (DEPTH, 0)
    put(s, WOUND, 9, 9, 9)
    assert (s.agenda.depth, s.agenda.fault) == (DEPTH, OVERFLOW)
    assert top(s) == (TURN, 0, 0, 0, 0)


def test_compiled_steps_are_the_same() -> None:
    @njit
    def push(states: Any) -> None:
        then(states[0], WOUND, 1, 2, 3)
        then(states[0], TURN)
        then(states[0], FULL, 4, 5, 6, 7)

    states = np.zeros(1, State.dtype)
    push(states)
    octets = bytearray(State.size)
    for step, *values in ((WOUND, 1, 2, 3), (TURN,), (FULL, 4, 5, 6, 7)):
        put(view(State, octets), step, *values)
    assert states.tobytes() == bytes(octets)


# How steps are declared, and put on the agenda


def test_a_step_is_a_number_with_names() -> None:
    assert [int(step) for step in STEPS.steps] == [1, 2, 3]
    assert (WOUND.name, WOUND.fields) == ("wound", ("survivor", "count", "cause"))
    assert STEPS[WOUND] is WOUND
    assert STEPS[2].name == "wound"


def test_a_step_is_declared_once() -> None:
    with pytest.raises(ValueError, match="step 'turn' is declared twice"):
        STEPS.add("turn")


@pytest.mark.parametrize("fields", [tuple("abcde"), ("who", "who")])
def test_a_step_carries_a_few_things_of_different_names(fields: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=rf"step 'laden' carries .*at most {CARRIED} different"):
        Steps().add("laden", *fields)


@pytest.mark.parametrize("values", [(), (1,), (1, 2), (1, 2, 3, 4)])
def test_a_step_is_given_all_that_it_carries(values: tuple[int, ...], s: Any) -> None:
    message = f"step 'wound' carries survivor, count, cause; it was given {len(values)} values"
    with pytest.raises(TypeError, match=message):
        put(s, WOUND, *values)
    assert s.agenda.depth == 0


def test_a_step_that_carries_nothing_is_given_nothing(s: Any) -> None:
    with pytest.raises(TypeError, match="step 'turn' carries nothing; it was given 1 values"):
        put(s, TURN, 1)


@pytest.mark.parametrize("step", [1, int(WOUND)])
def test_a_step_that_is_not_declared_is_refused(step: int, s: Any) -> None:
    assert not isinstance(step, Step)
    with pytest.raises(TypeError, match=f"put on the agenda by its name, not as {step}"):
        put(s, step, 1, 2, 3)
