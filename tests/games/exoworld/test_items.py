"""Items: free to play, in one's own Action step (EX-ITEM)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare

ROW = {"1,0": "M03", "2,0": "M03", "3,0": "M07", "4,0": "M07", "5,0": "M11"}


def holding(*hand: str, **description: object) -> Table:
    """Return a table with a Pilot who holds these cards."""
    at = description.pop("at", "0,0")
    crew = [member("C07", at=at, hand=list(hand)), *description.pop("others", [member("C05")])]
    return prepare(crew=crew, **({"actions_left": 2} | description))


@pytest.mark.clause("EX-ITEM-1", "EX-ITEM-3")
def test_an_item_is_discarded_and_costs_no_action() -> None:
    table = holding("I04").play("item:I04")
    assert (table.hand(), table.discard, table.actions) == ([], ["I04"], 2)
    assert table.state.prefab == 2


@pytest.mark.clause("EX-ITEM-1", "EX-ITEM-2")
def test_only_the_holder_plays_it_and_only_in_the_action_step() -> None:
    others = [member("C05", hand=["I01", "I04"], issues=["HYP"])]
    table = holding("M01", others=others, events=["EN31"], actions_left=4)
    assert table.options("item") == []
    table = prepare(crew=[member("C07", hand=["I04", "I01"], issues=["HYP"])], step="event",
                    events=["EN31"])  # fmt: skip
    assert table.event_discard == ["EN31"]  # nobody was asked about the event
    assert table.state.active == 1


@pytest.mark.clause("EX-ITEM-2")
def test_also_after_the_last_action() -> None:
    assert holding("I04", actions_left=0).options() == ["item:I04", "end"]


@pytest.mark.clause("EX-ITEM-4", "EX-ITEM-5")
@pytest.mark.parametrize(
    ("item", "useless", "useful"),
    [
        ("I01", {}, {"others": [{"role": "C05", "issues": ["HYP"]}]}),
        ("I02", {"base": {"1,0": module("M03", LEAK_O=1)}},
         {"base": {"1,0": module("M03", LEAK_O=1)}, "at": "1,0"}),
        ("I03", {}, {"base": ROW}),
    ],
)  # fmt: skip
def test_not_playable_where_it_would_do_nothing(
    item: str, useless: dict[str, object], useful: dict[str, object]
) -> None:
    assert not holding(item, **useless).offers(f"item:{item}")
    assert holding(item, **useful).offers(f"item:{item}")


@pytest.mark.clause("EX-ITEM-5")
def test_the_prefab_kit_is_always_playable() -> None:
    assert holding("I04").offers("item:I04")


@pytest.mark.clause("EX-D-ISSUE", "EX-ITEM-3", "EX-HEAL-4")
def test_the_first_aid_kit_cures_anybody_anywhere() -> None:
    others = [member("C05", at="1,0", issues=["HYP"]), member("C06", issues=["MAL", "RAD"])]
    table = holding("I01", options={"players": 3}, base=ROW, others=others).play("item:I01")
    assert table.options() == ["cure:1:HYP", "cure:2:MAL", "cure:2:RAD"]
    table.play("cure:2:RAD")
    assert table.issues(2) == ["MAL"]
    assert table.event_discard == ["EN25"]


@pytest.mark.clause("EX-D-TOKEN", "EX-ITEM-3", "EX-LVL-3")
def test_the_multitool_removes_one_or_two_tokens_here() -> None:
    base = {"1,0": module("M07", LEAK_O=1, FROZ=1, LAND=1)}
    table = holding("I02", base=base, at="1,0").play("item:I02")
    assert table.options() == ["token:LEAK_O", "token:FROZ", "token:LAND"]
    table.play("token:FROZ")
    assert table.levels[1] == -1
    assert table.options() == ["token:LEAK_O", "token:LAND", "none"]
    table.play("none")
    assert table.tokens("1,0") == {"LEAK_O": 1, "LAND": 1}
    assert table.actions == 2


@pytest.mark.clause("EX-ITEM-5", "EX-LVL-3")
def test_the_multitool_is_bound_by_the_track() -> None:
    base = {"1,0": module("M17", SHUT=1), "2,0": "M15"}
    assert not holding("I02", base=base, at="1,0").offers("item:I02")


@pytest.mark.clause("EX-ITEM-3", "EX-MOVE-5")
def test_the_rover_drives_five_spaces_over_landslides() -> None:
    base = ROW | {"1,0": module("M03", LAND=1)}
    crew = [member("C05", hand=["I03"], issues=["MAL"])]
    table = prepare(base=base, crew=crew, actions_left=2).play("item:I03")
    assert table.options() == [f"cell:{x},0" for x in range(1, 6)]
    table.play("cell:5,0")
    assert (table.at(), table.actions) == ("5,0", 2)
