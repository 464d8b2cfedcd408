"""The Zombie Phase: where hordes go, and what they push before them (OB-ZOM, OB-MAP)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, horde, lay, night, who

from holdfast.games.outbreak.content import MAIN_BASE
from holdfast.games.outbreak.content.geometry import COORDINATES, HEX_AT, distance
from holdfast.games.outbreak.rules.ground import FAR, city_distance, nearest_open, tiles_at_distance

Y = {"SE-MIL": (2, -1)}


@pytest.mark.clause("OB-MAP-1")
def test_coordinates_and_distances() -> None:
    assert len(COORDINATES) == 169
    assert sum(distance((0, 0), place) <= 4 for place in COORDINATES) == 61
    assert distance((0, 0), (2, -1)) == 2
    assert distance((-7, 0), (7, 0)) == 14


@pytest.mark.clause("OB-MAP-7")
def test_city_distance() -> None:
    s = lay(horde("H1-ZG", -2, 0), city=Y).state
    assert city_distance(s, HEX_AT[2, -1], MAIN_BASE) == 2
    assert city_distance(s, HEX_AT[2, 0], MAIN_BASE) == 2
    assert city_distance(s, HEX_AT[3, -1], MAIN_BASE) == 3
    # without the Main Base the way from R0 to R3 leads half round the ring
    r3 = 11
    assert city_distance(s, HEX_AT[1, 0], r3) == 3
    assert city_distance(s, HEX_AT[0, 0], r3) == FAR
    assert tiles_at_distance(s, MAIN_BASE, 2) == 1 << 15


@pytest.mark.clause("OB-MAP-8")
def test_open_distance_goes_round_overrun_settlements() -> None:
    s = lay(horde("H1-ZG", 1, 0), horde("H1-ZB", 1, -1), city=Y, helpless=R3).state
    assert nearest_open(s, 1 << 15, MAIN_BASE) == 0  # both ways from Y are blocked


@pytest.mark.clause("OB-ZOM-1")
def test_hordes_act_by_level_and_players_choose_within_a_level() -> None:
    table = night(
        horde("H2-Z01", 2, 0, "swell"),
        horde("H1-ZG", -2, 2, "swell"),
        horde("H1-ZB", 0, -2, "swell"),
        helpless="MB",
    )
    assert table.decision == "horde-next"
    assert table.options() == ["hex:0,-2", "hex:-2,2"]
    table.play("hex:-2,2")
    assert table.horde_at(-1, 1) == "H1-ZG"
    assert table.horde_at(2, 0) is None or table.horde_at(1, 0) == "H2-Z01"


@pytest.mark.clause("OB-ZOM-2", "OB-KIND-1")
def test_outbreak_swells_and_swell_overruns() -> None:
    table = night(horde("H1-ZG", 2, 0), horde("H1-ZB", -2, 2, "swell"), helpless=R1)
    table.until("who")
    assert table.meeple(2, 0) == "swell"
    assert (table.horde_at(-1, 1), table.meeple(-1, 1)) == ("H1-ZB", "outbreak")


@pytest.mark.clause("OB-ZOM-2", "OB-KIND-5")
def test_quick_hordes_reset_to_swell() -> None:
    table = night(horde("H1-Q1", 2, 0, "swell")).until("who")
    assert table.meeple(1, 0) == "swell"


@pytest.mark.clause("OB-ZOM-3", "OB-OVR-5", "OB-OVR-6", "OB-MAP-3")
def test_hordes_on_the_base_stack_and_stay() -> None:
    stack = [horde("H1-ZG", 0, 0), horde("H1-ZB", 0, 0)]
    table = night(who("soldier", R3), *stack, horde("H1-ZS", 1, 0, "swell"), step="level").until(
        "who"
    )
    assert table.horde_at(0, 0) == "H1-ZS"
    assert table.horde(0, 0).meeple == 0
    assert table.drawn == 0  # no Doom card: it was overrun already
    assert table.state.in_play == 3


@pytest.mark.clause("OB-ZOM-4")
def test_shortest_route_first() -> None:
    table = night(horde("H1-ZG", 2, 0, "swell"), city=Y).until("who")
    assert table.horde_at(1, 0) == "H1-ZG"


@pytest.mark.clause("OB-ZOM-4", "OB-MAP-8")
def test_a_detour_that_is_not_farther_away() -> None:
    table = night(
        horde("H1-ZG", 2, 0, "swell"), horde("H6-Z1", 1, 0, acted=True), city=Y, step="level"
    ).until("who")
    assert table.horde_at(2, -1) == "H1-ZG"


@pytest.mark.clause("OB-ZOM-4")
def test_two_routes_are_the_teams_choice() -> None:
    table = night(horde("H1-ZG", 2, -1, "swell"), step="level")
    assert table.decision == "horde-path"
    assert table.options() == ["hex:1,-1", "hex:1,0"]
    blocked = night(
        horde("H1-ZG", 2, -1, "swell"), horde("H6-Z1", 1, 0, acted=True), step="level"
    ).until("who")
    assert blocked.horde_at(1, -1) == "H1-ZG"


@pytest.mark.clause("OB-ZOM-5", "OB-ZOM-6", "OB-KIND-7")
def test_a_push_goes_the_pushers_way() -> None:
    hordes = [horde("H3-H1", 1, 0), horde("H2-L2", 1, -1), horde("H1-ZG", 2, -1, "swell")]
    table = night(who("soldier", R4), *hordes, city=Y, helpless=R4, step="level")
    assert table.decision == "horde-path"
    table.play("hex:1,0")
    assert table.horde_at(0, 0) == "H3-H1"  # pushed onto the base, not towards the Helpless
    assert table.horde_at(1, 0) == "H1-ZG"
    assert len(table.happened("doom-drawn")) == 1
    assert table.overrun == {"MB", R0, R1}


@pytest.mark.clause("OB-ZOM-5")
def test_a_stopped_push_moves_nobody() -> None:
    hordes = [horde("H3-H1", 1, 0), horde("H2-L2", 1, -1), horde("H1-ZG", 2, -1, "swell")]
    table = night(
        who("soldier", R4),
        *hordes,
        city=Y,
        helpless=R4,
        step="level",
        pieces={"MB": {"bulwark": 1}},
    )
    table.play("hex:1,0")
    assert table.pieces("MB") == {}
    assert table.horde_at(1, 0) == "H3-H1"
    assert (table.horde_at(2, -1), table.meeple(2, -1)) == ("H1-ZG", "swell")


@pytest.mark.clause("OB-ZOM-6")
def test_followers_meet_no_defence_and_bring_no_doom() -> None:
    line = {"SE-MIL": (2, 0), "SE-POL": (3, 0)}
    hordes = [
        horde("H6-Z1", 1, 0, acted=True),
        horde("H2-Z01", 2, 0, acted=True),
        horde("H1-ZG", 3, 0, "swell"),
    ]
    # nobody can go round: the ring hexes beside are farther away
    table = night(who("soldier", R3), *hordes, city=line, helpless=R3, step="level").until("who")
    assert table.horde_at(0, 0) == "H6-Z1"
    assert table.horde_at(1, 0) == "H2-Z01"
    assert (table.horde_at(2, 0), table.meeple(2, 0)) == ("H1-ZG", "outbreak")
    assert table.drawn + len(table.active_doom) == 1


@pytest.mark.clause("OB-ZOM-7", "OB-WIN-5")
def test_what_happens_before_an_overrun() -> None:
    table = lay(
        who("soldier", R0, hand=["FC-14"]),
        horde("H1-ZG", 2, 0, "swell"),
        pieces={R0: {"bulwark": 1}},
        helpless=R3,
        step="level",
        deck=0,
    )
    assert table.decision == "window"
    table.play("play:soldier:FC-14")
    table.until("who")
    assert table.pieces(R0) == {"bulwark": 1}  # the card came first
    assert table.meeple(2, 0) == "outbreak"  # a Roadblock resets the meeple
    killed = lay(
        who("soldier", R0, hand=["FC-12"]),
        horde("H1-ZG", 2, 0, "swell"),
        horde("H1-ZB", 2, -1),
        helpless=R3,
        step="level",
        deck=0,
    )
    assert killed.options() == ["play:soldier:FC-12", "pass"]
    killed.play("play:soldier:FC-12")
    assert killed.exp == 1  # only the entering horde could be chosen
    assert killed.horde_at(2, -1) == "H1-ZB"


def test_names_of_places() -> None:
    assert (R1, R2, R4, R5) == ("SE-LIB", "SE-CHU", "SE-FAR", "SE-TOW")
