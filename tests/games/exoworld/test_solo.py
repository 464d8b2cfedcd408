"""Solo: one player runs three characters (EX-SOLO)."""

import pytest
from tests.games.exoworld.table import Table, begun, member, module, new_game, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import EVENT_CARDS
from holdfast.games.exoworld.view.people import PAWN_COLOURS

ROW = ["M09", "M12", "M16"]


def alone(hand: list[str], *crew: dict[str, object], **description: object) -> Table:
    """Return a solo game in the middle of the first character's actions."""
    told = {"actions_left": 4} | description
    return prepare(options={"players": 1}, hand=hand, crew=list(crew), **told)


@pytest.mark.clause("EX-SOLO-1", "EX-SET-9")
def test_the_blackout_pack_stays_in_the_box() -> None:
    blackout = {card.id for card in EVENT_CARDS if card.blackout}
    assert blackout == {"EN28", "EN29", "EN30", "EC12", "EC13"}
    seen: set[str] = set()
    for seed in range(60):
        seen |= set(new_game(seed, players=1).next_events)
    assert not seen & blackout
    assert len(seen) == 44 - 5


@pytest.mark.clause("EX-D-SOLOCHAR", "EX-SOLO-2")
@pytest.mark.parametrize("choice", range(4))
def test_four_characters_are_dealt_and_three_kept_in_their_order(choice: int) -> None:
    table = new_game(6, players=1)
    assert table.asked == ("solochar", 0)
    dealt = GAME.view(table.position).model_dump()["dealt"][0]
    assert len(set(dealt)) == 4
    table.play(f"put_away:{choice}")
    crew = GAME.view(table.position).model_dump()["crew"]
    assert [entry["role"] for entry in crew] == [r for i, r in enumerate(dealt) if i != choice]
    assert [table.at(c) for c in range(3)] == ["0,0"] * 3
    assert [entry["colour"] for entry in crew] == list(PAWN_COLOURS[:3])


@pytest.mark.clause("EX-SOLO-3", "EX-SET-12")
def test_one_hand_of_two_cards() -> None:
    table = begun(6, players=1)
    assert len(table.hand(0)) == 2
    assert len(GAME.view(table.position).model_dump()["players"]) == 1


@pytest.mark.clause("EX-SOLO-4", "EX-SET-13")
def test_one_character_a_turn_from_left_to_right_with_its_own_pawn_and_speed() -> None:
    base = {"1,0": "M03", "2,0": "M07", "3,0": "M11"}
    crew = [member("C09"), member("C05", at="3,0"), member("C07")]
    table = alone([], *crew, base=base, events=["EN31", "EN27", "EN10"])
    assert table.options("move") == ["move:1,0"]  # the Quartermaster's speed is 1
    table.play("move:1,0", "end")
    assert (table.state.active, table.decider) == (1, 0)
    assert table.options("move") == ["move:1,0", "move:2,0"]
    table.play("end")
    assert table.options("move") == ["move:1,0", "move:2,0", "move:3,0"]
    table.play("end")
    assert table.state.active == 0


@pytest.mark.clause("EX-SOLO-5")
def test_the_limit_is_that_of_the_character_whose_turn_ends() -> None:
    hand = ["M01", "M02", "M05", "M06", "M09", "M13"]
    crew = [member("C09"), member("C07"), member("C05")]
    table = alone(hand, *crew, step="update", actions_left=0)
    assert table.state.active == 1  # eight are allowed
    table = alone(hand, *crew, active=1, step="update", actions_left=0)
    assert table.asked == ("limit", 0)
    table.play("discard:M01", "discard:M02")
    assert table.state.active == 2


@pytest.mark.clause("EX-SOLO-6")
def test_there_is_no_transfer_action() -> None:
    table = alone(["M01", "M05"], member("C05"), member("C06"), member("C07"))
    assert table.options("give") == table.options("take") == table.options("ask") == []


@pytest.mark.clause("EX-SOLO-7")
def test_shared_cargo_gives_to_the_row_or_takes_from_it() -> None:
    table = alone(["P08", "M01", "M05"], row=ROW).play("protocol:P08")
    assert table.asked == ("branch", 0)
    taking = Table(table.position.copy()).play("branch:1")
    assert taking.options() == [f"kind:{card}" for card in ROW]  # at least one
    taking.play("kind:M09")
    assert (taking.hand(), taking.row) == (["M01", "M05", "M09"], ["M12", "M16"])  # not refilled
    assert taking.options() == ["kind:M12", "kind:M16", "none"]
    taking.play("none")
    assert len(taking.row) == 3
    table.play("branch:0", "kind:M05", "kind:M01")
    assert table.hand() == []
    assert table.row == ["M01", "M05", *ROW]
    assert table.discard == ["P08"]


@pytest.mark.clause("EX-SOLO-7", "EX-PROT-12")
def test_with_one_form_possible_it_is_taken() -> None:
    table = alone(["P08"], row=ROW).play("protocol:P08")
    assert table.asked == ("kind", 0)
    assert table.options() == [f"kind:{card}" for card in ROW]
    nothing = alone(["P08"], row=[], deck=[], discard=[], rest=0)
    assert nothing.offers("protocol:P08")  # there are other cards in hand to give


@pytest.mark.clause("EX-SOLO-7")
def test_a_larger_row_is_not_refilled_until_it_is_short() -> None:
    table = alone([], row=["M01", "M05", *ROW])
    table.play("draw_face:M01")
    assert len(table.row) == 4
    table.play("draw_face:M05")
    assert len(table.row) == 3
    table.play("draw_face:M09")
    assert len(table.row) == 3


@pytest.mark.clause("EX-SOLO-7", "EX-REC-1")
def test_recycle_replaces_at_most_the_rows_size() -> None:
    table = alone([], row=["M01", "M05", *ROW]).play("recycle")
    assert len(table.row) == 3
    assert table.discard == ["M01", "M05", *ROW]


@pytest.mark.clause("EX-SOLO-8")
def test_the_coordinator_draws_a_card_for_free_once_a_turn() -> None:
    table = alone([], member("C04"), member("C05"), member("C06"), actions_left=1)
    table.play("skill")
    assert (len(table.hand()), table.actions) == (1, 1)
    assert not table.offers("skill")


@pytest.mark.clause("EX-SOLO-8", "EX-SKILL-4")
def test_not_from_an_empty_deck() -> None:
    table = alone(["M01"], member("C04"), member("C05"), member("C06"), deck=[], discard=[],
                  row=ROW, rest=0)  # fmt: skip
    assert not table.offers("skill")


@pytest.mark.clause("EX-SOLO-9")
def test_issues_and_fatigue_lie_on_characters_and_discards_are_the_one_players() -> None:
    crew = [member("C05"), member("C06"), member("C07")]
    table = alone([], *crew, active=1, events=["EN21", "EN31"]).play("end")
    assert (table.state.active, table.actions) == (2, 3)  # "next" is the character to the right
    table = alone([], *crew, active=2, events=["EN21"]).play("end")
    assert (table.state.active, table.actions) == (0, 3)  # and round again
    table = alone([], *crew, events=["EC11"], actions_left=1).play("end")
    assert [args["crew"] for args in table.happened("fatigued")] == [0, 1, 2]
    table = alone(["M01", "M05", "M09"], *crew, events=["EN26"], actions_left=1).play("end")
    table.play("discard:M01", "discard:M05")
    assert table.hand() == ["M09"]
    table = alone([], *crew, active=1, events=["EN24"], actions_left=1).play("end")
    assert [table.issues(c) for c in range(3)] == [[], ["MAL"], []]


@pytest.mark.clause("EX-SOLO-9", "EX-HEAL-3")
def test_all_three_look_at_the_common_hand_for_cures() -> None:
    crew = [member("C05"), member("C06", issues=["HYP"]), member("C07", issues=["RAD"])]
    table = alone(["M01", "P02"], *crew, row=["M02", "M12", "M16"])
    table.play("draw_face:M02")
    assert [table.issues(c) for c in range(3)] == [[], [], ["RAD"]]


@pytest.mark.clause("EX-SOLO-10")
def test_passive_pawns_occupy_and_can_be_ordered_and_cured() -> None:
    base = {"1,0": "M03", "2,0": "M07", "3,0": "M11"}
    crew = [member("C03"), member("C06", at="1,0"), member("C07", at="2,0")]
    table = alone([], *crew, base=base, events=["EN18"], actions_left=1).play("end")
    assert table.tokens("3,0") == {"FROZ": 1}  # the only unoccupied module
    table = alone(["P07"], *crew, base=base).play("protocol:P07", "seat:2", "cell:0,0")
    assert table.at(2) == "0,0"
    sick = [member("C03"), member("C06", issues=["MAL"]), member("C07", issues=["HYP"])]
    table = alone(["I01"], *sick).play("skill", "cure:1:MAL", "item:I01")
    assert table.issues(1) == table.issues(2) == []


def test_a_solo_game_is_won_and_lost_like_any_other() -> None:
    table = alone([], events=["EN10"], supplies=[0, 9, 9, 9], emergency=3, actions_left=1)
    table.play("end")
    assert table.outcome == "lost"
    base = {
        "1,0": "M03", "0,1": "M10", "1,1": "M11", "2,0": "M06", "-1,0": "M17", "2,1": "M05",
        "3,0": module("M05", LEAK_O=1),
    }  # fmt: skip
    table = alone([], member("C05", at="3,0"), base=base).play("shut_down:here")
    assert table.outcome == "won"
