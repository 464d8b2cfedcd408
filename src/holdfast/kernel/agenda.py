"""The agenda: what is still to be done, kept in the position.

Rules that stop to ask a player something cannot simply wait inside a function, because a position
must be storable at every decision. So the steps that remain lie on a stack of frames. A step is
taken off the agenda and carried out; it may put further steps on it, itself included, or open a
decision. Whatever was put on last happens first.

    STEPS = Steps()
    WOUND = STEPS.add("wound", "survivor", "count", "cause")

    then(s, steps.WOUND, survivor, 2, BY_POISON)     # a frame that carries these three

The step's own function takes what the frame carries by the same names (see `flow`).
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.record import i1, i2, record
from holdfast.kernel.rule import checked_by, rule

DEPTH = 12
CARRIED = 4
"""A frame carries at most so many numbers."""

Frame = record(step=i2, a=i2, b=i2, c=i2, d=i2)
Agenda = record(frames=(Frame, DEPTH), depth=i1, fault=i1)

OVERFLOW = 1
TOO_MANY_OPTIONS = 2


class Step(int):
    """The number of a step, with its name and the names of what its frame carries."""

    name: str
    fields: tuple[str, ...]


class Steps:
    """The steps of a game, numbered from 1 in the order in which they are added."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(self, name: str, *fields: str) -> Step:
        """Declare a step and the names of what it carries; gives its number."""
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


def _then(s: Any, step: int, *values: int) -> None:
    if not isinstance(step, Step):
        raise TypeError(f"a step is put on the agenda by its name, not as {step!r}")
    if len(values) != len(step.fields):
        named = ", ".join(step.fields) or "nothing"
        raise TypeError(f"step {step.name!r} carries {named}; it was given {len(values)} values")
    _push(s.agenda, step, *values)


@checked_by(_then)
def then(s: Any, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a step on the agenda, to happen before everything already there."""
    _push(s.agenda, step, a, b, c, d)


@rule
def _push(agenda: Any, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
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
    """Take the next step off the agenda. Its frame is wiped: equal positions are equal bytes."""
    agenda.depth -= 1
    frame = agenda.frames[agenda.depth]
    frame.step = 0
    frame.a = 0
    frame.b = 0
    frame.c = 0
    frame.d = 0


@rule
def clear(agenda: Any) -> None:
    """Forget everything that was still to be done."""
    while agenda.depth > 0:
        drop(agenda)
