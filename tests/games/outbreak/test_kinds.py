"""Hordes of particular kinds at night (OB-KIND)."""

import pytest
from tests.games.outbreak.table import R0, R2, R3, R4, R5, horde, lay, night, who


@pytest.mark.clause("OB-KIND-7", "OB-MAP-7")
def test_hollow_ones_hunt_the_helpless_round_the_base() -> None:
    table = night(
        who("soldier", R5), horde("H3-H1", 1, 0, "swell"), helpless=R2, step="level", level=3
    ).until("who")
    assert table.horde_at(1, -1) == "H3-H1"


@pytest.mark.clause("OB-KIND-7")
def test_hollow_ones_enter_the_base_only_for_the_helpless() -> None:
    table = night(
        who("soldier", R5), horde("H3-H1", 1, 0, "swell"), helpless="MB", step="level", level=3
    )
    assert table.outcome == "helpless"


@pytest.mark.clause("OB-KIND-3", "OB-WND-4")
def test_nobody_heals_while_a_chimera_is_in_play() -> None:
    table = lay(
        who("soldier", R3, wounds=1, hand=["FC-07"]), horde("H3-C1", 2, 0), active="soldier"
    )
    assert table.kinds().isdisjoint({"hospital", "play"})
    assert lay(
        who("soldier", R3, wounds=1, hand=["FC-07"]), horde("H3-Z1", 2, 0), active="soldier"
    ).offers("hospital", "play:soldier:FC-07")


@pytest.mark.clause("OB-KIND-9", "OB-GEN-10")
def test_final_encounters_are_never_killed_stalled_or_calmed() -> None:
    table = lay(
        who("soldier", R0, hand=["FC-13", "FC-12"]),
        horde("FE1-1", 2, 0, "swell"),
        helpless=R3,
        active="soldier",
    )
    assert "play" not in table.kinds()
    dark = lay(
        who("soldier", R3, hand=["FC-16", "FC-17"]),
        horde("FE1-1", 2, 0, "swell"),
        helpless=R3,
        step="night",
        deck=0,
    )
    assert dark.decision != "window"


@pytest.mark.clause("OB-KIND-5")
def test_calm_has_no_effect_on_quick_and_wild() -> None:
    table = lay(
        who("soldier", R3, hand=["FC-17"]),
        horde("H1-Q1", 2, 0, "swell"),
        horde("H1-ZG", 0, 2, "swell"),
        helpless=R3,
        step="night",
        deck=0,
    )
    table.play("play:soldier:FC-17")
    assert table.meeple(0, 2) == "swell"  # calmed, then swelled again as it had not acted
    assert table.horde_at(0, 2) == "H1-ZG"
    assert R0 in table.overrun


@pytest.mark.clause("OB-KIND-9")
def test_final_encounters_move_last() -> None:
    table = night(
        who("soldier", R3),
        horde("FE1-4", 2, 0, "swell"),
        horde("H6-Z1", -2, 2, "swell"),
        helpless=R3,
    )
    assert {R0, R4} <= table.overrun
