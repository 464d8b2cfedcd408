"""The board: a hexagon of hexagonal tiles, numbered in a spiral from the centre (LA-GEO).

    Directions, clockwise            The small board, pointed-top hexes

        4 NW   5 NE                            15  16  17
          \\   /                              14   5   6  18
     3 W - x - E 0                         13   4   0   1   7
          /   \\                              12   3   2   8
        2 SW   1 SE                            11  10   9

Rings lie around each other, so a tile has the same number and the same neighbours on every board;
a smaller board only ends sooner.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from holdfast.games.outlast.moves import TILES
from holdfast.kernel.tables import table

DIRECTION_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # LA-GEO-1
DIRECTION_NAMES = ("E", "SE", "SW", "W", "NW", "NE")
OFF_BOARD = 127  # a tile number larger than any board's

BOARD_TILES = table("tiles of boards", [19, 37, 61])  # small, medium, large: LA-SET-2


def _spiral(radius: int) -> list[tuple[int, int]]:
    """LA-GEO-3: ring k starts at (k, 0); from corner d walk k steps in direction d + 2."""
    tiles = [(0, 0)]
    for k in range(1, radius + 1):
        q, r = k, 0
        for d in range(6):
            step_q, step_r = DIRECTION_STEPS[(d + 2) % 6]
            for _ in range(k):
                tiles.append((q, r))
                q, r = q + step_q, r + step_r
    return tiles


COORDINATES = _spiral(4)
_NUMBERS = {place: number for number, place in enumerate(COORDINATES)}

# NEIGHBOUR[tile, direction]: LA-GEO-2. Beyond the large board lies OFF_BOARD; a smaller board
# ends where numbers reach its count of tiles.
NEIGHBOUR = table(
    "neighbours",
    [[_NUMBERS.get((q + a, r + b), OFF_BOARD) for a, b in DIRECTION_STEPS] for q, r in COORDINATES],
)

# CORNER[board, direction]: the tile at R times that direction, LA-SET-3
CORNER = table("corners", [[_NUMBERS[R * a, R * b] for a, b in DIRECTION_STEPS] for R in (2, 3, 4)])

# HOME_CORNERS[players - 1, seat]: LA-SET-3
HOME_CORNERS = table(
    "corners of homes",
    [
        [0, -1, -1, -1, -1, -1],
        [0, 3, -1, -1, -1, -1],
        [0, 2, 4, -1, -1, -1],
        [0, 1, 3, 4, -1, -1],
        [0, 1, 2, 3, 4, -1],
        [0, 1, 2, 3, 4, 5],
    ],
)

# The same as sets of tiles, a bit a tile: NEIGHBOUR_BIT[tile, direction] is empty beyond the edge
# of the large board, NEIGHBOURS[tile] has all six directions.
_BITS = [[0 if n == OFF_BOARD else 1 << n for n in row] for row in NEIGHBOUR]
NEIGHBOUR_BIT = table("neighbours as bits", _BITS)
NEIGHBOURS = table("all neighbours", [reduce(or_, row) for row in _BITS])

assert len(COORDINATES) == TILES
