"""Events: revealed, applied, kept or cancelled (EX-EVT), card by card (7.6, 7.7)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare

from holdfast.games.exoworld.content import EVENT_CARDS, SCENARIOS

# Red at 1,0, blue at 2,0, green at 0,1, yellow at -1,0
BASE = {"1,0": "M03", "2,0": "M07", "0,1": "M11", "-1,0": "M17"}
FARAWAY = [member("C07", at="1,0"), member("C10", at="1,0")]


def losses(table: Table) -> list[int]:
    """Return how much the events took of each supply, in the order O W F E."""
    falls = [0, 0, 0, 0]
    for args in table.happened("supply-changed"):
        if args["cause"] == 2:
            falls[args["resource"]] -= args["amount"]
    return falls


def after(event: str, **description: object) -> Table:
    """Return the table after `end` has led to this event."""
    told = {"base": BASE, "crew": FARAWAY, "supplies": [9] * 4, "actions_left": 1} | description
    return prepare(events=[event], **told).play("end")


@pytest.mark.clause("EX-EVT-1")
def test_the_top_card_must_be_revealed_and_applied() -> None:
    table = after("EN10")
    assert table.happened("event-revealed") == [{"crew": 0, "kind": 9}]
    assert losses(table) == [3, 0, 0, 0]
    assert table.state.events_left == 24


@pytest.mark.clause("EX-EVT-2")
def test_without_event_cards_the_emergency_supply_drops_by_two() -> None:
    table = prepare(events_left=0, actions_left=1, crew=[member(hand=["P03"])], emergency=7)
    table.play("end")
    assert table.emergency == 5
    assert table.happened("no-events") == [{"amount": 2}]
    assert table.happened("event-revealed") == []
    assert table.happened("updated") != []


@pytest.mark.clause("EX-EVT-3")
def test_a_resolved_card_is_discarded_and_a_health_issue_is_kept() -> None:
    assert after("EN31").event_discard == ["EN31"]
    table = after("EN24")
    assert table.event_discard == []
    assert table.issues(0) == ["MAL"]


@pytest.mark.clause("EX-EVT-4")
@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("card", ["EN01", "EC01"])
def test_a_scenario_event_card_applies_the_scenarios_event(number: int, card: str) -> None:
    scenario = SCENARIOS[number]
    ops = scenario.normal if card == "EN01" else scenario.critical
    table = after(card, options={"scenario": scenario.planet})
    expected = [0, 0, 0, 0]
    tokens: dict[str, int] = {}
    for op in ops:
        if op.op in ("SUP", "SUPX"):
            expected["OWFE".index(op.resource)] -= op.n  # no Solar Panels stand here
        else:
            tokens[op.token] = op.count
    while table.decision == "cell":
        events = table.events
        table.play(table.options()[0])
        table.events = events + table.events
    assert losses(table) == expected
    placed = table.happened("token-placed")
    assert len(placed) == sum(tokens.values())
    assert table.event_discard == [card]


@pytest.mark.clause("EX-EVT-4")
def test_it_can_happen_several_times() -> None:
    table = prepare(events=["EN01", "EN01"], supplies=[9] * 4, actions_left=1).play("end", "end")
    assert table.event_discard == ["EN01", "EN01"]
    assert table.supplies[1] == 9 - 2 * 2 - 2 * 2  # the event's water and the level's, twice


@pytest.mark.clause("EX-EVT-5", "EX-EVT-6", "EX-EMG-2")
def test_operations_in_printed_order_each_as_far_as_possible() -> None:
    table = after("EC08", supplies=[1, 9, 9, 9])
    kinds = [event.kind for event in table.events]
    assert kinds.index("token-placed") < kinds.index("supply-changed")
    assert table.tokens("1,0") == {"EMER": 1}
    # Three lost with one in store, then the update: two short, then the level's -1 (M03 helps),
    # then the Emergency token.
    assert table.emergency == 10 - 2 - 1 - 1
    table = after("EN02", base={"1,0": "M03"})
    assert table.happened("token-placed") == []  # no green module: nothing happens
    assert table.event_discard == ["EN02"]


@pytest.mark.clause("EX-EVT-7")
def test_modules_locations_and_occupied_ones() -> None:
    assert after("EN18").options() == ["cell:2,0", "cell:0,1", "cell:-1,0"]  # not the Home Base
    assert after("EC02").options() == [f"cell:{p}" for p in ("0,0", "1,0", "2,0", "0,1", "-1,0")]
    assert after("EC07").options() == [f"cell:{p}" for p in ("0,0", "2,0", "0,1", "-1,0")]
    crowd = [member("C07", at="2,0"), member("C10", at="0,1")]
    assert after("EN07", crew=crowd).options() == ["cell:1,0", "cell:-1,0"]


@pytest.mark.clause("EX-EVT-8")
def test_several_modules_are_different_ones_or_as_many_as_there_are() -> None:
    table = after("EC10", base={"1,0": "M03", "2,0": "M07"})
    assert [table.tokens(place) for place in ("1,0", "2,0")] == [{"FROZ": 1}, {"FROZ": 1}]
    chosen = after("EC10", base={"1,0": "M03", "2,0": "M07", "0,1": "M11"}).play("cell:2,0")
    assert chosen.options() == ["cell:1,0", "cell:0,1"]
    alone = after("EC10", base={"1,0": "M03"})
    assert alone.tokens("1,0") == {"FROZ": 1}
    assert alone.event_discard == ["EC10"]
    leaks = after("EC02", base={"1,0": "M03"})
    assert leaks.tokens("0,0") == leaks.tokens("1,0") == {"LEAK_O": 1}


@pytest.mark.clause("EX-EVT-9")
@pytest.mark.parametrize(
    ("event", "without", "resource", "loss"),
    [("EN06", "0,1", 2, 2), ("EN08", "-1,0", 3, 2), ("EC06", "-1,0", 3, 4)],
)
def test_the_else_branch_needs_a_base_without_targets(
    event: str, without: str, resource: int, loss: int
) -> None:
    base = {place: kind for place, kind in BASE.items() if place != without}
    assert losses(after(event, base=base))[resource] == loss
    assert losses(after(event)) == [0, 0, 0, 0]
    assert len(after(event).happened("token-placed")) == 1


@pytest.mark.clause("EX-EVT-9", "EX-TOK-3")
def test_an_empty_stock_is_no_reason_for_the_else_branch() -> None:
    base = BASE | {"1,0": module("M03", LEAK_F=3)}
    table = after("EN06", base=base)
    assert losses(table) == [0, 0, 0, 0]
    assert table.happened("token-placed") == []
    assert table.tokens("0,1") == {}


@pytest.mark.clause("EX-EVT-9")
def test_with_fewer_tokens_than_the_event_wants_as_many_as_there_are() -> None:
    base = BASE | {"1,0": module("M03", LEAK_O=2)}
    table = after("EC02", base=base).play("cell:2,0")
    assert table.tokens("2,0") == {"LEAK_O": 1}
    assert table.decision != "cell"
    assert table.stock("LEAK_O") == 0


@pytest.mark.clause("EX-EVT-9")
def test_structural_failure_goes_home_where_everything_is_occupied() -> None:
    crew = [member("C07", at="0,0"), member("C10", at="1,0")]
    table = after("EC07", base={"1,0": "M03"}, crew=crew)
    assert table.tokens("0,0") == {"EMER": 1}


@pytest.mark.clause("EX-EVT-10")
@pytest.mark.parametrize(("event", "card"), [("EN22", "P03"), ("EN10", "P03"), ("EC08", "P04")])
def test_a_cancelled_event_is_discarded_without_effect(event: str, card: str) -> None:
    crew = [member("C07", at="1,0", hand=[card]), member("C10")]
    table = after(event, crew=crew)
    assert table.asked == ("w2", 0)
    table.play(f"protocol:{card}")
    assert table.event_discard == [event]
    assert losses(table) == [0, 0, 0, 0]
    assert table.issues(0) == []
    assert table.happened("token-placed") == []
    assert table.discard == [card]


# Card by card


@pytest.mark.clause("EX-D-CELL")
@pytest.mark.parametrize(
    ("event", "places", "token"),
    [
        ("EN02", ["0,1"], "LEAK_O"), ("EN03", ["1,0"], "LEAK_O"),
        ("EN04", ["2,0", "0,1", "-1,0"], "LEAK_W"), ("EN05", ["2,0"], "LEAK_W"),
        ("EN06", ["0,1"], "LEAK_F"), ("EN07", ["2,0", "0,1", "-1,0"], "LEAK_F"),
        ("EN08", ["-1,0"], "LEAK_E"), ("EN09", ["1,0"], "LEAK_E"), ("EN14", ["-1,0"], "SHUT"),
        ("EN15", ["1,0"], "SHUT"), ("EN16", ["2,0", "0,1", "-1,0"], "SHUT"),
        ("EN17", ["2,0"], "FROZ"), ("EN18", ["2,0", "0,1", "-1,0"], "FROZ"),
        ("EN19", ["2,0", "0,1", "-1,0"], "LAND"),
        ("EC07", ["0,0", "2,0", "0,1", "-1,0"], "EMER"), ("EC08", ["1,0"], "EMER"),
        ("EC13", ["0,0"], "EMER"),
    ],
)  # fmt: skip
def test_where_a_token_may_lie(event: str, places: list[str], token: str) -> None:
    table = after(event)
    if len(places) > 1:
        assert table.asked == ("cell", 0)
        assert table.options() == [f"cell:{place}" for place in places]
        table.play(f"cell:{places[-1]}")
    assert table.tokens(places[-1]) == {token: 1}
    assert table.stock(token) == (3 if token in ("SHUT", "FROZ", "LAND") else 2)
    assert table.event_discard == [event]


@pytest.mark.parametrize(
    ("event", "loss"),
    [
        ("EN10", [3, 0, 0, 0]), ("EN11", [0, 3, 0, 0]), ("EN12", [0, 0, 3, 0]),
        ("EN13", [0, 0, 0, 3]), ("EC02", [2, 0, 0, 0]), ("EC03", [0, 2, 0, 0]),
        ("EC04", [0, 0, 2, 0]), ("EC05", [0, 0, 0, 2]), ("EC08", [3, 0, 0, 0]),
        ("EC10", [0, 0, 0, 2]), ("EN31", [0, 0, 0, 0]),
    ],
)  # fmt: skip
def test_what_an_event_takes(event: str, loss: list[int]) -> None:
    assert losses(after(event)) == loss


def test_reactor_trip_shuts_down_two_yellow_modules() -> None:
    base = BASE | {"-2,0": "M13", "-3,0": module("M14", SHUT=1)}
    table = after("EC06", base=base)
    # The third is off already.
    assert table.tokens("-1,0") == table.tokens("-2,0") == {"SHUT": 1}


def test_groundquake_strikes_twice_also_the_same_modules() -> None:
    table = after("EC09").play("cell:2,0", "cell:0,1", "cell:2,0", "cell:-1,0")
    assert table.tokens("2,0") == {"SHUT": 1, "LAND": 1}
    assert (table.tokens("0,1"), table.tokens("-1,0")) == ({"SHUT": 1}, {"LAND": 1})


@pytest.mark.clause("EX-D-DISC")
def test_crushed_crate_and_crossed_orders_take_cards() -> None:
    crew = [
        member("C07", at="1,0", hand=["M01", "M01", "M05"]), member("C10", hand=["M13", "M13"]),
        member("C05"),
    ]  # fmt: skip
    told = {"crew": crew, "options": {"players": 3}}
    table = after("EN26", **told)
    assert table.asked == ("disc", 0)
    assert table.options() == ["discard:M01", "discard:M05"]
    table.play("discard:M05")  # then only one kind is left
    assert (table.hand(0), table.hand(1)) == (["M01"], ["M13", "M13"])
    table = after("EN30", **told)
    assert table.asked == ("disc", 0)
    table.play("discard:M05")
    assert [table.hand(seat) for seat in range(3)] == [["M01", "M01"], ["M13"], []]
    assert table.discard == ["M05", "M13"]


def test_inventory_audit_replaces_the_row() -> None:
    table = after("EN27", row=["M09", "M12", "M16"], rest="deck")
    assert table.discard == ["M09", "M12", "M16"]
    assert len(table.row) == 3
    assert table.happened("row-cleared") == [{"count": 3}]


@pytest.mark.parametrize(
    ("event", "codes"),
    [("EN28", [0, 1]), ("EN29", [2]), ("EC12", [0, 1, 2]), ("EC13", [1])],
)
def test_blackouts_last_until_the_end_of_the_active_players_next_turn(
    event: str, codes: list[int]
) -> None:
    table = after(event)
    for code in range(3):
        assert any(table.state.lasting[code]) == (code in codes)
    table.play("end")  # the other player's turn; hands may be hidden, so it is always asked
    while table.state.turn == 2:
        table.play(table.options()[-1])
    assert table.state.active == 0
    assert [any(table.state.lasting[code]) for code in codes] == [True] * len(codes)
    while table.state.turn == 3:
        table.play(table.options()[-1])
    assert [any(table.state.lasting[code]) for code in codes] == [False] * len(codes)


def test_the_same_effect_twice_holds_until_the_later_end() -> None:
    lasting = [{"code": "NOXFER", "until": 1}]
    table = after("EN28", lasting=lasting)
    assert [args["code"] for args in table.happened("lasting-began")] == [0, 1]
    table.play("end")
    while table.state.turn == 2:
        table.play(table.options()[-1])
    # Seat 1's effect ended with its turn, seat 0's holds.
    assert list(table.state.lasting[1]) == [1, 0, 0, 0, 0]
    assert not any(args["code"] == 1 for args in table.happened("lasting-ended"))


def test_every_event_card_has_been_seen() -> None:
    assert len(EVENT_CARDS) == 31 + 13
    assert sum(card.count for card in EVENT_CARDS if card.severity == "normal") == 35
    assert sum(card.count for card in EVENT_CARDS if card.severity == "critical") == 15
