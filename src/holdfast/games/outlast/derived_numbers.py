"""Numbers that depend on a single tile, computed by the rules and cached.

The rules compute them for a whole board. Here they get a board with this one tile, so a cached
result holds for equal tiles of any board.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from holdfast.games.outlast.rules import ground
from holdfast.games.outlast.state import RESOURCE

CACHE_SIZE = 1024
"""Size of each cache, in results."""


class _Board:
    """A board with one face-up tile."""

    __slots__ = ("face_up", "ones", "options", "tile_count", "tiles", "twos")

    def __init__(self, tile: Any, options: Any = None, kind: int = 0, count: int = 0) -> None:
        self.tile_count = self.face_up = 1
        self.tiles = (tile,)
        self.options = options
        self.ones, self.twos = [0, 0], [0, 0]
        ground.lay_goods(self, 0, kind, count)


@lru_cache(CACHE_SIZE)
def wolf_bonus(tile: Any, seat: int) -> int:
    """Return the number added to a player's roll against a wolf on a tile (LA-WOLF-5)."""
    bonus: int = ground.wolf_bonus(_Board(tile), 0, seat)
    return bonus


@lru_cache(CACHE_SIZE)
def hunt_bonus(tile: Any, seat: int) -> int:
    """Return the number added to a player's hunting roll on a tile (LA-HUNT-5)."""
    bonus: int = ground.hunt_bonus(_Board(tile), 0, seat)
    return bonus


@lru_cache(CACHE_SIZE)
def starts_with(options: Any, tile: Any, kind: int, count: int) -> bool:
    """Return whether `count` goods of a kind multiply on a tile but one fewer would not."""
    grows = ground.regrowing_tiles if kind == RESOURCE else ground.breeding_tiles
    fewer, enough = (grows(_Board(tile, options, kind, n)) for n in (max(0, count - 1), count))
    return bool(enough) and not fewer
