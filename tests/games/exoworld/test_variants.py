"""Critical Mode, Incommunication and the training start (EX-VAR)."""

import pytest
from tests.games.exoworld.table import Table, begun, member, new_game, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import SCENARIOS
from holdfast.kernel.options import OptionsError
from holdfast.kernel.record import NOBODY

PLANETS = GAME.options.option_named("scenario").values
SILENCE = {"players": 3, "incommunication": "on"}
BASE = {"1,0": "M03", "2,0": "M07", "0,1": "M11"}


def silent(event: str, hands: tuple[list[str], ...] = ([], [], []), **description: object) -> Table:
    """Return a table in Incommunication, where this event has just been drawn after the actions."""
    crew = [
        member(role, hand=hand) for role, hand in zip(("C07", "C10", "C05"), hands, strict=True)
    ]
    told = {"options": SILENCE, "base": BASE, "crew": crew, "actions_left": 1} | description
    return prepare(events=[event], **told).play("end")


def shown(table: Table, viewer: int) -> dict[str, object]:
    """Return what a viewer sees of the event step."""
    view: dict[str, object] = GAME.view(table.position, viewer).model_dump()["events"]
    return view


@pytest.mark.clause("EX-VAR-1", "EX-SET-3", "EX-SET-7")
@pytest.mark.parametrize("number", range(12))
def test_critical_mode_starts_with_half_the_reserve_and_a_shorter_row(number: int) -> None:
    table = new_game(3, scenario=PLANETS[number], critical_mode="on")
    assert table.emergency == 5
    assert table.state.row_size == table.state.row_count == SCENARIOS[number].face_up - 1


@pytest.mark.clause("EX-VAR-1")
def test_in_critical_mode_the_track_still_ends_at_ten() -> None:
    crew = [member(hand=["P01"])]
    table = prepare(options={"critical_mode": "on"}, crew=crew, emergency=9, actions_left=1)
    assert table.play("protocol:P01").emergency == 10


@pytest.mark.clause("EX-VAR-1")
def test_the_row_stays_short_for_the_whole_game() -> None:
    table = prepare(options={"critical_mode": "on"}, row=["M01", "M02"], actions_left=4)
    table.play("recycle")
    assert len(table.row) == 2
    table.play("draw_face:" + table.row[0])
    assert len(table.row) == 2


@pytest.mark.clause("EX-VAR-2")
def test_in_incommunication_hands_are_hidden_all_game() -> None:
    table = begun(4, **SILENCE)
    for viewer in range(3):
        seen = GAME.view(table.position, viewer).model_dump()
        assert seen["hands_hidden"]
        assert [player["hand"] is None for player in seen["players"]] == [
            seat != viewer for seat in range(3)
        ]


@pytest.mark.clause("EX-VAR-2", "EX-VAR-7")
def test_the_events_text_is_the_active_players_until_it_is_resolved() -> None:
    table = silent("EN18")
    assert table.asked == ("cell", 0)
    assert shown(table, 0)["revealed"] == "EN18"
    for viewer in (1, 2, NOBODY):
        assert (shown(table, viewer)["revealed"], shown(table, viewer)["severity"]) == (
            None, "normal",
        )  # fmt: skip
    table.play("cell:2,0")
    for viewer in (0, 1, 2, NOBODY):
        assert shown(table, viewer)["discard"] == ["EN18"]
        assert "event-resolved" in table.heard(viewer)


@pytest.mark.clause("EX-VAR-7")
def test_others_see_neither_the_kind_of_choice_nor_the_options() -> None:
    cells, cards = silent("EN18"), silent("EN26", (["M01", "M05", "M06"], [], []))
    for viewer in (1, 2, NOBODY):
        views = [GAME.hide(table.position, viewer) for table in (cells, cards)]
        assert [GAME.decision(view) for view in views] == ["secret", "secret"]
        assert [view.to_move for view in views] == [0, 0]
        depths = [view.state.agenda.depth for view in views]
        assert depths[0] == depths[1]
    assert GAME.decision(GAME.hide(cards.position, 0)) == "disc"


@pytest.mark.clause("EX-VAR-7")
def test_who_must_act_sees_the_own_question() -> None:
    table = silent("EN30", (["M01"], ["M05", "M06"], ["M13", "M14"]))
    assert table.asked == ("disc", 1)
    assert GAME.decision(GAME.hide(table.position, 1)) == "disc"
    assert shown(table, 1)["revealed"] is None
    assert GAME.decision(GAME.hide(table.position, 2)) == "secret"
    table.play("discard:M05", "discard:M13")
    assert shown(table, 2)["discard"] == ["EN30"]


@pytest.mark.clause("EX-VAR-7")
def test_tokens_and_supplies_it_has_moved_are_seen() -> None:
    table = silent("EC02", supplies=[9] * 4)
    assert table.asked == ("cell", 0)
    assert GAME.view(table.position, 1).model_dump()["gauges"][0]["supply"] == 7
    table.play("cell:2,0")
    places = {(loc["x"], loc["y"]): loc for loc in
              GAME.view(table.position, 1).model_dump()["locations"]}  # fmt: skip
    assert places[2, 0]["tokens"] == {"LEAK_O": 1}
    assert shown(table, 1)["revealed"] is None


@pytest.mark.clause("EX-VAR-3", "EX-VIS-7")
def test_everybody_sees_which_face_up_card_is_drawn_and_no_display_remembers_it() -> None:
    table = prepare(options=SILENCE, row=["M01", "M02", "M05"], actions_left=2)
    table.play("draw_face:M05")
    assert [args["kind"] for args in table.happened("drew")] == [4]
    assert "drew" in table.heard(2)
    assert GAME.view(table.position, 2).model_dump()["players"][0]["hand"] is None


@pytest.mark.clause("EX-VAR-4")
def test_no_requests_and_transfers_by_class() -> None:
    crew = [member("C07", hand=["M01"]), member("C10", hand=["P06", "M05"]), member("C05")]
    table = prepare(options=SILENCE, crew=crew, actions_left=2)
    assert table.options("ask") == table.options("take") == []
    assert table.options("take_class") == ["take_class:1:blue", "take_class:1:wild"]


@pytest.mark.clause("EX-VAR-4")
def test_the_class_of_the_event_is_public_so_that_it_can_be_answered() -> None:
    table = silent("EC11", ([], ["P04"], ["P03"]))
    assert table.asked == ("w2", 1)
    assert shown(table, 1)["severity"] == "critical"
    assert table.options() == ["pass", "protocol:P04"]
    assert "event-veiled" in table.heard(1)
    assert "event-revealed" not in table.heard(1)
    table.play("protocol:P04")
    assert table.event_discard == ["EC11"]


@pytest.mark.clause("EX-VAR-5")
def test_the_training_start_is_one_below_everywhere_and_belongs_to_proxima() -> None:
    table = new_game(training="on")
    assert table.levels == [-1, -1, -1, -1]
    assert table.supplies == [8, 8, 8, 8]
    for planet in PLANETS[1:]:
        with pytest.raises(OptionsError, match="the training start belongs to"):
            GAME.new({"scenario": planet, "training": "on"}, 1)


@pytest.mark.clause("EX-VAR-6")
@pytest.mark.parametrize("planet", PLANETS)
def test_variants_go_together_with_each_other_and_every_scenario(planet: str) -> None:
    table = begun(2, scenario=planet, critical_mode="on", incommunication="on", players=2)
    assert table.emergency == 5
    assert table.decision in ("act", "w1")


@pytest.mark.clause("EX-VAR-6")
def test_incommunication_needs_company() -> None:
    with pytest.raises(OptionsError, match="at least 2 players"):
        GAME.new({"players": 1, "incommunication": "on"}, 1)
