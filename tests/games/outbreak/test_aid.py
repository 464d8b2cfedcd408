"""Aid, Search and Trade (OB-AID, OB-FOR, OB-TRD)."""

import pytest
from tests.games.outbreak.table import R0, R1, R2, R3, R4, R5, Table, horde, lay, unknown, who

from holdfast.games.outbreak import content

QUIET = horde("H1-ZG", -2, 0)


def visitor(
    place: str, *pieces: dict[str, object], name: str = "technician", **more: object
) -> Table:
    """Return a table with a survivor on this settlement, in their turn."""
    person = {
        key: more.pop(key) for key in ("goods", "skills", "hand", "wounds", "trap") if key in more
    }
    city = {} if place in ("MB", R0, R1, R2, R3, R4, R5) else {place: (2, -1)}
    return lay(who(name, place, **person), QUIET, *pieces, city=city, active=name, **more)


@pytest.mark.clause("OB-AID-1")
def test_one_aid_of_the_own_settlement() -> None:
    table = visitor(R0)
    assert [key for key in table.options() if key.startswith("aid")] == [
        "aid:SE-ARM:1",
        "aid:SE-ARM:2",
    ]
    table.play("aid:SE-ARM:2")
    assert table.goods("technician") == "A"
    assert "aid" not in table.kinds()


@pytest.mark.clause("OB-AID-2")
def test_a_power_cut_stops_aid_and_passives() -> None:
    assert "aid" not in visitor(R0, pieces={R0: {"power": 1}}).kinds()
    assert visitor(R3, wounds=1).offers("hospital")
    assert not visitor(R3, wounds=1, pieces={R3: {"power": 1}}).offers("hospital")


@pytest.mark.clause("OB-AID-3", "OB-GEN-4", "OB-GEN-10")
def test_an_empty_store_gives_nothing() -> None:
    hoard = [who("soldier", goods="GGGG"), who("mercenary", goods="GGGG")]
    assert not visitor("SE-GAR", *hoard).offers("aid:SE-GAR:1")
    one = [who("soldier", goods="GGGG"), who("mercenary", goods="GGG")]
    table = visitor("SE-GAR", *one).play("aid:SE-GAR:1")
    assert table.goods("technician") == "G"


@pytest.mark.clause("OB-AID-4")
def test_surplus_tokens_are_returned_by_choice() -> None:
    table = visitor("SE-GAR", goods="BBBB").play("aid:SE-GAR:1")
    assert table.decision == "drop"
    table.play("kind:B")
    assert table.goods("technician") == "GGBBB"


@pytest.mark.clause("OB-AID-5")
def test_a_trap_is_taken_and_placed_freely() -> None:
    table = visitor(R0).play("aid:SE-ARM:1")
    assert table.survivor("technician").trap == 1
    table.play("place-trap")
    assert table.pieces(R0) == {"trap": 1}
    assert not visitor(R0, trap=True).offers("aid:SE-ARM:1")  # at most one


@pytest.mark.clause("OB-AID-6")
def test_the_hospital_heals_once_per_day_for_free() -> None:
    table = visitor(R3, wounds=2).play("hospital")
    assert table.survivor("technician").wounds == 1
    assert not table.offers("hospital")
    assert table.offers("aid:SE-HOS:1")


@pytest.mark.clause("OB-AID-7")
def test_the_laboratory_takes_two_pairs_and_clears_empty_hordes() -> None:
    table = visitor("SE-LAB", goods="AA").play("aid:SE-LAB:1")
    assert (table.state.laboratory, table.goods("technician"), table.store("A")) == (1 << 2, "", 6)
    full = visitor("SE-LAB", goods="AA", laboratory="GB")
    assert not full.offers("aid:SE-LAB:1")
    phase = lay(
        horde("H1-ZA", 2, 0),
        horde("H1-L1", 0, 2),
        QUIET,
        city={"SE-LAB": (2, -1)},
        laboratory="A",
        step="phase",
    )
    assert phase.horde_at(2, 0) is None
    assert phase.exp == 1
    assert phase.horde_at(0, 2) == "H1-L1"


@pytest.mark.clause("OB-AID-7", "OB-OVR-1")
def test_an_overrun_laboratory_loses_its_tokens() -> None:
    table = lay(
        who("soldier", R3),
        horde("H1-ZA", 3, -1, "swell"),
        city={"SE-LAB": (2, -1)},
        laboratory="G",
        helpless=R3,
        step="level",
        deck=0,
    )
    assert (table.state.laboratory, table.store("G")) == (0, 8)


@pytest.mark.clause("OB-AID-8")
def test_the_tank() -> None:
    table = visitor("SE-TAN", horde("H6-Z1", 3, -1), goods="G")
    table.play("aid:SE-TAN:1")
    assert (table.state.driver, table.goods("technician"), table.store("G")) == (10, "", 7)
    table.play("dismount")
    assert (table.state.driver, table.store("G")) == (0, 8)
    driver = lay(
        who("soldier", R0),
        horde("H6-Z1", 2, 0),
        city={"SE-TAN": (-2, 1)},
        driver="soldier",
        active="soldier",
    )
    driver.dice("GGGG").play("attack")
    assert driver.state.chance.taken == 4


@pytest.mark.clause("OB-AID-8")
def test_who_is_carried_leaves_the_tank() -> None:
    table = lay(
        who("soldier", R0, hand=["FC-19"]),
        QUIET,
        city={"SE-TAN": (-2, 1)},
        driver="soldier",
        active="soldier",
    )
    table.play("play:soldier:FC-19", "survivor:soldier", "hex:0,1")
    assert (table.state.driver, table.at("soldier")) == (0, R5)
    overrun = lay(
        who("soldier", R0),
        horde("H1-ZB", -3, 1, "swell"),
        city={"SE-TAN": (-2, 1)},
        driver="soldier",
        helpless=R0,
        step="level",
        deck=0,
    )
    assert overrun.state.driver == 0  # the Tank Yard was overrun


@pytest.mark.clause("OB-AID-9")
def test_wharf_command_centre_town_hall_desert_and_slums() -> None:
    wharf = visitor("SE-WHA", who("soldier", R3, down=True)).play(
        "aid:SE-WHA:1", "survivor:soldier", "hex:0,0"
    )
    assert wharf.at("soldier") == "MB"
    centre = visitor("SE-COM", drawn=["DC-29", "DC-07"]).play("aid:SE-COM:1", "slot:2")
    assert centre.drawn == 1
    hall = visitor(
        R5, horde("H1-ZB", 1, 0), pieces={R0: {"fire": 1}, R2: {"contam": 2}}, helpless=R5
    )
    hall.play("aid:SE-TOW:1", "hex:1,0", "hex:0,-1")
    assert (hall.pieces(R0), hall.pieces(R2)) == ({}, {})  # an overrun one too
    desert = visitor("SE-DES", wounds=1, hand=["FC-10"]).play("aid:SE-DES:1")
    assert (desert.survivor("technician").wounds, desert.hand("technician")) == (0, [])
    assert not visitor("SE-DES", wounds=1).offers("aid:SE-DES:1")
    slums = visitor("SE-SLU", goods="G").play("aid:SE-SLU:1", "kind:E")
    assert slums.goods("technician") == "E"


@pytest.mark.clause("OB-AID-9", "OB-GEN-9")
def test_the_church_heals_all_then_reveals() -> None:
    table = visitor(R2, who("soldier", R5, wounds=2), unknown(0, -2), unknown(2, 0))
    table.play("aid:SE-CHU:1")
    assert table.survivor("soldier").wounds == 1
    assert table.decision == "reveal"


@pytest.mark.clause("OB-AID-10")
def test_the_diplomats_adjacent_aid() -> None:
    table = visitor("MB", name="diplomat")
    assert table.offers("aid:MB:1", "aid:SE-LIB:1", "aid:SE-ARM:2")
    table.play("aid:SE-LIB:1")
    assert table.exp == 1
    dark = visitor("MB", name="diplomat", pieces={R1: {"power": 1}})
    assert not dark.offers("aid:SE-LIB:1")
    tank = lay(who("diplomat", R0, goods="G"), QUIET, city={"SE-TAN": (2, 0)}, active="diplomat")
    assert not tank.offers("aid:SE-TAN:1")


@pytest.mark.clause("OB-AID-11")
def test_the_quartermaster_gets_one_more_of_a_named_kind() -> None:
    assert visitor("MB", skills=["IN-06"]).play("aid:MB:1").goods("technician") == "BB"
    wharf = visitor("SE-WHA", skills=["IN-06"]).play("aid:SE-WHA:2", "kind:G", "kind:E")
    assert wharf.goods("technician") == "GE"
    freeway = visitor("SE-FRE", skills=["IN-06"]).play("aid:SE-FRE:1", "kind:S")
    assert freeway.goods("technician") == "GSS"
    rolled = visitor(R4, skills=["IN-06"]).dice("A").play("aid:SE-FAR:1")
    assert rolled.goods("technician") == "A"


@pytest.mark.clause("OB-AID-3")
def test_a_rolled_skull_is_any_resource() -> None:
    table = visitor(R4).dice("K").play("aid:SE-FAR:1", "kind:E")
    assert table.goods("technician") == "E"


@pytest.mark.clause("OB-AID-10")
def test_a_siege_of_the_own_settlement_leaves_the_diplomats_neighbours() -> None:
    def aids(besieger: tuple[int, int]) -> set[str]:
        table = visitor(R0, horde("H4-G5", *besieger), name="diplomat")
        return {key.split(":")[1] for key in table.options() if key.startswith("aid")}

    assert aids((2, 0)) == {"MB", R1, R5}  # next to the Diplomat alone
    assert aids((2, -2)) == {"MB", R0, R5}  # next to a neighbour


@pytest.mark.clause("OB-OPN-8")
def test_a_siege_stops_aid_and_search_next_to_it() -> None:
    besieged = visitor(R0, horde("H4-G5", 2, 0))
    assert besieged.kinds().isdisjoint({"aid", "search"})
    assert visitor(R0, horde("H4-G5", 2, 0), options={"no_icons": "on"}).offers("search")


# Search


@pytest.mark.clause("OB-FOR-1")
def test_search_draws_a_card_anywhere() -> None:
    table = visitor("MB").play("search")
    assert len(table.hand("technician")) == 1
    assert len(visitor("MB", skills=["IN-05"]).play("search").hand("technician")) == 2


@pytest.mark.clause("OB-FOR-2")
def test_the_surplus_is_discarded_at_the_end_of_the_action() -> None:
    table = visitor("MB", name="soldier", hand=["FC-10", "FC-14"]).play("search")
    assert table.decision == "discard"
    assert len(table.options()) in (2, 3)
    table.play("card:FC-10")
    assert len(table.hand("soldier")) == 2


@pytest.mark.clause("OB-FOR-3")
def test_doom_cards_never_count_for_the_hand() -> None:
    table = visitor("MB", name="soldier", hand=["FC-10"], drawn=["DC-29"] * 3).play("search")
    assert table.decision == "turn"


@pytest.mark.clause("OB-GEN-5")
def test_an_empty_fortune_deck_is_refilled() -> None:
    table = visitor("MB")
    for k, card in enumerate(content.CARDS):
        table.state.fortune_discard[k] = card.copies
    table.play("search")
    assert len(table.hand("technician")) == 1
    assert sum(table.state.fortune_discard) == 0


# Trade


@pytest.mark.clause("OB-TRD-1")
def test_trade_with_everybody_on_the_settlement() -> None:
    table = visitor(
        R0,
        who("soldier", R0, goods="A", hand=["FC-10"]),
        who("pilot", R0),
        who("sentinel", R1, goods="E"),
        goods="G",
        hand=["SC-01"],
    )
    table.play("trade")
    assert not any("sentinel" in key for key in table.options())
    table.play("give:pilot:G", "take:soldier:A", "take:soldier:FC-10", "give:soldier:SC-01", "done")
    assert (table.goods("technician"), table.goods("pilot")) == ("A", "G")
    assert (table.hand("technician"), table.hand("soldier")) == (["FC-10"], ["SC-01"])
    assert not table.offers("trade")


@pytest.mark.clause("OB-TRD-1", "OB-SCH-2")
def test_negotiator_and_radio_reach_further() -> None:
    near = visitor(
        R0, who("sentinel", R1, goods="E"), who("pilot", R3, goods="G"), skills=["IN-09"]
    )
    near.play("trade")
    assert near.offers("take:sentinel:E")
    assert not near.offers("take:pilot:G")
    radio = visitor(R0, who("pilot", R3, goods="G"), hand=["SC-10"], built=["SC-10"])
    radio.play("trade", "take:pilot:G")
    assert radio.state.user[9] == 10


@pytest.mark.clause("OB-TRD-2")
def test_cards_may_be_taken_from_the_fallen_and_nothing_given() -> None:
    table = visitor(R0, who("soldier", R0, down=True, hand=["FC-10"]), goods="G", trap=True).play(
        "trade"
    )
    assert table.options() == ["take:soldier:FC-10", "done"]


@pytest.mark.clause("OB-TRD-3")
def test_limits_are_checked_after_the_exchange() -> None:
    table = visitor(
        R0,
        who("soldier", R0, goods="AAAAA", hand=["FC-10", "FC-14"]),
        goods="GGGGG",
        hand=["FC-09"],
    )
    table.play("trade", "give:soldier:G", "give:soldier:FC-09", "done")
    assert table.decision == "drop"
    table.play("kind:A")
    assert table.decision == "discard"


@pytest.mark.clause("OB-TRD-4")
def test_no_to_and_fro() -> None:
    table = visitor(R0, who("soldier", R0, goods="GA", hand=["FC-10"]), goods="G")
    table.play("trade", "give:soldier:G")
    assert not table.offers("take:soldier:G")
    assert table.offers("take:soldier:A")
    table.play("take:soldier:FC-10")
    assert not table.offers("give:soldier:FC-10")


@pytest.mark.clause("OB-TRD-1", "OB-GEN-2")
def test_trade_can_be_forbidden() -> None:
    partner = who("soldier", R0, goods="G")
    assert visitor(R0, partner).offers("trade")
    assert not visitor(R0, partner, active_doom=["DC-07"]).offers("trade")
    assert not visitor(R0, partner, horde("H6-H1", 2, 0)).offers("trade")
