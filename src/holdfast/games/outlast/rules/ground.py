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
from holdfast.kernel.bits import has, lowest, without_lowest
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
def is_face_up(s: Any, tile: int) -> bool:
    """Whether a tile has been revealed."""
    return has(s.face_up, tile)


@rule
def has_wolf(s: Any, tile: int) -> bool:
    """Whether a wolf is on a tile."""
    return has(s.wolves, tile)


@rule
def put_wolf(s: Any, tile: int) -> None:
    """A wolf comes to a tile."""
    s.wolves |= 1 << tile


@rule
def remove_wolf(s: Any, tile: int) -> None:
    """No wolf is on the tile any more."""
    s.wolves &= ~(1 << tile)


@rule
def active_tiles(s: Any) -> int:
    """The tiles that take part in the board turn: face up, or all of a wild that is awake."""
    return (1 << s.tile_count) - 1 if s.options.wilds == AWAKE else s.face_up | 0


@rule
def open_tiles(s: Any) -> int:
    """The tiles where a wolf may come: active, no other wolf, no palisade (LA-WMOVE-4)."""
    tiles = active_tiles(s) & ~s.wolves
    if s.options.buildings == WORKSHOP:
        tiles &= ~fenced_tiles(s)
    return tiles


@rule
def fenced_tiles(s: Any) -> int:
    """The tiles where a structure keeps wolves from coming."""
    fenced = 0
    left = s.face_up | 0  # nothing is built under the snow
    while left:
        tile = lowest(left)
        left = without_lowest(left)
        for k in range(STRUCTURES):
            if BLOCK_WOLF_ENTRY[k] and s.tiles[tile].structures[k] != NOBODY:
                fenced |= 1 << tile
    return fenced


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
    return is_face_up(s, tile) and s.tiles[tile].goods[kind] < MOST


@rule
def carrying_limit(s: Any) -> int:
    """LA-LIM-6: how much of each kind a meeple carries."""
    return UNLIMITED if s.options.carry == CARRY_UNLIMITED else MOST
