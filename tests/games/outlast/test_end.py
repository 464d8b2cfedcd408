"""The end and the ranking (LA-END)."""

from typing import Any

import pytest
from tests.games.outlast.table import Table, all_empty, at, has, prepare

from holdfast.games.outlast import GAME

WOLF = has(prey=1, wolf=1)
THREE = {"players": 3, "board": "medium"}
HOMES = {"A": 19, "B": 25, "C": 31}


def final(settlements: str = "", **description: Any) -> Table:
    """Return a finished game of three players, with a settlement for each of these letters."""
    tiles = all_empty(37)
    for t, letter in enumerate(settlements):
        tiles[t] = has(structures={"settlement": letter})
    tiles |= description.pop("tiles", {})
    return prepare(options=THREE, tiles=tiles, round=15, board=6, **description)


def ranking(table: Table) -> list[tuple[str, int, str]]:
    """Return player, place and reason of each line of the final ranking."""
    view = GAME.view(table.position).model_dump()
    return [("ABC"[row["seat"]], row["place"], row["reason"]) for row in view["ranking"]]


@pytest.mark.clause("LA-END-1")
def test_the_last_living_player_wins_whatever_the_legacies() -> None:
    tiles = {t: has(structures={"settlement": "B"}) for t in (1, 2, 3, 4)} | {0: {}}
    table = prepare(tiles=tiles, A=[at(0)], B=[at(0)]).dice(8, 1).play("fight:A1:B1")
    assert table.position.over
    assert table.decider is None
    assert table.options() == []
    assert table.places() == {"A": 1, "B": 2}
    assert table.happened("game-over") == [{"reason": 0}]
    assert ranking(table) == [("A", 1, "last-alive"), ("B", 2, "out")]


@pytest.mark.clause("LA-END-1")
def test_at_once_means_no_meal_no_rest_of_the_turn_and_no_board_turn() -> None:
    table = prepare(tiles={0: has(resources=1)}, A=[at(0)], B=[at(0)]).dice(8, 1)
    table.play("fight:A1:B1")
    assert table.people("A") == ["A1"]
    assert not {"ate", "board-turn", "turn-ended"} & set(table.kinds())
    assert table.tile(0).resources == 1
    assert (table.state.seat, table.state.actions, table.state.actions_left) == (-1, 0, 0)


@pytest.mark.clause("LA-END-1")
def test_with_two_living_players_the_game_goes_on() -> None:
    table = prepare(options=THREE, tiles={0: {}}, A=[at(0)], B=[at(0)]).dice(8, 1)
    table.play("fight:A1:B1")
    assert not table.position.over


@pytest.mark.clause("LA-END-2", "LA-END-6")
def test_the_game_is_over_when_nobody_is_alive() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0)], B=[at(0)], board=6, dice=[1, 1])
    assert table.position.over
    assert ranking(table) == [("A", 1, "no-survivors"), ("B", 1, "no-survivors")]


@pytest.mark.clause("LA-END-3")
@pytest.mark.parametrize(("length", "rounds"), [("short", 10), ("standard", 15), ("long", 20)])
def test_the_final_round(length: str, rounds: int) -> None:
    people = {"A": [at(7, prey=3)], "B": [at(13, prey=3)]}
    before = prepare(options={"length": length}, round=rounds - 1, board=6, **people)
    assert not before.position.over
    assert before.state.round == rounds
    last = prepare(options={"length": length}, round=rounds, board=6, **people)
    assert last.position.over
    assert last.state.round == rounds
    assert GAME.view(before.position).model_dump()["final_round"] == rounds


@pytest.mark.clause("LA-END-4")
def test_the_board_turn_of_the_final_round_still_happens() -> None:
    tiles = {
        7: has(structures={"settlement": "A"}),
        13: has(structures={"settlement": "B"}),
        0: has(resources=1),
    }
    people = {"A": [at(7, prey=3)], "B": [at(13, prey=3)]}
    table = prepare(tiles=tiles, round=15, turn="B", first="A", **people).play("end")
    assert table.position.over
    assert [event["step"] for event in table.happened("board-turn")] == [1, 2, 3, 4, 5, 6]
    assert table.people("A") == ["A1", "A2"]
    assert table.tile(0).resources == 2
    assert table.happened("game-over") == [{"reason": 2}]


RANKINGS = {
    # settlements, people of A and B, who wins and by what
    "legacy": ("BB", [at(19), at(19)], [at(25)], "B", "legacy"),
    "meeples": ("B", [at(19), at(19)], [at(25)], "A", "people"),
    "prey": ("", [at(19, prey=1)], [at(25, resources=3)], "A", "prey"),
    "resources": ("", [at(19, prey=1)], [at(25, prey=1, resources=1)], "B", "resources"),
}


@pytest.mark.clause("LA-END-4")
@pytest.mark.parametrize("case", RANKINGS)
def test_the_living_rank_by_legacy_people_prey_and_resources(case: str) -> None:
    settlements, a, b, winner, reason = RANKINGS[case]
    table = final(settlements, A=a, B=b, C=[], out=["C"])
    loser = "B" if winner == "A" else "A"
    assert table.places() == {winner: 1, loser: 2, "C": 3}
    assert ranking(table) == [(winner, 1, reason), (loser, 2, reason), ("C", 3, "out")]


@pytest.mark.clause("LA-END-4")
def test_legacy_is_living_meeples_and_own_settlements() -> None:
    table = final("AAB", A=[at(19)], B=[at(25)] * 3, C=[at(31)])
    points = [standing.points for standing in GAME.result(table.position)]
    assert points == [3, 4, 1]


@pytest.mark.clause("LA-END-4")
def test_goods_of_all_meeples_count() -> None:
    table = final(A=[at(19, prey=1), at(0, prey=1)], B=[at(25, prey=1), at(1)], C=[], out=["C"])
    assert table.places()["A"] == 1


@pytest.mark.clause("LA-END-4")
def test_equal_in_everything_they_share_the_place() -> None:
    same = {"prey": 2, "resources": 1}
    table = final("AB", A=[at(19, **same)], B=[at(25, **same)], C=[at(31)])
    assert table.places() == {"A": 1, "B": 1, "C": 3}
    assert ranking(table) == [("A", 1, "shared"), ("B", 1, "shared"), ("C", 3, "legacy")]


@pytest.mark.clause("LA-END-5")
def test_the_eliminated_come_after_the_living_the_last_to_fall_first() -> None:
    table = prepare(
        options={"players": 6, "board": "large"},
        tiles={t: has(structures={"settlement": "B"}) for t in (0, 1, 2)},
        round=15,
        board=6,
        B=[],
        D=[],
        F=[],
        out=["B", "F", "D"],
    )
    assert table.places() == {"A": 1, "C": 1, "E": 1, "D": 4, "F": 5, "B": 6}


@pytest.mark.clause("LA-END-5")
def test_of_the_same_moment_more_settlements_rank_higher() -> None:
    tiles = {t: has(structures={"settlement": "B"}) for t in (0, 1)}
    tiles |= {t: has(structures={"settlement": letter}) for t, letter in ((2, "C"), (3, "D"))}
    table = prepare(
        options={"players": 6, "board": "large"},
        tiles=tiles,
        round=15,
        board=6,
        B=[],
        C=[],
        D=[],
        E=[],
        out=[["B", "C", "D"], "E"],
    )
    assert table.places() == {"A": 1, "F": 1, "E": 3, "B": 4, "C": 5, "D": 5}


@pytest.mark.clause("LA-END-6", "LA-END-5")
def test_if_all_fall_together_the_first_among_them_wins() -> None:
    tiles = {0: WOLF, 1: has(structures={"settlement": "B"})}
    table = prepare(tiles=tiles, A=[at(0)], B=[at(0)], board=6, dice=[1, 1])
    assert table.places() == {"A": 2, "B": 1}
    assert ranking(table) == [("B", 1, "no-survivors"), ("A", 2, "out")]


@pytest.mark.clause("LA-END-6")
def test_the_result_carries_a_note() -> None:
    # The wolf comes to tile 0 in step 3 and kills both in step 6.
    people = {"A": [at(0, prey=3)], "B": [at(0, prey=3)]}
    tiles = all_empty() | {0: has(prey=1), 1: has(wolf=1)}
    table = prepare(tiles=tiles, turn="B", **people).dice(1, 1)
    table.play("end")
    assert table.happened("game-over") == [{"reason": 1}]


@pytest.mark.clause("LA-END-6", "LA-END-5")
def test_those_who_fell_before_stay_below() -> None:
    table = prepare(
        options=THREE,
        tiles={0: WOLF, 1: has(structures={"settlement": "C"})},
        A=[at(0)],
        B=[at(0)],
        C=[],
        out=["C"],
        board=6,
        dice=[1, 1],
    )
    assert table.places() == {"A": 1, "B": 1, "C": 3}
