"""Equipment: what each type does, once a day (OL-EQ)."""

import pytest
from tests.games.outlive.table import me, prepare, rival

from holdfast.games.outlive.content import EQUIPMENT_NAMES

# Something to decide after a draw, so that the Night does not run on.
WOOD = {"store": {"wood": 3}}


def ring(hero: str, place: str, **mine: object) -> dict[str, object]:
    """Describe my shelter with this hero next to a place and the others elsewhere."""
    order = ("dam", "base", "silent", "mine", "ship", "fair", "blackwood", "forest")
    at = order.index(place)
    free = [order[(at + k) % 8] for k in (3, 4, 5) if order[(at + k) % 8] != "ship"]
    free += [order[(at - 2) % 8], order[(at + 2) % 8]]
    heroes = dict(zip((h for h in ("3a", "3b", "4", "5") if h != hero), free, strict=False))
    beside = next(p for p in (order[(at + 1) % 8], order[(at - 1) % 8]) if p != "ship")
    return me(heroes={**heroes, hero: beside}, **mine)


@pytest.mark.clause("OL-EQ-2", "OL-EQ-1")
@pytest.mark.parametrize(
    ("tool", "place", "gain"),
    [
        ("bow", "forest", {"meat": 1}),
        ("crowbar", "base", {"chips": 2}),
        ("chainsaw", "silent", {"wood": 2}),
        ("chainsaw", "blackwood", {"wood": 2}),
        ("purifier", "mine", {"water": 1}),
        ("detector", "fair", {"cans": 1}),
    ],
)
def test_visit_tools_give_on_arrival_once_a_day(
    tool: str, place: str, gain: dict[str, int]
) -> None:
    table = prepare(ring("4", place, repaired=[tool])).play(f"move:4:{place}")
    assert table.store(0) == gain
    assert table.owns(0) == {tool: "used"}
    assert table.state.visit.points == 4
    for shelter in ({"repaired": [tool], "used": [tool]}, {"broken": [tool]}):
        idle = prepare(ring("4", place, **shelter)).play(f"move:4:{place}")
        assert idle.store(0) == {}


@pytest.mark.clause("OL-EQ-2")
def test_the_hacksaw_on_the_ship() -> None:
    table = prepare(me(repaired=["hacksaw"])).play("board:5:5")
    assert table.store(0) == {"metal": 2, "cans": 3}


@pytest.mark.clause("OL-EQ-2", "OL-SUP-2")
def test_a_visit_tool_that_gains_nothing_stays_ready() -> None:
    hoard = rival(store={"meat": 30})
    table = prepare(ring("4", "forest", repaired=["bow"]), hoard).play("move:4:forest")
    assert table.owns(0) == {"bow": "ready"}


@pytest.mark.clause("OL-EQ-2")
def test_several_visit_tools_in_the_order_of_the_list() -> None:
    table = prepare(ring("4", "silent", repaired=["flashlight", "chainsaw"])).play("move:4:silent")
    assert table.store(0) == {"wood": 2}  # before the Flashlight asks
    assert table.decision == "surv"


@pytest.mark.clause("OL-EQ-3")
@pytest.mark.parametrize(
    ("tool", "place", "resource", "more"),
    [
        ("axe", "forest", "wood", 2),
        ("pickaxe", "mine", "metal", 2),
        ("backpack", "fair", "chips", 2),
        ("ammobox", "base", "munitions", 2),
        ("jerrycan", "dam", "water", 1),
    ],
)
def test_harvest_tools_take_more_from_the_place(
    tool: str, place: str, resource: str, more: int
) -> None:
    tools = [tool, "access"] if place == "dam" else [tool]
    table = prepare(ring("4", place, repaired=tools)).play(f"move:4:{place}")
    before = table.stock(place)
    reserve = table.reserve(resource)
    table.play("scavenge:2")
    assert table.store(0) == {resource: 2 + more}
    assert table.stock(place) == before - 2 - more
    assert table.reserve(resource) == reserve
    assert table.owns(0)[tool] == "used"
    table.play("scavenge:1")
    assert table.store(0) == {resource: 3 + more}


@pytest.mark.clause("OL-EQ-4")
def test_a_draw_that_finds_nothing_new_ends_empty() -> None:
    depot = {"rooms": ["r_depot"], "built": {"r_depot": 3}}
    table = prepare(me(broken=list(EQUIPMENT_NAMES), **depot, **WOOD), at="build")
    table.play("ability:r_depot")
    assert len(table.owns(0)) == 20
    assert sum(table.state.deck) + sum(table.state.discard) == 20


@pytest.mark.clause("OL-EQ-1", "OL-UPK-1")
def test_tools_are_ready_again_after_the_night() -> None:
    table = prepare(me(repaired=["bow"], used=["bow"]), at="upkeep", convoy=["ev_sand"])
    assert table.owns(0) == {"bow": "ready"}
