"""The values of survivors: health, slots, hand and movement."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import abilities, in_force
from holdfast.kernel.rule import long_rule, rule


@long_rule
def health(s: Any, v: int) -> int:
    """Wounds that incapacitate a survivor."""
    return content.SURVIVORS[v].health + abilities.skill_value(s.survivors[v], effects.HEALTH)


@long_rule
def own_capacity(s: Any, v: int) -> int:
    """OB-WND-1: slots that hold no wound, without a schematic's."""
    survivor = s.survivors[v]
    return max(
        0,
        content.SURVIVORS[v].slots
        + abilities.skill_value(survivor, effects.SLOTS)
        - survivor.wounds,
    )


@long_rule
def capacity(s: Any, v: int) -> int:
    """OB-WND-1: how many tokens a survivor can carry."""
    frame = abilities.schematic_for(s, v, effects.SLOTS)
    if frame == abilities.NONE:
        return own_capacity(s, v)
    survivor = s.survivors[v]
    slots = (
        content.SURVIVORS[v].slots
        + abilities.skill_value(survivor, effects.SLOTS)
        + abilities.value_in(s, v, frame, effects.SLOTS, 0)
    )
    return max(0, slots - survivor.wounds)


@rule
def hand_limit(v: int) -> int:
    """The most Fortune cards a survivor may keep."""
    return content.SURVIVORS[v].hand


@long_rule
def own_movement(s: Any, v: int, more: int = 0) -> int:
    """OB-MOV-3: card value, modifiers in force and these steps more; Doom leaves at least one."""
    steps = (
        content.SURVIVORS[v].move + abilities.own_value(s, v, effects.STEP) + s.turn.march + more
    )
    return max(1, steps + in_force.doom_total(s, v, effects.STEP))


@long_rule
def movement(s: Any, v: int) -> int:
    """OB-MOV-3: how many steps a survivor may make in this turn; OB-AID-8: in the Tank one."""
    if s.driver == v + 1:
        return 1
    bike = abilities.schematic_for(s, v, effects.STEP)
    return own_movement(
        s, v, abilities.value_in(s, v, bike, effects.STEP, 0) if bike != abilities.NONE else 0
    )
