"""Night steps 2 to 4: feeding, radiation, recruiting (OL-FEED, OL-RAD, OL-REC)."""

import pytest
from tests.games.outlive.table import Table, me, prepare

from holdfast.games.outlive.rules.shelter import rows_used


def table_after_meal(**shelter: object) -> Table:
    """Return a table after the meal of this shelter of mine."""
    return prepare(me(**shelter), at="feed")


# Feeding


@pytest.mark.clause("OL-SURV-1")
@pytest.mark.parametrize(("people", "rows"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 2)])
def test_rows_of_the_airlock(people: int, rows: int) -> None:
    assert rows_used(people) == rows


@pytest.mark.clause("OL-FEED-1")
def test_every_inhabited_room_eats_its_whole_upkeep() -> None:
    built = {"r_build": 1, "r_crisis": 4, "r_tinker": 0}
    table = table_after_meal(store={"cans": 9, "water": 2}, built=built, airlock=3).until("recruit")
    assert table.store(0) == {"cans": 6}  # 2 + 1 for the rooms; both Water for two rows


@pytest.mark.clause("OL-FEED-2", "OL-FEED-3", "OL-FEED-4")
def test_only_water_is_drunk_in_the_airlock() -> None:
    table = table_after_meal(store={"cans": 5, "meat": 2}, airlock=3)
    assert table.people(0) == 1  # two rows without Water
    assert table.store(0) == {"cans": 5, "meat": 2}


@pytest.mark.clause("OL-FEED-3")
def test_water_goes_to_the_airlock_first() -> None:
    table = table_after_meal(store={"water": 1}, built={"r_crisis": 1}, airlock=1)
    assert table.decision == "lose"  # the room is hungry, not the Airlock
    assert table.happened("fed") == []
    assert table.options() == ["lose:airlock", "lose:r_crisis"]


@pytest.mark.clause("OL-FEED-4", "OL-D-LOSE")
def test_a_survivor_for_each_missing_supply() -> None:
    table = table_after_meal(built={"r_build": 3, "r_crisis": 2}, store={"wood": 3})
    assert table.decision == "lose"
    table.play("lose:r_build", "lose:r_build", "lose:r_crisis")
    assert table.people(0) == 2
    assert table.decision == "build"


@pytest.mark.clause("OL-FEED-5", "OL-D-FEED")
def test_meat_first_then_water_and_cans_as_the_player_likes() -> None:
    table = table_after_meal(
        store={"meat": 1, "water": 3, "cans": 1}, built={"r_build": 1, "r_crisis": 1}, airlock=1
    )
    # 3 for the rooms: 1 Meat, 2 open; 2 Water beyond the row and 1 can
    assert table.options() == ["feed:1", "feed:2"]
    table.play("feed:2")
    assert table.store(0) == {"cans": 1}


@pytest.mark.clause("OL-FEED-5", "OL-GEN-1")
def test_no_question_where_there_is_no_choice() -> None:
    table = table_after_meal(store={"meat": 5, "water": 5, "cans": 5}, built={"r_build": 3})
    assert table.decision == "recruit"
    assert table.store(0) == {"meat": 3, "water": 5, "cans": 5}


@pytest.mark.clause("OL-FEED-5", "OL-ROOM-2", "OL-SET-15")
def test_virtual_water_drinks_and_eats_first() -> None:
    two = {"rooms": ["r_water", "r_water"], "built": {"r_water": 3, "r_water#2": 3}}
    table = table_after_meal(store={"water": 1, "cans": 3}, airlock=1, **two)
    # 1 row and 4 for the rooms: two virtual Water, then 1 Water and 2 of 3 cans or 3 cans
    assert table.options() == ["feed:0", "feed:1"]
    table.play("feed:0")
    assert table.store(0) == {"water": 1}


@pytest.mark.clause("OL-ROOM-2")
def test_virtual_water_needs_a_full_room() -> None:
    part = {"rooms": ["r_water"], "built": {"r_water": 2}}
    table = table_after_meal(store={"cans": 2, "wood": 3}, airlock=1, **part)
    assert table.decision == "lose"


# Radiation


@pytest.mark.clause("OL-RAD-1", "OL-RAD-2")
@pytest.mark.parametrize(("day", "level"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_level_of_the_day(day: int, level: int) -> None:
    table = prepare(me(store={"wood": 3}), day=day, at="radiation")
    assert table.player(0).gauge == -level


@pytest.mark.clause("OL-RAD-2", "OL-RAD-3", "OL-SET-15")
def test_the_airlock_and_ventilation_absorb() -> None:
    wood = {"store": {"wood": 3}}
    assert prepare(me(airlock=1, **wood), day=5, at="radiation").player(0).gauge == -2
    assert prepare(me(airlock=7, gauge=-4, **wood), day=5, at="radiation").player(0).gauge == -4
    two = {"rooms": ["r_vent", "r_vent"], "built": {"r_vent": 3, "r_vent#2": 3}}
    assert prepare(me(**two, **wood), day=5, at="radiation").player(0).gauge == -1
    part = {"rooms": ["r_vent"], "built": {"r_vent": 2}}
    assert prepare(me(**part, **wood), day=5, at="radiation").player(0).gauge == -3


@pytest.mark.clause("OL-RAD-4")
def test_the_gauge_stops_at_its_best() -> None:
    decon = {"rooms": ["r_decon"], "built": {"r_decon": 3}, "store": {"wood": 3}}
    table = prepare(me(gauge=2, **decon), at="build").play("ability:r_decon")
    assert table.player(0).gauge == 3
    assert "ability:r_decon" not in prepare(me(gauge=3, **decon), at="build").options()


@pytest.mark.clause("OL-RAD-5")
def test_beyond_the_skull_survivors_die() -> None:
    shelter = {"gauge": -10, "store": {"wood": 3}, "built": {"r_crisis": 2, "r_build": 1}}
    table = prepare(me(**shelter), day=5, at="radiation")
    assert table.decision == "lose"
    table.play("lose:r_crisis", "lose:r_crisis")
    assert table.player(0).gauge == -11
    assert table.people(0) == 1
    empty = prepare(me(gauge=-11, store={"wood": 3}), day=5, at="radiation")
    assert (empty.player(0).gauge, empty.decision) == (-11, "build")


# Recruiting


@pytest.mark.clause("OL-REC-1", "OL-D-RECRUIT")
def test_each_supply_brings_a_survivor() -> None:
    table = prepare(me(store={"meat": 1, "water": 1, "cans": 1, "wood": 3}), at="recruit")
    assert table.options() == ["recruit:meat", "recruit:water", "recruit:cans", "done"]
    table.play("recruit:meat", "recruit:cans")
    assert table.player(0).airlock == 2
    assert table.options() == ["recruit:water", "done"]
    table.play("done")
    assert table.store(0) == {"water": 1, "wood": 3}


@pytest.mark.clause("OL-REC-1")
def test_no_more_than_the_airlock_holds() -> None:
    table = prepare(me(store={"cans": 5, "wood": 3}, airlock=6), at="recruit").play("recruit:cans")
    assert table.decision == "build"
    assert table.player(0).airlock == 7


@pytest.mark.clause("OL-REC-1", "OL-OVER-5")
def test_virtual_water_recruits_and_goes_first() -> None:
    room = {"rooms": ["r_water"], "built": {"r_water": 3}}
    table = prepare(me(store={"water": 1, "wood": 3}, **room), at="recruit").play("recruit:water")
    assert table.store(0) == {"water": 1, "wood": 3}
    assert table.options() == ["recruit:water", "done"]
    table.play("recruit:water")
    assert table.decision == "build"
