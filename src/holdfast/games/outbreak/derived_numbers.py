"""Numbers derived from the rules that views and previews need often."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import DEVELOPMENTS
from holdfast.games.outbreak.content.effects import FACES
from holdfast.games.outbreak.moves import SETTLEMENTS
from holdfast.games.outbreak.rules.develop import price
from holdfast.games.outbreak.rules.ground import FAR, spread
from holdfast.games.outbreak.rules.hordes import needed, printed, reduced
from holdfast.games.outbreak.rules.turn import ground_for
from holdfast.games.outbreak.rules.values import capacity, health, movement
from holdfast.kernel.memo import cached_position


def team_of(s: Any) -> list[int]:
    """Return the survivors in play, in their order (OB-GEN-9)."""
    return [s.order[i] for i in range(s.team)]


def resistance(s: Any, card: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the symbols that a horde resists with, by face: printed, and after the Laboratory."""
    faces = range(len(FACES))
    symbols = tuple([printed(s, card, k) for k in faces])
    return symbols, tuple([needed(s, card, k) for k in faces]) if reduced(s) else symbols


def movement_of(s: Any, v: int) -> int:
    """Return the number of steps that a survivor may make in a turn (OB-MOV-3)."""
    return int(movement(s, v))


def steps_left_of(s: Any, v: int) -> int:
    """Return the number of steps that the active survivor has left (OB-MOV-3)."""
    return max(0, movement_of(s, v) - int(s.turn.steps))


def ground_of(s: Any, v: int) -> int:
    """Return the set of settlements where a survivor may walk (OB-MOV-2)."""
    return int(ground_for(s, v))


@cached_position
def steps_from(s: Any, here: int, within: int) -> list[int]:
    """Return the distance of every settlement from `here` through the set `within`, or FAR."""
    steps, reached, count = [FAR] * SETTLEMENTS, 0, 0
    wider = 1 << here
    while wider != reached:
        for t in range(SETTLEMENTS):
            if (wider & ~reached) >> t & 1:
                steps[t] = count
        reached, count = wider, count + 1
        wider = spread(s, reached, within)
    return steps


def health_of(s: Any, v: int) -> int:
    """Return the number of wounds that incapacitate a survivor."""
    return int(health(s, v))


def health_left(s: Any, v: int, wounds: int = 0) -> int:
    """Return how many wounds a survivor can still take after `wounds` more."""
    return max(0, health_of(s, v) - int(s.survivors[v].wounds) - wounds)


def slots_of(s: Any, v: int) -> int:
    """Return the number of tokens that a survivor can carry (OB-WND-1)."""
    return int(capacity(s, v))


def prices_of(s: Any, v: int) -> list[int]:
    """Return the costs of the developments for a survivor (OB-DEV-12)."""
    prices = {cost: int(price(s, v, cost)) for cost in set(_COSTS)}
    return [prices[cost] for cost in _COSTS]


_COSTS = [int(development.cost) for development in DEVELOPMENTS]
