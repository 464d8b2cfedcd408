"""The input of Exoworld's trained net: the observation, the levels, the base around the pawn."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import moves
from holdfast.games.exoworld.observation import LAYOUT
from holdfast.games.exoworld.rules import base
from holdfast.kernel.encoding import Encoding
from holdfast.kernel.rule import long_rule

ABOVE_ZERO = 6  # added to a level, which can be negative
DERIVED = moves.RESOURCE_COUNT + 1 + 3 * moves.PLACES

_observe = LAYOUT.observe


@long_rule
def encode(s: Any, viewer: int, out: Any) -> Any:
    """Write the net's input for a hidden position, as bytes."""
    at = _observe(s, viewer, out)
    missing = 0
    for resource in range(moves.RESOURCE_COUNT):
        level = base.shown_level(s, resource)
        missing += max(0, -level)
        out[at + resource] = ABOVE_ZERO + level
    at += moves.RESOURCE_COUNT
    out[at] = missing
    at += 1
    here = s.crew[max(0, s.active)].place
    for direction in range(-1, moves.DIRECTIONS):
        place = here if direction < 0 else base.beside(s, here, direction)
        if 0 <= place < s.location_count:
            location = s.locations[place]
            tokens = 0
            for token in range(moves.TOKEN_COUNT):
                tokens |= (location.tokens[token] > 0) << token
            out[at] = 1
            out[at + 1] = location.kind + 1
            out[at + 2] = tokens
        at += 3
    return at


ENCODING = Encoding(
    encode,
    derived=DERIVED,
    progress={LAYOUT.most + moves.RESOURCE_COUNT: -0.05},
)
