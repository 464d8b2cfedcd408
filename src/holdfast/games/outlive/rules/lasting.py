"""Events in force: what they change until somebody overcomes them (OL-EVT-2, OL-EVT-9..12)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import shelter
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def is_in_force(s: Any, space: int) -> bool:
    """OL-EVT-2: face up and not overcome."""
    return s.convoy[space] != state.UNKNOWN and s.overcome_by[space] == NOBODY


@long_rule
def in_force(s: Any, op: int) -> int:
    """OL-EVT-1, OL-EVT-2: what the events in force together say about an operation."""
    total = 0
    for space in range(content.DAYS):
        if is_in_force(s, space):
            effect = content.EVENT[s.convoy[space]].effect
            if content.EFFECT[effect].op == op:
                total += content.EFFECT[effect].n
    return total


@rule
def is_immune(player: Any) -> bool:
    """OL-EVT-12: a full Sanctum; the shortages are asked of nobody."""
    return shelter.power(player, vocabulary.EVENT_IMMUNE) > 0


@long_rule
def suffered(s: Any, seat: int, op: int) -> int:
    """OL-EVT-9 to OL-EVT-12: an all-Day event as it counts for this player now."""
    value = in_force(s, op)
    if value != 0 and is_immune(s.players[seat]):
        return 0
    return value


@rule
def effective_strength(s: Any, seat: int, hero: int) -> int:
    """OL-EVT-9: strength for Action Points and for the spot on the ship."""
    strength = content.STRENGTH[hero]
    cap = suffered(s, seat, vocabulary.STRENGTH_CAP)
    if cap > 0:
        return min(strength, cap)
    return strength
