"""Night step 5: rooms, survivors and abilities (OL-BUILD, OL-SURV, OL-ROOM)."""

import pytest
from tests.games.outlive.table import Table, me, prepare, rival

MORE = {"wood": 3}  # so that something is left to decide


def building(**shelter: object) -> Table:
    """Return a table at Night step 5 (building) with this shelter of mine."""
    return prepare(me(**shelter), at="build")


@pytest.mark.clause("OL-BUILD-1", "OL-BUILD-2", "OL-D-BUILD", "OL-D-PAYMAT", "OL-GEN-3")
def test_a_room_for_three_materials_of_any_kinds() -> None:
    table = building(store={"wood": 2, "metal": 2, "chips": 1, "munitions": 9}, airlock=2)
    assert len(table.options("build")) == 7
    table.play("build:r_crisis")
    assert table.decision == "paymat"
    assert set(table.options()) == {
        "pay:2:1:0", "pay:2:0:1", "pay:1:2:0", "pay:1:1:1", "pay:0:2:1",
    }  # fmt: skip
    table.play("pay:1:1:1")
    assert table.store(0) == {"wood": 1, "metal": 1, "munitions": 9}
    assert table.room(0, "r_crisis").built == 1
    assert table.options() == ["move-in:r_crisis", "done"]


@pytest.mark.clause("OL-BUILD-1", "OL-SURV-2", "OL-SURV-7")
def test_survivors_move_from_the_airlock_only() -> None:
    table = building(airlock=2, built={"r_crisis": 3, "r_build": 1}, store=MORE)
    assert table.options("move-in") == ["move-in:r_build", "move-in:r_crisis"]
    table.play("move-in:r_crisis")
    assert (table.player(0).airlock, table.room(0, "r_crisis").people) == (1, 4)
    assert table.options("move-in") == ["move-in:r_build"]
    table.play("move-in:r_build")
    assert table.options("move-in") == []


@pytest.mark.clause("OL-BUILD-2", "OL-GEN-1")
def test_nothing_to_do_is_not_asked() -> None:
    table = building(store={"wood": 2, "cans": 3}, built={"r_build": 1}, airlock=0)
    assert (table.state.day, table.decision) == (2, "move")


@pytest.mark.clause("OL-BUILD-4", "OL-D-PAYMAT")
def test_a_full_construction_bay_builds_one_room_for_one() -> None:
    table = building(built={"r_build": 3}, store={"wood": 1, "metal": 3})
    table.play("build:r_crisis")
    assert table.options() == ["pay:0:1:0", "pay:1:0:0"]
    table.play("pay:1:0:0")
    assert table.room(0, "r_build").used
    table.play("build:r_tinker")
    assert table.store(0) == {}


@pytest.mark.clause("OL-BUILD-3", "OL-BUILD-1")
def test_an_ability_works_in_the_step_in_which_its_room_was_built() -> None:
    table = building(rooms=["r_arms"], store={"wood": 3}, airlock=3)
    table.play("build:r_arms", "move-in:r_arms", "move-in:r_arms")
    assert table.options("ability") == []
    table.play("move-in:r_arms")
    assert table.options() == ["ability:r_arms", "done"]


@pytest.mark.clause("OL-BUILD-6", "OL-BUILD-7")
def test_the_armoury_gives_four_munitions_once_a_day() -> None:
    arms = {"rooms": ["r_arms"], "built": {"r_arms": 3}, "store": MORE}
    table = building(**arms).play("ability:r_arms")
    assert table.store(0) == {"munitions": 4, "wood": 3}
    assert "ability:r_arms" not in table.options()
    hoard = rival(store={"munitions": 24})
    assert "ability:r_arms" not in prepare(me(**arms), hoard, at="build").options()


@pytest.mark.clause("OL-BUILD-6", "OL-BUILD-7")
def test_decontamination_and_depot() -> None:
    table = building(rooms=["r_decon", "r_depot"], built={"r_decon": 3, "r_depot": 3}, gauge=-2)
    table.play("ability:r_decon")
    assert table.player(0).gauge == -1
    table = building(rooms=["r_depot"], built={"r_depot": 3}, store=MORE).play("ability:r_depot")
    assert len(table.owns(0)) == 2
    assert set(table.owns(0).values()) == {"broken"}


@pytest.mark.clause("OL-BUILD-6", "OL-D-SALVAGE")
def test_salvage_destroys_a_tile_for_its_materials() -> None:
    room = {"rooms": ["r_salvage"], "built": {"r_salvage": 3}}
    table = building(broken=["crowbar"], repaired=["gear"], store={"wood": 2}, **room)
    table.play("ability:r_salvage")
    assert table.options() == ["salvage:crowbar", "salvage:gear"]
    table.play("salvage:gear")
    assert table.store(0) == {"wood": 3, "chips": 2}
    assert table.owns(0) == {"crowbar": "broken"}
    assert table.discarded() == ["gear"]
    assert "ability:r_salvage" not in building(store=MORE, **room).options()


@pytest.mark.clause("OL-BUILD-5", "OL-SURV-7")
def test_the_nursery_grows_to_eight_by_its_own_ability_only() -> None:
    def nursery(people: int) -> Table:
        built = {"r_nursery": people}
        return building(rooms=["r_nursery"], built=built, airlock=1, store=MORE)

    table = nursery(3)
    assert "move-in:r_nursery" not in table.options()
    before = table.state.survivors
    table.play("ability:r_nursery")
    assert table.room(0, "r_nursery").people == 4
    assert table.state.survivors == before - 1
    assert "ability:r_nursery" not in table.options()
    assert "ability:r_nursery" not in nursery(8).options()
    assert nursery(2).options("move-in") == ["move-in:r_nursery"]
    assert "ability:r_nursery" not in nursery(2).options()


@pytest.mark.clause("OL-ROOM-1", "OL-BUILD-7")
@pytest.mark.parametrize(
    "room", ["r_build", "r_tinker", "r_crisis", "r_water", "r_sanctum", "r_vent"]
)
def test_other_rooms_are_never_in_the_menu(room: str) -> None:
    rooms = [room] if room not in ("r_build", "r_tinker", "r_crisis") else []
    table = building(rooms=rooms, built={room: 4 if room == "r_crisis" else 3}, store=MORE)
    assert table.options("ability") == []


@pytest.mark.clause("OL-SURV-6", "OL-SURV-5")
def test_a_room_loses_its_ability_at_once_and_regains_it_at_once() -> None:
    shelter = {"built": {"r_crisis": 4}, "airlock": 1, "store": {"wood": 3}}
    table = prepare(me(**shelter), convoy=["ev_cold"], at="events").play("lose:r_crisis")
    assert not table.full(0, "r_crisis")
    assert [args["slot"] for args in table.happened("room-fell")] == [2]
    filled = building(built={"r_crisis": 3}, airlock=1, store=MORE).play("move-in:r_crisis")
    assert filled.full(0, "r_crisis")
    assert [args["slot"] for args in filled.happened("room-filled")] == [2]


@pytest.mark.clause("OL-SET-15", "OL-ROOM-1")
def test_two_rooms_of_a_kind_have_their_own_use() -> None:
    two = {"rooms": ["r_arms", "r_arms"], "built": {"r_arms": 3, "r_arms#2": 3}}
    table = building(store=MORE, **two)
    assert table.options("ability") == ["ability:r_arms", "ability:r_arms#2"]
    table.play("ability:r_arms")
    assert table.options("ability") == ["ability:r_arms#2"]
    assert table.play("ability:r_arms#2").store(0)["munitions"] == 8
