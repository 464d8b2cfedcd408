"""Wounds: what prevents them, and what they do (OB-WND)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import abilities, ending, goods, in_force, people, values
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule

SHELTER_SPARES = -1  # `ability` of the event: the Fallout Shelter


@long_rule
def wound(s: Any, victim: int, count: int, cause: int, log: Any) -> None:
    """OB-WND-7 (1): what works by itself."""
    if not people.is_able(s, victim):
        return
    left = protect(s, victim, count, cause, log)
    if left > 0:
        then(s, steps.GUARD, victim, left, cause)


@long_rule
def guard(s: Any, victim: int, count: int, cause: int) -> None:
    """OB-WND-7 (2): D-BODYGUARD, if there is one."""
    then(s, steps.WOUND_WINDOW, victim, count, cause)
    bodyguard = bodyguard_of(s, victim)
    if bodyguard != abilities.NONE:
        ask(s, decisions.BODYGUARD, people.seat_of(s, bodyguard), victim, bodyguard)


@long_rule
def offer_guard(s: Any) -> None:
    """D-BODYGUARD."""
    offer(s, moves.TAKE_IT())
    offer(s, moves.NO())


@long_rule
def guard_not(s: Any, victim: int, count: int, cause: int) -> None:
    """D-BODYGUARD answered: the wounds stay with the victim."""
    then(s, steps.WOUND_WINDOW, victim, count, cause)


@long_rule
def take_for(s: Any, victim: int, count: int, cause: int, bodyguard: int, log: Any) -> None:
    """D-BODYGUARD answered: one wound goes to the bodyguard, plain and without another guard."""
    if count > 1:
        then(s, steps.WOUND_WINDOW, victim, count - 1, cause)
    ability = abilities.find_ability(s, bodyguard, effects.GUARD)
    abilities.mark_used(s, bodyguard, ability)
    tell(log, events.SPARED, victim, ability)
    then(s, steps.WOUND_WINDOW, bodyguard, 1, effects.PLAIN)


@long_rule
def wound_window(s: Any, victim: int, count: int, cause: int) -> None:
    """OB-WND-7 (3): window WOUND."""
    if people.is_able(s, victim):
        s.victim = victim + 1
        s.blow = count
        then(s, steps.TAKE_WOUNDS, victim, count, cause)
        then(s, steps.WINDOW, state.W_WOUND)


@long_rule
def take_wounds(s: Any, victim: int, count: int, cause: int, log: Any) -> None:
    """OB-WND-7 (4): what the window has not prevented is taken."""
    left = count - s.spared
    s.spared = 0
    s.victim = 0
    s.blow = 0
    if left > 0 and people.is_able(s, victim):
        suffer(s, victim, left, cause, log)


@long_rule
def protect(s: Any, v: int, n: int, kind: int, log: Any) -> int:
    """OB-WND-7 (1): Fallout Shelter, Hazmat Suit and Dodge work by themselves."""
    if kind == effects.BY_FIRE or kind == effects.BY_CONTAM:
        if in_force.is_sheltered(s, s.survivors[v].tile):
            tell(log, events.SPARED, v, SHELTER_SPARES)
            return 0
        suit = abilities.schematic_for(s, v, effects.SHIELD, kind)
        if suit != abilities.NONE:
            abilities.use_schematic(s, v, suit)
            tell(log, events.SPARED, v, suit)
            return 0
    if kind == effects.BY_OVERRUN:
        dodge = abilities.find_ability(s, v, effects.DODGE)
        if dodge != abilities.NONE:
            abilities.mark_used(s, v, dodge)
            tell(log, events.SPARED, v, dodge)
            return n - 1
    return n


@long_rule
def bodyguard_of(s: Any, v: int) -> int:
    """ST-08: an able bodyguard on the same settlement who has not yet taken a wound today."""
    for i in range(s.team):
        guard = s.order[i]
        if (
            guard != v
            and people.is_able(s, guard)
            and s.survivors[guard].tile == s.survivors[v].tile
        ):
            if abilities.find_ability(s, guard, effects.GUARD) != abilities.NONE:
                return guard
    return abilities.NONE


@long_rule
def suffer(s: Any, v: int, n: int, kind: int, log: Any) -> None:
    """OB-WND-1, OB-WND-2, OB-WND-6: into slots; as many as Health incapacitate."""
    survivor = s.survivors[v]
    most = values.health(s, v)
    taken = min(n, most - survivor.wounds)
    survivor.wounds += taken
    tell(log, events.WOUNDED, v, taken, kind)
    if survivor.wounds < most:
        then(s, steps.TRIM_GOODS, 1 << v)
        return
    survivor.down = 1
    goods.hand_back_all(s, v, log)
    goods.lose_trap(s, v)
    goods.leave_tank(s, v, log)
    tell(log, events.FELL_DOWN, v)
    ending.test_team(s, log)
