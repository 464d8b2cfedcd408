"""Hunt: a roll for a prey (LA-HUNT)."""

import pytest
from tests.games.outlast.table import at, has, prepare


@pytest.mark.clause("LA-HUNT-1", "LA-HUNT-3")
@pytest.mark.parametrize("die", range(1, 9))
def test_5_to_8_is_a_catch_and_1_to_4_a_miss(die: int) -> None:
    table = prepare(tiles={0: has(prey=3)}, A=[at(0, prey=1)]).dice(die).play("hunt:A1")
    caught = 1 if die >= 5 else 0
    assert table.tile(0).prey == 3 - caught
    assert table.meeple("A1").prey == 1 + caught
    assert table.state.actions_left == 2
    assert table.dice_left == 0


@pytest.mark.clause("LA-HUNT-2")
def test_nobody_hunts_beside_a_wolf() -> None:
    table = prepare(tiles={0: has(prey=3, wolf=1)}, A=[at(0)], actions_left=5)
    assert not table.offers("A1", "hunt")
    table.play("hide:A1")
    assert not table.offers("A1", "hunt")


@pytest.mark.clause("LA-HUNT-2")
def test_a_wolf_next_door_does_not_matter() -> None:
    table = prepare(tiles={0: has(prey=3), 1: has(wolf=1)}, A=[at(0)])
    assert table.offers("A1", "hunt")


@pytest.mark.clause("LA-HUNT-3")
@pytest.mark.parametrize(("prey", "offered"), [(0, False), (1, True), (3, True)])
def test_there_must_be_prey_on_the_tile(prey: int, offered: bool) -> None:
    table = prepare(tiles={0: has(prey=prey), 1: has(prey=3)}, A=[at(0)])
    assert table.offers("A1", "hunt") == offered


@pytest.mark.clause("LA-HUNT-3")
def test_the_last_prey_can_be_caught() -> None:
    table = prepare(tiles={0: has(prey=1)}, A=[at(0)]).dice(8).play("hunt:A1")
    assert table.tile(0).prey == 0
    assert not table.offers("A1", "hunt")


@pytest.mark.clause("LA-HUNT-4")
@pytest.mark.parametrize(("carried", "offered"), [(2, True), (3, False)])
def test_full_hands_catch_nothing(carried: int, offered: bool) -> None:
    table = prepare(tiles={0: has(prey=3)}, A=[at(0, prey=carried)])
    assert table.offers("A1", "hunt") == offered


@pytest.mark.clause("LA-HUNT-5", "LA-STR")
@pytest.mark.parametrize("die", range(1, 9))
@pytest.mark.parametrize(("owner", "needed"), [("A", 3), ("B", 5)])
def test_snares_of_ones_own_add_2(owner: str, needed: int, die: int) -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles={0: has(prey=2, structures={"snare": owner})},
        A=[at(0)],
    )
    table.dice(die).play("hunt:A1")
    assert table.meeple("A1").prey == (die >= needed)
    assert table.happened("hunted")[0]["die"] == die


@pytest.mark.clause("LA-HUNT-5")
def test_snares_help_on_their_tile_only() -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles={0: has(prey=2), 1: has(prey=2, structures={"snare": "A"})},
        A=[at(0)],
    )
    table.dice(4).play("hunt:A1")
    assert table.meeple("A1").prey == 0


@pytest.mark.clause("LA-HUNT-5")
def test_other_structures_do_not_help_a_hunt() -> None:
    others = dict.fromkeys(["settlement", "palisade", "watchfire", "pen", "plot"], "A")
    table = prepare(
        options={"buildings": "workshop"}, tiles={0: has(prey=2, structures=others)}, A=[at(0)]
    )
    table.dice(4).play("hunt:A1")
    assert table.meeple("A1").prey == 0
