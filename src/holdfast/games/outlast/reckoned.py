"""A tile on its own: what follows from it and from nothing around it.

The rules ask these things of a board. Here they ask them of one that has no other tile, so that the
answer holds wherever such a tile lies; it is worked out once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from holdfast.games.outlast.rules import ground
from holdfast.games.outlast.state import RESOURCE
from holdfast.kernel.interpreted import interpret

PLACES = 1024
"""Tiles of which each of these is kept."""


class _Board:
    """A board that has one tile, face up."""

    __slots__ = ("face_up", "ones", "options", "tile_count", "tiles", "twos")

    def __init__(self, tile: Any, options: Any = None, kind: int = 0, count: int = 0) -> None:
        self.tile_count = self.face_up = 1
        self.tiles = (tile,)
        self.options = options
        self.ones, self.twos = [0, 0], [0, 0]
        interpret(ground.lay_goods)(self, 0, kind, count)


@lru_cache(PLACES)
def wolf_bonus(tile: Any, seat: int) -> int:
    """LA-WOLF-5: what is added to this player's fight with a wolf on a tile."""
    bonus: int = interpret(ground.wolf_bonus)(_Board(tile), 0, seat)
    return bonus


@lru_cache(PLACES)
def hunt_bonus(tile: Any, seat: int) -> int:
    """LA-HUNT-5: what is added to this player's hunt on a tile."""
    bonus: int = interpret(ground.hunt_bonus)(_Board(tile), 0, seat)
    return bonus


@lru_cache(PLACES)
def starts_with(options: Any, tile: Any, kind: int, count: int) -> bool:
    """Whether goods multiply on a tile that lies face up if there are so many, and not with one
    less."""
    grows = interpret(ground.regrowing_tiles if kind == RESOURCE else ground.breeding_tiles)
    fewer, enough = (grows(_Board(tile, options, kind, n)) for n in (max(0, count - 1), count))
    return bool(enough) and not fewer
