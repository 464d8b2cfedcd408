"""The worked examples of the rules (OL-EX)."""

import pytest
from tests.games.outlive.table import Table, me, new_game, prepare, rival, third

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import EQUIPMENT_NAMES, EVENT_NAMES, LEADER_NAMES
from holdfast.games.outlive.position_builder import HERO_NAMES

AT_FOREST = {"3a": "forest", "3b": "fair", "4": "silent", "5": "base"}
COMING = {"3a": "silent", "3b": "fair", "4": "mine", "5": "dam"}


def press_rival(victim: dict[str, object], **mine: object) -> Table:
    """Let my hero of strength 5 come to the Forest, where the rival's 3 stands."""
    victim = rival(heroes=AT_FOREST, standing=["3a"], **victim)
    return prepare(me(heroes=COMING, **mine), victim, first=1).play("move:5:forest")


def forest(hero: str = "3a", table: dict[str, object] | None = None, **mine: object) -> Table:
    """Let a hero come to the Forest."""
    heroes = {"3a": "silent", "3b": "blackwood", "4": "base", "5": "mine", hero: "dam"}
    if hero != "3a":
        heroes["3a"] = {"4": "base", "5": "mine", "3b": "blackwood"}[hero]
    return prepare(me(heroes=heroes, **mine), **(table or {})).play(f"move:{hero}:forest")


@pytest.mark.clause("OL-EX-1", "OL-SET-4", "OL-SET-5", "OL-SET-6", "OL-SET-9")
def test_x1_setup() -> None:
    livrich = LEADER_NAMES.index("ld_livrich")
    for seed in range(200):
        table = new_game(seed, players=2)
        if livrich in (table.player(0).leader, table.player(0).other_leader):
            break
    table.until("freebuild").play("free-build:r_crisis", "split:4", "lead:ld_livrich")
    assert table.room(0, "r_crisis").people == 4
    assert table.full(0, "r_crisis")
    table.until("place")
    assert table.player(0).airlock == 0
    assert table.owns(0) == {"hook": "broken"}
    assert table.store(0) == {"cans": 2}
    table.until("move")
    places = {table.place_of(0, hero) for hero in HERO_NAMES}
    assert places == {"forest", "ship", "mine", "blackwood"}


@pytest.mark.clause("OL-EX-2", "OL-DAWN-1")
def test_x2_dawn() -> None:
    before = prepare(options={"players": 3}, day=2, convoy=["ev_sand"], stock={"dam": 4}, at="day")
    table = prepare(options={"players": 3}, day=2, convoy=["ev_sand"], stock={"dam": 4}, at="dawn")
    assert table.stock("dam") == 9
    assert before.reserve("water") - table.reserve("water") == 5


@pytest.mark.clause("OL-EX-3", "OL-PRES-2", "OL-PRES-7")
@pytest.mark.parametrize(("spent", "owed"), [(2, 0), (1, 1), (0, 2)])
def test_x3_pressure(spent: int, owed: int) -> None:
    table = press_rival({"store": {"wood": 3, "munitions": 2}})
    assert table.subject["pressure"] == 2
    table.play(f"defend:0:{spent}")
    assert table.store(0).get("wood", 0) == owed


@pytest.mark.clause("OL-EX-4", "OL-BASE-1")
def test_x4_military_base() -> None:
    table = prepare(me(heroes=COMING)).play("move:5:base")
    assert "scavenge:5" in table.options()
    table.play("algae")
    assert table.options("scavenge")[-1] == "scavenge:4"
    assert table.play("scavenge:4").store(0) == {"munitions": 4}
    assert table.player(0).gauge == 1
    greedy = prepare(me(heroes=COMING)).play("move:5:base", "scavenge:5")
    assert greedy.store(0) == {"munitions": 5}
    assert greedy.state.algae == 1
    assert greedy.decider == 1  # nothing is left to do


@pytest.mark.clause("OL-EX-5", "OL-HUNT-2")
def test_x5_hunt() -> None:
    player = me(heroes={**COMING, "3b": "forest", "4": "blackwood"}, store={"munitions": 3})
    table = prepare(player, wild={"fair": ["wg6"]}).play("move:4:fair", "hunt", "shoot:0:3")
    assert table.caught(0) == {"wg6": 1}
    assert table.options() == ["scavenge:1", "end"]
    assert table.play("scavenge:1").store(0) == {"meat": 4, "chips": 1}


@pytest.mark.clause("OL-EX-6", "OL-HUNT-5")
@pytest.mark.parametrize(("caught", "meat"), [(0, 4), (1, 5), (2, 6)])
def test_x6_yield(caught: int, meat: int) -> None:
    wild = {"wild": {"forest": ["wg6"]}}
    table = forest(table=wild, store={"munitions": 6}, caught={"wg6": caught})
    table.play("hunt", "shoot:0:6")
    assert table.store(0) == {"meat": meat}
    assert table.caught(0) == {"wg6": caught + 1}


@pytest.mark.clause("OL-EX-7", "OL-DAM-1")
def test_x7_dam() -> None:
    player = me(
        heroes={"3a": "forest", "3b": "fair", "4": "mine", "5": "silent"}, store={"chips": 1}
    )
    table = prepare(player).play("move:3a:dam")
    before = table.reserve("chips")
    table.play("open-dam")
    assert table.reserve("chips") == before + 1
    assert table.state.visit.points == 3
    assert table.play("scavenge:3").store(0) == {"water": 3}


@pytest.mark.clause("OL-EX-8", "OL-OVER-1", "OL-OVER-3")
def test_x8_wildfire() -> None:
    table = prepare(
        me(store={"water": 3}), rival(store={"water": 3}), convoy=["ev_wildfire"], at="night"
    )
    reserve, points = table.reserve("water"), table.points(1)
    table.play("pass", "overcome:ev_wildfire:full")
    assert table.store(1) == {}
    assert table.reserve("water") == reserve + 3
    assert table.points(1) == points + 3
    assert table.state.overcome_by[0] == 1
    while table.state.day == 1:
        table.play(table.options()[-1])
    struck = [EVENT_NAMES[args["event"]] for args in table.happened("stock-lost")]
    assert "ev_wildfire" not in [*struck, *table.in_force()]


@pytest.mark.clause("OL-EX-9", "OL-RAD-2")
def test_x9_radiation() -> None:
    table = prepare(me(airlock=1, store={"wood": 3}), day=5, at="radiation")
    assert table.player(0).gauge == -2


@pytest.mark.clause("OL-EX-10", "OL-REC-1")
def test_x10_recruit() -> None:
    table = prepare(me(store={"water": 2, "cans": 1}, airlock=5), at="recruit")
    table.play("recruit:cans", "recruit:water")
    assert table.player(0).airlock == 7
    assert table.store(0) == {"water": 1}


@pytest.mark.clause("OL-EX-11", "OL-REP-1")
def test_x11_repair() -> None:
    table = prepare(me(broken=["pickaxe"], store={"wood": 2, "metal": 1}), at="repair")
    points = table.points(0)
    table.play("repair:pickaxe:full")
    assert table.owns(0) == {"pickaxe": "ready"}
    assert table.store(0) == {}
    assert table.points(0) == points + 1


@pytest.mark.clause("OL-EX-12", "OL-EVT-11")
def test_x12_mutation() -> None:
    description = {"wild": {"forest": ["wg3"]}, "convoy": ["ev_mutation"]}
    table = forest(table=description, store={"munitions": 1})
    assert table.options("hunt") == ["hunt"]
    table.play("hunt")
    assert table.store(0) == {"meat": 1}
    assert table.decider == 1  # all points went into the hunt


@pytest.mark.clause("OL-EX-13", "OL-END-1")
def test_x13_score() -> None:
    player = me(
        rooms=["r_kitchen", "r_vent", "r_decon"],
        built={"r_build": 3, "r_crisis": 4, "r_vent": 3, "r_decon": 3}, airlock=2, gauge=-2,
        repaired=["axe", "bow", "exo", "sensor", "bat", "hook"],
    )  # fmt: skip
    table = prepare(player, convoy=["ev_cold"], overcome={"ev_cold": 0}, day=6, at="upkeep")
    assert table.people(0) == 15
    assert GAME.result(table.position)[0].points == 30


@pytest.mark.clause("OL-EX-20", "OL-MOVE-2", "OL-MOVE-3")
def test_x20_ring() -> None:
    player = me(heroes={"3a": "dam", "3b": "forest", "4": "base", "5": "ship"})
    ways = [key for key in prepare(player).options() if ":5:" in key]
    assert ways == ["move:5:silent", "move:5:mine", "move:5:fair", "move:5:blackwood"]
    blocked = me(heroes={"3a": "dam", "3b": "mine", "4": "base", "5": "ship"})
    ways = [key for key in prepare(blocked).options() if ":5:" in key]
    assert ways == ["move:5:silent", "move:5:fair", "move:5:blackwood"]


@pytest.mark.clause("OL-EX-21", "OL-EQ-3")
def test_x21_harvest_cap() -> None:
    description = {"stock": {"forest": 2}, "wild": {"forest": ["wg7"]}}
    table = forest(table=description, repaired=["axe"]).play("scavenge:1")
    assert table.store(0) == {"wood": 2}
    assert table.stock("forest") == 0
    assert table.owns(0) == {"axe": "used"}
    assert table.happened("visit-ended") == [{"seat": 0, "unused": 2}]


@pytest.mark.clause("OL-EX-22", "OL-EQ-3", "OL-EQ-2")
def test_x22_harvest_needs_a_point() -> None:
    description = {"stock": {"forest": 0}, "wild": {"forest": []}}
    table = forest(table=description, repaired=["axe", "bow"])
    assert table.store(0) == {"meat": 1}
    assert table.owns(0) == {"axe": "ready", "bow": "used"}


@pytest.mark.clause("OL-EX-23", "OL-HUNT-3")
def test_x23_weapons() -> None:
    table = forest(
        table={"wild": {"forest": ["wg7"]}},
        repaired=["shotgun", "beartrap"],
        store={"munitions": 2},
    ).play("hunt")
    assert table.store(0) == {"meat": 5}
    assert table.owns(0) == {"shotgun": "used", "beartrap": "used"}


@pytest.mark.clause("OL-EX-24", "OL-HUNT-2")
def test_x24_munition_limit() -> None:
    table = forest(table={"wild": {"forest": ["wg3"]}}, store={"munitions": 8}).play("hunt")
    assert table.options() == [f"shoot:0:{n}" for n in range(4)]
    table.play("shoot:0:3")
    assert table.state.visit.points == 3


@pytest.mark.clause("OL-EX-25", "OL-EVT-10", "OL-HUNT-6")
def test_x25_disease_and_smokehouse() -> None:
    description = {"wild": {"forest": ["wg3"]}, "convoy": ["ev_epizootic"]}
    table = forest(table=description, rooms=["r_smoke"], built={"r_smoke": 3}).play("hunt")
    assert table.store(0) == {"meat": 2}


@pytest.mark.clause("OL-EX-26", "OL-PRES-4", "OL-PRES-6", "OL-PRES-7")
def test_x26_defence_mix() -> None:
    table = press_rival(
        {"store": {"wood": 3, "munitions": 1}, "repaired": ["gear"]}, repaired=["bat"]
    )
    table.play("bat:1")
    assert table.subject["pressure"] == 3
    table.play("defend:1:1")
    assert table.store(0) == {}


@pytest.mark.clause("OL-EX-27", "OL-PRES-8")
def test_x27_tribute_shortage() -> None:
    table = press_rival({"store": {"wood": 1, "munitions": 4}}).play("defend:0:0")
    assert table.store(0) == {"wood": 1}
    assert table.store(1) == {"munitions": 4}


@pytest.mark.clause("OL-EX-28", "OL-PRES-9")
def test_x28_interrogation() -> None:
    room = {"rooms": ["r_interro"], "built": {"r_interro": 4}}
    table = press_rival({"store": {"wood": 1, "cans": 1, "meat": 1}}, **room)
    assert (table.decider, len(table.options())) == (0, 3)
    assert table.play("give:cans", "give:wood").store(1) == {"meat": 1}


@pytest.mark.clause("OL-EX-29", "OL-SHIP-3")
def test_x29_ship_with_hook() -> None:
    taken = rival(heroes={"3a": "base", "3b": "fair", "4": "ship:4", "5": "dam"}, standing=["4"])
    assert "board:4:4" not in prepare(me(), taken, first=1).options()
    table = prepare(me(repaired=["hook"]), taken, first=1)
    assert [key for key in table.options() if key.startswith("board:5")] == [
        "board:5:5",
        "board:5:6",
    ]
    table.play("board:4:5")
    assert table.store(0) == {"cans": 3}
    table.play("settle:airlock")
    assert list(table.state.aboard) == [1, 1, 0, 1]


@pytest.mark.clause("OL-EX-30", "OL-FEED-3")
def test_x30_feeding_minimum() -> None:
    table = prepare(me(store={"water": 1, "cans": 1}, built={"r_build": 1}, airlock=1), at="feed")
    assert table.decision == "lose"
    assert table.store(0) == {}
    table.play("lose:r_build")
    assert table.people(0) == 1


@pytest.mark.clause("OL-EX-31", "OL-FEED-4")
def test_x31_losses_do_not_lower_the_cost() -> None:
    hungry = rival(rooms=["r_smoke"], built={"r_smoke": 1}, store={"wood": 3})
    table = prepare(me(broken=["bat"], store={"wood": 3}), hungry, at="repair").play("done")
    assert table.happened("fed") == [{"seat": 1, "upkeep": 3, "rows": 0, "missing": 3}]
    assert len(table.happened("lost-survivor")) == 1
    assert table.people(1) == 0
    assert (table.decider, table.decision) == (1, "build")


@pytest.mark.clause("OL-EX-32", "OL-RAD-5", "OL-EVT-8")
def test_x32_skull() -> None:
    table = prepare(me(gauge=-10, airlock=2), convoy=["ev_cloud"], at="events")
    assert (table.player(0).gauge, table.people(0)) == (-11, 1)


@pytest.mark.clause("OL-EX-33", "OL-EQ-4")
def test_x33_equipment_draw() -> None:
    spent = [name for name in EQUIPMENT_NAMES for _ in range(2)]
    for name in ("axe", "axe", "bow", "bow", "exo", "exo"):
        spent.remove(name)
    player = me(
        broken=["axe"], rooms=["r_depot"], built={"r_depot": 3}, store={"wood": 3}
    )  # the wood keeps the menu open
    table = prepare(player, rival(broken=["exo"]), discard=spent, at="build")
    table.draws(0, 0, 0, 0).play("ability:r_depot")  # axe, bow, bow, exo
    assert table.owns(0) == {"axe": "broken", "bow": "broken", "exo": "broken"}
    assert sorted(set(table.discarded()) - set(spent)) == ["axe", "bow"]


@pytest.mark.clause("OL-EX-34", "OL-BUILD-5")
def test_x34_nursery() -> None:
    nursery = {"rooms": ["r_nursery"], "store": {"wood": 3}}
    table = prepare(me(built={"r_nursery": 3}, **nursery), at="build").play("ability:r_nursery")
    assert table.room(0, "r_nursery").people == 4
    cold = prepare(me(built={"r_nursery": 4}, **nursery), convoy=["ev_cold"], at="events")
    assert cold.full(0, "r_nursery")
    cold = prepare(me(built={"r_nursery": 3}, **nursery), convoy=["ev_cold"], at="events")
    assert not cold.full(0, "r_nursery")
    table = prepare(me(built={"r_nursery": 2}, airlock=2, **nursery), at="build")
    assert "ability:r_nursery" not in table.options()
    table.play("move-in:r_nursery")
    assert "move-in:r_nursery" not in table.options()


@pytest.mark.clause("OL-EX-35", "OL-SURV-6")
def test_x35_ready_next_day() -> None:
    player = me(built={"r_crisis": 4}, store={"wood": 8, "water": 1}, airlock=2)
    table = prepare(player, convoy=["ev_cavein", "ev_lean"], at="night")
    table.play("overcome:ev_cavein:wood+wood")
    assert table.decision == "lose"  # the room's upkeep is missing
    table.play("lose:r_crisis")
    assert not table.full(0, "r_crisis")
    table.play("move-in:r_crisis")
    assert table.full(0, "r_crisis")
    assert table.room(0, "r_crisis").used


@pytest.mark.clause("OL-EX-36", "OL-SHIP-4", "OL-SHIP-6")
def test_x36_dockmaster() -> None:
    rooms = {"rooms": ["r_dock", "r_galley"], "built": {"r_dock": 3, "r_galley": 4}}
    taken = rival(heroes={"3a": "base", "3b": "fair", "4": "silent", "5": "ship:5"}, standing=["5"])
    table = prepare(me(**rooms), taken, first=1, aboard=[1, 1, 0, 1]).play("board:5:5")
    assert table.store(0) == {"cans": 6}
    assert table.reserve("cans") == 24
    assert table.decision == "surv"
    survivors = table.state.survivors
    table.play("settle:airlock")
    assert (table.player(0).airlock, table.state.survivors) == (1, survivors - 1)
    assert list(table.state.aboard) == [1, 1, 0, 1]


@pytest.mark.clause("OL-EX-37", "OL-OVER-4")
def test_x37_crisis_room() -> None:
    def cold(**store: int) -> list[str]:
        table = prepare(me(store=store, built={"r_crisis": 4}), convoy=["ev_cold"], at="night")
        return table.options("overcome") if table.decision == "overcome" else []

    assert cold(wood=3, meat=2) == ["overcome:ev_cold:wood+wood"]
    assert cold(wood=5, meat=1) == ["overcome:ev_cold:meat"]
    assert cold(wood=3, meat=1) == []


@pytest.mark.clause("OL-EX-38", "OL-SHIP-1", "OL-GEN-6")
def test_x38_first_player() -> None:
    near = {"3a": "base", "3b": "fair", "4": "silent", "5": "dam"}
    cans = {"cans": 9}  # so that everybody has something to decide at Night
    table = prepare(me(store=cans), rival(heroes=near, store=cans), third(heroes=near, store=cans))
    deciders = []
    while table.state.day == 1:
        if table.decision == "move":
            deciders.append(table.decider)
            ship = [key for key in table.options("board") if len(deciders) == 6]
            table.play(ship[0] if ship else table.options("move")[0])
        elif table.state.phase == 4:
            table.play(table.options()[-1])
        else:
            break
    assert deciders == [0, 1, 2] * 4
    assert table.state.first_player == 2
    assert (table.state.phase, table.decider) == (5, 2)


@pytest.mark.clause("OL-EX-39", "OL-CITY-5", "OL-CITY-6")
def test_x39_scrap_and_scouts() -> None:
    rooms = {"rooms": ["r_scrap", "r_scout"], "built": {"r_scrap": 3, "r_scout": 3}}
    heroes = {"3a": "forest", "3b": "dam", "4": "silent", "5": "mine"}
    search = {"blackwood": {"stack": ["empty", "wood", "empty"]}}
    table = prepare(me(heroes=heroes, **rooms), search=search).play("move:3a:blackwood", "search")
    assert table.store(0) == {"wood": 1, "metal": 1}
    table.play("search", "search")
    assert table.store(0) == {"wood": 2, "metal": 1}
    assert table.state.visit.points == 2


@pytest.mark.clause("OL-EX-40", "OL-FEED-5")
def test_x40_feeding_order() -> None:
    player = me(
        rooms=["r_water"], built={"r_water": 3, "r_build": 1}, airlock=1,
        store={"meat": 2, "water": 4, "cans": 3},
    )  # fmt: skip
    table = prepare(player, at="feed")
    assert table.options() == ["feed:0", "feed:1", "feed:2"]


@pytest.mark.clause("OL-EX-41", "OL-HUNT-7", "OL-HUNT-9")
def test_x41_prey() -> None:
    wild = {"wild": {"forest": ["wg7", "wg4", "wg3", "wg4", "wg6"]}}
    table = forest("4", table=wild, repaired=["sensor"]).play("sensor")
    assert table.options() == ["prey:wg3", "prey:wg4", "no-prey"]
    table.play("prey:wg4")
    assert table.game("forest") == ["wg7", "wg3", "wg4", "wg6"]
    seen = GAME.hide(table.position, 1).state
    assert [seen.wild[0, i] for i in range(4)] == [-1, -1, -1, 4]
    assert list(seen.players[0].caught) == [0, 1, 0, 0, 0]


@pytest.mark.clause("OL-EX-42", "OL-PRES-12")
def test_x42_empty_pockets() -> None:
    table = press_rival({"store": {"munitions": 4}}, repaired=["bat"])
    assert table.decision == "act"
    assert table.owns(0) == {"bat": "ready"}


@pytest.mark.clause("OL-EX-43", "OL-ACT-5")
def test_x43_flat_broke_of_points() -> None:
    wild = {"wild": {"forest": ["wg3"]}}
    table = forest(table=wild, store={"munitions": 3}).play("scavenge:3")
    assert table.options() == ["hunt", "end"]
    table.play("hunt")
    assert table.caught(0) == {"wg3": 1}
    assert table.store(0) == {"wood": 3, "meat": 1}


@pytest.mark.clause("OL-EX-44", "OL-REP-2")
def test_x44_tinkers_bench() -> None:
    player = me(built={"r_tinker": 3}, broken=["axe"], store={"wood": 3, "metal": 3})
    table = prepare(player, rival(broken=["axe"]), at="repair")
    assert table.options() == ["repair:axe:full", "draw", "done"]
    table.draws(0).play("draw")
    assert table.owns(0) == {"axe": "broken", "bow": "broken"}
    discounted = {key for key in table.options("repair") if not key.endswith(":full")}
    assert discounted == {
        "repair:axe:wood",
        "repair:axe:metal",
        "repair:bow:wood",
        "repair:bow:metal",
    }
    table.play("repair:bow:wood")
    assert table.options() == ["repair:axe:full", "done"]
