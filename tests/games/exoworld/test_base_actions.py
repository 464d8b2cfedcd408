"""Produce, Shut Down and Repair (EX-PRO, EX-SHUT, EX-REP)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare


def at_module(role: str, kind: str, *, supplies: list[int] | None = None, **tokens: int) -> Table:
    """Return a table with a character in a module east of the Home Base."""
    return prepare(
        base={"1,0": module(kind, **tokens)}, crew=[member(role, at="1,0")], actions_left=4,
        supplies=supplies or [9, 9, 9, 9],
    )  # fmt: skip


# Produce


@pytest.mark.clause("EX-PRO-1", "EX-PRO-4")
@pytest.mark.parametrize(
    ("kind", "resource"), [("M01", 0), ("M05", 1), ("M10", 2), ("M16", 3), ("M13", 3)]
)
def test_produce_raises_the_supply_of_the_modules_colour(kind: str, resource: int) -> None:
    table = at_module("C07", kind)
    before = table.levels
    table.play("produce")
    expected = [9, 9, 9, 9]
    expected[resource] = 10
    assert table.supplies == expected
    assert table.levels == before
    assert table.actions == 3


@pytest.mark.clause("EX-PRO-2")
def test_not_on_the_home_base_and_never_the_emergency_supply() -> None:
    table = prepare(base={"1,0": "M03"}, actions_left=4, emergency=4)
    assert not table.offers("produce")
    table.play("move:1,0", "produce")
    assert table.emergency == 4


@pytest.mark.clause("EX-PRO-3", "EX-TOK-6")
def test_not_when_shut_down_or_frozen_or_full_but_other_tokens_do_not_hinder() -> None:
    assert not at_module("C07", "M03", SHUT=1).offers("produce")
    assert not at_module("C07", "M03", FROZ=1).offers("produce")
    assert at_module("C07", "M03", LEAK_O=1, EMER=1, LAND=1).offers("produce")
    assert not at_module("C07", "M03", supplies=[20, 9, 9, 9]).offers("produce")
    assert at_module("C07", "M03", supplies=[19, 20, 20, 20]).offers("produce")


@pytest.mark.clause("EX-PRO-1", "EX-SKILL-2", "EX-SKILL-3")
def test_the_biologist_makes_two_of_food_and_water() -> None:
    assert at_module("C06", "M11").play("produce").supplies == [9, 9, 11, 9]
    assert at_module("C06", "M07").play("produce").supplies == [9, 11, 9, 9]
    assert at_module("C06", "M03").play("produce").supplies == [10, 9, 9, 9]
    assert at_module("C06", "M07", supplies=[9, 19, 9, 9]).play("produce").supplies[1] == 20
    crew = [member("C06", at="1,0", issues=["RAD"])]
    sick = prepare(base={"1,0": "M07"}, crew=crew, actions_left=4, supplies=[9] * 4)
    assert sick.play("produce").supplies == [9, 10, 9, 9]


# Shut down


@pytest.mark.clause("EX-SHUT-1", "EX-SHUT-2")
def test_shutting_down_stops_production_and_nothing_else() -> None:
    table = at_module("C07", "M09", LEAK_W=1, EMER=1, LAND=1)
    assert table.levels == [-1, -2, 0, -2]
    table.play("shut_down:here")
    assert table.levels == [-2, -2, -2, 0]
    assert table.tokens("1,0") == {"LEAK_W": 1, "EMER": 1, "SHUT": 1, "LAND": 1}
    assert table.stock("SHUT") == 3
    assert table.actions == 3


@pytest.mark.clause("EX-SHUT-3")
def test_a_working_module_and_a_token_are_needed() -> None:
    assert not prepare(actions_left=4).options("shut_down")  # the Home Base
    assert not at_module("C07", "M09", SHUT=1).options("shut_down")
    base = {f"{x},0": module("M03" if x < 3 else "M07", SHUT=1) for x in range(1, 5)}
    table = prepare(base=base | {"0,1": "M11"}, crew=[member(at="0,1")], actions_left=4)
    assert table.stock("SHUT") == 0
    assert not table.options("shut_down")


@pytest.mark.clause("EX-SHUT-4", "EX-LVL-3")
def test_the_track_bounds_shutting_down() -> None:
    # Food -5 with M16 twice impossible; shutting M15 (energy +3) would leave energy at -6.
    base = {"1,0": "M09", "2,0": "M09", "3,0": "M15", "0,1": "M05", "0,2": "M05"}
    table = prepare(base=base, crew=[member(at="3,0")], actions_left=4)
    assert table.levels[3] == -3
    assert not table.offers("shut_down:here")


@pytest.mark.clause("EX-SKILL-2")
def test_the_technician_switches_next_door() -> None:
    base = {"1,0": module("M09", SHUT=1), "0,1": "M03", "-1,0": module("M07", LEAK_W=1)}
    table = prepare(base=base, crew=[member("C10")], actions_left=4)
    assert table.options("shut_down") == ["shut_down:N", "shut_down:W"]
    assert table.options("repair") == ["repair:SHUT:E"]
    table.play("repair:SHUT:E", "shut_down:N")
    assert table.tokens("1,0") == {}
    assert table.tokens("0,1") == {"SHUT": 1}
    other = prepare(base=base, crew=[member("C07")], actions_left=4)
    assert other.options("shut_down") == other.options("repair") == []


# Repair


@pytest.mark.clause("EX-REP-1", "EX-REP-2")
def test_one_token_of_choice_goes_back_to_the_stock() -> None:
    table = at_module("C07", "M07", LEAK_O=2, LEAK_W=1, EMER=1, FROZ=1, LAND=1)
    assert table.options("repair") == [
        f"repair:{token}:here" for token in ("LEAK_O", "LEAK_W", "EMER", "FROZ", "LAND")
    ]
    table.play("repair:LEAK_O:here")
    assert table.tokens("1,0")["LEAK_O"] == 1
    assert table.stock("LEAK_O") == 2
    assert table.actions == 3


@pytest.mark.clause("EX-REP-1")
def test_also_on_the_home_base() -> None:
    table = prepare(base={"0,0": {"tokens": {"EMER": 1}}}, actions_left=4)
    table.play("repair:EMER:here")
    assert table.tokens("0,0") == {}


@pytest.mark.clause("EX-REP-2", "EX-SKILL-2")
def test_the_engineer_may_remove_a_second_token() -> None:
    table = at_module("C05", "M07", LEAK_O=1, EMER=1)
    table.play("repair:EMER:here")
    assert table.asked == ("token", 0)
    assert table.options() == ["token:LEAK_O", "none"]
    table.play("token:LEAK_O")
    assert table.tokens("1,0") == {}
    assert table.actions == 3
    kept = at_module("C05", "M07", LEAK_O=1, EMER=1).play("repair:EMER:here", "none")
    assert kept.tokens("1,0") == {"LEAK_O": 1}
    assert kept.decision == "act"


@pytest.mark.clause("EX-REP-3", "EX-LVL-3")
def test_production_comes_back_at_once_if_the_track_allows() -> None:
    table = at_module("C07", "M09", SHUT=1)
    table.play("repair:SHUT:here")
    assert table.levels == [-1, -2, 0, -2]
    # Energy +3 and a shut-down well of +2: repairing it would reach +5.
    base = {"1,0": module("M17", SHUT=1), "2,0": "M15"}
    blocked = prepare(base=base, crew=[member(at="1,0")], actions_left=4)
    assert blocked.levels[3] == 3
    assert not blocked.options("repair")


@pytest.mark.clause("EX-REP-4")
def test_fatigue_is_not_repaired() -> None:
    crew = [member(), member(fatigue=True)]
    assert not prepare(crew=crew, actions_left=4).options("repair")
