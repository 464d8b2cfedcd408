"""Night step 1: overcoming events (OL-OVER), and nightfall (OL-NIGHT)."""

import pytest
from tests.games.outlive.table import me, prepare, rival, third

from holdfast.games.outlive.rules.ending import points_for

CRISIS = {"built": {"r_crisis": 4}}


@pytest.mark.clause("OL-NIGHT-1")
def test_nightfall_lays_the_heroes_down_where_they_are() -> None:
    table = prepare(me(store={"water": 3}), convoy=["ev_wildfire"])
    while table.state.phase == 4:
        table.play(table.options()[0])
    places = [table.place_of(0, hero) for hero in ("3a", "3b", "4", "5")]
    assert len(set(places)) == 4
    for seat in (0, 1):
        for hero in ("3a", "3b", "4", "5"):
            assert table.hero(seat, hero).standing == 0
            assert table.spot_of(seat, hero) is None


@pytest.mark.clause("OL-NIGHT-2")
def test_step_1_together_then_each_player_in_a_row() -> None:
    shelter = {"store": {"water": 6, "wood": 4}, "airlock": 3, "broken": ["bat"]}
    table = prepare(me(**shelter), rival(**{**shelter, "broken": ["backpack"]}),
                    convoy=["ev_wildfire"], first=1, at="night")  # fmt: skip
    asked = []
    while table.state.day == 1 and table.state.phase == 5:
        asked.append((table.decider, table.decision))
        keys = {"build": "done", "recruit": "done", "repair": "done"}
        table.play(keys.get(str(table.decision), table.options()[-1]))
    assert asked == [
        (1, "overcome"), (0, "overcome"),
        (1, "recruit"), (1, "build"), (1, "repair"),
        (0, "recruit"), (0, "build"), (0, "repair"),
    ]  # fmt: skip


@pytest.mark.clause("OL-OVER-1", "OL-D-OVERCOME")
def test_one_event_at_a_time_round_and_round() -> None:
    rich = {"store": {"water": 3, "wood": 5, "metal": 5}}
    convoy = ["ev_wildfire", "ev_cavein", "ev_lean"]
    table = prepare(me(**rich), rival(**rich), convoy=convoy, at="night")
    assert table.options() == [f"overcome:{event}:full" for event in convoy] + ["pass"]
    table.play("overcome:ev_cavein:full")
    assert table.decider == 1
    table.play("overcome:ev_wildfire:full")
    assert table.decider == 0
    table.play("overcome:ev_lean:full")
    assert table.in_force() == []
    assert [table.state.overcome_by[space] for space in range(3)] == [1, 0, 0]


@pytest.mark.clause("OL-OVER-2", "OL-OVER-1")
def test_passing_is_final() -> None:
    rich = {"store": {"water": 6, "wood": 5}}
    shelters = me(**rich), rival(**rich), third()
    table = prepare(*shelters, convoy=["ev_wildfire", "ev_cavein"], at="night").play("pass")
    assert table.decider == 1
    table.play("overcome:ev_wildfire:full")
    assert table.decider == 1  # seat 2 cannot pay and passed by itself, seat 0 is out
    assert table.options() == ["overcome:ev_cavein:full", "pass"]
    table.play("pass")
    assert table.state.night_step > 1


@pytest.mark.clause("OL-OVER-3", "OL-GEN-4", "OL-GEN-5")
def test_the_printed_cost_goes_to_the_reserve() -> None:
    table = prepare(me(store={"wood": 6, "meat": 2}, airlock=1), convoy=["ev_cold"], at="night")
    before = table.reserve("wood"), table.reserve("meat")
    table.play("overcome:ev_cold:full")
    assert (table.reserve("wood"), table.reserve("meat")) == (before[0] + 5, before[1] + 2)
    assert table.state.overcome_by[0] == 0
    assert table.happened("overcame")[0]["points"] == 5
    poor = prepare(me(store={"wood": 5, "meat": 1}), rival(store={"meat": 1}), convoy=["ev_cold"],
                   at="night")  # fmt: skip
    assert poor.state.night_step > 1  # nobody can help


@pytest.mark.clause("OL-OVER-3")
@pytest.mark.parametrize(
    ("event", "points", "cost"),
    [
        ("ev_wildfire", 3, {"water": 3}),
        ("ev_cavein", 3, {"wood": 5}),
        ("ev_lean", 3, {"metal": 5}),
        ("ev_nomads", 3, {"meat": 4}),
        ("ev_thieves", 3, {"munitions": 5}),
        ("ev_sand", 4, {"wood": 3, "metal": 3}),
        ("ev_epizootic", 4, {"water": 3, "chips": 2}),
        ("ev_mutation", 4, {"munitions": 6}),
        ("ev_rats", 4, {"cans": 3, "munitions": 2}),
        ("ev_cold", 5, {"wood": 5, "meat": 2}),
        ("ev_clan", 5, {"munitions": 4, "metal": 3}),
        ("ev_cloud", 5, {"chips": 4, "metal": 3}),
    ],
)
def test_costs_and_points(event: str, points: int, cost: dict[str, int]) -> None:
    table = prepare(me(store=cost), convoy=[event], at="night").play(f"overcome:{event}:full")
    assert table.store(0) == {}
    assert table.happened("overcame")[0]["points"] == points
    assert points_for(table.state, 0, 0) == points
    for resource in cost:
        short = {**cost, resource: cost[resource] - 1}
        assert prepare(me(store=short), convoy=[event], at="night").happened("overcame") == []
        assert prepare(me(store=short), convoy=[event], at="night").in_force() != []


@pytest.mark.clause("OL-OVER-4")
def test_the_crisis_room_takes_off_one_of_three_in_full() -> None:
    store = {"wood": 5, "meat": 2}
    table = prepare(me(store=store, **CRISIS), convoy=["ev_cold"], at="night")
    assert table.options() == [
        "overcome:ev_cold:full", "overcome:ev_cold:wood+wood", "overcome:ev_cold:meat", "pass",
    ]  # fmt: skip
    table.play("overcome:ev_cold:wood+wood")
    assert table.store(0) == {"wood": 2}
    assert [args["slot"] for args in table.happened("room-used")] == [2]


@pytest.mark.clause("OL-OVER-4")
def test_which_materials_the_crisis_room_takes_off() -> None:
    table = prepare(me(store={"wood": 3, "metal": 3}, **CRISIS), convoy=["ev_sand"], at="night")
    reliefs = [key.split(":")[2] for key in table.options()[:-1]]
    assert reliefs == ["full", "wood+wood", "wood+metal", "metal+metal"]
    clan = prepare(me(store={"munitions": 4, "metal": 3}, **CRISIS), convoy=["ev_clan"], at="night")
    reliefs = [key.split(":")[2] for key in clan.options()[:-1]]
    assert reliefs == ["full", "metal+metal", "munitions+munitions"]


@pytest.mark.clause("OL-OVER-4", "OL-ROOM-1")
def test_the_crisis_room_works_once_a_night() -> None:
    store = {"wood": 9, "metal": 9}
    convoy = ["ev_cavein", "ev_lean"]
    table = prepare(me(store=store, **CRISIS), convoy=convoy, at="night")
    table.play("overcome:ev_cavein:wood+wood")
    assert table.options() == ["overcome:ev_lean:full", "pass"]
    part = prepare(me(store=store, built={"r_crisis": 3}), convoy=convoy, at="night")
    assert all(key.endswith((":full", "pass")) for key in part.options())


@pytest.mark.clause("OL-OVER-5", "OL-ROOM-2")
def test_virtual_water_pays_before_tokens() -> None:
    room = {"rooms": ["r_water"], "built": {"r_water": 3}}
    table = prepare(me(store={"water": 2, "cans": 2}, **room), convoy=["ev_wildfire"], at="night")
    table.play("overcome:ev_wildfire:full")
    assert "water" not in table.store(0)
    assert [args["slot"] for args in table.happened("room-used")] == [3]
    assert table.happened("fed")[0]["missing"] == 0
    nothing = prepare(me(store={"water": 1}, **room), convoy=["ev_wildfire"], at="night")
    assert nothing.in_force()[0] == "ev_wildfire"
