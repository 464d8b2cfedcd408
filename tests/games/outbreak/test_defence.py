"""Settlements are defended against hordes that enter (OB-DEF)."""

import pytest
from tests.games.outbreak.table import R0, R1, R3, horde, lay, who


@pytest.mark.clause("OB-DEF-1")
def test_one_defence_roll_per_settlement_and_day() -> None:
    table = lay(
        who("soldier", R0),
        horde("H1-ZG", 2, 0, "swell"),
        horde("H1-ZB", 1, 1, "swell"),
        helpless=R3,
        step="level",
        deck=0,
    )
    table.play("hex:2,0")
    assert table.offers("survivor:soldier", "no")
    table.dice("GSS").play("survivor:soldier").free()
    assert table.exp == 1
    assert table.decision in ("horde-path", "retreat")
    if table.decision == "horde-path":
        table.play("hex:1,0")
    assert table.decision == "retreat"  # the second comes unopposed
    declined = lay(
        who("soldier", R0), horde("H1-ZG", 2, 0, "swell"), helpless=R3, step="level", deck=0
    )
    declined.play("no")
    assert declined.decision == "retreat"


@pytest.mark.clause("OB-DEF-2")
def test_a_defender_gets_exp_and_fallout() -> None:
    table = lay(
        who("soldier", R0), horde("H1-ZG+", 2, 0, "swell"), helpless=R3, step="level", deck=0
    )
    table.dice("GBS").play("survivor:soldier").free()
    assert (table.exp, table.goods("soldier")) == (1, "G")
    assert table.overrun == set()


@pytest.mark.clause("OB-DEF-3")
@pytest.mark.parametrize(
    ("place", "pieces", "dice"),
    [
        ("SE-CAS", {}, 6),
        ("SE-CAS", {"power": 1}, 3),
        ("SE-POL", {}, 4),
        ("SE-GAR", {}, 2),
        ("SE-MIL", {"watchtower": 1}, 4),
        ("SE-MIL", {"fortress": 1}, 5),
    ],
)
def test_dice_in_defence(place: str, pieces: dict[str, int], dice: int) -> None:
    table = lay(
        who("diplomat", place),
        horde("H6-Z1", 3, -1, "swell"),
        city={place: (2, -1)},
        pieces={place: pieces} if pieces else {},
        helpless=R3,
        step="level",
        level=6,
        deck=0,
    )
    table.play("survivor:diplomat")
    assert table.dice_rolled() == [dice]


@pytest.mark.clause("OB-DEF-3", "OB-DEF-5")
def test_garrisons_traps_and_turret_in_defence() -> None:
    table = lay(
        who("diplomat", R0, goods="A"),
        horde("H6-Z1", 2, 0, "swell"),
        pieces={R0: {"garrison": 1, "trap": 1, "turret": 1}},
        helpless=R3,
        step="level",
        level=6,
        deck=0,
    )
    table.play("survivor:diplomat", "use-garrison", "use-trap", "turret")
    assert table.dice_rolled() == [3 + 1 + 3 + 2]
    assert table.state.supply[4] == 6
    assert table.state.supply[7] == 4


@pytest.mark.clause("OB-DEF-3", "OB-DEF-4")
def test_nobody_defends_on_the_freeway_with_power() -> None:
    city = {"SE-FRE": (2, -1)}
    lit = lay(
        who("diplomat", "SE-FRE"),
        horde("H1-ZG", 3, -1, "swell"),
        city=city,
        pieces={"SE-FRE": {"garrison": 1}},
        helpless=R3,
        step="level",
        deck=0,
    )
    assert lit.decision == "auto"
    dark = lay(
        who("diplomat", "SE-FRE"),
        horde("H1-ZG", 3, -1, "swell"),
        city=city,
        pieces={"SE-FRE": {"power": 1}},
        helpless=R3,
        step="level",
        deck=0,
    )
    assert dark.decision == "defender"


@pytest.mark.clause("OB-DEF-4", "OB-DEF-5")
def test_auto_defence() -> None:
    pieces = {R1: {"garrison": 2, "watchtower": 1}}
    table = lay(
        who("soldier", R3),
        horde("H1-ZG+", 2, -2, "swell"),
        pieces=pieces,
        helpless=R3,
        step="level",
        deck=0,
    )
    assert table.decision == "auto"
    assert table.options() == ["auto:0:0", "auto:1:0", "auto:2:0"]
    table.dice("GBS").play("auto:1:0").free()
    assert table.exp == 1
    assert table.goods("soldier") == ""  # no fallout
    assert table.pieces(R1) == {"garrison": 1, "watchtower": 1}
    fails = lay(
        who("soldier", R3),
        horde("H1-ZG", 2, -2, "swell"),
        pieces=pieces,
        helpless=R3,
        step="level",
        deck=0,
    )
    fails.play("auto:2:0")
    assert fails.dice_rolled() == [5]
    tower = lay(
        who("soldier", R3),
        horde("H1-ZG", 2, -2, "swell"),
        pieces={R1: {"watchtower": 1}},
        helpless=R3,
        step="level",
        deck=0,
    )
    assert R1 in tower.overrun  # a Watchtower gives no roll by itself


@pytest.mark.clause("OB-DEF-6", "OB-KIND-4")
def test_a_giants_first_defeat_stops_it() -> None:
    table = lay(
        who("soldier", R0),
        horde("H4-G1", 2, 0, "swell"),
        helpless=R3,
        step="level",
        level=4,
        deck=0,
        day=9,
    )
    table.dice("BAE").play("survivor:soldier").free()
    assert table.horde(2, 0).hits == 1
    assert table.meeple(2, 0) == "outbreak"
    assert (table.overrun, table.exp) == (set(), 0)


@pytest.mark.clause("OB-KIND-4")
def test_one_attack_counts_once_per_giant() -> None:
    table = lay(
        who("soldier", R0, goods="BAE"), horde("H4-G1", 2, 0), active="soldier", helpless=R3
    )
    table.dice("BAE").play("attack", "hex:2,0")
    assert table.horde(2, 0).hits == 1
    assert table.decision == "turn"  # tokens for a second defeat are there, but not in this attack
    table.chance(1, 2, 4, 0).play("attack", "hex:2,0")  # the last one draws the fallout's card
    assert table.exp == 4
