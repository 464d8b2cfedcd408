"""The events of the day (OL-EVT)."""

import pytest
from tests.games.outlive.table import Table, me, prepare, rival, third


def struck(event: str, *players: dict[str, object], **description: object) -> Table:
    """Return a table on a day that begins with this event."""
    return prepare(*players, convoy=[event], at="events", **description)


@pytest.mark.clause("OL-EVT-1")
def test_today_first_then_the_older_ones_by_day() -> None:
    player = me(store={"wood": 2, "meat": 1, "water": 1}, airlock=3)
    convoy = ["ev_cold", "ev_wildfire", "ev_rats"]
    table = prepare(player, rival(airlock=1), convoy=convoy, at="events")
    assert table.decision == "rats"  # day 3
    table.play("give:meat")
    assert [event.kind for event in table.events if event.kind.startswith(("lost", "stock"))] == [
        "lost-token", "lost-survivor", "lost-survivor", "stock-lost",
    ]  # fmt: skip
    # The rival has no Supply, so the rats take a survivor and leave none to the Cold Snap.
    assert (table.people(0), table.people(1)) == (2, 0)


@pytest.mark.clause("OL-EVT-1", "OL-EVT-4")
def test_effects_accumulate() -> None:
    table = prepare(convoy=["ev_wildfire", "ev_thieves"], at="events")
    assert table.stock("forest") == 6 - 2 - 1
    assert table.stock("mine") == table.stock("fair") == 5


@pytest.mark.clause("OL-EVT-2")
def test_an_event_that_was_overcome_does_nothing() -> None:
    table = prepare(convoy=["ev_wildfire", "ev_sand"], overcome={"ev_wildfire": 1}, at="events")
    assert table.stock("forest") == 6
    assert table.in_force() == ["ev_sand"]


@pytest.mark.clause("OL-EVT-3", "OL-GEN-2")
def test_shelters_are_struck_in_turn_order() -> None:
    shelters = [maker(airlock=1, built={"r_crisis": 1}) for maker in (me, rival, third)]
    table = struck("ev_cold", *shelters, first=1)
    assert table.decision == "lose"
    order = []
    while table.decision == "lose":
        order.append(table.decider)
        table.play("lose:airlock")
    assert order == [1, 2, 0]


@pytest.mark.clause("OL-EVT-4")
@pytest.mark.parametrize(("players", "loss", "theft"), [(2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_shortages_by_players(players: int, loss: int, theft: int) -> None:
    options = {"players": players}
    cap = {2: 6, 3: 8, 4: 10}[players]
    for event, place in (("ev_wildfire", "forest"), ("ev_cavein", "mine"), ("ev_lean", "fair")):
        table = struck(event, options=options)
        assert table.stock(place) == cap - loss
        assert sum(table.stock(p) for p in ("forest", "mine", "fair")) == 3 * cap - loss
    table = struck("ev_thieves", options=options)
    assert [table.stock(p) for p in ("forest", "mine", "fair")] == [cap - theft] * 3
    before = 10 - {2: 4, 3: 2, 4: 0}[players]
    table = struck("ev_nomads", options=options)
    for city in ("blackwood", "silent"):
        assert len(table.search_stack(city)) == before - loss


@pytest.mark.clause("OL-EVT-4")
def test_a_shortage_does_not_go_below_nothing() -> None:
    search = {"blackwood": {"left": 1}}
    table = struck("ev_wildfire", stock={"forest": 1})
    assert table.stock("forest") == 0
    assert table.reserve("wood") == 30
    assert struck("ev_nomads", search=search).search_stack("blackwood") == []


@pytest.mark.clause("OL-EVT-4")
def test_a_shortage_strikes_after_the_refill_of_every_dawn() -> None:
    table = prepare(day=2, convoy=["ev_wildfire", "ev_sand"], stock={"forest": 0}, at="dawn")
    assert table.stock("forest") == 4


@pytest.mark.clause("OL-EVT-5", "OL-D-RATS")
def test_rats_take_a_supply_of_choice() -> None:
    table = struck("ev_rats", me(store={"meat": 1, "cans": 2, "wood": 5}, airlock=1))
    assert table.options() == ["give:meat", "give:cans"]
    table.play("give:cans")
    assert table.store(0) == {"meat": 1, "cans": 1, "wood": 5}
    assert table.people(0) == 1


@pytest.mark.clause("OL-EVT-5", "OL-GEN-1")
def test_rats_take_the_only_kind_by_themselves_or_a_survivor() -> None:
    table = struck("ev_rats", me(store={"water": 2}, airlock=1), rival(airlock=1))
    assert table.decision == "move"
    assert table.store(0) == {"water": 1}
    assert table.people(1) == 0


@pytest.mark.clause("OL-EVT-13", "OL-ROOM-2")
def test_rats_cannot_take_virtual_water() -> None:
    player = me(rooms=["r_water"], built={"r_water": 3})
    table = struck("ev_rats", player)
    assert table.people(0) == 2


@pytest.mark.clause("OL-EVT-6", "OL-D-CLAN", "OL-GEN-3")
def test_the_clan_takes_two_tokens_in_any_mix() -> None:
    table = struck("ev_clan", me(store={"wood": 1, "chips": 2, "munitions": 1, "meat": 4}))
    assert set(table.options()) == {
        "lose-goods:1:0:1:0", "lose-goods:1:0:0:1", "lose-goods:0:0:2:0", "lose-goods:0:0:1:1",
    }  # fmt: skip
    table.play("lose-goods:1:0:0:1")
    assert table.store(0) == {"chips": 2, "meat": 4}


@pytest.mark.clause("OL-EVT-6")
@pytest.mark.parametrize(
    ("store", "people", "left", "after"),
    [({"wood": 1}, 2, {"wood": 1}, 1), ({"wood": 1}, 0, {"wood": 1}, 0), ({}, 1, {}, 0)],
)
def test_who_cannot_pay_the_clan_loses_a_survivor(
    store: dict[str, int], people: int, left: dict[str, int], after: int
) -> None:
    table = struck("ev_clan", me(store=store, airlock=people))
    assert table.store(0) == left
    assert table.people(0) == after


@pytest.mark.clause("OL-EVT-7", "OL-D-LOSE", "OL-SURV-5")
def test_a_cold_snap_takes_a_survivor_from_anywhere() -> None:
    table = struck("ev_cold", me(airlock=1, built={"r_crisis": 4, "r_build": 1}))
    assert table.options() == ["lose:airlock", "lose:r_build", "lose:r_crisis"]
    before = table.state.survivors
    table.play("lose:r_crisis")
    assert not table.full(0, "r_crisis")
    assert table.state.survivors == before + 1


@pytest.mark.clause("OL-EVT-8", "OL-RAD-5")
def test_the_cloud_moves_every_gauge_by_two() -> None:
    table = struck("ev_cloud", me(gauge=2), rival(gauge=-10, airlock=2))
    assert table.player(0).gauge == 0
    assert table.player(1).gauge == -11
    assert table.people(1) == 1


@pytest.mark.clause("OL-EVT-9")
def test_a_sandstorm_caps_action_points_and_spots_but_not_pressure() -> None:
    victim = rival(
        store={"wood": 3}, heroes={"3a": "forest", "3b": "fair", "4": "silent", "5": "base"},
        standing=["3a"],
    )  # fmt: skip
    player = me(heroes={"3a": "dam", "3b": "blackwood", "4": "mine", "5": "base"})
    table = prepare(player, victim, convoy=["ev_sand"], at="day", first=1)
    assert table.options("board") == ["board:3b:3", "board:4:3"]
    table.play("move:5:forest")
    assert [args["pressure"] for args in table.happened("pressed")] == [2]
    assert table.store(0) == {"wood": 2}
    table.until("act")
    assert table.state.visit.points == 3


@pytest.mark.clause("OL-EVT-12", "OL-EVT-9")
def test_a_full_sanctum_ignores_events_but_not_shortages() -> None:
    safe = {"rooms": ["r_sanctum"], "built": {"r_sanctum": 3}, "store": {"wood": 2, "meat": 1}}
    for event in ("ev_rats", "ev_cold", "ev_clan", "ev_cloud"):
        table = struck(event, me(**safe))
        assert table.store(0) == {"wood": 2, "meat": 1}
        assert (table.people(0), table.player(0).gauge) == (3, 0)
    table = prepare(me(**safe), convoy=["ev_sand"], at="day").play("move:5:fair").until("act")
    assert table.state.visit.points == 5
    assert struck("ev_wildfire", me(**safe)).stock("forest") == 4
    weak = {**safe, "built": {"r_sanctum": 2}}
    assert struck("ev_cold", me(**weak)).people(0) == 1


@pytest.mark.clause("OL-EVT-10", "OL-EVT-12")
@pytest.mark.parametrize(("built", "meat"), [(2, 2), (3, 3)])
def test_disease_makes_meat_scarcer_unless_immune(built: int, meat: int) -> None:
    player = me(rooms=["r_sanctum"], built={"r_sanctum": built}, store={"munitions": 5})
    table = prepare(player, convoy=["ev_epizootic"], wild={"forest": ["wg5"]}, at="day")
    table.play("move:3a:forest", "hunt", "shoot:0:2")
    assert table.store(0)["meat"] == meat
    assert table.caught(0) == {"wg5": 1}


@pytest.mark.clause("OL-EVT-11", "OL-EVT-12")
@pytest.mark.parametrize(("built", "need"), [(2, 6), (3, 5)])
def test_mutation_makes_animals_tougher_unless_immune(built: int, need: int) -> None:
    player = me(rooms=["r_sanctum"], built={"r_sanctum": built}, store={"munitions": 8})
    table = prepare(player, convoy=["ev_mutation"], wild={"forest": ["wg5"]}, at="day")
    table.play("move:3a:forest", "hunt")
    assert table.options()[-1] == f"shoot:0:{need}"
    table.play(f"shoot:0:{need}")
    assert table.store(0)["meat"] == 3
