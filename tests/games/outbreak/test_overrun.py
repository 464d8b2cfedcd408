"""Settlements that are overrun by hordes, and freed again (OB-OVR)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R5, horde, lay, unknown, who


@pytest.mark.clause("OB-OVR-1", "OB-OVR-2")
def test_an_overrun_in_order() -> None:
    pieces = {R0: {"garrison": 1, "watchtower": 1, "turret": 1, "trap": 1, "fortress": 1}}
    table = lay(
        who("soldier", R0, activated=False),
        who("pilot", R0),
        horde("H1-ZG", 2, 0, "swell"),
        pieces=pieces,
        helpless=R0,
        settlers=[R0],
        step="level",
        deck=0,
        defended=[R0],
    )
    assert table.drawn == 1
    assert table.pieces(R0) == {"fortress": 2}
    assert table.decision == "retreat"
    table.play("hex:1,-1", "hex:0,1", "hex:0,0")
    assert (table.helpless, table.settlers, table.at("soldier")) == (R1, [R5], "MB")
    assert table.survivor("soldier").wounds == 0  # wounds come after all retreats
    table.play("hex:0,0")
    assert [table.survivor(name).wounds for name in ("soldier", "pilot")] == [1, 1]


@pytest.mark.clause("OB-OVR-2")
def test_without_adjacent_free_settlements_the_closest() -> None:
    ring = [
        horde(name, q, r, acted=True)
        for name, (q, r) in zip(
            ("H1-ZB", "H1-ZS", "H2-Z01", "H2-Z02"), ((0, 0), (1, -1), (0, 1), (-1, 0)), strict=True
        )
    ]
    table = lay(
        who("soldier", R0),
        *ring,
        horde("H1-ZG", 2, 0, "swell"),
        helpless=R2,
        step="level",
        deck=0,
        defended=[R0],
    )
    assert table.decision == "retreat"
    assert table.options() == ["hex:0,-1", "hex:-1,1"]


@pytest.mark.clause("OB-OVR-2", "OB-END-1")
def test_without_any_free_settlement_the_city_is_lost() -> None:
    ring = [
        horde(name, q, r, acted=True)
        for name, (q, r) in zip(
            ("H1-ZB", "H1-ZS", "H2-Z01", "H2-Z02", "H2-Z03", "H1-ZA"),
            ((0, 0), (1, -1), (0, 1), (-1, 0), (0, -1), (-1, 1)),
            strict=True,
        )
    ]
    table = lay(
        who("soldier", R0),
        *ring,
        horde("H1-ZG", 2, 0, "swell"),
        helpless=R0,
        step="level",
        deck=0,
        defended=[R0],
    )
    assert table.outcome == "city"


@pytest.mark.clause("OB-OVR-3")
def test_the_incapacitated_are_pushed_without_a_wound() -> None:
    table = lay(
        who("soldier", R3),
        who("pilot", R0, down=True),
        horde("H1-ZG", 2, 0, "swell"),
        helpless=R3,
        step="level",
        deck=0,
    )
    table.play("hex:0,0")
    assert (table.at("pilot"), table.survivor("pilot").wounds) == ("MB", 3)


@pytest.mark.clause("OB-OVR-3")
def test_who_falls_does_so_where_they_were_pushed() -> None:
    table = lay(
        who("soldier", R3),
        who("pilot", R0, wounds=2),
        horde("H1-ZG", 2, 0, "swell"),
        helpless=R3,
        step="level",
        deck=0,
        defended=[R0],
    )
    table.play("hex:0,1")
    assert (table.at("pilot"), table.survivor("pilot").down) == (R5, 1)


@pytest.mark.clause("OB-OVR-4")
def test_condition_tokens_go_on_free_settlements_only_and_stay_when_overrun() -> None:
    table = lay(
        who("soldier", R3),
        horde("H1-F1", 2, 0, down=True),
        horde("H1-ZB", 1, 0),
        unknown(0, 2),
        helpless=R3,
        step="reveal",
    )
    table.play("hex:2,0")
    assert table.pieces(R0) == {}  # R0 is overrun and the only neighbour
    burnt = lay(
        who("soldier", R3),
        horde("H1-ZG", 2, 0, "swell"),
        pieces={R0: {"contam": 1}},
        helpless=R3,
        step="level",
        deck=0,
    )
    assert burnt.pieces(R0) == {"contam": 1}


@pytest.mark.clause("OB-OVR-7")
def test_who_was_pushed_may_defend_again_elsewhere() -> None:
    table = lay(
        who("soldier", R0),
        horde("H1-ZG", 2, 0, "swell"),
        horde("H2-Z01", 2, -2, "swell"),
        helpless=R3,
        step="level",
        deck=0,
    )
    table.play("no", "hex:1,-1")
    assert table.decision == "defender"
    assert table.offers("survivor:soldier")


@pytest.mark.clause("OB-OVR-8")
def test_a_settlement_that_is_left_works_again() -> None:
    table = lay(
        who("soldier", R5),
        horde("H1-ZG", 1, 0, "swell"),
        pieces={R0: {"fortress": 2}},
        helpless=R3,
        step="level",
        deck=0,
    )
    assert table.overrun == {"MB"}
    assert table.pieces(R0) == {"fortress": 1}
