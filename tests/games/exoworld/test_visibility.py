"""Who sees what (EX-VIS): open hands, blackouts, peeks."""

import pytest
from tests.games.exoworld.table import Table, member, prepare

from holdfast.games.exoworld import GAME
from holdfast.kernel.record import NOBODY

HIDE = [{"code": "HIDE", "until": 1}]
SILENCE = {"players": 3, "incommunication": "on"}
EVERYBODY = (0, 1, 2, NOBODY)


def three(
    first: list[str], second: list[str], third: list[str], roles: str = "C07", **description: object
) -> Table:
    """Return a table of three players with these hands, seat 0 active."""
    crew = [member(roles, hand=first), member("C10", hand=second), member("C05", hand=third)]
    options = {"players": 3} | description.pop("options", {})  # type: ignore[operator]
    return prepare(options=options, crew=crew, **({"actions_left": 4} | description))


def hands(table: Table, viewer: int) -> list[list[str] | None]:
    """Return the hands as a viewer sees them."""
    return [p["hand"] for p in GAME.view(table.position, viewer).model_dump()["players"]]


@pytest.mark.clause("EX-VIS-1")
def test_hands_are_open_unless_an_event_or_the_variant_says_otherwise() -> None:
    cards = [["M01"], ["M05", "P01"], ["I02"]]
    table = three(*cards)
    for viewer in EVERYBODY:
        assert hands(table, viewer) == cards
    for hidden in (three(*cards, lasting=HIDE), three(*cards, options=SILENCE)):
        assert hands(hidden, 1) == [None, ["M05", "P01"], None]
        assert hands(hidden, NOBODY) == [None, None, None]


@pytest.mark.clause("EX-VIS-2")
def test_of_a_hidden_hand_others_see_the_number_and_the_colours() -> None:
    row = ["M05", "M06", "M07"]
    table = three(["M01", "M02", "M13", "P04", "I03"], [], [], lasting=HIDE, row=row)
    for viewer in (1, 2, NOBODY):
        shown = GAME.view(table.position, viewer).model_dump()["players"][0]
        assert shown["cards"] == 5
        assert shown["classes"] == {
            "red": 2, "blue": 0, "green": 0, "yellow": 1, "wild": 1, "none": 1,
        }  # fmt: skip
        assert not any(table.hidden(viewer).state.players[0].hand)
    other = three(["M02", "M03", "M17", "P09", "I01"], [], [], lasting=HIDE, row=row)
    assert bytes(other.hidden(1).position) == bytes(table.hidden(1).position)


@pytest.mark.clause("EX-VIS-3")
def test_both_discard_piles_are_open() -> None:
    table = three([], [], [], discard=["M01", "P02"], rest="deck", event_discard=["EN10", "EC02"])
    for viewer in EVERYBODY:
        shown = GAME.view(table.position, viewer).model_dump()
        assert shown["discard"] == ["M01", "P02"]
        assert shown["events"]["discard"] == ["EN10", "EC02"]


@pytest.mark.clause("EX-VIS-4")
def test_the_active_player_decides_about_actions_and_events() -> None:
    base = {"1,0": "M03", "2,0": "M07", "0,1": "M11"}
    table = three([], [], [], active=2, base=base, events=["EN18"])
    assert table.asked == ("act", 2)
    table.play("end")
    assert table.asked == ("cell", 2)


@pytest.mark.clause("EX-VIS-5")
@pytest.mark.parametrize("hidden", [{"lasting": HIDE}, {"options": SILENCE}])
def test_with_hidden_hands_only_the_peeker_knows(hidden: dict[str, object]) -> None:
    table = three([], [], [], roles="C12", events=["EN10", "EC02", "EN11"], **hidden)
    table.play("skill", "order:swap")

    def known(viewer: int) -> dict[int, str]:
        found: dict[int, str] = GAME.view(table.position, viewer).model_dump()["events"]["known"]
        return found

    assert known(0) == {0: "EC02", 1: "EN10"}
    assert known(1) == known(2) == known(NOBODY) == {}
    assert "order-set" in table.heard(1)  # that they were swapped everybody sees
    assert "saw-event" not in table.heard(1)


@pytest.mark.clause("EX-VIS-5")
def test_knowledge_is_kept_and_moves_along_with_the_cards() -> None:
    events = [
        {"id": "EN10", "known": [1]}, {"id": "EN11"}, {"id": "EN12", "known": [1]},
    ]  # fmt: skip
    table = three(["P12"], [], [], lasting=HIDE, events=events)
    table.play("protocol:P12", "drop_event:1")
    knowers = [table.state.events[table.state.events_left - 1 - p].known for p in range(2)]
    assert knowers == [0b011, 0b011]
    assert table.event_discard == ["EN11"]


@pytest.mark.clause("EX-VIS-5", "EX-VAR-7")
def test_whoever_peeked_at_a_card_still_knows_it_when_it_is_revealed() -> None:
    base = {"1,0": "M03", "2,0": "M07", "0,1": "M11"}
    events = [{"id": "EN18", "known": [1]}]
    table = three([], [], [], options=SILENCE, base=base, events=events).play("end")
    assert table.asked == ("cell", 0)
    shown = {v: GAME.view(table.position, v).model_dump()["events"]["revealed"] for v in EVERYBODY}
    assert shown == {0: "EN18", 1: "EN18", 2: None, NOBODY: None}


@pytest.mark.clause("EX-VIS-6")
def test_with_hidden_hands_nothing_that_betrays_a_card_is_taken_automatically() -> None:
    # A payment with one option
    table = three(["M05", "M01", "M13"], [], [], lasting=HIDE).play("deploy:M05:E")
    assert (table.asked, table.options()) == (("pay", 0), ["pay:M01"])
    table.play("pay:M01")
    assert table.options() == ["pay:M13"]
    # A discard for an event, and for the limit, with one kind in hand
    table = three(["M13", "M13", "M13"], [], [], lasting=HIDE, events=["EN26"]).play("end")
    assert (table.asked, table.options()) == (("disc", 0), ["discard:M13"])
    crew = [member("C07", hand=["M13", "M13", "M13"], issues=["DEH"]), member("C10")]
    table = prepare(crew=crew, lasting=[{"code": "HIDE", "until": 1}], step="update")
    assert (table.asked, table.options()) == (("limit", 0), ["discard:M13"])
    # A look at Event cards that cannot be swapped
    table = three([], [], [], roles="C12", lasting=HIDE, events=["EN01", "EN01"]).play("skill")
    assert (table.asked, table.options()) == (("order", 0), ["order:keep"])
    table = three(["P12"], [], [], lasting=HIDE, events=["EC01"], events_left=1)
    assert table.play("protocol:P12").options() == ["drop_event:0"]
    # A survey of equal cards, and a card to give
    table = three([], [], [], roles="C08", lasting=HIDE, row=["M01", "M01", "M02"],
                  deck=["M13", "M13", "M13"], rest="discard").play("skill")  # fmt: skip
    assert (table.asked, table.options()) == (("kind", 0), ["kind:M13"])
    table = three(["P08", "M01"], [], [], lasting=HIDE).play("protocol:P08", "seat:1")
    assert (table.asked, table.options()) == (("kind", 0), ["kind:M01"])


@pytest.mark.clause("EX-VIS-6")
def test_what_follows_from_open_numbers_stays_automatic() -> None:
    table = three([], [], ["M01"], lasting=HIDE, events=["EN26"]).play("end")
    assert table.state.active == 1  # an empty hand is skipped
    assert table.event_discard == ["EN26"]
    table = three(["M13", "M05"], [], [], lasting=HIDE, events=["EN26"]).play("end")
    assert (table.hand(0), table.discard) == ([], ["M05", "M13"])  # all of it must go


@pytest.mark.clause("EX-VIS-6", "EX-ACT-3")
def test_the_action_step_ends_only_by_end() -> None:
    table = three([], [], [], lasting=HIDE, actions_left=0)
    assert (table.asked, table.options()) == (("act", 0), ["end"])


@pytest.mark.clause("EX-VIS-7")
def test_others_are_told_the_class_of_a_card_unless_it_came_from_an_open_place() -> None:
    table = three([], [], [], lasting=HIDE, row=["M01", "M02", "M05"]).play("draw_deck")
    assert "drew" not in table.heard(1)
    assert table.heard(1).count("drew-unseen") == 1
    assert "saw-card" in table.heard(0)
    assert "saw-card" not in table.heard(1)
    table.play("draw_face:M05")
    assert [args["kind"] for args in table.happened("drew")] == [4]
    table = three(["P09"], [], [], lasting=HIDE, discard=["M12", "M01"], rest="deck")
    table.play("protocol:P09", "kind:M12")
    assert [args["kind"] for args in table.happened("drew")] == [11]


@pytest.mark.clause("EX-VIS-7")
def test_paid_discarded_and_played_cards_are_open() -> None:
    table = three(["M05", "M01", "M13", "I04"], [], [], lasting=HIDE)
    table.play("deploy:M05:E", "pay:M01", "pay:M13")
    assert [args["kind"] for args in table.happened("discarded")] == [0, 12]
    table.play("item:I04")
    assert table.happened("item-played") == [{"crew": 0, "kind": 20}]
    assert GAME.view(table.position, NOBODY).model_dump()["discard"] == ["M01", "M13", "I04"]


@pytest.mark.clause("EX-VIS-7")
def test_a_survey_is_seen_by_the_geologist_alone() -> None:
    table = three([], [], [], roles="C08", lasting=HIDE).play("skill")
    seen = {v: GAME.view(table.position, v).model_dump()["aside"] for v in EVERYBODY}
    assert seen[1] is seen[2] is seen[NOBODY] is None
    assert len(seen[0]) == 3
    open_game = three([], [], [], roles="C08").play("skill")
    assert len(GAME.view(open_game.position, 2).model_dump()["aside"]) == 3
