"""Protocols: wild cards, windows, requests (EX-PROT) and the twelve cards (7.5)."""

import pytest
from tests.games.exoworld.table import Table, member, module, prepare

from holdfast.games.exoworld import GAME
from holdfast.kernel.record import NOBODY

ROW = {"1,0": "M03", "2,0": "M03", "3,0": "M07"}
BARRED = [{"code": "NOPROT", "until": 1}]


def three(first: list[str], second: list[str], third: list[str], **description: object) -> Table:
    """Return a table of three players with these hands, seat 0 active."""
    crew = [
        member("C07", hand=first), member("C10", hand=second), member("C05", hand=third),
    ]  # fmt: skip
    options = {"players": 3} | description.pop("options", {})  # type: ignore[operator]
    return prepare(options=options, crew=crew, **description)


@pytest.mark.clause("EX-PROT-1", "EX-PROT-4")
def test_in_the_own_turn_it_costs_no_action_and_is_discarded() -> None:
    table = three(["P10"], [], [], actions_left=2).play("protocol:P10", "resource:O")
    assert (table.hand(), table.discard, table.actions) == ([], ["P10"], 2)


@pytest.mark.clause("EX-PROT-1", "EX-PROT-6")
def test_in_anothers_turn_the_holder_is_asked_in_the_windows() -> None:
    table = three([], ["P07"], [], base=ROW, events=["EN31"])
    assert table.asked == ("w1", 1)
    assert table.options() == ["pass", "protocol:P07"]
    table.play("protocol:P07", "seat:2", "cell:3,0")
    assert table.at(2) == "3,0"
    assert table.asked == ("act", 0)
    assert table.actions == 4


@pytest.mark.clause("EX-PROT-2")
def test_wild_use_belongs_to_the_holders_own_deploy() -> None:
    table = three(["M05", "P01", "M13"], ["P02"], [], actions_left=4).play("deploy:M05:E")
    assert table.discard == ["M13", "P01"]
    assert table.hand(1) == ["P02"]


# Timing


@pytest.mark.clause("EX-PROT-3")
@pytest.mark.parametrize(
    ("card", "windows"),
    [
        ("P01", {"w1", "act", "w3"}), ("P02", {"w1", "act", "w3"}), ("P03", {"w2"}), ("P04", set()),
        ("P05", {"w1", "act", "w3"}), ("P06", {"w1", "act"}), ("P07", {"w1", "act", "w3"}),
        ("P08", {"w1", "act", "w3"}), ("P09", {"w1", "act", "w3"}), ("P10", {"w1", "act", "w3"}),
        ("P11", {"w1", "act"}), ("P12", {"w1", "act", "w3"}),
    ],
)  # fmt: skip
def test_each_card_has_its_moments(card: str, windows: set[str]) -> None:
    description = {
        "base": {"1,0": module("M03", LEAK_O=1)}, "emergency": 7, "supplies": [9, 9, 9, 9],
        "events": ["EN31"], "discard": ["M12"], "rest": "deck",
    }  # fmt: skip
    asked = set()
    table = three([], [card, "M01"], [], **description)
    for _ in range(8):
        if table.decider == 1 and table.state.turn == 1 and table.decision != "limit":
            asked.add(table.decision)
            assert table.offers(f"protocol:{card}")
            table.play("pass")
        elif table.decision == "act" and table.state.active == 0:
            table.play("end")
    own = three([card, "M01"], [], [], **description)
    if own.decision == "act" and own.offers(f"protocol:{card}"):
        asked.add("act")
    assert asked == windows


@pytest.mark.clause("EX-D-W2", "EX-PROT-3", "EX-PROT-4")
def test_critical_events_are_answered_by_the_contingency_plan_alone() -> None:
    table = three(["P04"], ["P03"], [], events=["EC08"], step="event")
    assert table.asked == ("w2", 0)
    assert table.options() == ["pass", "protocol:P04"]
    table.play("protocol:P04")
    assert table.emergency == 9
    assert table.event_discard == ["EC08"]
    assert table.tokens("0,0") == {}


@pytest.mark.clause("EX-PROT-3")
@pytest.mark.parametrize(("emergency", "asked"), [(7, None), (6, "w2")])
def test_reserves_answer_an_event_only_in_need(emergency: int, asked: str | None) -> None:
    table = three([], ["P02"], [], events=["EN31"], step="event", emergency=emergency)
    assert (table.decision == "w2") == (asked == "w2")


@pytest.mark.clause("EX-PROT-5", "EX-PROT-8")
def test_a_request_is_played_there_and_then_by_its_holder() -> None:
    table = three([], ["P06", "P10"], [], actions_left=2)
    assert table.options("ask") == ["ask:P06", "ask:P10"]
    table.play("ask:P06")
    assert table.asked == ("request", 1)
    table.play("yes")
    assert table.actions == 4  # P06 benefits the active player
    assert table.hand(1) == ["P10"]
    table.play("ask:P10", "yes")
    assert table.asked == ("res", 1)  # the holder chooses


@pytest.mark.clause("EX-PROT-5")
def test_a_declined_request_is_not_repeated_this_turn_but_w3_is_open() -> None:
    table = three([], ["P10"], [], actions_left=2, events=["EN31"])
    table.play("ask:P10", "no")
    assert table.actions == 2
    assert table.options("ask") == []
    table.play("end")
    assert table.asked == ("w3", 1)


@pytest.mark.clause("EX-PROT-5")
def test_fast_assembly_on_request_benefits_the_active_player() -> None:
    table = three(["M05", "M01", "M13"], ["P11"], [], actions_left=1)
    table.play("ask:P11", "yes", "deploy:M05:E")
    assert table.actions == 1


# Windows


@pytest.mark.clause("EX-D-W1", "EX-D-W3", "EX-PROT-6")
def test_w1_asks_the_others_clockwise_and_w3_the_active_player_first() -> None:
    table = three(["P10"], ["P07"], ["P02"], base=ROW, supplies=[9] * 4, events=["EN31"])
    asked = []
    while table.state.turn == 1:
        if table.decision in ("w1", "w3"):
            asked.append((table.decision, table.decider))
            table.play("pass")
        else:
            table.play("end")
    assert asked == [("w1", 1), ("w1", 2), ("w3", 0), ("w3", 1), ("w3", 2)]


@pytest.mark.clause("EX-PROT-6")
def test_after_a_play_the_window_starts_over() -> None:
    table = three([], ["P07"], ["P02"], base=ROW, supplies=[9] * 4)
    table.play("pass")
    assert table.asked == ("w1", 2)
    table.play("protocol:P02", "resource:E")
    assert table.asked == ("w1", 1)


@pytest.mark.clause("EX-PROT-6", "EX-PROT-12")
def test_nobody_is_asked_who_has_nothing_to_say() -> None:
    table = three(["M01"], ["P01", "P03", "P05"], ["M05", "I01"], events=["EN31"])
    # Emergency 10, no token, no Fatigue: nothing of it would do anything before the turn.
    assert table.asked == ("act", 0)
    table.play("end")
    assert table.asked == ("w2", 1)  # P03 alone fits the Normal event
    assert table.options() == ["pass", "protocol:P03"]


@pytest.mark.clause("EX-PROT-7", "EX-EVT-10")
def test_a_cancelled_event_closes_the_window_at_once() -> None:
    table = three(["P03"], ["P01"], [], events=["EN22"], step="event", emergency=5)
    table.play("protocol:P03")
    assert table.event_discard == ["EN22"]
    assert table.issues(0) == []
    assert table.asked == ("w3", 1)  # the reserves were not asked about the event any more


@pytest.mark.clause("EX-PROT-7")
def test_no_protocol_answers_a_protocol() -> None:
    table = three(["P10"], ["P03", "P04"], ["P12"], actions_left=2).play("protocol:P10")
    assert table.asked == ("res", 0)
    table.play("resource:O")
    assert table.asked == ("act", 0)


@pytest.mark.clause("EX-PROT-8")
def test_each_kind_works_once_per_turn_for_the_whole_team() -> None:
    table = three(["P09", "P10"], [], [], discard=["P02"], rest="deck", actions_left=2)
    table.play("protocol:P10", "resource:O", "protocol:P09", "kind:P10")
    assert table.hand() == ["P10"]
    assert not table.offers("protocol:P10")


@pytest.mark.clause("EX-PROT-9")
def test_a_standing_answer_is_always_possible_whatever_one_holds() -> None:
    # The table answers a decision by a kind of move. Passing and agreeing never depend on cards.
    for hand in (["P10"], ["P02", "P12"], ["P06"]):
        table = three([], hand, [], supplies=[9] * 4, events=["EN31"])
        assert table.asked == ("w1", 1)
        assert table.options()[0] == "pass"
    table = three(["M06"], [], [], actions_left=2).play("give:1:M06")
    assert (table.decision, table.options()) == ("transfer", ["yes", "no"])
    assert {"w1", "w2", "w3", "transfer"} <= set(GAME.decisions.names)
    assert {"pass", "yes"} <= set(GAME.moves.kinds)


@pytest.mark.clause("EX-PROT-10")
def test_solo_has_no_window_before_the_turn() -> None:
    table = prepare(options={"players": 1}, hand=["P10", "P02"], supplies=[9] * 4, events=["EN31"])
    assert table.asked == ("act", 0)
    table.play("end")
    assert table.asked == ("w3", 0)


@pytest.mark.clause("EX-PROT-11")
def test_with_hidden_hands_every_holder_of_a_wild_card_is_asked() -> None:
    silence = {"incommunication": "on"}
    table = three(["P01"], ["P03"], ["M01"], options=silence, events=["EN31"])
    assert table.asked == ("w1", 1)
    assert table.options() == ["pass"]  # Storm Shelter does not fit, but that must not show
    table.play("pass", "end")
    assert table.asked == ("w2", 0)
    assert table.options() == ["pass"]
    table.play("pass")
    assert table.asked == ("w2", 1)
    assert table.options() == ["pass", "protocol:P03"]
    table.play("pass")
    assert table.asked == ("w3", 0)


@pytest.mark.clause("EX-PROT-11", "EX-HIER-1")
def test_under_noprot_no_window_opens() -> None:
    table = three(["P10"], ["P07"], ["P03"], base=ROW, lasting=BARRED, events=["EN31"])
    assert table.asked == ("act", 0)
    assert table.options("protocol") == table.options("ask") == []
    table.play("end")
    assert table.state.turn == 2


# Would it do nothing?


@pytest.mark.clause("EX-PROT-12")
@pytest.mark.parametrize(
    ("card", "useless", "useful"),
    [
        ("P01", {"emergency": 10}, {"emergency": 9}),
        ("P02", {"supplies": [20] * 4}, {"supplies": [20, 20, 20, 19]}),
        ("P05", {}, {"base": {"1,0": module("M03", LAND=1)}}),
        ("P05", {}, {"crew_extra": {"fatigue": True}}),
        ("P07", {}, {"base": {"1,0": "M03"}}),
        ("P08", {}, {"partner": ["M01"]}),
        ("P09", {}, {"discard": ["M12"], "rest": "deck"}),
        ("P12", {"events_left": 0}, {"events_left": 1}),
    ],
)
def test_useless_protocols_are_not_offered(
    card: str, useless: dict[str, object], useful: dict[str, object]
) -> None:
    def offered(description: dict[str, object]) -> bool:
        entry = dict(description)
        partner = member("C10", hand=entry.pop("partner", []), **entry.pop("crew_extra", {}))  # type: ignore[arg-type, call-overload]
        table = prepare(crew=[member("C07", hand=[card]), partner], actions_left=4, **entry)
        return table.offers(f"protocol:{card}")

    assert not offered(useless)
    assert offered(useful)


@pytest.mark.clause("EX-PROT-12")
def test_the_contingency_plan_is_not_playable_at_emergency_1() -> None:
    table = three(["P04"], [], [], events=["EC11"], step="event", emergency=1)
    assert table.decision != "w2"
    table = three(["P04"], [], [], events=["EC11"], step="event", emergency=2)
    assert table.decision == "w2"


# The cards


def test_p01_raises_the_emergency_supply_and_leaves_the_game() -> None:
    table = three(["P01"], [], [], emergency=9, actions_left=2).play("protocol:P01")
    assert table.emergency == 10
    assert table.discard == []
    assert table.state.spent == 1


@pytest.mark.clause("EX-D-RES")
def test_p02_adds_three_to_a_supply_that_is_not_full() -> None:
    table = three(["P02"], [], [], supplies=[20, 19, 5, 20], actions_left=2).play("protocol:P02")
    assert table.options() == ["resource:W", "resource:F"]
    assert table.play("resource:W").supplies == [20, 20, 5, 20]


@pytest.mark.clause("EX-D-BRANCH")
def test_p05_removes_a_token_or_fatigue() -> None:
    base = {"1,0": module("M03", LEAK_O=1, LAND=1), "2,0": module("M03", EMER=1)}
    crew = [member("C07", hand=["P05"]), member("C10", fatigue=True)]
    table = prepare(base=base, crew=crew, actions_left=2).play("protocol:P05")
    assert table.options() == ["branch:0", "branch:1"]
    token = Table(table.position.copy()).play("branch:0", "cell:1,0", "token:LAND")
    assert token.tokens("1,0") == {"LEAK_O": 1}
    table.play("branch:1")
    assert table.state.crew[1].fatigue == 0
    assert table.stock("FATIGUE") == 4


@pytest.mark.clause("EX-D-SEAT")
def test_p08_moves_up_to_two_cards_between_any_two_players() -> None:
    table = three(["P08", "M01"], ["M05", "M06", "M07"], [], base=ROW, actions_left=2)
    table.play("protocol:P08")
    assert table.asked == ("seat", 0)
    assert table.options() == ["seat:0", "seat:1"]
    table.play("seat:1")
    assert table.options() == ["seat:0", "seat:2"]
    table.play("seat:2")
    assert table.asked == ("kind", 1)
    assert table.hand(0) == ["M01", "P08"]
    table.play("kind:M06")
    assert table.hand(2) == ["M06"]
    assert table.discard == ["P08"]
    table.play("kind:M05")
    assert (table.hand(1), table.hand(2)) == (["M07"], ["M05", "M06"])
    assert table.asked == ("act", 0)


def test_p08_a_holder_who_gives_must_pick_the_first_card() -> None:
    crew = [member("C07", hand=["P08", "M01", "M02"]), member("C10")]
    table = prepare(crew=crew, actions_left=2).play("protocol:P08")
    assert table.asked == ("kind", 0)
    assert table.options() == ["kind:M01", "kind:M02"]
    table.play("kind:M01")
    assert table.options() == ["kind:M02", "none"]
    table.play("none")
    assert table.hand(1) == ["M01"]


@pytest.mark.clause("EX-D-KIND")
def test_p09_fetches_any_discarded_card_but_itself() -> None:
    table = three(["P09"], [], [], discard=["M12", "M01", "I03"], rest="deck", actions_left=2)
    table.play("protocol:P09")
    assert table.options() == ["kind:M01", "kind:M12", "kind:I03"]
    table.play("kind:I03")
    assert table.hand() == ["I03"]
    assert table.discard == ["M01", "M12", "P09"]


def test_p12_drops_one_of_three_events() -> None:
    table = three(["P12"], [], [], events=["EN10", "EC02", "EN10".replace("10", "11")],
                  actions_left=2)  # fmt: skip
    table.play("protocol:P12")
    assert table.asked == ("event", 0)
    assert table.options() == ["drop_event:0", "drop_event:1", "drop_event:2"]
    table.play("drop_event:1")
    assert table.next_events[:2] == ["EN10", "EN11"]
    assert table.event_discard == ["EC02"]
    assert table.state.events_left == 24
    assert table.state.critical_out & 1 == 1


@pytest.mark.clause("EX-D-EVENT")
def test_p12_offers_equal_events_once() -> None:
    table = three(["P12"], [], [], events=["EN01", "EN01", "EN10"], actions_left=2)
    assert table.play("protocol:P12").options() == ["drop_event:0", "drop_event:2"]


@pytest.mark.clause("EX-VIS-5")
def test_a_peek_is_known_to_all_in_the_open_game() -> None:
    table = three(["P12"], [], [], events=["EN10", "EC02", "EN11"], actions_left=2)
    table.play("protocol:P12", "drop_event:1")
    for viewer in (0, 1, 2, NOBODY):
        shown = GAME.view(table.position, viewer).model_dump()["events"]["known"]
        assert shown == {0: "EN10", 1: "EN11"}
