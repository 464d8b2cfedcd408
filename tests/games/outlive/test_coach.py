"""The coach's warnings of the common mistakes of newcomers in Outlive."""

from __future__ import annotations

import pytest
from tests.games.outlive.table import Table, me, prepare, rival
from tests.support.coach import CoachCase, Truth, english_warning, warnings_before

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import DAYS, RADIATION, ROOM, ROOM_NAMES
from holdfast.games.outlive.view import view

# No Water for the Airlock

LAST = {"3a": "mine", "3b": "ship", "4": "silent", "5": "blackwood"}
FAR = {"3a": "base", "3b": "fair", "4": "ship", "5": "forest"}


def last_hero(**shelter: object) -> Table:
    """Return a table at which my last hero of the day is still to be moved."""
    stood = ["3a", "3b", "4"]
    return prepare(
        me(**{"heroes": LAST, "standing": stood, "airlock": 1, **shelter}),
        rival(heroes=FAR, standing=["3a", "3b", "5"]),
    )


@pytest.mark.clause("OL-FEED-3")
def test_the_last_hero_fetches_no_water_although_the_airlock_lacks_some() -> None:
    assert warnings_before(last_hero(), "move:5:fair")["thirst"] == {"lack": 1}
    assert "last hero" in english_warning(last_hero(), "move:5:fair", "thirst")


@pytest.mark.clause("OL-FEED-3")
def test_water_at_home_or_another_hero_to_come_are_no_mistake() -> None:
    assert "thirst" not in warnings_before(last_hero(store={"water": 1}), "move:5:fair")
    early = prepare(me(heroes=LAST, airlock=1), rival(heroes=FAR))
    assert "thirst" not in warnings_before(early, "move:5:fair")


def test_no_water_is_missed_that_the_last_hero_cannot_fetch() -> None:
    """Check that there is no warning of missed water where the Dam is too far away (the Mine)."""
    far = {**LAST, "3a": "blackwood", "5": "mine"}
    assert "move:5:dam" not in keys(last_hero(heroes=far))
    assert "thirst" not in warnings_before(last_hero(heroes=far), "move:5:base")


def keys(table: Table) -> set[str]:
    """Return the keys of the legal moves."""
    return {GAME.key(table.position, move) for move in GAME.legal(table.position)}


def true_thirst(told: CoachCase) -> None:
    seat = told.position.to_move
    mine = view(told.hidden, seat).players[seat]
    water = mine.store.get("water", 0) + mine.bill.condensed
    assert mine.idle == 1
    assert told.args["lack"] == mine.bill.rows - water > 0
    named = [point for point in told.caution.points if point.startswith("move:")]
    assert named
    assert all(point.endswith(":dam") for point in named)


# A weak hero goes where a stronger one can follow


def table_with_rival(hero: str, theirs: dict[str, str], **shelter: object) -> Table:
    """Return a table with my heroes around the Forest and a rival's at these places."""
    store = {"store": {"wood": 3}, **shelter}
    return prepare(me(**store), rival(heroes=theirs))


NEAR = {"3a": "base", "3b": "fair", "4": "silent", "5": "blackwood"}


@pytest.mark.clause("OL-PRES-1", "OL-PRES-2")
def test_a_stronger_rival_can_still_follow() -> None:
    said = warnings_before(table_with_rival("3a", NEAR), "move:3a:forest")["weak-hero"]
    assert said == {"player": 1, "strength": 5, "count": 2}


@pytest.mark.clause("OL-PRES-6", "OL-MOVE-2")
def test_munitions_or_rivals_far_away_are_no_mistake() -> None:
    armed = table_with_rival("3a", NEAR, store={"wood": 3, "munitions": 2})
    assert "weak-hero" not in warnings_before(armed, "move:3a:forest")
    far = {"3a": "base", "3b": "fair", "4": "ship", "5": "mine"}
    assert "weak-hero" not in warnings_before(table_with_rival("3a", far), "move:3a:forest")
    assert "weak-hero" not in warnings_before(table_with_rival("5", NEAR), "move:5:base")


@pytest.mark.clause("OL-PRES-1", "OL-PRES-6")
def test_where_there_is_nothing_to_take_nobody_is_weak() -> None:
    # The Base gives Munitions: nobody can take them, and they ward off what could be taken.
    theirs = {"3a": "mine", "3b": "fair", "4": "ship", "5": "silent"}
    poor = prepare(me(), rival(heroes=theirs), stock={"base": 4})
    assert "weak-hero" not in warnings_before(poor, "move:3a:base")


def true_weak_hero(told: CoachCase) -> None:
    """Check a warning about a weak hero: a rival's hero could come and press for that much."""
    seat, rival_seat = told.position.to_move, told.args["player"]
    seen = view(told.hidden, seat)
    heroes = seen.players[rival_seat].heroes
    strong = [h for h in heroes if not h.standing and h.strength == told.args["strength"]]
    mine = seen.players[seat].heroes[GAME.moves.decode(told.move)[1]["hero"]]
    assert strong
    take = GAME.preview(told.position, told.move)["take"]
    own, goods = seen.players[seat].store, ("meat", "water", "cans", "wood", "metal", "chips")
    munitions = own.get("munitions", 0) + take.get("munitions", 0)
    assert sum(own.get(name, 0) + take.get(name, 0) for name in goods)
    assert 0 < told.args["count"] <= told.args["strength"] - mine.strength - munitions


# A room is begun that cannot be filled


def building(people: int, **more: object) -> Table:
    """Return a table at my turn to build at Night, with this many survivors in the Airlock."""
    return prepare(
        me(rooms=["r_nursery", "r_kitchen"], built={"r_kitchen": 0}, airlock=people),
        at="build",
        **{"day": 1, **more},
    )


KITCHEN = ROOM[ROOM_NAMES.index("r_kitchen")]


@pytest.mark.clause("OL-ROOM-1", "OL-FEED-1")
def test_a_room_is_begun_that_there_are_too_few_for() -> None:
    spaces = int(KITCHEN.spaces)
    said = warnings_before(building(spaces - 1), "move-in:r_kitchen")["half-full"]
    assert said == {
        "people": spaces - 1, "missing": spaces, "room": "@room-r_kitchen",
        "upkeep": int(KITCHEN.upkeep),
    }  # fmt: skip


@pytest.mark.clause("OL-ROOM-1", "OL-FEED-1")
def test_a_room_that_can_be_filled_is_no_mistake() -> None:
    assert "half-full" not in warnings_before(building(int(KITCHEN.spaces)), "move-in:r_kitchen")


@pytest.mark.clause("OL-ROOM-1", "OL-FEED-1")
def test_in_the_last_night_no_room_eats_any_more() -> None:
    last = building(int(KITCHEN.spaces) - 1, day=DAYS)
    assert "half-full" not in warnings_before(last, "move-in:r_kitchen")


def true_half_full(told: CoachCase) -> None:
    seat = told.position.to_move
    room = told.args["room"].removeprefix("@room-")
    mine = view(told.hidden, seat).players[seat]
    begun = [r for r in mine.rooms if r.kind == room and r.built and not r.people]
    assert begun
    assert begun[0].spaces == told.args["missing"] > told.args["people"]
    assert begun[0].upkeep == told.args["upkeep"]


# Meat is left to rot


@pytest.mark.clause("OL-REC-1", "OL-UPK-1")
def test_meat_is_left_to_rot_although_it_could_recruit() -> None:
    table = prepare(me(store={"meat": 2}, airlock=1), at="recruit")
    assert warnings_before(table, "done") == {"rotting": {"meat": 2}}


@pytest.mark.clause("OL-REC-1", "OL-UPK-1")
def test_without_meat_nothing_rots() -> None:
    table = prepare(me(store={"cans": 2}, airlock=1), at="recruit")
    assert warnings_before(table, "done") == {}


def true_rotting(told: CoachCase) -> None:
    after = told.position.copy()
    seat = after.to_move
    keys = [GAME.key(after, move) for move in GAME.legal(after)]
    assert "recruit:meat" in keys
    assert view(told.hidden, seat).players[seat].store["meat"] == told.args["meat"]


# Nobody left in the Airlock


@pytest.mark.clause("OL-RAD-1")
def test_the_last_guard_leaves_the_airlock_before_radiation() -> None:
    table = building(1, day=3)
    level = int(RADIATION[3])
    said = warnings_before(table, "move-in:r_kitchen")["thin-airlock"]
    assert said == {"level": level, "airlock": 0, "rise": level}


@pytest.mark.clause("OL-RAD-1")
def test_enough_guards_or_the_last_night_are_no_mistake() -> None:
    enough = building(int(RADIATION[1]) + 1)
    assert "thin-airlock" not in warnings_before(enough, "move-in:r_kitchen")
    assert "thin-airlock" not in warnings_before(building(1, day=DAYS), "move-in:r_kitchen")


def true_thin_airlock(told: CoachCase) -> None:
    day, seat = told.position.state.day, told.position.to_move
    assert told.args["level"] == RADIATION[day]
    after = told.position.copy()
    GAME.play(after, told.move)
    mine = view(GAME.hide(after, seat), seat).players[seat]
    assert mine.airlock == told.args["airlock"]
    # Tomorrow's night, if nothing changes.
    assert told.args["rise"] == RADIATION[day] - mine.radiation.absorbed


TRUTHS: dict[str, Truth] = {
    "thirst": true_thirst,
    "weak-hero": true_weak_hero,
    "half-full": true_half_full,
    "rotting": true_rotting,
    "thin-airlock": true_thin_airlock,
}
