"""The end, dropping in and out, and variants (OB-END, OB-JOIN, OB-VAR)."""

import pytest
from tests.games.outbreak.table import R0, R1, R3, horde, lay, started, unknown, who

from holdfast.games.outbreak import GAME
from holdfast.kernel.game import IllegalMoveError

QUIET = horde("H1-ZG", -2, 0)


@pytest.mark.clause("OB-END-1")
def test_lost_when_all_survivors_are_incapacitated() -> None:
    table = lay(
        who("pilot", R0, wounds=2),
        horde("H1-ZG", 2, 0, "swell"),
        helpless=R3,
        step="level",
        deck=0,
        defended=[R0],
    )
    table.play("hex:0,1")
    assert table.outcome == "team"
    assert table.position.over
    assert [placement.rank for placement in GAME.result(table.position)] == [2]


@pytest.mark.clause("OB-END-1")
def test_lost_when_a_final_encounter_is_on_the_base() -> None:
    entered = lay(
        who("soldier", R3), horde("FE1-1", 1, 0, "swell"), helpless=R3, step="level", level=9
    )
    assert entered.outcome == "base"
    pushed = lay(
        who("soldier", R3),
        horde("FE1-1", 1, 0),
        horde("H1-ZG", 2, 0, "swell"),
        horde("H1-ZB", 0, 0),
        helpless=R3,
        step="level",
    )
    assert pushed.outcome == "base"


@pytest.mark.clause("OB-END-1", "OB-OVR-1")
@pytest.mark.parametrize("helpless", ["MB", R3])
def test_a_final_encounter_on_the_base_ends_the_game_at_once(helpless: str) -> None:
    """Check that the game ends before retreats and wounds, with the base as the reason."""
    table = lay(
        who("soldier", "MB", wounds=3), horde("FE1-1", 1, 0, "swell"),
        helpless=helpless, step="level", level=9, defended=["MB"],
    )  # fmt: skip
    assert table.outcome == "base"
    assert (table.survivor("soldier").wounds, table.survivor("soldier").down) == (3, 0)
    assert table.state.doom_drawn[0] == 0


@pytest.mark.clause("OB-END-2")
def test_won_when_the_last_horde_falls_after_the_final_encounters() -> None:
    table = lay(who("soldier", R0), horde("H1-ZG", 2, 0), deck=0, helpless=R3, active="soldier")
    table.dice("GSS").play("attack", "hex:2,0")
    assert table.outcome == "won"
    assert [placement.rank for placement in GAME.result(table.position)] == [1]
    more = lay(
        who("soldier", R0),
        horde("H1-ZG", 2, 0),
        horde("H1-ZB", 0, 2, down=True),
        deck=0,
        helpless=R3,
        active="soldier",
    )
    more.dice("GSS").play("attack", "hex:2,0")
    assert more.outcome == "running"  # a facedown horde is in play too
    final = lay(who("soldier", R0), horde("H1-ZG", 2, 0), deck=1, helpless=R3, active="soldier")
    final.dice("GSS").play("attack", "hex:2,0")
    assert final.outcome == "running"  # the Final Encounter is still in the deck


@pytest.mark.clause("OB-END-2")
def test_won_in_a_defence_and_with_hordes_left_in_the_deck() -> None:
    table = lay(
        who("soldier", R0, goods="GBA"),
        who("sentinel", R0, goods="ASE"),
        horde("FE1-1", 2, 0, "swell"),
        deck=5,
        helpless=R3,
        step="level",
        level=9,
    )
    table.dice("SSS").play("survivor:soldier", "pay:-")
    assert table.outcome == "won"
    kill = lay(
        who("soldier", R0, goods="GBA"),
        who("sentinel", R0, goods="ASE"),
        horde("FE1-1", 2, 0),
        deck=5,
        helpless=R3,
        active="soldier",
    )
    kill.dice("SSS").play("attack", "hex:2,0")
    assert kill.outcome == "won"


@pytest.mark.clause("OB-END-3")
def test_loss_and_win_in_one_action_is_a_loss() -> None:
    table = lay(
        who("pilot", R0, wounds=2), horde("H2-Z04", 2, 0), deck=0, helpless=R3, active="pilot"
    )
    table.dice("GES").play("attack", "hex:2,0")
    assert table.outcome == "team"


@pytest.mark.clause("OB-END-4")
def test_day_40_never_begins() -> None:
    table = lay(QUIET, unknown(2, 0), step="day", day=39)
    assert table.outcome == "time"
    assert table.state.day == 39


@pytest.mark.clause("OB-END-3")
def test_after_the_end_nothing_moves() -> None:
    table = lay(QUIET, step="day", day=39)
    assert GAME.legal(table.position) == []
    assert table.state.agenda.depth == 0
    with pytest.raises(IllegalMoveError):
        GAME.play(table.position, 0)


# Joining and leaving


@pytest.mark.clause("OB-JOIN-1", "OB-JOIN-4")
def test_joining_at_the_next_morning() -> None:
    table = lay(
        who("soldier", R1, seat=0),
        QUIET,
        unknown(2, 0),
        unknown(0, 2),
        helpless=R1,
        deck=30,
        day=10,
    )
    decision = table.decision
    table.command("join", 3)
    assert table.decision == decision  # the open decision stays open
    table.play("end-phase").until("join")
    assert table.position.to_move == 3
    table.play("survivor:pilot")
    assert (table.survivor("pilot").seat, table.at("pilot")) == (3, "MB")
    assert (len(table.hand("pilot")), table.goods("pilot")) == (3, "GG")
    table.until("reveal")
    assert table.state.reveals + 1 == 2 + 1  # day 11
    table.until("who")
    assert table.offers("survivor:pilot")


@pytest.mark.clause("OB-JOIN-1")
def test_on_an_overrun_base_the_newcomer_goes_to_the_closest_settlement() -> None:
    table = lay(
        who("soldier", R1, seat=0),
        horde("H1-ZG", 0, 0),
        unknown(2, 0),
        helpless=R1,
        joining=[1],
        step="joins",
    )
    table.play("survivor:pilot")
    assert table.at("pilot") != "MB"


@pytest.mark.clause("OB-JOIN-2")
def test_taking_over_a_survivor_of_a_seat_with_two() -> None:
    table = lay(
        who("soldier", R1, seat=0, goods="A"),
        who("sentinel", R1, seat=0),
        QUIET,
        unknown(2, 0),
        helpless=R1,
        joining=[1],
        step="joins",
    )
    table.play("survivor:soldier")
    assert (table.survivor("soldier").seat, table.goods("soldier")) == (1, "A")
    assert list(table.state.order)[:2] == [5, 7]  # Sentinel of seat 0, then the Soldier of seat 1
    assert table.state.team == 2


@pytest.mark.clause("OB-JOIN-3", "OB-JOIN-4")
def test_leaving_at_the_end_of_the_survivor_phase() -> None:
    team = [
        who("soldier", R1, seat=0),
        who("pilot", R1, seat=1, goods="G", hand=["FC-10"], skills=["DX-01"], trap=True),
    ]
    table = lay(*team, QUIET, unknown(2, 0), helpless=R1, options={"players": 2}, deck=0, day=9)
    table.command("leave", 1).play("end-phase").until("helpless")
    assert table.state.team == 1
    assert table.state.seats == 1
    assert (table.store("G"), table.state.fortune_discard[9], table.state.supply[7]) == (8, 1, 4)
    deck = [k - 1 for k in table.state.skill_deck[2] if k]
    assert deck[-1] == 24  # Sprinter lies under its deck


@pytest.mark.clause("OB-JOIN-3", "OB-END-4")
def test_the_last_seat_abandons_the_game() -> None:
    table = lay(who("soldier", R1), QUIET, helpless=R1)
    table.command("leave", 0).play("end-phase")
    assert table.outcome == "abandoned"
    fallen = lay(
        who("soldier", R1, seat=0),
        who("pilot", R1, seat=1, down=True),
        QUIET,
        helpless=R1,
        options={"players": 2},
    )
    fallen.command("leave", 0).play("end-phase")
    assert fallen.outcome == "team"


@pytest.mark.clause("OB-JOIN-4")
def test_requests_are_checked_and_can_be_taken_back() -> None:
    table = lay(who("soldier", R1, seat=0), QUIET, helpless=R1)
    for kind, seat in (("join", 0), ("leave", 1), ("cancel", 0)):
        assert not GAME.allows(table.position, GAME.moves.encode(kind, seat=seat))
    before = bytes(table.position)
    table.command("join", 2)
    assert not GAME.allows(table.position, GAME.moves.encode("join", seat=2))
    table.command("cancel", 2)
    assert bytes(table.position) == before
    assert not any(key.startswith(("join", "leave", "cancel")) for key in table.options())


@pytest.mark.clause("OB-JOIN-5")
def test_coming_back_brings_no_cards_and_no_healing() -> None:
    team = [who("soldier", R1, seat=0), who("pilot", R1, seat=1, wounds=2, hand=["FC-10"])]
    table = lay(*team, QUIET, unknown(2, 0), helpless=R1, options={"players": 2}, deck=30, day=8)
    table.command("leave", 1).play("end-phase").until("reveal")
    table.command("join", 1).until("who").play("end-phase").until("join")
    table.play("survivor:pilot")
    assert (table.survivor("pilot").wounds, table.hand("pilot"), table.goods("pilot")) == (
        2,
        [],
        "",
    )


@pytest.mark.clause("OB-JOIN-5")
def test_who_left_incapacitated_does_not_come_back() -> None:
    team = [who("soldier", R1, seat=0), who("pilot", R1, seat=1, down=True)]
    table = lay(*team, QUIET, unknown(2, 0), helpless=R1, options={"players": 2}, deck=30, day=8)
    table.command("leave", 1).play("end-phase").until("reveal")
    table.command("join", 1).until("who").play("end-phase").until("join")
    assert not table.offers("survivor:pilot")
    assert table.offers("survivor:assassin")


# Variants


@pytest.mark.clause("OB-VAR-1")
def test_without_icons_there_is_no_contamination_and_no_fallout() -> None:
    options = {"no_icons": "on"}
    table = lay(
        horde("H1-F1", 2, 0, down=True), unknown(0, 2), step="reveal", options=options
    ).play("hex:2,0")
    assert table.pieces(R0) == {}
    attack = lay(
        who("soldier", R0),
        horde("H1-ZG+", 2, 0),
        horde("H3-C1", 0, 2),
        active="soldier",
        options=options,
    )
    attack.dice("GBS").play("attack", "hex:2,0")
    assert attack.goods("soldier") == ""
    healing = lay(
        who("soldier", R3, wounds=1), horde("H3-C1", 0, 2), active="soldier", options=options
    )
    assert healing.offers("hospital")
    night = lay(
        who("soldier", R3), horde("FE1-6", 2, 0), helpless=R3, step="night", options=options
    )
    assert night.pieces(R0) == {}


@pytest.mark.clause("OB-VAR-2")
def test_without_exp_develop_restores_and_revives_for_free() -> None:
    table = lay(
        who("soldier", R0),
        who("pilot", R1, down=True),
        QUIET,
        pieces={R0: {"fire": 1}},
        active="soldier",
        options={"no_exp": "on"},
    )
    assert [key for key in table.options() if key.startswith("develop")] == [
        "develop:restore",
        "develop:revive",
    ]
    table.play("develop:revive")
    assert (table.exp, table.survivor("pilot").down) == (0, 0)


@pytest.mark.clause("OB-VAR-2")
def test_without_fortune_there_are_no_cards() -> None:
    table = started(seed=1, no_fortune="on")
    assert all(not sum(survivor.hand) for survivor in table.state.survivors)
    search = lay(who("soldier", R0), QUIET, active="soldier", options={"no_fortune": "on"})
    assert not search.offers("search")
    event = lay(QUIET, unknown(2, 0), step="day", day=1, options={"no_fortune": "on"})
    assert event.hand("soldier") == []


@pytest.mark.clause("OB-VAR-1")
def test_the_simple_preset_is_all_four() -> None:
    preset = GAME.options.preset_named("simple")
    assert preset.options == dict.fromkeys(("low_levels", "no_icons", "no_exp", "no_fortune"), "on")
    table = started(**preset.options)
    assert table.exp == 0


@pytest.mark.clause("OB-VAR-3")
def test_solo_is_one_seat_with_four() -> None:
    table = started(players=1)
    assert {table.state.survivors[table.state.order[i]].seat for i in range(4)} == {0}
