"""The Zombie Phase: movement, defence and overrun (OB-ZOM, OB-MAP, OB-DEF, OB-OVR, OB-KIND)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, Table, horde, lay, unknown, who

from holdfast.games.outbreak.content import MAIN_BASE
from holdfast.games.outbreak.content.geometry import COORDINATES, HEX_AT, distance
from holdfast.games.outbreak.rules.ground import FAR, city_distance, nearest_open, tiles_at_distance
from holdfast.kernel.plain import plain

Y = {"SE-MIL": (2, -1)}


def night(*pieces: dict[str, object], **more: object) -> Table:
    """The Zombie Phase begins; hordes that have moved stay where they are, the deck is empty."""
    return lay(*pieces, **{"step": "night", "deck": 0, "helpless": R3, "day": 9, **more})


@pytest.mark.clause("OB-MAP-1")
def test_coordinates_and_distances() -> None:
    assert len(COORDINATES) == 169
    assert sum(distance((0, 0), place) <= 4 for place in COORDINATES) == 61
    assert distance((0, 0), (2, -1)) == 2
    assert distance((-7, 0), (7, 0)) == 14


@pytest.mark.clause("OB-MAP-7")
def test_city_distance() -> None:
    s = lay(horde("H1-ZG", -2, 0), city=Y).state
    assert plain(city_distance)(s, HEX_AT[2, -1], MAIN_BASE) == 2
    assert plain(city_distance)(s, HEX_AT[2, 0], MAIN_BASE) == 2
    assert plain(city_distance)(s, HEX_AT[3, -1], MAIN_BASE) == 3
    # without the Main Base the way from R0 to R3 leads half round the ring
    r3 = 11
    assert plain(city_distance)(s, HEX_AT[1, 0], r3) == 3
    assert plain(city_distance)(s, HEX_AT[0, 0], r3) == FAR
    assert plain(tiles_at_distance)(s, MAIN_BASE, 2) == 1 << 15


@pytest.mark.clause("OB-MAP-8")
def test_open_distance_goes_round_overrun_settlements() -> None:
    s = lay(horde("H1-ZG", 1, 0), horde("H1-ZB", 1, -1), city=Y, helpless=R3).state
    assert plain(nearest_open)(s, 1 << 15, MAIN_BASE) == 0  # both ways from Y are blocked


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


# Defence


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


# Overrun


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


# Kinds


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


def test_names_of_places() -> None:
    assert (R1, R2, R4, R5) == ("SE-LIB", "SE-CHU", "SE-FAR", "SE-TOW")
