"""Hordes: their strength and how they fall."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, state
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import cards, ground
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

LIVES_OF_TWICE = 2  # OB-KIND-4


@rule
def is_final(card: int) -> bool:
    """Whether a horde is a Final Encounter."""
    return card >= content.FIRST_FINAL


@long_rule
def reduced(s: Any) -> int:
    """OB-AID-7: the kinds by which the Laboratory, with power, reduces every resistance."""
    return s.laboratory if ground.has_power(s, content.LABORATORY) else 0


@rule
def printed(s: Any, card: int, kind: int) -> int:
    """Symbols of a kind in the resistance on a horde's hex, as it was when the game began."""
    return content.RESISTANCE[1 if s.version >= state.LIGHTER_HORDES else 0, card, kind]


@long_rule
def symbols(s: Any, card: int) -> int:
    """OB-PAY-1: how many symbols the effective resistance of a horde has."""
    count = printed(s, card, effects.SKULL)
    pairs = reduced(s)
    for k in range(moves.RESOURCES):
        need = printed(s, card, k)
        if need > 0 and pairs >> k & 1:
            need -= 1
        count += need
    return count


@long_rule
def needed(s: Any, card: int, kind: int) -> int:
    """OB-PAY-1: symbols of a kind after the Laboratory; a Final Encounter keeps at least one."""
    need = printed(s, card, kind)
    if need > 0 and kind != effects.SKULL and reduced(s) >> kind & 1:
        need -= 1
        if (
            need == 0
            and is_final(card)
            and symbols(s, card) == 0
            and is_first_symbol(s, card, kind)
        ):
            need = 1
    return need


@long_rule
def is_first_symbol(s: Any, card: int, kind: int) -> bool:
    """Whether no kind before this one is in a printed resistance."""
    for k in range(kind):
        if printed(s, card, k) > 0:
            return False
    return True


@rule
def start_position(card: int) -> int:
    """OB-ZOM-2: where a meeple starts and resets to."""
    return state.SWELL if content.HORDES[card].starts_swollen else state.OUTBREAK


@long_rule
def defeat(s: Any, uid: int, survivor: int, cause: int, log: Any) -> bool:
    """One defeat: OB-KIND-4, some need two. Gives whether the horde is destroyed."""
    horde = s.hordes[uid]
    horde.hits += 1
    if content.HORDES[horde.card].twice and horde.hits < LIVES_OF_TWICE:
        tell(log, events.STRUCK, horde.hex, horde.card, horde.hits)
        return False
    destroy(s, uid, survivor, cause, log)
    return True


@long_rule
def destroy(s: Any, uid: int, survivor: int, cause: int, log: Any) -> None:
    """OB-ATK-8: the horde is removed at once, Exp equal to its level is added, none for an FE."""
    card, hex = s.hordes[uid].card, s.hordes[uid].hex
    tell(log, events.DESTROYED_HORDE, hex, card, survivor, cause)
    ground.remove_horde(s, uid)
    if is_final(card):
        s.finals_left -= 1
    else:
        cards.change_exp(s, content.HORDES[card].level, log)


@long_rule
def look_at(s: Any, hex: int, log: Any) -> None:
    """A facedown horde becomes known to everybody."""
    horde = s.hordes[ground.horde_at(s, hex)]
    if horde.place == state.FACEDOWN and horde.known == 0:
        horde.known = 1
        tell(log, events.SURVEYED, hex, horde.card)


@rule
def front_horde(s: Any) -> int:
    """The horde that is about to enter a settlement."""
    return s.march.chain[s.march.links]
