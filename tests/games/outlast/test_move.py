"""Move: to a neighbouring tile, and what that reveals (LA-MOVE)."""

import pytest
from tests.games.outlast.table import at, has, neighbours, prepare

UNDER_SNOW = has(terrain="river", face_up=False)


@pytest.mark.clause("LA-MOVE-1")
def test_a_meeple_goes_one_tile_further_with_all_it_carries() -> None:
    table = prepare(tiles={0: {}, 5: {}}, A=[at(0, resources=2, prey=1), at(0, prey=3)])
    table.play("move:A1:4")
    moved = table.meeple("A1")
    assert (moved.tile, moved.resources, moved.prey) == (5, 2, 1)
    assert table.meeple("A2").tile == 0
    assert table.happened("moved") == [{"seat": 0, "number": 1, "from": 0, "to": 5, "direction": 4}]


@pytest.mark.clause("LA-MOVE-2")
def test_a_face_down_tile_is_turned_face_up() -> None:
    table = prepare(tiles={0: {}, 1: UNDER_SNOW, 2: UNDER_SNOW}, A=[at(0)])
    table.play("move:A1:0")
    assert table.tile(1).face_up
    assert not table.tile(2).face_up
    assert [event["tile"] for event in table.happened("revealed")] == [1]


@pytest.mark.clause("LA-MOVE-2")
def test_a_face_up_tile_is_not_revealed_again() -> None:
    table = prepare(tiles={0: {}, 1: has(resources=1)}, A=[at(0)]).play("move:A1:0")
    assert not table.happened("revealed")
    assert table.tile(1).resources == 1


@pytest.mark.clause("LA-MOVE-3")
def test_a_sleeping_tile_receives_what_is_printed_on_it() -> None:
    table = prepare(tiles={0: {}, 1: UNDER_SNOW}, A=[at(0)])
    assert (table.tile(1).resources, table.tile(1).prey) == (0, 0)
    table.play("move:A1:0")
    assert (table.tile(1).resources, table.tile(1).prey, table.tile(1).wolf) == (1, 2, 0)


@pytest.mark.clause("LA-MOVE-3")
def test_of_a_tile_that_is_awake_what_has_gathered_comes_to_light() -> None:
    gathered = has(terrain="river", face_up=False, resources=3, prey=1, wolf=1)
    table = prepare(options={"wilds": "awake"}, tiles={0: {}, 1: gathered}, A=[at(0)])
    table.play("move:A1:0")
    assert (table.tile(1).resources, table.tile(1).prey, table.tile(1).wolf) == (3, 1, 1)
    assert [event["wolf"] for event in table.happened("revealed")] == [1]


@pytest.mark.clause("LA-MOVE-3", "LA-INV-6")
def test_a_tile_stays_face_up_when_everybody_has_left() -> None:
    table = prepare(tiles={0: {}, 1: UNDER_SNOW}, A=[at(0, prey=2)])
    table.play("move:A1:0", "move:A1:3", "end", "end")
    assert table.state.round == 2
    assert table.tile(1).face_up


@pytest.mark.clause("LA-MOVE-4", "LA-HIDE-4")
def test_who_moves_is_no_longer_hidden() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0)]).play("hide:A1")
    assert table.meeple("A1").hidden
    table.play("move:A1:0")
    assert not table.meeple("A1").hidden


@pytest.mark.clause("LA-MOVE-5")
def test_any_face_down_tile_may_be_entered() -> None:
    table = prepare(tiles={0: {}}, A=[at(0)])
    assert not any(table.tile(n).face_up for n in neighbours(0))
    moves = [option for option in table.options_of("A1") if option.startswith("move")]
    assert moves == [f"move:{d}" for d in range(6)]


@pytest.mark.clause("LA-MOVE-5")
def test_nothing_but_entering_shows_a_tile() -> None:
    # Whatever else is done beside it, the tiles around stay face down.
    table = prepare(
        tiles={0: has(resources=3, prey=3)},
        A=[at(0, resources=2, prey=2), at(7, prey=1)],
        B=[at(0), at(13, prey=3)],
        actions_left=9,
    ).dice(8, 8, 1)
    table.play("hide:A1", "gather:A1", "hunt:A1", "build:A1:settlement", "drop:A1:prey")
    table.play("fight:A1:B1", "end")
    assert not any(table.tile(n).face_up for n in neighbours(0))
