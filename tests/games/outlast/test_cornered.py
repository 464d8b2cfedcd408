"""Meeples that share a tile with a wolf (LA-CORN)."""

import pytest
from tests.games.outlast.table import at, has, prepare

from holdfast.games.outlast import GAME

WOLF = has(resources=2, prey=2, wolf=1)


@pytest.mark.clause("LA-CORN-1", "LA-CORN-2")
def test_it_must_fight_or_hide_and_nothing_else() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, resources=3, prey=1)], B=[at(0), at(13)])
    assert table.options_of("A1") == ["wolf", "hide"]
    view = GAME.view(table.position, 0).model_dump()
    assert view["players"][0]["meeples"][0]["cornered"]
    assert view["players"][0]["would_fight"] == 1


@pytest.mark.clause("LA-CORN-2")
def test_having_beaten_the_wolf_it_is_free() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0)]).dice(7)
    table.play("wolf:A1")
    assert table.options_of("A1") == [
        "hide", "move:0", "move:1", "move:2", "move:3", "move:4", "move:5", "gather", "hunt",
    ]  # fmt: skip


@pytest.mark.clause("LA-CORN-3")
def test_the_others_act_freely_before_it_in_between_and_after() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0), at(7)], actions_left=6)
    assert table.options_of("A2")[:2] == ["hide", "move:2"]
    table.play("gather:A2", "hide:A1", "gather:A2")
    assert table.meeple("A2").resources == 2
    assert table.state.actions_left == 3


@pytest.mark.clause("LA-CORN-3")
def test_a_companion_in_hiding_does_not_free_it() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0), at(0)], actions_left=6).play("hide:A1")
    assert table.options_of("A2") == ["wolf", "hide"]


@pytest.mark.clause("LA-CORN-4", "LA-HUNT-2")
def test_hiding_settles_the_matter() -> None:
    table = prepare(
        tiles={0: WOLF}, A=[at(0, resources=2, prey=1), at(0, resources=1)], B=[at(0)]
    ).play("hide:A1")
    kinds = list(dict.fromkeys(option.split(":")[0] for option in table.options_of("A1")))
    assert kinds == ["wolf", "move", "gather", "build", "drop", "fight"]


@pytest.mark.clause("LA-CORN-4")
def test_having_left_its_hiding_place_it_is_cornered_again() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0), at(7)], B=[at(0), at(13)], actions_left=6)
    table.dice(4, 4).play("hide:A1", "fight:A1:B1")
    assert not table.meeple("A1").hidden
    assert table.options_of("A1") == ["wolf", "hide"]


@pytest.mark.clause("LA-CORN-5")
def test_walking_onto_a_wolf_corners_at_once() -> None:
    table = prepare(tiles={0: {}, 1: WOLF}, A=[at(0)]).play("move:A1:0")
    assert table.options_of("A1") == ["wolf", "hide"]


@pytest.mark.clause("LA-CORN-5")
def test_so_does_uncovering_one() -> None:
    table = prepare(tiles={0: {}, 1: has(terrain="den", face_up=False)}, A=[at(0)])
    table.play("move:A1:0")
    assert table.tile(1).wolf == 1
    assert table.options_of("A1") == ["wolf", "hide"]
