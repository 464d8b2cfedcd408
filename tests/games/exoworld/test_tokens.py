"""Tokens on the base and on characters (EX-TOK)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare


def updated(base: dict[str, object], **description: object) -> Table:
    """Return a table right after a Resource Update."""
    return prepare(base=base, step="update", **({"supplies": [9] * 4} | description))


@pytest.mark.clause("EX-TOK-1", "EX-UPD-2")
def test_each_leak_takes_one_of_its_resource_in_every_update() -> None:
    base = {"1,0": module("M07", LEAK_O=2, LEAK_E=1), "0,0": {"tokens": {"LEAK_W": 1, "EMER": 2}}}
    table = updated(base)
    # Levels -2 -1 -2 0.
    assert table.supplies == [9 - 2 - 2, 9 - 1 - 1, 9 - 2, 9 - 1]
    assert table.emergency == 8


@pytest.mark.clause("EX-TOK-2")
def test_the_modules_colour_does_not_matter_nor_is_its_production_touched() -> None:
    clean, leaking = updated({"1,0": "M11"}), updated({"1,0": module("M11", LEAK_O=1)})
    assert leaking.levels == clean.levels
    assert leaking.supplies == [clean.supplies[0] - 1, *clean.supplies[1:]]


@pytest.mark.clause("EX-TOK-3")
def test_without_a_token_in_stock_nothing_is_placed() -> None:
    base = {f"{x},0": module("M03" if x < 3 else "M07", SHUT=1) for x in range(1, 5)}
    base["0,1"] = "M11"
    table = prepare(base=base, events=["EN16"], step="event")
    assert table.tokens("0,1") == {}
    crew = [member("C07"), *(member(fatigue=True) for _ in range(4))]
    table = prepare(options={"players": 5}, crew=crew, events=["EN20"], step="event")
    assert table.state.crew[0].fatigue == 0


@pytest.mark.clause("EX-TOK-4")
@pytest.mark.parametrize(("event", "token"), [("EN16", "SHUT"), ("EN18", "FROZ"), ("EN19", "LAND")])
def test_one_of_a_kind_per_module_and_never_on_the_home_base(event: str, token: str) -> None:
    base = {"1,0": module("M03", **{token: 1}), "2,0": "M07", "0,1": "M11"}
    table = prepare(base=base, events=[event], step="event")
    assert table.options() == ["cell:2,0", "cell:0,1"]
    only = {"1,0": module("M03", **{token: 1})}
    table = prepare(base=only, events=[event], step="event")
    assert table.tokens("1,0") == {token: 1}
    assert table.tokens("0,0") == {}


@pytest.mark.clause("EX-TOK-4")
def test_leaks_stack_and_shutdowns_need_a_working_module() -> None:
    base = {"1,0": module("M03", LEAK_O=2)}
    crew = [member(at="1,0")]
    assert prepare(base=base, crew=crew, events=["EN03"], step="event").tokens("1,0") == {
        "LEAK_O": 3
    }
    base = {"1,0": module("M03", SHUT=1), "2,0": module("M03", FROZ=1)}
    table = prepare(base=base, events=["EN15"], step="event")
    assert table.tokens("2,0") == {"SHUT": 1, "FROZ": 1}  # a frozen module works


@pytest.mark.clause("EX-TOK-5")
def test_fatigue_costs_an_action_of_the_next_turn_and_is_gone_then() -> None:
    table = prepare(events=["EN21", "EN31"], actions_left=1).play("end")
    assert (table.state.active, table.actions) == (1, 3)
    assert table.state.crew[1].fatigue == 0
    assert table.stock("FATIGUE") == 4


@pytest.mark.clause("EX-TOK-5")
def test_nobody_gets_a_second_one() -> None:
    crew = [member(), member(fatigue=True), member()]
    table = prepare(options={"players": 3}, crew=crew, events=["EC11"], step="event")
    assert [table.state.crew[c].fatigue for c in range(3)] == [1, 0, 1]  # seat 1's turn began
    assert table.actions == 3


@pytest.mark.clause("EX-TOK-5")
def test_each_begins_with_the_active_player_until_the_stock_is_empty() -> None:
    table = prepare(options={"players": 5}, active=2, events=["EC11"], actions_left=1).play("end")
    assert [args["crew"] for args in table.happened("fatigued")] == [2, 3, 4, 0]
    assert table.state.crew[1].fatigue == 0


@pytest.mark.clause("EX-TOK-6", "EX-TOK-7")
def test_frozen_and_landslide_do_nothing_else() -> None:
    base = {"1,0": module("M03", LAND=1), "2,0": "M07"}
    table = prepare(base=base, crew=[member("C05", at="1,0")], actions_left=4)
    assert table.levels == [-1, -1, -2, 0]
    assert table.offers("produce")
    frozen = {"1,0": module("M03", FROZ=1), "2,0": "M07"}
    table = prepare(base=frozen, crew=[member("C05", at="0,0")], actions_left=4)
    assert table.levels == [-2, -1, -2, 0]
    assert table.offers("move:2,0")  # it can be crossed
