"""Merits: what can speak for a move or against it, as numbers that are read off positions.

A game lists what its moves are good for (`FACTORS` in its `factors` part). Whoever explains a move
reads each number before it and in positions that follow from it, and says what has become better
or worse. So every reason can be checked against those positions, and a game words it once:

    merit-<name>    what the move does, as a predicate: "feeds { $count } of { $of } hungry"
    risk-<name>     what it may cost, in the same way

Both are given `count` (by how much), `before` and `after`, and `of` where a merit is a part of
something. A merit that is told when the clock has struck has no numbers but how often it is so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from holdfast.kernel.position import Position

Amount = Callable[[Any, int], int]
"""amount(reading of a hidden position, seat that decides): how much there is of something."""

When = Literal["now", "kept", "more"]
TurnReport = Literal["gain", "loss", "both"]


@dataclass(frozen=True)
class Factor:
    """One thing that moves are good for, or cost."""

    name: str
    amount: Amount
    when: When = "now"
    """Whether it is read when the move has been carried out, or when the game's clock has struck:
    is it then at least as good as before the move, or even better?"""
    less: bool = False
    """Whether less of it is better."""
    told: TurnReport = "gain"
    """Whether it is worth a word when it becomes better, worse, or either."""
    of: Amount | None = None
    """What the amount is a part of."""
    out_of: Amount | None = None
    """The same, where it becomes better by what leaves it: whoever is new was not hungry before,
    and so is not fed."""

    def gain(self, before: int, after: int) -> int:
        """By how much it has become better."""
        return before - after if self.less else after - before


def never(position: Position, move: int) -> bool:
    """No move is known to be in vain."""
    return False


@dataclass(frozen=True)
class Factors:
    """What the moves of a game are good for."""

    each: tuple[Factor, ...] = ()
    """The weightiest first."""
    clock: str = ""
    """The field of a position that counts rounds, days or turns: the clock strikes when it
    changes."""
    within: tuple[str, ...] = ()
    """Fields that tell whose turn it is, and of what: when one of them has changed, what has become
    better may be owed to something else than the move."""
    menus: tuple[int, ...] = ()
    """The decisions at which what came before has been carried out."""
    in_vain: Callable[[Position, int], bool] = never
    """in_vain(hidden position, move): whether a move cannot do what it is for."""


NO_FACTORS = Factors()
