"""Move: over the base, one space a location (EX-MOVE)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare

# 0,0 - 1,0 - 2,0 - 3,0 - 4,0 in a row, and 0,1 above the Home Base
ROW = {"1,0": "M03", "2,0": "M03", "3,0": "M07", "4,0": "M07", "0,1": "M11"}


def walker(role: str, at: str = "0,0", **description: object) -> Table:
    """Return a table with a character on a row of modules."""
    entry = {"base": ROW, "actions_left": 4} | description
    issues = entry.pop("issues", [])
    return prepare(crew=[member(role, at=at, issues=issues)], **entry)


def reached(table: Table) -> set[str]:
    """Return the locations that a Move may lead to."""
    return {key.removeprefix("move:") for key in table.options("move")}


@pytest.mark.clause("EX-MOVE-1")
@pytest.mark.parametrize(
    ("role", "places"),
    [
        ("C09", {"1,0", "0,1"}),
        ("C05", {"1,0", "2,0", "0,1"}),
        ("C07", {"1,0", "2,0", "3,0", "4,0", "0,1"}),
    ],
)
def test_as_far_as_the_speed_and_not_back_to_the_start(role: str, places: set[str]) -> None:
    table = walker(role)
    assert reached(table) == places
    table.play("move:1,0")
    assert table.at() == "1,0"
    assert table.actions == 3


@pytest.mark.clause("EX-MOVE-2")
def test_never_over_empty_spaces_but_across_the_home_base() -> None:
    table = walker("C05", at="1,0")
    assert reached(table) == {"0,0", "0,1", "2,0", "3,0"}
    assert "1,1" not in reached(table)


@pytest.mark.clause("EX-MOVE-3")
def test_pawns_and_broken_modules_do_not_block() -> None:
    base = ROW | {"1,0": module("M03", SHUT=1, FROZ=1, LEAK_O=2, EMER=1)}
    crew = [member("C05"), member("C10", at="1,0"), member("C06", at="2,0")]
    table = prepare(options={"players": 3}, base=base, crew=crew, actions_left=4)
    assert reached(table) == {"1,0", "2,0", "0,1"}
    table.play("move:2,0")
    assert table.at(0) == table.at(2) == "2,0"


@pytest.mark.clause("EX-MOVE-4", "EX-TOK-7")
def test_a_landslide_ends_the_movement_but_is_left_freely() -> None:
    base = ROW | {"1,0": module("M03", LAND=1)}
    assert reached(walker("C05", base=base)) == {"1,0", "0,1"}
    assert reached(walker("C05", at="1,0", base=base)) == {"0,0", "2,0", "3,0", "0,1"}
    assert walker("C05", at="1,0", base=base).offers("produce")


@pytest.mark.clause("EX-MOVE-4", "EX-SKILL-2", "EX-SKILL-3")
def test_the_pilot_is_not_stopped_unless_ill() -> None:
    base = ROW | {"1,0": module("M03", LAND=1)}
    assert reached(walker("C07", base=base)) == {"1,0", "2,0", "3,0", "4,0", "0,1"}
    assert reached(walker("C07", base=base, issues=["RAD"])) == {"1,0", "0,1"}


@pytest.mark.clause("EX-MOVE-5", "EX-HEAL-6")
def test_malnutrition_slows_the_move_but_not_the_commanders_skill() -> None:
    table = walker("C02", issues=["MAL"])
    assert reached(table) == {"1,0", "0,1"}
    table.play("skill")
    assert table.options() == ["cell:1,0", "cell:2,0", "cell:3,0", "cell:0,1"]


@pytest.mark.clause("EX-MOVE-5")
def test_a_walk_goes_round_a_landslide_where_there_is_a_way() -> None:
    base = {"1,0": module("M03", LAND=1), "0,1": "M03", "1,1": "M07", "2,1": "M07", "2,0": "M11"}
    table = prepare(base=base, crew=[member("C02")], actions_left=4)
    # (2,0) lies two steps away past the Landslide, four steps on the way round.
    assert reached(table) == {"1,0", "0,1", "1,1"}
    table.play("skill")
    assert set(table.options()) == {"cell:1,0", "cell:0,1", "cell:1,1", "cell:2,1"}
