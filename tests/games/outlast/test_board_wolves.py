"""Board steps 3 and 4: wolves move, multiply and perhaps eat (LA-WMOVE, LA-WBIRTH, LA-WEAT)."""

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, neighbours, prepare

WORKSHOP = {"buildings": "workshop"}
AWAKE = {"wilds": "awake"}
NOBODY_HOME = {"A": [at(7, prey=3, hidden=True)], "B": [at(13, prey=3, hidden=True)]}


def wolves_after_moving(tiles: dict[int, dict[str, object]], **description: object) -> list[int]:
    """Return the tiles with wolves after step 3, on a board that is otherwise empty."""
    table = prepare(tiles=all_empty() | tiles, board=3, **(NOBODY_HOME | description))
    return table.wolves


def wolves_after_births(tiles: dict[int, dict[str, object]], **description: object) -> list[int]:
    """Return the tiles with wolves after step 4, on a board that is otherwise empty."""
    return prepare(tiles=all_empty() | tiles, board=4, **(NOBODY_HOME | description)).wolves


# Step 3


@pytest.mark.clause("LA-WMOVE-1")
def test_a_wolf_heads_for_the_closest_prey() -> None:
    # Three at distance 2 in the west, one next door in the south-east.
    assert wolves_after_moving({0: has(wolf=1), 13: has(prey=2), 2: has(prey=1)}) == [2]


@pytest.mark.clause("LA-WMOVE-1", "LA-WMOVE-2")
def test_it_covers_one_tile_per_board_turn() -> None:
    tiles = all_empty() | {11: has(wolf=1), 17: has(prey=1)}
    table = prepare(tiles=tiles, board=3, **NOBODY_HOME)
    assert table.wolves == [3]
    table.play("end", "end")
    assert table.wolves in ([0], [2], [4])
    assert len(table.happened("wolf-moved")) == 1


@pytest.mark.clause("LA-WMOVE-3")
@pytest.mark.parametrize("prey", [1, 2])
def test_with_prey_under_its_nose_it_stays(prey: int) -> None:
    assert wolves_after_moving({0: has(wolf=1, prey=prey), 1: has(prey=3)}) == [0]


@pytest.mark.clause("LA-WMOVE-4")
def test_prey_beside_another_wolf_does_not_attract() -> None:
    assert wolves_after_moving({0: has(wolf=1), 1: has(wolf=1, prey=2), 12: has(prey=1)}) == [1, 3]


@pytest.mark.clause("LA-WMOVE-4")
def test_nor_does_prey_behind_a_palisade() -> None:
    fenced = has(prey=3, structures={"palisade": "A"})
    assert wolves_after_moving({0: has(wolf=1), 1: fenced, 12: has(prey=1)}, options=WORKSHOP) == [
        3
    ]


@pytest.mark.clause("LA-WMOVE-4")
def test_distance_is_counted_around_wolves_and_palisades() -> None:
    # Prey on 7 is two steps away through 1, which is closed: around it takes three, over 2 or 6.
    # Prey on 11 is two steps away through 3 and now the closest.
    herds = {7: has(prey=2), 11: has(prey=1)}
    assert wolves_after_moving({0: has(wolf=1), 1: has(wolf=1, prey=1)} | herds) == [1, 3]
    fence = has(structures={"palisade": "A"})
    assert wolves_after_moving({0: has(wolf=1), 1: fence} | herds, options=WORKSHOP) == [3]
    assert wolves_after_moving({0: has(wolf=1)} | herds) == [1]


@pytest.mark.clause("LA-WMOVE-4")
def test_the_centre_is_a_tile_like_any_other() -> None:
    # It neither attracts without prey nor lets anybody pass where a wolf is.
    assert wolves_after_moving({1: has(wolf=1)}) == [1]
    assert wolves_after_moving({1: has(wolf=1), 0: has(wolf=1, prey=1), 4: has(prey=1)}) == [0, 2]


@pytest.mark.clause("LA-WMOVE-4", "LA-WMOVE-8")
def test_sleeping_tiles_are_not_crossed() -> None:
    # Only 0, 2, 8 and 7 are face up: the way from 0 to 7 leads over 2 and 8.
    tiles = {0: has(wolf=1), 2: {}, 8: {}, 7: has(resources=0, prey=1), 13: has(prey=0)}
    table = prepare(tiles=tiles, board=3, **NOBODY_HOME)
    assert table.wolves == [2]


@pytest.mark.clause("LA-WMOVE-5")
def test_of_equally_close_herds_the_larger_is_preferred() -> None:
    assert wolves_after_moving(
        {0: has(wolf=1), 1: has(prey=1), 2: has(prey=2), 3: has(prey=1)}
    ) == [2]


@pytest.mark.clause("LA-WMOVE-5", "LA-GEO-4")
@pytest.mark.parametrize("round_", range(1, 7))
def test_among_equals_the_wind_decides(round_: int) -> None:
    ring = neighbours(0)
    herds = {n: has(prey=1) for n in ring}
    assert wolves_after_moving({0: has(wolf=1)} | herds, round=round_) == [ring[round_ - 1]]


@pytest.mark.clause("LA-WMOVE-5")
@pytest.mark.parametrize(("round_", "way"), [(1, 1), (2, 2), (3, 1), (6, 1)])
def test_of_several_shortest_ways_the_first_in_wind_order(round_: int, way: int) -> None:
    # Tile 8 is two steps from 0, over 1 (east) or 2 (south-east).
    assert wolves_after_moving({0: has(wolf=1), 8: has(prey=1)}, round=round_) == [way]


@pytest.mark.clause("LA-WMOVE-5")
def test_only_ways_to_the_larger_of_the_closest_herds_count() -> None:
    # Two steps away: 8 (over 1 or 2) with 1, 12 (over 3 or 4) with 2. The wind blows east.
    assert wolves_after_moving({0: has(wolf=1), 8: has(prey=1), 12: has(prey=2)}) == [3]


@pytest.mark.clause("LA-WMOVE-5")
def test_a_way_to_either_of_two_equal_herds_will_do() -> None:
    # 7 over 1 and 13 over 4, both with 2: in round 3 the wind order is SW, W, NW, NE, E, SE.
    assert wolves_after_moving({0: has(wolf=1), 7: has(prey=2), 13: has(prey=2)}, round=3) == [4]


@pytest.mark.clause("LA-WMOVE-6")
def test_with_no_prey_within_reach_it_does_not_move() -> None:
    assert wolves_after_moving({0: has(wolf=1)}) == [0]
    fence = has(structures={"palisade": "A"})
    walls = {8: fence, 18: fence, 1: has(wolf=1, prey=1)}
    assert wolves_after_moving({0: has(wolf=1), 7: has(prey=2)} | walls, options=WORKSHOP) == [0, 1]


@pytest.mark.clause("LA-WMOVE-7")
def test_wolves_move_in_tile_order() -> None:
    # Both want tile 1: the wolf of tile 0 is first, and the wolf of tile 8 finds it taken.
    assert wolves_after_moving({0: has(wolf=1), 8: has(wolf=1), 1: has(prey=1)}) == [1, 8]


@pytest.mark.clause("LA-WMOVE-7")
def test_each_sees_the_board_as_the_earlier_ones_left_it() -> None:
    # Only these tiles are face up: once 0 is left, the wolf of 4 can go through it.
    tiles = {0: has(wolf=1), 1: has(prey=1), 2: has(prey=1), 4: has(wolf=1)}
    tiles |= {7: has(prey=0), 13: has(prey=0)}
    table = prepare(tiles=tiles, board=3, **NOBODY_HOME)
    assert table.wolves == [0, 1]


@pytest.mark.clause("LA-WMOVE-7")
def test_none_moves_twice() -> None:
    # From 0 to 1, a higher number, on the way to 7.
    assert wolves_after_moving({0: has(wolf=1), 7: has(prey=1)}) == [1]


@pytest.mark.clause("LA-WMOVE-8")
def test_wolves_pay_no_heed_to_meeples_and_do_not_fight_yet() -> None:
    tiles = all_empty() | {0: has(wolf=1), 1: has(prey=1), 4: {}}
    people = {"A": [at(1), at(4), at(7, prey=3)], "B": [at(13, prey=3)]}
    table = prepare(tiles=tiles, board=3, dice=[8], **people)
    # The wolf went for the prey, and was killed by A1 in step 6 only.
    assert table.wolves == []
    table = prepare(tiles=tiles, turn="B", A=[at(1, prey=1), at(4, prey=1)], B=[at(13, prey=3)])
    table.dice(8).play("end")
    kinds = table.kinds()
    assert kinds.index("wolf-moved") < kinds.index("fought-wolf")
    steps = [i for i, event in enumerate(table.events) if event.args == {"step": 6}]
    assert steps[0] < kinds.index("fought-wolf")


@pytest.mark.clause("LA-WMOVE-8")
def test_no_wolf_sets_foot_on_a_sleeping_tile() -> None:
    tiles = {0: has(wolf=1), 1: has(terrain="plains", face_up=False)}
    asleep = prepare(tiles=tiles | {7: has(prey=0), 13: has(prey=0)}, board=3, **NOBODY_HOME)
    assert asleep.wolves == [0]


@pytest.mark.clause("LA-WMOVE-4", "LA-WMOVE-8")
def test_where_the_wilds_are_awake_wolves_roam_under_the_snow() -> None:
    tiles = all_empty() | {0: has(wolf=1), 1: has(terrain="plains", face_up=False)}
    table = prepare(options=AWAKE, tiles=tiles, board=3, **NOBODY_HOME)
    assert table.wolves == [1]
    assert not table.tile(1).face_up


@pytest.mark.parametrize(
    ("down", "told"),
    [({1}, [(0, -1)]), ({0}, [(-1, 1)]), ({0, 1}, []), (set(), [(0, 1)])],
    ids=["into the snow", "out of it", "under it", "in sight"],
)
def test_what_is_told_of_a_wolf_that_walks(down: set[int], told: list[tuple[int, int]]) -> None:
    tiles = all_empty() | {0: has(wolf=1), 1: has(prey=1)}
    tiles |= {t: tiles[t] | has(face_up=False, resources=0) for t in down}
    tiles[0] |= has(prey=0)
    tiles[1] |= has(wolf=0)
    table = prepare(options=AWAKE, tiles=tiles, turn="B", **NOBODY_HOME).play("end")
    assert table.wolves == [1]
    moves = [(event["from"], event["to"]) for event in table.happened("wolf-moved")]
    assert moves == told


# Step 4


@pytest.mark.clause("LA-WBIRTH-1")
@pytest.mark.parametrize(("prey", "wolves"), [(1, [0]), (2, [0]), (3, [0, 1])])
def test_a_wolf_with_3_prey_has_a_cub(prey: int, wolves: list[int]) -> None:
    assert wolves_after_births({0: has(prey=prey, wolf=1)}) == wolves


@pytest.mark.clause("LA-WBIRTH-1")
def test_three_prey_without_a_wolf_bring_none() -> None:
    assert wolves_after_births({0: has(prey=3)}) == []


@pytest.mark.clause("LA-WBIRTH-2")
def test_the_newborn_goes_to_the_neighbour_with_the_most_prey() -> None:
    herds = {1: has(prey=1), 3: has(prey=2), 5: has(prey=1)}
    assert wolves_after_births({0: has(prey=3, wolf=1)} | herds) == [0, 3]
    assert wolves_after_births({0: has(prey=3, wolf=1), 1: has(prey=2), 4: has(prey=3)}) == [0, 4]
    assert wolves_after_births({0: has(prey=3, wolf=1), 2: has(prey=1)}) == [0, 2]


@pytest.mark.clause("LA-WBIRTH-3")
@pytest.mark.parametrize("round_", range(1, 7))
def test_ties_are_broken_by_the_wind_and_no_prey_will_do(round_: int) -> None:
    assert wolves_after_births({0: has(prey=3, wolf=1)}, round=round_) == [
        0,
        neighbours(0)[round_ - 1],
    ]


@pytest.mark.clause("LA-WBIRTH-3")
def test_only_open_neighbours_count() -> None:
    closed = {
        1: has(prey=3, structures={"palisade": "A"}),
        2: has(prey=2, wolf=1),
        3: has(prey=1),
    }
    assert wolves_after_births({0: has(prey=3, wolf=1)} | closed, options=WORKSHOP) == [0, 2, 3]


@pytest.mark.clause("LA-WBIRTH-3")
def test_where_no_neighbour_is_open_there_is_no_birth() -> None:
    around = {n: has(prey=1, wolf=1) for n in neighbours(0)}
    assert wolves_after_births({0: has(prey=3, wolf=1)} | around) == [0, *neighbours(0)]
    alone = prepare(tiles={0: has(prey=3, wolf=1)}, board=4, **NOBODY_HOME)
    assert alone.wolves == [0]  # all around it sleeps


@pytest.mark.clause("LA-WBIRTH-4")
def test_newborns_have_no_young_in_this_step() -> None:
    # The cub of 0 is born onto the full herd on 1, and stays the only one.
    assert wolves_after_births({0: has(prey=3, wolf=1), 1: has(prey=3)}) == [0, 1]


@pytest.mark.clause("LA-WBIRTH-4")
def test_parents_come_in_tile_order() -> None:
    # Only tile 10 is open, to both 2 and 3: the cub is that of tile 2.
    tiles = {2: has(prey=3, wolf=1), 3: has(prey=3, wolf=1), 10: has(resources=1)}
    table = prepare(tiles=tiles, turn="B", **NOBODY_HOME)
    table.play("end")
    assert table.wolves == [2, 3, 10]
    births = [(event["tile"], event["onto"]) for event in table.happened("wolf-born")]
    assert births == [(2, 10)]


@pytest.mark.clause("LA-WBIRTH-5")
def test_a_wolf_that_has_just_walked_onto_a_full_herd_breeds() -> None:
    table = prepare(tiles=all_empty() | {0: has(wolf=1), 4: has(prey=3)}, board=3, **NOBODY_HOME)
    assert table.wolves == [0, 4]  # the newborn went back to the east


@pytest.mark.clause("LA-WBIRTH-5")
def test_so_does_one_whose_herd_has_just_grown_to_3() -> None:
    table = prepare(tiles=all_empty() | {0: has(prey=2, wolf=1)}, board=2, **NOBODY_HOME)
    assert table.wolves == [0, 1]
    assert table.tile(0).prey == 3


def pack(size: int, board: str, **options: str) -> Table:
    """Return a face-up board with this many wolves, each with a full herd of prey on its tile."""
    count = {"small": 19, "medium": 37, "large": 61}[board]
    tiles = all_empty(count) | {t: has(prey=3, wolf=1) for t in range(size)}
    homes = {"small": (7, 13), "medium": (19, 28), "large": (37, 49)}[board]
    people = {letter: [at(t, hidden=True)] for letter, t in zip("AB", homes, strict=True)}
    return prepare(options={"board": board, **options}, tiles=tiles, board=4, **people)


@pytest.mark.clause("LA-WBIRTH-6", "LA-OPT")
@pytest.mark.parametrize(("board", "limit"), [("small", 4), ("medium", 9), ("large", 15)])
def test_a_quarter_of_the_tiles_is_the_limit_of_the_pack(board: str, limit: int) -> None:
    for size in (limit - 2, limit - 1, limit, limit + 1):
        wolves = len(pack(size, board, pack_limit="quarter").wolves)
        assert wolves == max(size, min(limit, 2 * size))
    assert limit == {"small": 19, "medium": 37, "large": 61}[board] // 4


@pytest.mark.clause("LA-WBIRTH-6", "LA-OPT")
def test_without_a_limit_births_go_on() -> None:
    for value in ("none", "auto"):
        assert len(pack(6, "small", pack_limit=value).wolves) > 6


@pytest.mark.clause("LA-WBIRTH-6", "LA-OPT")
@pytest.mark.parametrize(
    ("pack_limit", "wilds", "births"),
    [
        ("auto", "asleep", True),
        ("auto", "awake", False),
        ("none", "awake", True),
        ("quarter", "asleep", False),
        ("quarter", "awake", False),
    ],
)
def test_by_itself_the_limit_holds_where_the_wilds_are_awake(
    pack_limit: str, wilds: str, births: bool
) -> None:
    wolves = pack(4, "small", pack_limit=pack_limit, wilds=wilds).wolves
    assert (len(wolves) > 4) == births


@pytest.mark.clause("LA-WBIRTH-6")
def test_wolves_under_the_snow_count() -> None:
    tiles = all_empty() | {0: has(prey=3, wolf=1)}
    for hidden in (2, 3):
        snow = {t: has(face_up=False, prey=1, wolf=1, resources=0) for t in range(10, 10 + hidden)}
        table = prepare(options=AWAKE, tiles=tiles | snow, board=4, **NOBODY_HOME)
        assert len(table.wolves) == 4


@pytest.mark.clause("LA-WEAT-1")
def test_wolves_live_on_air() -> None:
    tiles = {0: has(prey=1, wolf=1), 8: has(wolf=1)}
    table = prepare(tiles=all_empty() | tiles, board=4, **NOBODY_HOME)
    assert (table.wolves, table.prey) == ([0, 8], {0: 1})


@pytest.mark.clause("LA-WEAT-2")
def test_wolves_that_eat_take_one_prey_after_the_births() -> None:
    tiles = all_empty() | {
        0: has(prey=3, wolf=1),  # a parent: it eats when its young is born
        1: has(prey=2),  # where the young is born, and eats
        9: has(wolf=1),  # finds nothing, and lives
    }
    table = prepare(options={"wolf_hunger": "eats"}, tiles=tiles, board=4, **NOBODY_HOME)
    assert table.wolves == [0, 1, 9]
    assert table.prey == {0: 2, 1: 1}


@pytest.mark.clause("LA-WEAT-3")
def test_wolves_that_starve_eat_in_the_same_way_or_disappear() -> None:
    tiles = all_empty() | {0: has(prey=3, wolf=1), 9: has(wolf=1), 12: has(prey=1, wolf=1)}
    table = prepare(options={"wolf_hunger": "starves"}, tiles=tiles, board=4, **NOBODY_HOME)
    # The young one on 1 found nothing and the lone wolf on 9 neither.
    assert table.wolves == [0, 12]
    assert table.prey == {0: 2}


@pytest.mark.clause("LA-WEAT-2", "LA-WEAT-3")
@pytest.mark.parametrize("hunger", ["off", "eats", "starves"])
def test_under_the_snow_they_eat_too(hunger: str) -> None:
    snow = {5: has(face_up=False, prey=2, resources=0, wolf=1, terrain="trail")}
    tiles = all_empty() | snow
    table = prepare(options=AWAKE | {"wolf_hunger": hunger}, tiles=tiles, board=4, **NOBODY_HOME)
    assert table.tile(5).prey == (2 if hunger == "off" else 1)
