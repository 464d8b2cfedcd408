"""Factors: numbers read off positions that explain why a move is good or bad.

A game lists its factors (`FACTORS` in its `factors` module). An explanation compares each number
before a move with the numbers in the positions after it, and names what has improved or worsened.
So every reason can be checked against those positions, and a game words it once:

    merit-<name>    what the move does, as a predicate: "feeds { $count } of { $of } hungry"
    risk-<name>     what it may cost, in the same form
    spare-<name>    what it keeps and another move costs: "leaves you { $count } more cards"

The first two take `count` (the size of the change), `before` and `after`, and `of` if the factor is
a part of a total. The last takes `count`. A factor that is read at the next clock tick has no
numbers, only a frequency. One that is read off the move itself takes `count`, its number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from holdfast.kernel.position import Position

Amount = Callable[[Any, int], int]
"""amount(snapshot of a hidden position, seat that decides): the number to compare.

For a number of a move itself: amount(hidden position, move).
"""

When = Literal["now", "kept", "more", "beats", "move"]
Direction = Literal["gain", "loss", "both", "neither"]
LEAST_POINTS = 0.5
"""The smallest loss of points that a coach warns of, where a game does not say otherwise."""
NOT_NAMED = -1
"""The number of a move about which a factor says nothing."""


@dataclass(frozen=True)
class Factor:
    """One number that moves can improve or worsen."""

    name: str
    amount: Amount
    when: When = "now"
    """When the number is read: after the move (`now`), at the next clock tick, or before it.

    Before it means a number of the move itself (`move`), such as its chance.

    At the clock tick it counts if the number is at least as good as before (`kept`), better
    (`more`), or better than after another move with the same dice (`beats`).
    """
    less: bool = False
    """Whether a smaller number is better."""
    reported: Direction = "gain"
    """Whether to report an improvement, a loss, both or neither."""
    spared: bool = False
    """Whether to report that a move costs less of it than another move."""
    of: Amount | None = None
    """The total that the amount is a part of."""
    out_of: Amount | None = None
    """The total, if an improvement counts only as far as the total has decreased.

    Example: a newcomer was not hungry before, and so is not counted as fed.
    """

    def gain(self, before: int, after: int) -> int:
        """Return by how much the number has improved."""
        return before - after if self.less else after - before


class MoveFactors:
    """The factors of a game that are numbers of a move itself, in the order of their functions.

    of_moves = MoveFactors()

    @of_moves.add("chance")
    def _chance(position: Position, move: int) -> int: ...
    """

    def __init__(self) -> None:
        self.factors: list[Factor] = []

    def add(self, name: str, less: bool = False) -> Callable[[Amount], Amount]:
        """Return a decorator for the function that returns the number, or NOT_NAMED."""

        def decorate(amount: Amount) -> Amount:
            self.factors.append(Factor(name, amount, "move", less=less))
            return amount

        return decorate


def never(position: Position, move: int) -> bool:
    """Return False: no move is known to be useless."""
    return False


@dataclass(frozen=True)
class Factors:
    """The factors of a game."""

    each: tuple[Factor, ...] = ()
    """The factors, the most important first."""
    clock: str = ""
    """The field of a position that counts rounds, days or turns; its changes are clock ticks."""
    within: tuple[str, ...] = ()
    """Fields that identify the current turn.

    If one of them has changed, an improvement may have another cause than the move.
    """
    menus: tuple[int, ...] = ()
    """The decisions that are opened only after the previous move has been carried out."""
    in_vain: Callable[[Position, int], bool] = never
    """in_vain(hidden position, move): whether a move cannot achieve its purpose."""

    sooner_is_better: bool = False
    """Whether the points of a result count the time: a victory with fewer of them is better."""
    least_points: float = LEAST_POINTS
    """The smallest loss of points that the coach warns of."""


NO_FACTORS = Factors()
