"""Tests that every Fortune card and every schematic does what it says (sections 7.6 and 7.7)."""

from typing import Any

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, Table, horde, lay, unknown, who

QUIET = horde("H1-ZG", -2, 0)


def holder(card: str, *pieces: dict[str, Any], name: str = "technician", **more: Any) -> Table:
    """Return a table with a survivor on R0 who has this card in hand, in their turn."""
    person = {key: more.pop(key) for key in ("goods", "wounds", "skills") if key in more}
    if card.startswith("SC"):
        more["built"] = [card]
    more = {"helpless": R3, "active": name, **more}
    return lay(who(name, R0, hand=[card], **person), *pieces, QUIET, **more)


def night(card: str, *pieces: dict[str, Any], at: str = R0, **more: Any) -> Table:
    """Return a table with a survivor on R0 who has this card, while hordes are about to move."""
    more = {"helpless": R3, "step": "level", "deck": 0, "day": 9, **more}
    return lay(who("technician", at, hand=[card]), *pieces, **more)


def use(card: str, *answers: str) -> tuple[str, ...]:
    return (f"play:technician:{card}", *answers)


# Tokens, wounds, cards for the turn


def test_supply_drop_gives_two_tokens_of_any_kinds() -> None:
    table = holder("FC-01", who("pilot", R2, seat=1), options={"players": 2})
    table.play(*use("FC-01", "survivor:pilot"))
    assert (table.decision, table.position.to_move) == ("kind", 1)  # the receiver chooses
    table.play("kind:G", "kind:E")
    assert table.goods("pilot") == "GE"


@pytest.mark.parametrize(
    ("card", "letter"),
    [("FC-02", "A"), ("FC-03", "G"), ("FC-04", "B"), ("FC-05", "S"), ("FC-06", "E")],
)
def test_crates_give_two_tokens_of_their_kind(card: str, letter: str) -> None:
    table = holder(card, who("pilot", R2)).play(*use(card, "survivor:pilot"))
    assert table.goods("pilot") == 2 * letter
    before = holder(card, horde(f"H1-Z{letter}", 2, 0)).play("attack")
    before.dice("GBASE".replace(letter, "")[:3]).play(*use(card), "hex:2,0")
    assert (before.exp, before.goods("technician")) == (1, letter)  # in the roll it was for


@pytest.mark.clause("OB-GEN-3", "OB-GEN-4")
def test_a_crate_gives_what_the_store_has() -> None:
    full = who("sharpshooter", R1, goods="AAAAA")
    table = holder("FC-02", full, who("soldier", R1, goods="AA"))
    table.play(*use("FC-02", "survivor:technician"))
    assert (table.goods("technician"), table.store("A")) == ("A", 0)


def test_the_first_aid_kit_removes_two_wounds() -> None:
    table = holder("FC-07", who("soldier", R2, wounds=3), wounds=1)
    table.play(*use("FC-07", "survivor:soldier"))
    assert (table.survivor("soldier").wounds, table.survivor("technician").wounds) == (1, 1)


def test_adrenaline_gives_one_more_main_action() -> None:
    table = holder("FC-08").play("aid:SE-ARM:2")
    assert not table.offers("search")
    table.play(*use("FC-08"), "search")
    assert not table.offers("search")
    waiting = lay(who("technician", hand=["FC-08"]), QUIET)
    assert not waiting.offers("play:technician:FC-08")  # only inside a turn


def test_field_promotion_second_wind_and_forced_march() -> None:
    assert holder("FC-23").play(*use("FC-23")).exp == 3
    fallen = holder("FC-26", who("soldier", R2, down=True)).play(*use("FC-26"))
    assert (fallen.survivor("soldier").down, fallen.survivor("soldier").wounds) == (0, 1)
    assert (fallen.at("soldier"), fallen.exp) == (R2, 0)
    march = holder("FC-29", city={"SE-MIL": (2, -1), "SE-WHA": (3, -1), "SE-FOR": (4, -1)})
    assert not march.offers("move:4,-1")
    march.play(*use("FC-29"))
    assert march.offers("move:4,-1")


def test_sandbags_militia_and_booby_trap_go_on_any_free_settlement() -> None:
    city = {"SE-FOR": (2, -1)}
    for card, piece in (("FC-15", "bulwark"), ("FC-27", "garrison"), ("FC-28", "trap")):
        table = holder(card, horde("H1-ZB", 1, -1), city=city).play(*use(card))
        assert not table.offers("hex:1,-1")  # overrun
        assert table.offers("hex:2,-1") == (piece != "garrison")  # no Garrison on the Forest
        table.play("hex:0,1")
        assert table.pieces("SE-TOW") == {piece: 1}


def test_the_clean_up_crew_restores_any_settlement() -> None:
    pieces = {R2: {"fire": 2, "power": 1}, R1: {"contam": 1}}
    table = holder("FC-24", pieces=pieces, helpless="SE-FAR").play(*use("FC-24", "hex:0,-1"))
    assert (table.pieces(R2), table.pieces(R1)) == ({}, {"contam": 1})


# Hordes


def test_a_petrol_bomb_needs_a_level_1_horde_next_to_the_holder() -> None:
    table = holder("FC-12", horde("H1-ZB", 2, 0), horde("H2-Z01", 2, -1), horde("H1-ZS", 0, -2))
    table.play(*use("FC-12"))
    assert (table.horde_at(2, 0), table.exp) == (None, 1)
    assert (table.horde_at(2, -1), table.horde_at(0, -2)) == ("H2-Z01", "H1-ZS")


@pytest.mark.clause("OB-KIND-9")
def test_an_airstrike_reaches_any_horde_up_to_level_3() -> None:
    table = holder("FC-13", horde("H3-Z7", 0, -2), horde("H4-Z1", 2, 0), horde("FE1-1", 2, -1))
    table.play(*use("FC-13"))
    assert table.options() == ["hex:0,-2", "hex:-2,0"]
    table.play("hex:0,-2")
    assert (table.exp, table.hand("technician")) == (3, [])  # Exp, but no fallout


@pytest.mark.clause("OB-WIN-5", "OB-ZOM-7")
@pytest.mark.parametrize("card", ["FC-12", "FC-13"])
def test_in_strike_only_the_entering_horde_can_be_killed(card: str) -> None:
    table = night(card, horde("H1-ZB", 2, 0, "swell"), horde("H1-ZS", 2, -1, "outbreak"))
    assert table.decision == "window"
    table.play(*use(card))
    assert (table.horde_at(2, 0), table.horde_at(2, -1)) == (None, "H1-ZS")
    assert table.overrun == set()


@pytest.mark.clause("OB-WIN-5")
def test_a_petrol_bomb_does_not_reach_a_horde_that_enters_elsewhere() -> None:
    table = night("FC-12", horde("H1-ZB", -2, 0, "swell"), horde("H6-Z1", 2, 0), at=R1)
    assert table.decision != "window"


def test_a_roadblock_drives_the_horde_back() -> None:
    table = night("FC-14", horde("H1-ZB", 2, 0, "swell"), QUIET)
    table.play(*use("FC-14"))
    assert (table.horde_at(2, 0), table.meeple(2, 0)) == ("H1-ZB", "outbreak")
    assert (table.overrun, table.survivor("technician").wounds) == (set(), 0)


@pytest.mark.clause("OB-KIND-6")
def test_a_roadblock_against_a_wild_horde_leaves_it_at_swell() -> None:
    table = lay(
        who("technician", R0, hand=["FC-14"]),
        horde("H1-W1", 2, 0, down=True),
        unknown(-2, 0),
        helpless=R3,
        step="reveal",
    )
    table.play("hex:2,0", *use("FC-14"))
    assert (table.horde_at(2, 0), table.meeple(2, 0)) == ("H1-W1", "swell")


@pytest.mark.clause("OB-ZOM-5")
def test_a_roadblock_against_a_pushed_horde_stops_the_pusher_too() -> None:
    hordes = [horde("H2-Z01", 1, 0), horde("H2-Z02", 1, -1), horde("H1-ZG", 2, -1, "swell")]
    table = night("FC-14", *hordes, at=R4, city={"SE-MIL": (2, -1)}, helpless=R4)
    table.play("hex:1,0", *use("FC-14"))
    assert (table.horde_at(1, 0), table.horde_at(2, -1)) == ("H2-Z01", "H1-ZG")
    assert table.overrun == {R0, R1, "SE-MIL"}


def test_night_watch_stalls_and_decoy_flares_calm() -> None:
    hordes = [horde("H1-ZB", 2, 0, "swell"), horde("H1-Q1", 0, 2, "swell"), horde("FE1-1", 0, -2)]
    watch = night("FC-16", *hordes, at=R3, step="night")
    watch.play(*use("FC-16"))
    assert watch.options() == ["hex:2,0", "hex:0,2"]  # never a Final Encounter
    watch.play("hex:2,0", "hex:0,2").until("who")
    assert (watch.horde_at(2, 0), watch.horde_at(0, 2)) == ("H1-ZB", "H1-Q1")
    flares = night("FC-17", *hordes, at=R3, step="night")
    flares.play(*use("FC-17"))  # only the Zombie Horde: Quick ones stay at Swell
    flares.until("who")
    # Calmed before the hordes move, it swells again in the same night.
    assert (flares.horde_at(2, 0), flares.meeple(2, 0)) == ("H1-ZB", "swell")
    assert flares.horde_at(0, 1) == "H1-Q1"


# People


def test_the_evacuation_bus_goes_two_settlements_over_free_ones() -> None:
    table = holder("FC-18", horde("H1-ZB", 0, 0), settlers=[R1])
    table.play(*use("FC-18"))
    assert table.options() == ["piece:helpless", "piece:settlers-1"]
    table.play("piece:helpless")
    assert not table.offers("hex:0,0")
    assert not table.offers("hex:1,0")  # three steps round the base
    table.play("hex:1,-1")
    assert table.helpless == R1


def test_the_helicopter_takes_anybody_anywhere() -> None:
    table = holder("FC-19", who("soldier", R2, down=True), settlers=[R1])
    table.play(*use("FC-19"))
    assert table.options() == [
        "survivor:technician", "survivor:soldier", "piece:helpless", "piece:settlers-1",
    ]  # fmt: skip
    table.play("survivor:soldier", "hex:-1,1")
    assert table.at("soldier") == R4


@pytest.mark.clause("OB-WIN-5")
def test_in_strike_the_helpless_are_flown_out() -> None:
    table = night("FC-19", horde("H1-ZB", 2, 0, "swell"), QUIET, at=R1, helpless=R0)
    table.play(*use("FC-19"))  # nobody else stands there
    assert table.options()[0].startswith("hex:")
    table.play("hex:-1,0")
    assert (table.helpless, table.outcome, table.overrun) == (R3, "running", {R0})


# Doom and hordes to come


def test_good_news_ends_a_doom_card_at_once() -> None:
    table = lay(
        who("technician", R0, hand=["FC-21"]),
        unknown(2, 0),
        unknown(-2, 0),
        drawn=["DC-12"],
        step="doom",
        day=9,
        helpless=R3,
    )
    assert table.decision == "window"
    table.play(*use("FC-21"))
    assert table.state.reveals + 1 == 2  # one survivor, the second ten days; no Ambush any more


def test_the_scouting_report_looks_at_five_and_reveals_one_fewer() -> None:
    team = [who("technician", R0, hand=["FC-22"]), who("soldier")]
    down = [unknown(*at) for at in ((2, 0), (2, -1), (2, -2), (0, 2), (1, 1), (-2, 0))]
    table = lay(*team, *down, step="day", day=9, helpless=R3)
    table.play(*use("FC-22"), "hex:2,0")
    assert table.offers("done")
    table.play("hex:2,-1", "hex:2,-2", "hex:0,2", "hex:1,1")
    assert sum(table.horde(*at).known for at in ((2, 0), (2, -1), (2, -2), (0, 2), (1, 1))) == 5
    assert table.horde(-2, 0).known == 0
    assert table.state.reveals + 1 == 2  # two survivors and the second ten days, less one


# Schematics


def test_a_chainsaw_adds_a_die_to_attacks_and_a_riot_shield_to_defences() -> None:
    saw = holder("SC-01", horde("H6-Z1", 2, 0)).play("attack")
    assert saw.dice_rolled() == [4]
    for card, dice in (("SC-03", 4), ("SC-01", 3)):
        table = night(card, horde("H6-Z1", 2, 0, "swell"), level=6, built=[card])
        assert table.play("survivor:technician").dice_rolled() == [dice]


@pytest.mark.clause("OB-SCH-2", "OB-ATK-12")
def test_a_sniper_rifle_is_used_when_a_far_horde_is_paid() -> None:
    table = holder("SC-04", horde("H1-ZB", 2, -2)).dice("BGG").play("attack")
    assert table.state.user[3] == 0
    table.play("hex:2,-2")
    assert (table.exp, table.state.user[3]) == (1, 10)
    spent = holder("SC-04", horde("H1-ZB", 2, -2))
    spent.state.user[3] = 1  # somebody else used it today
    spent.play("search")
    assert not spent.offers("attack")


def test_a_surgical_kit_heals_somebody_here_once_per_day() -> None:
    table = holder("SC-05", who("soldier", R0, wounds=2), who("pilot", R1, wounds=1), wounds=1)
    table.play("special:SC-05")
    assert table.options() == ["survivor:technician", "survivor:soldier"]
    table.play("survivor:soldier")
    assert table.survivor("soldier").wounds == 1
    assert not table.offers("special:SC-05")


@pytest.mark.clause("OB-WND-7", "OB-WIN-1")
def test_a_hazmat_suit_keeps_fire_off_and_dusk_closed() -> None:
    suited = who("soldier", R0, hand=["SC-07", "FC-24"])
    table = lay(
        suited, QUIET, unknown(0, 2), pieces={R0: {"fire": 1}}, built=["SC-07"], helpless=R3,
        step="dusk", day=9,
    )  # fmt: skip
    assert table.decision != "window"  # nobody would be hurt
    assert table.survivor("soldier").wounds == 0


def test_a_pack_frame_holds_two_more_tokens() -> None:
    table = holder("SC-08", goods="GGGGG").play("aid:SE-ARM:2")
    assert (table.goods("technician"), table.state.user[7]) == ("GGGGGA", 10)


@pytest.mark.clause("OB-MOV-3")
def test_a_motorbike_adds_a_step_that_doom_can_take() -> None:
    city = {"SE-MIL": (2, -1), "SE-WHA": (3, -1)}
    table = holder("SC-09", city=city)
    table.play("move:2,-1")
    assert table.state.user[8] == 0
    table.play("move:3,-1")
    assert table.state.user[8] == 0  # two steps are the Technician's own
    table.play("move:2,-1")
    assert table.state.user[8] == 10
    tired = holder("SC-09", city=city, name="pilot", active_doom=["DC-06"])
    assert tired.offers("move:2,-1")
    assert not tired.offers("move:3,-1")  # 1 + 1 - 1


@pytest.mark.clause("OB-TRD-1")
def test_a_radio_set_trades_with_anybody() -> None:
    table = holder("SC-10", who("soldier", R3, goods="E")).play("trade", "take:soldier:E")
    assert (table.goods("technician"), table.state.user[9]) == ("E", 10)


@pytest.mark.clause("OB-SCH-1", "OB-DEV-2")
@pytest.mark.parametrize(
    ("card", "exp", "places"),
    [
        ("SC-01", 4, ("SE-WOR", "SE-GAR", "SE-SAW")),
        ("SC-02", 5, ("SE-GAR", "SE-WHA", "SE-WOR")),
        ("SC-03", 4, ("SE-POL", "SE-MIL", "SE-ARM")),
        ("SC-04", 5, ("SE-MIL", "SE-MOU", "SE-CAS")),
        ("SC-05", 4, ("SE-HOS", "SE-CHU", "SE-FAL")),
        ("SC-06", 5, ("SE-LAB", "SE-DES", "SE-TAN")),
        ("SC-07", 3, ("SE-LAB", "SE-HOS", "SE-COM")),
        ("SC-08", 3, ("SE-SLU", "SE-SHO", "SE-FAR")),
        ("SC-09", 4, ("SE-GAR", "SE-FRE", "SE-TOW")),
        ("SC-10", 3, ("SE-COM", "SE-LIB", "SE-FOR")),
    ],
)
def test_where_schematics_are_built(card: str, exp: int, places: tuple[str, ...]) -> None:
    ring = {"SE-ARM", "SE-LIB", "SE-CHU", "SE-HOS", "SE-FAR", "SE-TOW"}
    for place in (*places, "MB"):
        city = {} if place in ring or place == "MB" else {place: (2, -1)}
        person = who("diplomat", place, hand=[card])
        table = lay(person, QUIET, city=city, helpless=R3, active="diplomat", exp=exp)
        assert table.offers("develop:schematic") == (place != "MB")
        if place != "MB":
            table.play("develop:schematic")
            assert (table.exp, int(table.state.built)) == (0, 1 << int(card[3:]) - 1)
        poor = lay(person, QUIET, city=city, helpless=R3, active="diplomat", exp=exp - 1)
        assert not poor.offers("develop:schematic")
