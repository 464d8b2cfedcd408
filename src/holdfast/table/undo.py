"""Undo: taking back one's last move.

Free until dice were rolled, something was drawn or revealed, or somebody else acted; then by
consent of the other persons at the table. Bots give no consent. A game that is over stays over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from holdfast.table.turn import Turn

How = Literal["free", "consent", "no"]
Reason = Literal[
    "", "nothing-to-undo", "revealed", "rolled", "drawn", "others-acted", "not-yours", "newcomer",
    "over", "waiting",
]  # fmt: skip


@dataclass(frozen=True)
class Undo:
    """Whether a seat may take its last move back, and why not freely or not at all."""

    how: How
    reason: Reason = ""
    to: int = 0
    """The sequence number of the move that would then be the last."""


@dataclass(frozen=True)
class Wish:
    """Somebody's wish to undo that waits for the consent of others."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


def last_own(line: Sequence[Turn], seat: int) -> int | None:
    """Where in a line of turns a seat last decided; standing answers belong to what led there."""
    for index in range(len(line) - 1, 0, -1):
        if line[index].seat == seat and line[index].by != "standing":
            return index
    return None


def obstacle(turns: Sequence[Turn], seat: int) -> Reason:
    """What keeps a seat from taking these turns back freely, if anything."""
    if any(turn.seat != seat for turn in turns):
        return "others-acted"
    for turn in turns:
        if turn.learnt:
            return turn.learnt
    return ""
