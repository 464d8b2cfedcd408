"""Hazards and wounds (OB-HAZ, OB-WND)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, Table, horde, lay, who

QUIET = horde("H1-ZG", -2, 0)


def dusk(*pieces: dict[str, object], **more: object) -> Table:
    """Return a table at the hazards of day 9, with an empty horde deck."""
    return lay(*pieces, **{"step": "dusk", "deck": 0, "day": 9, "helpless": R3, **more})


@pytest.mark.clause("OB-HAZ-1")
@pytest.mark.parametrize(
    ("tokens", "wounds"), [({"fire": 1}, 1), ({"contam": 1}, 1), ({"fire": 2, "contam": 2}, 2)]
)
def test_tokens_wound_once_per_kind_and_day(tokens: dict[str, int], wounds: int) -> None:
    table = dusk(who("soldier", R0), horde("H1-ZG", 0, 2), pieces={R0: tokens})
    assert table.survivor("soldier").wounds == wounds


@pytest.mark.clause("OB-HAZ-1", "OB-KIND-8")
def test_flaming_and_toxic_hordes_next_door_wound_too() -> None:
    table = dusk(
        who("soldier", R0), horde("H1-F1", 2, 0), horde("H1-T1", 2, -1), pieces={R0: {"fire": 1}}
    )
    assert table.survivor("soldier").wounds == 2  # fire once, contamination once
    simple = dusk(who("soldier", R0), horde("H1-F1", 2, 0), options={"no_icons": "on"})
    assert simple.survivor("soldier").wounds == 0


@pytest.mark.clause("OB-HAZ-2", "OB-WND-7", "OB-D-SHELTER")
def test_the_fallout_shelter_protects() -> None:
    city = {"SE-FAL": (2, -1)}
    tokens = {"SE-FAL": {"fire": 1, "contam": 1}}
    table = dusk(who("soldier", "SE-FAL"), horde("H1-ZG", 0, 2), city=city, pieces=tokens)
    assert table.survivor("soldier").wounds == 0
    dark = dusk(
        who("soldier", "SE-FAL"),
        horde("H1-ZG", 0, 2),
        city=city,
        pieces={"SE-FAL": {"fire": 1, "power": 1}},
    )
    assert dark.survivor("soldier").wounds == 1
    blast = lay(who("soldier", "SE-FAL"), horde("H2-Z04", 3, -1), city=city, active="soldier")
    blast.dice("GES").play("attack", "hex:3,-1")
    assert blast.survivor("soldier").wounds == 0
    pushed = lay(
        who("soldier", "SE-FAL"),
        horde("H1-ZG", 3, -1, "swell"),
        city=city,
        helpless=R3,
        step="level",
        deck=0,
        day=9,
    )
    pushed.play("no", "hex:1,0")
    assert (pushed.at("soldier"), pushed.survivor("soldier").wounds) == (R0, 0)


@pytest.mark.clause("OB-HAZ-3")
def test_settlers_on_or_next_to_a_token_are_killed() -> None:
    table = dusk(
        who("soldier", R3), horde("H1-ZG", 0, 2), pieces={R0: {"contam": 1}}, settlers=[R1, R3, R0]
    )
    assert table.settlers == [R3]


@pytest.mark.clause("OB-HAZ-3", "OB-HLP-2")
def test_the_shelter_protects_those_on_it() -> None:
    city = {"SE-FAL": (2, -1)}
    table = dusk(
        who("soldier", R3),
        horde("H1-ZG", 0, 2),
        city=city,
        pieces={R0: {"fire": 1}},
        helpless="SE-FAL",
    )
    assert table.outcome == "running"


@pytest.mark.clause("OB-HAZ-3")
def test_tokens_of_overrun_settlements_count() -> None:
    table = dusk(who("soldier", R3), horde("H1-ZG", 1, 0), pieces={R0: {"fire": 1}}, helpless=R1)
    assert table.outcome == "helpless"


@pytest.mark.clause("OB-HAZ-4", "OB-GEN-3")
def test_several_tokens_of_a_kind_can_lie_on_a_settlement() -> None:
    table = lay(
        who("soldier", R3),
        horde("H1-F1", 2, 0, down=True),
        horde("H1-ZB", 0, 2, down=True),
        pieces={R0: {"fire": 1}},
        helpless=R3,
        step="reveal",
    )
    table.play("hex:2,0")
    assert table.pieces(R0) == {"fire": 2}
    spent = lay(
        who("soldier", R3),
        horde("H1-F1", 2, 0, down=True),
        horde("H1-ZB", 0, 2, down=True),
        pieces={R4: {"fire": 6}},
        helpless=R1,
        step="reveal",
    )
    spent.play("hex:2,0")
    assert spent.pieces(R0) == {}


# Wounds


@pytest.mark.clause("OB-WND-1")
def test_a_wound_takes_a_slot() -> None:
    table = dusk(who("soldier", R0, goods="AAAGG"), horde("H1-ZG", 0, 2), pieces={R0: {"fire": 1}})
    assert table.decision == "drop"
    table.play("kind:G")
    assert table.goods("soldier") == "GAAA"


@pytest.mark.clause("OB-WND-2", "OB-END-1")
def test_as_many_wounds_as_health_incapacitate() -> None:
    hand = ["FC-10"]
    table = dusk(
        who("soldier", R3),
        who("pilot", R0, wounds=2, goods="GG", trap=True, hand=hand, skills=["DX-01"]),
        horde("H1-ZG", 0, 2),
        pieces={R0: {"fire": 1}},
        city={"SE-TAN": (-2, 1)},
        driver="pilot",
    )
    pilot = table.survivor("pilot")
    assert (pilot.down, pilot.wounds, pilot.trap, table.goods("pilot")) == (1, 3, 0, "")
    assert (table.hand("pilot"), table.skills("pilot")) == (hand, ["DX-01"])
    assert table.state.driver == 0
    assert table.store("G") == 8


@pytest.mark.clause("OB-WND-3")
def test_the_incapacitated_cannot_be_healed() -> None:
    table = lay(
        who("soldier", R2, hand=["FC-07"]), who("pilot", R2, down=True), QUIET, active="soldier"
    )
    assert not table.offers("play:soldier:FC-07")


@pytest.mark.clause("OB-WND-4", "OB-GEN-2")
def test_doom_against_healing() -> None:
    table = lay(
        who("technician", R3, wounds=1, hand=["FC-07"], skills=["IN-03"]),
        QUIET,
        active="technician",
        active_doom=["DC-11"],
    )
    assert not table.offers("hospital")
    assert table.offers("play:technician:FC-07", "special:IN-03")  # cards and skills still do
    surgical = lay(
        who("technician", R0, wounds=1, hand=["SC-05"]),
        QUIET,
        built=["SC-05"],
        active="technician",
        active_doom=["DC-11"],
    )
    assert not surgical.offers("special:SC-05")


@pytest.mark.clause("OB-WND-4")
def test_revive_works_under_a_chimera() -> None:
    table = lay(
        who("soldier"), who("pilot", down=True), horde("H3-C1", 2, 0), exp=4, active="soldier"
    )
    assert table.offers("develop:revive")


@pytest.mark.clause("OB-WND-6")
def test_surplus_wounds_are_lost() -> None:
    table = lay(
        who("pilot", R0, wounds=2),
        who("soldier", R3),
        horde("FE1-1", 2, 0, "swell"),
        helpless=R3,
        step="level",
        level=9,
        day=9,
        defended=[R0],
    )
    table.play("hex:0,1")
    assert table.survivor("pilot").wounds == 3


@pytest.mark.clause("OB-WND-7")
def test_dodge_helps_against_overruns_only() -> None:
    dodger = who("soldier", R0, skills=["DX-04"], hand=["FC-25"])
    table = dusk(dodger, horde("H1-ZG", 0, 2), pieces={R0: {"fire": 1}})
    assert table.decision == "window"
    assert table.options() == ["play:soldier:FC-25", "pass"]
    table.play("play:soldier:FC-25")
    assert table.survivor("soldier").wounds == 0
    overrun = lay(
        dodger,
        horde("H1-ZG", 2, 0, "swell"),
        helpless=R3,
        step="level",
        deck=0,
        day=9,
        defended=[R0],
    )
    overrun.play("hex:0,0")
    assert overrun.survivor("soldier").wounds == 0
    assert overrun.hand("soldier") == ["FC-25"]


@pytest.mark.clause("OB-WND-7")
def test_the_hazmat_suit() -> None:
    table = dusk(
        who("soldier", R0, hand=["SC-07"]),
        horde("H1-ZG", 0, 2),
        pieces={R0: {"fire": 1, "contam": 1}},
        built=["SC-07"],
    )
    assert table.survivor("soldier").wounds == 0


@pytest.mark.clause("OB-WND-7", "OB-D-BODYGUARD")
def test_the_bodyguard_may_take_one_wound() -> None:
    team = [who("soldier", R0, skills=["ST-08"]), who("pilot", R0, wounds=2)]
    table = dusk(*team, horde("H1-ZG", 0, 2), pieces={R0: {"fire": 1}})
    assert table.decision == "bodyguard"
    table.play("take-it")
    assert [table.survivor(name).wounds for name in ("soldier", "pilot")] == [2, 2]
    other = dusk(*team, horde("H1-ZG", 0, 2), pieces={R0: {"fire": 1}}).play("no")
    assert [other.survivor(name).wounds for name in ("soldier", "pilot")] == [1, 3]


@pytest.mark.clause("OB-WND-7", "OB-WIN-5")
def test_the_first_aid_kit_saves_who_would_fall() -> None:
    team = [who("pilot", R0, wounds=2), who("soldier", R3, hand=["FC-07"])]
    table = dusk(*team, horde("H1-ZG", 0, 2), pieces={R0: {"fire": 1}})
    table.play("play:soldier:FC-07")
    assert table.survivor("pilot").wounds == 1
    light = dusk(
        who("pilot", R0, wounds=1),
        who("soldier", R3, hand=["FC-07"]),
        horde("H1-ZG", 0, 2),
        pieces={R0: {"fire": 1}},
    )
    assert light.decision != "window"


@pytest.mark.clause("OB-WND-2")
def test_iron_body_adds_health() -> None:
    table = dusk(
        who("pilot", R0, wounds=2, skills=["ST-04"]), horde("H1-ZG", 0, 2), pieces={R0: {"fire": 1}}
    )
    assert (table.survivor("pilot").wounds, table.survivor("pilot").down) == (3, 0)


def test_the_ring_is_named() -> None:
    assert (R0, R5) == ("SE-ARM", "SE-TOW")
