"""Pressure and tribute (OL-PRES)."""

import pytest
from tests.games.outlive.table import Table, me, prepare, rival, third

AT_FOREST = {"3a": "forest", "3b": "fair", "4": "silent", "5": "base"}


def weak(**shelter: object) -> dict[str, object]:
    """Describe a rival whose hero of strength 3 stands in the Forest."""
    return rival(**{"heroes": AT_FOREST, "standing": ["3a"], **shelter})


def arrive(
    victim: dict[str, object], hero: str = "5", keys: tuple[str, ...] = (), **mine: object
) -> Table:
    """Let my hero come to the Forest, where the rival's 3 stands."""
    heroes = {"3a": "silent", "3b": "fair", "4": "mine", "5": "base"}
    heroes[hero] = "dam"
    table = prepare(me(**{"heroes": heroes, **mine}), victim, first=1)
    return table.play(f"move:{hero}:forest", *keys)


@pytest.mark.clause("OL-PRES-1", "OL-PRES-2", "OL-PRES-8")
@pytest.mark.parametrize(("hero", "owed"), [("5", 2), ("4", 1), ("3a", 0)])
def test_pressure_is_the_difference_of_strengths(hero: str, owed: int) -> None:
    table = arrive(weak(store={"wood": 5}), hero)
    assert table.store(0).get("wood", 0) == owed
    assert table.store(1)["wood"] == 5 - owed


@pytest.mark.clause("OL-PRES-2")
def test_the_idle_and_the_strong_are_left_alone() -> None:
    heroes = {"3a": "silent", "3b": "fair", "4": "mine", "5": "dam"}
    idle = prepare(me(heroes=heroes), weak(standing=["3b"], store={"wood": 5}), first=1)
    assert idle.play("move:5:forest").store(1) == {"wood": 5}
    equal = rival(
        heroes={"3a": "dam", "3b": "fair", "4": "silent", "5": "forest"}, standing=["5"],
        store={"wood": 5},
    )  # fmt: skip
    table = prepare(me(heroes=heroes), equal, first=1).play("move:5:forest")
    assert table.store(1) == {"wood": 5}
    assert table.happened("pressed") == []


@pytest.mark.clause("OL-PRES-3")
def test_several_victims_clockwise_from_the_aggressors_left() -> None:
    shelter = {"heroes": AT_FOREST, "standing": ["3a"], "store": {"wood": 3, "metal": 3}}
    mine = {"3a": "silent", "3b": "fair", "4": "mine", "5": "dam"}
    others = [rival(**shelter), third(**shelter, leader="ld_wely")]
    table = prepare(others[0], me(heroes=mine, leader="ld_frye"), others[1], first=2, starter=2)
    assert table.decider == 1
    table.play("move:5:forest")
    order = []
    while table.decision == "tribute":
        order.append(table.decider)
        table.play("give:wood")
    assert order == [2, 2, 0, 0]


@pytest.mark.clause("OL-PRES-4", "OL-D-BAT")
def test_the_bat_adds_one_before_the_victim_reacts() -> None:
    table = arrive(weak(store={"wood": 5, "munitions": 3}), repaired=["bat"])
    assert (table.decision, table.options()) == ("bat", ["bat:0", "bat:1"])
    table.play("bat:1")
    assert table.options() == [f"defend:0:{n}" for n in range(4)]
    table.play("defend:0:3")
    assert table.owns(0) == {"bat": "used"}
    assert table.store(1) == {"wood": 5}
    spared = arrive(weak(store={"wood": 5}), repaired=["bat"]).play("bat:0")
    assert spared.owns(0) == {"bat": "ready"}
    assert spared.store(0) == {"wood": 2}


@pytest.mark.clause("OL-PRES-4")
def test_the_bat_needs_a_weaker_hero() -> None:
    table = arrive(weak(store={"wood": 5}), "3a", repaired=["bat"])
    assert table.decision == "act"


@pytest.mark.clause("OL-PRES-5", "OL-D-DEFEND")
def test_a_guard_post_cancels_pressure_on_a_three_once_a_day() -> None:
    guard = {"rooms": ["r_guard"], "built": {"r_guard": 4}}
    table = arrive(weak(store={"wood": 5}, **guard))
    assert table.options() == ["immune", "defend:0:0"]
    table.play("immune")
    assert table.store(1) == {"wood": 5}
    assert table.room(1, "r_guard").used
    used = arrive(weak(store={"wood": 5}, used=["r_guard"], **guard))
    assert used.store(0) == {"wood": 2}
    four = rival(
        heroes={"3a": "dam", "3b": "fair", "4": "forest", "5": "base"}, standing=["4"],
        store={"wood": 5}, **guard,
    )  # fmt: skip
    assert arrive(four).store(0) == {"wood": 1}


@pytest.mark.clause("OL-PRES-6")
def test_battle_gear_takes_off_two_but_not_below_nothing() -> None:
    table = arrive(weak(store={"wood": 5, "munitions": 1}, repaired=["gear"]), repaired=["bat"])
    table.play("bat:1")
    assert table.options() == ["defend:0:0", "defend:0:1", "defend:1:0", "defend:1:1"]
    table.play("defend:1:0")
    assert table.store(0) == {"wood": 1}
    assert table.owns(1) == {"gear": "used"}
    four = arrive(weak(store={"wood": 5, "munitions": 2}, repaired=["gear"]), "4")
    assert four.options() == ["defend:0:0", "defend:0:1", "defend:1:0"]


@pytest.mark.clause("OL-PRES-7")
def test_munitions_refuse_a_point_each_and_go_to_the_reserve() -> None:
    table = arrive(weak(store={"wood": 5, "munitions": 5}), store={"munitions": 4})
    assert table.options() == ["defend:0:0", "defend:0:1", "defend:0:2"]
    before = table.reserve("munitions")
    table.play("defend:0:1")
    assert table.store(1) == {"wood": 4, "munitions": 4}
    assert table.store(0) == {"wood": 1, "munitions": 4}
    assert table.reserve("munitions") == before + 1


@pytest.mark.clause("OL-PRES-8", "OL-D-TRIBUTE", "OL-SUP-4")
def test_the_victim_chooses_the_tribute_token_by_token() -> None:
    table = arrive(weak(store={"meat": 1, "cans": 1, "chips": 1, "munitions": 0}, airlock=2))
    assert (table.decision, table.decider) == ("tribute", 1)
    assert table.options() == ["give:meat", "give:cans", "give:chips"]
    table.play("give:chips")
    assert table.options() == ["give:meat", "give:cans"]
    table.play("give:meat")
    assert table.store(0) == {"meat": 1, "chips": 1}
    assert table.people(1) == 2


@pytest.mark.clause("OL-PRES-8")
def test_who_owns_no_more_than_is_owed_gives_all() -> None:
    table = arrive(weak(store={"meat": 1, "chips": 1, "munitions": 3})).play("defend:0:0")
    assert table.decision == "act"
    assert table.store(0) == {"meat": 1, "chips": 1}
    assert table.store(1) == {"munitions": 3}


@pytest.mark.clause("OL-PRES-9")
def test_interrogation_lets_the_aggressor_choose_every_time() -> None:
    room = {"rooms": ["r_interro"], "built": {"r_interro": 4}}
    table = arrive(weak(store={"meat": 1, "cans": 1, "chips": 1}), **room)
    assert (table.decision, table.decider) == ("tribute", 0)
    table.play("give:cans", "give:chips")
    assert table.store(1) == {"meat": 1}
    assert not table.room(0, "r_interro").used


@pytest.mark.clause("OL-PRES-10")
def test_pressure_on_the_ship_and_at_a_closed_dam() -> None:
    heroes = {"3a": "dam", "3b": "ship:3", "4": "silent", "5": "base"}
    aboard = rival(heroes=heroes, standing=["3b"], store={"wood": 4})
    table = prepare(me(), aboard, first=1).play("board:5:5")
    assert table.store(0)["wood"] == 2
    at_dam = rival(heroes=heroes, standing=["3a"], store={"wood": 4})
    mine = me(heroes={"3a": "silent", "3b": "fair", "4": "mine", "5": "forest"})
    table = prepare(mine, at_dam, first=1).play("move:5:dam")
    assert table.store(0) == {"wood": 2}


@pytest.mark.clause("OL-PRES-11")
def test_virtual_water_is_no_tribute() -> None:
    table = arrive(weak(rooms=["r_water"], built={"r_water": 3}, store={"wood": 1, "metal": 3}))
    assert table.options() == ["give:wood", "give:metal"]


@pytest.mark.clause("OL-PRES-12")
def test_who_has_nothing_is_passed_over() -> None:
    guard = {"rooms": ["r_guard"], "built": {"r_guard": 4}, "repaired": ["gear"]}
    table = arrive(weak(store={"munitions": 4}, **guard), repaired=["bat"])
    assert table.decision == "act"
    assert table.owns(0) == {"bat": "ready"}
    assert table.happened("pressed") == []
    assert table.store(1) == {"munitions": 4}
