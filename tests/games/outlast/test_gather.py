"""Gather: one action, one resource (LA-GATH)."""

import pytest
from tests.games.outlast.table import at, has, prepare


@pytest.mark.clause("LA-GATH-1")
def test_one_resource_goes_from_the_tile_into_the_hand() -> None:
    table = prepare(tiles={0: has(resources=3)}, A=[at(0), at(0, prey=1)]).play("gather:A1")
    assert table.tile(0).resources == 2
    assert table.meeple("A1").resources == 1
    assert table.meeple("A2").resources == 0
    assert table.happened("gathered") == [{"seat": 0, "number": 1, "tile": 0}]


@pytest.mark.clause("LA-GATH-1")
def test_there_must_be_a_resource_on_its_own_tile() -> None:
    table = prepare(tiles={0: has(prey=3), 1: has(resources=3)}, A=[at(0)])
    assert not table.offers("A1", "gather")


@pytest.mark.clause("LA-GATH-2", "LA-GROW-2")
def test_even_the_last_resource_can_be_taken_and_none_grows_back() -> None:
    table = prepare(tiles={0: has(resources=1)}, A=[at(0, prey=3)], B=[at(13, prey=3)])
    table.play("gather:A1", "end", "end")
    assert table.state.round == 2
    assert table.tile(0).resources == 0


@pytest.mark.clause("LA-GATH-2", "LA-DROP-5")
def test_a_dropped_resource_lets_a_bare_tile_recover() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, resources=1, prey=3)], B=[at(13, prey=3)])
    table.play("drop:A1:resource", "end", "end")
    assert table.tile(0).resources == 2
