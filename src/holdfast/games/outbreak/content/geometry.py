"""The board: 169 hexes in axial coordinates, numbered by r, then q (OB-MAP-1, OB-DEC-3).

    Directions, anticlockwise        Pointed-top hexes around the centre (0, 0)

        2 (0,-1)  1 (1,-1)                  (0,-1)  (1,-1)
              \\   /
     3 (-1,0) - x - 0 (1,0)            (-1,0)  (0,0)  (1,0)
              /   \\
        4 (-1,1)  5 (0,1)                   (-1,1)  (0,1)
"""

from __future__ import annotations

from holdfast.games.outbreak.moves import HEXES
from holdfast.kernel.tables import table

DIRECTIONS = 6
DIRECTION_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
RADIUS = 7
RED_BORDER = 4
BLUE_BORDER = 1
FOUNDING = 6  # OB-MAP-6: all neighbours of a new settlement are on the board
OFF_BOARD = -1


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Return the number of steps between two hexes on the empty board."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


COORDINATES = [
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if distance((0, 0), (q, r)) <= RADIUS
]
HEX_AT = {place: number for number, place in enumerate(COORDINATES)}
CENTRE = HEX_AT[0, 0]

NEIGHBOUR = table(
    "neighbours",
    [[HEX_AT.get((q + a, r + b), OFF_BOARD) for a, b in DIRECTION_STEPS] for q, r in COORDINATES],
)
DISTANCE = table("distances", [[distance(a, b) for b in COORDINATES] for a in COORDINATES])

assert len(COORDINATES) == HEXES


def place_name(hex: int) -> str:
    """Return the coordinates of a hex as text, such as `2,-1`."""
    q, r = COORDINATES[hex]
    return f"{q},{r}"
