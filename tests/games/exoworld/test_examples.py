"""The worked examples of the rules: WE-1 to WE-5 and OE-1 to OE-29."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.rules.seats import leave
from holdfast.kernel.events import silent_log
from holdfast.kernel.record import NOBODY

QUIET = ["EN31", "EN27"]
SILENCE = {"players": 3, "incommunication": "on"}


def payments(table: Table) -> set[tuple[str, ...]]:
    """Return every way to pay (D-PAY), as the cards on the discard pile afterwards."""
    if table.decision != "pay":
        return {tuple(table.discard)}
    found: list[tuple[str, ...]] = []
    for key in table.options():
        found += payments(Table(table.position.copy()).play(key))
    assert len(set(found)) == len(found)  # each in one way
    return set(found)


# From the rulebook


@pytest.mark.clause("EX-WE-1", "EX-DEP-1", "EX-DEP-2", "EX-DEP-5", "EX-DEP-9", "EX-LVL-5")
def test_we_1_vaporator() -> None:
    crew = [member(hand=["M05", "M03", "M13", "M09"])]
    table = prepare(crew=crew, actions_left=4).play("deploy:M05:E")
    assert table.levels == [-2, -1, -2, -1]
    assert table.supplies == [15, 15, 15, 15]
    assert table.actions == 3
    assert table.hand() == ["M09"]
    assert table.discard == ["M03", "M13"]


@pytest.mark.clause("EX-WE-2", "EX-PRO-1", "EX-PRO-2", "EX-PRO-4")
def test_we_2_produce() -> None:
    base = {"1,0": "M11"}
    table = prepare(base=base, crew=[member(at="1,0")], supplies=[9, 9, 7, 9], actions_left=4)
    levels = table.levels
    table.play("produce", "produce")
    assert (table.supplies[2], table.levels, table.actions) == (9, levels, 2)
    assert not prepare(base=base, actions_left=4).offers("produce")


@pytest.mark.clause("EX-WE-3", "EX-XFER-2", "EX-SKILL-2", "EX-ACT-1", "EX-TURN-2")
def test_we_3_commanders_turn() -> None:
    base = {"-1,0": "M07", "-2,0": module("M03", LEAK_O=1)}
    crew = [member("C02", hand=["M06"]), member("C05", hand=["M05"])]
    row = ["M09", "M12", "M16"]
    table = prepare(base=base, crew=crew, row=row, events=QUIET, actions_left=4)
    assert table.levels == [-1, -1, -2, 0]
    table.play("draw_face:M09")
    assert len(table.row) == 3
    table.play("take:1:M05", "yes", "deploy:M09:E", "skill")
    assert "cell:-2,0" in table.options()
    table.play("cell:-2,0", "repair:LEAK_O:here")
    assert table.levels == [0, -1, 0, -2]
    assert table.stock("LEAK_O") == 3
    # No action and no free option is left: the Quiet Night and the update have passed.
    assert table.event_discard == ["EN31"]
    assert table.supplies == [15, 14, 15, 13]
    assert table.state.active == 1


@pytest.mark.clause("EX-WE-4", "EX-EVT-7", "EX-TOK-1")
def test_we_4_water_leak() -> None:
    base = {"1,0": "M03", "2,0": "M07", "0,1": "M11"}
    crew = [member(at="1,0"), member(at="1,0")]
    table = prepare(base=base, crew=crew, events=["EN04", "EN31"], actions_left=1).play("end")
    assert table.asked == ("cell", 0)
    assert table.options() == ["cell:2,0", "cell:0,1"]
    table.play("cell:0,1")
    assert table.supplies[1] == 15 - 1 - 1  # the level's and the leak's, this turn already
    table.play("end")
    assert table.supplies[1] == 15 - 2 * 2


@pytest.mark.clause("EX-WE-5", "EX-TOK-2", "EX-UPD-1", "EX-UPD-2")
def test_we_5_foreign_colour() -> None:
    base = {"1,0": module("M11", LEAK_E=1), "2,0": "M03", "0,1": "M05"}
    table = prepare(base=base, supplies=[10] * 4, step="update")
    assert table.levels == [-1, -1, -1, -1]
    assert table.supplies == [9, 9, 9, 8]


# Our own


@pytest.mark.clause("EX-OE-1", "EX-LVL-3")
def test_oe_1_upper_limit() -> None:
    hand = ["M17", "M14", "M01", "M05", "M09", "M13"]
    table = prepare(base={"1,0": "M11", "1,1": "M16"}, crew=[member(hand=hand)], actions_left=4)
    assert table.levels[3] == 2
    deployable = {key.split(":")[1] for key in table.options("deploy")}
    assert "M14" in deployable
    assert "M17" not in deployable


@pytest.mark.clause("EX-OE-2", "EX-LVL-2", "EX-LVL-3", "EX-LVL-4")
def test_oe_2_below_the_track() -> None:
    options = {"scenario": "luyten-b"}
    base = {"1,0": "M13", "0,1": "M09", "0,2": "M09", "-1,0": "M05"}
    table = prepare(options=options, base=base, events=["EN18"], step="event",
                    crew=[member(at="0,1"), member(at="0,2")])  # fmt: skip
    table.play("cell:1,0")
    assert (table.levels[3], table.shown_levels[3]) == (-6, -5)
    base["1,0"] = module("M13", FROZ=1)
    hand = ["M05", "M03", "M01", "M17", "M10", "M10", "M06"]
    table = prepare(options=options, base=base, crew=[member(at="1,0", hand=hand)], actions_left=4)
    assert table.levels[3] == -6
    deployable = {key.split(":")[1] for key in table.options("deploy")}
    assert "M05" not in deployable
    assert "M03" in deployable
    assert table.play("repair:FROZ:here").levels[3] == -5


@pytest.mark.clause("EX-OE-3", "EX-LVL-1", "EX-REP-3")
def test_oe_3_frozen_farm() -> None:
    def levels(**tokens: int) -> list[int]:
        return prepare(base={"1,0": module("M09", **tokens)}, actions_left=1).levels

    assert levels() == [-1, -2, 0, -2]
    assert levels(FROZ=1) == [-2, -2, -2, -2]
    assert levels(FROZ=1, SHUT=1) == [-2, -2, -2, 0]
    base = {"1,0": module("M09", FROZ=1, SHUT=1)}
    table = prepare(base=base, crew=[member(at="1,0")], actions_left=4)
    assert table.play("repair:SHUT:here").levels == [-2, -2, -2, -2]
    assert table.play("repair:FROZ:here").levels == [-1, -2, 0, -2]


# O 0, W +1, F 0, E -1; switching the Vaporator on 3,0 off wins
NEARLY = {
    "1,0": "M03", "0,1": "M10", "1,1": "M11", "2,0": "M06", "-1,0": "M17", "2,1": "M05",
    "3,0": "M05",
}  # fmt: skip


@pytest.mark.clause("EX-OE-4", "EX-END-1")
def test_oe_4_win_by_shut_down() -> None:
    table = prepare(base=NEARLY, crew=[member(at="3,0")], actions_left=4)
    assert table.levels == [0, 1, 0, -1]
    table.play("shut_down:here")
    assert table.levels == [0, 0, 0, 0]
    assert table.outcome == "won"
    assert table.happened("event-revealed") == table.happened("updated") == []


@pytest.mark.clause("EX-OE-5", "EX-END-4")
@pytest.mark.parametrize("event", ["EN16", "EC09"])
def test_oe_5_win_inside_an_event(event: str) -> None:
    table = prepare(base=NEARLY, events=[event], actions_left=1).play("end", "cell:3,0")
    assert table.outcome == "won"
    assert len(table.happened("token-placed")) == 1


@pytest.mark.clause("EX-OE-6", "EX-EMG-2")
def test_oe_6_event_loss() -> None:
    table = prepare(events=["EN11"], supplies=[9, 1, 9, 9], actions_left=1)
    table.play("end")
    assert next(args["emergency"] for args in table.happened("emergency-changed")) == 8


@pytest.mark.clause("EX-OE-7", "EX-TOK-3", "EX-EVT-9")
def test_oe_7_stock_empty() -> None:
    base = {"1,0": module("M03", LEAK_O=2), "2,0": module("M07", LEAK_O=1)}
    told = {"base": base, "supplies": [9] * 4, "actions_left": 1}
    table = prepare(events=["EN03"], **told).play("end")
    assert table.happened("token-placed") == []
    table = prepare(events=["EC02"], **told).play("end")
    assert table.happened("token-placed") == []
    assert table.supplies[0] == 9 - 2 - 1 - 3  # the event, the level, three leaks


@pytest.mark.clause("EX-OE-8", "EX-HAND-2")
def test_oe_8_limit_in_anothers_turn() -> None:
    crew = [member("C07", hand=["M06"]), member("C05", hand=["M01", "M02", "M05", "M09", "M13"])]
    table = prepare(crew=crew, events=QUIET, actions_left=1).play("give:1:M06", "yes")
    assert table.asked == ("limit", 1)
    table.play("discard:M01")
    assert len(table.hand(1)) == 5
    assert table.state.active == 1


@pytest.mark.clause("EX-OE-9", "EX-CARD-3")
def test_oe_9_reshuffle() -> None:
    pile = ["M02", "M03", "M04", "M05", "M06", "M07", "M08"]
    table = prepare(row=["M09", "M12", "M16"], deck=["M01"], discard=pile, rest=1, actions_left=4)
    table.play("draw_deck")
    assert (table.state.deck_size, table.state.discard_size) == (7, 0)
    assert table.deck == pile


@pytest.mark.clause("EX-OE-10", "EX-HEAL-2", "EX-HEAL-3")
def test_oe_10_cure_by_a_protocol() -> None:
    crew = [member(hand=["P02"]), member(hand=["M01", "M02"], issues=["HYP"])]
    table = prepare(crew=crew, actions_left=4).play("give:1:P02", "yes")
    assert table.issues(1) == []
    assert table.hand(1) == ["M01", "M02", "P02"]
    assert table.event_discard == ["EN22"]


@pytest.mark.clause("EX-OE-11", "EX-SKILL-3", "EX-HIER-1")
def test_oe_11_sick_medic() -> None:
    crew = [member("C03", hand=["I01"], issues=["RAD"]), member("C05", issues=["HYP"])]
    table = prepare(crew=crew, actions_left=4)
    assert not table.offers("skill")
    table.play("item:I01", "cure:0:RAD")
    assert table.offers("skill")


@pytest.mark.clause("EX-OE-12", "EX-EVT-2")
def test_oe_12_no_events_left() -> None:
    crew = [member(hand=["P03"]), member(hand=["P10"])]
    table = prepare(crew=crew, events_left=0, emergency=5, actions_left=1).play("end")
    assert table.emergency == 3
    assert table.asked == ("w3", 1)
    table.play("pass")
    assert table.happened("updated") != []


@pytest.mark.clause("EX-OE-13", "EX-MOVE-4")
def test_oe_13_landslide() -> None:
    base = {"1,0": module("M03", LAND=1), "2,0": "M03", "3,0": "M07"}
    table = prepare(base=base, crew=[member("C05")], actions_left=4)
    assert table.options("move") == ["move:1,0"]
    table.play("move:1,0")
    assert table.options("move") == ["move:0,0", "move:2,0", "move:3,0"]
    pilot = prepare(base=base, crew=[member("C07")], actions_left=4)
    assert pilot.options("move") == ["move:1,0", "move:2,0", "move:3,0"]


@pytest.mark.clause("EX-OE-14", "EX-PROT-3", "EX-EVT-10")
def test_oe_14_storm_shelter() -> None:
    crew = [member(), member(), member(hand=["P03"])]
    told = {"options": {"players": 3}, "crew": crew, "actions_left": 1}
    table = prepare(events=["EN22"], **told).play("end")
    assert table.asked == ("w2", 2)
    table.play("protocol:P03")
    assert [table.issues(c) for c in range(3)] == [[], [], []]
    assert (table.event_discard, table.discard) == (["EN22"], ["P03"])
    assert prepare(events=["EC11"], **told).play("end").decision != "w2"


@pytest.mark.clause("EX-OE-15", "EX-XFER-4")
def test_oe_15_refusal() -> None:
    crew = [member(hand=["M06", "M05"]), member()]
    table = prepare(crew=crew, actions_left=4).play("give:1:M06", "no")
    assert table.actions == 4
    assert table.options("give") == ["give:1:M05"]


@pytest.mark.clause("EX-OE-16", "EX-DEP-7", "EX-DEP-9")
def test_oe_16_discounts() -> None:
    crew = [member("C01", hand=["I04", "M17", "M01"])]
    table = prepare(crew=crew, actions_left=4).play("item:I04", "deploy:M17:E")
    assert table.module("1,0") == "M17"
    assert table.discard == ["M01", "I04"]
    crew = [member("C01", hand=["I04", "M17", "M01", "M06"])]
    table = prepare(crew=crew, actions_left=4).play("item:I04", "deploy:M17:E")
    assert table.options() == ["pay:M01", "pay:M06"]
    first = Table(table.position.copy()).play("pay:M01")
    assert first.options() == ["pay:M06", "done"]
    found = {tuple(c for c in cards if c != "I04") for cards in payments(table)}
    assert found == {("M01",), ("M06",), ("M01", "M06")}
    first.play("pay:M06")  # then only "done" is left
    assert first.state.architect_used == 0


@pytest.mark.clause("EX-OE-17", "EX-EVT-4", "EX-EVT-6")
def test_oe_17_aphelion() -> None:
    base = {"1,0": "M13", "2,0": "M13", "3,0": module("M13", SHUT=1)}
    told = {"supplies": [9, 9, 9, 10], "events": ["EC01"], "actions_left": 1}

    def losses(modules: dict[str, object]) -> dict[int, int]:
        table = prepare(base=modules, **told).play("end")
        return {a["resource"]: a["amount"] for a in table.happened("supply-changed")
                if a["cause"] == 2}  # fmt: skip

    assert losses(base) == {2: -2, 3: -3}
    assert losses(base | {"3,0": module("M13", FROZ=1)}) == {2: -2, 3: -4}


@pytest.mark.clause("EX-OE-18", "EX-VAR-1")
def test_oe_18_critical_mode() -> None:
    options = {"scenario": "trappist-1-g", "critical_mode": "on"}
    table = prepare(options=options, crew=[member(hand=["P01"])], actions_left=1)
    assert (table.emergency, table.state.row_size, len(table.row)) == (5, 1, 1)
    assert table.play("protocol:P01").emergency == 7


@pytest.mark.clause("EX-OE-19", "EX-TOK-5", "EX-TURN-4")
def test_oe_19_fatigue() -> None:
    events = ["EN20", "EN31", "EN27"]
    table = prepare(events=events, actions_left=1).play("end")
    assert table.state.crew[0].fatigue == 1
    table.play("end")
    assert (table.state.active, table.actions, table.stock("FATIGUE")) == (0, 3, 4)
    # Hit again in that turn: the turn after starts with 3 as well.
    crew = [member(fatigue=True), member()]
    table = prepare(crew=crew, events=events)
    assert (table.actions, table.stock("FATIGUE")) == (3, 4)
    table.play("end", "end")
    assert table.actions == 3
    # Remote Repair before the turn starts, W3 at the latest.
    crew = [member(hand=["P05"]), member(fatigue=True)]
    table = prepare(crew=crew, events=["EN31"], step="event")
    assert table.asked == ("w3", 0)
    table.play("protocol:P05")
    assert (table.state.active, table.actions) == (1, 4)


@pytest.mark.clause("EX-OE-20", "EX-SOLO-7")
def test_oe_20_solo_cargo() -> None:
    told = {"options": {"players": 1}, "row": ["M09", "M12", "M16"], "actions_left": 4}
    table = prepare(hand=["P08", "M01", "M05"], **told)
    taking = Table(table.position.copy()).play("protocol:P08", "branch:1", "kind:M09", "kind:M12")
    assert len(taking.row) == 3
    table.play("protocol:P08", "branch:0", "kind:M01", "kind:M05")
    assert len(table.row) == 5
    table.play("draw_face:M09", "draw_face:M12")
    assert len(table.row) == 3


@pytest.mark.clause("EX-OE-21", "EX-HIER-1")
def test_oe_21_blackout_and_coordinator() -> None:
    crew = [member("C04", hand=["M01", "P08"]), member("C05", hand=["M05"])]
    lasting = [{"code": "NOXFER", "until": 1}]
    table = prepare(crew=crew, lasting=lasting, actions_left=4)
    assert not {"skill", "protocol:P08", "give:1:M01", "take:1:M05"} & set(table.options())


@pytest.mark.clause("EX-OE-22", "EX-UPD-1", "EX-UPD-2")
def test_oe_22_power_down() -> None:
    options = {"scenario": "tau-ceti-e"}  # water -3 there
    base = {"1,0": module("M11", LEAK_W=1)}
    table = prepare(options=options, base=base, held="W", supplies=[9, 2, 9, 9], step="update")
    assert table.levels[1] == -3
    assert (table.supplies[1], table.emergency) == (1, 10)


@pytest.mark.clause("EX-OE-23", "EX-DEP-9")
def test_oe_23_wild_cards_one_set() -> None:
    crew = [member(at="1,0", hand=["M08", "M13", "M03", "P01", "P02"])]
    table = prepare(base={"1,0": "M03"}, crew=crew, actions_left=4).play("deploy:M08:E")
    assert table.options() == ["pay:M03", "pay:M13"]
    first = Table(table.position.copy()).play("pay:M03")
    assert first.options() == ["pay:M13", "pay:P01"]
    both = Table(first.position.copy()).play("pay:M13")
    assert both.options() == ["pay:P01", "pay:P02"]
    assert first.play("pay:P01").discard == ["M03", "P01", "P02"]
    assert Table(table.position.copy()).play("pay:M13").discard == ["M13", "P01", "P02"]
    assert len(payments(table)) == 4


@pytest.mark.clause("EX-OE-24", "EX-PROT-3")
def test_oe_24_reserve_in_w2() -> None:
    crew = [member(), member(hand=["P01"]), member(hand=["P05"], fatigue=True)]
    told = {
        "options": {"players": 3}, "crew": crew, "supplies": [0, 9, 9, 9], "events": ["EN10"],
        "actions_left": 1,
    }  # fmt: skip
    table = prepare(emergency=3, **told).play("end")
    assert table.asked == ("w2", 1)
    table.play("protocol:P01")
    assert [args["emergency"] for args in table.happened("emergency-changed")][:2] == [5, 2]
    assert prepare(emergency=7, **told).play("end").decision != "w2"


@pytest.mark.clause("EX-OE-25", "EX-PROT-8")
def test_oe_25_refused_cargo() -> None:
    crew = [member(), member(hand=["P08"]), member(hand=["M06", "M05"])]
    table = prepare(options={"players": 3}, crew=crew)
    assert table.asked == ("w1", 1)
    table.play("protocol:P08")  # Cleo is the only one with a card to give
    assert table.options() == ["seat:0", "seat:1"]
    table.play("seat:0")
    assert table.asked == ("kind", 2)
    refused = Table(table.position.copy()).play("none")
    assert refused.hand(1) == ["P08"]
    assert refused.asked == ("act", 0)  # W1 started over without it
    assert refused.options("ask") == []
    table.play("kind:M06")
    assert (table.hand(0), table.hand(1), table.discard) == (["M06"], [], ["P08"])
    assert (table.asked, table.options()) == (("kind", 2), ["kind:M05", "none"])


@pytest.mark.clause("EX-OE-26", "EX-XFER-4", "EX-XFER-6")
def test_oe_26_offer_under_hidden_hands() -> None:
    crew = [member(hand=["M06", "M05", "M01"]), member(), member()]
    table = prepare(options=SILENCE, crew=crew, actions_left=4).play("give:1:M06")
    for viewer in (1, 2, NOBODY):
        offer = GAME.view(table.position, viewer).model_dump()["offer"]
        assert (offer["card"], offer["colour"]) == (None, "blue")
    table.play("no")
    assert table.heard(1).count("saw-card") == 0
    assert [key for key in table.options("give") if key.startswith("give:1")] == ["give:1:M01"]


@pytest.mark.clause("EX-OE-27", "EX-VIS-6")
def test_oe_27_nothing_betrayed_at_the_end() -> None:
    table = prepare(lasting=[{"code": "HIDE", "until": 1}], events=QUIET, actions_left=0)
    assert (table.asked, table.options()) == (("act", 0), ["end"])
    assert prepare(events=QUIET, actions_left=0).state.active == 1


@pytest.mark.clause("EX-OE-28", "EX-JOIN-2", "EX-JOIN-3", "EX-JOIN-4", "EX-JOIN-5")
def test_oe_28_changing_seats() -> None:
    table = prepare(events=QUIET, actions_left=1).play("leave:1", "join", "end")
    assert [seat for seat in range(5) if table.state.players[seat].seated] == [0, 2]
    assert table.state.active == 2
    # With an empty deck the hand of the player who leaves is the new deck, in one batch.
    row = ["M02", "M05", "M06"]
    told = {"options": {"players": 3}, "deck": [], "discard": [], "row": row, "rest": 1}
    table = prepare(actions_left=4, **told)
    hand = table.hand(1)
    leave(table.state, 1, silent_log())
    assert (table.deck, table.discard, table.row) == (hand, [], row)


@pytest.mark.clause("EX-OE-29", "EX-CARD-3", "EX-CARD-4", "EX-REC-2")
def test_oe_29_empty_deck_and_payment() -> None:
    crew = [member(hand=["M05", "M03", "M13"])]
    table = prepare(deck=[], discard=[], row=["M09", "M12"], rest=1, crew=crew, actions_left=4)
    assert not table.offers("recycle")
    table.play("deploy:M05:E")
    assert (len(table.row), table.state.deck_size, table.state.discard_size) == (3, 1, 0)
    assert sorted(table.row + table.deck) == ["M03", "M09", "M12", "M13"]
