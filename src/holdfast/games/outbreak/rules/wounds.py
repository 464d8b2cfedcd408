"""Wounds: what prevents them, and what they do (OB-WND).

WOUND  a = the survivor,  b = how many,  c = type + 8 * stage
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content.effects import (
    BY_CONTAM,
    BY_FIRE,
    BY_OVERRUN,
    DODGE,
    GUARD,
    PLAIN,
    SHIELD,
)
from holdfast.games.outbreak.events import FELL_DOWN, SPARED, WOUNDED
from holdfast.games.outbreak.moves import NO, TAKE_IT
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.ending import test_team
from holdfast.games.outbreak.rules.goods import hand_back_all, leave_tank, lose_trap
from holdfast.games.outbreak.rules.people import (
    NONE,
    find_ability,
    health,
    is_able,
    is_sheltered,
    mark_used,
    schematic_for,
    seat_of,
    use_schematic,
)
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import TRIM_GOODS, WINDOW, WOUND
from holdfast.games.outbreak.state import D_BODYGUARD, W_WOUND
from holdfast.kernel.rule import long_rule

_STAGE = 8
_PROTECT, _GUARD, _WINDOW, _TAKE = range(4)
SHELTER_SPARES = -1  # `ability` of the event: the Fallout Shelter


@long_rule
def wound_step(s: Any, v: int, n: int, progress: int, log: Any) -> None:
    """OB-WND-7: what works by itself, the bodyguard, the window, and then the rest is taken."""
    kind, stage = progress % _STAGE, progress // _STAGE
    if not is_able(s, v):
        s.spared = 0
        s.victim = 0
        s.blow = 0
        return
    if stage == _PROTECT:
        n = protect(s, v, n, kind, log)
        if n > 0:
            push(s.agenda, WOUND, v, n, kind + _STAGE * _GUARD)
    elif stage == _GUARD:
        push(s.agenda, WOUND, v, n, kind + _STAGE * _WINDOW)
        guard = bodyguard_of(s, v)
        if guard != NONE:
            offer(s, TAKE_IT)
            offer(s, NO)
            ask(s, D_BODYGUARD, seat_of(s, guard), v)
    elif stage == _WINDOW:
        s.victim = v + 1
        s.blow = n
        push(s.agenda, WOUND, v, n, kind + _STAGE * _TAKE)
        push(s.agenda, WINDOW, W_WOUND)
    else:
        n -= s.spared
        s.spared = 0
        s.victim = 0
        s.blow = 0
        if n > 0:
            take_wounds(s, v, n, kind, log)


@long_rule
def wound_answer(s: Any, v: int, n: int, progress: int, move: int, log: Any) -> None:
    """D-BODYGUARD answered: one wound goes to the bodyguard, plain and without another guard."""
    left = n
    if move == TAKE_IT:
        left -= 1
    if left > 0:
        push(s.agenda, WOUND, v, left, progress)
    if move == TAKE_IT:
        guard = bodyguard_of(s, v)
        ability = find_ability(s, guard, GUARD)
        mark_used(s, guard, ability)
        tell(log, SPARED, v, ability)
        push(s.agenda, WOUND, guard, 1, PLAIN + _STAGE * _WINDOW)


@long_rule
def protect(s: Any, v: int, n: int, kind: int, log: Any) -> int:
    """OB-WND-7 (1): Fallout Shelter, Hazmat Suit and Dodge work by themselves."""
    if kind == BY_FIRE or kind == BY_CONTAM:
        if is_sheltered(s, s.survivors[v].tile | 0):
            tell(log, SPARED, v, SHELTER_SPARES)
            return 0
        suit = schematic_for(s, v, SHIELD, kind)
        if suit != NONE:
            use_schematic(s, v, suit)
            tell(log, SPARED, v, suit)
            return 0
    if kind == BY_OVERRUN:
        dodge = find_ability(s, v, DODGE)
        if dodge != NONE:
            mark_used(s, v, dodge)
            tell(log, SPARED, v, dodge)
            return n - 1
    return n


@long_rule
def bodyguard_of(s: Any, v: int) -> int:
    """ST-08: an able bodyguard on the same settlement who has not yet taken a wound today."""
    for i in range(s.team):
        guard = s.order[i] | 0
        if guard != v and is_able(s, guard) and s.survivors[guard].tile == s.survivors[v].tile:
            if find_ability(s, guard, GUARD) != NONE:
                return guard
    return NONE


@long_rule
def take_wounds(s: Any, v: int, n: int, kind: int, log: Any) -> None:
    """OB-WND-1, OB-WND-2, OB-WND-6: into slots; as many as Health incapacitate."""
    survivor = s.survivors[v]
    most = health(s, v)
    taken = min(n, most - survivor.wounds)
    survivor.wounds += taken
    tell(log, WOUNDED, v, taken, kind)
    if survivor.wounds < most:
        push(s.agenda, TRIM_GOODS, 1 << v)
        return
    survivor.down = 1
    hand_back_all(s, v, log)
    lose_trap(s, v)
    leave_tank(s, v, log)
    tell(log, FELL_DOWN, v)
    test_team(s, log)
