"""Modules and production levels (EX-MOD, EX-LVL)."""

import pytest
from tests.games.exoworld.table import member, module, prepare

from holdfast.games.exoworld.content import CARD_NAMES, EFFECT, MODULES, SCENARIOS


@pytest.mark.clause("EX-MOD-1", "EX-MOD-2", "EX-MOD-3", "EX-DEP-1")
def test_modules_are_deployed_next_to_the_pawn_within_the_grid() -> None:
    row = {f"{x},0": kind for x, kind in enumerate(["M03", "M03", "M07", "M07", "M11"], 1)}
    hand = ["M05", "M02", "M13"]
    table = prepare(base=row, crew=[member(at="5,0", hand=hand)], actions_left=4)
    assert table.options("deploy") == ["deploy:M05:N", "deploy:M05:S"]
    table = prepare(base=row, crew=[member(at="1,0", hand=hand)], actions_left=4)
    assert table.options("deploy") == ["deploy:M05:N", "deploy:M05:S"]
    table = prepare(crew=[member(hand=hand)], actions_left=4)
    assert table.options("deploy") == [f"deploy:M05:{d}" for d in "NESW"]
    table.play("deploy:M05:N")
    assert table.module("0,1") == "M05"


@pytest.mark.clause("EX-MOD-4", "EX-LVL-5")
def test_a_module_works_at_once_and_changes_no_supply() -> None:
    table = prepare(crew=[member(hand=["M03", "M09", "M10", "M06"])], actions_left=2)
    table.play("deploy:M03:E")
    assert table.levels == [-1, -2, -2, 0]
    assert table.happened("supply-changed") == []


@pytest.mark.clause("EX-MOD-5")
@pytest.mark.parametrize("scenario", range(12))
def test_an_ambient_effect_has_the_size_of_the_planets_condition(scenario: int) -> None:
    conditions = dict(zip("RPCH", SCENARIOS[scenario].conditions, strict=True))
    for kind, card in enumerate(MODULES):
        for resource, name in enumerate("OWFE"):
            effect = card.effects.get(name)  # type: ignore[call-overload]
            expected = 0 if effect is None else effect.n + conditions.get(effect.plus, 0)
            assert EFFECT[scenario, kind, resource] == expected


@pytest.mark.clause("EX-LVL-1", "EX-TOK-6")
@pytest.mark.parametrize(
    ("tokens", "levels"),
    [
        ({}, [-1, -2, 0, -2]),
        ({"FROZ": 1}, [-2, -2, -2, -2]),
        ({"SHUT": 1}, [-2, -2, -2, 0]),
        ({"SHUT": 1, "FROZ": 1}, [-2, -2, -2, 0]),
    ],
)
def test_shut_down_stops_everything_and_frozen_only_gains(
    tokens: dict[str, int], levels: list[int]
) -> None:
    assert prepare(base={"1,0": module("M09", **tokens)}, actions_left=1).levels == levels


@pytest.mark.clause("EX-LVL-2", "EX-LVL-4")
def test_the_shown_level_is_limited_and_nothing_is_lost_beyond_the_track() -> None:
    # Energy +3 by M15 and +2 by M16, while the farm that takes 2 is shut down by an event.
    base = {"1,0": "M09", "2,0": "M15", "1,1": "M16"}
    table = prepare(base=base, crew=[member(at="1,0")], events=["EN16"], actions_left=4)
    assert table.levels == table.shown_levels == [-1, -4, -1, 3]
    table = prepare(
        base=base, crew=[member(at="0,0"), member(at="0,0")], events=["EN16"], step="event"
    )
    table.play("cell:1,0")
    assert table.levels == [-2, -4, -3, 5]
    assert table.shown_levels == [-2, -4, -3, 3]
    assert table.supplies[3] == 18  # the update used the shown level
    table = prepare(
        base=base | {"1,0": module("M09", SHUT=1)}, crew=[member(at="1,0")], actions_left=4
    )
    assert table.levels == [-2, -4, -3, 5]
    table.play("repair:SHUT:here")
    assert table.levels == [-1, -4, -1, 3]
    assert table.options("shut_down") == []  # energy would leave the track again


@pytest.mark.clause("EX-LVL-3")
def test_no_choice_pushes_a_level_off_the_track() -> None:
    # E +2: another +2 is forbidden, -1 is not.
    hand = ["M17", "M13", "M05", "M01", "M06", "M09", "M15"]
    table = prepare(base={"1,0": "M16"}, crew=[member(at="0,0", hand=hand)], actions_left=4)
    assert table.levels[3] == 2
    assert table.options("deploy")
    assert not any("M17" in key for key in table.options("deploy"))
    assert any("M13" in key for key in table.options("deploy"))
    assert any("M05" in key for key in table.options("deploy"))


@pytest.mark.clause("EX-LVL-3", "EX-LVL-4")
def test_further_off_the_track_is_forbidden_but_back_towards_it_is_not() -> None:
    base = {
        "1,0": module("M13", FROZ=1), "2,0": "M09", "3,0": "M09", "0,1": "M05", "0,2": "M05",
    }  # fmt: skip
    options = {"scenario": "luyten-b"}
    hand = ["M05", "M03", "M02", "M13", "M10", "M10", "M06"]
    table = prepare(base=base, options=options, crew=[member(at="1,0", hand=hand)], actions_left=3)
    assert table.levels[3] == -7
    assert table.shown_levels[3] == -5
    assert not any("M05" in key for key in table.options("deploy"))
    assert any("M03" in key for key in table.options("deploy"))
    table.play("repair:FROZ:here")
    assert table.levels[3] == -6


@pytest.mark.clause("EX-LVL-6")
def test_only_modules_move_levels() -> None:
    base = {"1,0": "M09", "0,1": "M05"}
    table = prepare(base=base, crew=[member(at="1,0", hand=["P02", "I04"])], actions_left=4)
    before = table.levels
    table.play("produce", "move:0,0", "draw_deck", "item:I04", "protocol:P02", "resource:O")
    assert table.levels == before
    assert table.happened("levels") == []


def test_every_module_has_an_id_of_its_own() -> None:
    assert len(set(CARD_NAMES)) == 33
