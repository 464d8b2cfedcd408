"""Night steps 6 and 7: repairing equipment and upkeep (OL-REP, OL-UPK)."""

import pytest
from tests.games.outlive.table import Table, me, prepare

from holdfast.games.outlive.content import EQUIPMENT_NAMES


def repairing(**shelter: object) -> Table:
    """Return a table at Night step 6 (repairs) with this shelter of mine."""
    return prepare(me(**shelter), at="repair")


def repairs(table: Table, tile: str) -> list[str]:
    """Return the prices at which a piece of equipment can be repaired, by what is waived."""
    return [key.split(":")[2] for key in table.options("repair") if key.split(":")[1] == tile]


@pytest.mark.clause("OL-REP-1", "OL-D-REPAIR")
def test_a_repair_costs_the_printed_materials() -> None:
    table = repairing(broken=["axe", "bat"], store={"wood": 4, "metal": 2})
    assert table.options() == ["repair:axe:full", "repair:bat:full", "done"]
    table.play("repair:axe:full")
    assert table.store(0) == {"wood": 3}
    assert table.owns(0) == {"axe": "ready", "bat": "broken"}
    assert table.options() == ["repair:bat:full", "done"]


@pytest.mark.clause("OL-REP-1")
@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("axe", (1, 2, 0)), ("bow", (2, 1, 0)), ("jerrycan", (1, 2, 0)), ("access", (1, 1, 1)),
        ("ammobox", (2, 1, 0)), ("crowbar", (0, 3, 0)), ("chainsaw", (0, 1, 2)),
        ("flashlight", (0, 1, 2)), ("pickaxe", (2, 1, 0)), ("purifier", (0, 1, 2)),
        ("hook", (1, 1, 1)), ("hacksaw", (1, 1, 1)), ("backpack", (3, 0, 0)),
        ("detector", (1, 1, 1)), ("shotgun", (2, 1, 0)), ("beartrap", (1, 2, 0)),
        ("bat", (3, 0, 0)), ("gear", (1, 0, 2)), ("exo", (1, 1, 1)), ("sensor", (1, 1, 1)),
    ],
)  # fmt: skip
def test_repair_costs(tile: str, cost: tuple[int, int, int]) -> None:
    table = repairing(broken=[tile, "bat"] if tile != "bat" else ["bat", "backpack"],
                      store={"wood": 6, "metal": 6, "chips": 6})  # fmt: skip
    table.play(f"repair:{tile}:full")
    left = table.store(0)
    assert tuple(6 - left.get(name, 0) for name in ("wood", "metal", "chips")) == cost


@pytest.mark.clause("OL-REP-2", "OL-REP-3")
def test_the_tinkers_bench_draws_first_and_then_waives_one() -> None:
    table = repairing(
        built={"r_tinker": 3}, airlock=2, broken=["axe"], store={"wood": 1, "metal": 2}
    )
    assert table.options() == ["repair:axe:full", "draw", "done"]
    assert not any(key.startswith("move-in") for key in table.options())
    table.play("draw")
    assert len(table.owns(0)) == 2
    assert "draw" not in table.options()
    assert repairs(table, "axe") == ["full", "wood", "metal"]
    table.play("repair:axe:wood")
    assert table.happened("repaired")[0]["waiver"] == 1
    assert table.owns(0)["axe"] == "ready"


@pytest.mark.clause("OL-REP-2")
def test_the_machine_shop_waives_two_and_the_autofactory_all() -> None:
    rooms = {"rooms": ["r_machine", "r_auto"], "built": {"r_machine": 3, "r_auto": 3}}
    store = {"wood": 3, "metal": 3, "chips": 3}
    table = repairing(broken=["exo", "gear", "bat"], store=store, **rooms)
    assert repairs(table, "exo") == ["full", "wood+metal", "wood+chips", "metal+chips", "all"]
    assert repairs(table, "gear") == ["full", "wood+chips", "chips+chips", "all"]
    assert repairs(table, "bat") == ["full", "wood+wood", "all"]
    table.play("repair:exo:wood+chips")
    assert table.store(0) == {"wood": 3, "metal": 2, "chips": 3}
    assert repairs(table, "bat") == ["full", "all"]
    table.play("repair:bat:all")
    assert table.store(0) == {"wood": 3, "metal": 2, "chips": 3}
    assert repairs(table, "gear") == ["full"]


@pytest.mark.clause("OL-REP-2", "OL-ROOM-1")
def test_discounts_need_a_full_room() -> None:
    rooms = {"rooms": ["r_machine", "r_auto"], "built": {"r_machine": 2, "r_auto": 2}}
    table = repairing(broken=["bat"], store={"wood": 3}, **rooms)
    assert table.options() == ["repair:bat:full", "done"]


@pytest.mark.clause("OL-REP-2", "OL-EQ-4")
def test_the_bench_draws_even_if_nothing_new_comes() -> None:
    table = repairing(built={"r_tinker": 3}, broken=list(EQUIPMENT_NAMES), store={"wood": 3})
    table.play("draw")
    assert len(table.owns(0)) == 20
    assert repairs(table, "exo") == []
    assert repairs(table, "bat") == ["full", "wood"]


@pytest.mark.clause("OL-UPK-1")
def test_meat_and_water_rot_and_everything_is_ready() -> None:
    shelter = {
        "store": {"meat": 4, "water": 5, "cans": 3, "wood": 2, "munitions": 1},
        "repaired": ["bow"], "used": ["bow", "r_crisis"], "built": {"r_crisis": 4},
    }  # fmt: skip
    table = prepare(me(**shelter), at="upkeep", convoy=["ev_sand"], day=1)
    assert table.store(0) == {"water": 2, "cans": 3, "wood": 2, "munitions": 1}
    assert table.owns(0) == {"bow": "ready"}
    assert not table.room(0, "r_crisis").used
    assert table.state.day == 2


@pytest.mark.clause("OL-UPK-1", "OL-END-4")
def test_the_last_night_has_an_upkeep_too() -> None:
    table = prepare(me(store={"meat": 4, "water": 5}), day=6, at="upkeep")
    assert table.position.over
    assert table.store(0) == {"water": 2}
