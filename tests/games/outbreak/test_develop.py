"""Develop: what Exp buys (OB-DEV), and schematics (OB-SCH)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, Table, horde, lay, unknown, who

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import CARD_IDS, SKILL_IDS


def developer(
    *more: dict[str, object], exp: int = 20, at: str = R1, **description: object
) -> Table:
    pieces = [who("diplomat", at), horde("H1-ZG", -2, 0), *more]
    return lay(*pieces, active="diplomat", exp=exp, **description)


@pytest.mark.clause("OB-DEV-1", "OB-DEV-2")
@pytest.mark.parametrize(
    ("kind", "cost"),
    [("bulwark", 3), ("garrison", 3), ("watchtower", 4), ("turret", 5), ("fortress", 6)],
)
def test_pieces_on_any_free_settlement(kind: str, cost: int) -> None:
    poor = developer(exp=cost - 1)
    assert not poor.offers(f"develop:{kind}")
    table = developer(horde("H1-ZB", 1, 0), exp=cost)
    table.play(f"develop:{kind}")
    assert table.decision == "dev-hex"
    assert not table.offers("hex:1,0")
    table.play("hex:0,1")
    assert table.pieces(R5) == {kind: 1}
    assert table.exp == 0
    assert "develop" not in table.kinds()


@pytest.mark.clause("OB-DEV-1", "OB-OVR-5")
def test_no_exp_while_the_base_is_overrun_but_what_is_free_is_possible() -> None:
    pieces = {R1: {"fire": 1}}
    locked = lay(
        who("diplomat", R1),
        horde("H1-ZG", 0, 0),
        helpless=R3,
        pieces=pieces,
        exp=9,
        active="diplomat",
    )
    assert "develop" not in locked.kinds()
    free = lay(
        who("technician", R1),
        horde("H1-ZG", 0, 0),
        helpless=R3,
        pieces=pieces,
        exp=9,
        active="technician",
    )
    assert [key for key in free.options() if key.startswith("develop")] == ["develop:restore"]
    free.play("develop:restore")
    assert (free.exp, free.pieces(R1)) == (9, {})


@pytest.mark.clause("OB-DEV-2")
def test_one_watchtower_turret_and_fortress_per_settlement() -> None:
    built = {"watchtower": 1, "turret": 1, "fortress": 1, "bulwark": 2, "garrison": 2}
    table = developer(pieces={R0: built})
    for kind, again in (
        ("watchtower", False),
        ("turret", False),
        ("fortress", False),
        ("bulwark", True),
    ):
        trial = developer(pieces={R0: built})
        trial.play(f"develop:{kind}")
        assert trial.offers("hex:1,0") == again
    assert table.offers("develop:garrison")


@pytest.mark.clause("OB-DEV-2", "OB-GEN-3")
def test_pieces_run_out() -> None:
    table = developer(pieces={R0: {"bulwark": 6}, R2: {"fortress": 1}, R3: {"fortress": 1}})
    assert not table.offers("develop:bulwark")
    assert not table.offers("develop:fortress")


@pytest.mark.clause("OB-DEV-3", "OB-ZOM-7")
def test_a_bulwark_is_removed_instead_of_an_overrun() -> None:
    table = lay(horde("H1-ZG", 2, 0, "swell"), pieces={R0: {"bulwark": 2}}, step="level", deck=0)
    table.until("helpless")
    assert table.pieces(R0) == {"bulwark": 1}
    assert table.horde_at(2, 0) == "H1-ZG"
    assert table.meeple(2, 0) == "swell"
    assert table.drawn == 0


@pytest.mark.clause("OB-DEV-4")
def test_restore_removes_all_condition_tokens() -> None:
    table = developer(pieces={R1: {"power": 1, "fire": 2, "contam": 1}, R0: {"fire": 1}})
    table.play("develop:restore")
    assert (table.pieces(R1), table.pieces(R0), table.exp) == ({}, {"fire": 1}, 19)
    assert not developer().offers("develop:restore")


@pytest.mark.clause("OB-DEV-5")
def test_a_garrison_helps_the_attacker_once() -> None:
    table = lay(
        who("diplomat", R0), horde("H6-Z1", 2, 0), pieces={R0: {"garrison": 2}}, active="diplomat"
    )
    table.play("attack")
    assert table.decision == "mods"
    table.play("use-garrison").dice("GGGG").play("roll")
    assert table.state.chance.taken == 4
    assert table.pieces(R0) == {"garrison": 1}


@pytest.mark.clause("OB-DEV-6")
def test_a_watchtower_gives_exp_at_the_start_of_the_phase() -> None:
    table = lay(
        horde("H1-ZG", 2, 0), pieces={R1: {"watchtower": 1}, R2: {"watchtower": 1}}, step="phase"
    )
    assert table.exp == 2


@pytest.mark.clause("OB-DEV-7")
def test_a_turret_gives_two_dice_per_ammo() -> None:
    table = lay(
        who("diplomat", R0),
        who("soldier", R0, goods="AA"),
        horde("H6-Z1", 2, 0),
        pieces={R0: {"turret": 1}},
        active="diplomat",
    )
    table.play("attack", "turret").dice("GGGGGGG").play("turret")  # and nothing is left to add
    assert table.goods("soldier") == ""
    assert table.state.chance.taken == 7


@pytest.mark.clause("OB-DEV-8", "OB-OVR-8", "OB-OVR-1")
def test_a_fortress_goes_down_and_comes_back() -> None:
    table = lay(
        who("diplomat", R1),
        horde("H1-ZG", 2, 0, "swell"),
        pieces={R0: {"fortress": 1, "watchtower": 1}},
        helpless=R3,
        step="level",
        deck=0,
    )
    table.until("who")
    assert table.pieces(R0) == {"fortress": 2}
    table.play("survivor:diplomat").dice("GSS").play("attack", "hex:1,0")
    assert table.pieces(R0) == {"fortress": 1}


@pytest.mark.clause("OB-DEV-9", "OB-DEV-10")
def test_learning_draws_three_of_the_class_and_keeps_one() -> None:
    table = developer()
    table.play("develop:first_skill")
    assert table.decision == "skill"
    offered = [key.split(":")[1] for key in table.options()]
    assert len(offered) == 3
    assert {int(content.SKILLS[SKILL_IDS.index(name)].skill_class) for name in offered} == {
        1
    }  # Library: INT
    table.play(f"skill:{offered[1]}")
    assert table.skills("diplomat") == [offered[1]]
    deck = [SKILL_IDS[k - 1] for k in table.state.skill_deck[1] if k]
    assert len(deck) == 11
    assert set(deck[-2:]) == {offered[0], offered[2]}
    assert offered[1] not in deck


@pytest.mark.clause("OB-DEV-9", "OB-DEV-2")
def test_a_second_skill_costs_more_and_there_is_never_a_third() -> None:
    one = lay(
        who("diplomat", R1, skills=["ST-01"]), horde("H1-ZG", -2, 0), active="diplomat", exp=8
    )
    assert one.offers("develop:second_skill")
    assert not one.offers("develop:first_skill")
    one.play("develop:second_skill")
    assert one.exp == 0
    two = lay(
        who("diplomat", R1, skills=["ST-01", "IN-02"]),
        horde("H1-ZG", -2, 0),
        active="diplomat",
        exp=30,
    )
    assert not two.offers("develop:second_skill")
    base = lay(who("diplomat"), horde("H1-ZG", -2, 0), active="diplomat", exp=30)
    assert not base.offers("develop:first_skill")  # the Main Base has no class


@pytest.mark.clause("OB-DEV-9")
def test_with_fewer_than_three_left_what_is_there_is_drawn() -> None:
    table = developer()
    deck = table.state.skill_deck[1]
    for i in range(2, 12):
        deck[i] = 0
    table.state.skill_group[1] = 1
    table.play("develop:first_skill")
    assert len(table.options()) == 2


@pytest.mark.clause("OB-DEV-11", "OB-WND-3", "OB-WND-5")
def test_revive() -> None:
    table = developer(who("sentinel", R4, down=True), exp=4)
    table.play("develop:revive")
    sentinel = table.survivor("sentinel")
    assert (sentinel.down, sentinel.wounds, table.at("sentinel")) == (0, 1, R4)
    assert table.exp == 0
    assert not developer(who("sentinel", R4, down=True), exp=3).offers("develop:revive")


@pytest.mark.clause("OB-DEV-12")
def test_costs_add_up() -> None:
    def cost(name: str, kind: str, *doom: str, **more: object) -> int:
        table = lay(
            who(name, R1, **more),
            horde("H1-ZG", -2, 0),
            active=name,
            exp=20,
            active_doom=list(doom),
            pieces={R1: {"fire": 1}},
        )
        table.play(f"develop:{kind}")
        if table.decision == "dev-hex":
            table.play("hex:0,1")
        return 20 - table.exp

    assert cost("technician", "restore") == 0
    assert cost("technician", "restore", "DC-26") == 1
    assert cost("technician", "bulwark", skills=["IN-02"]) == 1
    assert cost("diplomat", "bulwark", "DC-26", "DC-26") == 5


# Schematics


@pytest.mark.clause("OB-SCH-1", "OB-FOR-3")
def test_a_schematic_does_nothing_until_it_is_built() -> None:
    table = lay(
        who("diplomat", R0, hand=["SC-03"]), horde("H1-ZG", -2, 0), active="diplomat", exp=9
    )
    assert "play" not in table.kinds()
    table.play("develop:schematic")
    assert table.exp == 5
    assert table.state.built == 1 << 2
    assert table.hand("diplomat") == ["SC-03"]
    elsewhere = lay(
        who("diplomat", R1, hand=["SC-03"]), horde("H1-ZG", -2, 0), active="diplomat", exp=9
    )
    assert not elsewhere.offers("develop:schematic")


@pytest.mark.clause("OB-SCH-2")
def test_a_built_schematic_works_for_one_survivor_a_day() -> None:
    table = lay(
        who("diplomat", R0, hand=["SC-01"]),
        who("pilot", R0),
        horde("H6-Z1", 2, 0),
        built=["SC-01"],
        active="diplomat",
    )
    table.dice("GGGG").play("attack")
    assert table.state.chance.taken == 4
    assert table.state.user[0] == 2  # the Diplomat
    table.free().play("trade", "give:pilot:SC-01", "end", "survivor:pilot")
    table.dice("GGG").play("attack")
    assert table.state.chance.taken == 3


@pytest.mark.clause("OB-SCH-2")
def test_using_means_that_it_counted() -> None:
    frame = lay(
        who("diplomat", R0, hand=["SC-08"], goods="AAAAAA"),
        horde("H1-ZG", -2, 0),
        built=["SC-08"],
        active="diplomat",
    )
    assert frame.state.user[7] == 0
    frame.play("aid:SE-ARM:2")
    assert (frame.goods("diplomat"), frame.state.user[7]) == ("AAAAAAA", 2)
    bike = lay(
        who("diplomat", R0, hand=["SC-09"]),
        horde("H1-ZG", -2, 0),
        built=["SC-09"],
        active="diplomat",
    )
    bike.play("move:-1,0")
    assert bike.state.user[8] == 0
    bike.play("move:0,0")
    assert bike.state.user[8] == 2


@pytest.mark.clause("OB-SCH-3")
def test_a_discarded_schematic_is_unbuilt() -> None:
    table = lay(
        who("soldier", R0, hand=["SC-01", "FC-10"]),
        horde("H1-ZG", -2, 0),
        built=["SC-01"],
        active="soldier",
    )
    table.play("search", "card:SC-01")
    assert table.state.built == 0
    assert table.state.fortune_discard[CARD_IDS.index("SC-01")] == 1


def test_facedown_hordes_do_not_matter_here() -> None:
    assert developer(unknown(0, 2)).decision == "turn"
