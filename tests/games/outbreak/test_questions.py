"""What players are asked, with the numbers of the position."""

from __future__ import annotations

import pytest
from tests.games.outbreak.table import R0, R3, Table, horde, lay, who

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content import HORDE_IDS
from holdfast.games.outbreak.content.names import horde_name
from holdfast.games.outbreak.view import view
from holdfast.kernel.text import LANGUAGES
from holdfast.kernel.words import Phrase, phrase

NAME = "H1-ZG"


def asked(table: Table) -> Phrase:
    """The open question, the same for all."""
    said = GAME.asked(GAME.hide(table.position, table.position.to_move))
    assert said is not None
    assert said == GAME.asked(GAME.hide(table.position))
    for language in LANGUAGES:
        assert GAME.text(language).say(said)
    return said


def night(*pieces: dict[str, object], **more: object) -> Table:
    """The Zombie Phase begins, and the deck is empty."""
    return lay(*pieces, **{"step": "night", "deck": 0, "helpless": R3, "day": 9, **more})


@pytest.mark.clause("OB-D-DEFENDER")
def test_a_defence_names_horde_settlement_and_what_it_takes() -> None:
    table = night(horde(NAME, 2, 0, "swell"), who("soldier", R0), who("pilot", R0))
    table.until("defender")
    said = asked(table)
    needs = next(h.needs for h in view(table.position, 0).hordes if h.id == NAME)
    assert said.args["horde"] == horde_name(HORDE_IDS.index(NAME))
    assert said.args["settlement"] == f"@settlement-{R0}"
    assert said.args["needs"] == "@face " + " ".join(f"{letter}:1" for letter in needs)


@pytest.mark.clause("OB-D-WHO", "OB-D-TURN")
def test_a_turn_counts_the_hordes_that_may_come_to_where_one_stands() -> None:
    table = lay(horde(NAME, 2, 0, "swell"), who("soldier", R0), who("pilot", R3), helpless=R3)
    table.until("who")
    assert asked(table) == phrase("ask-who", waiting=2, count=1)
    table.play("survivor:soldier")
    here = {"survivor": "@survivor-soldier", "settlement": f"@settlement-{R0}"}
    targets = [way.targets for way in view(table.position, 0).tonight]
    hexes = {s.id: s.hex for s in view(table.position, 0).settlements}
    assert asked(table) == phrase("ask-turn", **here, count=int(hexes[R0] in targets[0]))
    assert asked(table).args["count"] == 1


@pytest.mark.clause("OB-D-SETTLER", "OB-D-HELPLESS")
def test_the_helpless_hear_how_many_hordes_may_come() -> None:
    table = lay(horde(NAME, 2, 0, "swell"), who("soldier", R0), helpless=R0, step="helpless")
    table.until("helpless")
    assert asked(table) == phrase("ask-helpless", settlement=f"@settlement-{R0}", count=1)


@pytest.mark.clause("OB-DEV-12")
def test_a_development_is_asked_for_with_its_price() -> None:
    table = lay(who("technician", "MB"), active="technician", exp=20).play("develop:bulwark")
    costs = view(table.position, 0).costs
    assert asked(table) == phrase(
        "ask-dev-hex", development="@development-bulwark", cost=costs["bulwark"]
    )


@pytest.mark.clause("OB-WIN-1", "OB-WIN-2")
def test_a_window_says_what_is_about_to_happen() -> None:
    table = lay(
        who("soldier", R0, hand=["FC-16"]), horde(NAME, 2, 0, "swell"), step="night", helpless=R3
    )
    assert table.decision == "window"
    assert asked(table) == phrase("ask-window-night", count=1)


def test_ending_a_turn_says_that_an_action_is_left() -> None:
    table = lay(who("technician", "MB"), active="technician")
    end = GAME.screen.say(table.position, GAME.move(table.position, "end"))
    assert [GAME.text("en").say(note) for note in end.notes] == ["Main action unused"]
