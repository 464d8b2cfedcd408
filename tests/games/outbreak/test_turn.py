"""A survivor's turn: what it allows, and moving (OB-TRN, OB-MOV, OB-GEN-1)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, horde, lay, unknown, who


@pytest.mark.clause("OB-GEN-1", "OB-TRN-5")
def test_players_choose_who_acts_and_a_turn_is_completed_first() -> None:
    table = lay(
        who("soldier", seat=0), who("pilot", seat=1), horde("H1-ZG", 2, 0), options={"players": 2}
    )
    assert table.decision == "who"
    assert table.offers("survivor:soldier", "survivor:pilot", "end-phase")
    table.play("survivor:pilot")
    assert table.position.to_move == 1
    assert not table.offers("survivor:soldier")
    table.play("end")
    assert table.survivor("pilot").activated == 1
    assert not table.offers("survivor:pilot")


@pytest.mark.clause("OB-TRN-1")
def test_one_main_action_one_develop_one_trade() -> None:
    table = lay(
        who("technician", R0, goods="B"),
        who("pilot", R0, goods="G"),
        horde("H1-ZG", 2, 0),
        active="technician",
        exp=20,
    )
    table.play("aid:SE-ARM:2")
    assert table.kinds().isdisjoint({"aid", "search", "attack"})
    table.play("develop:bulwark", "hex:0,0")
    assert "develop" not in table.kinds()
    table.play("trade", "give:pilot:B", "done")
    assert "trade" not in table.kinds()
    assert "move" in table.kinds()


@pytest.mark.clause("OB-TRN-2")
def test_the_incapacitated_take_no_turn_the_revived_may() -> None:
    table = lay(who("soldier"), who("pilot", down=True), horde("H1-ZG", 2, 0), exp=10)
    assert not table.offers("survivor:pilot")
    table.play("survivor:soldier", "develop:revive", "end")
    assert table.offers("survivor:pilot")


@pytest.mark.clause("OB-TRN-3")
def test_skills_with_the_night_mark_work_at_night_others_do_not() -> None:
    defender = who("diplomat", R0, skills=["ST-01", "ST-05"])
    table = lay(defender, horde("H6-Z1", 2, 0, "swell"), helpless=R3, step="level", level=6)
    table.play("survivor:diplomat")
    assert table.dice_rolled() == [4]  # 3 + Shield Wall, not Brawler
    marked = lay(
        who("mercenary", R0), horde("H6-Z1", 2, 0, "swell"), helpless=R3, step="level", level=6
    )
    marked.play("survivor:mercenary")
    assert marked.decision == "roll"
    assert any(key.startswith("reroll:mercenary:") for key in marked.options())


@pytest.mark.clause("OB-TRN-4")
def test_once_per_day_sources_come_back_the_next_day() -> None:
    table = lay(who("sentinel", R1), horde("H1-ZG", -2, 0), helpless=R1, active="sentinel", deck=0)
    table.play("special:sentinel")
    assert table.pieces(R1) == {"garrison": 1}
    assert not table.offers("special:sentinel")
    table.play("end").until("who")
    assert table.survivor("sentinel").used == 0


@pytest.mark.clause("OB-TRN-6")
def test_who_falls_in_the_own_turn_ends_it() -> None:
    table = lay(
        who("soldier", R0, wounds=3),
        who("pilot", R3),
        horde("H2-Z04", 2, 0),
        horde("H1-ZG", 2, -1),
        active="soldier",
    )
    table.dice("GES").play("attack", "hex:2,0")  # its fallout is a wound
    assert table.survivor("soldier").down == 1
    assert table.decision == "who"


@pytest.mark.clause("OB-TRN-6")
def test_who_is_only_pushed_goes_on_from_the_new_hex() -> None:
    table = lay(
        who("soldier", R2, wounds=1),
        horde("H1-W1", 0, -2, down=True),
        helpless=R5,
        active="soldier",
    )
    table.play("aid:SE-CHU:1", "hex:-1,0")
    assert table.at("soldier") == R3
    assert table.decision == "turn"


@pytest.mark.clause("OB-TRN-7", "OB-ATK-14")
def test_an_attack_uses_the_extra_attack_first() -> None:
    table = lay(who("soldier", R0), horde("H6-Z1", 2, 0), active="soldier")
    table.dice("GGGGGG").play("attack")
    assert (table.state.turn.extra_attack, table.state.turn.main) == (0, 1)
    assert table.offers("attack", "search")
    table.play("attack")
    assert not table.offers("attack")


@pytest.mark.clause("OB-TRN-7", "OB-GEN-2")
def test_what_doom_forbids_needs_an_extra_action() -> None:
    table = lay(
        who("pilot", R0, hand=["FC-08"]),
        horde("H1-ZG", -2, 0),
        active="pilot",
        active_doom=["DC-08"],
    )
    assert not table.offers("search")
    table.play("play:pilot:FC-08")
    assert table.offers("search")
    table.play("search")
    assert (table.state.turn.main, table.state.turn.extra_main) == (1, 0)


@pytest.mark.clause("OB-MOV-1", "OB-MOV-5")
def test_movement_may_be_split_around_other_actions() -> None:
    table = lay(who("technician", R0), horde("H1-ZG", -2, 0), active="technician")
    table.play("move:0,0")
    assert table.state.turn.steps == 1
    table.play("aid:MB:1", "move:-1,0")
    assert table.at("technician") == R3
    assert "move" not in table.kinds()


@pytest.mark.clause("OB-MOV-5")
def test_one_move_may_be_several_steps() -> None:
    table = lay(who("technician", R0), horde("H1-ZG", -2, 0), active="technician")
    assert table.offers("move:-1,0", "move:-1,1")
    table.play("move:-1,1")
    assert (table.at("technician"), table.state.turn.steps) == (R4, 2)


@pytest.mark.clause("OB-MOV-2", "OB-MAP-5")
def test_no_stop_on_and_no_way_through_overrun_settlements() -> None:
    table = lay(
        who("technician", R0),
        horde("H1-ZG", 0, 0),
        horde("H1-ZB", 1, -1),
        helpless=R3,
        active="technician",
    )
    assert table.offers("move:0,1")
    assert not table.offers("move:0,0")
    assert not table.offers("move:0,-1")  # only over the base or R1
    runner = lay(
        who("technician", R0, skills=["DX-09"]),
        horde("H1-ZG", 0, 0),
        horde("H1-ZB", 1, -1),
        helpless=R3,
        active="technician",
    )
    assert runner.offers("move:0,-1")
    assert not runner.offers("move:0,0")


@pytest.mark.clause("OB-MOV-3")
def test_doom_cannot_reduce_movement_below_one() -> None:
    slow = lay(who("pilot"), horde("H1-ZG", -2, 0), active="pilot", active_doom=["DC-06"])
    assert slow.offers("move:1,0")
    tired = lay(
        who("technician", R0),
        horde("H1-ZG", -2, 0),
        active="technician",
        active_doom=["DC-06", "DC-06"],
    )
    assert tired.offers("move:0,0")
    assert not tired.offers("move:-1,0")
    march = lay(who("technician", R0, hand=["FC-29"]), horde("H1-ZG", -2, 0), active="technician")
    march.play("play:technician:FC-29")
    assert march.state.turn.march == 2


@pytest.mark.clause("OB-MOV-3", "OB-AID-8")
def test_the_tank_makes_one_step() -> None:
    table = lay(
        who("technician", R0),
        horde("H1-ZG", -2, 0),
        city={"SE-TAN": (2, 0)},
        active="technician",
        driver="technician",
    )
    table.play("move:0,0")
    assert "move" not in table.kinds()
    assert table.offers("dismount")


@pytest.mark.clause("OB-MOV-4")
def test_the_pilot_flies_and_makes_a_step() -> None:
    table = lay(
        who("pilot", R0), who("soldier", R0), horde("H1-ZG", -2, 0), settlers=[R0], active="pilot"
    )
    table.play("special:pilot")
    assert table.offers("survivor:soldier", "piece:settlers-1", "none")
    table.play("survivor:soldier", "hex:-1,0")
    assert (table.at("pilot"), table.at("soldier")) == (R3, R3)
    assert not table.offers("special:pilot")
    table.play("move:0,0")
    assert "move" not in table.kinds()
    before = lay(who("pilot", R0), horde("H1-ZG", -2, 0), active="pilot")
    before.play("move:0,0", "special:pilot", "none", "hex:-1,0")
    assert before.at("pilot") == R3


def test_end_phase_ends_it_for_everybody() -> None:
    table = lay(who("soldier", R1), who("pilot", R2), unknown(2, 0), helpless=R1, deck=0).play(
        "end-phase"
    )
    assert table.state.day == 2
