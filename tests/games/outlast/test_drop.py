"""Drop: put goods down, here or next door (LA-DROP, LA-D-SPILL)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, neighbours, prepare

FULL = has(resources=3, prey=3)
GOODS = ("resource", "prey")


@pytest.mark.clause("LA-DROP-1")
@pytest.mark.parametrize("goods", GOODS)
def test_one_action_lays_down_one_token(goods: str) -> None:
    table = prepare(tiles={0: has(resources=1, prey=1)}, A=[at(0, resources=3, prey=3)])
    table.play(f"drop:A1:{goods}")
    dropped = (1, 0) if goods == "resource" else (0, 1)
    tile, meeple = table.tile(0), table.meeple("A1")
    assert (tile.resources, tile.prey) == (1 + dropped[0], 1 + dropped[1])
    assert (meeple.resources, meeple.prey) == (3 - dropped[0], 3 - dropped[1])
    assert table.state.actions_left == 2


@pytest.mark.clause("LA-DROP-1")
@pytest.mark.parametrize("goods", GOODS)
@pytest.mark.parametrize("number", range(1, 6))
def test_any_meeple_may_drop(number: int, goods: str) -> None:
    table = prepare(
        tiles={t: {} for t in range(5)}, A=[at(t, resources=1, prey=1) for t in range(5)]
    )
    table.play(f"drop:A{number}:{goods}")
    meeple, tile = table.meeple(f"A{number}"), table.tile(number - 1)
    assert (meeple.resources, meeple.prey) == ((0, 1) if goods == "resource" else (1, 0))
    assert (tile.resources, tile.prey) == ((1, 0) if goods == "resource" else (0, 1))


@pytest.mark.clause("LA-DROP-1")
def test_only_what_the_meeple_itself_carries() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=1), at(0, resources=1)])
    assert [option for option in table.options_of("A1") if "drop" in option] == ["drop:prey"]
    assert [option for option in table.options_of("A2") if "drop" in option] == ["drop:resource"]


@pytest.mark.clause("LA-DROP-2", "LA-D-SPILL", "LA-DEC-3")
@pytest.mark.parametrize("goods", GOODS)
def test_where_there_is_no_room_it_goes_to_the_free_neighbour(goods: str) -> None:
    tiles = dict.fromkeys((0, *neighbours(0)), FULL) | {4: has(resources=2, prey=2)}
    table = prepare(tiles=tiles, A=[at(0, resources=1, prey=1)])
    table.play(f"drop:A1:{goods}")
    assert table.decision == "act"  # a single possible tile is taken without asking
    assert (table.tile(4).resources, table.tile(4).prey) == (
        (3, 2) if goods == GOODS[0] else (2, 3)
    )
    assert [event["onto"] for event in table.happened("dropped")] == [4]


@pytest.mark.clause("LA-DROP-3")
@pytest.mark.parametrize("goods", GOODS)
def test_fullness_is_judged_by_the_kind(goods: str) -> None:
    full = has(resources=3) if goods == "prey" else has(prey=3)
    table = prepare(tiles={0: full, 1: {}}, A=[at(0, resources=1, prey=1)])
    table.play(f"drop:A1:{goods}")
    assert (table.tile(1).resources, table.tile(1).prey) == (0, 0)
    assert (table.tile(0).resources if goods == "resource" else table.tile(0).prey) == 1


@pytest.mark.clause("LA-DROP-3", "LA-D-SPILL")
@pytest.mark.parametrize("goods", GOODS)
def test_the_dropper_picks_among_several(goods: str) -> None:
    tiles = all_empty() | {0: FULL, 2: FULL, 5: FULL}
    table = prepare(tiles=tiles, A=[at(0, resources=1, prey=1)]).play(f"drop:A1:{goods}")
    assert (table.decision, table.decider) == ("spill", "A")
    assert table.options() == ["to:1", "to:3", "to:4", "to:6"]
    table.play("to:4")
    assert table.decision == "act"
    assert (table.tile(4).resources, table.tile(4).prey) == (
        (1, 0) if goods == GOODS[0] else (0, 1)
    )
    assert (table.meeple("A1").resources, table.meeple("A1").prey) != (1, 1)


@pytest.mark.clause("LA-D-SPILL")
def test_neighbours_are_listed_in_the_order_of_directions() -> None:
    # Around tile 1 they are, from the east: 7, 8, 2, 0, 6, 18.
    tiles = all_empty() | {1: FULL}
    table = prepare(tiles=tiles, A=[at(1, prey=1)], round=3).play("drop:A1:prey")
    assert table.options() == ["to:7", "to:8", "to:2", "to:0", "to:6", "to:18"]


@pytest.mark.clause("LA-DROP-3")
@pytest.mark.parametrize("wilds", ["asleep", "awake"])
def test_nothing_is_dropped_onto_a_face_down_tile(wilds: str) -> None:
    empty_under_snow = has(terrain="barren", face_up=False)
    table = prepare(
        options={"wilds": wilds},
        tiles={0: FULL, 1: empty_under_snow, 2: has(), 3: has()},
        A=[at(0, resources=1)],
    )
    table.play("drop:A1:resource")
    assert table.options() == ["to:2", "to:3"]


@pytest.mark.clause("LA-DROP-4")
@pytest.mark.parametrize("goods", GOODS)
def test_with_no_room_anywhere_dropping_is_not_offered(goods: str) -> None:
    tiles = dict.fromkeys((0, 1, 2, 3), FULL)  # 4, 5 and 6 are face down
    table = prepare(tiles=tiles, A=[at(0, resources=1, prey=1)])
    assert not table.offers("A1", "drop")
    stock = has(resources=2, prey=3) if goods == "resource" else has(resources=3, prey=2)
    table = prepare(tiles=tiles | {2: stock}, A=[at(0, resources=1, prey=1)])
    assert [option for option in table.options_of("A1") if "drop" in option] == [f"drop:{goods}"]


@pytest.mark.clause("LA-DROP-5")
def test_dropped_resources_grow_and_dropped_prey_multiplies() -> None:
    table = prepare(
        tiles={0: has(prey=1)}, A=[at(0, resources=1, prey=2)], B=[at(13, prey=3)], turn="A"
    )
    table.play("drop:A1:resource", "drop:A1:prey", "end", "end")
    assert (table.tile(0).resources, table.tile(0).prey) == (2, 3)


@pytest.mark.clause("LA-DROP-5")
def test_dropped_prey_lures_wolves_and_must_be_hunted() -> None:
    tiles = all_empty() | {1: has(wolf=1)}
    table = prepare(tiles=tiles, A=[at(0, prey=2)], B=[at(13, prey=3)]).dice(4)
    table.play("drop:A1:prey", "hunt:A1")
    assert table.meeple("A1").prey == 1
    table.play("hide:A1", "end")
    assert table.wolves == [0]


@pytest.mark.clause("LA-DROP-6")
def test_goods_are_passed_on_in_no_other_way() -> None:
    table = prepare(
        tiles={0: has(resources=1, prey=1)}, A=[at(0, resources=2, prey=2), at(0)], B=[at(0)]
    )
    kinds = {key.split(":")[0] for key in table.options()}
    assert kinds == {"hide", "move", "gather", "hunt", "drop", "fight", "end"}
    table.play("drop:A1:resource")
    assert table.meeple("A2").resources == 0
    assert not table.offers("A2", "drop")
