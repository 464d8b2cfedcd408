"""Special skills (EX-SKILL) and the twelve characters (7.3)."""

import pytest
from tests.games.exoworld.table import member, module, prepare

from holdfast.games.exoworld.content import CHARACTERS

ROW = {"1,0": "M03", "2,0": "M03", "3,0": "M07", "4,0": "M07"}


@pytest.mark.clause("EX-SKILL-1", "EX-SKILL-4")
def test_five_skills_are_options_and_seven_are_passive() -> None:
    options = {c.id: c.skill.actions for c in CHARACTERS if c.skill}
    assert options == {"C02": 0, "C03": 1, "C04": 0, "C08": 1, "C12": 1}
    base = {"1,0": "M03"}
    for character in CHARACTERS:
        crew = [
            member(character.id, hand=["M01"], issues=["HYP"] if character.id == "C03" else []),
            member("C07" if character.id != "C07" else "C05", hand=["M05"]),
        ]
        table = prepare(base=base, crew=crew, actions_left=4)
        assert table.offers("skill") == (character.id in options)


@pytest.mark.clause("EX-SKILL-2")
def test_the_commanders_walk_is_free_and_once_per_turn() -> None:
    table = prepare(base=ROW, crew=[member("C02")], actions_left=4)
    table.play("skill", "cell:3,0")
    assert (table.at(), table.actions) == ("3,0", 4)
    assert not table.offers("skill")


@pytest.mark.clause("EX-SKILL-2")
def test_landslides_stop_the_commander() -> None:
    base = ROW | {"2,0": module("M03", LAND=1)}
    table = prepare(base=base, crew=[member("C02")], actions_left=4).play("skill")
    assert table.options() == ["cell:1,0", "cell:2,0"]


@pytest.mark.clause("EX-SKILL-1", "EX-SKILL-4", "EX-HEAL-4")
def test_the_medic_cures_at_her_location_for_an_action_and_again() -> None:
    crew = [
        member("C03", issues=["MAL"]), member("C05", issues=["HYP"]),
        member("C06", at="1,0", issues=["DEH"]),
    ]  # fmt: skip
    table = prepare(options={"players": 3}, base=ROW, crew=crew, actions_left=3)
    table.play("skill")
    assert table.options() == ["cure:0:MAL", "cure:1:HYP"]  # not the one in the module
    table.play("cure:1:HYP")
    assert (table.issues(1), table.actions) == ([], 2)
    table.play("skill")
    assert (table.issues(0), table.actions) == ([], 1)
    assert not table.offers("skill")
    assert table.event_discard == ["EN22", "EN24"]


@pytest.mark.clause("EX-SKILL-4")
def test_skills_that_cost_an_action_need_one() -> None:
    for role in ("C08", "C12"):
        table = prepare(crew=[member(role, hand=["I04"])], actions_left=0)
        assert table.options() == ["item:I04", "end"]
    table = prepare(crew=[member("C03", hand=["I04"], issues=["MAL"])], actions_left=0)
    assert table.options() == ["item:I04", "end"]


@pytest.mark.clause("EX-SKILL-2", "EX-XFER-3")
def test_the_coordinator_transfers_over_any_distance() -> None:
    crew = [member("C04", hand=["M01"]), member("C05", at="4,0", hand=["M06"]), member("C06")]
    table = prepare(options={"players": 3}, base=ROW, crew=crew, actions_left=4)
    table.play("skill")
    assert table.asked == ("branch", 0)
    assert table.options() == ["branch:0", "branch:1"]
    table.play("branch:0")
    assert table.asked == ("seat", 0)
    assert table.options() == ["seat:1", "seat:2"]
    table.play("seat:1")
    assert table.asked == ("transfer", 1)  # M01 is the only card to give
    table.play("yes")
    assert table.hand(1) == ["M01", "M06"]
    assert table.actions == 4
    assert not table.offers("skill")


@pytest.mark.clause("EX-SKILL-2", "EX-XFER-4")
def test_a_refusal_does_not_use_the_coordinators_skill_up() -> None:
    crew = [member("C04", hand=["M01"]), member("C05", at="4,0")]
    table = prepare(base=ROW, crew=crew, actions_left=4)
    table.play("skill", "no")
    assert table.hand(0) == ["M01"]
    assert not table.offers("skill")  # the one offer there is has been refused
    crew = [member("C04", hand=["M01", "M02"]), member("C05", at="4,0")]
    table = prepare(base=ROW, crew=crew, actions_left=4)
    table.play("skill", "kind:M01", "no")
    assert table.offers("skill")


@pytest.mark.clause("EX-D-CLASS", "EX-XFER-6", "EX-SKILL-4")
def test_with_hidden_hands_the_coordinator_names_a_class() -> None:
    crew = [member("C04"), member("C05", at="4,0", hand=["M06", "M01"])]
    table = prepare(options={"incommunication": "on"}, base=ROW, crew=crew, actions_left=4).play(
        "skill"
    )
    assert table.asked == ("class", 0)
    assert table.options() == ["colour:red", "colour:blue"]
    table.play("colour:blue")
    assert table.asked == ("kind", 1)
    table.play("kind:M06")
    assert table.hand(0) == ["M06"]


@pytest.mark.clause("EX-SKILL-2", "EX-CARD-3")
def test_the_geologist_keeps_one_of_three() -> None:
    table = prepare(crew=[member("C08")], row=[*["M16", "M16", "M17"][1:], "M12"], actions_left=4)
    table.draws(0, 2, 5).play("skill")
    assert table.asked == ("kind", 0)
    seen = [key.removeprefix("kind:") for key in table.options()]
    assert len(seen) == table.state.looked == 3
    table.play(f"kind:{seen[1]}")
    assert table.hand() == [seen[1]]
    assert table.discard == [seen[0], seen[2]]
    assert table.actions == 3
    assert not table.offers("skill")


@pytest.mark.clause("EX-CARD-3")
def test_a_survey_goes_on_in_the_reshuffled_pile() -> None:
    table = prepare(
        crew=[member("C08")], row=["M16", "M17", "M12"], deck=["M01"], discard=["M02", "M03"],
        rest=1, actions_left=4,
    )  # fmt: skip
    table.play("skill")
    assert table.options() == ["kind:M01", "kind:M02", "kind:M03"]
    table.play("kind:M02")
    assert table.deck == ["M01", "M03"]  # discarded together, and the deck was empty
    assert table.discard == []


@pytest.mark.clause("EX-D-ORDER", "EX-SKILL-4", "EX-VIS-5")
def test_the_meteorologist_orders_two_events() -> None:
    table = prepare(crew=[member("C12")], events=["EN10", "EN31"], actions_left=4)
    table.play("skill")
    assert table.asked == ("order", 0)
    assert table.options() == ["order:keep", "order:swap"]
    table.play("order:swap")
    assert table.next_events[:2] == ["EN31", "EN10"]
    assert table.actions == 3
    assert not table.offers("skill")


@pytest.mark.clause("EX-SKILL-4")
def test_one_event_left_or_two_alike_are_put_back_without_asking() -> None:
    table = prepare(crew=[member("C12")], events=["EN01", "EN01"], actions_left=4)
    table.play("skill")
    assert table.decision == "act"
    gone = {"events_left": 1}
    table = prepare(crew=[member("C12")], events=["EC01"], actions_left=4, **gone).play("skill")
    assert table.decision == "act"
    table = prepare(crew=[member("C12")], actions_left=4, events_left=0)
    assert not table.offers("skill")


@pytest.mark.clause("EX-SKILL-3", "EX-HIER-1")
@pytest.mark.parametrize("role", ["C02", "C04", "C08", "C12"])
def test_radiation_sickness_takes_the_skill(role: str) -> None:
    crew = [member(role, hand=["M01"], issues=["RAD"]), member("C05")]
    assert not prepare(base=ROW, crew=crew, actions_left=4).offers("skill")


@pytest.mark.clause("EX-SKILL-3")
def test_passive_skills_are_gone_too() -> None:
    def sick(role: str, hand: list[str]) -> list[str]:
        crew = [member(role, hand=hand, issues=["RAD"])]
        return prepare(crew=crew, actions_left=4).options("deploy")

    assert sick("C01", ["M05", "M01"]) == []
    assert sick("C11", ["M05", "M01", "I01"]) == []
    table = prepare(crew=[member("C09", issues=["RAD"])], actions_left=2).play("recycle")
    assert table.actions == 1
    base = {"1,0": module("M03", SHUT=1)}
    table = prepare(base=base, crew=[member("C10", issues=["RAD"])], actions_left=2)
    assert table.options("repair") == table.options("shut_down") == []
