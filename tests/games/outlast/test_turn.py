"""Rounds, turns and actions (LA-TURN, LA-D-ACT)."""

import pytest
from tests.games.outlast.table import LETTERS, at, has, new_game, prepare, setting

FED = 3
SETTLED = {7: has(structures={"settlement": "A"}), 13: has(structures={"settlement": "B"})}


def three_players(**description: object) -> dict[str, object]:
    """Describe three players on the medium board, each with a well-fed meeple at home."""
    homes = {letter: [at(t, prey=FED)] for letter, t in zip("ABC", (19, 25, 31), strict=True)}
    return {"options": {"players": 3, "board": "medium"}, **homes, **description}


@pytest.mark.clause("LA-TURN-1")
def test_every_player_has_a_turn_then_the_board_then_comes_the_next_round() -> None:
    table = prepare(**three_players())
    order = []
    for _ in range(3):
        order.append(table.decider)
        table.play("end")
    assert order == ["A", "B", "C"]
    steps = [event["step"] for event in table.happened("board-turn")]
    assert steps == [1, 2, 3, 4, 5, 6]
    assert table.kinds().index("board-turn") < table.kinds().index("round-began")
    assert table.state.round == 2


@pytest.mark.clause("LA-TURN-1")
def test_the_board_waits_for_the_last_turn() -> None:
    table = prepare(**three_players()).play("end", "end")
    assert "board-turn" not in table.kinds()
    assert (table.decider, table.state.round) == ("C", 1)


@pytest.mark.clause("LA-TURN-2")
@pytest.mark.parametrize(("round_", "first"), [(1, "A"), (2, "B"), (3, "C"), (4, "A"), (15, "C")])
def test_the_right_to_begin_moves_on(round_: int, first: str) -> None:
    table = prepare(**three_players(round=round_))
    order = []
    for _ in range(3):
        order.append(table.decider)
        table.play("end")
    start = "ABC".index(first)
    assert order == [*"ABC"[start:], *"ABC"[:start]]


@pytest.mark.clause("LA-TURN-2", "LA-OUT-5")
def test_an_eliminated_first_player_is_passed_over() -> None:
    table = prepare(**three_players(round=1, B=[], out=["B"]))
    table.play("end", "end")
    assert (table.state.round, table.decider) == (2, "C")
    assert table.happened("round-began") == [{"round": 2, "wind": 1, "first": 2}]
    table.play("end")
    assert table.decider == "A"


@pytest.mark.clause("LA-TURN-3", "LA-TURN-4")
@pytest.mark.parametrize("people", range(1, 11))
def test_three_actions_and_one_for_each_further_meeple(people: int) -> None:
    table = prepare(A=[at(7) for _ in range(people)])
    assert table.state.actions_left == people + 2
    assert table.state.actions == people + 2


@pytest.mark.clause("LA-TURN-3")
def test_the_first_turn_has_three_actions() -> None:
    table = new_game(players=2)
    assert table.state.actions_left == 3
    assert table.happened("turn-began") == [{"seat": 0, "actions": 3}]


@pytest.mark.clause("LA-TURN-4")
def test_who_dies_in_the_turn_takes_no_action_along() -> None:
    table = prepare(tiles={0: has(wolf=1)}, A=[at(0), at(7), at(7)]).dice(1)
    assert table.state.actions_left == 5
    table.play("wolf:A1")
    assert table.people("A") == ["A2", "A3"]
    assert table.state.actions_left == 4


@pytest.mark.clause("LA-TURN-5")
def test_one_meeple_may_do_everything_and_another_nothing() -> None:
    table = prepare(tiles={0: has(resources=3)}, A=[at(0), at(7, prey=2)])
    table.play("gather:A1", "gather:A1", "gather:A1")
    assert table.meeple("A1").resources == 3
    assert table.state.actions_left == 1
    assert table.offers("A2", "gather")


ONE_OF_EACH = {
    "wolf": (setting(tiles={0: has(wolf=1)}, A=[at(0), at(7)]), "wolf:A1"),
    "hide": (setting(A=[at(7)]), "hide:A1"),
    "move": (setting(A=[at(7)]), "move:A1:3"),
    "gather": (setting(A=[at(7)]), "gather:A1"),
    "hunt": (setting(A=[at(7)]), "hunt:A1"),
    "build": (setting(A=[at(7, resources=3)]), "build:A1:settlement"),
    "drop": (setting(A=[at(7, resources=1)]), "drop:A1:resource"),
    "fight": (setting(A=[at(7)], B=[at(7), at(13)]), "fight:A1:B1"),
}


@pytest.mark.clause("LA-TURN-6")
@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_every_action_costs_one(kind: str) -> None:
    description, key = ONE_OF_EACH[kind]
    table = prepare(**description).dice(8, 4)
    before = table.state.actions_left
    table.play(key)
    assert table.decision == "act"
    assert table.state.actions_left == before - 1


@pytest.mark.clause("LA-TURN-6", "LA-DROP-2")
def test_an_action_with_a_question_inside_costs_one_when_it_is_answered() -> None:
    tiles = {0: has(prey=3), 1: {}, 2: {}}
    table = prepare(tiles=tiles, A=[at(0, prey=2)])
    table.play("drop:A1:prey")
    assert (table.decision, table.state.actions_left) == ("spill", 3)
    table.play("to:1")
    assert (table.decision, table.state.actions_left) == ("act", 2)


@pytest.mark.clause("LA-TURN-7")
def test_remaining_actions_are_lost() -> None:
    table = prepare(A=[at(7, prey=3)], B=[at(13, prey=3)])
    table.play("hide:A1", "end")
    assert table.happened("turn-ended") == [{"seat": 0, "unused": 2}]
    assert (table.decider, table.state.actions_left) == ("B", 3)
    table.play("end")
    assert table.decider == "B"  # who opens round 2, with three actions and no more
    assert table.state.actions_left == 3


@pytest.mark.clause("LA-TURN-7")
def test_without_actions_the_turn_ends_by_itself() -> None:
    table = prepare(A=[at(7, prey=3)], B=[at(13, prey=3)]).play("hide:A1", "gather:A1", "gather:A1")
    assert table.decider == "B"
    assert table.meeple("A1").prey == 2


@pytest.mark.clause("LA-TURN-8", "LA-ARR-1")
def test_a_newcomer_acts_from_its_owners_next_turn_on() -> None:
    table = prepare(tiles=SETTLED, A=[at(7, prey=3)], B=[at(13, prey=3)], turn="B")
    table.play("end")
    assert table.state.round == 2
    assert table.decider == "B"
    assert table.people("A") == ["A1", "A2"]
    assert table.state.actions_left == 4
    assert table.offers("B2", "move")


# LA-D-ACT


@pytest.mark.clause("LA-D-ACT", "LA-DEC-2")
def test_the_options_of_a_meeple_stand_in_the_order_of_the_table() -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles={0: has(resources=2, prey=2)},
        A=[at(0, resources=2, prey=2), at(7, resources=0)],
        B=[at(0, prey=1), at(0, resources=1)],
    )
    assert table.options_of("A1") == [
        "hide", "move:0", "move:1", "move:2", "move:3", "move:4", "move:5", "gather", "hunt",
        "drop:resource", "drop:prey", "fight:B1", "fight:B2",
    ]  # fmt: skip


@pytest.mark.clause("LA-D-ACT", "LA-STR")
def test_structures_stand_in_the_order_of_their_table() -> None:
    table = prepare(
        options={"buildings": "workshop"}, tiles={0: {}}, A=[at(0, resources=3)], B=[at(0)]
    )
    assert table.options_of("A1") == [
        "hide", "move:0", "move:1", "move:2", "move:3", "move:4", "move:5",
        "build:settlement", "build:palisade", "build:watchfire", "build:snare", "build:pen",
        "build:plot", "drop:resource", "fight:B1",
    ]  # fmt: skip


@pytest.mark.clause("LA-D-ACT")
def test_beside_a_wolf_a_hidden_meeple_may_fight_it_first_of_all() -> None:
    table = prepare(
        tiles={0: has(resources=1, prey=1, wolf=1)}, A=[at(0), at(7)], B=[at(0)], actions_left=9
    )
    table.play("hide:A1")
    assert table.options_of("A1") == [
        "wolf", "move:0", "move:1", "move:2", "move:3", "move:4", "move:5", "gather", "fight:B1",
    ]  # fmt: skip


@pytest.mark.clause("LA-D-ACT", "LA-DEC-2")
def test_meeples_by_number_and_last_the_end() -> None:
    table = prepare(A=[at(7, number=3), at(7, number=5, prey=1), at(7, number=9, prey=2)])
    names = [key.split(":")[1] for key in table.options()[:-1]]
    assert list(dict.fromkeys(names)) == ["A3", "A5", "A9"]
    assert names == sorted(names, key=lambda name: int(name[1:]))
    assert table.options()[-1] == "end"
    assert table.options().count("end") == 1
    assert len(set(table.options())) == len(table.options())


@pytest.mark.clause("LA-D-ACT", "LA-DUEL-1")
def test_rivals_are_listed_by_seat_and_number() -> None:
    homes = {letter: [at(0, prey=n) for n in (0, 1)] for letter in LETTERS}
    table = prepare(options={"players": 6, "board": "large"}, tiles={0: {}}, turn="C", **homes)
    fights = [option for option in table.options_of("C1") if option.startswith("fight")]
    assert fights == [f"fight:{letter}{n}" for letter in "ABDEF" for n in (1, 2)]


@pytest.mark.clause("LA-D-ACT", "LA-DEC-3", "LA-OUT-2")
def test_the_end_is_taken_unasked_where_nobody_is_left_to_act() -> None:
    table = prepare(
        options={"elimination": "hearth"}, tiles=SETTLED | {0: has(wolf=1)}, A=[at(0)]
    ).dice(1)
    table.play("wolf:A1")
    assert table.happened("turn-ended") == [{"seat": 0, "unused": 2}]
    assert (table.decider, table.state.actions_left) == ("B", 3)


@pytest.mark.clause("LA-D-ACT", "LA-CORN-2")
def test_a_cornered_meeple_has_exactly_two_options() -> None:
    table = prepare(
        options={"buildings": "workshop"},
        tiles={0: has(resources=2, prey=2, wolf=1)},
        A=[at(0, resources=3, prey=1)],
        B=[at(0)],
    )
    assert table.options() == ["wolf:A1", "hide:A1", "end"]
