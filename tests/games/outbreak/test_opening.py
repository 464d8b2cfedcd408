"""The Opening Phase (OB-OPN), Settlers (OB-STL) and Helpless (OB-HLP)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R5, horde, lay, started, unknown, who

from holdfast.games.outbreak.content import DOOM_IDS, HORDE_IDS


@pytest.mark.clause("OB-OPN-1")
def test_no_doom_on_the_first_day() -> None:
    table = started(seed=2)
    assert table.state.day == 1
    assert table.active_doom == []
    assert table.decision == "reveal"


@pytest.mark.clause("OB-OPN-2")
def test_drawn_cards_become_active_and_are_discarded_at_the_end_of_the_day() -> None:
    table = lay(horde("H1-ZG", 2, 0), drawn=["DC-29", "DC-07"], step="doom", day=4)
    assert table.active_doom == ["DC-29", "DC-07"]
    table.until("who").play("end-phase")
    table.until("reveal")
    assert "DC-07" not in table.active_doom
    assert table.state.doom_discard[DOOM_IDS.index("DC-07")] == 1


@pytest.mark.clause("OB-OPN-2", "OB-GEN-9")
def test_a_later_card_is_not_yet_in_force_while_an_earlier_one_resolves() -> None:
    # Spoiled Stores asks in the middle of the start; Distrust behind it does not work yet.
    table = lay(
        who("soldier", goods="AG"),
        horde("H1-ZG", 2, 0),
        drawn=["DC-10", "DC-07"],
        step="doom",
        day=3,
    )
    assert table.decision == "drop"
    assert (len(table.active_doom), table.state.doom_in_force) == (2, 1)
    table.play("kind:A")
    assert table.state.doom_in_force == 2
    assert table.goods("soldier") == "G"


@pytest.mark.clause("OB-OPN-3")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (2, 0), (0, 0)])
def test_a_full_tracker_costs_exp(before: int, after: int) -> None:
    table = lay(
        horde("H1-ZG", 2, 0), drawn=["DC-29", "DC-29", "DC-29"], exp=before, step="day", day=3
    )
    assert table.state.day == 4  # a Doom day
    assert table.drawn == 3
    assert table.exp == after


@pytest.mark.clause("OB-OPN-4")
@pytest.mark.parametrize(
    ("day", "event"),
    [(1, "fortune"), (2, "settlers"), (3, "doom"), (9, "none"), (11, "fortune"), (16, "settlers")],
)
def test_events_recur_every_ten_days(day: int, event: str) -> None:
    table = lay(horde("H1-ZG", 2, 0), step="day", day=day, options={"no_fortune": "off"})
    cards = len(table.hand("soldier"))
    assert (cards == 1, table.settlers == ["MB"], table.drawn == 1) == (
        event == "fortune",
        event == "settlers",
        event == "doom",
    )


@pytest.mark.clause("OB-OPN-4")
def test_ridiculous_has_doom_on_digits_0_and_1() -> None:
    table = lay(step="day", day=9, options={"difficulty": "ridiculous"})
    assert table.drawn == 1


@pytest.mark.clause("OB-OPN-5")
@pytest.mark.parametrize(("day", "more", "count"), [(5, 0, 4), (12, 0, 5), (25, 1, 7), (31, -1, 6)])
def test_how_many_hordes_are_revealed(day: int, more: int, count: int) -> None:
    team = [who("soldier"), who("pilot", down=True), who("sentinel"), who("diplomat")]
    table = lay(*team, unknown(2, 0), unknown(0, 2), step="reveal", day=day, more=more)
    assert table.state.reveals + 1 == count  # one of them is being asked


@pytest.mark.clause("OB-OPN-6", "OB-DEV-6")
def test_watchtower_and_mountain_pass_survey() -> None:
    hordes = [unknown(2, 0), unknown(2, -1), unknown(-2, 0)]
    table = lay(*hordes, pieces={R0: {"watchtower": 1}}, step="reveal")
    assert table.horde(2, 0).known == 1
    assert table.horde(2, -1).known == 1
    assert table.horde(-2, 0).known == 0


@pytest.mark.clause("OB-OPN-6", "OB-AID-2")
@pytest.mark.parametrize(("power", "known"), [(0, 1), (1, 0)])
def test_the_mountain_pass_needs_power(power: int, known: int) -> None:
    pieces = {"SE-MOU": {"power": 1}} if power else {}
    table = lay(unknown(3, 0), unknown(0, 2), city={"SE-MOU": (2, 0)}, pieces=pieces, step="reveal")
    assert table.horde(3, 0).known == known


@pytest.mark.clause("OB-OPN-7", "OB-KIND-5")
def test_a_revealed_horde_starts_at_outbreak_a_quick_one_at_swell() -> None:
    down = [horde("H1-ZG", 2, 0, down=True), horde("H1-Q1", 0, 2, down=True)]
    table = lay(*down, who("soldier"), who("pilot"), step="reveal")
    table.play("hex:2,0")
    assert table.meeple(2, 0) == "outbreak"
    assert table.meeple(0, 2) == "swell"


@pytest.mark.clause("OB-OPN-7")
def test_without_facedown_hordes_one_comes_from_the_deck() -> None:
    table = lay(horde("H1-ZG", 2, 0), top=["H1-ZB"], step="reveal")
    assert table.decision == "reveal-edge"
    assert "hex:2,0" not in table.options()  # only empty edge spaces
    table.play("hex:0,2")
    assert table.horde_at(0, 2) == "H1-ZB"
    assert table.meeple(0, 2) == "outbreak"


@pytest.mark.clause("OB-OPN-7")
def test_with_nothing_to_reveal_the_reveal_is_lost() -> None:
    table = lay(horde("H1-ZG", 2, 0), deck=0, step="reveal")
    assert table.decision == "helpless"


@pytest.mark.clause("OB-OPN-8", "OB-KIND-8", "OB-GEN-7")
def test_contamination_works_at_once() -> None:
    table = lay(horde("H1-F1", 2, 0, down=True), unknown(0, 2), step="reveal")
    table.play("hex:2,0")
    assert table.pieces(R0) == {"fire": 1}  # R0 is the only settlement next to it


@pytest.mark.clause("OB-OPN-8")
def test_the_team_chooses_where_a_token_goes() -> None:
    table = lay(horde("H1-T1", 2, -1, down=True), unknown(0, 2), step="reveal").play("hex:2,-1")
    assert table.decision == "token-hex"
    assert table.options() == ["hex:1,-1", "hex:1,0"]
    table.play("hex:1,0")
    assert table.pieces(R0) == {"contam": 1}


@pytest.mark.clause("OB-OPN-8", "OB-GEN-8", "OB-OPN-11")
def test_an_alarm_adds_a_reveal() -> None:
    table = lay(horde("H3-Z8", 2, 0, down=True), unknown(0, 2), unknown(0, -2), step="reveal")
    table.play("hex:2,0")
    assert table.decision == "reveal"
    assert table.state.reveals == 0


@pytest.mark.clause("OB-OPN-8")
def test_a_final_encounter_counts_as_one_of_the_reveals() -> None:
    table = lay(horde("FE1-1", 2, 0, down=True), unknown(0, 2), step="reveal").play("hex:2,0")
    assert table.horde_at(2, 0) == "FE1-1"
    assert table.meeple(2, 0) == "outbreak"
    assert table.decision == "helpless"


@pytest.mark.clause("OB-OPN-9", "OB-MAP-5")
def test_settlers_then_helpless_move_one_step() -> None:
    table = lay(horde("H1-ZG", 1, 0), settlers=["MB"], step="settlers")
    assert table.decision == "settler"
    assert "hex:1,0" not in table.options()  # overrun
    assert set(table.options()) == {
        "stay",
        "hex:1,-1",
        "hex:0,-1",
        "hex:-1,0",
        "hex:-1,1",
        "hex:0,1",
    }
    table.play("hex:0,1")
    assert table.settlers == [R5]
    assert table.decision == "helpless"
    table.play("hex:-1,0")
    assert table.helpless == R3


@pytest.mark.clause("OB-OPN-10")
def test_empty_edge_spaces_are_filled() -> None:
    table = lay(horde("H1-ZG", 2, 0), deck=20, step="replenish")
    s = table.state
    assert s.in_play == 12
    assert s.horde_count - s.dealt == 9
    short = lay(horde("H1-ZG", 2, 0), deck=3, step="replenish")
    assert short.state.in_play == 4
    # by r, then q: the first empty edge spaces of the board
    assert all(short.horde_at(q, r) for q, r in ((0, -2), (1, -2), (2, -2)))


@pytest.mark.clause("OB-OPN-11", "OB-AID-9")
def test_the_church_reveals_by_the_same_procedure() -> None:
    table = lay(
        who("soldier", R2, wounds=1),
        horde("H1-ZG", 0, -2, down=True),
        unknown(0, 2),
        active="soldier",
    )
    table.play("aid:SE-CHU:1")
    assert table.survivor("soldier").wounds == 0
    assert table.decision == "reveal"
    table.play("hex:0,-2")
    assert table.meeple(0, -2) == "outbreak"
    assert table.decision == "turn"


@pytest.mark.clause("OB-STL-1")
def test_no_settlers_on_an_overrun_base_and_never_a_fourth() -> None:
    overrun = lay(who("soldier", R0), horde("H1-ZG", 0, 0), helpless=R0, step="day", day=2)
    assert overrun.settlers == []
    full = lay(horde("H1-ZG", 2, 0), settlers=[R0, R1, R2], step="day", day=2)
    assert full.settlers == [R0, R1, R2]


@pytest.mark.clause("OB-STL-1", "OB-STL-2")
def test_settlers_may_move_on_the_day_they_come() -> None:
    table = lay(horde("H1-ZG", 2, 0), deck=0, step="day", day=2)
    assert table.settlers == ["MB"]
    assert table.decision == "settler"


@pytest.mark.clause("OB-STL-3", "OB-MAP-4")
def test_settlers_found_a_settlement_in_an_open_space() -> None:
    table = lay(
        who("soldier"),
        who("pilot", down=True),
        horde("H1-ZG", 0, 2),
        settlers=[R0],
        deck=0,
        step="settlers",
    )
    table.play("hex:2,0")
    assert table.decision == "settler-tile"
    assert not table.offers("settlement:SE-ARM")
    table.play("settlement:SE-WHA")
    assert table.settlers == []
    assert len(table.hand("soldier")) == 1
    assert table.hand("pilot") == []  # able survivors only
    assert table.state.city >> 22 & 1  # the Wharf


@pytest.mark.clause("OB-MAP-6", "OB-STL-3")
def test_no_founding_on_the_rim_of_the_board() -> None:
    ids = [f"SE-{k}" for k in ("MIL", "MOU", "POL", "SAW", "SHO", "SLU")]
    line = {name: (q, 0) for name, q in zip(ids[:5], range(2, 7), strict=True)}
    table = lay(horde("H1-ZG", 0, 2), city=line, settlers=["SE-SHO"], deck=0, step="settlers")
    assert "hex:7,0" not in table.options()
    assert "hex:6,-1" in table.options() or "hex:5,1" in table.options()


@pytest.mark.clause("OB-STL-4", "OB-HLP-3")
def test_settlers_alone_are_lost_with_an_able_survivor_pushed() -> None:
    alone = lay(
        who("soldier"),
        who("pilot", R0, down=True),
        horde("H1-ZG", 2, 0, "swell"),
        settlers=[R0, R0],
        step="level",
    )
    alone.until("reveal")
    assert alone.settlers == []
    guarded = lay(
        who("soldier", R0),
        horde("H1-ZG", 2, 0, "swell"),
        settlers=[R0],
        step="level",
        defended=[R0],
    )
    assert guarded.decision == "retreat"
    guarded.play("hex:0,0")
    assert guarded.settlers == ["MB"]


@pytest.mark.clause("OB-STL-5")
def test_settlers_and_helpless_can_be_carried_but_not_counted() -> None:
    table = lay(
        who("soldier", hand=["FC-19"]), horde("H1-ZG", 2, 0), settlers=[R1], active="soldier"
    )
    table.play("play:soldier:FC-19")
    assert table.offers("piece:helpless", "piece:settlers-1", "survivor:soldier")
    table.play("piece:settlers-1", "hex:-1,0")
    assert table.settlers == [R3]


@pytest.mark.clause("OB-HLP-1", "OB-END-1")
def test_the_helpless_alone_are_lost() -> None:
    table = lay(who("soldier", R3), horde("H1-ZG", 2, 0, "swell"), helpless=R0, step="level")
    assert table.outcome == "helpless"


@pytest.mark.clause("OB-HLP-1", "OB-OVR-9")
def test_the_helpless_with_a_survivor_are_pushed() -> None:
    table = lay(
        who("soldier", R0), horde("H1-ZG", 2, 0, "swell"), helpless=R0, step="level", defended=[R0]
    )
    assert table.decision == "retreat"
    table.play("hex:1,-1", "hex:0,0")
    assert (table.helpless, table.at("soldier")) == (R1, "MB")


@pytest.mark.clause("OB-HLP-2", "OB-OVR-9")
def test_the_fallout_shelter_saves_the_helpless_even_alone() -> None:
    city = {"SE-FAL": (2, 0)}
    table = lay(
        who("soldier", R3),
        horde("H1-ZG", 3, 0, "swell"),
        city=city,
        helpless="SE-FAL",
        settlers=["SE-FAL"],
        step="level",
    )
    assert table.outcome == "running"
    assert table.helpless == R0
    assert table.settlers == [R0]
    dark = lay(
        who("soldier", R3),
        horde("H1-ZG", 3, 0, "swell"),
        city=city,
        helpless="SE-FAL",
        step="level",
        pieces={"SE-FAL": {"power": 1}},
    )
    assert dark.outcome == "helpless"


@pytest.mark.clause("OB-HLP-4", "OB-HAZ-3")
def test_fire_next_door_kills_the_helpless_at_dusk() -> None:
    table = lay(horde("H1-ZG", -2, 0), pieces={R0: {"fire": 1}}, step="dusk")
    assert table.outcome == "helpless"
    safe = lay(horde("H1-ZG", -2, 0), pieces={R0: {"fire": 1}}, helpless=R3, step="dusk")
    assert safe.outcome == "running"


@pytest.mark.clause("OB-KIND-6", "OB-GEN-8")
def test_a_wild_horde_overruns_when_revealed_and_again_at_night() -> None:
    table = lay(
        who("soldier", R0),
        horde("H1-W1", 2, 0, down=True),
        unknown(0, 2),
        helpless=R3,
        step="reveal",
    )
    table.play("hex:2,0")
    assert table.decision == "retreat"  # no Defence Roll in the Opening Phase
    table.play("hex:1,-1")
    assert table.horde_at(1, 0) == "H1-W1"
    assert table.meeple(1, 0) == "swell"
    assert table.survivor("soldier").wounds == 1
    table.until("who").play("end-phase")
    table.until("reveal")
    assert table.horde_at(0, 0) == "H1-W1"


@pytest.mark.clause("OB-KIND-6")
def test_cards_and_bulwarks_stop_a_wild_rush() -> None:
    table = lay(
        horde("H1-W1", 2, 0, down=True), unknown(0, 2), pieces={R0: {"bulwark": 1}}, step="reveal"
    )
    table.play("hex:2,0")
    assert table.horde_at(2, 0) == "H1-W1"
    assert table.pieces(R0) == {}
    held = lay(
        who("soldier", hand=["FC-14"]),
        horde("H1-W1", 2, 0, down=True),
        unknown(0, 2),
        step="reveal",
    )
    held.play("hex:2,0", "play:soldier:FC-14")
    assert held.horde_at(2, 0) == "H1-W1"
    assert held.meeple(2, 0) == "swell"


def test_the_ids_used_here_exist() -> None:
    assert {"H1-ZG", "H1-W1", "H3-Z8"} <= set(HORDE_IDS)
