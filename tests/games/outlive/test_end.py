"""The end: the count, ties, what does not score (OL-END)."""

import pytest
from tests.games.outlive.table import Table, me, prepare, rival, third

from holdfast.games.outlive import GAME

ADVANCED = ["r_kitchen", "r_galley", "r_guard", "r_vent"]
FULL = {
    "r_build": 3, "r_tinker": 3, "r_crisis": 4, "r_kitchen": 4, "r_galley": 4, "r_guard": 4,
    "r_vent": 3,
}  # fmt: skip


def finished_table(*players: dict[str, object], **description: object) -> Table:
    """Return a game that has just ended after its last Night."""
    table = prepare(*players, day=6, at="upkeep", **description)
    assert table.position.over
    return table


def ranks(table: Table) -> list[int]:
    return [standing.rank for standing in GAME.result(table.position)]


@pytest.mark.clause("OL-END-1")
def test_every_kind_of_point() -> None:
    player = me(
        rooms=ADVANCED, built={"r_build": 3, "r_crisis": 4, "r_kitchen": 4}, airlock=2, gauge=-4,
        repaired=["axe", "bow", "exo"], broken=["bat"],
    )  # fmt: skip
    table = finished_table(
        player, convoy=["ev_cold", "ev_sand"], overcome={"ev_cold": 0, "ev_sand": 1}
    )
    assert GAME.result(table.position)[0].points == 5 + 2 - 4 + 13 + 3 + 1
    assert GAME.result(table.position)[1].points == 4


@pytest.mark.clause("OL-END-2")
@pytest.mark.parametrize("rooms", range(8))
def test_points_for_full_rooms(rooms: int) -> None:
    built = dict(list(FULL.items())[:rooms])
    table = finished_table(me(rooms=ADVANCED, built=built, airlock=7))
    assert table.points(0) - table.people(0) == (0, 0, 1, 2, 4, 7, 11, 17)[rooms]
    part = {name: people - 1 for name, people in built.items()}
    table = finished_table(me(rooms=ADVANCED, built=part))
    assert table.points(0) == table.people(0)


@pytest.mark.clause("OL-END-3")
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("bow", "axe"), ("access", "jerrycan"), ("crowbar", "ammobox"), ("chainsaw", "flashlight"),
        ("purifier", "pickaxe"), ("hook", "hacksaw"), ("detector", "backpack"),
        ("beartrap", "shotgun"), ("gear", "bat"), ("sensor", "exo"),
    ],
)  # fmt: skip
def test_pairs_of_symbols(left: str, right: str) -> None:
    assert finished_table(me(repaired=[left, right])).points(0) == 3
    assert finished_table(me(repaired=[left], broken=[right])).points(0) == 1


@pytest.mark.clause("OL-END-4")
def test_ties_are_broken_by_supplies_then_by_goods() -> None:
    assert ranks(finished_table(me(store={"cans": 2}), rival(store={"cans": 1, "wood": 9}))) == [
        1,
        2,
    ]
    assert ranks(finished_table(me(store={"wood": 1}), rival(store={"munitions": 2}))) == [2, 1]
    assert ranks(finished_table(me(store={"meat": 9}), rival(store={"wood": 1}))) == [
        2,
        1,
    ]  # rotten


@pytest.mark.clause("OL-END-4")
def test_a_complete_tie_is_shared_and_the_others_rank_likewise() -> None:
    table = finished_table(
        me(store={"wood": 2}), rival(store={"metal": 2}), third(store={"chips": 1})
    )
    assert ranks(table) == [1, 1, 3]
    second = finished_table(me(airlock=2), rival(airlock=1, store={"cans": 1}), third(airlock=1))
    assert ranks(second) == [1, 2, 3]


@pytest.mark.clause("OL-END-5")
def test_what_does_not_score() -> None:
    plenty = {"cans": 9, "wood": 9, "metal": 9, "chips": 9, "munitions": 9}
    player = me(
        store=plenty, caught={"wg7": 3}, broken=["axe", "bow"], built={"r_crisis": 0}, gauge=-11
    )
    table = finished_table(player)
    assert table.points(0) == -11
    assert table.state.first_player == 0


@pytest.mark.clause("OL-END-5")
def test_a_shelter_without_survivors_plays_on() -> None:
    table = prepare(me(), rival(), day=2)
    assert table.people(0) == 0
    assert table.decider == 0
    table.play("move:3a:forest").until("move", 1)
    assert not table.position.over


@pytest.mark.clause("OL-END-1", "OL-END-4")
def test_the_count_is_told_category_by_category() -> None:
    table = prepare(
        me(store={"wood": 3}, airlock=2), rival(broken=["bat"], store={"wood": 3}), day=6,
        at="repair", turn=1, first=0,
    )  # fmt: skip
    table.play("done")
    assert table.position.over
    scored = [args for args in table.happened("scored") if args["seat"] == 0]
    assert [args["points"] for args in scored] == [0, 0, 0, 2, 0, 0, 2]
    assert table.happened("game-over") == [{"seat": 0, "points": 2, "winners": 1}]


@pytest.mark.clause("OL-END-4")
def test_the_tie_breaker_is_named() -> None:
    table = prepare(
        me(store={"cans": 1}, airlock=1), rival(broken=["bat"], store={"wood": 3}, airlock=1),
        day=6, at="repair", turn=1, first=0,
    )  # fmt: skip
    table.play("done")
    assert table.happened("tie-broken") == [{"seat": 0, "rival": 1, "reason": 0}]
