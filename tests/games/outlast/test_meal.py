"""The meal at the end of a turn, and who starves (LA-MEAL, LA-D-FEED)."""

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, prepare

BY_HUNGER = 1  # the cause of a death


def prey_left(table: Table, *names: str) -> list[int]:
    """Return how much prey each of these meeples carries."""
    return [table.meeple(name).prey for name in names]


@pytest.mark.clause("LA-MEAL-1")
def test_every_meeple_eats_one_prey() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0, prey=3), at(1, prey=1)]).play("end")
    assert prey_left(table, "A1", "A2") == [2, 0]
    assert table.people("A") == ["A1", "A2"]


@pytest.mark.clause("LA-MEAL-1")
def test_who_finds_none_starves() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0, prey=3), at(1)]).play("end")
    assert table.people("A") == ["A1"]
    died = table.happened("died")
    assert [(event["number"], event["cause"]) for event in died] == [(2, BY_HUNGER)]


@pytest.mark.clause("LA-MEAL-1")
def test_only_the_people_whose_turn_it_was_eat() -> None:
    table = prepare(A=[at(7, prey=3)], B=[at(13, prey=3)])
    table.play("end")
    assert prey_left(table, "A1", "B1") == [2, 3]


@pytest.mark.clause("LA-MEAL-2")
def test_prey_on_the_tile_is_not_food() -> None:
    table = prepare(tiles={0: has(prey=3)}, A=[at(0), at(7, prey=1)]).play("end")
    assert table.people("A") == ["A2"]
    assert table.tile(0).prey == 3


@pytest.mark.clause("LA-MEAL-3")
def test_companions_eat_their_own_first_then_from_who_has_most() -> None:
    table = prepare(tiles={0: {}}, A=[at(0), at(0, prey=2), at(0, prey=3), at(0, resources=1)])
    table.play("end")
    # A2 and A3 eat their own (1 and 2 left); A1 takes from A3 (1, 1), A4 from A2, the lower number.
    assert table.people("A") == ["A1", "A2", "A3", "A4"]
    assert prey_left(table, "A1", "A2", "A3", "A4") == [0, 0, 1, 0]


@pytest.mark.clause("LA-MEAL-3")
def test_a_meeple_with_one_prey_keeps_it_for_itself() -> None:
    table = prepare(tiles={0: {}}, A=[at(0), at(0, prey=2), at(0, prey=2), at(0, prey=1)])
    table.play("end")
    assert prey_left(table, "A1", "A2", "A3", "A4") == [0, 0, 1, 0]


@pytest.mark.clause("LA-MEAL-3")
def test_who_has_most_left_gives() -> None:
    table = prepare(
        options={"carry": "unlimited"}, tiles={0: {}}, A=[at(0), at(0, prey=3), at(0, prey=4)]
    )
    table.play("end")
    assert prey_left(table, "A1", "A2", "A3") == [0, 2, 2]


@pytest.mark.clause("LA-MEAL-3", "LA-MEAL-7")
def test_every_tile_has_its_own_pot() -> None:
    table = prepare(
        tiles={0: {}, 1: {}, 2: {}},
        A=[at(0), at(0, prey=2), at(1, prey=3), at(1), at(2, prey=2), at(2)],
    )
    table.play("end")
    assert prey_left(table, *table.people("A")) == [0, 0, 1, 0, 0, 0]
    assert len(table.people("A")) == 6


@pytest.mark.clause("LA-MEAL-3")
def test_just_enough_is_enough() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=3), at(0), at(0)]).play("end")
    assert table.people("A") == ["A1", "A2", "A3"]
    assert prey_left(table, "A1", "A2", "A3") == [0, 0, 0]
    assert table.happened("ate") == [{"seat": 0, "tile": 0, "fed": 3, "starving": 0}]


@pytest.mark.clause("LA-MEAL-4", "LA-D-FEED")
def test_with_too_little_the_player_names_who_eats() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=2), at(0, resources=1), at(0, resources=2)])
    table.play("end")
    assert (table.decision, table.decider) == ("feed", "A")
    assert table.options() == ["feed:A1", "feed:A2", "feed:A3"]
    table.play("feed:A2")
    assert table.options() == ["feed:A1", "feed:A3"]
    table.play("feed:A3")
    assert table.people("A") == ["A2", "A3"]
    assert prey_left(table, "A2", "A3") == [0, 0]
    assert table.prey[7] == 3  # nothing was left to fall


@pytest.mark.clause("LA-MEAL-4")
def test_the_pot_is_empty_afterwards() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=1), at(0, prey=1), at(0, resources=1)])
    table.play("end")
    # A1 and A2 are alike and the third is not: who eats first?
    assert table.options() == ["feed:A1", "feed:A3"]
    table.play("feed:A3")
    assert table.people("A") == ["A1", "A3"]
    assert prey_left(table, "A1", "A3") == [0, 0]
    assert table.tile(0).prey == 0  # A2 starved, and its prey had been eaten


@pytest.mark.clause("LA-MEAL-5", "LA-D-FEED")
def test_without_any_food_all_of_them_starve_unasked() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, resources=1), at(0), at(7, prey=1)]).play("end")
    assert table.decider == "B"
    assert table.people("A") == ["A3"]


@pytest.mark.clause("LA-MEAL-6")
def test_nobody_may_refuse_to_eat() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=1), at(0)]).play("end")
    assert table.options() == ["feed:A1", "feed:A2"]  # somebody eats; there is no other answer
    full = prepare(tiles={0: {}}, A=[at(0, prey=2), at(0)]).play("end")
    assert full.decider == "B"
    assert prey_left(full, "A1", "A2") == [0, 0]


@pytest.mark.clause("LA-MEAL-7")
def test_food_is_not_shared_across_tiles() -> None:
    table = prepare(tiles={0: {}, 1: {}}, A=[at(0, prey=3), at(1)]).play("end")
    assert table.people("A") == ["A1"]
    assert prey_left(table, "A1") == [2]


@pytest.mark.clause("LA-MEAL-7")
def test_nor_between_players() -> None:
    table = prepare(tiles={0: {}}, A=[at(0), at(7, prey=1)], B=[at(0, prey=3)]).play("end")
    assert table.people("A") == ["A2"]
    assert prey_left(table, "B1") == [3]


@pytest.mark.clause("LA-MEAL-8")
def test_the_meal_is_worked_out_on_all_tiles_before_anyone_is_removed() -> None:
    table = prepare(
        tiles=all_empty(),
        A=[at(3, resources=1), at(1, prey=1), at(0), at(0, prey=1), at(2, resources=2)],
    )
    table.play("end")
    assert table.decision == "feed"
    assert table.people("A") == ["A1", "A2", "A3", "A4", "A5"]  # nobody has been removed yet
    table.play("feed:A4")
    kinds = [kind for kind in table.kinds() if kind in ("ate", "died")]
    assert kinds == ["ate"] * 4 + ["died"] * 3
    assert [event["tile"] for event in table.happened("ate")] == [0, 1, 2, 3]
    assert [event["number"] for event in table.happened("died")] == [1, 3, 5]
    assert table.resources == {3: 1, 2: 2}


@pytest.mark.clause("LA-MEAL-8", "LA-FALL-1")
def test_what_the_starved_leave_comes_too_late() -> None:
    # A starving meeple carries no prey, for it would have been in the pot: only resources fall.
    table = prepare(
        tiles=all_empty(), A=[at(0, resources=3), at(1, prey=1)], B=[at(13, prey=1)]
    ).play("end")
    assert table.resources == {0: 3}
    assert table.people("A") == ["A2"]


# LA-D-FEED


@pytest.mark.clause("LA-D-FEED")
def test_the_question_comes_as_often_as_there_is_food() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=3), *(at(0, resources=n) for n in range(4))])
    table.play("end")
    asked = 0
    while table.decision == "feed":
        asked += 1
        table.play(table.options()[-1])
    assert asked == 3
    assert table.people("A") == ["A3", "A4", "A5"]


@pytest.mark.clause("LA-D-FEED", "LA-DEC-3", "LA-DEC-4")
def test_between_meeples_that_are_alike_it_answers_itself() -> None:
    table = prepare(tiles={0: {}}, A=[at(0, prey=1)] * 2 + [at(0)] * 3)
    table.play("end")
    assert table.options() == ["feed:A1", "feed:A3"]
    table.play("feed:A1")
    assert table.options() == ["feed:A2", "feed:A3"]
    table.play("feed:A2")
    assert table.people("A") == ["A1", "A2"]
    alike = prepare(tiles={0: {}}, options={"carry": "unlimited"}, A=[at(0, prey=3), *[at(0)] * 4])
    alike.play("end", "feed:A1")
    # A2 to A5 are all alike: two of them are fed without a further question.
    assert alike.decider == "B"
    assert alike.people("A") == ["A1", "A2", "A3"]


@pytest.mark.clause("LA-D-FEED", "LA-DEC-4")
def test_they_are_told_apart_by_what_they_held_when_the_meal_began() -> None:
    # A1 gave its prey away to feed A2, and still is not like A3.
    table = prepare(tiles={0: {}}, A=[at(0, prey=2), at(0), at(0)])
    table.play("end", "feed:A2")
    assert table.options() == ["feed:A1", "feed:A3"]


@pytest.mark.clause("LA-D-FEED")
def test_hidden_meeples_are_not_like_exposed_ones() -> None:
    table = prepare(tiles={0: {}}, A=[at(0), at(0), at(0, prey=1)], actions_left=3)
    table.play("hide:A1", "end")
    assert table.options() == ["feed:A1", "feed:A2", "feed:A3"]


@pytest.mark.clause("LA-D-FEED")
def test_tiles_are_asked_about_in_tile_order() -> None:
    table = prepare(tiles=all_empty(), A=[at(4, prey=1), at(4), at(2, prey=1), at(2)])
    table.play("end")
    assert table.options() == ["feed:A3", "feed:A4"]
    table.play("feed:A3")
    assert table.options() == ["feed:A1", "feed:A2"]
