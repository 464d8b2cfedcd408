"""What screens ask of the rules again and again, reckoned once while it stays the same."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import DEVELOPMENTS, LABORATORY
from holdfast.games.outbreak.content.effects import FACES
from holdfast.games.outbreak.moves import SETTLEMENTS
from holdfast.games.outbreak.rules.develop import price
from holdfast.games.outbreak.rules.ground import FAR, spread
from holdfast.games.outbreak.rules.hordes import needed, printed
from holdfast.games.outbreak.rules.turn import ground_for
from holdfast.games.outbreak.rules.values import capacity, health, movement
from holdfast.games.outbreak.state import State
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.memo import Parts

follows_from = Parts(State)

DOOM = ("doom_in_force", "doom_active")
RESISTANCE = ("version", "laboratory", f"tiles[{LABORATORY}]")
"""What changes how many symbols a horde resists with."""
TEAM = ("order", "team", "survivors")
BOARD = ("city", "overrun", "tile_at", "tiles", "horde_at", "hordes")
ABILITIES = ("built", "user", "phase")
"""What beside survivors themselves decides whether an ability is at work."""
OWN = ("survivors[].skills", "survivors[].cards", "survivors[].down", "survivors[].wounds")
"""What of a survivor abilities are told by."""

OFTEN = 2048
"""Of small things more are kept."""


def team_of(s: Any) -> list[int]:
    """OB-GEN-9: the survivors in play, in their order."""
    return [s.order[i] for i in range(s.team)]


@follows_from(*RESISTANCE, most=OFTEN)
def resistance(s: Any, card: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The symbols that a horde resists with, by face: printed, and after the Laboratory."""
    faces = range(len(FACES))
    return (
        tuple(interpret(printed)(s, card, k) for k in faces),
        tuple(interpret(needed)(s, card, k) for k in faces),
    )


@follows_from("driver", "turn.march", *DOOM, *ABILITIES, *OWN, most=OFTEN)
def movement_of(s: Any, v: int) -> int:
    """OB-MOV-3: how many steps a survivor may make in a turn."""
    return int(interpret(movement)(s, v))


def steps_left_of(s: Any, v: int) -> int:
    """OB-MOV-3: those that the survivor whose turn it is has not made."""
    return max(0, movement_of(s, v) - int(s.turn.steps))


@follows_from("city", "overrun", "phase", "survivors[].skills", "survivors[].down", most=OFTEN)
def ground_of(s: Any, v: int) -> int:
    """OB-MOV-2: where a survivor may walk, as a set."""
    return int(interpret(ground_for)(s, v))


@follows_from("tiles")
def steps_from(s: Any, here: int, within: int) -> list[int]:
    """How many steps every settlement is away over a set of them, or FAR."""
    steps, reached, count = [FAR] * SETTLEMENTS, 0, 0
    wider = 1 << here
    while wider != reached:
        for t in range(SETTLEMENTS):
            if (wider & ~reached) >> t & 1:
                steps[t] = count
        reached, count = wider, count + 1
        wider = interpret(spread)(s, reached, within)
    return steps


@follows_from("survivors[].skills", most=OFTEN)
def health_of(s: Any, v: int) -> int:
    """Wounds that incapacitate a survivor."""
    return int(interpret(health)(s, v))


def health_left(s: Any, v: int, wounds: int = 0) -> int:
    """How many wounds it still takes after so many more."""
    return max(0, health_of(s, v) - int(s.survivors[v].wounds) - wounds)


@follows_from(*ABILITIES, *OWN, most=OFTEN)
def slots_of(s: Any, v: int) -> int:
    """OB-WND-1: tokens that a survivor can carry."""
    return int(interpret(capacity)(s, v))


@follows_from("options", "phase", *DOOM, "survivors[].skills", "survivors[].down", most=OFTEN)
def prices_of(s: Any, v: int) -> list[int]:
    """OB-DEV-12: what developments cost a survivor."""
    return [int(interpret(price)(s, v, int(development.cost))) for development in DEVELOPMENTS]
