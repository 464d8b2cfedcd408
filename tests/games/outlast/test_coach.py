"""The coach's warnings of the common mistakes of newcomers in Outlast."""

from __future__ import annotations

import pytest
from tests.games.outlast.table import EMPTY, Table, at, has, neighbours, prepare
from tests.support.coach import CoachCase, Truth, english_warning, warnings_before

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content.geometry import NEIGHBOUR
from holdfast.games.outlast.view import would_starve
from holdfast.kernel.wording import phrase

HOME = phrase("tile-in", terrain="home", number=7)
BESIDE = neighbours(7)[0]


def towards(table: Table, tile: int, meeple: str = "A1") -> str:
    """Return the move of a meeple to a neighbouring tile."""
    return f"move:{meeple}:{list(NEIGHBOUR[table.meeple(meeple).tile]).index(tile)}"


# Ending the turn with hungry people


@pytest.mark.clause("LA-MEAL-1")
def test_ending_the_turn_while_somebody_hungry_could_hunt() -> None:
    table = prepare(tiles={7: has(prey=2)}, A=[at(7), at(7)])
    assert warnings_before(table, "end")["hunger"] == {
        "count": 2, "left": table.state.actions_left, "meeple": "A1", "where": HOME,
    }  # fmt: skip
    assert "2 of your people have no meal yet" in english_warning(table, "end", "hunger")


@pytest.mark.clause("LA-MEAL-1")
def test_ending_the_turn_is_no_mistake_where_nobody_is_hungry_or_nothing_can_be_hunted() -> None:
    assert warnings_before(prepare(tiles={7: has(prey=2)}, A=[at(7, prey=1)]), "end") == {}
    assert warnings_before(prepare(tiles={7: EMPTY}, A=[at(7)]), "end") == {}


def true_hunger(told: CoachCase) -> None:
    after = told.position.copy()
    events = GAME.play(after, told.move)
    fought = any(event.kind == "fought-wolf" for event in events)
    starved = sum(event.kind == "died" and event.args["cause"] == 1 for event in events)
    asked = GAME.decision(after) in ("feed", "forced") and after.to_move == told.position.to_move
    assert fought or asked or starved == told.args["count"]


# Exploring with the last action


@pytest.mark.clause("LA-FORCE-1")
@pytest.mark.parametrize("wolf", [False, True])
def test_the_last_action_leads_to_a_wolf_or_under_the_snow(wolf: bool) -> None:
    tiles = {BESIDE: has(wolf=1)} if wolf else {}
    table = prepare(tiles=tiles, A=[at(7, prey=1)], actions_left=1)
    said = warnings_before(table, towards(table, BESIDE))["last-action"]
    assert said == {"wolf": "there" if wolf else "perhaps", "meeple": "A1", "percent": 75}


@pytest.mark.clause("LA-FORCE-1")
def test_an_earlier_action_or_known_land_is_no_mistake() -> None:
    table = prepare(A=[at(7, prey=1)], actions_left=2)
    assert "last-action" not in warnings_before(table, towards(table, BESIDE))
    table = prepare(tiles={BESIDE: has()}, A=[at(7, prey=1)], actions_left=1)
    assert "last-action" not in warnings_before(table, towards(table, BESIDE))


def true_last_action(told: CoachCase) -> None:
    assert told.hidden.state.actions_left == 1
    after = told.position.copy()
    events = GAME.play(after, told.move)
    if told.args["wolf"] == "there":
        forced = GAME.decision(after) == "forced"
        assert forced or any(event.kind == "fought-wolf" for event in events)


# Walking away from the food


@pytest.mark.clause("LA-MEAL-3", "LA-MEAL-7")
def test_whoever_carries_the_food_walks_away() -> None:
    table = prepare(tiles={BESIDE: has()}, A=[at(7, prey=2), at(7)])
    assert warnings_before(table, towards(table, BESIDE))["leaving-food"] == {
        "meeple": "A1", "before": 0, "after": 1,
    }  # fmt: skip


@pytest.mark.clause("LA-MEAL-3", "LA-MEAL-7")
def test_walking_away_without_harm_is_no_mistake() -> None:
    table = prepare(tiles={BESIDE: has()}, A=[at(7, prey=1), at(7, prey=1)])
    assert warnings_before(table, towards(table, BESIDE)) == {}


def true_leaving_food(told: CoachCase) -> None:
    seat = told.position.to_move
    before = told.position.state.players[seat]
    assert would_starve(before) == told.args["before"]
    after = told.position.copy()
    GAME.play(after, told.move)
    if after.to_move == seat and GAME.decision(after) == "act":
        assert would_starve(after.state.players[seat]) == told.args["after"]


# Fighting a wolf instead of hiding


@pytest.mark.clause("LA-HIDE-1", "LA-HIDE-3")
def test_fighting_a_wolf_with_a_meal_in_hand() -> None:
    table = prepare(tiles={BESIDE: has(wolf=1)}, A=[at(BESIDE, prey=1)])
    assert warnings_before(table, "wolf:A1")["fighting"] == {"meeple": "A1", "percent": 75}


@pytest.mark.clause("LA-HIDE-1", "LA-HIDE-5")
def test_whoever_is_hungry_may_well_fight() -> None:
    table = prepare(tiles={BESIDE: has(wolf=1, prey=2)}, A=[at(BESIDE)])
    assert warnings_before(table, "wolf:A1") == {}


def true_fighting(told: CoachCase) -> None:
    seen = GAME.preview(told.position, told.move)
    assert told.args["percent"] == round(100 * (1 - seen["chance"]))
    keys = {GAME.key(told.position, move) for move in GAME.legal(told.position)}
    assert f"hide:{told.args['meeple']}" in keys


# Hunting a herd below two


@pytest.mark.clause("LA-PREY-1")
def test_hunting_a_herd_below_two_while_nobody_is_hungry() -> None:
    table = prepare(tiles={7: has(prey=2)}, A=[at(7, prey=1)])
    assert warnings_before(table, "hunt:A1")["herd"] == {"where": HOME, "before": 2, "after": 1}


@pytest.mark.clause("LA-PREY-1")
def test_a_larger_herd_hunger_or_the_last_round_are_no_mistake() -> None:
    assert warnings_before(prepare(tiles={7: has(prey=3)}, A=[at(7, prey=1)]), "hunt:A1") == {}
    assert warnings_before(prepare(tiles={7: has(prey=2)}, A=[at(7)]), "hunt:A1") == {}
    last = prepare(tiles={7: has(prey=2)}, A=[at(7, prey=1)])
    last.state.round = last.state.last_round
    assert warnings_before(last, "hunt:A1") == {}


def true_herd(told: CoachCase) -> None:
    seat = told.position.to_move
    assert would_starve(told.position.state.players[seat]) == 0
    assert told.args["after"] == told.args["before"] - 1


TRUTHS: dict[str, Truth] = {
    "hunger": true_hunger,
    "last-action": true_last_action,
    "leaving-food": true_leaving_food,
    "fighting": true_fighting,
    "herd": true_herd,
}
