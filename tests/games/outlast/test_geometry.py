"""The board: directions, neighbours, the spiral of numbers, and the wind (LA-GEO)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, neighbours, new_game, prepare

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content.geometry import COORDINATES

COMPASS = ("E", "SE", "SW", "W", "NW", "NE")
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

# LA-GEO-3: the small board; place, then neighbours E, SE, SW, W, NW, NE (- is the edge)
SMALL_BOARD = """
 0   0  0    1  2  3  4  5  6
 1   1  0    7  8  2  0  6 18
 2   0  1    8  9 10  3  0  1
 3  -1  1    2 10 11 12  4  0
 4  -1  0    0  3 12 13 14  5
 5   0 -1    6  0  4 14 15 16
 6   1 -1   18  1  0  5 16 17
 7   2  0    -  -  8  1 18  -
 8   1  1    -  -  9  2  1  7
 9   0  2    -  -  - 10  2  8
10  -1  2    9  -  - 11  3  2
11  -2  2   10  -  -  - 12  3
12  -2  1    3 11  -  - 13  4
13  -2  0    4 12  -  -  - 14
14  -1 -1    5  4 13  -  - 15
15   0 -2   16  5 14  -  -  -
16   1 -2   17  6  5 15  -  -
17   2 -2    - 18  6 16  -  -
18   2 -1    -  7  1  6 17  -
"""
ROWS = [line.split() for line in SMALL_BOARD.strip().splitlines()]
SIZES = {"small": (2, 19), "medium": (3, 37), "large": (4, 61)}


def places(board: str) -> dict[tuple[int, int], int]:
    """Return the coordinates and number of every tile, as the client gets them."""
    view = GAME.view(new_game(players=2, board=board).position).model_dump()
    return {(tile["q"], tile["r"]): tile["number"] for tile in view["tiles"]}


@pytest.mark.clause("LA-GEO-1", "LA-MOVE-1")
@pytest.mark.parametrize("direction", range(6), ids=COMPASS)
def test_a_direction_is_a_step(direction: int) -> None:
    table = prepare(tiles=all_empty(), A=[at(0)])
    table.play(f"move:A1:{direction}")
    assert COORDINATES[table.meeple("A1").tile] == STEPS[direction]


@pytest.mark.clause("LA-GEO-1")
def test_directions_run_clockwise_on_the_screen() -> None:
    # Pointed-top hexes: x grows with q and half of r, y (downwards) with r.
    angles = [(q + r / 2, r * 0.866) for q, r in STEPS]
    for (x, y), (next_x, next_y) in zip(angles, angles[1:] + angles[:1], strict=True):
        assert x * next_y - y * next_x > 0


@pytest.mark.clause("LA-GEO-3")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_small_board(row: list[str]) -> None:
    tile, q, r = map(int, row[:3])
    assert COORDINATES[tile] == (q, r)
    table = prepare(tiles=all_empty(), A=[at(tile)])
    moves = [option for option in table.options_of("A1") if option.startswith("move")]
    assert moves == [f"move:{d}" for d in range(6) if row[3 + d] != "-"]
    for direction in range(6):
        if row[3 + direction] != "-":
            there = prepare(tiles=all_empty(), A=[at(tile)]).play(f"move:A1:{direction}")
            assert there.meeple("A1").tile == int(row[3 + direction])


@pytest.mark.clause("LA-GEO-3")
@pytest.mark.parametrize("board", SIZES)
def test_numbers_run_clockwise_ring_by_ring(board: str) -> None:
    radius, count = SIZES[board]
    where = {number: place for place, number in places(board).items()}
    assert sorted(where) == list(range(count))
    assert where[0] == (0, 0)
    for k in range(1, radius + 1):
        first = 1 + 3 * k * (k - 1)
        ring = [where[first + i] for i in range(6 * k)]
        assert ring[0] == (k, 0)
        for i, (q, r) in enumerate(ring):
            assert max(abs(q), abs(r), abs(q + r)) == k
            step_q, step_r = STEPS[(i // k + 2) % 6]
            assert ring[(i + 1) % len(ring)] == (q + step_q, r + step_r)


@pytest.mark.clause("LA-GEO-2")
@pytest.mark.parametrize("board", SIZES)
def test_neighbours_are_one_step_apart(board: str) -> None:
    radius, count = SIZES[board]
    numbers = places(board)
    assert len(numbers) == count
    degrees = set()
    for (q, r), tile in numbers.items():
        beside = [numbers[q + a, r + b] for a, b in STEPS if (q + a, r + b) in numbers]
        assert neighbours(tile, count) == beside
        assert all(tile in neighbours(n, count) for n in beside)
        degrees.add(len(beside))
    assert degrees == {3, 4, 6}
    assert max(abs(q) for q, _ in numbers) == radius


@pytest.mark.clause("LA-GEO-2")
def test_a_corner_of_a_smaller_board_leads_nowhere_else() -> None:
    # Tile 7 has six neighbours on the medium board and three on the small one.
    for board, directions in (("small", [2, 3, 4]), ("medium", [0, 1, 2, 3, 4, 5])):
        table = prepare(options={"board": board}, tiles={7: {}}, A=[at(7)])
        moves = [option for option in table.options_of("A1") if option.startswith("move")]
        assert moves == [f"move:{d}" for d in directions]


@pytest.mark.clause("LA-GEO-4")
@pytest.mark.parametrize("round_", range(1, 16))
def test_the_wind_turns_every_round(round_: int) -> None:
    # A full herd with six empty neighbours spills with the wind.
    tiles = all_empty() | {0: has(prey=3)}
    table = prepare(tiles=tiles, round=round_, turn="A", A=[at(7, prey=3)], B=[at(13, prey=3)])
    assert GAME.view(table.position).model_dump()["wind"] == (round_ - 1) % 6
    spilled = prepare(tiles=tiles, round=min(round_, 14), board=2)
    assert spilled.prey == {0: 3, neighbours(0)[(min(round_, 14) - 1) % 6]: 1}


@pytest.mark.clause("LA-GEO-4")
@pytest.mark.parametrize("wind", range(6), ids=COMPASS)
def test_wind_order_goes_on_clockwise(wind: int) -> None:
    # The neighbours down the wind are full one after the other: the next clockwise is taken.
    ring = neighbours(0)
    for full in range(6):
        tiles = all_empty() | {0: has(prey=3)}
        for k in range(full):
            tiles[ring[(wind + k) % 6]] = has(prey=3)
        table = prepare(tiles=tiles, round=wind + 1, board=2)
        assert table.tile(0).spill_to == ring[(wind + full) % 6]


@pytest.mark.clause("LA-GEO-5")
@pytest.mark.parametrize(
    "terrain",
    ["forest", "thicket", "meadow", "plains", "river", "hills", "mountain", "marsh", "barren",
     "den", "trail"],
)  # fmt: skip
def test_terrain_plays_no_part_once_its_tokens_are_placed(terrain: str) -> None:
    stock = has(terrain=terrain, resources=1, prey=2, wolf=0)
    table = prepare(tiles={0: {}, 1: stock}, A=[at(0, prey=2)])
    table.play("move:A1:0")
    assert table.options_of("A1") == [
        "hide", "move:0", "move:1", "move:2", "move:3", "move:4", "move:5", "gather", "hunt",
        "drop:prey",
    ]  # fmt: skip
    table.play("end", "end")
    assert (table.tile(1).resources, table.tile(1).prey) == (2, 3)
