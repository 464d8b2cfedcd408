"""Board step 2: prey multiplies and spills (LA-PREY)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, neighbours, prepare

WORKSHOP = {"buildings": "workshop"}


def after_step_2(prey: dict[int, int], **description: object) -> dict[int, int]:
    """Return the prey by tile after board step 2, on an otherwise empty board."""
    tiles = all_empty() | {t: has(prey=n) for t, n in prey.items()}
    return prepare(tiles=tiles, board=2, **description).prey


@pytest.mark.clause("LA-PREY-1")
def test_a_herd_of_2_grows_to_3() -> None:
    assert after_step_2({0: 2, 11: 2}) == {0: 3, 11: 3}


@pytest.mark.clause("LA-PREY-2")
def test_a_single_animal_has_no_young_and_none_come_from_nothing() -> None:
    assert after_step_2({0: 1}) == {0: 1}
    assert after_step_2({}) == {}


@pytest.mark.clause("LA-PREY-3")
def test_a_full_herd_spills_onto_a_neighbour() -> None:
    assert after_step_2({0: 3}) == {0: 3, 1: 1}


@pytest.mark.clause("LA-PREY-4", "LA-PREY-6")
def test_the_same_neighbour_receives_until_it_is_full() -> None:
    # The wind turns from round to round, and tile 2 still gets the next two.
    tiles = all_empty() | {0: has(prey=3, spill_to=2), 2: has(prey=1)}
    people = {"A": [at(7, prey=3)], "B": [at(13, prey=3)]}
    table = prepare(tiles=tiles, round=4, turn="A", **people)
    assert prepare(tiles=tiles, board=2, round=4).prey == {0: 3, 2: 2}
    # With 2 it grows by itself, is full, and the next one in wind order (round 6: NE) takes over.
    tiles[2] = has(prey=2)
    moved_on = prepare(tiles=tiles, board=2, round=6)
    assert moved_on.prey == {0: 3, 2: 3, neighbours(0)[5]: 1}
    assert moved_on.tile(0).spill_to == neighbours(0)[5]
    assert table.tile(0).spill_to == 2


@pytest.mark.clause("LA-PREY-5")
def test_growth_comes_before_spilling() -> None:
    # Tile 1 is first in wind order, but grows to 3 before tile 0 spills.
    assert after_step_2({0: 3, 1: 2}) == {0: 3, 1: 3, 2: 1}


@pytest.mark.clause("LA-PREY-5")
def test_having_just_risen_to_3_is_not_enough_to_spill() -> None:
    assert after_step_2({0: 2}) == {0: 3}


@pytest.mark.clause("LA-PREY-5")
def test_a_tile_that_was_spilled_onto_does_not_grow_in_the_same_step() -> None:
    # Tile 1 had 1 when the step began: the spill makes it 2 and it stays so.
    assert after_step_2({0: 3, 1: 1}) == {0: 3, 1: 2}


@pytest.mark.clause("LA-PREY-5")
def test_spills_come_in_tile_order() -> None:
    # 1, 2 and 7 are full and have room beside them only on 8, which takes two.
    full = {t: has(prey=3) for t in (0, 1, 2, 3, 6, 7, 9, 10, 18)}
    table = prepare(tiles=all_empty() | full | {8: has(prey=1)}, board=2, round=2)
    assert table.tile(8).prey == 3
    spilled = [t for t in (1, 2, 7) if table.tile(t).spill_to == 8]
    assert spilled == [1, 2]
    assert table.tile(7).spill_to is None


@pytest.mark.clause("LA-PREY-6", "LA-GEO-4")
@pytest.mark.parametrize("round_", range(1, 7))
def test_a_new_neighbour_is_the_first_in_wind_order_with_room(round_: int) -> None:
    ring = neighbours(0)
    first, second = ring[(round_ - 1) % 6], ring[round_ % 6]
    assert after_step_2({0: 3}, round=round_) == {0: 3, first: 1}
    assert after_step_2({0: 3, first: 2}, round=round_) == {0: 3, first: 3, second: 1}


@pytest.mark.clause("LA-PREY-6")
def test_the_chosen_neighbour_is_remembered() -> None:
    table = prepare(tiles=all_empty() | {0: has(prey=3)}, board=2, round=4)
    assert table.tile(0).spill_to == 4
    assert table.tile(4).spill_to is None


@pytest.mark.clause("LA-PREY-6")
def test_only_active_neighbours_count() -> None:
    tiles = {0: has(prey=3), 1: has(terrain="barren", face_up=False), 3: {}}
    asleep = prepare(tiles=tiles, board=2)
    assert asleep.tile(0).spill_to == 3
    awake = prepare(options={"wilds": "awake"}, tiles=tiles, board=2)
    assert awake.tile(0).spill_to == 1
    assert awake.tile(1).prey == 1


@pytest.mark.clause("LA-PREY-6")
def test_with_no_room_around_nothing_is_born_and_the_memory_is_cleared() -> None:
    full = {t: has(prey=3) for t in range(19)}
    table = prepare(tiles=full | {0: has(prey=3, spill_to=2)}, board=2)
    assert table.prey == dict.fromkeys(range(19), 3)
    assert table.tile(0).spill_to is None


def test_the_log_counts_what_was_born_in_sight() -> None:
    # Two grow and two spill, one of those from under the snow; what spills into it is not told.
    snow = has(face_up=False, resources=0, wolf=0)
    tiles = all_empty() | {
        0: has(prey=3, spill_to=6),
        6: has(prey=1),
        3: has(prey=2),
        9: has(prey=2),
        17: has(prey=3, spill_to=16),
        16: snow | has(prey=0),
        14: snow | has(prey=3, spill_to=15),
        15: has(prey=1),
        11: snow | has(prey=2),
    }
    people = {"A": [at(7, prey=3)], "B": [at(13, prey=3)]}
    table = prepare(options={"wilds": "awake"}, tiles=tiles, turn="B", **people).play("end")
    assert [event["tile"] for event in table.happened("prey-born")] == [3, 9]
    spills = [(event["tile"], event["onto"]) for event in table.happened("prey-spilled")]
    assert spills == [(0, 6), (-1, 15)]
    assert table.happened("prey-multiplied") == [{"count": 4, "spilled": 2}]
    assert (table.tile(16).prey, table.tile(11).prey) == (1, 3)


@pytest.mark.clause("LA-PREY-7")
def test_a_herd_that_fell_below_3_does_not_forget() -> None:
    tiles = all_empty() | {0: has(prey=2, spill_to=3), 3: has(prey=1)}
    people = {"A": [at(7, prey=3)], "B": [at(13, prey=3)]}
    table = prepare(tiles=tiles, turn="B", **people).play("end")
    assert (table.state.round, table.tile(0).prey, table.tile(0).spill_to) == (2, 3, 3)
    table.play("end", "end")
    # Wind from the south-east (tile 2) in round 2: the spill still goes to tile 3.
    assert (table.tile(3).prey, table.tile(2).prey) == (2, 0)


@pytest.mark.clause("LA-PREY-8")
def test_nothing_on_either_tile_keeps_prey_from_multiplying() -> None:
    busy = has(wolf=1, structures={"settlement": "B", "palisade": "A"})
    tiles = all_empty() | {0: has(prey=3) | busy, 1: has(prey=1) | busy, 11: has(prey=2, wolf=1)}
    people = {"A": [at(t, hidden=True) for t in (0, 1, 11)]}
    table = prepare(options=WORKSHOP, tiles=tiles, board=2, **people)
    assert table.prey == {0: 3, 1: 2, 11: 3}


@pytest.mark.clause("LA-PREY-9")
@pytest.mark.parametrize(
    ("before", "after"), [(0, {}), (1, {0: 2}), (2, {0: 3}), (3, {0: 3, 1: 1})]
)
def test_in_a_pen_a_lone_animal_multiplies(before: int, after: dict[int, int]) -> None:
    tiles = all_empty() | {0: has(prey=before, structures={"pen": "A"})}
    assert prepare(options=WORKSHOP, tiles=tiles, board=2).prey == after


@pytest.mark.clause("LA-PREY-5", "LA-PREY-9")
def test_a_pen_that_is_spilled_onto_has_grown_before() -> None:
    tiles = all_empty() | {0: has(prey=3), 1: has(prey=1, structures={"pen": "A"})}
    assert prepare(options=WORKSHOP, tiles=tiles, board=2).prey == {0: 3, 1: 3}
