"""Hordes: their strength and how they fall."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    FIRST_FINAL,
    LABORATORY_TILE,
    LEVEL,
    RESISTANCE,
    STARTS_SWOLLEN,
    TWICE,
)
from holdfast.games.outbreak.content.effects import SKULL
from holdfast.games.outbreak.events import DESTROYED_HORDE, STRUCK
from holdfast.games.outbreak.moves import RESOURCES
from holdfast.games.outbreak.rules.calls import tell
from holdfast.games.outbreak.rules.cards import change_exp
from holdfast.games.outbreak.rules.ground import has_power, remove_horde
from holdfast.games.outbreak.state import OUTBREAK, SWELL
from holdfast.kernel.rule import long_rule, rule


@rule
def is_final(card: int) -> bool:
    """Whether a horde is a Final Encounter."""
    return card >= FIRST_FINAL


@long_rule
def reduced(s: Any) -> int:
    """OB-AID-7: the kinds by which the Laboratory, with power, reduces every resistance."""
    return s.laboratory | 0 if has_power(s, LABORATORY_TILE) else 0


@long_rule
def symbols(s: Any, card: int) -> int:
    """OB-PAY-1: how many symbols the effective resistance of a horde has."""
    count = RESISTANCE[card, SKULL] | 0
    pairs = reduced(s)
    for k in range(RESOURCES):
        need = RESISTANCE[card, k] | 0
        if need > 0 and pairs >> k & 1:
            need -= 1
        count += need
    return count


@long_rule
def needed(s: Any, card: int, kind: int) -> int:
    """OB-PAY-1: symbols of a kind after the Laboratory; a Final Encounter keeps at least one."""
    need = RESISTANCE[card, kind] | 0
    if need > 0 and kind != SKULL and reduced(s) >> kind & 1:
        need -= 1
        if need == 0 and is_final(card) and symbols(s, card) == 0 and is_first_symbol(card, kind):
            need = 1
    return need


@long_rule
def is_first_symbol(card: int, kind: int) -> bool:
    """Whether no kind before this one is in a printed resistance."""
    for k in range(kind):
        if RESISTANCE[card, k] > 0:
            return False
    return True


@rule
def start_position(card: int) -> int:
    """OB-ZOM-2: where a meeple starts and resets to."""
    return SWELL if STARTS_SWOLLEN[card] else OUTBREAK


@long_rule
def defeat(s: Any, uid: int, survivor: int, cause: int, log: Any) -> bool:
    """One defeat: OB-KIND-4, some need two. Gives whether the horde is destroyed."""
    horde = s.hordes[uid]
    horde.hits += 1
    if TWICE[horde.card] and horde.hits < 2:
        tell(log, STRUCK, horde.hex, horde.card, horde.hits)
        return False
    destroy(s, uid, survivor, cause, log)
    return True


@long_rule
def destroy(s: Any, uid: int, survivor: int, cause: int, log: Any) -> None:
    """OB-ATK-8: the horde is removed at once, Exp equal to its level is added, none for an FE."""
    card, hex = s.hordes[uid].card | 0, s.hordes[uid].hex | 0
    tell(log, DESTROYED_HORDE, hex, card, survivor, cause)
    remove_horde(s, uid)
    if is_final(card):
        s.finals_left -= 1
    else:
        change_exp(s, LEVEL[card] | 0, log)
