"""Forced fights: who still shares a tile with a wolf when the actions are over (LA-FORCE)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, prepare

WOLF = has(prey=1, wolf=1)
FORCED = 1  # the cause of a wolf fight


@pytest.mark.clause("LA-FORCE-1")
def test_when_the_actions_are_spent_a_cornered_meeple_must_fight() -> None:
    table = prepare(tiles={0: {}, 1: WOLF}, A=[at(0), at(7, prey=1)], actions_left=1).dice(2)
    table.play("move:A1:0")
    fought = table.happened("fought-wolf")
    assert [(event["number"], event["cause"], event["won"]) for event in fought] == [(1, FORCED, 0)]
    assert table.people("A") == ["A2"]


@pytest.mark.clause("LA-FORCE-2")
def test_ending_the_turn_early_makes_no_difference() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=1)]).dice(8).play("end")
    assert [event["cause"] for event in table.happened("fought-wolf")] == [FORCED]
    assert table.people("A") == ["A1"]
    assert table.tile(0).wolf == 0


@pytest.mark.clause("LA-FORCE-2")
def test_the_fight_uses_no_action_and_comes_before_the_meal() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=1)]).dice(7).play("end")
    assert table.happened("turn-ended") == [{"seat": 0, "unused": 3}]
    assert table.kinds().index("fought-wolf") < table.kinds().index("ate")


@pytest.mark.clause("LA-FORCE-2", "LA-HIDE-3")
def test_hidden_meeples_are_left_alone() -> None:
    table = prepare(tiles={1: WOLF}, A=[at(1, prey=1), at(1, prey=2)], actions_left=3).dice(1)
    table.play("hide:A1", "end")
    assert [event["number"] for event in table.happened("fought-wolf")] == [2]
    assert table.people("A") == ["A1"]


@pytest.mark.clause("LA-FORCE-3")
def test_tiles_are_dealt_with_in_tile_order() -> None:
    table = prepare(
        tiles={3: WOLF, 1: WOLF, 5: WOLF},
        A=[at(3, prey=1), at(5, prey=1), at(1, prey=1), at(7, prey=1)],
    )
    table.dice(8, 1, 8).play("end")
    assert [event["tile"] for event in table.happened("fought-wolf")] == [1, 3, 5]
    assert table.people("A") == ["A2", "A3", "A4"]


@pytest.mark.clause("LA-FORCE-3", "LA-D-FORCED")
def test_the_player_decides_who_goes_first() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=1), at(0, prey=2), at(0, prey=3)])
    table.dice(1, 1, 8).play("end")
    assert (table.decision, table.decider) == ("forced", "A")
    assert table.options() == ["face:A1", "face:A2", "face:A3"]
    table.play("face:A2")
    assert table.options() == ["face:A1", "face:A3"]
    table.play("face:A3")
    # The last one fights unasked, and its 8 kills the wolf.
    assert table.people("A") == ["A1"]
    assert table.tile(0).wolf == 0
    assert table.decision != "forced"


@pytest.mark.clause("LA-FORCE-3", "LA-D-FORCED")
def test_it_ends_when_the_wolf_is_dead() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=1), at(0, prey=2), at(0, prey=3)])
    table.dice(7).play("end", "face:A3")
    assert table.people("A") == ["A1", "A2", "A3"]
    assert table.decider == "B"


@pytest.mark.clause("LA-FORCE-3")
def test_or_when_all_of_them_are() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=1), at(0, prey=2), at(7, prey=1)])
    table.dice(6, 6).play("end", "face:A1")
    assert table.people("A") == ["A3"]
    assert table.tile(0).wolf == 1


@pytest.mark.clause("LA-D-FORCED", "LA-DEC-4", "LA-DEC-3")
def test_no_question_between_meeples_that_are_alike() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=1), at(0, prey=1), at(0, prey=1)])
    table.dice(2, 3, 7).play("end")
    assert [event["number"] for event in table.happened("fought-wolf")] == [1, 2, 3]
    assert table.people("A") == ["A3"]


@pytest.mark.clause("LA-D-FORCED", "LA-DEC-4")
def test_alike_ones_are_listed_once() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=1), at(0, prey=2), at(0, prey=1), at(0)])
    table.dice(1, 8).play("end")
    assert table.options() == ["face:A1", "face:A2", "face:A4"]
    table.play("face:A1")
    assert table.options() == ["face:A2", "face:A3", "face:A4"]


@pytest.mark.clause("LA-D-FORCED")
def test_the_question_is_about_one_tile_at_a_time() -> None:
    table = prepare(
        tiles={0: WOLF, 1: WOLF},
        A=[at(1, prey=1), at(1, prey=2), at(0, prey=1), at(0, prey=2)],
    )
    table.dice(8, 8).play("end")
    assert table.options() == ["face:A3", "face:A4"]
    table.play("face:A4")
    assert table.options() == ["face:A1", "face:A2"]
    table.play("face:A1")
    assert table.decider == "B"


@pytest.mark.clause("LA-D-FORCED")
def test_rivals_and_the_hidden_are_not_asked_for() -> None:
    table = prepare(
        tiles={0: WOLF}, A=[at(0, prey=1), at(0, prey=2), at(0, prey=3)], B=[at(0)], actions_left=4
    )
    table.dice(8).play("hide:A2", "end")
    assert table.options() == ["face:A1", "face:A3"]


@pytest.mark.clause("LA-OUT-3", "LA-OUT-4", "LA-FORCE-3")
def test_who_falls_to_the_last_forced_fight_is_out_before_the_meal() -> None:
    three = {"players": 3, "board": "medium"}
    table = prepare(options=three, tiles=all_empty(37) | {0: WOLF}, A=[at(0, prey=1)]).dice(1)
    table.play("end")
    assert [event["seat"] for event in table.happened("eliminated")] == [0]
    assert "ate" not in table.kinds()
    assert table.decider == "B"
