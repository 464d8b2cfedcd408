"""Every profession and every skill does what it says (sections 7.1 and 7.9)."""

from typing import Any

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, Table, horde, lay, unknown, who

from holdfast.games.outbreak.content.schema import SKILL_CARDS, SURVIVOR_CARDS

QUIET = horde("H1-ZG", -2, 0)
STRONG = horde("H6-Z1", 2, 0)


def day(skill: str | None, *pieces: dict[str, Any], name: str = "diplomat", **more: Any) -> Table:
    """Return a table with a survivor on R0 in their turn, who has this skill."""
    keys = ("goods", "wounds", "hand", "trap")
    person = {key: more.pop(key) for key in keys if key in more}
    more = {"helpless": R3, "active": name, **more}
    skills = [skill] if skill else []
    return lay(who(name, R0, skills=skills, **person), *pieces, QUIET, **more)


def defence(skill: str, *pieces: dict[str, Any], **more: Any) -> Table:
    """Let a survivor with this skill, on R0, defend against a strong horde."""
    person = {key: more.pop(key) for key in ("goods", "wounds") if key in more}
    table = lay(
        who("diplomat", R0, skills=[skill], **person), horde("H6-Z1", 2, 0, "swell"), *pieces,
        QUIET, helpless=R3, step="level", level=6, deck=0, day=9, **more,
    )  # fmt: skip
    return table.play("survivor:diplomat")


# Professions


def test_the_values_of_the_survivors() -> None:
    values = {
        card.name: (card.favoured, card.health, card.slots, card.move, card.hand)
        for card in SURVIVOR_CARDS
    }
    assert values == {
        "Assassin": ("E", 3, 5, 3, 3), "Diplomat": ("S", 3, 5, 2, 4),
        "Mercenary": ("G", 3, 5, 2, 3), "Pilot": ("G", 3, 4, 1, 3),
        "Professor": ("E", 3, 4, 2, 4), "Sentinel": ("B", 4, 5, 2, 2),
        "Sharpshooter": ("A", 3, 5, 2, 3), "Soldier": ("A", 4, 5, 2, 2),
        "Survivalist": ("S", 4, 6, 2, 3), "Technician": ("B", 3, 5, 2, 3),
    }  # fmt: skip


def test_the_professor_and_the_scholar_bring_exp_while_able() -> None:
    assert lay(who("professor"), QUIET, step="phase").exp == 2
    assert lay(who("professor", skills=["IN-07"]), QUIET, step="phase").exp == 3
    assert lay(who("professor", down=True), who("soldier"), QUIET, step="phase").exp == 0


@pytest.mark.parametrize(
    ("place", "pieces", "reach"),
    [("SE-MIL", {}, False), ("SE-MIL", {"watchtower": 1}, True), ("SE-MOU", {}, True),
     ("SE-CAS", {}, True)],
)  # fmt: skip
def test_the_sharpshooter_shoots_from_high_places(
    place: str, pieces: dict[str, int], reach: bool
) -> None:
    table = lay(
        who("sharpshooter", place), horde("H1-ZB", 2, -2), city={place: (2, 0)},
        pieces={place: pieces}, helpless=R3, active="sharpshooter",
    )  # fmt: skip
    assert table.offers("attack") == reach


def test_the_sentinel_sets_up_a_garrison_every_turn() -> None:
    table = day(None, name="sentinel").play("special:sentinel")
    assert (table.pieces(R0), table.state.turn.developed) == ({"garrison": 1}, 0)
    none = day(None, name="sentinel", pieces={R1: {"garrison": 6}})
    assert not none.offers("special:sentinel")


@pytest.mark.clause("OB-DEV-12")
def test_technician_and_engineer_pay_less() -> None:
    for skill, cost in ((None, 2), ("IN-02", 1)):
        table = day(skill, name="technician", exp=9).play("develop:bulwark", "hex:0,0")
        assert table.exp == 9 - cost
    free = day("IN-02", name="technician", exp=0, pieces={R0: {"fire": 1}})
    assert free.offers("develop:restore")  # never below 0
    assert free.play("develop:restore").exp == 0


# Strength


@pytest.mark.parametrize(
    ("skill", "dice"), [("ST-01", 4), ("ST-02", 3), ("ST-03", 3), ("ST-05", 3), ("ST-07", 3)]
)
def test_dice_in_attack(skill: str, dice: int) -> None:
    assert day(skill, STRONG, wounds=1).play("attack").dice_rolled() == [dice]


@pytest.mark.clause("OB-ATK-17")
def test_a_horde_under_the_top_of_the_stack_counts_for_giant_killer() -> None:
    stack = [horde("H4-Z1", 0, 0), horde("H1-ZB", 0, 0)]
    for skill, dice in (("ST-02", 5), ("ST-03", 4)):
        assert day(skill, *stack).play("attack").dice_rolled() == [dice]


@pytest.mark.parametrize(
    ("skill", "wounds", "dice"),
    [("ST-05", 0, 4), ("ST-07", 0, 3), ("ST-07", 1, 5), ("ST-01", 0, 3)],
)
def test_dice_in_defence(skill: str, wounds: int, dice: int) -> None:
    assert defence(skill, wounds=wounds).dice_rolled() == [dice]


@pytest.mark.clause("OB-WND-1", "OB-WND-2")
def test_iron_body_and_pack_mule_hold_more() -> None:
    for skill, slots in (("ST-04", 6), ("ST-06", 7)):
        table = day(skill, goods="G" * (slots - 1)).play("aid:SE-ARM:2")
        assert table.goods("diplomat") == "G" * (slots - 1) + "A"
        full = day(skill, goods="G" * slots).play("aid:SE-ARM:2")
        assert full.decision == "drop"


def test_the_bodyguard_steps_in_once_per_day() -> None:
    guard = who("sentinel", R0, skills=["ST-08"])
    table = lay(
        guard, who("pilot", R0), QUIET, pieces={R0: {"fire": 1, "contam": 1}}, helpless=R3,
        step="dusk", day=9, deck=0,
    )  # fmt: skip
    # The guard's own wounds come first; then the pilot's first one is offered to the guard.
    assert table.decision == "bodyguard"
    table.play("take-it")
    assert (table.survivor("sentinel").wounds, table.survivor("pilot").wounds) == (3, 1)


@pytest.mark.clause("OB-ATK-13")
@pytest.mark.parametrize(
    ("skill", "letter"),
    [("ST-09", "E"), ("ST-10", "B"), ("DX-05", "A"), ("DX-06", "G"), ("DX-07", "S")],
)
def test_when_attacking_a_token_comes_first(skill: str, letter: str) -> None:
    table = day(skill, STRONG).play("attack")
    assert table.goods("diplomat") == letter
    mini = day(skill, STRONG, name="assassin").play("special:assassin")
    assert mini.goods("assassin") == ""  # not with a single die


@pytest.mark.parametrize(
    ("skill", "attack", "defends"),
    [("ST-11", True, False), ("IN-04", True, True), ("DX-03", True, True)],
)
def test_rerolls(skill: str, attack: bool, defends: bool) -> None:
    rolled = day(skill, STRONG).dice("GGG").play("attack")
    assert rolled.offers(f"reroll:{skill}:G") == attack
    rolled.dice("B").play(f"reroll:{skill}:G")
    assert rolled.state.dice.faces[1] == 0  # the attack is over: nothing could be paid
    assert rolled.decision == "turn"
    assert any(f"reroll:{skill}" in key for key in defence(skill).options()) == defends


def test_fortifier_saboteur_and_trapper_pay_with_tokens() -> None:
    wall = day("ST-12", goods="B").play("special:ST-12")
    assert (wall.pieces(R0), wall.goods("diplomat"), wall.exp) == ({"bulwark": 1}, "", 0)
    assert not day("ST-12", goods="G").offers("special:ST-12")
    near = [horde("H1-ZB", 2, 0, "swell"), horde("H1-Q1", 2, -1), horde("FE1-1", 1, 1, "swell")]
    calm = day("IN-12", *near, goods="E").play("special:IN-12")
    assert (calm.meeple(2, 0), calm.goods("diplomat")) == ("outbreak", "")
    assert not day("IN-12", near[1], near[2], goods="E").offers("special:IN-12")
    trap = day("DX-08", goods="GAS").play("special:DX-08", "kind:G", "kind:S")
    assert (trap.pieces(R0), trap.goods("diplomat")) == ({"trap": 1}, "A")
    assert not day("DX-08", goods="G").offers("special:DX-08")


# Intelligence


@pytest.mark.clause("OB-ATK-1", "OB-ATK-18")
def test_artillery_once_per_day() -> None:
    far = horde("H1-ZB", 2, -2)
    table = day("IN-01", far, STRONG, name="soldier").play("attack", "artillery")
    assert table.dice_rolled() == [4]
    table.until("turn").play("attack")
    assert table.dice_rolled() == [3]


def test_medic_and_chemist() -> None:
    table = day("IN-03", who("soldier", R0, wounds=1), who("pilot", R1, wounds=1))
    table.play("special:IN-03")
    assert table.survivor("soldier").wounds == 0
    assert not table.offers("special:IN-03")
    swap = day("IN-08", goods="G").play("special:IN-08")
    assert swap.options() == ["kind:B", "kind:A", "kind:S", "kind:E"]
    assert swap.play("kind:E").goods("diplomat") == "E"


@pytest.mark.clause("OB-FOR-1")
def test_the_scavenger_draws_two() -> None:
    assert len(day("IN-05").play("search").hand("diplomat")) == 2


@pytest.mark.clause("OB-AID-11")
def test_the_quartermaster_gets_one_more() -> None:
    assert day("IN-06").play("aid:SE-ARM:2").goods("diplomat") == "AA"


@pytest.mark.clause("OB-TRD-1")
def test_the_negotiator_trades_next_door() -> None:
    table = day("IN-09", who("soldier", R1, goods="A"), who("pilot", R2, goods="G")).play("trade")
    assert table.options() == ["take:soldier:A", "done"]


@pytest.mark.clause("OB-GEN-2")
def test_a_cool_head_rolls_all_dice_in_every_phase() -> None:
    rain = ["DC-01", "DC-02"]
    assert day("IN-10", STRONG, active_doom=rain).play("attack").dice_rolled() == [3]
    assert day(None, STRONG, active_doom=rain).play("attack").dice_rolled() == [2]
    assert defence("IN-10", active_doom=rain).dice_rolled() == [3]


@pytest.mark.clause("OB-GEN-10")
def test_the_forecaster_keeps_or_buries_a_card() -> None:
    keep = day("IN-11", drawn=["DC-04", "DC-29"]).play("special:IN-11", "slot:1", "keep")
    assert list(keep.state.doom_known) == [1, 0, 0]
    bury = day("IN-11", drawn=["DC-04", "DC-29"]).play("special:IN-11", "slot:1", "bottom")
    assert (bury.drawn, list(bury.state.doom_known)) == (2, [0, 0, 0])
    assert bury.state.doom_bottom[0] == 4
    assert not day("IN-11").offers("special:IN-11")


# Dexterity


def test_sprinter_and_free_runner() -> None:
    city = {"SE-MIL": (2, -1), "SE-WHA": (3, -1), "SE-FOR": (4, -1)}
    assert not day(None, city=city).offers("move:4,-1")
    assert day("DX-01", city=city).offers("move:4,-1")
    runner = day("DX-09", horde("H1-ZB", 2, -1), city=city)
    assert runner.offers("move:3,-1")
    assert not runner.offers("move:2,-1")


@pytest.mark.clause("OB-ATK-12")
def test_the_marksman_reaches_further() -> None:
    table = day("DX-02", horde("H1-ZB", 2, -2)).dice("BGG").play("attack", "hex:2,-2")
    assert table.exp == 1


@pytest.mark.clause("OB-WND-7")
def test_dodge_prevents_one_overrun_wound_a_day() -> None:
    table = lay(
        who("diplomat", R0, skills=["DX-04"]), horde("FE1-1", 2, 0, "swell"), QUIET, helpless=R3,
        step="level", level=9, day=9, deck=0, defended=[R0],
    )  # fmt: skip
    table.play("hex:0,0")
    assert table.survivor("diplomat").wounds == 1  # of the Butcher's two


@pytest.mark.clause("OB-ATK-15")
def test_the_off_hand_attacks_with_one_die() -> None:
    table = day("DX-11", horde("H1-ZB", 2, 0), pieces={R0: {"garrison": 1}}).dice("B")
    table.play("special:DX-11", "hex:2,0")
    assert (table.exp, table.state.turn.main) == (1, 1)
    both = day("DX-11", STRONG, name="assassin")
    both.play("special:DX-11")
    assert both.offers("special:assassin")
    assert not both.offers("special:DX-11")


def test_the_lookout_sees_two_adjacent_hordes() -> None:
    down = [unknown(2, 0), unknown(2, -1), unknown(1, 1), unknown(0, 2)]
    table = day("DX-10", *down).play("special:DX-10")
    assert table.options() == ["hex:2,-1", "hex:2,0", "hex:1,1"]
    table.play("hex:2,0", "hex:1,1")
    assert [table.horde(*at).known for at in ((2, 0), (2, -1), (1, 1))] == [1, 0, 1]


@pytest.mark.clause("OB-DIE-3")
def test_lucky_turns_a_die_to_its_skull_once_per_day() -> None:
    table = day("DX-12", STRONG, name="soldier").dice("GGG").play("attack", "fix:DX-12:G")
    assert table.decision == "turn"
    again = table.dice("GGG").play("attack")
    assert again.decision == "turn"  # nothing to change any more
    assert any("fix:DX-12" in key for key in defence("DX-12").options())


@pytest.mark.clause("OB-TRN-3")
def test_which_skills_have_the_night_mark() -> None:
    assert [card.id for card in SKILL_CARDS if card.night] == [
        "ST-04", "ST-05", "ST-06", "ST-07", "ST-08", "IN-04", "IN-10", "DX-03", "DX-04", "DX-12",
    ]  # fmt: skip
