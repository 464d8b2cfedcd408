"""Asking: how a decision is opened, and how its options are written down."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.state import ASK_NOTHING
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule


@rule
def ask(s: Any, seat: int, decision: int) -> None:
    """Open a decision. Its options are found when the step is over (see `flow`)."""
    s.to_move = seat
    s.ask = decision


@rule
def offer(s: Any, move: int) -> None:
    """Write down an option of the open decision."""
    s.offer[s.offers] = move
    s.offers += 1


@rule
def close(s: Any) -> None:
    """The decision is answered: wipe it, because equal positions are equal bytes."""
    s.to_move = NOBODY
    s.ask = ASK_NOTHING
    forget_offers(s)


@rule
def forget_offers(s: Any) -> None:
    """Wipe the options."""
    for i in range(s.offers):
        s.offer[i] = 0
    s.offers = 0


@rule
def turn_order(s: Any, first: int, k: int) -> int:
    """OL-GEN-2, OL-GEN-6: the k-th seat clockwise from this one."""
    return (first + k) % s.options.players
