"""Attack, dice and payment (OB-ATK, OB-DIE, OB-PAY)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, Table, horde, lay, unknown, who

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content.geometry import HEX_AT


def attacker(
    *pieces: dict[str, object], name: str = "diplomat", goods: str = "", **more: object
) -> Table:
    """Return a table with a survivor on R0 in their turn, the Helpless far away."""
    person = {key: more.pop(key) for key in ("skills", "hand", "wounds") if key in more}
    return lay(who(name, R0, goods=goods, **person), *pieces, helpless=R3, active=name, **more)


@pytest.mark.clause("OB-ATK-1")
def test_only_adjacent_revealed_hordes_can_be_attacked() -> None:
    assert not attacker(horde("H1-ZG", -2, 0)).offers("attack")
    assert not attacker(unknown(2, 0), horde("H1-ZG", -2, 0)).offers("attack")
    assert attacker(horde("H1-ZG", 2, 0)).offers("attack")
    assert attacker(horde("H1-ZG", 1, -1)).offers("attack")  # on an overrun settlement


@pytest.mark.clause("OB-ATK-1", "OB-ATK-18")
def test_artillery_that_alone_reaches_is_switched_on_by_itself() -> None:
    table = attacker(horde("H1-ZG", 2, -2), skills=["IN-01"])
    table.dice("GSSS").play("attack")
    assert table.state.chance.taken == 4
    assert table.offers("hex:2,-2")
    table.play("hex:2,-2")
    assert table.exp == 1
    assert not table.offers("attack")


@pytest.mark.clause("OB-ATK-2")
def test_dice_add_up_and_there_is_at_least_one() -> None:
    table = attacker(horde("H6-Z1", 2, 0), active_doom=["DC-01", "DC-01"])
    table.dice("G").play("attack")
    assert table.state.chance.taken == 1
    strong = attacker(horde("H6-Z1", 2, 0), skills=["ST-01"])
    strong.dice("GGGG").play("attack")
    assert strong.state.chance.taken == 4


@pytest.mark.clause("OB-ATK-3", "OB-ATK-5", "OB-ATK-8")
def test_a_skull_matches_any_resource_and_exp_is_the_level() -> None:
    table = attacker(horde("H4-Z1", 2, 0), goods="GB")
    table.dice("KSS").play("attack", "hex:2,0")
    assert (table.exp, table.goods("diplomat")) == (4, "")
    assert table.horde_at(2, 0) is None


@pytest.mark.clause("OB-ATK-5")
def test_a_failed_attack_has_no_effect() -> None:
    table = attacker(horde("H1-ZG", 2, 0))
    table.dice("BBB").play("attack")
    assert table.decision == "turn"
    assert table.horde_at(2, 0) == "H1-ZG"
    assert table.exp == 0


@pytest.mark.clause("OB-ATK-4", "OB-KIND-2")
def test_a_skull_in_a_resistance_must_be_rolled() -> None:
    table = attacker(horde("H2-L2", 2, 0), goods="BBAGS")
    table.dice("BAG").play("attack")
    assert table.decision == "turn"  # not payable
    skull = attacker(horde("H2-L2", 2, 0))
    skull.dice("BKGA").play("attack", "hex:2,0")  # the last die is its fallout
    assert skull.exp == 2


@pytest.mark.clause("OB-ATK-6", "OB-PAY-5")
def test_tokens_come_from_everybody_there_the_rollers_first() -> None:
    others = [
        who("soldier", R0, goods="AA"),
        who("pilot", R0, goods="A"),
        who("sentinel", R1, goods="A"),
    ]
    table = lay(
        who("diplomat", R0, goods="A"),
        *others,
        horde("H2-Z13", 2, 0),
        helpless=R3,
        active="diplomat",
    )
    table.dice("EGG").play("attack", "hex:2,0")
    assert table.goods("diplomat") == "A"  # spent, and one more from the fallout
    assert table.goods("soldier") == "A"  # has the most of those who are left
    assert (table.goods("pilot"), table.goods("sentinel")) == ("A", "A")


@pytest.mark.clause("OB-ATK-7", "OB-PAY-6")
def test_attacks_can_be_split() -> None:
    table = attacker(horde("H1-ZG", 2, 0), horde("H1-ZB", 2, -1), horde("H1-ZS", 1, 1))
    table.dice("GBA").play("attack")
    assert table.options() == ["hex:2,-1", "hex:2,0", "done"]
    table.play("hex:2,0", "hex:2,-1")
    assert table.exp == 2
    assert table.decision == "turn"


@pytest.mark.clause("OB-ATK-9", "OB-ATK-10")
def test_fallout_comes_after_the_entire_attack() -> None:
    table = attacker(horde("H1-ZG+", 2, 0), horde("H1-ZG", 2, -1))
    table.dice("GBS").play("attack")
    table.play("hex:2,0")  # its fallout is a Gasoline, which does not help against the other
    assert table.goods("diplomat") == "G"
    assert table.horde_at(2, -1) == "H1-ZG"
    assert table.decision == "turn"


@pytest.mark.clause("OB-ATK-9")
def test_what_would_be_given_to_the_fallen_is_lost_the_rest_happens() -> None:
    table = lay(
        who("diplomat", R0, wounds=2, goods="A"),
        who("soldier", R2),
        horde("H2-Z04", 2, 0),
        horde("H1-ZG+", 2, -1),
        horde("H2-Z11", 1, 1),
        helpless=R3,
        active="diplomat",
        pieces={R0: {"garrison": 6}},
    )
    table.play("attack", *["use-garrison"] * 5).dice("GEGBGGBSS").play("use-garrison")
    table.play("hex:2,0", "hex:2,-1", "hex:1,1")
    assert table.survivor("diplomat").down == 1
    assert table.goods("diplomat") == ""
    assert table.pieces(R0) == {"fire": 1}


@pytest.mark.clause("OB-ATK-10")
def test_no_fallout_after_cards() -> None:
    table = attacker(horde("H1-L1", 2, 0), hand=["FC-12"])
    table.play("play:diplomat:FC-12")
    assert table.exp == 1
    assert table.hand("diplomat") == []


@pytest.mark.clause("OB-ATK-11", "OB-MAP-3")
def test_only_the_top_of_the_stack_then_the_next() -> None:
    stack = [horde("H1-ZG", 0, 0), horde("H1-ZB", 0, 0)]
    table = attacker(*stack)
    table.dice("GBS").play("attack")
    assert table.options() == ["hex:0,0", "done"]
    table.play("hex:0,0")
    assert table.horde_at(0, 0) == "H1-ZG"
    table.play("hex:0,0")
    assert table.overrun == set()


@pytest.mark.clause("OB-ATK-12")
def test_at_range_exactly_one_horde_and_no_split() -> None:
    hordes = [horde("H1-ZG", 2, -2), horde("H1-ZB", 2, 0)]
    far = attacker(*hordes, skills=["DX-02"])
    far.dice("GBS").play("attack", "hex:2,-2")
    assert far.decision == "turn"
    assert far.horde_at(2, 0) == "H1-ZB"
    near = attacker(*hordes, skills=["DX-02"])
    near.dice("GBS").play("attack", "hex:2,0")
    assert near.horde_at(2, -2) == "H1-ZG"
    assert near.decision == "turn"
    fog = attacker(*hordes, skills=["DX-02"], active_doom=["DC-23"])
    fog.dice("GBS").play("attack")
    assert fog.options() == ["hex:2,0", "done"]


@pytest.mark.clause("OB-ATK-12", "OB-GEN-2")
def test_thick_fog_forbids_splitting() -> None:
    table = attacker(horde("H1-ZG", 2, 0), horde("H1-ZB", 2, -1), active_doom=["DC-23"])
    table.dice("GBS").play("attack", "hex:2,0")
    assert table.decision == "turn"
    assert table.exp == 1


@pytest.mark.clause("OB-ATK-13")
def test_when_attacking_gives_its_resource_before_the_roll() -> None:
    table = attacker(horde("H1-ZA", 2, 0), skills=["DX-05"])
    table.dice("GGG").play("attack", "hex:2,0")
    assert table.exp == 1
    full = attacker(horde("H1-ZA", 2, 0), skills=["DX-05"], goods="GGGGG")
    full.play("attack")
    assert full.decision == "drop"


@pytest.mark.clause("OB-ATK-14")
def test_the_soldiers_extra_attack_is_rolled_separately() -> None:
    table = attacker(horde("H2-Z01", 2, 0), name="soldier")
    table.dice("GSSBSS").play("attack", "attack")
    assert table.horde_at(2, 0) == "H2-Z01"  # G and B were rolled, but in two attacks


@pytest.mark.clause("OB-ATK-15")
def test_the_assassins_single_die() -> None:
    table = attacker(horde("H2-Z01", 2, 0), name="assassin", goods="B", skills=["ST-01"])
    table.dice("G").play("special:assassin", "hex:2,0")
    assert table.exp == 2
    assert table.state.turn.main == 1
    assert not table.offers("special:assassin")


@pytest.mark.clause("OB-ATK-16")
@pytest.mark.parametrize(("place", "dice"), [("SE-MIL", 4), ("SE-SAW", 2)])
def test_settlement_passives_in_attack(place: str, dice: int) -> None:
    table = lay(
        who("diplomat", place), horde("H6-Z1", 3, 0), city={place: (2, 0)}, active="diplomat"
    )
    table.dice("G" * dice).play("attack")
    assert table.state.chance.taken == dice
    dark = lay(
        who("diplomat", place),
        horde("H6-Z1", 3, 0),
        city={place: (2, 0)},
        active="diplomat",
        pieces={place: {"power": 1}},
    )
    dark.dice("GGG").play("attack")
    assert dark.state.chance.taken == 3


@pytest.mark.clause("OB-ATK-16", "OB-AID-2")
def test_no_attack_from_the_shopping_mall_with_power() -> None:
    mall = {"SE-SHO": (2, 0)}
    lit = lay(who("soldier", "SE-SHO"), horde("H1-ZG", 3, 0), city=mall, active="soldier")
    assert not lit.offers("attack")
    dark = lay(
        who("soldier", "SE-SHO"),
        horde("H1-ZG", 3, 0),
        city=mall,
        active="soldier",
        pieces={"SE-SHO": {"power": 1}},
    )
    assert dark.offers("attack")


@pytest.mark.clause("OB-ATK-17")
@pytest.mark.parametrize(
    ("skill", "near", "dice"),
    [("ST-02", "H4-Z1", 5), ("ST-02", "H6-Z1", 3), ("ST-03", "H1-ZG", 4), ("ST-03", "H6-Z1", 3)],
)
def test_giant_killer_and_resilience(skill: str, near: str, dice: int) -> None:
    table = attacker(horde(near, 2, 0), skills=[skill])
    table.dice("S" * dice).play("attack")
    assert table.state.chance.taken == dice


@pytest.mark.clause("OB-ATK-18")
def test_no_schematic_with_artillery() -> None:
    table = attacker(
        horde("H6-Z1", 2, 0),
        horde("H1-ZG", 2, -2),
        skills=["IN-01"],
        hand=["SC-01"],
        built=["SC-01"],
    )
    table.play("attack").dice("SSSS").play("artillery")  # 3 + Artillery, no Chainsaw
    assert table.state.chance.taken == 4
    plain = attacker(
        horde("H6-Z1", 2, 0),
        horde("H1-ZG", 2, -2),
        skills=["IN-01"],
        hand=["SC-01"],
        built=["SC-01"],
    )
    plain.play("attack").dice("SSSS").play("roll")
    assert plain.state.chance.taken == 4
    assert plain.state.user[0] == 2


@pytest.mark.clause("OB-ATK-12", "OB-ATK-18")
def test_artillery_hits_one_horde_at_distance_2_and_none_next_door() -> None:
    near, far = horde("H1-ZB", 2, 0), horde("H1-ZG", 2, -2)
    table = attacker(near, far, skills=["IN-01"])
    table.play("attack").dice("GBSS").play("artillery")
    assert table.options() == ["hex:2,-2", "done"]  # the B would pay for the one next door
    assert GAME.view(table.position).dice.reach == [HEX_AT[2, -2]]
    table.play("hex:2,-2")
    assert (table.decision, table.exp) == ("turn", 1)
    plain = attacker(near, far, skills=["IN-01"])
    plain.play("attack").dice("BSS").play("roll")
    assert plain.options() == ["hex:2,0", "done"]


# The Doom die


@pytest.mark.clause("OB-DIE-1")
def test_the_doom_die_needs_a_full_tracker_and_replaces_a_die() -> None:
    assert not attacker(horde("H6-Z1", 2, 0), drawn=["DC-29"] * 2).play("attack").offers("doom-die")
    table = attacker(horde("H2-L2", 2, 0), drawn=["DC-29"] * 3)
    table.play("attack").chance(1, 0, 3).play("doom-die")  # B and G, and the Doom die's skull
    assert table.offers("hex:2,0")


@pytest.mark.clause("OB-DIE-1")
def test_its_doom_face_adds_a_card_at_once() -> None:
    table = attacker(horde("H6-Z1", 2, 0), active_doom=["DC-29"] * 3)
    table.play("attack").chance(0, 0, 4, 5).play("doom-die")
    assert table.drawn == 1


@pytest.mark.clause("OB-DIE-2")
def test_the_survivalist_defends_with_it_at_any_time() -> None:
    table = lay(who("survivalist", R0), horde("H1-L1", 2, 0, "swell"), helpless=R3, step="level")
    table.play("survivor:survivalist")
    assert table.offers("doom-die")
    attack = attacker(horde("H1-L1", 2, 0), name="survivalist")
    attack.dice("GGG").play("attack")
    assert attack.decision == "turn"  # no question about the Doom die in an attack


@pytest.mark.clause("OB-DIE-3")
def test_blank_faces_match_nothing_but_can_be_rerolled_or_fixed() -> None:
    table = attacker(horde("H1-ZS", 2, 0), active_doom=["DC-20"], skills=["ST-11"], hand=["FC-10"])
    table.dice("SGG").play("attack")
    table.play("play:diplomat:FC-10")
    assert table.options() == ["face:G", "face:S"]
    table.play("face:S", "accept")
    assert table.offers("hex:2,0")
    cool = attacker(horde("H1-ZS", 2, 0), active_doom=["DC-20"], skills=["IN-10"])
    cool.dice("SGG").play("attack")
    assert cool.offers("hex:2,0")


@pytest.mark.clause("OB-DIE-3")
def test_mortar_and_lucky_fix_a_die_once_per_day() -> None:
    table = attacker(horde("H1-ZE", 2, 0), hand=["SC-06"], built=["SC-06"])
    table.dice("AGG").play("attack", "fix:SC-06:G")
    assert table.offers("hex:2,0")
    assert table.state.user[5] == 2
    lucky = attacker(horde("H1-L1", 2, 0), skills=["DX-12"])
    lucky.dice("GGG").play("attack", "fix:DX-12:G")
    assert lucky.offers("hex:2,0")


@pytest.mark.clause("OB-DIE-4")
def test_dice_of_a_common_reroll_are_chosen_one_by_one() -> None:
    table = attacker(horde("H2-Z01", 2, 0), hand=["FC-09"])
    table.dice("SSE").play("attack", "play:diplomat:FC-09")
    assert table.options() == ["face:S", "face:E"]  # at least one
    table.play("face:S", "face:S").dice("GB").play("done")
    assert table.offers("hex:2,0")


@pytest.mark.clause("OB-DIE-4", "OB-ATK-15")
def test_each_reroll_source_once_per_roll() -> None:
    table = attacker(horde("H1-ZG", 2, 0), name="mercenary", skills=["IN-04"])
    table.dice("BBBSSS").play("attack", "reroll:mercenary:B")
    assert not any("reroll:mercenary:" in key for key in table.options())
    table.play("reroll:mercenary-alone:B", "reroll:IN-04:B")
    assert table.decision == "turn"
    company = lay(
        who("mercenary", R0),
        who("pilot", R0),
        horde("H1-ZG", 2, 0),
        helpless=R3,
        active="mercenary",
    )
    company.dice("BBB").play("attack")
    assert not any("alone" in key for key in company.options())


# Payment


@pytest.mark.clause("OB-PAY-1", "OB-AID-7")
def test_the_laboratory_lowers_resistances() -> None:
    lab = {"SE-LAB": (-2, 0)}
    table = attacker(horde("H2-Z13", 2, 0), city=lab, laboratory="A")
    table.dice("AEG").play("attack")
    assert table.offers("hex:2,0")
    dark = attacker(
        horde("H2-Z13", 2, 0), city=lab, laboratory="A", pieces={"SE-LAB": {"power": 1}}
    )
    dark.dice("AEG").play("attack")
    assert dark.decision == "turn"


@pytest.mark.clause("OB-PAY-2", "OB-PAY-3", "OB-PAY-4")
def test_payments_are_listed_with_the_fewest_tokens_first() -> None:
    table = attacker(horde("H1-ZA", 2, -1), horde("H2-Z03", 2, 0), goods="SG")
    table.dice("AKK").play("attack", "hex:2,-1")
    table.play("hex:2,0")  # G B S with two skulls and the tokens G and S
    assert table.decision == "pay"
    assert table.options() == ["pay:GB", "pay:BS", "pay:B"]
    table.play("pay:B")
    assert table.goods("diplomat") == ""


@pytest.mark.clause("OB-PAY-4", "OB-SCH-2")
def test_the_flamethrower_pays_with_gasoline() -> None:
    table = attacker(horde("H2-Z07", 2, 0), goods="GG", hand=["SC-02"], built=["SC-02"])
    table.dice("SSS").play("attack", "hex:2,0")
    assert (table.exp, table.goods("diplomat")) == (2, "")
    assert table.state.user[1] == 2
    skull = attacker(horde("H2-L2", 2, 0), goods="GG", hand=["SC-02"], built=["SC-02"])
    skull.dice("SSS").play("attack")
    assert skull.decision == "turn"  # never a skull


@pytest.mark.clause("OB-PAY-7", "OB-DEF-2")
def test_in_defence_tokens_may_be_kept() -> None:
    table = lay(
        who("diplomat", R0, goods="BA"),
        horde("H2-Z05", 2, 0, "swell"),
        helpless=R3,
        step="level",
        level=2,
    )
    table.dice("GGS").play("survivor:diplomat")
    assert table.options() == ["pay:-", "none"]
    sure = lay(
        who("diplomat", R0, goods="BA"),
        horde("H2-Z05", 2, 0, "swell"),
        helpless=R3,
        step="level",
        level=2,
        deck=0,
    )
    sure.dice("BAS").play("survivor:diplomat")
    assert (sure.exp, sure.goods("diplomat")) == (2, "BA")
