"""Player cards and hands (EX-CARD, EX-HAND)."""

import pytest
from tests.games.exoworld.table import member, prepare

from holdfast.games.exoworld.content import CARD, CHARACTER, CLASSES, FIRST_ITEM
from holdfast.games.exoworld.rules.people import hand_limit

ROW = ["M09", "M12", "M16"]


@pytest.mark.clause("EX-CARD-1")
def test_46_cards_of_33_kinds() -> None:
    cards = list(CARD)
    modules = cards[:FIRST_ITEM]
    assert sum(card.count for card in cards) == 46
    assert sum(card.count for card in modules) == 30
    assert [card.count for card in cards[FIRST_ITEM:-1]] == [1] * 16
    colours = [sum(card.count for card in modules if card.colour == c) for c in range(4)]
    assert dict(zip(CLASSES, colours, strict=False)) == {
        "red": 7, "blue": 8, "green": 7, "yellow": 8,
    }  # fmt: skip


@pytest.mark.clause("EX-CARD-2")
def test_used_cards_are_discarded_and_deployed_ones_stay() -> None:
    table = prepare(crew=[member(hand=["M05", "M03", "M13", "I04"])], actions_left=4)
    table.play("item:I04", "deploy:M05:E", "done")
    assert table.discard == ["I04"]
    assert table.module("1,0") == "M05"
    assert table.hand() == ["M03", "M13"]


@pytest.mark.clause("EX-CARD-3")
def test_an_empty_deck_is_formed_anew_at_once() -> None:
    table = prepare(row=ROW, deck=["M01"], discard=["M02", "M03"], rest=1, actions_left=4)
    table.play("draw_deck")
    assert table.hand() == ["M01"]
    assert table.deck == ["M02", "M03"]
    assert table.discard == []
    assert table.happened("reshuffled") == [{"count": 2}]


@pytest.mark.clause("EX-CARD-3", "EX-CARD-4")
def test_a_discarded_card_forms_the_deck_and_fills_the_row() -> None:
    hand = ["P10", "M01"]
    table = prepare(
        row=["M09", "M12"], deck=[], discard=[], rest=1, crew=[member(hand=hand)], actions_left=4
    )
    table.play("protocol:P10", "resource:O")
    assert table.row == ["M09", "M12", "P10"]
    assert table.deck == table.discard == []


@pytest.mark.clause("EX-CARD-3", "EX-CARD-4")
def test_a_payment_is_one_batch() -> None:
    table = prepare(
        row=["M09", "M12"], deck=[], discard=[], rest=1,
        crew=[member(hand=["M05", "M03", "M13"])], actions_left=4,
    )  # fmt: skip
    table.play("deploy:M05:E")
    assert table.happened("reshuffled") == [{"count": 2}]
    assert len(table.row) == 3
    assert len(table.deck) == 1


@pytest.mark.clause("EX-CARD-6", "EX-PROT-2")
def test_protocols_pay_for_any_colour_without_their_effect() -> None:
    table = prepare(crew=[member(hand=["M05", "P01", "P06"])], emergency=5, actions_left=4)
    table.play("deploy:M05:E")
    assert table.module("1,0") == "M05"
    assert table.discard == ["P01", "P06"]
    assert table.emergency == 5
    assert table.actions == 3


@pytest.mark.clause("EX-CARD-7")
def test_items_pay_for_nothing() -> None:
    table = prepare(crew=[member(hand=["M05", "M03", "I01", "I02"])], actions_left=4)
    assert table.options("deploy") == []


@pytest.mark.clause("EX-CARD-7")
def test_items_count_for_no_health_issue() -> None:
    table = prepare(crew=[member(hand=["M01", "M02", "I02"], issues=["HYP"])])
    assert table.issues() == ["HYP"]


@pytest.mark.clause("EX-D-LIMIT", "EX-HAND-1", "EX-HAND-2")
@pytest.mark.parametrize(("role", "limit"), [("C07", 4), ("C05", 5), ("C01", 6), ("C09", 8)])
def test_the_limit_is_the_characters_and_holds_at_the_turns_end(role: str, limit: int) -> None:
    hand = ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10"]
    table = prepare(crew=[member(role, hand=hand)], step="update")
    assert table.asked == ("limit", 0)
    discards = 0
    while table.decision == "limit":
        table.play(table.options()[0])
        discards += 1
    assert discards == len(hand) - limit
    assert len(table.hand()) == limit


@pytest.mark.clause("EX-HAND-1")
def test_health_issues_are_no_hand_cards() -> None:
    hand = ["M01", "M05", "M09", "M13"]
    table = prepare(crew=[member("C07", hand=hand, issues=["RAD"])], step="update")
    assert table.state.active == 1  # four cards are not too many for a Pilot


@pytest.mark.clause("EX-HAND-2")
def test_during_a_turn_there_is_no_limit() -> None:
    table = prepare(crew=[member("C07", hand=["M01", "M02", "M05", "M06"])], events=["EN31"])
    table.play("draw_deck", "draw_deck", "draw_deck")
    assert len(table.hand()) == 7


@pytest.mark.clause("EX-HAND-3", "EX-HAND-2")
def test_active_player_first_then_clockwise_after_the_update() -> None:
    crew = [
        member("C07", hand=["M01", "M02", "M05", "M06", "M09"]),
        member("C05", hand=["M10", "M10", "M13", "M13", "M03", "M03"]),
        member("C06", hand=["M14", "M14", "M05", "M06", "M09", "M07"]),
    ]
    table = prepare(options={"players": 3}, crew=crew, active=1, step="update", supplies=[9] * 4)
    assert table.supplies == [7, 7, 7, 9]
    asked = []
    while table.decision == "limit":
        asked.append(table.decider)
        table.play(table.options()[0])
    assert asked == [1, 2, 0]


@pytest.mark.clause("EX-HAND-4", "EX-HEAL-6")
def test_dehydration_lowers_the_limit_but_never_below_one(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = [member("C07", hand=["M01", "M02", "M09", "M10"], issues=["DEH"])]
    table = prepare(crew=crew, step="update")
    table.play("discard:M01", "discard:M02")
    assert table.hand() == ["M09", "M10"]
    # No printed limit is below 4; a character with 2 would be left with 1.
    limit = hand_limit
    assert limit(table.state, 0) == 2
    frail = table.state.crew[0].role
    monkeypatch.setattr(CHARACTER[frail], "hand_limit", 2)
    assert limit(table.state, 0) == 1


def test_a_hand_of_one_kind_is_discarded_without_asking() -> None:
    crew = [member("C07", hand=["M13", "M13", "M13"], issues=["DEH"])]
    table = prepare(crew=crew, step="update")
    assert table.hand() == ["M13", "M13"]
    assert table.state.active == 1
