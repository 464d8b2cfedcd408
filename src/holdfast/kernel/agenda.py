"""The agenda: the stack of steps that are still to be carried out, stored in the position.

Rules that ask a player something cannot wait inside a function, because a position must be storable
at every decision. So the pending steps are a stack of frames. `take_step` in `flow` removes the top
step and carries it out. A step may push further steps, also itself again, or open a decision. The
step that was pushed last is carried out first.

    STEPS = Steps()
    WOUND = STEPS.add("wound", "survivor", "count", "cause")

    then(s, steps.WOUND, survivor, 2, BY_POISON)     # pushes a frame with these three numbers

The function of a step takes the numbers of its frame as parameters of the same names (see `flow`).
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.record import i1, i2, record
from holdfast.kernel.rule import checked_by, rule

DEPTH = 12
CARRIED = 4
"""The maximum count of numbers in a frame."""

Frame = record(step=i2, a=i2, b=i2, c=i2, d=i2)
Agenda = record(frames=(Frame, DEPTH), depth=i1, fault=i1)

OVERFLOW = 1
TOO_MANY_OPTIONS = 2


class Step(int):
    """The number of a step, with its name and the names of the numbers in its frame."""

    name: str
    fields: tuple[str, ...]


class Steps:
    """The steps of a game, numbered from 1 in the order in which they are added."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(self, name: str, *fields: str) -> Step:
        """Declare a step and the names of the numbers in its frame, and return its number."""
        if any(step.name == name for step in self.steps):
            raise ValueError(f"step {name!r} is declared twice")
        if len(fields) > CARRIED or len(set(fields)) < len(fields):
            raise ValueError(f"step {name!r} carries {fields}: at most {CARRIED} different names")
        step = Step(len(self.steps) + 1)
        step.name, step.fields = name, fields
        self.steps.append(step)
        return step

    def __getitem__(self, number: int) -> Step:
        return self.steps[number - 1]


def _checked_then(s: Any, step: int, *values: int) -> None:
    """Push a step, after checking that its name and its numbers fit the declaration."""
    if not isinstance(step, Step):
        raise TypeError(f"a step is put on the agenda by its name, not as {step!r}")
    if len(values) != len(step.fields):
        named = ", ".join(step.fields) or "nothing"
        raise TypeError(f"step {step.name!r} carries {named}; it was given {len(values)} values")
    _push(s.agenda, step, *values)


@checked_by(_checked_then)
def then(s: Any, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Push a step onto the agenda, to be carried out before all steps already there."""
    _push(s.agenda, step, a, b, c, d)


@rule
def _push(agenda: Any, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Push a frame, or set the fault `OVERFLOW` if the stack is full."""
    if agenda.depth >= DEPTH:
        agenda.fault = OVERFLOW
        return
    frame = agenda.frames[agenda.depth]
    frame.step = step
    frame.a = a
    frame.b = b
    frame.c = c
    frame.d = d
    agenda.depth += 1


@rule
def drop(agenda: Any) -> None:
    """Remove the top step from the agenda.

    Its frame is set to zero, so that equal positions have equal bytes.
    """
    agenda.depth -= 1
    frame = agenda.frames[agenda.depth]
    frame.step = 0
    frame.a = 0
    frame.b = 0
    frame.c = 0
    frame.d = 0


@rule
def clear(agenda: Any) -> None:
    """Remove all steps from the agenda."""
    while agenda.depth > 0:
        drop(agenda)
