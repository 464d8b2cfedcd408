"""The agenda: what is still to be done, kept in the position.

Rules that stop to ask a player something cannot simply wait inside a function, because a position
must be storable at every decision. So the steps that remain lie on a stack of frames. A step is
taken off the agenda and carried out; it may put further steps on it, itself included, or open a
decision. Whatever was put on last happens first.
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.record import i1, i2, record
from holdfast.kernel.rule import rule

DEPTH = 12

Frame = record(step=i2, a=i2, b=i2, c=i2)
Agenda = record(frames=(Frame, DEPTH), depth=i1, fault=i1)

OVERFLOW = 1
FAULTS = {OVERFLOW: "the agenda is full: steps were nested deeper than the rules allow"}


@rule
def push(agenda: Any, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step on the agenda, to happen before everything already there."""
    if agenda.depth >= DEPTH:
        agenda.fault = OVERFLOW
        return
    frame = agenda.frames[agenda.depth]
    frame.step = step
    frame.a = a
    frame.b = b
    frame.c = c
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


@rule
def clear(agenda: Any) -> None:
    """Forget everything that was still to be done."""
    while agenda.depth > 0:
        drop(agenda)
