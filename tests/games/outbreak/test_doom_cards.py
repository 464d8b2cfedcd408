"""Tests that every Doom card does what it says from the morning of its reveal (section 7.8)."""

from typing import Any

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, Table, horde, lay, unknown, who

from holdfast.games.outbreak.content.schema import DOOM_CARDS

QUIET = horde("H1-ZG", -2, 0)


def morning(*cards: str, pieces: dict[str, Any] | None = None, **more: Any) -> Table:
    """Return a table at daybreak with these Doom cards drawn, and the Technician on R0."""
    person = {key: more.pop(key) for key in ("goods", "hand", "skills", "wounds") if key in more}
    people = more.pop("people", ())
    hordes = more.pop("hordes", (QUIET, unknown(0, 2), unknown(-1, 2)))
    more = {"helpless": R3, "step": "doom", "day": 9, "deck": 0, **more}
    return lay(
        who("technician", R0, **person), *people, *hordes, drawn=list(cards), pieces=pieces or {},
        **more,
    )  # fmt: skip


def turn(*cards: str, **more: Any) -> Table:
    """Return a table at the Technician's turn, after that morning."""
    return morning(*cards, **more).until("who").play("survivor:technician")


FOE = (horde("H6-Z1", 2, 0), unknown(-2, 0))


@pytest.mark.parametrize(("cards", "dice"), [(["DC-01"], 2), (["DC-01"] * 2, 1), (["DC-02"], 3)])
def test_heavy_rain_takes_an_attack_die_each(cards: list[str], dice: int) -> None:
    table = turn(*cards, hordes=FOE).play("attack")
    assert table.dice_rolled() == [dice]


def test_panic_takes_a_defence_die_of_survivors_only() -> None:
    foe = (horde("H6-Z1", 2, 0, "swell"), unknown(-2, 0))
    table = morning("DC-02", hordes=foe).until("defender").play("survivor:technician")
    assert table.dice_rolled() == [2]
    auto = morning("DC-02", hordes=(horde("H6-Z1", 0, -2, "swell"), unknown(-2, 0)),
                   pieces={R2: {"garrison": 1}})  # fmt: skip
    assert auto.until("auto").play("auto:1:0").dice_rolled() == [2]


@pytest.mark.clause("OB-OVR-4")
def test_blackout_goes_where_the_team_chooses() -> None:
    table = morning("DC-03", hordes=(horde("H1-ZG", 1, -1), unknown(0, 2)))
    assert table.decision == "token-hex"
    assert not table.offers("hex:1,-1")  # overrun
    table.play("hex:0,0")
    assert table.pieces("MB") == {"power": 1}


@pytest.mark.parametrize(("card", "piece"), [("DC-04", "fire"), ("DC-05", "contam")])
def test_wildfire_and_chemical_leak_hit_a_random_outer_settlement(card: str, piece: str) -> None:
    hit = set()
    for seed in range(20):
        table = morning(card, seed=seed, helpless="MB")
        burning = {name for name in ("MB", R0, R1, R2, R3, R4, R5) if table.pieces(name)}
        assert len(burning) == 1
        assert table.pieces(*burning) == {piece: 1}
        hit |= burning
    assert "MB" not in hit  # it touches no edge space
    assert len(hit) > 3


def test_exhaustion_takes_a_step_each() -> None:
    assert turn().offers("move:-1,0")
    table = turn("DC-06")
    assert table.offers("move:0,0")
    assert not table.offers("move:-1,0")
    assert turn("DC-06", "DC-06", "DC-06").offers("move:0,0")  # at least one


@pytest.mark.parametrize(
    ("card", "kind"), [("DC-07", "trade"), ("DC-08", "search"), ("DC-09", "aid"), ("DC-25", "play")]
)
def test_bans_last_for_the_day(card: str, kind: str) -> None:
    company = {"people": (who("soldier", R0, goods="A"),), "hand": ["FC-23"]}
    assert kind in turn(**company).kinds()
    table = turn(card, **company)
    assert kind not in table.kinds()
    table.until("who").play("end-phase").until("who").play("survivor:technician")
    assert kind in table.kinds()


@pytest.mark.clause("OB-GEN-2")
def test_skills_no_is_not_overruled_by_an_extra_action() -> None:
    table = turn("DC-09", hand=["FC-08"]).play("play:technician:FC-08")
    assert "aid" not in table.kinds()


def test_spoiled_stores_costs_everybody_a_token() -> None:
    people = (who("soldier", R1, goods="A"), who("pilot", R2))
    table = morning("DC-10", people=people, goods="GB")
    assert table.options() == ["kind:G", "kind:B"]
    table.play("kind:B")
    assert (table.goods("technician"), table.goods("soldier")) == ("G", "")


def test_infected_wounds_stops_the_hospital_for_a_day() -> None:
    table = turn("DC-11", wounds=1).play("move:-1,0")
    assert not table.offers("hospital")
    assert turn(wounds=1).play("move:-1,0").offers("hospital")


def test_ambush_reveals_one_more_each() -> None:
    for cards, count in (((), 2), (("DC-12",), 3), (("DC-12", "DC-12"), 4)):
        assert morning(*cards).until("reveal").state.reveals + 1 == count


def test_surge_makes_level_1_hordes_swell() -> None:
    hordes = (
        horde("H1-ZG", 2, 0), horde("H2-Z01", 2, -1), horde("H1-ZB", 0, 0), unknown(0, 2),
        unknown(-1, 2),
    )  # fmt: skip
    table = morning("DC-13", hordes=hordes)
    assert (table.meeple(2, 0), table.meeple(2, -1)) == ("swell", "outbreak")
    assert table.meeple(0, 0) is None  # on the Main Base nothing swells


@pytest.mark.parametrize(("exp", "left"), [(5, 3), (1, 0)])
def test_low_morale(exp: int, left: int) -> None:
    assert morning("DC-14", exp=exp).exp == left


def test_bad_omen_draws_for_tomorrow() -> None:
    table = morning("DC-15")
    assert (table.active_doom, table.drawn) == (["DC-15"], 1)


@pytest.mark.clause("OB-DIE-3")
@pytest.mark.parametrize(
    ("card", "letter"),
    [("DC-16", "A"), ("DC-17", "E"), ("DC-18", "G"), ("DC-19", "B"), ("DC-20", "S")],
)
def test_blank_faces_match_nothing_tokens_still_do(card: str, letter: str) -> None:
    hordes = (horde(f"H1-Z{letter}", 2, 0), unknown(-2, 0))
    table = turn(card, hordes=hordes).dice(2 * letter + "A").play("attack")
    assert table.decision == "turn"
    paid = turn(card, hordes=hordes, goods=letter).dice(2 * letter + "A").play("attack", "hex:2,0")
    assert paid.exp == 1
    calm = (
        turn(card, hordes=hordes, skills=["IN-10"]).dice(2 * letter + "A").play("attack", "hex:2,0")
    )
    assert calm.exp == 1


@pytest.mark.clause("OB-GEN-7")
def test_deserters_and_sabotage_take_a_piece_or_an_exp() -> None:
    table = morning("DC-21", pieces={R0: {"garrison": 1}, R1: {"garrison": 2}}, exp=5)
    assert table.decision == "doom-arg"
    table.play("hex:1,-1")
    assert (table.pieces(R1), table.pieces(R0), table.exp) == ({"garrison": 1}, {"garrison": 1}, 5)
    assert morning("DC-21", exp=5).exp == 4
    both = morning("DC-22", pieces={R0: {"watchtower": 1, "turret": 1}}, exp=5)
    both.play(both.options()[1])
    assert (both.pieces(R0), both.exp) == ({"watchtower": 1}, 5)
    assert morning("DC-22", pieces={R0: {"turret": 1}}, exp=5).pieces(R0) == {}
    assert morning("DC-22", pieces={R0: {"garrison": 1}}, exp=5).exp == 4


def test_thick_fog_forbids_range_and_splitting() -> None:
    far = (horde("H1-ZB", 2, -2), unknown(-2, 0))
    assert turn(hordes=far, skills=["DX-02"]).offers("attack")
    assert not turn("DC-23", hordes=far, skills=["DX-02"]).offers("attack")
    assert not turn("DC-23", hordes=far, skills=["IN-01"]).offers("attack")


def test_old_injuries_hurt_somebody_with_the_fewest_wounds() -> None:
    people = (who("soldier", R1), who("pilot", R2), who("sentinel", R4, down=True))
    table = morning("DC-24", people=people, wounds=1)
    assert table.decision == "doom-arg"
    assert table.options() == ["survivor:soldier", "survivor:pilot"]
    table.play("survivor:pilot")
    assert table.survivor("pilot").wounds == 1


@pytest.mark.clause("OB-DEV-12")
def test_red_tape_makes_developing_dearer() -> None:
    assert not turn("DC-26", exp=2).offers("develop:bulwark")  # 3 - 1 + 1
    table = turn("DC-26", exp=3).play("develop:bulwark", "hex:0,0")
    assert table.exp == 0
    twice = turn("DC-26", "DC-26", exp=3, pieces={R0: {"power": 1}}).play("develop:restore")
    assert twice.exp == 1


@pytest.mark.clause("OB-OPN-9")
def test_cave_in_keeps_settlers_and_helpless_where_they_are() -> None:
    table = morning("DC-27", settlers=[R1])
    decisions = set()
    while table.decision != "who":
        decisions.add(table.decision)
        table.play(table.options()[0])
    assert decisions == {"reveal"}
    assert (table.helpless, table.settlers) == (R3, [R1])


def test_feeding_frenzy_reveals_at_swell() -> None:
    table = morning("DC-28", people=(who("soldier"),)).until("reveal").play("hex:0,2")
    assert table.meeple(0, 2) == "swell"


def test_quiet_night_does_nothing() -> None:
    quiet, none = morning("DC-29").until("reveal"), morning().until("reveal")
    assert quiet.active_doom == ["DC-29"]
    for field in ("exp", "reveals", "helpless", "overrun"):
        assert getattr(quiet.state, field) == getattr(none.state, field)


@pytest.mark.clause("OB-GEN-2")
def test_which_cards_nothing_overrules() -> None:
    assert [card.id for card in DOOM_CARDS if card.skills_no] == [
        "DC-09",
        "DC-23",
        "DC-25",
        "DC-28",
    ]
