"""Asking: how a step opens a decision, and small sets as bits."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.agenda import drop
from holdfast.kernel.rule import long_rule, rule


@rule
def ask(s: Any, decision: int, seat: int) -> None:
    """Open a decision for a player."""
    s.ask = decision
    s.to_move = seat


@rule
def asking_step(s: Any) -> int:
    """The step that asks: the one on top of the agenda."""
    return s.agenda.frames[s.agenda.depth - 1].step | 0


@rule
def asked_a(s: Any) -> int:
    """Its first argument."""
    return s.agenda.frames[s.agenda.depth - 1].a | 0


@rule
def asked_b(s: Any) -> int:
    """Its second argument."""
    return s.agenda.frames[s.agenda.depth - 1].b | 0


@rule
def asked_c(s: Any) -> int:
    """Its third argument."""
    return s.agenda.frames[s.agenda.depth - 1].c | 0


@rule
def answered(s: Any) -> None:
    """The open question has been answered: take its frame off."""
    drop(s.agenda)


@long_rule
def count_bits(bits: int) -> int:
    """How many elements a set has."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@long_rule
def lowest_bit(bits: int) -> int:
    """The first element of a set that is not empty."""
    element = 0
    while (bits >> element) & 1 == 0:
        element += 1
    return element


@long_rule
def list_bits(bits: int, first: int, out: Any, n: int) -> int:
    """Write the options that are the elements of a set, behind n others; gives how many."""
    element = 0
    while bits >> element != 0:
        if (bits >> element) & 1 == 1:
            out[n] = first + element
            n += 1
        element += 1
    return n
