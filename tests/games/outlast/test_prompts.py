"""The prompts of Outlast, with the numbers of the position in them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.outlast.table import Table, at, has, neighbours, prepare
from tests.games.outlast.test_arrivals import settled

from holdfast.games.outlast import GAME
from holdfast.games.outlast.moves import END
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Phrase, phrase

HOME = phrase("tile-in", terrain="home", number=7)


def prompt_of(table: Table) -> Phrase:
    """Return the prompt of the open decision, after wording it in every language."""
    said = GAME.prompt(GAME.hide(table.position, table.position.to_move))
    assert said is not None
    for language in LANGUAGES:
        assert GAME.text(language).say(said)
    return said


def english(said: Phrase) -> str:
    return GAME.text("en").say(said)


@pytest.mark.clause("LA-TURN-4", "LA-MEAL-1", "LA-MEAL-7")
def test_the_turn_asks_with_the_actions_left_and_those_who_would_starve() -> None:
    table = prepare(tiles={1: {}}, A=[at(7, prey=1), at(7), at(1)])
    assert prompt_of(table) == phrase("ask-act", left=5, hungry=2)
    table.play("hide:A1")
    assert prompt_of(table) == phrase("ask-act", left=4, hungry=2)
    assert english(prompt_of(table)) == (
        "Choose who acts: 2 meeples would starve at the meal. You have 4 actions before the meal."
    )


@pytest.mark.clause("LA-TURN-4", "LA-MEAL-1")
def test_the_last_action_is_called_the_last() -> None:
    table = prepare(A=[at(7, prey=1)]).play("hide:A1").dice(8).play("hunt:A1")
    assert prompt_of(table) == phrase("ask-act", left=1, hungry=0)
    assert english(prompt_of(table)) == (
        "Choose who acts. You have one last action before the meal."
    )


ONE = {"prey": "one prey", "resource": "a resource"}


@pytest.mark.clause("LA-DROP-2")
@pytest.mark.parametrize(("goods", "other"), [("prey", "resource"), ("resource", "prey")])
def test_what_a_full_tile_sends_on_is_named(goods: str, other: str) -> None:
    held: dict[str, Any] = {"prey" if goods == "prey" else "resources": 1}
    full: dict[str, Any] = {"prey" if goods == "prey" else "resources": 3}
    tiles = {7: has(**full), **{t: {} for t in neighbours(7)[:2]}}
    table = prepare(tiles=tiles, A=[at(7, **held)]).play(f"drop:A1:{goods}")
    assert prompt_of(table) == phrase("ask-spill", meeple="A1", goods=goods, where=HOME)
    assert f"drops {ONE[goods]}" in english(prompt_of(table))
    assert ONE[other] not in english(prompt_of(table))


@pytest.mark.clause("LA-D-BOOST", "LA-DUEL-5", "LA-DUEL-7", "LA-DUEL-8")
@pytest.mark.parametrize("stakes", ["death", "rob"])
def test_a_fight_asks_with_the_score_the_stake_and_the_purse(stakes: str) -> None:
    table = prepare(
        options={"fight_stakes": stakes},
        A=[at(7, resources=3), at(7, resources=1)],
        B=[at(7, resources=3)],
    ).dice(3, 5)
    table.play("fight:A1:B1")
    numbers: dict[str, Any] = {"own": "A1", "rival": "B1", "stakes": stakes}
    assert prompt_of(table) == phrase(
        "ask-boost", standing="behind", **numbers, total=3, other=5, purse=4
    )
    table.play("match")
    numbers = {"own": "B1", "rival": "A1", "stakes": stakes}
    assert prompt_of(table) == phrase(
        "ask-boost", standing="level", **numbers, total=5, other=5, purse=3
    )


@pytest.mark.clause("LA-D-BOOST", "LA-DUEL-7", "LA-DUEL-8")
def test_answers_in_a_fight_say_what_they_cost_and_where_they_lead() -> None:
    table = prepare(A=[at(7, resources=3)], B=[at(7, resources=3)]).dice(3, 5)
    table.play("fight:A1:B1")
    assert labels(table) == [
        "Add nothing: A1 dies",
        "Add 2: 5 to 5",
        "Add 3: 6 to 5",
    ]
    table.play("match")
    assert labels(table) == ["Add nothing: nobody is harmed", "Add 1: 6 to 5"]
    table.play("pass")
    assert table.happened("fight-drawn")


def labels(table: Table) -> list[str]:
    """Return the labels of the buttons of the open decision."""
    hidden = GAME.hide(table.position, table.position.to_move)
    said = [GAME.screen.say(hidden, move) for move in GAME.legal(hidden)]
    return [english(each.label or each.title) for each in said]


@pytest.mark.clause("LA-D-BLIND", "LA-DUEL-6")
def test_a_blind_fight_asks_with_the_dice_and_never_with_what_the_other_added() -> None:
    table = prepare(
        options={"fight_boost": "blind"}, A=[at(7, resources=3)], B=[at(7, resources=2)]
    ).dice(3, 5)
    table.play("fight:A1:B1")
    shared: dict[str, Any] = {"stakes": "death"}
    assert prompt_of(table) == phrase(
        "ask-blind", own="A1", rival="B1", total=3, other=5, purse=3, **shared
    )
    table.play("add:3")
    assert prompt_of(table) == phrase(
        "ask-blind", own="B1", rival="A1", total=5, other=3, purse=2, **shared
    )


@pytest.mark.clause("LA-D-FORCED", "LA-FORCE-2", "LA-WOLF-1")
def test_a_forced_fight_asks_with_the_cornered_and_the_odds() -> None:
    tiles = {7: has(terrain="home", wolf=1)}
    table = prepare(tiles=tiles, A=[at(7), at(7, resources=1), at(7, prey=1), at(13, prey=1)])
    table.play("hide:A3", "end")
    assert prompt_of(table) == phrase("ask-forced", count=2, where=HOME, needs=7)
    assert table.options() == ["face:A1", "face:A2"]


@pytest.mark.clause("LA-D-FEED", "LA-MEAL-4")
def test_a_meal_asks_with_the_meals_that_are_left_and_those_who_have_none() -> None:
    people = [at(7, prey=2), at(7), at(7, resources=1), at(7, resources=2)]
    table = prepare(A=people).play("end")
    assert prompt_of(table) == phrase("ask-feed", meals=2, mouths=4, where=HOME)
    table.play("feed:A3")
    assert prompt_of(table) == phrase("ask-feed", meals=1, mouths=3, where=HOME)
    assert english(prompt_of(table)).startswith("There is one meal for 3 of your people")


@pytest.mark.clause("LA-D-ARRIVE", "LA-ARR-5", "LA-END-3")
@pytest.mark.parametrize(("round_", "when"), [(3, "before"), (14, "before"), (15, "last")])
def test_a_newcomer_has_to_eat_unless_the_game_ends_first(round_: int, when: str) -> None:
    table = prepare(round=round_, tiles=settled(7, 11), board=5)
    assert prompt_of(table) == phrase("ask-arrive", when=when)
    table.play("at:11")
    assert (table.decision is None) == (when == "last")


@pytest.mark.clause("LA-TURN-7", "LA-MEAL-5", "LA-OUT-1")
def test_ending_the_turn_says_what_it_costs() -> None:
    table = prepare(A=[at(7)])
    end = GAME.screen.say(GAME.hide(table.position, 0), END())
    assert [english(note) for note in end.notes] == [
        "1 meeple starves",
        "Nobody is left: you are out",
        "3 actions unused",
    ]


def notes(table: Table, key: str) -> list[str]:
    """Return the notes that a screen shows with a move before it is played."""
    said = GAME.screen.say(table.position, GAME.move(table.position, key))
    return [english(note) for note in said.notes]


@pytest.mark.clause("LA-TURN-4", "LA-MEAL-1")
def test_the_last_action_says_that_the_meal_follows() -> None:
    table = prepare(A=[at(7, prey=1)]).play("hide:A1").dice(8)
    last = "Your last action: the meal comes next"
    assert last not in notes(table, "hunt:A1")
    table.play("hunt:A1")
    said = [notes(table, key) for key in table.options() if key != "end"]
    assert said
    assert all(last in lines for lines in said)


@pytest.mark.clause("LA-MEAL-2")
def test_walking_away_from_a_pot_tells_who_starves_then() -> None:
    away = neighbours(7)[0]
    table = prepare(tiles={away: {}}, A=[at(7, prey=2), at(7)])
    moves = [key for key in table.options() if key.startswith("move:A2")]
    there = next(key for key in moves if preview(table, key)["tile"] == away)
    assert "Would starve at the meal: 0 → 1" in notes(table, there)
    alone = prepare(tiles={away: {}}, A=[at(7, prey=1)])
    back = next(key for key in alone.options() if key.startswith("move:A1"))
    assert not any("starve" in note for note in notes(alone, back))


def preview(table: Table, key: str) -> dict[str, Any]:
    """Return the preview of a move that a screen gets."""
    shown: dict[str, Any] = GAME.preview(table.position, GAME.move(table.position, key))
    return shown


@pytest.mark.clause("LA-CORN-1", "LA-FORCE-1")
def test_walking_to_a_wolf_says_what_that_costs() -> None:
    wild = neighbours(7)[0]
    table = prepare(tiles={wild: has(wolf=True)}, A=[at(7, prey=1)])
    there = next(key for key in table.options() if preview(table, key)["tile"] == wild)
    assert "A wolf is there: A1 must hide or fight (75% risk of dying)" in notes(table, there)
    table.play("hide:A1").dice(8).play("hunt:A1")
    assert "A wolf is there: A1 must fight at once (75% risk of dying)" in notes(table, there)


@pytest.mark.clause("LA-FORCE-1", "LA-WOLF-2")
def test_ending_the_turn_names_who_must_fight_and_the_odds() -> None:
    table = prepare(tiles={0: has(wolf=True)}, A=[at(0, prey=1)])
    assert "A1 must fight a wolf (75% risk of dying)" in notes(table, "end")
    assert notes(table, "wolf:A1")[2:] == [
        "Or A1 dies, and its goods stay here",
        "Nobody is left: you are out",
    ]


@pytest.mark.clause("LA-DROP-2", "LA-MEAL-4", "LA-DUEL-4")
def test_the_view_holds_what_those_questions_are_about() -> None:
    tiles = {7: has(prey=3), **{t: {} for t in neighbours(7)[:2]}}
    spilling = prepare(tiles=tiles, A=[at(7, prey=1)]).play("drop:A1:prey")
    shown = GAME.view(spilling.position, 0).model_dump()
    assert shown["dropping"] == {"meeple": "A1", "goods": "prey", "tile": 7}
    assert shown["meal"] is None
    hungry = prepare(A=[at(7, prey=2), at(7), at(7, resources=1), at(7)]).play("end")
    assert hungry.decision == "feed"
    assert GAME.view(hungry.position, 0).model_dump()["meal"] == {"tile": 7, "meals": 2, "fed": []}
    eaters = hungry.options()
    assert notes(hungry, eaters[0]) == ["Eats now and lives"]
    hungry.play(eaters[0])
    shown = GAME.view(hungry.position, 0).model_dump()
    assert (shown["meal"]["meals"], len(shown["meal"]["fed"])) == (1, 1)
    assert notes(hungry, hungry.options()[0])[1:] == ["2 other meeples starve"]
