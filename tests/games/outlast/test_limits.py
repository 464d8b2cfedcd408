"""How much there may be of everything (LA-LIM)."""

import pytest
from tests.games.outlast.table import LETTERS, all_empty, at, has, prepare


@pytest.mark.clause("LA-LIM-1", "LA-GROW-2")
def test_no_more_than_3_resources_on_a_tile() -> None:
    table = prepare(tiles={0: has(resources=3), 7: has(resources=2)}, board=1)
    assert table.tile(0).resources == 3
    assert table.tile(7).resources == 3


@pytest.mark.clause("LA-LIM-1", "LA-LIM-2", "LA-DROP-2")
@pytest.mark.parametrize("goods", ["resource", "prey"])
def test_what_is_dropped_on_a_full_tile_goes_elsewhere(goods: str) -> None:
    stock = has(resources=3, prey=3)
    table = prepare(tiles={0: stock, 3: {}}, A=[at(0, resources=1, prey=1)])
    table.play(f"drop:A1:{goods}")
    assert (table.tile(0).resources, table.tile(0).prey) == (3, 3)
    onto = table.tile(3)
    assert (onto.resources, onto.prey) == ((1, 0) if goods == "resource" else (0, 1))


@pytest.mark.clause("LA-LIM-2")
def test_no_more_than_3_prey_on_a_tile() -> None:
    # A full herd with no room around it, and a herd of two: neither goes beyond three.
    tiles = {t: has(prey=3) for t in range(19)}
    table = prepare(tiles=tiles | {5: has(prey=2)}, board=2)
    assert set(table.prey.values()) == {3}


@pytest.mark.clause("LA-LIM-2", "LA-WBIRTH-2")
def test_no_more_than_1_wolf_on_a_tile() -> None:
    tiles = {t: has(prey=3, wolf=1) for t in range(19)}
    table = prepare(tiles=tiles, A=[at(7, hidden=True)], B=[at(13, hidden=True)], board=3)
    assert table.wolves == list(range(19))
    assert {tile.wolf for tile in table.tiles} == {1}


@pytest.mark.clause("LA-LIM-3", "LA-ARR-3")
def test_a_people_of_10_gets_no_newcomer() -> None:
    settled = {7: has(structures={"settlement": "A"}), 13: has(structures={"settlement": "B"})}
    table = prepare(
        tiles=settled, A=[at(7) for _ in range(10)], B=[at(13) for _ in range(9)], board=5
    )
    assert len(table.people("A")) == 10
    assert len(table.people("B")) == 10


@pytest.mark.clause("LA-LIM-3", "LA-ARR-4")
def test_nor_do_many_settlements_bring_an_eleventh() -> None:
    settled = {t: has(structures={"settlement": "A"}) for t in (0, 1, 2, 7)}
    table = prepare(options={"arrivals": "per_settlement"}, tiles=settled, A=[at(7)] * 8, board=5)
    assert table.people("A")[8:] == ["A9", "A10"]
    assert [table.meeple(name).tile for name in ("A9", "A10")] == [0, 1]


@pytest.mark.clause("LA-LIM-4", "LA-BUILD-4")
def test_there_is_no_sixth_settlement() -> None:
    settled = {t: has(structures={"settlement": "A"}) for t in (1, 2, 3, 7)}
    table = prepare(tiles=all_empty() | settled, A=[at(0, resources=3), at(4, resources=3)])
    table.play("build:A1:settlement")
    assert table.supply("A")["settlement"] == 0
    assert not table.offers("A2", "build")


@pytest.mark.clause("LA-LIM-5", "LA-BUILD-4")
@pytest.mark.parametrize(
    ("structure", "count"),
    [("palisade", 2), ("watchfire", 2), ("snare", 2), ("pen", 1), ("plot", 1)],
)
def test_the_workshop_runs_out(structure: str, count: int) -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles=all_empty(),
        A=[at(t, resources=3) for t in range(count + 1)],
        actions_left=12,
    )
    for number in range(1, count + 1):
        assert f"build:{structure}" in table.options_of(f"A{number}")
        table.play(f"build:A{number}:{structure}")
    assert f"build:{structure}" not in table.options_of(f"A{count + 1}")
    assert "build:settlement" in table.options_of(f"A{count + 1}")


@pytest.mark.clause("LA-LIM-6", "LA-HUNT-4")
@pytest.mark.parametrize(("carry", "offered"), [("limited", False), ("unlimited", True)])
def test_hands_are_full_with_3_of_a_kind(carry: str, offered: bool) -> None:
    table = prepare(
        options={"carry": carry},
        tiles={0: has(resources=3, prey=3)},
        A=[at(0, resources=3, prey=2), at(0, resources=2, prey=3)],
    )
    assert table.offers("A1", "gather") == offered
    assert table.offers("A1", "hunt")
    assert table.offers("A2", "gather")
    assert table.offers("A2", "hunt") == offered


@pytest.mark.clause("LA-LIM-6")
def test_without_a_limit_a_meeple_carries_on() -> None:
    table = prepare(
        options={"carry": "unlimited"},
        tiles={0: has(resources=3, prey=3)},
        A=[at(0, resources=3, prey=3)],
        actions_left=4,
    ).dice(8, 8)
    table.play("gather:A1", "gather:A1", "hunt:A1", "hunt:A1", "end")
    assert (table.meeple("A1").resources, table.meeple("A1").prey) == (5, 4)


@pytest.mark.clause("LA-LIM-6")
def test_unlimited_carrying_changes_no_tile() -> None:
    table = prepare(
        options={"carry": "unlimited"}, tiles={0: has(prey=3)}, A=[at(0, prey=9)], actions_left=1
    )
    assert not table.offers("A1", "drop")


@pytest.mark.clause("LA-LIM-7")
def test_any_number_of_meeples_fit_on_a_tile() -> None:
    people = {letter: [at(0), at(0), at(1)] for letter in LETTERS}
    table = prepare(
        options={"players": 6, "board": "large"}, tiles={0: has(wolf=1), 1: {}}, **people
    )
    table.play("move:A3:3")
    here = [name for letter in LETTERS for name in table.people(letter)]
    assert sum(table.meeple(name).tile == 0 for name in here) == 13
    assert table.tile(0).wolf == 1
