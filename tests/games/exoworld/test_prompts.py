"""The prompts of Exoworld, with the numbers of the position in them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.exoworld.table import Table, member, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.view import view
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Phrase, phrase


def asked(table: Table) -> Phrase:
    """Return the prompt of the open decision, after wording it in every language."""
    said = GAME.prompt(GAME.hide(table.position, table.decider))
    assert said is not None
    for language in LANGUAGES:
        assert GAME.text(language).say(said)
    return said


@pytest.mark.clause("EX-TURN-3")
def test_the_action_step_counts_actions_and_says_what_runs_out_first() -> None:
    table = prepare(actions_left=2)
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
    table = prepare(crew=crew, events=["EN31", "EN27", "EN10"], actions_left=1)
    table.play("give:1:M06")
    card: dict[str, Any] = {"player": 0, "card": "@card-M06"}
    assert asked(table) == phrase("ask-transfer-give", **card, cards=6, limit=5)
    table.play("yes")
    assert asked(table) == phrase("ask-limit", cards=6, limit=5)


@pytest.mark.clause("EX-XFER-3")
def test_a_wish_names_who_has_it_and_the_card() -> None:
    crew = [member("C07"), member("C05", hand=["M06"])]
    table = prepare(crew=crew, actions_left=4).play("take:1:M06")
    assert asked(table) == phrase("ask-transfer-take", player=0, card="@card-M06")


@pytest.mark.clause("EX-PROT-6", "EX-EVT-10")
def test_a_reaction_names_the_event_and_what_could_be_played() -> None:
    crew = [member(), member(), member(hand=["P03"])]
    table = prepare(options={"players": 3}, crew=crew, actions_left=1, events=["EN22"]).play("end")
    assert asked(table) == phrase(
        "ask-w2", event="@eventcard-EN22", note="@eventcard-EN22-note", cards="@card P03:1", count=1
    )


@pytest.mark.clause("EX-PROT-11")
def test_players_without_a_fitting_protocol_are_told_so() -> None:
    hidden = {"players": 2, "incommunication": "on"}
    crew = [member(hand=["M05"]), member(hand=["P06"])]
    table = prepare(options=hidden, crew=crew, actions_left=1, events=["EN22"]).play("end")
    said = asked(table)
    assert (said.args["cards"], said.args["count"]) == ("", 0)
    assert (
        GAME.text("en").say(said).endswith("You hold no Protocol that fits, so you can only pass.")
    )


@pytest.mark.clause("EX-PROT-6", "EX-TOK-1")
def test_before_the_update_it_is_said_what_will_be_short() -> None:
    crew = [member(hand=["P03"]), member(hand=["P10"])]
    table = prepare(crew=crew, events_left=0, emergency=7, supplies=[1, 9, 9, 9], actions_left=1)
    table.play("end")
    # Oxygen falls by 2 and has 1; a turn without an event has taken 2 of the reserve before.
    assert asked(table) == phrase("ask-w3", short=1, next=4, cards="@card P10:1", count=1)
    table.play("pass")
    assert table.emergency == 4


@pytest.mark.clause("EX-EVT-8", "EX-TOK-1")
def test_a_token_is_placed_by_the_event_that_brings_it() -> None:
    table = prepare(base={"1,0": "M05", "0,1": "M06"}, events=["EN05"], step="event")
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
    table = prepare(crew=crew, events=["EN26"], step="event")
    assert asked(table) == phrase("ask-disc", event="@eventcard-EN26", count=2)
    table.play("discard:M05")
    assert asked(table) == phrase("ask-disc", event="@eventcard-EN26", count=1)


@pytest.mark.clause("EX-CARD-3", "EX-D-DISC")
@pytest.mark.parametrize(
    ("row", "goes"),
    [(["M09", "M12", "M16"], "becomes the new deck"), (["M09", "M12"], "goes into the row")],
)
def test_the_first_of_all_cards_is_told_where_it_goes(row: list[str], goes: str) -> None:
    crew = [member("C07", hand=["M05", "M06"]), member("C10")]
    table = prepare(
        crew=crew, row=row, deck=[], discard=[], rest=1, events=["EN26"], step="event",
        lasting=[{"code": "NOPROT", "until": 1}],
    )  # fmt: skip
    said = asked(table)
    event = "@eventcard-EN26"
    assert said == phrase("ask-disc-order", event=event, missing=3 - len(row))
    assert f"The first card you discard {goes}." in GAME.text("en").say(said)


@pytest.mark.clause("EX-DEP-9")
def test_a_payment_counts_what_is_open() -> None:
    hand = ["M17", "M01", "M02", "M05", "M06", "M09", "M13"]
    table = prepare(crew=[member("C07", hand=hand)], actions_left=4).play("deploy:M17:E")
    before = asked(table).args
    assert (before["module"], before["picked"], before["credits"]) == ("@card-M17", 0, 0)
    table.play("pay:M01")
    assert asked(table).args == {**before, "picked": 1}


@pytest.mark.clause("EX-PROT-8")
def test_shared_cargo_names_both_sides_and_counts_the_cards() -> None:
    crew = [member("C07", hand=["P08", "M05"]), member("C10", hand=["M06", "M07", "M13"])]
    table = prepare(options={"players": 3}, crew=crew, actions_left=2)
    table.play("protocol:P08", "seat:1")
    assert asked(table) == phrase("ask-cargo-receiver", player=1)
    table.play("seat:0")
    assert asked(table) == phrase("ask-cargo-card", player=0, count=2)
    table.play("kind:M06")
    assert asked(table) == phrase("ask-cargo-card", player=0, count=1)


@pytest.mark.clause("EX-VAR-7")
def test_what_an_event_asks_in_secret_is_told_to_nobody_else() -> None:
    table = prepare(
        options={"players": 2, "incommunication": "on"},
        base={"1,0": "M05", "0,1": "M06"},
        events=["EN05"],
        step="event",
    )
    assert asked(table).key == "ask-place-token"
    assert GAME.prompt(GAME.hide(table.position, 1)) is None


@pytest.mark.clause("EX-TURN-3")
def test_ending_the_actions_says_what_is_left_unused_and_what_will_be_short() -> None:
    table = prepare(supplies=[0, 9, 9, 9], emergency=8, actions_left=2)
    end = GAME.screen.say(GAME.hide(table.position, 0), GAME.move(table.position, "end"))
    assert [GAME.text("en").say(note) for note in end.notes] == [
        "2 actions are lost",
        "Then come the event and the update",
        "Even without the event, the update is 2 short: the Emergency supply falls to 6",
    ]


def notes(table: Table, key: str) -> list[str]:
    """Return the notes that a screen shows with a move before it is played."""
    hidden = GAME.hide(table.position, table.position.to_move)
    said = GAME.screen.say(hidden, GAME.move(table.position, key))
    return [GAME.text("en").say(note) for note in said.notes]


@pytest.mark.clause("EX-EVT-2", "EX-TOK-1")
def test_what_is_paid_in_the_running_turn_is_not_forecast_again() -> None:
    """Check that the forecast of the reserve does not count this turn's payment again."""
    bare = {"supplies": [9, 9, 9, 9], "emergency": 8, "events_left": 0}
    before = prepare(**bare, step="act", actions_left=1)
    assert GAME.view(before.position, 0).model_dump()["emergency"]["next"] == 6
    crew = [member("C07", hand=["P01", "P02", "P07"]), member("C10")]
    paid = prepare(**bare, crew=crew, step="w3")
    assert paid.decision == "w3"
    assert GAME.view(paid.position, 0).model_dump()["emergency"]["next"] == 8
    assert asked(paid).args["next"] == 8
    paid.play("pass")
    while paid.state.turn == before.state.turn and not paid.position.over:
        paid.play(paid.options()[0])
    assert paid.state.emergency == 8


@pytest.mark.clause("EX-EVT-2")
def test_the_last_event_is_not_followed_by_a_loss_in_its_own_turn() -> None:
    crew = [member("C07", hand=["P01", "P02", "P07"]), member("C10")]
    calm = {"supplies": [9, 9, 9, 9], "emergency": 8, "events_left": 1}
    table = prepare(**calm, crew=crew, step="w3")
    forecast = GAME.view(table.position, 0).model_dump()["clock"]["turns"]
    assert [turn["emergency"] for turn in forecast[:3]] == [8, 8, 6]


def test_a_finished_game_forecasts_no_defeat() -> None:
    table = prepare(supplies=[0, 0, 0, 0], emergency=4, actions_left=1)
    assert GAME.view(table.position, 0).model_dump()["clock"]["defeat"] is not None
    over = table.position.copy()
    over.state.over = 1
    assert GAME.view(over, 0).model_dump()["clock"]["defeat"] is None


@pytest.mark.clause("EX-EMG-6")
def test_ending_the_actions_warns_of_the_defeat_that_follows() -> None:
    table = prepare(supplies=[0, 0, 0, 0], emergency=1, actions_left=1)
    assert "You would lose in the update!" in notes(table, "end")
    calm = prepare(supplies=[9, 9, 9, 9], emergency=8, actions_left=1)
    assert "You would lose in the update!" not in notes(calm, "end")


@pytest.mark.clause("EX-EVT-8")
def test_a_place_for_a_token_names_who_is_nearest() -> None:
    crew = [member("C07", at="1,0"), member("C10")]
    base = {"1,0": "M05", "2,0": "M06"}
    table = prepare(base=base, crew=crew, events=["EN05"], step="event")
    assert table.decision == "cell"
    near = {key: notes(table, key)[-1] for key in table.options()}
    assert all(" is nearest, " in note for note in near.values())
    assert near["cell:2,0"].endswith("1 step away")


@pytest.mark.clause("EX-XFER-3")
def test_a_wish_for_a_card_says_what_it_would_make_possible() -> None:
    crew = [member("C07", hand=["M13"]), member("C10", hand=["M01", "M02"])]
    table = prepare(crew=crew, actions_left=2).play("take:1:M01")
    assert table.decision == "transfer"
    shown = GAME.view(table.position, 1).model_dump()["offer"]
    said = asked(table)
    if shown["enables"]:
        assert said.args["module"] == f"@card-{shown['enables'][0]}"
    else:
        assert said.key == "ask-transfer-take"
