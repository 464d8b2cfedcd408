"""Board step 1: resources grow (LA-GROW)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, prepare


@pytest.mark.clause("LA-GROW-1", "LA-GROW-2")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (2, 3), (3, 3)])
def test_one_more_wherever_some_remain(before: int, after: int) -> None:
    tiles = all_empty() | {0: has(resources=before), 18: has(resources=before)}
    table = prepare(tiles=tiles, board=1)
    assert table.tile(0).resources == after
    assert table.tile(18).resources == after


@pytest.mark.clause("LA-GROW-1")
def test_face_down_tiles_grow_only_where_the_wilds_are_awake() -> None:
    hills = has(terrain="hills", face_up=False)
    asleep = prepare(tiles={0: hills}, board=1)
    assert asleep.tile(0).resources == 0
    awake = prepare(options={"wilds": "awake"}, tiles={0: hills}, board=1)
    assert awake.tile(0).resources == 3


@pytest.mark.clause("LA-GROW-1")
def test_it_is_step_1_of_the_board_turn_and_happens_once_a_round() -> None:
    tiles = all_empty() | {0: has(resources=1)}
    table = prepare(tiles=tiles, A=[at(7, prey=3)], B=[at(13, prey=3)])
    table.play("end")
    assert table.tile(0).resources == 1
    table.play("end")
    assert table.tile(0).resources == 2
    assert [event["tile"] for event in table.happened("resource-grew")] == [0]
    assert table.happened("resources-grew") == [{"count": 1}]
    assert prepare(tiles=tiles, board=2).tile(0).resources == 1


@pytest.mark.clause("LA-GROW-1")
def test_wolves_meeples_and_structures_do_not_hinder_it() -> None:
    busy = has(resources=1, wolf=1, prey=1, structures={"settlement": "B"})
    table = prepare(tiles={0: busy}, A=[at(0, hidden=True), at(7)], board=1)
    assert table.tile(0).resources == 2


@pytest.mark.clause("LA-GROW-3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_plot_recovers_even_from_nothing(before: int, after: int) -> None:
    plot = has(resources=before, structures={"plot": "A"})
    table = prepare(options={"buildings": "workshop"}, tiles=all_empty() | {0: plot}, board=1)
    assert table.tile(0).resources == after
    assert table.tile(1).resources == 0
