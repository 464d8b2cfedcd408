"""The agenda: a stack of steps in the position."""

from typing import Any

import numpy as np
import pytest

from holdfast.kernel import agenda
from holdfast.kernel.agenda import DEPTH, FAULTS, OVERFLOW, Agenda
from holdfast.kernel.plain import plain, view

push, drop, clear = (plain(step) for step in (agenda.push, agenda.drop, agenda.clear))


@pytest.fixture
def data() -> Any:
    """An empty agenda."""
    return np.zeros(1, Agenda)


def test_what_was_put_on_last_happens_first(data: Any) -> None:
    state = view(data)
    push(state, 5, 1, 2, 3)
    push(state, 9)
    frame = state.frames[state.depth - 1]
    assert (frame.step, frame.a, frame.b, frame.c) == (9, 0, 0, 0)
    drop(state)
    frame = state.frames[state.depth - 1]
    assert (frame.step, frame.a, frame.b, frame.c) == (5, 1, 2, 3)


def test_nothing_stays_of_what_is_done(data: Any) -> None:
    blank = data.tobytes()
    state = view(data)
    for step in range(1, 6):
        push(state, step, step, -step, 300)
    drop(state)
    clear(state)
    assert data.tobytes() == blank
    clear(state)
    assert data.tobytes() == blank


def test_one_step_too_many_is_a_fault(data: Any) -> None:
    state = view(data)
    for step in range(DEPTH):
        push(state, step)
    assert (state.depth, state.fault) == (DEPTH, 0)
    push(state, 99)
    assert (state.depth, state.fault) == (DEPTH, OVERFLOW)
    assert state.frames[DEPTH - 1].step == DEPTH - 1
    assert "the agenda is full" in FAULTS[OVERFLOW]
