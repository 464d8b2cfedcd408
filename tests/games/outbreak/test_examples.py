"""The worked examples of the rules, by their numbers (section 9)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, horde, lay, started, unknown, who

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import FIRST_FINAL, SETTLEMENT_IDS, SKILL_IDS

Y = {"SE-MIL": (2, -1)}


@pytest.mark.clause("OB-EX-1", "OB-SET-1")
def test_1_four_players() -> None:
    table = started(players=4)
    assert (table.state.team, int(table.state.city).bit_count()) == (4, 9)


@pytest.mark.clause("OB-EX-2", "OB-SET-9", "OB-SET-10")
def test_2_the_normal_deck_has_55_cards() -> None:
    for seed in range(10):
        s = started(seed=seed).state
        finals = [uid for uid in range(s.horde_count) if s.hordes[uid].card >= FIRST_FINAL]
        assert s.horde_count == 55
        assert len(finals) == 1
        assert finals[0] >= 46


@pytest.mark.clause("OB-EX-3", "OB-KIND-3", "OB-ATK-9")
def test_3_a_chimera() -> None:
    hordes = [horde("H3-C1", 2, 0), horde("H1-ZG", -2, 0)]
    waiting = lay(who("soldier", R3, wounds=1), *hordes, helpless=R3, active="soldier")
    assert not waiting.offers("hospital")
    table = lay(who("soldier", R0, wounds=1), *hordes, helpless=R3, active="soldier")
    table.chance(1, 2, 3, 0).play("attack", "hex:2,0")
    assert (table.exp, len(table.hand("soldier"))) == (3, 1)
    table.free().play("move:0,0", "move:-1,0", "hospital")
    assert table.survivor("soldier").wounds == 0


@pytest.mark.clause("OB-EX-4", "OB-ATK-5")
def test_4_the_diplomat_rolls_ammo() -> None:
    table = lay(who("diplomat", R0), horde("H1-ZA", 2, 0), horde("H1-ZG", -2, 0), active="diplomat")
    table.dice("AGS").play("attack", "hex:2,0")
    assert table.exp == 1


@pytest.mark.clause("OB-EX-5", "OB-OPN-5")
@pytest.mark.parametrize(("day", "count"), [(5, 4), (12, 5)])
def test_5_how_many_are_revealed(day: int, count: int) -> None:
    team = [who(name) for name in ("soldier", "pilot", "sentinel")] + [who("diplomat", down=True)]
    table = lay(*team, unknown(2, 0), unknown(0, 2), step="reveal", day=day)
    assert table.state.reveals + 1 == count


@pytest.mark.clause("OB-EX-6", "OB-MOV-1")
def test_6_move_attack_move() -> None:
    table = lay(
        who("diplomat", "MB"), horde("H1-ZA", 2, 0), horde("H1-ZG", -2, 0), active="diplomat"
    )
    table.dice("GGG").play("move:1,0", "attack").free().play("move:0,0")
    assert table.at("diplomat") == "MB"


@pytest.mark.clause("OB-EX-7", "OB-ATK-8")
def test_7_a_level_4_horde_gives_4_exp() -> None:
    table = lay(
        who("soldier", R0, goods="GBA"),
        horde("H4-Z1", 2, 0),
        horde("H1-ZG", -2, 0),
        active="soldier",
    )
    table.dice("SEK").play("attack", "hex:2,0", "pay:-")
    assert table.exp == 4


@pytest.mark.clause("OB-EX-8", "OB-DEV-9")
def test_8_the_library_teaches_intelligence() -> None:
    table = lay(who("soldier", R1), horde("H1-ZG", -2, 0), exp=5, active="soldier").play(
        "develop:first_skill"
    )
    assert {
        int(content.SKILLS[SKILL_IDS.index(key[6:])].skill_class) for key in table.options()
    } == {1}


@pytest.mark.clause("OB-EX-9", "OB-OPN-3")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (2, 0), (0, 0)])
def test_9_a_full_tracker(before: int, after: int) -> None:
    table = lay(
        who("soldier", R3),
        horde("H1-ZG", 2, 0, "swell"),
        drawn=["DC-29"] * 3,
        exp=before,
        helpless=R3,
        step="level",
        deck=0,
        day=9,
    )
    assert table.exp == after
    assert len(table.active_doom) == 3


@pytest.mark.clause("OB-EX-10", "OB-ATK-7", "OB-PAY-4")
def test_10_a_split() -> None:
    table = lay(
        who("diplomat", R0, goods="S"),
        horde("H1-ZA", 2, -1),
        horde("H1-F1", 2, 0),
        helpless=R3,
        active="diplomat",
    )
    table.dice("AKK").play("attack", "hex:2,-1", "hex:2,0")
    assert table.options() == ["pay:BS", "pay:B"]


@pytest.mark.clause("OB-EX-11", "OB-ATK-4")
def test_11_no_skull_no_looter() -> None:
    table = lay(who("diplomat", R0, goods="GBASE"), horde("H2-L2", 2, 0), active="diplomat")
    table.dice("BAG").play("attack")
    assert table.decision == "turn"


@pytest.mark.clause("OB-EX-12", "OB-ATK-6")
def test_12_sharing() -> None:
    table = lay(
        who("diplomat", R0),
        who("soldier", R0, goods="A"),
        horde("H1-ZA", 2, 0),
        helpless=R3,
        active="diplomat",
    )
    table.dice("GGG").play("attack", "hex:2,0")
    assert (table.exp, table.goods("soldier")) == (1, "")


@pytest.mark.clause("OB-EX-13", "OB-DEV-3", "OB-DEF-1")
def test_13_two_bulwarks() -> None:
    hordes = [
        horde("H1-ZG", 2, 0, "swell"),
        horde("H1-ZB", 1, 1, "swell"),
        horde("H1-ZS", 2, -1, "swell"),
    ]
    table = lay(
        who("soldier", R0),
        *hordes,
        pieces={R0: {"bulwark": 2}},
        helpless=R3,
        step="level",
        deck=0,
        day=9,
    )
    table.play("hex:2,0")
    while table.decision in ("horde-next", "horde-path"):
        table.play("hex:1,0" if table.decision == "horde-path" else table.options()[0])
    assert table.decision == "defender"
    assert table.pieces(R0) == {}
    assert table.state.tiles[SETTLEMENT_IDS.index(R0)].defended == 0
    outside = [at for at in ((2, 0), (1, 1), (2, -1)) if table.horde(*at).acted]
    assert len(outside) == 3
    assert {table.meeple(*at) for at in outside} == {"swell"}


@pytest.mark.clause("OB-EX-14", "OB-AID-2", "OB-DEF-3")
def test_14_a_power_cut_on_a_drawback() -> None:
    city = {"SE-FRE": (2, -1), "SE-CAS": (-2, 1)}
    pieces = {"SE-FRE": {"power": 1}, "SE-CAS": {"power": 1}}
    table = lay(
        who("soldier", "SE-FRE"),
        horde("H1-ZG", 3, -1, "swell"),
        city=city,
        pieces=pieces,
        helpless=R3,
        step="level",
        deck=0,
    )
    assert table.offers("survivor:soldier")
    day = lay(
        who("soldier", "SE-FRE"), horde("H1-ZG", 3, -1), city=city, pieces=pieces, active="soldier"
    )
    assert "aid" not in day.kinds()
    ruin = lay(
        who("soldier", "SE-CAS"),
        horde("H1-ZG", -3, 1, "swell"),
        city=city,
        pieces=pieces,
        helpless=R3,
        step="level",
        deck=0,
    )
    assert ruin.play("survivor:soldier").dice_rolled() == [3]


@pytest.mark.clause("OB-EX-15", "OB-DEF-4")
def test_15_auto_defence_is_3_or_5_dice() -> None:
    for key, dice, left in (("auto:1:0", 3, 1), ("auto:2:0", 5, 0)):
        table = lay(
            who("soldier", R3),
            horde("H2-L1", 2, -2, "swell"),
            horde("H1-ZG", -2, 0),
            pieces={R1: {"garrison": 2, "watchtower": 1}},
            helpless=R3,
            step="level",
            level=2,
            deck=0,
            day=9,
        )
        table.dice(("BAK" + "GG")[:dice]).play(key)
        assert table.dice_rolled() == [dice]
        assert table.pieces(R1).get("garrison", 0) == left
        assert (table.exp, table.hand("soldier"), table.outcome) == (2, [], "running")


@pytest.mark.clause("OB-EX-16", "OB-OVR-5", "OB-ATK-11", "OB-DEV-1")
def test_16_the_stack_on_the_base() -> None:
    table = lay(
        who("soldier", R3),
        horde("H3-C1", 0, 0),
        horde("H1-ZB", 0, 0),
        horde("H1-ZG", 1, 0, "swell"),
        exp=9,
        helpless=R3,
        step="level",
        deck=0,
        day=9,
    )
    assert table.drawn == 0
    table.until("who").play("survivor:soldier")
    assert table.horde_at(0, 0) == "H1-ZG"
    assert "develop" not in table.kinds()
    assert not table.offers("hospital")
    table.dice("BBB").play("attack")
    assert table.decision == "turn"  # only the third can be attacked


@pytest.mark.clause("OB-EX-17", "OB-KIND-5")
def test_17_quick() -> None:
    table = lay(
        who("soldier", R3),
        horde("H1-Q1", 2, 0, down=True),
        unknown(-2, 0),
        helpless=R3,
        step="reveal",
        day=4,
        deck=0,
    )
    table.play("hex:2,0").until("who").play("end-phase").until("who")
    assert table.horde_at(1, 0) == "H1-Q1"
    table.play("end-phase").until("who")
    assert table.horde_at(0, 0) == "H1-Q1"


@pytest.mark.clause("OB-EX-18", "OB-STL-1", "OB-STL-2", "OB-STL-3")
def test_18_settlers() -> None:
    hordes = [horde("H1-ZG", -2, 0), horde("H1-ZB", -2, 1)]
    table = lay(who("soldier", "MB"), *hordes, step="day", day=2, deck=0)
    table.play("hex:1,0")
    assert table.settlers == [R0]
    table.until("who").play("end-phase").until("settler")
    table.play("hex:2,0", "settlement:SE-MIL")
    assert len(table.hand("soldier")) >= 1
    assert table.settlers == []


@pytest.mark.clause("OB-EX-19", "OB-HAZ-3")
def test_19_fire_near_the_helpless() -> None:
    assert lay(horde("H1-ZG", -2, 0), pieces={R0: {"fire": 1}}, step="dusk").outcome == "helpless"
    assert (
        lay(horde("H1-ZG", -2, 0), pieces={R0: {"fire": 1}}, helpless=R3, step="dusk").outcome
        == "running"
    )


@pytest.mark.clause("OB-EX-20", "OB-AID-7", "OB-PAY-1")
def test_20_the_laboratory() -> None:
    lab = {"SE-LAB": (-2, 0)}
    table = lay(horde("H1-ZA", 2, 0), horde("H2-Z05", 0, 2), city=lab, laboratory="A", step="phase")
    assert (table.exp, table.horde_at(2, 0)) == (1, None)
    attack = lay(
        who("soldier", R0), horde("H2-Z05", 2, 0), city=lab, laboratory="A", active="soldier"
    )
    attack.dice("BSS").play("attack")
    assert attack.offers("hex:2,0")


@pytest.mark.clause("OB-EX-21", "OB-OVR-1")
def test_21_an_overrun_with_people() -> None:
    table = lay(
        who("soldier", R2), horde("H1-ZG", 0, -2, "swell"), helpless=R2, step="level", deck=0, day=9
    )
    table.play("no", "hex:0,0", "hex:-1,0")
    assert (table.helpless, table.at("soldier"), table.survivor("soldier").wounds) == ("MB", R3, 1)


@pytest.mark.clause("OB-EX-22", "OB-WND-1")
def test_22_capacity() -> None:
    table = lay(
        who("soldier", R0, wounds=1, goods="AAAG"),
        horde("H1-ZG", -2, 0),
        pieces={R0: {"fire": 1}},
        helpless=R3,
        step="dusk",
    )
    assert table.decision == "drop"


@pytest.mark.clause("OB-EX-23", "OB-KIND-4")
def test_23_a_giant_over_two_days() -> None:
    giant = horde("H4-G1", 2, 0)
    first = lay(who("soldier", R0), giant, horde("H1-ZG", -2, 0), helpless=R3, active="soldier")
    first.dice("BAE").play("attack", "hex:2,0")
    assert (first.exp, first.horde(2, 0).hits, first.hand("soldier")) == (0, 1, [])
    later = lay(
        who("soldier", R0),
        horde("H4-G1", 2, 0, "swell", hits=1),
        horde("H1-ZG", -2, 0),
        helpless=R3,
        step="level",
        level=4,
        day=9,
        deck=0,
    )
    later.chance(1, 2, 4, 0).play("survivor:soldier")
    assert (later.exp, len(later.hand("soldier"))) == (4, 1)


@pytest.mark.clause("OB-EX-24", "OB-DIE-1", "OB-ATK-16")
def test_24_the_doom_die_at_the_barracks() -> None:
    table = lay(
        who("diplomat", "SE-MIL"),
        horde("H1-L1", 3, -1),
        city=Y,
        active_doom=["DC-29"] * 3,
        active="diplomat",
    )
    table.play("attack").chance(0, 0, 0, 1).play("doom-die")  # three dice and the Doom die's skull
    assert table.state.chance.taken == 4
    assert table.offers("hex:3,-1")


@pytest.mark.clause("OB-EX-25", "OB-ZOM-4")
def test_25_a_detour() -> None:
    table = lay(
        who("soldier", R3),
        horde("H1-ZG", 2, 0, "swell"),
        horde("H6-Z1", 1, 0),
        city=Y,
        helpless=R3,
        step="level",
        deck=0,
        day=9,
    )
    table.until("who")
    assert table.horde_at(2, -1) == "H1-ZG"


@pytest.mark.clause("OB-EX-26", "OB-ZOM-4")
def test_26_the_shortest_route_first() -> None:
    table = lay(
        who("soldier", R3),
        horde("H1-ZG", 2, 0, "swell"),
        city=Y,
        helpless=R3,
        step="level",
        deck=0,
        day=9,
    )
    table.until("who")
    assert table.horde_at(1, 0) == "H1-ZG"


@pytest.mark.clause("OB-EX-27", "OB-ZOM-4")
def test_27_two_routes() -> None:
    table = lay(
        who("soldier", R3), horde("H1-ZG", 2, -1, "swell"), helpless=R3, step="level", deck=0
    )
    assert table.options() == ["hex:1,-1", "hex:1,0"]


@pytest.mark.clause("OB-EX-28", "OB-HLP-3", "OB-OVR-3")
def test_28_an_incapacitated_guard() -> None:
    hordes = [horde("H1-ZG", -2, 2, "swell")]
    lost = lay(
        who("soldier", R1), who("pilot", R4, down=True), *hordes, helpless=R4, step="level", deck=0
    )
    assert lost.outcome == "helpless"
    kept = lay(
        who("soldier", R4),
        who("pilot", R4, down=True),
        *hordes,
        helpless=R4,
        step="level",
        deck=0,
        day=9,
    )
    kept.play("no", "hex:0,0", "hex:0,0", "hex:-1,0")
    wounds = {name: kept.survivor(name).wounds for name in ("soldier", "pilot")}
    assert wounds == {"soldier": 1, "pilot": 3}


@pytest.mark.clause("OB-EX-29", "OB-DEV-1", "OB-DEV-12")
def test_29_exp_is_locked() -> None:
    for name, offered in (("technician", True), ("soldier", False)):
        table = lay(
            who(name, R1),
            horde("H1-ZG", 0, 0),
            pieces={R1: {"fire": 1}},
            exp=9,
            helpless=R3,
            active=name,
        )
        assert table.offers("develop:restore") == offered


@pytest.mark.clause("OB-EX-30", "OB-FOR-2")
def test_30_the_hand_limit() -> None:
    table = lay(
        who("soldier", hand=["FC-10", "FC-14"]), horde("H1-ZG", -2, 0), active="soldier"
    ).play("search")
    assert (table.decision, len(table.hand("soldier"))) == ("discard", 3)
    table.play("card:FC-10")
    assert len(table.hand("soldier")) == 2
    assert "FC-10" not in table.hand("soldier")


@pytest.mark.clause("OB-EX-31", "OB-MAP-7", "OB-KIND-7")
def test_31_round_the_base() -> None:
    table = lay(
        who("soldier", R5),
        horde("H3-H1", 1, 0, "swell"),
        helpless=R2,
        step="level",
        level=3,
        deck=0,
        day=9,
    )
    table.until("who")
    assert table.horde_at(1, -1) == "H3-H1"


@pytest.mark.clause("OB-EX-32", "OB-EX-33", "OB-ZOM-5")
def test_32_and_33_hollow_ones_in_a_push() -> None:
    hordes = [horde("H3-H1", 1, 0), horde("H2-L2", 1, -1), horde("H1-ZG", 2, -1, "swell")]
    for pieces, front in (({}, (0, 0)), ({"MB": {"bulwark": 1}}, (1, 0))):
        table = lay(
            who("soldier", R4),
            *hordes,
            city=Y,
            helpless=R4,
            pieces=pieces,
            step="level",
            deck=0,
            day=9,
        )
        table.play("hex:1,0")
        assert table.horde_at(*front) == "H3-H1"
        assert table.horde_at(*((1, 0) if not pieces else (2, -1))) == "H1-ZG"


@pytest.mark.clause("OB-EX-34", "OB-WND-7")
def test_34_the_order_of_protections() -> None:
    person = who("soldier", R0, skills=["DX-04"], hand=["FC-25"])
    table = lay(person, horde("H1-ZG", -2, 0), pieces={R0: {"fire": 1}}, helpless=R3, step="dusk")
    assert table.options() == ["play:soldier:FC-25", "pass"]


@pytest.mark.clause("OB-EX-35", "OB-TRD-4")
def test_35_no_to_and_fro() -> None:
    table = lay(
        who("soldier", R0, goods="G"),
        who("pilot", R0, goods="GA"),
        horde("H1-ZG", -2, 0),
        active="soldier",
    )
    table.play("trade", "give:pilot:G")
    assert not table.offers("take:pilot:G")
    assert table.offers("take:pilot:A")


@pytest.mark.clause("OB-EX-36", "OB-PAY-7")
def test_36_defence_with_tokens() -> None:
    table = lay(
        who("diplomat", R0, goods="BA"),
        horde("H2-Z05", 2, 0, "swell"),
        helpless=R3,
        step="level",
        level=2,
    )
    table.dice("GGS").play("survivor:diplomat")
    assert table.options() == ["pay:-", "none"]
