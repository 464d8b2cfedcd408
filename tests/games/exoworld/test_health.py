"""Health Issues (EX-HEAL)."""

import pytest
from tests.games.exoworld.table import Table, member, prepare

from holdfast.games.exoworld.content import EVENT_CARDS

COLOURED = {"red": "M01", "blue": "M05", "green": "M09", "yellow": "M13"}
ISSUES = {"EN22": "HYP", "EN23": "DEH", "EN24": "MAL", "EN25": "RAD"}


def together(first: dict[str, object], second: dict[str, object], **description: object) -> Table:
    """Return a table with two characters on the Home Base."""
    crew = [member("C07", **first), member("C05", **second)]
    return prepare(crew=crew, **({"actions_left": 4} | description))


@pytest.mark.clause("EX-HEAL-1")
@pytest.mark.parametrize(("event", "issue"), ISSUES.items())
def test_the_character_who_revealed_it_suffers_and_it_is_no_hand_card(
    event: str, issue: str
) -> None:
    hand = ["M01", "M05", "M09", "M13"]
    crew = [member("C09", hand=hand), member("C05")]
    table = prepare(crew=crew, events=[event], actions_left=1).play("end")
    assert (table.issues(0), table.issues(1)) == ([issue], [])
    assert table.hand(0) == hand
    assert table.event_discard == []


@pytest.mark.clause("EX-HEAL-2", "EX-HEAL-3")
@pytest.mark.parametrize(("event", "issue"), ISSUES.items())
def test_three_cards_of_the_colour_cure_and_are_kept(event: str, issue: str) -> None:
    colour = next(card.cure for card in EVENT_CARDS if card.id == event)
    card = COLOURED[str(colour)]
    others = [c for c in COLOURED.values() if c != card]
    held = [card, "P02", *others, "I03"]
    for give, cured in ((card, True), ("P01", True), (others[0], False), ("I01", False)):
        crew = [member("C05", hand=[give]), member("C09", hand=held, issues=[issue])]
        table = prepare(crew=crew, actions_left=4).play(f"give:1:{give}", "yes")
        assert table.issues(1) == ([] if cured else [issue])
        assert table.event_discard == ([event] if cured else [])
        assert sorted(table.hand(1)) == sorted([*held, give])


@pytest.mark.clause("EX-HEAL-3")
def test_whoever_holds_the_cards_already_is_cured_on_receiving_the_issue() -> None:
    crew = [member("C05", hand=["M01", "M02", "P10"]), member("C07")]
    table = prepare(crew=crew, events=["EN22"], actions_left=1)
    table.play("end")
    if table.decision == "w3":
        table.play("pass")
    assert table.issues(0) == []
    assert table.event_discard == ["EN22"]


@pytest.mark.clause("EX-HEAL-3", "EX-HEAL-2")
def test_drawing_the_third_card_cures_at_once() -> None:
    crew = [member("C05", hand=["M01", "M02"], issues=["HYP"])]
    table = prepare(crew=crew, row=["M03", "M09", "M12"], actions_left=4).play("draw_face:M03")
    assert table.issues() == []
    assert table.happened("cured") == [{"crew": 0, "issue": 0, "cause": 0}]


@pytest.mark.clause("EX-HEAL-4")
def test_the_kit_and_the_medic_cure_too() -> None:
    crew = [member("C03", hand=["I01"]), member("C05", issues=["MAL", "RAD"])]
    table = prepare(crew=crew, actions_left=4).play("item:I01", "cure:1:RAD", "skill")
    assert table.issues(1) == []
    assert table.actions == 3
    assert table.event_discard == ["EN25", "EN24"]


@pytest.mark.clause("EX-HEAL-5")
def test_several_issues_add_up_and_the_same_protocols_cure_them_all() -> None:
    sick = {"issues": ["HYP", "DEH", "MAL", "RAD"], "hand": ["P02", "P07"]}
    table = together({"hand": ["P10"]}, sick)
    table.play("give:1:P10", "yes")
    assert table.issues(1) == []
    assert table.event_discard == ["EN22", "EN23", "EN24", "EN25"]
    crew = [member("C05", issues=["HYP", "MAL"], fatigue=True)]
    table = prepare(crew=crew, base={"1,0": "M03", "2,0": "M07"})
    assert table.actions == 2
    assert table.options("move") == ["move:1,0"]


@pytest.mark.clause("EX-HEAL-6")
def test_speed_and_limit_change_at_once_with_the_cure_and_actions_do_not() -> None:
    base = {"1,0": "M03", "2,0": "M07"}
    crew = [member("C05", issues=["HYP", "DEH", "MAL"], hand=["I01", "P02", "P07"])]
    table = prepare(crew=crew, base=base, row=["P10", "M12", "M16"])
    assert table.actions == 3
    assert table.options("move") == ["move:1,0"]
    table.play("draw_face:P10")
    assert table.issues() == []
    assert table.options("move") == ["move:1,0", "move:2,0"]
    assert table.actions == 2
