"""What hordes and Final Encounters do by their icons and specials (sections 7.3 to 7.5)."""

from typing import Any

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, Table, horde, lay, unknown, who

from holdfast.games.outbreak.content import FIRST_FINAL, HORDE_TYPES
from holdfast.games.outbreak.content.schema import FINALS
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.state import FACEDOWN, REVEALED
from holdfast.games.outbreak.view import view

QUIET = horde("H1-ZG", -2, 0)


def revealing(name: str, *pieces: dict[str, Any], **more: Any) -> Table:
    """Reveal a horde that lies facedown next to R0."""
    people = [p for p in pieces if p.get("id", "").startswith("SV")]
    more = {"helpless": R3, "step": "reveal", "day": 9, **more}
    down = [horde(name, 2, 0, down=True), unknown(-2, 0)]
    table = lay(*(people or [who("soldier", R2)]), *pieces[len(people) :], *down, **more)
    return table.play("hex:2,0")


def attacking(name: str, dice: str, **more: Any) -> Table:
    """Let a survivor on R0 destroy the horde with these dice."""
    person = {key: more.pop(key) for key in ("goods", "wounds") if key in more}
    more = {"helpless": R3, "active": "diplomat", **more}
    table = lay(who("diplomat", R0, **person), who("soldier", R4), horde(name, 2, 0), QUIET, **more)
    return table.dice(dice).play("attack", "hex:2,0")


# Resistance


@pytest.mark.clause("OB-PAY-1")
def test_games_of_older_rules_keep_the_hordes_they_began_with() -> None:
    table = lay(horde("H4-Z1", 2, 0), who("soldier", R0))
    seen = {}
    for version in (2, 3, 4):
        table.state.version = version
        seen[version] = "".join(view(table.position, 0).hordes[0].resistance)
    assert seen == {2: "GBASE", 3: "GBASE", 4: "GBAS"}
    card = table.horde(2, 0).card
    table.state.version = 3
    assert [needed(table.state, card, kind) for kind in range(6)] == [1, 1, 1, 1, 1, 0]


# Contamination


@pytest.mark.clause("OB-OPN-8", "OB-KIND-8")
@pytest.mark.parametrize(
    ("name", "pieces"),
    [("H3-F1", {"fire": 1}), ("H3-T1", {"contam": 1}), ("H3-Z7", {"power": 1}), ("H3-Z1", {})],
)
def test_tokens_on_reveal(name: str, pieces: dict[str, int]) -> None:
    assert revealing(name).pieces(R0) == pieces


@pytest.mark.clause("OB-OPN-8")
def test_without_a_free_settlement_next_to_it_the_icon_does_nothing() -> None:
    table = revealing("H3-F1", horde("H1-ZB", 1, 0))
    assert table.pieces(R0) == {}
    assert table.state.supply[1] == 6


def test_doom_dread_and_bite_on_reveal() -> None:
    assert revealing("H4-Z3").drawn == 1
    assert revealing("H3-Z3", exp=4).exp == 3
    bitten = revealing("H4-H2", who("soldier", R0), who("pilot", R0, wounds=1), who("sentinel", R1))
    wounds = [bitten.survivor(name).wounds for name in ("soldier", "pilot", "sentinel")]
    assert wounds == [1, 2, 0]


@pytest.mark.clause("OB-GEN-8", "OB-OPN-11")
def test_an_alarm_reveals_one_more() -> None:
    assert revealing("H3-Z1").horde(-2, 0).place == FACEDOWN
    assert revealing("H3-Z8").horde(-2, 0).place == REVEALED  # the only one left to choose


@pytest.mark.clause("OB-WND-4")
@pytest.mark.parametrize(
    ("name", "kind", "at"),
    [("H6-H1", "trade", R3), ("FE1-5", "trade", R3), ("H3-C1", "hospital", R3),
     ("FE2-3", "hospital", R3), ("H4-G5", "aid", R0), ("H4-G5", "search", R0),
     ("FE1-7", "search", R0)],
)  # fmt: skip
def test_what_is_forbidden_while_a_horde_is_in_play(name: str, kind: str, at: str) -> None:
    person, friend = who("technician", at, wounds=1, goods="G"), who("soldier", at, goods="A")
    free = lay(person, friend, QUIET, helpless=R3, active="technician")
    assert kind in free.kinds()
    table = lay(person, friend, horde(name, 2, 0), QUIET, helpless=R3, active="technician")
    assert kind not in table.kinds()


@pytest.mark.parametrize("name", ["H4-G3", "FE2-1"])
def test_a_jam_takes_a_die_from_attacks_next_to_it(name: str) -> None:
    for at, dice in ((R0, 2), (R4, 3)):
        hordes = [horde(name, 2, 0), horde("H6-Z1", -2, 1), horde("H6-C1", 1, 1)]
        table = lay(who("diplomat", at), *hordes, helpless=R3, active="diplomat")
        assert table.play("attack").dice_rolled() == [dice]


@pytest.mark.clause("OB-OVR-5")
def test_icons_of_a_buried_horde_stay_in_force() -> None:
    stack = [horde("H6-H1", 0, 0), horde("H1-ZB", 0, 0)]
    person, friend = who("diplomat", R3, goods="G"), who("soldier", R3, goods="A")
    table = lay(person, friend, *stack, helpless=R3, active="diplomat")
    assert not table.offers("trade")


# Fallout


@pytest.mark.clause("OB-ATK-9")
def test_useful_fallout() -> None:
    assert attacking("H1-ZG+", "GBS").goods("diplomat") == "G"
    assert attacking("H1-L2", "KSGE").goods("diplomat") == "E"  # F-SCAV rolls a die
    assert attacking("H2-Z06", "GBS", goods="E", wounds=1).survivor("diplomat").wounds == 0
    assert attacking("H1-F1", "BSG").exp == 2
    card = lay(who("diplomat", R0), horde("H1-L1", 2, 0), QUIET, active="diplomat", helpless=R3)
    card.chance(5, 0, 0, 0).play("attack", "hex:2,0")
    assert len(card.hand("diplomat")) == 1


@pytest.mark.clause("OB-ATK-9", "OB-KIND-8")
def test_harmful_fallout() -> None:
    assert attacking("H2-Z04", "GES").survivor("diplomat").wounds == 1
    assert attacking("H2-F2", "ASE", goods="G").pieces(R0) == {"fire": 1}
    assert attacking("H2-T1", "GAS", goods="B").pieces(R0) == {"contam": 1}
    doom = lay(who("diplomat", R0), horde("H2-Z09", 2, 0), QUIET, active="diplomat", helpless=R3)
    doom.chance(2, 4, 0, 0).play("attack", "hex:2,0")
    assert doom.drawn == 1


@pytest.mark.clause("OB-HAZ-2")
@pytest.mark.parametrize(
    ("name", "dice"), [("H2-Z04", "GES"), ("H2-F2", "ASE"), ("H2-T1", "GAS"), ("H2-Z09", "AEG")]
)
def test_the_shelter_takes_no_harmful_fallout(name: str, dice: str) -> None:
    table = lay(
        who("diplomat", "SE-FAL", goods="GB"), horde(name, 3, -1), QUIET,
        city={"SE-FAL": (2, -1)}, helpless=R3, active="diplomat",
    )  # fmt: skip
    table.dice(dice).play("attack", "hex:3,-1")
    assert (table.survivor("diplomat").wounds, table.pieces("SE-FAL"), table.drawn) == (0, {}, 0)


@pytest.mark.clause("OB-ATK-10")
def test_no_fallout_after_an_auto_defence() -> None:
    table = lay(
        who("diplomat", R3), horde("H2-Z09", 2, 0, "swell"), QUIET, helpless=R3, step="level",
        level=2, pieces={R0: {"trap": 1}}, day=9, deck=0,
    )  # fmt: skip
    table.dice("AEG").play("auto:0:1")
    assert (table.exp, table.drawn) == (2, 0)


# Final Encounters


def night(name: str, *pieces: dict[str, Any], meeple: str = "swell", **more: Any) -> Table:
    """Return a table with a Final Encounter next to R0 that is about to act."""
    more = {"helpless": R3, "step": "level", "level": 9, "day": 9, "deck": 0, **more}
    people = [p for p in pieces if p.get("id", "").startswith("SV")] or [who("soldier", R4)]
    return lay(*people, horde(name, 2, 0, meeple), QUIET, **more)


@pytest.mark.clause("OB-ATK-8", "OB-END-2")
def test_a_final_encounter_gives_no_exp_and_is_counted() -> None:
    table = lay(
        who("diplomat", R0, goods="GBASE"), horde("FE1-4", 2, 0), QUIET, helpless=R3,
        active="diplomat", exp=1,
    )  # fmt: skip
    left = table.state.finals_left
    table.dice("BGG").play("attack", "hex:2,0")
    assert (table.exp, table.state.finals_left) == (1, left - 1)


def test_the_butcher_wounds_twice() -> None:
    table = night("FE1-1", who("soldier", R0), defended=[R0]).play("hex:0,0")
    assert table.survivor("soldier").wounds == 2


@pytest.mark.clause("OB-KIND-8", "OB-HAZ-1")
@pytest.mark.parametrize(
    ("name", "piece"),
    [("FE1-2", "contam"), ("FE1-6", "fire"), ("FE2-3", "contam"), ("FE2-4", "fire")],
)
def test_each_night_a_token_and_exposure_next_to_it(name: str, piece: str) -> None:
    table = night(name, meeple="outbreak", step="night")
    assert table.pieces(R0) == {piece: 1}
    beside = night(name, who("soldier", R0), meeple="outbreak", step="dusk")
    assert beside.survivor("soldier").wounds == 1
    simple = night(name, meeple="outbreak", step="night", options={"no_icons": "on"})
    assert simple.pieces(R0) == {}


@pytest.mark.clause("OB-KIND-4")
@pytest.mark.parametrize(("name", "dice"), [("FE1-3", "SKK"), ("FE2-1", "KK"), ("FE2-6", "KKK")])
def test_those_that_must_be_defeated_twice(name: str, dice: str) -> None:
    goods = "BASE" if name == "FE2-6" else "GBASE"
    table = lay(
        who("diplomat", R0, goods=goods), horde(name, 2, 0), QUIET, helpless=R3, active="diplomat"
    )
    table.dice(dice).play("attack", "hex:2,0", "pay:-")
    assert (table.horde_at(2, 0), table.horde(2, 0).hits) == (name, 1)


@pytest.mark.clause("OB-KIND-5")
@pytest.mark.parametrize("name", ["FE1-4", "FE2-6"])
def test_quick_ones_start_and_stay_at_swell(name: str) -> None:
    assert revealing(name).meeple(2, 0) == "swell"
    assert night(name).until("who").meeple(1, 0) == "swell"


@pytest.mark.clause("OB-KIND-7", "OB-MAP-7")
def test_the_hollow_king_hunts_the_helpless() -> None:
    table = night("FE2-2", helpless=R1)
    assert table.horde_at(1, 0) == "FE2-2"
    table.until("who").play("end-phase")  # back at Outbreak it needs two nights for a step
    table.until("who").play("end-phase")
    assert table.outcome == "helpless"


def test_inferno_brings_doom_and_the_twin_horror_bites() -> None:
    assert revealing("FE2-4").drawn == 1
    assert revealing("FE2-6", who("soldier", R0)).survivor("soldier").wounds == 1


@pytest.mark.clause("OB-GEN-8")
def test_hordes_revealed_after_the_general_start_at_swell_even_by_his_alarm() -> None:
    table = revealing("FE2-5", horde("H1-ZB", 0, 2, down=True), day=1)
    assert table.meeple(2, 0) == "outbreak"  # he himself does not
    assert table.decision == "reveal"
    table.play("hex:0,2")
    assert table.meeple(0, 2) == "swell"


@pytest.mark.clause("OB-PAY-1")
def test_a_final_encounter_keeps_a_symbol_whatever_the_laboratory_holds() -> None:
    kinds = "GBASE"
    for a in range(5):
        for b in range(a + 1, 5):
            table = lay(QUIET, city={"SE-LAB": (2, -1)}, laboratory=kinds[a] + kinds[b])
            for card in range(FIRST_FINAL, HORDE_TYPES):
                assert sum(needed(table.state, card, k) for k in range(6)) >= 1


@pytest.mark.clause("OB-VAR-1")
def test_without_icons_what_a_horde_is_stays() -> None:
    simple = {"no_icons": "on"}
    assert revealing("FE1-4", options=simple).meeple(2, 0) == "swell"
    wounds = night("FE1-1", who("soldier", R0), defended=[R0], options=simple).play("hex:0,0")
    assert wounds.survivor("soldier").wounds == 2
    assert revealing("H3-F1", options=simple).pieces(R0) == {}
    flaming = night("H3-F1", who("soldier", R0), meeple="outbreak", step="dusk", options=simple)
    assert flaming.survivor("soldier").wounds == 0
    locked = lay(
        who("diplomat", R5, goods="G"), who("soldier", R5), horde("H6-H1", 2, 0), helpless=R3,
        active="diplomat", options=simple,
    )  # fmt: skip
    assert locked.offers("trade")


def test_thirteen_final_encounters() -> None:
    assert [final.name for final in FINALS] == [
        "The Butcher", "Mother of Flies", "Siege Colossus", "Sprinting King", "The Choir",
        "Ash Walker", "The Warden", "Leviathan", "Hollow King", "Plague Saint", "Inferno",
        "The General", "Twin Horror",
    ]  # fmt: skip
