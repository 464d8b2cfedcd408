"""Hide: safe from wolves until the next turn (LA-HIDE)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, prepare

WOLF = has(resources=3, prey=1, wolf=1)


@pytest.mark.clause("LA-HIDE-1")
def test_hiding_takes_one_action() -> None:
    table = prepare(A=[at(7), at(7, prey=1)]).play("hide:A1")
    assert table.meeple("A1").hidden
    assert not table.meeple("A2").hidden
    assert table.state.actions_left == 3
    assert not table.offers("A1", "hide")


@pytest.mark.clause("LA-HIDE-2")
def test_no_wolf_has_to_be_there() -> None:
    table = prepare(tiles=all_empty(), A=[at(0)])
    assert not table.wolves
    assert table.offers("A1", "hide")


@pytest.mark.clause("LA-HIDE-1", "LA-HIDE-3", "LA-FORCE-2")
def test_the_hidden_are_spared_by_the_forced_fight() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, prey=2)]).dice().play("hide:A1", "end")
    assert table.decider == "B"
    assert table.people("A") == ["A1"]
    assert table.tile(0).wolf == 1


@pytest.mark.clause("LA-HIDE-1", "LA-HIDE-3", "LA-ATT-1")
def test_the_hidden_are_spared_by_the_attack() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, hidden=True), at(0)], board=6, dice=[3])
    assert table.people("A") == ["A1"]  # the one die was rolled for A2
    assert table.dice_left == 0


@pytest.mark.clause("LA-HIDE-2", "LA-HIDE-3")
def test_hidden_in_advance_from_a_wolf_that_comes_in_the_board_turn() -> None:
    tiles = all_empty() | {0: has(prey=1), 1: has(wolf=1)}
    table = prepare(tiles=tiles, A=[at(0, prey=3)], B=[at(13, prey=3)]).dice()
    table.play("hide:A1", "end", "end")
    assert table.wolves == [0]
    assert table.people("A") == ["A1"]


@pytest.mark.clause("LA-HIDE-4")
def test_hidden_until_the_owners_next_turn_begins() -> None:
    table = prepare(A=[at(7, prey=3)], B=[at(13, prey=3)]).play("hide:A1", "end")
    assert table.meeple("A1").hidden  # in B's turn
    table.play("end")
    assert (table.state.round, table.decider) == (2, "B")
    assert table.meeple("A1").hidden  # and through the board turn
    table.play("end")
    assert table.decider == "A"
    assert not table.meeple("A1").hidden


@pytest.mark.clause("LA-HIDE-4")
def test_all_meeples_of_the_player_come_out_and_only_they() -> None:
    table = prepare(A=[at(7, hidden=True)] * 3, B=[at(13, hidden=True)] * 2, turn="A")
    assert [table.meeple(name).hidden for name in table.people("A")] == [False] * 3
    assert [table.meeple(name).hidden for name in table.people("B")] == [True] * 2


@pytest.mark.clause("LA-HIDE-4")
@pytest.mark.parametrize(
    ("key", "hidden"),
    [
        ("move:A1:0", False),
        ("wolf:A1", False),
        ("fight:A1:B1", False),
        ("gather:A1", True),
        ("build:A1:settlement", True),
        ("drop:A1:resource", True),
        ("drop:A1:prey", True),
    ],
)
def test_what_ends_hiding_and_what_does_not(key: str, hidden: bool) -> None:
    table = prepare(
        tiles={0: WOLF | has(resources=2), 1: {}},
        A=[at(0, resources=2, prey=2), at(0, resources=1)],
        B=[at(0), at(13)],
        actions_left=6,
    )
    table.dice(8, 8).play("hide:A1", key)
    while table.decision == "boost":
        table.play("pass")
    assert table.meeple("A1").hidden == hidden


@pytest.mark.clause("LA-HIDE-4", "LA-DUEL-10", "LA-HIDE-5")
def test_a_hidden_meeple_can_be_attacked_and_stays_hidden() -> None:
    table = prepare(tiles={0: {}}, A=[at(0)], B=[at(0, hidden=True), at(13)])
    assert "fight:B1" in table.options_of("A1")
    table.dice(4, 4).play("fight:A1:B1")
    assert table.happened("fight-drawn")
    assert table.meeple("B1").hidden


@pytest.mark.clause("LA-HIDE-5")
def test_hiding_does_not_help_against_rivals() -> None:
    table = prepare(tiles={0: {}}, A=[at(0)], B=[at(0, hidden=True), at(13)])
    table.dice(5, 4).play("fight:A1:B1")
    assert table.people("B") == ["B2"]


@pytest.mark.clause("LA-HIDE-5")
def test_hiding_does_not_help_against_hunger() -> None:
    table = prepare(tiles={0: {}}, A=[at(0), at(7, prey=1)]).play("hide:A1", "end")
    assert table.people("A") == ["A2"]
