"""The prompts of Outlive, with the numbers of the position in them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.outlive.table import Table, me, new_game, prepare
from tests.games.outlive.test_events import struck
from tests.games.outlive.test_pressure import arrive, weak

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import LEADER_NAMES, RADIATION, ROOM, ROOM_NAMES
from holdfast.games.outlive.position_builder import HERO_NAMES
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Phrase

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def prompt_of(table: Table) -> Phrase:
    """Return the prompt of the open decision, after wording it in every language."""
    said = GAME.prompt(GAME.hide(table.position, table.position.to_move))
    assert said is not None
    assert said.key == f"ask-{table.decision}"
    for language in LANGUAGES:
        assert GAME.text(language).say(said)
    return said


def values(table: Table) -> dict[str, Any]:
    """Return the numbers and names in the prompt of the open decision."""
    return dict(prompt_of(table).args)


@pytest.mark.clause("OL-SET-3", "OL-SET-4", "OL-SET-5", "OL-SET-6")
def test_the_setup_counts_what_is_left_and_names_room_and_leaders() -> None:
    table = new_game(4, players=2)
    for left in (2, 1):
        assert values(table) == {"left": left}
        table.play(table.options()[0])
    assert values(table) == {"rooms": 7, "people": 4}
    table.play(table.options("free-build")[-1])
    player = table.state.players[0]
    slot = next(slot for slot in range(7) if player.rooms[slot].built)
    kind = player.rooms[slot].tile
    assert values(table) == {
        "room": f"@room-{ROOM_NAMES[kind]}",
        "spaces": ROOM[kind].spaces,
        "upkeep": ROOM[kind].upkeep,
        "people": 4,
    }
    table.play("split:0")
    leaders = [f"@leader-{LEADER_NAMES[n]}" for n in (player.leader, player.other_leader)]
    assert values(table) == {"one": leaders[0], "other": leaders[1]}


@pytest.mark.clause("OL-SET-16")
def test_secret_choices_of_the_setup_are_told_to_nobody_else() -> None:
    table = new_game(4, players=2)
    for _ in range(4):
        for viewer in (-1, 1):
            assert GAME.prompt(GAME.hide(table.position, viewer)) is None
        assert prompt_of(table)
        table.play(table.options()[0])


@pytest.mark.clause("OL-EVT-5", "OL-FEED-3")
@pytest.mark.parametrize(("day", "again"), [(1, "yes"), (6, "no")])
def test_what_rats_take_is_weighed_against_the_night(day: int, again: str) -> None:
    player = me(store={"meat": 1, "water": 2}, airlock=1, built={"r_crisis": 1})
    convoy = [*["ev_sand", "ev_lean", "ev_cavein", "ev_wildfire", "ev_nomads"][: day - 1]]
    table = prepare(player, convoy=[*convoy, "ev_rats"], at="events")
    upkeep = ROOM[ROOM_NAMES.index("r_crisis")].upkeep
    assert values(table) == {
        "event": "@card-ev_rats", "again": again, "need": upkeep + 1, "supplies": 3,
    }  # fmt: skip


@pytest.mark.clause("OL-EVT-6")
def test_what_a_clan_takes_is_counted_among_what_it_may_take() -> None:
    table = struck("ev_clan", me(store={"wood": 2, "munitions": 1, "water": 4}))
    assert values(table) == {"event": "@card-ev_clan", "count": 2, "goods": 3}


@pytest.mark.clause("OL-SURV-5", "OL-FEED-3")
def test_a_loss_names_its_cause_and_how_many_are_left_to_lose() -> None:
    table = prepare(me(airlock=3, built={"r_crisis": 2}), at="feed")
    assert table.decision == "lose"
    before = values(table)
    assert (before["cause"], before["people"]) == ("hunger", 5)
    table.play("lose:airlock")
    after = values(table)
    assert (after["left"], after["people"]) == (before["left"] - 1, 4)
    cold = struck("ev_cold", me(airlock=1, built={"r_crisis": 1}))
    assert values(cold) == {"cause": "event", "left": 1, "people": 2}


@pytest.mark.clause("OL-MOVE-1", "OL-ACT-1")
def test_a_day_counts_heroes_and_action_points() -> None:
    table = prepare(me())
    assert values(table) == {"idle": 4, "way": "open"}
    table.play("move:3a:forest")
    assert values(table) == {"place": "@place-forest", "strength": 3, "points": 3}
    table.play("scavenge:1")
    assert values(table)["points"] == 2


@pytest.mark.clause("OL-PRES-1", "OL-PRES-5", "OL-PRES-8")
def test_the_victim_hears_of_the_aggressor_the_pressure_and_the_munitions() -> None:
    table = arrive(weak(store={"wood": 5, "metal": 2, "munitions": 1}))
    assert values(table) == {
        "player": 0, "strength": 5, "own": 3, "pressure": 2, "munitions": 1, "choice": "yours",
    }  # fmt: skip
    table.play("defend:0:0")
    assert values(table) == {"player": 0, "way": "give", "left": 2}
    table.play("give:wood")
    assert values(table) == {"player": 0, "way": "give", "left": 1}


@pytest.mark.clause("OL-PRES-9")
def test_an_interrogation_lets_the_aggressor_choose() -> None:
    spaces = ROOM[ROOM_NAMES.index("r_interro")].spaces
    poor = weak(store={"wood": 5, "metal": 2, "munitions": 1})
    table = arrive(poor, rooms=["r_interro"], built={"r_interro": spaces})
    assert values(table)["choice"] == "theirs"
    table.play("defend:0:1")
    assert values(table) == {"player": 1, "way": "take", "left": 1}


@pytest.mark.clause("OL-PRES-4")
def test_the_bat_says_what_it_adds() -> None:
    table = arrive(weak(store={"wood": 5, "metal": 2}), repaired=["bat"])
    assert values(table) == {"player": 1, "pressure": 2, "more": 3}


@pytest.mark.clause("OL-SURV-1", "OL-SURV-4", "OL-SHIP-5")
@pytest.mark.parametrize(("airlock", "says"), [(0, "row"), (1, "space"), (7, "full")])
def test_a_survivor_is_offered_with_what_the_airlock_would_drink(airlock: int, says: str) -> None:
    table = prepare(me(airlock=airlock, built={"r_crisis": 1})).play("board:5:5")
    assert values(table) == {"source": "@place-ship", "airlock": says}


@pytest.mark.clause("OL-HUNT-2", "OL-HUNT-5")
def test_a_hunt_names_the_animal_its_price_and_its_meat() -> None:
    table = prepare(me(store={"munitions": 4}), wild={"forest": ["wg4"]}).play("move:3a:forest")
    table.play("hunt")
    assert values(table) == {"animal": "@animal-wg4", "need": 4, "meat": 2}


@pytest.mark.clause("OL-OVER-1", "OL-OVER-2")
def test_overcoming_counts_the_events_in_force() -> None:
    rich = {"store": {"wood": 8, "metal": 8, "chips": 4, "munitions": 4, "water": 3}}
    table = prepare(me(**rich), convoy=["ev_wildfire", "ev_cavein"], at="night")
    assert values(table) == {"count": 2, "again": "yes"}


@pytest.mark.clause("OL-FEED-5", "OL-REC-1", "OL-BUILD-2", "OL-RAD-1", "OL-REP-1")
def test_the_night_counts_what_is_due_free_and_broken() -> None:
    built = {"r_crisis": 4}
    upkeep = ROOM[ROOM_NAMES.index("r_crisis")].upkeep
    store = {"water": 4, "cans": 3, "wood": 3, "metal": 3}
    fed = prepare(me(store=store, built=built), at="feed")
    assert values(fed) == {"due": upkeep}
    recruiting = prepare(me(store=store, built=built, airlock=3), at="recruit")
    assert values(recruiting) == {"free": 4, "supplies": 7}
    building = prepare(me(store=store, built=built, airlock=3), day=2, at="build")
    assert values(building) == {"price": 3, "airlock": 3, "again": "yes", "level": RADIATION[2]}
    room = next(key for key in building.options("build"))
    building.play(room)
    assert values(building) == {"room": f"@room-{room.split(':')[1]}", "price": 3}


@pytest.mark.clause("OL-REP-1", "OL-END-3")
def test_repairs_count_what_is_broken() -> None:
    store = {"wood": 5, "metal": 5, "chips": 5}
    table = prepare(me(store=store, broken=["bat", "bow"], repaired=["flashlight"]), at="repair")
    assert values(table) == {"broken": 2, "again": "yes"}


@pytest.mark.clause("OL-UPK-1", "OL-REC-1")
def test_who_recruits_no_more_hears_what_rots() -> None:
    table = prepare(me(store={"meat": 2, "water": 3, "wood": 3}), at="recruit")
    done = GAME.screen.say(GAME.hide(table.position, 0), GAME.move(table.position, "done"))
    english = GAME.text("en")
    assert english.say(done.title) == "Stop recruiting"
    assert english.say(done.notes[0]) == "2 Meat and 1 Water will rot."


@pytest.mark.clause("OL-SET-9")
def test_placing_names_the_strongest_hero_that_waits() -> None:
    table = new_game(4, players=2)
    while table.decision != "place":
        table.play(table.options()[0])
    waiting = [n for n in table.state.players[table.decider].heroes if n.place < 0]
    assert len(waiting) == len(HERO_NAMES)
    assert values(table)["strength"] == 5


def notes(table: Table, key: str) -> list[str]:
    """Return the notes that a screen shows with a move before it is played."""
    hidden = GAME.hide(table.position, table.position.to_move)
    said = GAME.screen.say(hidden, GAME.move(table.position, key))
    return [GAME.text("en").say(note, player="Ben") for note in said.notes]


@pytest.mark.clause("OL-FEED-3", "OL-SURV-5")
def test_a_bill_that_was_paid_in_part_is_not_shown_as_due() -> None:
    table = prepare(me(store={"cans": 3}, airlock=3, built={"r_crisis": 2}), at="feed")
    while table.decision == "feed":
        table.play(table.options()[0])
    assert table.decision == "lose"
    view = GAME.view(table.position, 0).model_dump()
    mine = view["players"][0]["bill"]
    assert mine["paid"]
    left = values(table)["left"]
    assert view["loss"] == {"seat": 0, "cause": "hunger", "left": left}
    assert left < mine["total"]


@pytest.mark.clause("OL-FEED-3", "OL-FEED-5")
def test_feeding_says_what_pays_water_and_cans_alike() -> None:
    store = {"meat": 1, "water": 4, "cans": 3}
    table = prepare(me(store=store, built={"r_crisis": 4}), at="feed")
    before = dict(GAME.view(table.position, 0).model_dump()["players"][0]["store"])
    key = table.options()[0]
    paid = GAME.preview(table.position, GAME.move(table.position, key))["lines"][0]
    table.play(key)
    after = GAME.view(table.position, 0).model_dump()["players"][0]["store"]
    spent = {name: before[name] - after[name] for name in ("meat", "water", "cans")}
    mix = " ".join(f"{name}:{n}" for name, n in spent.items() if n)
    assert paid["args"]["tokens"] == f"@tokens {mix}"


@pytest.mark.clause("OL-REC-1", "OL-FEED-1")
def test_recruits_and_rooms_say_what_they_will_cost() -> None:
    store = {"water": 4, "cans": 3, "wood": 3, "metal": 3}
    begins = "This starts a new row of the Airlock: 1 more Water a Night."
    for people, row in ((2, True), (1, False)):
        table = prepare(me(store=store, airlock=people), day=2, at="recruit")
        assert (begins in notes(table, "recruit:cans")) == row
    building = prepare(me(store=store, airlock=3, built={"r_crisis": 0}), day=2, at="build")
    said = notes(building, next(key for key in building.options("build")))
    assert said[-1].startswith("Once it is full, it works (")
    inside = notes(building, "move-in:r_crisis")
    assert any(note.startswith("From now on this room eats") for note in inside)
    assert f"Then 2 survivors are in the Airlock. Tomorrow’s radiation: {RADIATION[2]}." in inside
