"""The grid: 11 x 11 spaces around the Home Base (EX-MOD-2, EX-MOD-3).

            y
            5   110 111 ...         120
            .    .
            1    .      71            .          N
            0   55  ... 60  61 ...   65        W-+-E
           -1    .      49            .          S
            .    .
           -5    0   1  ...          10
                -5  ...  0   1 ...    5   x

A space is called a cell; its number is (y + 5) * 11 + (x + 5).
"""

from __future__ import annotations

from holdfast.kernel.tables import table

SIDE = 11
CELLS = SIDE * SIDE
REACH = SIDE // 2
HOME_CELL = CELLS // 2
OUTSIDE = 127

DIRECTION_NAMES = ("N", "E", "S", "W")
DIRECTION_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def cell_at(x: int, y: int) -> int:
    """Return the cell at these coordinates, or raise `ValueError` outside the grid."""
    if not (-REACH <= x <= REACH and -REACH <= y <= REACH):
        raise ValueError(f"({x},{y}) lies outside the grid")
    return (y + REACH) * SIDE + x + REACH


def place_of(cell: int) -> tuple[int, int]:
    """Return the coordinates (x, y) of a cell."""
    return cell % SIDE - REACH, cell // SIDE - REACH


def _neighbour(cell: int, dx: int, dy: int) -> int:
    x, y = place_of(cell)
    inside = abs(x + dx) <= REACH and abs(y + dy) <= REACH
    return cell_at(x + dx, y + dy) if inside else OUTSIDE


# NEIGHBOUR[cell, direction]: the next cell, or OUTSIDE.
NEIGHBOUR = table(
    "neighbours",
    [[_neighbour(cell, dx, dy) for dx, dy in DIRECTION_STEPS] for cell in range(CELLS)],
)
