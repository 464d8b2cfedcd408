"""The geometry of the board: hexagonal tiles, numbered in a spiral from the centre (LA-GEO).

    Directions, clockwise            The small board, pointed-top hexes

        4 NW   5 NE                            15  16  17
          \\   /                              14   5   6  18
     3 W - x - E 0                         13   4   0   1   7
          /   \\                              12   3   2   8
        2 SW   1 SE                            11  10   9

A larger board only adds rings, so a tile has the same number and neighbours on every board.
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
    """Return the coordinates of the tiles by number, out to ring `radius` (LA-GEO-3).

    Ring k starts at (k, 0) and goes k steps in direction d + 2 from each corner d.
    """
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

# NEIGHBOUR[tile, direction] is the number of the neighbouring tile (LA-GEO-2), or OFF_BOARD beyond
# the large board. On a smaller board, numbers from its number of tiles on are off the board.
NEIGHBOUR = table(
    "neighbours",
    [[_NUMBERS.get((q + a, r + b), OFF_BOARD) for a, b in DIRECTION_STEPS] for q, r in COORDINATES],
)

# CORNER[board, direction] is the corner tile in that direction: LA-SET-3
CORNER = table("corners", [[_NUMBERS[R * a, R * b] for a, b in DIRECTION_STEPS] for R in (2, 3, 4)])

# HOME_CORNERS[players - 1, seat] is the direction of the seat's home corner, or -1: LA-SET-3
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

# Neighbours as bit sets with one bit per tile: NEIGHBOUR_BIT[tile, direction] is 0 beyond the large
# board, NEIGHBOURS[tile] has the neighbours in all six directions.
_BITS = [[0 if n == OFF_BOARD else 1 << n for n in row] for row in NEIGHBOUR]
NEIGHBOUR_BIT = table("neighbours as bits", _BITS)
NEIGHBOURS = table("all neighbours", [reduce(or_, row) for row in _BITS])

assert len(COORDINATES) == TILES
