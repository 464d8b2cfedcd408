"""Transfer: a card changes hands if both agree (EX-XFER)."""

import pytest
from tests.games.exoworld.table import Table, member, prepare

SILENCE = {"players": 3, "incommunication": "on"}


def together(first: list[str], second: list[str], **description: object) -> Table:
    """Return a table with two players on the Home Base who hold these cards."""
    crew = [member("C07", hand=first), member("C10", hand=second)]
    return prepare(crew=crew, **({"actions_left": 4} | description))


@pytest.mark.clause("EX-D-CONSENT", "EX-XFER-1", "EX-XFER-3")
def test_giving_costs_an_action_a_card() -> None:
    table = together(["M06", "M01"], [])
    assert table.options("give") == ["give:1:M01", "give:1:M06"]
    table.play("give:1:M06")
    assert table.asked == ("transfer", 1)
    assert table.options() == ["yes", "no"]
    assert table.hand(0) == ["M01", "M06"]
    table.play("yes")
    assert (table.hand(0), table.hand(1)) == (["M01"], ["M06"])
    assert table.actions == 3


@pytest.mark.clause("EX-XFER-1", "EX-XFER-3")
def test_taking_needs_the_partners_consent() -> None:
    table = together([], ["M06", "M06"])
    assert table.options("take") == ["take:1:M06"]
    table.play("take:1:M06", "yes")
    assert (table.hand(0), table.hand(1)) == (["M06"], ["M06"])
    assert table.actions == 3


@pytest.mark.clause("EX-XFER-2", "EX-XFER-7")
def test_only_at_the_same_location_the_home_base_included() -> None:
    base = {"1,0": "M03"}
    apart = [member(at="1,0", hand=["M06"]), member(hand=["M05"])]
    assert not prepare(base=base, crew=apart, actions_left=4).options("give")
    assert not prepare(base=base, crew=apart, actions_left=4).options("take")
    both = [member(at="1,0", hand=["M06"]), member(at="1,0", hand=["M05"])]
    assert prepare(base=base, crew=both, actions_left=4).offers("give:1:M06")
    assert together(["M06"], ["M05"]).offers("take:1:M05")


@pytest.mark.clause("EX-XFER-4")
def test_a_refusal_is_free_and_bars_the_same_offer_this_turn() -> None:
    table = together(["M06", "M05"], ["M06"], events=["EN31", "EN27", "EN10"])
    table.play("give:1:M06", "no")
    assert table.asked == ("act", 0)
    assert table.actions == 4
    assert table.options("give") == ["give:1:M05"]
    assert table.offers("take:1:M06")  # the other direction
    table.play("end", "end")
    assert table.state.active == 0
    assert table.offers("give:1:M06")  # a new turn


@pytest.mark.clause("EX-XFER-4", "EX-XFER-7")
def test_after_four_refusals_no_transfer_is_offered() -> None:
    table = together(["M01", "M02", "M03", "M05", "M06"], [])
    for card in ("M01", "M02", "M03"):
        table.play(f"give:1:{card}", "no")
    assert table.options("give") == ["give:1:M05", "give:1:M06"]
    table.play("give:1:M05", "no")
    assert table.options("give") == []
    assert table.actions == 4


@pytest.mark.clause("EX-XFER-5")
@pytest.mark.parametrize("card", ["M11", "I03", "P07"])
def test_any_player_card_changes_hands(card: str) -> None:
    table = together([card], []).play(f"give:1:{card}", "yes")
    assert table.hand(1) == [card]


@pytest.mark.clause("EX-XFER-6", "EX-VIS-7")
def test_with_hidden_hands_the_partner_sees_the_class_of_a_gift() -> None:
    crew = [member("C07", hand=["M06", "M01"]), member("C10"), member("C05")]
    table = prepare(options=SILENCE, crew=crew, actions_left=4)
    table.play("give:1:M06")
    for viewer in (1, 2, -1):
        assert table.hidden(viewer).state.transfer.kind == -1
        assert table.hidden(viewer).state.transfer.colour == 1  # blue
    assert table.hidden(0).state.transfer.kind == table.state.transfer.kind
    table.play("yes")
    assert table.hand(1) == ["M06"]
    assert table.heard(2).count("saw-card") == 0
    assert table.heard(0).count("saw-card") == table.heard(1).count("saw-card") == 1
    assert table.happened("gave") == []
    assert table.happened("gave-unseen") == [{"giver": 0, "receiver": 1, "colour": 1}]


@pytest.mark.clause("EX-XFER-6")
def test_with_hidden_hands_a_take_names_a_class_and_the_partner_picks() -> None:
    crew = [member("C07"), member("C10", hand=["M05", "M06", "P01", "I01"]), member("C05")]
    table = prepare(options=SILENCE, crew=crew, actions_left=4)
    assert table.options("take") == []
    assert table.options("take_class") == [
        "take_class:1:blue", "take_class:1:wild", "take_class:1:none",
    ]  # fmt: skip
    table.play("take_class:1:blue")
    assert table.asked == ("kind", 1)
    assert table.options() == ["kind:M05", "kind:M06", "none"]
    table.play("kind:M06")
    assert table.hand(0) == ["M06"]
    assert table.actions == 3
    table.play("take_class:1:blue", "none")
    assert table.actions == 3
    assert not table.offers("take_class:1:blue")
    assert table.offers("take_class:1:wild")


@pytest.mark.clause("EX-XFER-7")
def test_no_transfer_without_an_action_or_under_noxfer() -> None:
    table = together(["M06", "I04"], ["M05"], actions_left=0)
    assert table.options() == ["item:I04", "end"]
    lasting = [{"code": "NOXFER", "until": 1}]
    table = together(["M06"], ["M05"], lasting=lasting)
    assert table.options("give") == table.options("take") == []


def test_an_offer_cannot_be_made_to_oneself_or_to_an_empty_seat() -> None:
    table = together(["M06"], [])
    assert {key.split(":")[1] for key in table.options("give")} == {"1"}
