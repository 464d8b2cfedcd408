"""The turn and its actions (EX-TURN, EX-ACT)."""

import pytest
from tests.games.exoworld.table import member, prepare

NO_CARDS = {"deck": [], "discard": [], "row": [], "rest": 1}


@pytest.mark.clause("EX-TURN-1")
def test_turns_go_clockwise_and_each_is_finished_first() -> None:
    table = prepare(options={"players": 3}, active=1, events=["EN31", "EN27", "EN10"])
    order = []
    for _ in range(3):
        order.append(table.state.active)
        table.play("end")
    assert order == [1, 2, 0]
    assert table.state.turn == 4


@pytest.mark.clause("EX-TURN-2", "EX-EVT-1")
def test_every_turn_has_actions_event_and_update() -> None:
    table = prepare(events=["EN10", "EN11"])
    table.play("end")
    assert [args["kind"] for args in table.happened("event-revealed")] != []
    assert table.supplies == [10, 13, 13, 15]
    table.play("end")
    assert table.supplies == [8, 8, 11, 15]


@pytest.mark.clause("EX-TURN-3", "EX-DRAW-3")
def test_four_actions_in_any_mix_and_fewer_if_one_likes() -> None:
    table = prepare(events=["EN31"])
    assert table.actions == 4
    table.play("draw_deck", "draw_deck", "recycle")
    assert table.actions == 1
    assert len(table.hand()) == 2
    table.play("end")
    assert table.state.active == 1


@pytest.mark.clause("EX-TURN-4")
@pytest.mark.parametrize(
    ("fatigue", "issues", "actions"),
    [(False, [], 4), (True, [], 3), (False, ["HYP"], 3), (True, ["HYP"], 2)],
)
def test_fatigue_and_hypoxia_take_an_action_each(
    fatigue: bool, issues: list[str], actions: int
) -> None:
    table = prepare(crew=[member(fatigue=fatigue, issues=issues)])
    assert table.actions == table.state.actions == actions
    assert table.state.crew[0].fatigue == 0


@pytest.mark.clause("EX-TURN-5", "EX-HEAL-6")
def test_a_cure_during_the_turn_gives_no_action_back() -> None:
    table = prepare(crew=[member(issues=["HYP"], hand=["I01"])])
    assert table.actions == 3
    table.play("item:I01")
    assert table.issues() == []
    assert table.actions == 3


@pytest.mark.clause("EX-ACT-1")
def test_free_actions_come_also_after_the_fourth() -> None:
    table = prepare(crew=[member(hand=["I04", "P10"])], events=["EN31"])
    table.play("draw_deck", "draw_deck", "draw_deck", "draw_deck")
    assert table.asked == ("act", 0)
    assert table.actions == 0
    assert {"item:I04", "protocol:P10", "end"} <= set(table.options())
    assert not table.options("draw_deck")
    table.play("item:I04")
    assert table.actions == 0
    assert table.state.prefab == 2


@pytest.mark.clause("EX-D-ACT", "EX-ACT-2")
def test_what_cannot_be_carried_out_is_not_offered() -> None:
    table = prepare(crew=[member(hand=["M05"])], actions_left=4)
    assert table.options("deploy") == []  # no cards to pay with
    assert table.options("move") == []
    assert table.options("produce") == table.options("repair") == table.options("shut_down") == []


@pytest.mark.clause("EX-ACT-3")
def test_without_a_free_option_the_step_ends_by_itself() -> None:
    table = prepare(events=["EN31"]).draws(0, 0, 0, 0)  # four modules
    table.play("draw_deck", "draw_deck", "draw_deck")
    assert (table.state.active, table.actions) == (0, 1)
    table.play("draw_deck")
    assert table.state.active == 1
    assert table.event_discard == ["EN31"]


@pytest.mark.clause("EX-ACT-3", "EX-PROT-5")
def test_a_request_counts_as_a_free_option() -> None:
    table = prepare(crew=[member(), member(hand=["P06"])], actions_left=1, events=["EN31"])
    table.draws(0).play("draw_deck")
    assert table.actions == 0
    assert table.options() == ["ask:P06", "end"]
    table.play("ask:P06", "yes")
    assert table.actions == 2


@pytest.mark.clause("EX-ACT-3")
def test_with_actions_but_nothing_to_do_the_step_ends_too() -> None:
    crew = [member("C05"), member("C07")]
    # The other player holds all cards, on the same location: one of them may be taken.
    table = prepare(**NO_CARDS, crew=crew, actions_left=4, events=["EN31"])
    assert table.asked == ("act", 0)
    assert table.options("take") != []
    barred = [{"code": "NOXFER", "until": 1}, {"code": "NOPROT", "until": 1}]
    table = prepare(**NO_CARDS, crew=crew, lasting=barred, actions_left=4, events=["EN31"])
    assert table.asked == ("limit", 1)  # the event and the update are over
    assert table.event_discard == ["EN31"]
