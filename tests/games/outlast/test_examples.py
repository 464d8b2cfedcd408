"""The worked examples of the rules reference, each played as it is described there (LA-EX)."""

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, neighbours, new_game, prepare

from holdfast.games.outlast import GAME

WOLF = has(prey=1, wolf=1)


@pytest.mark.clause("LA-EX-1", "LA-TURN-3", "LA-TURN-4")
def test_counting_actions() -> None:
    table = prepare(tiles={0: WOLF, 1: WOLF}, A=[at(0), at(1), at(7), at(7)]).dice(1, 6)
    assert table.state.actions_left == 6
    table.play("wolf:A1", "wolf:A2")
    assert table.people("A") == ["A3", "A4"]
    assert table.state.actions_left == 4


@pytest.mark.clause("LA-EX-2", "LA-MOVE-2", "LA-MOVE-3", "LA-CORN-2", "LA-CORN-4", "LA-MOVE-4")
def test_a_wolf_under_the_snow() -> None:
    table = prepare(tiles={0: {}, 1: has(terrain="trail", face_up=False)}, A=[at(0)])
    assert table.state.actions_left == 3
    table.play("move:A1:0")
    assert (table.tile(1).resources, table.tile(1).prey, table.tile(1).wolf) == (1, 2, 1)
    assert table.options_of("A1") == ["wolf", "hide"]
    table.play("hide:A1")
    assert table.offers("A1", "move")
    assert table.offers("A1", "gather")
    assert not table.offers("A1", "hunt")
    table.play("move:A1:3")
    # The last action is spent: A1 is exposed on tile 0 at the meal, where it has nothing to eat.
    assert [event["to"] for event in table.happened("moved")] == [0]
    fed = prepare(
        tiles={0: {}, 1: has(terrain="trail", face_up=False)}, A=[at(0)], actions_left=4
    ).play("move:A1:0", "hide:A1", "move:A1:3")
    assert not fed.meeple("A1").hidden


@pytest.mark.clause("LA-EX-3", "LA-FORCE-1", "LA-FORCE-2", "LA-END-1")
def test_one_step_too_many() -> None:
    table = prepare(tiles={0: {}, 1: WOLF}, A=[at(0)], actions_left=1).dice(6)
    table.play("move:A1:0")
    assert table.people("A") == []
    assert table.position.over
    assert table.places() == {"A": 2, "B": 1}


@pytest.mark.clause("LA-EX-4", "LA-HIDE-3", "LA-HIDE-4", "LA-MEAL-1")
def test_sitting_it_out() -> None:
    tiles = all_empty() | {0: WOLF}
    table = prepare(tiles=tiles, A=[at(0, prey=2)], B=[at(13, prey=3)], actions_left=3).dice()
    table.play("hide:A1", "end")
    assert table.meeple("A1").prey == 1
    table.play("end")
    assert (table.state.round, table.decider) == (2, "B")
    assert table.people("A") == ["A1"]
    table.play("end")
    assert not table.meeple("A1").hidden
    assert table.options_of("A1") == ["wolf", "hide"]


@pytest.mark.clause("LA-EX-5", "LA-HIDE-2", "LA-WMOVE-1", "LA-ATT-1")
def test_hiding_in_advance() -> None:
    tiles = all_empty() | {0: has(prey=1), 1: has(wolf=1)}
    table = prepare(tiles=tiles, A=[at(0, prey=3)], B=[at(13, prey=3)]).dice()
    table.play("hide:A1", "end", "end")
    assert [(event["from"], event["to"]) for event in table.happened("wolf-moved")] == [(1, 0)]
    assert not table.happened("fought-wolf")


@pytest.mark.clause("LA-EX-6", "LA-HUNT-1", "LA-HUNT-3", "LA-HUNT-4")
def test_hunting() -> None:
    table = prepare(tiles={0: has(prey=3)}, A=[at(0), at(0, prey=3)]).dice(4, 5)
    table.play("hunt:A1")
    assert (table.tile(0).prey, table.meeple("A1").prey) == (3, 0)
    assert table.state.actions_left == 3
    table.play("hunt:A1")
    assert (table.tile(0).prey, table.meeple("A1").prey) == (2, 1)
    assert not table.offers("A2", "hunt")


@pytest.mark.clause("LA-EX-7", "LA-BUILD-5")
def test_building_together() -> None:
    table = prepare(
        tiles={0: {}},
        A=[at(0, resources=1), at(0, resources=1, prey=1), at(0, number=5, resources=2)],
    )
    table.play("build:A2:settlement")
    assert [table.meeple(name).resources for name in ("A1", "A2", "A5")] == [0, 0, 1]


@pytest.mark.clause("LA-EX-8", "LA-DROP-3", "LA-D-SPILL")
def test_nowhere_to_put_it() -> None:
    full = has(prey=3)
    tiles = {0: full, 1: full, 2: has(prey=2), 3: has(face_up=False), 4: {}, 5: full, 6: full}
    table = prepare(tiles=tiles, A=[at(0, prey=1)]).play("drop:A1:prey")
    assert table.options() == ["to:2", "to:4"]


def open_bidding() -> Table:
    """Let A1, with 2 resources, attack B1, with 1; the dice show 3 and 5, and both still decide."""
    table = prepare(
        tiles={0: {}}, A=[at(0, resources=2, prey=2), at(7)], B=[at(0, resources=1), at(13)]
    )
    table.dice(3, 5).play("fight:A1:B1")
    assert (table.decider, table.options()) == ("A", ["pass", "match"])
    table.play("match")
    assert (table.decider, table.options()) == ("B", ["pass", "beat"])
    return table


@pytest.mark.clause("LA-EX-9", "LA-DUEL-5", "LA-DUEL-9", "LA-D-BOOST")
def test_open_bidding() -> None:
    table = open_bidding().play("beat")
    assert [event["total"] for event in table.happened("fight-added")] == [6]
    assert [event["seat"] for event in table.happened("fight-passed")] == [0]
    assert table.people("A") == ["A2"]
    assert (table.meeple("B1").resources, table.meeple("B1").prey) == (0, 2)


@pytest.mark.clause("LA-EX-10", "LA-DUEL-7")
def test_a_stand_off() -> None:
    table = open_bidding().play("pass")
    assert (table.people("A"), table.people("B")) == (["A1", "A2"], ["B1", "B2"])
    assert (table.meeple("A1").resources, table.meeple("B1").resources) == (0, 1)


@pytest.mark.clause("LA-EX-11", "LA-MEAL-3", "LA-MEAL-7")
def test_a_shared_meal() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0, prey=2), at(0), at(1)]).play("end")
    assert table.people("A") == ["A1", "A2"]
    assert [table.meeple(name).prey for name in ("A1", "A2")] == [0, 0]


@pytest.mark.clause("LA-EX-12", "LA-MEAL-4", "LA-D-FEED")
def test_not_enough_for_both() -> None:
    table = prepare(tiles=all_empty(), A=[at(0, prey=1), at(0, resources=3)]).play("end")
    assert table.options() == ["feed:A1", "feed:A2"]
    table.play("feed:A2")
    assert table.people("A") == ["A2"]
    assert table.meeple("A2").prey == 0
    assert table.prey == {}


@pytest.mark.clause("LA-EX-13", "LA-FALL-1", "LA-FALL-2")
def test_what_the_dead_leave() -> None:
    tiles = {
        0: has(resources=3, prey=1, wolf=1),
        1: has(resources=2),
        2: has(face_up=False),
        3: has(resources=0),
    }
    table = prepare(tiles=tiles, A=[at(0, resources=2, prey=1), at(7)]).dice(1).play("wolf:A1")
    assert [table.tile(t).resources for t in range(4)] == [3, 3, 0, 1]
    assert table.tile(0).prey == 2


@pytest.mark.clause("LA-EX-14", "LA-PREY-4", "LA-PREY-6", "LA-GEO-4")
def test_a_tile_remembers() -> None:
    tiles = all_empty() | {0: has(prey=3)}
    people = {"A": [at(7, prey=3)], "B": [at(13, prey=3)]}
    table = prepare(tiles=tiles, round=3, turn="B", **people).play("end")
    assert table.prey == {0: 3, 3: 1}
    assert table.tile(0).spill_to == 3
    assert table.state.round == 4
    table.play("end", "end")
    assert table.prey == {0: 3, 3: 2}


@pytest.mark.clause("LA-EX-15", "LA-PREY-6")
def test_hemmed_in() -> None:
    table = prepare(board=2)
    assert not any(table.tile(n).face_up for n in neighbours(7))
    assert (table.tile(7).prey, table.tile(7).spill_to) == (3, None)
    assert table.prey == {7: 3, 13: 3}


@pytest.mark.clause("LA-EX-16", "LA-WMOVE-5", "LA-WBIRTH-1", "LA-WBIRTH-3")
def test_a_wolf_makes_up_its_mind() -> None:
    tiles = all_empty() | {0: has(wolf=1), 1: has(prey=1), 4: has(prey=3)}
    people = {"A": [at(7, hidden=True)], "B": [at(13, hidden=True)]}
    after_step_3 = prepare(options={"pack_limit": "none"}, tiles=tiles, board=3, **people)
    # It went to 4, and its young was born back on 0.
    assert after_step_3.wolves == [0, 4]
    table = prepare(tiles=tiles, turn="B", A=[at(7, prey=3)], B=[at(13, prey=3)]).play("end")
    # In step 2 of a whole board turn the herd on 4 has spilled east onto 0 before.
    assert [(e["tile"], e["onto"]) for e in table.happened("prey-spilled")] == [(4, 0)]


@pytest.mark.clause("LA-EX-17", "LA-WBIRTH-5", "LA-WMOVE-3", "LA-PREY-1")
def test_breeding_at_once() -> None:
    tiles = all_empty() | {1: has(terrain="trail", face_up=False)}
    table = prepare(tiles=tiles, A=[at(0, prey=3)], B=[at(13, prey=3)], actions_left=3, dice=[])
    table.play("move:A1:0", "hide:A1", "move:A1:3", "end")
    assert table.tile(1).prey == 3
    assert [event["tile"] for event in table.happened("prey-born")] == [1]
    assert not table.happened("wolf-moved")
    assert [event["tile"] for event in table.happened("wolf-born")] == [1]
    assert len(table.wolves) == 2


@pytest.mark.clause("LA-EX-18", "LA-MEAL-4", "LA-MEAL-5", "LA-ARR-1", "LA-END-1")
@pytest.mark.parametrize("seed", range(3))
def test_doing_nothing(seed: int) -> None:
    table = new_game(seed, players=2).dice()  # no die may be rolled
    table.play("end", "end")
    assert (table.people("A"), table.people("B")) == (["A1", "A2"], ["B1", "B2"])
    assert (table.meeple("A1").prey, table.meeple("B1").prey) == (1, 1)
    # Round 2 is opened by seat 1; one of two meeples starves, and either may.
    for _ in range(2):
        table.play("end")
        assert len(table.options()) == 2
        table.play(table.options()[0])
    assert table.state.round == 3
    assert (len(table.people("A")), len(table.people("B"))) == (2, 2)
    assert table.decider == "A"
    table.play("end")
    assert table.position.over
    assert table.state.round == 3
    assert table.places() == {"A": 2, "B": 1}
    assert GAME.view(table.position).model_dump()["ranking"][0]["seat"] == 1
