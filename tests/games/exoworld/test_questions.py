"""What players are asked, with the numbers of the position."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.exoworld.table import Table, lay_out, member

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.view import view
from holdfast.kernel.text import LANGUAGES
from holdfast.kernel.words import Phrase, phrase


def asked(table: Table) -> Phrase:
    """The open question, as whoever decides hears it."""
    said = GAME.asked(GAME.hide(table.position, table.decider))
    assert said is not None
    for language in LANGUAGES:
        assert GAME.text(language).say(said)
    return said


@pytest.mark.clause("EX-TURN-3")
def test_the_action_step_counts_actions_and_says_what_runs_out_first() -> None:
    table = lay_out(actions_left=2)
    dry = view(GAME.hide(table.position, 0), 0).clock.dry
    first = min(dry, key=lambda resource: dry[resource])
    assert asked(table) == phrase(
        "ask-act-dry", left=2, resource=f"@resource-{first}", turn=dry[first]
    )
    # Three levels lie below 0: with full supplies nothing is short before the tenth update.
    assert dry[first] > table.state.turn


@pytest.mark.clause("EX-HAND-2")
def test_the_hand_limit_says_how_many_there_are_and_how_many_may_stay() -> None:
    crew = [member("C07", hand=["M06"]), member("C05", hand=["M01", "M02", "M05", "M09", "M13"])]
    table = lay_out(crew=crew, events=["EN31", "EN27", "EN10"], actions_left=1)
    table.play("give:1:M06")
    card: dict[str, Any] = {"player": 0, "card": "@card-M06"}
    assert asked(table) == phrase("ask-transfer-give", **card, cards=6, limit=5)
    table.play("yes")
    assert asked(table) == phrase("ask-limit", cards=6, limit=5)


@pytest.mark.clause("EX-XFER-3")
def test_a_wish_names_who_has_it_and_the_card() -> None:
    crew = [member("C07"), member("C05", hand=["M06"])]
    table = lay_out(crew=crew, actions_left=4).play("take:1:M06")
    assert asked(table) == phrase("ask-transfer-take", player=0, card="@card-M06")


@pytest.mark.clause("EX-PROT-6", "EX-EVT-10")
def test_a_reaction_names_the_event_and_what_could_be_played() -> None:
    crew = [member(), member(), member(hand=["P03"])]
    table = lay_out(options={"players": 3}, crew=crew, actions_left=1, events=["EN22"]).play("end")
    assert asked(table) == phrase(
        "ask-w2", event="@eventcard-EN22", note="@eventcard-EN22-note", cards="@card P03:1"
    )


@pytest.mark.clause("EX-PROT-6", "EX-TOK-1")
def test_before_the_update_it_is_said_what_will_be_short() -> None:
    crew = [member(hand=["P03"]), member(hand=["P10"])]
    table = lay_out(crew=crew, events_left=0, emergency=7, supplies=[1, 9, 9, 9], actions_left=1)
    table.play("end")
    # Oxygen falls by 2 and has 1; a turn without an event has taken 2 of the reserve before.
    assert asked(table) == phrase("ask-w3", short=1, next=4, cards="@card P10:1")
    table.play("pass")
    assert table.emergency == 4


@pytest.mark.clause("EX-EVT-8", "EX-TOK-1")
def test_a_token_is_placed_by_the_event_that_brings_it() -> None:
    table = lay_out(base={"1,0": "M05", "0,1": "M06"}, events=["EN05"], step="event")
    assert asked(table) == phrase(
        "ask-place-token",
        event="@eventcard-EN05",
        token="@token-LEAK_W",
        kind="LEAK_W",
        left=1,
    )


@pytest.mark.clause("EX-D-DISC")
def test_a_discard_names_the_event_and_counts_down() -> None:
    crew = [member("C07", hand=["M01", "M02", "M05"]), member("C10")]
    table = lay_out(crew=crew, events=["EN26"], step="event")
    assert asked(table) == phrase("ask-disc", event="@eventcard-EN26", count=2)
    table.play("discard:M05")
    assert asked(table) == phrase("ask-disc", event="@eventcard-EN26", count=1)


@pytest.mark.clause("EX-DEP-9")
def test_a_payment_counts_what_is_open() -> None:
    hand = ["M17", "M01", "M02", "M05", "M06", "M09", "M13"]
    table = lay_out(crew=[member("C07", hand=hand)], actions_left=4).play("deploy:M17:E")
    before = asked(table).args
    assert (before["module"], before["picked"], before["credits"]) == ("@card-M17", 0, 0)
    table.play("pay:M01")
    assert asked(table).args == {**before, "picked": 1}


@pytest.mark.clause("EX-PROT-8")
def test_shared_cargo_names_both_sides_and_counts_the_cards() -> None:
    crew = [member("C07", hand=["P08", "M05"]), member("C10", hand=["M06", "M07", "M13"])]
    table = lay_out(options={"players": 3}, crew=crew, actions_left=2)
    table.play("protocol:P08", "seat:1")
    assert asked(table) == phrase("ask-cargo-receiver", player=1)
    table.play("seat:0")
    assert asked(table) == phrase("ask-cargo-card", player=0, count=2)
    table.play("kind:M06")
    assert asked(table) == phrase("ask-cargo-card", player=0, count=1)


@pytest.mark.clause("EX-VAR-7")
def test_what_an_event_asks_in_secret_is_told_to_nobody_else() -> None:
    table = lay_out(
        options={"players": 2, "incommunication": "on"},
        base={"1,0": "M05", "0,1": "M06"},
        events=["EN05"],
        step="event",
    )
    assert asked(table).key == "ask-place-token"
    assert GAME.asked(GAME.hide(table.position, 1)) is None


@pytest.mark.clause("EX-TURN-3")
def test_ending_the_actions_says_what_is_left_unused_and_what_will_be_short() -> None:
    table = lay_out(supplies=[0, 9, 9, 9], emergency=8, actions_left=2)
    end = GAME.screen.say(GAME.hide(table.position, 0), GAME.move(table.position, "end"))
    assert [GAME.text("en").say(note) for note in end.notes] == [
        "2 actions unused",
        "Then the event, then the update",
        "Without the event the update is 2 short: the Emergency supply comes to 6",
    ]
