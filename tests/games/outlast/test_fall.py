"""What the dead leave behind (LA-FALL)."""

from collections.abc import Callable

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, neighbours, prepare

WOLF = has(wolf=1)
FULL = has(resources=3, prey=3)


def table_after_death(tiles: dict[int, dict[str, object]], round_: int = 1, **goods: int) -> Table:
    """Return a table on which A1 has just died on tile 0, in a fight with a wolf."""
    tiles = {0: WOLF} | tiles
    tiles[0] = tiles[0] | WOLF
    table = prepare(tiles=tiles, A=[at(0, **goods), at(7, prey=1)], round=round_, turn="A")
    return table.dice(1).play("wolf:A1")


def from_wolf() -> Table:
    return table_after_death({}, resources=1, prey=2)


def from_hunger() -> Table:
    table = prepare(tiles={0: {}}, A=[at(0, resources=1), at(7, prey=1)])
    return table.play("end")


def from_a_rival() -> Table:
    table = prepare(
        tiles={0: {}}, A=[at(0, resources=3, prey=3)], B=[at(0, resources=1, prey=2), at(13)]
    )
    return table.dice(8, 1).play("fight:A1:B1")


def from_concession() -> Table:
    table = prepare(
        options={"players": 3, "board": "medium"}, tiles={0: {}}, A=[at(0, resources=1, prey=2)]
    )
    return table.concede()


@pytest.mark.clause("LA-FALL-1")
@pytest.mark.parametrize(
    ("end", "goods"),
    [(from_wolf, (1, 2)), (from_hunger, (1, 0)), (from_a_rival, (1, 2)), (from_concession, (1, 2))],
)
def test_whoever_dies_leaves_their_goods_on_the_tile(
    end: Callable[[], Table], goods: tuple[int, int]
) -> None:
    table = end()
    assert (table.tile(0).resources, table.tile(0).prey) == goods


@pytest.mark.clause("LA-FALL-1")
@pytest.mark.parametrize("people", [4, 10])
def test_those_who_live_on_keep_everything(people: int) -> None:
    tribe = [
        at(t % 3, number=2 * t + 1, resources=t % 4, prey=(t + 1) % 4, hidden=t % 2 == 0)
        for t in range(people)
    ]
    table = prepare(tiles={0: {}, 1: {}, 2: {}}, A=[at(0, resources=3)], B=tribe)
    others = {name: table.meeple(name) for name in table.people("B") if name != "B1"}
    table.dice(8, 1).play("fight:A1:B1")
    while table.decision == "boost":
        table.play("pass")
    assert {name: table.meeple(name) for name in table.people("B")} == others
    assert list(others) == table.people("B")


@pytest.mark.clause("LA-FALL-1")
def test_resources_fall_first_then_prey_one_by_one() -> None:
    table = table_after_death({}, resources=2, prey=1)
    fell = [(event["goods"], event["onto"]) for event in table.happened("fell")]
    assert fell == [(0, 0), (0, 0), (1, 0)]
    assert table.kinds().index("died") < table.kinds().index("fell")


@pytest.mark.clause("LA-FALL-2")
@pytest.mark.parametrize("round_", range(1, 7))
def test_what_does_not_fit_goes_to_the_first_neighbour_in_wind_order(round_: int) -> None:
    table = table_after_death(all_empty() | {0: FULL}, round_=round_, resources=1, prey=1)
    onto = neighbours(0)[round_ - 1]
    assert (table.tile(onto).resources, table.tile(onto).prey) == (1, 1)


@pytest.mark.clause("LA-FALL-2")
def test_neighbours_that_are_full_or_face_down_are_passed_over() -> None:
    # Wind from the east: 1 is full, 2 face down, 3 has room for one, 4 for more.
    tiles = {0: FULL, 1: FULL, 3: has(resources=2, prey=2), 4: {}}
    table = table_after_death(tiles, resources=2, prey=2)
    assert (table.tile(3).resources, table.tile(3).prey) == (3, 3)
    assert (table.tile(4).resources, table.tile(4).prey) == (1, 1)
    assert not table.tile(2).face_up
    assert (table.tile(2).resources, table.tile(2).prey) == (0, 0)


@pytest.mark.clause("LA-FALL-2")
def test_fullness_is_judged_token_by_token_and_kind_by_kind() -> None:
    table = table_after_death({0: has(resources=2, prey=3), 1: {}}, resources=3, prey=1)
    assert (table.tile(0).resources, table.tile(0).prey) == (3, 3)
    assert (table.tile(1).resources, table.tile(1).prey) == (2, 1)


@pytest.mark.clause("LA-FALL-2")
def test_without_a_tile_that_has_room_it_goes_back_to_the_supply() -> None:
    table = table_after_death({0: FULL, 1: FULL}, resources=1, prey=1)
    assert [event["onto"] for event in table.happened("fell")] == [-1, -1]
    assert sum(tile.resources for tile in table.tiles) == 3 + 3 + 2 + 2  # and the two homes
    assert all(tile.face_up or not tile.prey for tile in table.tiles)


@pytest.mark.clause("LA-FALL-2")
def test_nothing_falls_onto_a_face_down_tile_that_is_awake() -> None:
    table = prepare(
        options={"wilds": "awake"},
        tiles={0: FULL | WOLF, 1: has(terrain="barren", face_up=False)},
        A=[at(0, resources=1), at(7, prey=1)],
    )
    table.dice(1).play("wolf:A1")
    assert table.tile(1).resources == 0
    assert [event["onto"] for event in table.happened("fell")] == [-1]


@pytest.mark.clause("LA-FALL-3")
@pytest.mark.parametrize("stakes", ["death", "rob"])
def test_loot_beyond_what_the_winner_carries_falls_in_the_same_way(stakes: str) -> None:
    table = prepare(
        options={"fight_stakes": stakes},
        tiles={0: has(resources=3), 1: has(resources=3), 2: has(resources=2), 3: {}},
        A=[at(0, resources=3)],
        B=[at(0, resources=2), at(13)],
    )
    table.dice(8, 1).play("fight:A1:B1")
    assert table.meeple("A1").resources == 3
    assert (table.tile(2).resources, table.tile(3).resources) == (3, 1)
