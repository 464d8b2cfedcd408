"""What players are asked, with the numbers of the position."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.outlast.table import Table, at, has, lay_out, neighbours
from tests.games.outlast.test_arrivals import settled

from holdfast.games.outlast import GAME
from holdfast.games.outlast.moves import END
from holdfast.kernel.text import LANGUAGES
from holdfast.kernel.words import Phrase, phrase

HOME = phrase("tile-in", terrain="home", number=7)


def asked(table: Table) -> Phrase:
    """The open question, as whoever decides hears it."""
    said = GAME.asked(GAME.hide(table.position, table.position.to_move))
    assert said is not None
    for language in LANGUAGES:
        assert GAME.text(language).say(said)
    return said


def english(said: Phrase) -> str:
    return GAME.text("en").say(said)


@pytest.mark.clause("LA-TURN-4", "LA-MEAL-1", "LA-MEAL-7")
def test_the_turn_asks_with_the_actions_left_and_those_who_would_starve() -> None:
    table = lay_out(tiles={1: {}}, A=[at(7, prey=1), at(7), at(1)])
    assert asked(table) == phrase("ask-act", left=5, hungry=2)
    table.play("hide:A1")
    assert asked(table) == phrase("ask-act", left=4, hungry=2)
    assert english(asked(table)) == (
        "Choose who acts: 2 people would starve tonight. 4 actions before the meal."
    )


@pytest.mark.clause("LA-TURN-4", "LA-MEAL-1")
def test_the_last_action_is_called_the_last() -> None:
    table = lay_out(A=[at(7, prey=1)]).play("hide:A1").dice(8).play("hunt:A1")
    assert asked(table) == phrase("ask-act", left=1, hungry=0)
    assert english(asked(table)) == "Choose who acts. Last action before the meal."


@pytest.mark.clause("LA-DROP-2")
@pytest.mark.parametrize(("goods", "other"), [("prey", "resource"), ("resource", "prey")])
def test_what_a_full_tile_sends_on_is_named(goods: str, other: str) -> None:
    held: dict[str, Any] = {"prey" if goods == "prey" else "resources": 1}
    full: dict[str, Any] = {"prey" if goods == "prey" else "resources": 3}
    tiles = {7: has(**full), **{t: {} for t in neighbours(7)[:2]}}
    table = lay_out(tiles=tiles, A=[at(7, **held)]).play(f"drop:A1:{goods}")
    assert asked(table) == phrase("ask-spill", meeple="A1", goods=goods, where=HOME)
    assert f"a {goods}" in english(asked(table))
    assert f"a {other}" not in english(asked(table))


@pytest.mark.clause("LA-D-BOOST", "LA-DUEL-5", "LA-DUEL-7", "LA-DUEL-8")
@pytest.mark.parametrize("stakes", ["death", "rob"])
def test_a_fight_asks_with_the_score_the_stake_and_the_purse(stakes: str) -> None:
    table = lay_out(
        options={"fight_stakes": stakes},
        A=[at(7, resources=3), at(7, resources=1)],
        B=[at(7, resources=3)],
    ).dice(3, 5)
    table.play("fight:A1:B1")
    numbers: dict[str, Any] = {"own": "A1", "rival": "B1", "stakes": stakes}
    assert asked(table) == phrase(
        "ask-boost", standing="behind", **numbers, total=3, other=5, purse=4
    )
    table.play("match")
    numbers = {"own": "B1", "rival": "A1", "stakes": stakes}
    assert asked(table) == phrase(
        "ask-boost", standing="level", **numbers, total=5, other=5, purse=3
    )


@pytest.mark.clause("LA-D-BOOST", "LA-DUEL-7", "LA-DUEL-8")
def test_answers_in_a_fight_say_what_they_cost_and_where_they_lead() -> None:
    table = lay_out(A=[at(7, resources=3)], B=[at(7, resources=3)]).dice(3, 5)
    table.play("fight:A1:B1")
    assert labels(table) == [
        "Add nothing: A1 dies",
        "Pay 2: 5 to 5",
        "Pay 3: 6 to 5",
    ]
    table.play("match")
    assert labels(table) == ["Add nothing: they part unharmed", "Pay 1: 6 to 5"]
    table.play("pass")
    assert table.happened("fight-drawn")


def labels(table: Table) -> list[str]:
    """What the buttons say."""
    hidden = GAME.hide(table.position, table.position.to_move)
    said = [GAME.screen.say(hidden, move) for move in GAME.legal(hidden)]
    return [english(each.label or each.title) for each in said]


@pytest.mark.clause("LA-D-BLIND", "LA-DUEL-6")
def test_a_blind_fight_asks_with_the_dice_and_never_with_what_the_other_added() -> None:
    table = lay_out(
        options={"fight_boost": "blind"}, A=[at(7, resources=3)], B=[at(7, resources=2)]
    ).dice(3, 5)
    table.play("fight:A1:B1")
    shared: dict[str, Any] = {"stakes": "death"}
    assert asked(table) == phrase(
        "ask-blind", own="A1", rival="B1", total=3, other=5, purse=3, **shared
    )
    table.play("add:3")
    assert asked(table) == phrase(
        "ask-blind", own="B1", rival="A1", total=5, other=3, purse=2, **shared
    )


@pytest.mark.clause("LA-D-FORCED", "LA-FORCE-2", "LA-WOLF-1")
def test_a_forced_fight_asks_with_the_cornered_and_the_odds() -> None:
    tiles = {7: has(terrain="home", wolf=1)}
    table = lay_out(tiles=tiles, A=[at(7), at(7, resources=1), at(7, prey=1), at(13, prey=1)])
    table.play("hide:A3", "end")
    assert asked(table) == phrase("ask-forced", count=2, where=HOME, needs=7)
    assert table.options() == ["face:A1", "face:A2"]


@pytest.mark.clause("LA-D-FEED", "LA-MEAL-4")
def test_a_meal_asks_with_the_meals_that_are_left_and_those_who_have_none() -> None:
    people = [at(7, prey=2), at(7), at(7, resources=1), at(7, resources=2)]
    table = lay_out(A=people).play("end")
    assert asked(table) == phrase("ask-feed", meals=2, mouths=4, where=HOME)
    table.play("feed:A3")
    assert asked(table) == phrase("ask-feed", meals=1, mouths=3, where=HOME)
    assert english(asked(table)).startswith("One meal for 3 people")


@pytest.mark.clause("LA-D-ARRIVE", "LA-ARR-5", "LA-END-3")
@pytest.mark.parametrize(("round_", "when"), [(3, "before"), (14, "before"), (15, "last")])
def test_a_newcomer_has_to_eat_unless_the_game_ends_first(round_: int, when: str) -> None:
    table = lay_out(round=round_, tiles=settled(7, 11), board=5)
    assert asked(table) == phrase("ask-arrive", when=when)
    table.play("at:11")
    assert (table.decision is None) == (when == "last")


@pytest.mark.clause("LA-TURN-7", "LA-MEAL-5", "LA-OUT-1")
def test_ending_the_turn_says_what_it_costs() -> None:
    table = lay_out(A=[at(7)])
    end = GAME.screen.say(GAME.hide(table.position, 0), END)
    assert [english(note) for note in end.notes] == [
        "1 starves",
        "Nobody is left then: you are out",
        "3 actions unused",
    ]
