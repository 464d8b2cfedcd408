"""Actions at the places: scavenging, algae, the Dam, the cities (OL-ACT, OL-CITY, …)."""

import pytest
from tests.games.outlive.table import Table, me, prepare, rival

from holdfast.games.outlive import GAME
from holdfast.games.outlive.position_builder import slot_of


def visit(
    place: str, hero: str = "5", *, table: dict[str, object] | None = None, **mine: object
) -> Table:
    """Let my hero come to a place, with all others out of its way."""
    beside = {"dam": "base", "base": "dam", "silent": "base", "blackwood": "forest"}
    free = [p for p in ("mine", "fair", "silent", "blackwood", "forest") if p != place]
    here = beside.get(place, "dam")
    heroes = dict(zip(("3a", "3b", "4", "5"), free[:4], strict=True))
    if here in free[:4]:
        other = next(name for name, p in heroes.items() if p == here)
        heroes[other] = heroes[hero]
    heroes[hero] = here
    repaired = ["exo", *mine.pop("repaired", [])]  # type: ignore[misc]
    return prepare(me(heroes=heroes, repaired=repaired, **mine), **(table or {})).play(
        f"move:{hero}:{place}"
    )


@pytest.mark.clause("OL-ACT-1", "OL-ACT-4", "OL-D-ACT")
@pytest.mark.parametrize(
    ("place", "resource"), [("forest", "wood"), ("mine", "metal"), ("fair", "chips")]
)
def test_an_action_point_scavenges_a_token(place: str, resource: str) -> None:
    table = visit(place, "4", table={"wild": {place: []}})
    assert table.options() == [f"scavenge:{n}" for n in range(1, 5)] + ["end"]
    before = table.stock(place)
    table.play("scavenge:3")
    assert table.store(0) == {resource: 3}
    assert table.stock(place) == before - 3
    assert table.options() == ["scavenge:1", "end"]


@pytest.mark.clause("OL-ACT-1")
def test_unused_points_are_lost_and_the_visit_leaves_no_trace() -> None:
    table = visit("base").play("scavenge:2", "end")
    assert table.happened("visit-ended") == [{"seat": 0, "unused": 3}]
    assert table.decider == 1
    assert bytes(table.position.data["visit"]) == bytes(len(bytes(table.position.data["visit"])))


@pytest.mark.clause("OL-ACT-2", "OL-ACT-3")
def test_nothing_can_be_taken_that_is_not_there() -> None:
    description = {"stock": {"forest": 2}, "wild": {"forest": []}}
    table = visit("forest", table=description)
    assert table.options() == ["scavenge:1", "scavenge:2", "end"]
    table.play("scavenge:2")
    assert table.decider == 1  # only `end` was left


@pytest.mark.clause("OL-ACT-4")
def test_the_ship_has_no_actions() -> None:
    table = prepare(me(airlock=7)).play("board:5:5")
    assert table.decider == 1


@pytest.mark.clause("OL-ACT-5")
def test_points_are_fixed_when_the_actions_begin() -> None:
    player = {"rooms": ["r_sanctum"], "built": {"r_sanctum": 2}}
    table = visit("silent", repaired=["flashlight"], table={"convoy": ["ev_sand"]}, **player)
    assert table.decision == "surv"
    table.play("settle:r_sanctum")
    # The Flashlight's survivor filled the Sanctum before the actions began.
    assert table.state.visit.points == 5


@pytest.mark.clause("OL-BASE-1")
def test_algae_once_a_day_for_all() -> None:
    table = visit("base", gauge=-2).play("algae")
    assert table.player(0).gauge == -1
    assert table.state.visit.points == 4
    assert table.state.algae == 0
    assert "algae" not in table.options()
    again = visit("base", table={"algae": False})
    assert "algae" not in again.options()


@pytest.mark.clause("OL-BASE-1")
def test_algae_may_be_taken_at_the_best_value() -> None:
    table = visit("base", gauge=3).play("algae")
    assert (table.player(0).gauge, table.state.algae) == (3, 0)


@pytest.mark.clause("OL-DAM-1", "OL-ACT-3", "OL-ACT-4")
def test_a_microchip_opens_the_dam_for_the_visit() -> None:
    table = visit("dam", store={"chips": 2})
    assert table.options() == ["open-dam", "end"]
    table.play("open-dam")
    assert table.store(0) == {"chips": 1}
    assert table.options() == [f"scavenge:{n}" for n in range(1, 6)] + ["end"]
    table.play("scavenge:2", "scavenge:3")
    assert table.store(0) == {"chips": 1, "water": 5}


@pytest.mark.clause("OL-DAM-1", "OL-ACT-3")
def test_no_microchip_no_water_and_an_empty_dam_is_not_opened() -> None:
    assert visit("dam").decider == 1
    table = visit("dam", store={"chips": 1}, table={"stock": {"dam": 0}})
    assert table.decider == 1
    assert table.store(0) == {"chips": 1}


@pytest.mark.clause("OL-DAM-1", "OL-EQ-1")
def test_the_access_card_opens_by_itself_once_a_day() -> None:
    table = visit("dam", repaired=["access"], store={"chips": 1})
    assert table.options("scavenge") == [f"scavenge:{n}" for n in range(1, 6)]
    assert table.owns(0)["access"] == "used"
    assert table.store(0) == {"chips": 1}
    empty = visit("dam", repaired=["access"], table={"stock": {"dam": 0}})
    assert empty.owns(0)["access"] == "ready"


# Cities


@pytest.mark.clause("OL-CITY-1", "OL-CITY-2", "OL-ACT-4")
def test_taking_equipment() -> None:
    display = {"blackwood": ["axe", "bow", "axe"], "silent": ["gear"]}
    table = visit("blackwood", broken=["bow"], table={"display": display})
    assert table.options("take") == ["take:axe"]  # equal tiles once, owned ones never
    table.play("take:axe")
    assert table.owns(0) == {"axe": "broken", "bow": "broken", "exo": "ready"}
    assert table.display("blackwood") == [None, "bow", "axe"]
    assert table.options("take") == []
    assert table.state.visit.points == 4


@pytest.mark.clause("OL-CITY-3", "OL-CITY-4")
def test_searching_tile_by_tile() -> None:
    stack = ["wood", "algae", "empty", "munitions"]
    table = visit("blackwood", table={"search": {"blackwood": {"stack": stack}}}, gauge=-1)
    table.play("search")
    assert table.store(0) == {"wood": 1}
    assert table.search_open("blackwood")[-1] == "wood"
    table.play("search", "search", "search")
    assert table.store(0) == {"wood": 1, "munitions": 1}
    assert table.player(0).gauge == 0
    assert table.state.visit.points == 1


@pytest.mark.clause("OL-CITY-4")
def test_capsules_do_nothing_at_the_best_value() -> None:
    search = {"blackwood": {"stack": ["algae"]}}
    table = visit("blackwood", gauge=3, table={"search": search}).play("search")
    assert table.player(0).gauge == 3
    assert table.search_open("blackwood")[-1] == "algae"


@pytest.mark.clause("OL-CITY-3", "OL-SUP-2")
def test_a_find_that_the_reserve_lacks_is_laid_open_all_the_same() -> None:
    table = visit(
        "blackwood",
        store={"wood": 24},
        table={"search": {"blackwood": {"stack": ["wood"]}}},
    ).play("search")
    assert table.store(0) == {"wood": 24}
    assert table.search_open("blackwood")[-1] == "wood"


@pytest.mark.clause("OL-CITY-5", "OL-ROOM-1")
def test_the_scout_room_gives_two_free_searches_after_a_paid_one() -> None:
    room = {"rooms": ["r_scout"], "built": {"r_scout": 3}}
    stack = ["wood", "metal", "chips", "water", "cans"]
    table = visit("blackwood", "3a", table={"search": {"blackwood": {"stack": stack}}}, **room)
    table.play("search")
    assert (table.state.visit.points, table.state.visit.free_searches) == (2, 2)
    table.play("search", "search")
    assert (table.state.visit.points, table.state.visit.free_searches) == (2, 0)
    table.play("search")
    assert (table.state.visit.points, table.state.visit.free_searches) == (1, 0)


@pytest.mark.clause("OL-CITY-5", "OL-ACT-5")
def test_free_searches_stay_possible_without_points() -> None:
    room = {"rooms": ["r_scout"], "built": {"r_scout": 3}}
    display = {"blackwood": ["axe", "bow"]}
    search = {"blackwood": {"stack": ["empty", "wood", "metal"]}}
    table = visit("blackwood", "3a", table={"display": display, "search": search}, **room)
    table.play("take:axe", "take:bow", "search")
    assert table.state.visit.points == 0
    assert table.options() == ["search", "end"]
    assert table.play("search").store(0) == {"wood": 1}


@pytest.mark.clause("OL-CITY-6", "OL-ROOM-1")
def test_the_scrap_workshop_works_once_per_city() -> None:
    room = {"rooms": ["r_scrap"], "built": {"r_scrap": 3}}
    search = {"blackwood": {"stack": ["empty", "empty"]}, "silent": {"stack": ["empty"]}}
    table = visit("blackwood", "4", table={"search": search}, **room).play("search", "search")
    assert table.store(0) == {"wood": 1, "metal": 1}
    other = visit("silent", "4", table={"search": search}, **room)
    other.player(0).rooms[slot_of(other.player(0), "r_scrap")].used = 1  # in Blackwood today
    assert other.play("search").store(0) == {"wood": 1, "metal": 1}


@pytest.mark.clause("OL-CITY-7", "OL-INFO-3", "OL-D-MOVE")
def test_the_look_out_shows_a_stack_to_its_owner_alone() -> None:
    room = {"rooms": ["r_lookout"], "built": {"r_lookout": 4}}
    table = prepare(me(**room), search={"silent": {"open": [], "left": 0}})
    assert table.options("peek") == ["peek:blackwood"]  # an empty stack cannot be looked through
    table.play("peek:blackwood")
    assert (table.decision, table.decider) == ("move", 0)
    assert table.options("peek") == []
    stack = list(table.state.search[0])[table.state.turned[0] :]
    mine = GAME.hide(table.position, 0).state
    theirs = GAME.hide(table.position, 1).state
    assert list(mine.search[0])[mine.turned[0] :] == stack
    assert list(theirs.search[0])[theirs.turned[0] :] == [-1] * len(stack)
    assert theirs.players[0].search_seen == 1
    assert table.happened("peeked") == [{"seat": 0, "city": 0}]


@pytest.mark.clause("OL-CITY-7", "OL-ACT-4", "OL-ACT-5")
def test_the_look_out_is_offered_in_a_city_but_nowhere_else_among_the_actions() -> None:
    room = {"rooms": ["r_lookout"], "built": {"r_lookout": 4}}
    assert visit("blackwood", **room).options("peek") == ["peek:blackwood", "peek:silent"]
    assert visit("base", **room).options("peek") == []
    table = visit("silent", "3a", **room).play("search", "search", "search")
    assert table.options() == ["peek:blackwood", "peek:silent", "end"]


# Survivors by day


@pytest.mark.clause("OL-SURV-3", "OL-D-SURV", "OL-EQ-2")
def test_where_a_survivor_may_go() -> None:
    built = {"r_crisis": 3, "r_build": 3, "r_tinker": 0}
    table = visit("silent", repaired=["flashlight"], built=built, airlock=6)
    assert table.options() == ["settle:airlock", "settle:r_tinker", "settle:r_crisis", "decline"]
    before = table.state.survivors
    table.play("settle:r_crisis")
    assert table.full(0, "r_crisis")
    assert table.state.survivors == before - 1
    assert table.owns(0)["flashlight"] == "used"


@pytest.mark.clause("OL-SURV-3", "OL-EQ-2")
def test_a_declined_survivor_leaves_the_flashlight_ready() -> None:
    table = visit("silent", repaired=["flashlight"]).play("decline")
    assert table.owns(0)["flashlight"] == "ready"
    assert table.people(0) == 0
    assert table.decision == "act"


@pytest.mark.clause("OL-SURV-4", "OL-SURV-7")
def test_a_full_shelter_takes_nobody_in() -> None:
    nursery = {"rooms": ["r_nursery"], "built": {"r_nursery": 3}, "airlock": 7}
    table = visit("silent", repaired=["flashlight"], **nursery)
    assert table.decision == "act"
    assert table.owns(0)["flashlight"] == "ready"
    aboard = prepare(me(**nursery)).play("board:5:5")
    assert list(aboard.state.aboard) == [1, 1, 1, 1]


@pytest.mark.clause("OL-SUP-2")
def test_tribute_and_gains_stop_with_the_reserve() -> None:
    table = prepare(me(airlock=7), rival(store={"cans": 28})).play("board:5:5")
    assert table.store(0) == {"cans": 2}
    assert table.reserve("cans") == 0
