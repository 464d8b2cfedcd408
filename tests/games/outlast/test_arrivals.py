"""Board step 5: new people (LA-ARR, LA-D-ARRIVE)."""

import pytest
from tests.games.outlast.table import at, has, prepare, setting

from holdfast.games.outlast.content import STRUCTURE_NAMES
from holdfast.games.outlast.rules.board import next_home

HOME_A, HOME_B = 7, 13


def settled(*tiles: int, by: str = "A") -> dict[int, dict[str, object]]:
    """Describe tiles on which a player has settlements."""
    return {t: has(structures={"settlement": by}) for t in tiles}


BOTH = settled(HOME_A) | settled(HOME_B, by="B")


@pytest.mark.clause("LA-ARR-1", "LA-ARR-2")
def test_every_player_gets_one_new_meeple_at_a_settlement() -> None:
    table = prepare(tiles=BOTH, A=[at(HOME_A, number=4)], board=5)
    assert table.people("A") == ["A4", "A5"]
    assert table.people("B") == ["B1", "B2"]
    assert table.meeple("A5").tile == HOME_A
    assert table.meeple("B2").tile == HOME_B


@pytest.mark.clause("LA-ARR-2", "LA-D-ARRIVE")
def test_the_owner_says_at_which_settlement() -> None:
    table = prepare(tiles=BOTH | settled(2, 0, 11), board=5)
    assert (table.decision, table.decider) == ("arrive", "A")
    assert table.options() == ["at:0", "at:2", "at:7", "at:11"]
    table.play("at:11")
    assert table.meeple("A2").tile == 11
    assert table.happened("arrived")[0] == {"seat": 0, "number": 2, "tile": 11}


@pytest.mark.clause("LA-ARR-2")
def test_settlements_of_others_are_no_place_for_it() -> None:
    table = prepare(tiles=settled(0, 1, 2, by="B") | settled(3), board=5)
    assert table.meeple("A2").tile == 3
    assert table.options() == ["at:0", "at:1", "at:2"]


@pytest.mark.clause("LA-D-ARRIVE", "LA-DEC-3")
def test_a_single_settlement_is_taken_without_asking() -> None:
    table = prepare(tiles=BOTH, board=5)
    assert table.decision == "act"
    assert len(table.people("A")) == 2


@pytest.mark.clause("LA-ARR-3")
def test_without_a_settlement_nobody_comes() -> None:
    table = prepare(tiles=settled(HOME_B, by="B"), board=5)
    assert table.people("A") == ["A1"]
    assert table.people("B") == ["B1", "B2"]


@pytest.mark.clause("LA-ARR-3", "LA-LIM-3")
def test_nor_when_all_ten_are_on_the_board() -> None:
    table = prepare(tiles=BOTH | settled(0, 1), A=[at(HOME_A)] * 10, board=5)
    assert table.decision == "act"
    assert len(table.people("A")) == 10


@pytest.mark.clause("LA-ARR-3", "LA-OUT-1", "LA-OUT-5")
def test_nor_for_those_who_are_out() -> None:
    table = prepare(
        options={"players": 3, "board": "medium"}, tiles=settled(0, 1), A=[], out=["A"], board=5
    )
    assert table.people("A") == []
    assert table.decision == "act"


@pytest.mark.clause("LA-ARR-3")
def test_the_newcomer_cannot_be_turned_away() -> None:
    table = prepare(tiles=BOTH | settled(0), board=5)
    assert table.options() == ["at:0", "at:7"]


@pytest.mark.clause("LA-ARR-4")
def test_one_at_every_settlement() -> None:
    table = prepare(options={"arrivals": "per_settlement"}, tiles=BOTH | settled(9, 0, 4), board=5)
    assert table.decision == "act"  # there is nothing to decide
    assert [table.meeple(name).tile for name in table.people("A")] == [7, 0, 4, 7, 9]
    assert table.people("B") == ["B1", "B2"]


@pytest.mark.clause("LA-ARR-4")
def test_as_long_as_the_supply_lasts() -> None:
    table = prepare(
        options={"arrivals": "per_settlement"},
        tiles=settled(9, 0, 4),
        A=[at(HOME_A)] * 8,
        board=5,
    )
    assert [table.meeple(name).tile for name in table.people("A")[8:]] == [0, 4]


@pytest.mark.clause("LA-ARR-5")
def test_newcomers_arrive_empty_handed_and_exposed() -> None:
    table = prepare(tiles=BOTH, B=[at(HOME_B, prey=3, resources=2, hidden=True)], board=5)
    newcomer = table.meeple("B2")
    assert (newcomer.resources, newcomer.prey, newcomer.hidden) == (0, 0, False)
    table = prepare(
        tiles=BOTH, A=[at(HOME_A, prey=3, resources=2, hidden=True)], board=5, round=3, turn="A"
    )
    newcomer = table.meeple("A2")
    assert (newcomer.resources, newcomer.prey, newcomer.hidden) == (0, 0, False)


@pytest.mark.clause("LA-ARR-5", "LA-ATT-1")
def test_beside_a_wolf_they_are_attacked_at_once() -> None:
    wolf = {HOME_A: has(prey=1, wolf=1, structures={"settlement": "A"})}
    table = prepare(tiles=wolf, A=[at(HOME_A, hidden=True)], board=5, dice=[2])
    assert table.people("A") == ["A1"]
    assert table.dice_left == 0


@pytest.mark.clause("LA-ARR-6")
@pytest.mark.parametrize(("round_", "order"), [(1, "ABC"), (2, "BCA"), (3, "CAB")])
def test_arrivals_follow_the_turn_order_of_the_round(round_: int, order: str) -> None:
    tiles: dict[int, dict[str, object]] = {}
    for i, letter in enumerate("ABC"):
        tiles |= settled(2 * i, 2 * i + 1, by=letter)
    table = prepare(options={"players": 3, "board": "medium"}, tiles=tiles, round=round_, board=5)
    asked = []
    while table.decision == "arrive":
        asked.append(table.decider)
        table.play(table.options()[0])
    assert "".join(filter(None, asked)) == order


@pytest.mark.clause("LA-ARR-6", "LA-D-ARRIVE")
def test_those_who_need_not_be_asked_come_in_between() -> None:
    scene = setting(
        options={"players": 3, "board": "medium"},
        tiles=settled(0, 1) | settled(2, by="B") | settled(4, 5, by="C"),
        board=5,
    )
    table = prepare(**scene).play("at:1")
    assert [event["seat"] for event in table.happened("arrived")] == [0, 1]
    assert table.decider == "C"


@pytest.mark.clause("LA-INV-6")
def test_numbers_are_never_given_twice() -> None:
    table = prepare(tiles=BOTH, A=[at(HOME_A, number=2, prey=1), at(HOME_A, number=7)], turn="A")
    table.play("end", "feed:A2", "end")
    assert table.people("A") == ["A2", "A8"]  # A7 starved


@pytest.mark.clause("LA-ARR-2", "LA-STR")
@pytest.mark.parametrize("arrivals", ["per_player", "per_settlement"])
def test_newcomers_appear_where_the_content_has_them_appear(
    arrivals: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = {0: has(structures={"pen": "A"}), 1: has(structures={"settlement": "A"})}
    scene = setting(
        options={"buildings": "workshop", "arrivals": arrivals}, tiles=tiles, A=[at(7)], board=5
    )
    assert prepare(**scene).meeple("A2").tile == 1
    content = next_home.__globals__["content"]
    monkeypatch.setattr(content, "SPAWN_POINT", STRUCTURE_NAMES.index("pen"))
    assert prepare(**scene).meeple("A2").tile == 0
