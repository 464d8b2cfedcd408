"""The ground: tiles, wind and what can be asked of them."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.content import (
    BLOCK_WOLF_ENTRY,
    BREED_FROM,
    HUNT_BONUS,
    REGROW_FROM,
    WOLF_BONUS,
)
from holdfast.games.outlast.geometry import NEIGHBOUR
from holdfast.games.outlast.moves import DIRECTIONS, STRUCTURES
from holdfast.games.outlast.state import (
    AWAKE,
    CARRY_UNLIMITED,
    MOST,
    UNLIMITED,
    WORKSHOP,
)
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

NOWHERE = -1


@rule
def wind(s: Any) -> int:
    """LA-GEO-4: the direction that comes first wherever the map leaves a choice."""
    return (s.round - 1) % DIRECTIONS


@rule
def neighbour(s: Any, tile: int, direction: int) -> int:
    """LA-GEO-2: the tile in this direction, or NOWHERE beyond the edge."""
    n = NEIGHBOUR[tile, direction] | 0
    return n if n < s.tile_count else NOWHERE


@rule
def is_active(s: Any, tile: int) -> bool:
    """Whether a tile takes part in the board turn: face up, or any tile of a wild that is awake."""
    return s.tiles[tile].face_up == 1 or s.options.wilds == AWAKE


@rule
def is_open(s: Any, tile: int) -> bool:
    """Whether a wolf may come here: active, no other wolf, no palisade (LA-WMOVE-4)."""
    return s.tiles[tile].wolf == 0 and is_active(s, tile) and not is_fenced(s, tile)


@rule
def is_fenced(s: Any, tile: int) -> bool:
    """Whether a structure keeps wolves from coming here."""
    if s.options.buildings == WORKSHOP:
        for k in range(STRUCTURES):
            if BLOCK_WOLF_ENTRY[k] and s.tiles[tile].structures[k] != NOBODY:
                return True
    return False


@rule
def hunt_bonus(s: Any, tile: int, seat: int) -> int:
    """LA-HUNT-5: what this player's own structures here add to a hunt."""
    bonus = 0
    for k in range(STRUCTURES):
        if s.tiles[tile].structures[k] == seat:
            bonus += HUNT_BONUS[k]
    return bonus


@rule
def wolf_bonus(s: Any, tile: int, seat: int) -> int:
    """LA-WOLF-5: what this player's own structures here add to a fight with a wolf."""
    bonus = 0
    for k in range(STRUCTURES):
        if s.tiles[tile].structures[k] == seat:
            bonus += WOLF_BONUS[k]
    return bonus


@rule
def regrows_from(s: Any, tile: int) -> int:
    """LA-GROW-2, LA-GROW-3: from how many on resources grow here."""
    least = 1
    if s.options.buildings == WORKSHOP:
        for k in range(STRUCTURES):
            if s.tiles[tile].structures[k] != NOBODY and REGROW_FROM[k] < least:
                least = REGROW_FROM[k] | 0
    return least


@rule
def breeds_from(s: Any, tile: int) -> int:
    """LA-PREY-2, LA-PREY-9: from how many on prey multiplies here."""
    least = 2
    if s.options.buildings == WORKSHOP:
        for k in range(STRUCTURES):
            if s.tiles[tile].structures[k] != NOBODY and BREED_FROM[k] < least:
                least = BREED_FROM[k] | 0
    return least


@rule
def has_room(s: Any, tile: int, kind: int) -> bool:
    """LA-DROP-3: a face-up tile with fewer than three of the kind."""
    return s.tiles[tile].face_up == 1 and s.tiles[tile].goods[kind] < MOST


@rule
def carrying_limit(s: Any) -> int:
    """LA-LIM-6: how much of each kind a meeple carries."""
    return UNLIMITED if s.options.carry == CARRY_UNLIMITED else MOST
