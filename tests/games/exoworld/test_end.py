"""Victory, defeat, and cards that touch the same matter (EX-END, EX-HIER)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare

from holdfast.games.exoworld import GAME

# Levels 0, +1, 0, -1 on Proxima: shutting the Vaporator on 3,0 down wins.
BASE = {
    "1,0": "M03", "0,1": "M10", "1,1": "M11", "2,0": "M06", "-1,0": "M17", "2,1": "M05",
    "3,0": "M05",
}  # fmt: skip


def nearly(**description: object) -> Table:
    """Return a table one step from victory."""
    table = prepare(base=dict(BASE), **({"actions_left": 4} | description))
    assert table.levels == [0, 1, 0, -1]
    return table


@pytest.mark.clause("EX-END-1")
def test_all_four_levels_at_zero_win_at_once_by_whatever_cause() -> None:
    table = nearly(crew=[member(at="3,0")]).play("shut_down:here")
    assert table.outcome == "won"
    assert table.levels == [0, 0, 0, 0]
    assert table.options() == []
    assert [placement.rank for placement in GAME.result(table.position)] == [1, 1]


@pytest.mark.clause("EX-END-1")
def test_a_repair_wins_too() -> None:
    base = BASE | {"-1,0": module("M17", SHUT=1), "3,0": module("M05", SHUT=1)}
    crew = [member("C05", at="-1,0")]
    table = prepare(base=base, crew=crew, actions_left=1)
    assert table.levels == [0, 0, 0, -2]
    table.play("repair:SHUT:here")
    assert table.outcome == "won"


@pytest.mark.clause("EX-END-1")
def test_a_protocol_in_a_window_before_the_turn_wins() -> None:
    base = BASE | {"-1,0": module("M17", FROZ=1), "3,0": module("M05", SHUT=1)}
    table = prepare(base=base, crew=[member(), member(hand=["P05"])])
    assert table.asked == ("w1", 1)
    table.play("protocol:P05", "cell:-1,0")
    assert table.outcome == "won"
    assert table.state.turn == 1


@pytest.mark.clause("EX-END-2")
def test_tokens_and_empty_supplies_do_not_matter() -> None:
    base = BASE | {"0,1": module("M10", LEAK_O=3, EMER=3, LEAK_W=2)}
    table = prepare(
        base=base, crew=[member(at="3,0")], supplies=[0] * 4, emergency=1, actions_left=1
    ).play("shut_down:here")
    assert table.outcome == "won"
    assert table.emergency == 1
    assert table.happened("supply-changed") == []


@pytest.mark.clause("EX-END-3")
def test_raw_and_shown_levels_agree_on_the_sign() -> None:
    base = {"1,0": module("M09", SHUT=1), "2,0": "M15", "1,1": "M16"}
    table = prepare(base=base, actions_left=1)
    assert (table.levels[3], table.shown_levels[3]) == (5, 3)
    assert [a < 0 for a in table.levels] == [b < 0 for b in table.shown_levels]
    assert table.outcome == "running"


@pytest.mark.clause("EX-END-4")
def test_whichever_condition_is_met_first_decides_and_the_rest_is_dropped() -> None:
    # Groundquake: the first Shutdown token wins, the second and the Landslides are not placed.
    table = prepare(base=BASE, crew=[member(), member()], events=["EC09"], actions_left=1)
    table.play("end", "cell:3,0")
    assert table.outcome == "won"
    assert sum(table.tokens(place).get("SHUT", 0) for place in BASE) == 1
    assert table.happened("token-placed") == [{"token": 5, "cell": table.state.locations[7].cell}]
    assert table.state.agenda.depth == 0
    # Flash Fire: the Emergency token lies there before the loss ends the game.
    table = prepare(events=["EC08"], supplies=[0, 9, 9, 9], emergency=3, actions_left=1)
    table.play("end")
    assert table.outcome == "lost"
    assert table.tokens("0,0") == {"EMER": 1}
    assert table.happened("updated") == []


@pytest.mark.clause("EX-END-4")
def test_one_modules_effects_are_simultaneous() -> None:
    # Oxygen and food come up together with the energy that goes down: never all at 0 in between.
    base = {"1,0": "M06", "2,0": "M03", "0,1": "M17"}
    crew = [member(hand=["M09", "M05", "M05"])]
    table = prepare(base=base, crew=crew, actions_left=2)
    assert table.levels == [-1, 0, -2, 1]
    table.play("deploy:M09:S")
    assert table.levels == [0, 0, 0, -1]
    assert table.outcome == "running"
    assert len(table.happened("levels")) == 1


# Rule hierarchy


@pytest.mark.clause("EX-HIER-1")
def test_events_forbid_what_protocols_items_and_skills_allow() -> None:
    hands = [member("C04", hand=["P08", "M01"]), member("C05", hand=["M05"])]
    barred = [{"code": "NOXFER", "until": 1}]
    free = prepare(crew=hands, actions_left=4)
    assert {"skill", "protocol:P08", "give:1:M01", "take:1:M05"} <= set(free.options())
    table = prepare(crew=hands, lasting=barred, actions_left=4)
    assert not {"skill", "protocol:P08", "give:1:M01", "take:1:M05"} & set(table.options())
    table = prepare(crew=hands, lasting=[{"code": "NOPROT", "until": 1}], actions_left=4)
    assert not table.options("protocol")
    assert table.offers("skill")


@pytest.mark.clause("EX-HIER-2")
def test_numbers_add_up_and_a_fixed_value_beats_a_lower_rank() -> None:
    # Fewer and more actions: Fatigue, Hypoxia and All Hands.
    crew = [member("C05", fatigue=True, issues=["HYP"], hand=["P06"])]
    table = prepare(crew=crew)
    assert table.actions == 2
    assert table.play("protocol:P06").actions == 4
    # Malnutrition fixes the speed, also the Pilot's; the skill to cross Landslides stays.
    base = {"1,0": module("M03", LAND=1), "2,0": "M07"}
    table = prepare(base=base, crew=[member("C07", issues=["MAL"])], actions_left=4)
    assert table.options("move") == ["move:1,0"]
    # Discounts of an Item and of a skill add up (see EX-DEP-7).
    crew = [member("C01", hand=["I04", "M17", "M01"])]
    table = prepare(crew=crew, actions_left=4).play("item:I04")
    assert table.offers("deploy:M17:E")


@pytest.mark.clause("EX-HIER-2")
def test_wild_use_stays_allowed_under_noprot() -> None:
    crew = [member(hand=["M05", "P06", "P07"])]
    lasting = [{"code": "NOPROT", "until": 1}]
    table = prepare(crew=crew, lasting=lasting, actions_left=4).play("deploy:M05:E")
    assert table.discard == ["P06", "P07"]
