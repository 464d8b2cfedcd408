"""Board step 6: wolves attack (LA-ATT)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, prepare

WOLF = has(prey=1, wolf=1)
ATTACK = 2  # the cause of a wolf fight
SAFE = at(7, prey=3)


@pytest.mark.clause("LA-ATT-1")
def test_wolves_fall_upon_the_exposed_on_their_tile() -> None:
    table = prepare(tiles={0: WOLF, 1: {}}, A=[at(0), at(1), SAFE], board=6, dice=[1])
    assert table.people("A") == ["A2", "A3"]
    assert table.dice_left == 0


@pytest.mark.clause("LA-ATT-1", "LA-HIDE-3")
def test_those_in_hiding_are_spared() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0, hidden=True), SAFE], board=6, dice=[])
    assert table.people("A") == ["A1", "A2"]


@pytest.mark.clause("LA-ATT-2")
def test_an_attack_is_a_wolf_fight() -> None:
    tiles = all_empty() | {0: WOLF}
    table = prepare(tiles=tiles, A=[at(0, prey=1), SAFE], B=[at(13, prey=3)], turn="B").dice(8)
    table.play("end")
    fought = table.happened("fought-wolf")
    assert [(e["number"], e["die"], e["won"], e["cause"]) for e in fought] == [(1, 8, 1, ATTACK)]
    assert table.tile(0).wolf == 0


@pytest.mark.clause("LA-ATT-3")
def test_each_is_attacked_players_in_turn_order_meeples_by_number() -> None:
    # The wolf comes to tile 0 in step 3 of round 2, which B opened and A closes.
    table = prepare(
        options={"players": 3, "board": "medium"},
        tiles=all_empty(37) | {0: has(prey=1), 1: has(wolf=1)},
        A=[at(0, prey=1), at(0, prey=2), at(19, prey=3)],
        B=[at(0), at(0), at(25)],
        C=[at(0), at(0), at(31)],
        round=2,
        turn="A",
    )
    table.dice(1, 1, 1, 1, 1, 1).play("end")
    order = [(event["seat"], event["number"]) for event in table.happened("fought-wolf")]
    assert order == [(1, 1), (1, 2), (2, 1), (2, 2), (0, 1), (0, 2)]


@pytest.mark.clause("LA-ATT-3", "LA-TURN-2")
@pytest.mark.parametrize(("round_", "first"), [(1, "A"), (2, "B")])
def test_the_first_player_of_the_round_is_attacked_first(round_: int, first: str) -> None:
    table = prepare(
        tiles={0: WOLF}, A=[at(0), SAFE], B=[at(0), at(13)], round=round_, board=6, dice=[1, 8]
    )
    second = "B" if first == "A" else "A"
    assert table.people(first) == [f"{first}2"]
    assert table.people(second) == [f"{second}1", f"{second}2"]


@pytest.mark.clause("LA-ATT-3")
def test_it_stops_when_the_wolf_dies() -> None:
    table = prepare(tiles={0: WOLF}, A=[at(0)] * 4, board=6, dice=[3, 7])
    assert table.people("A") == ["A2", "A3", "A4"]
    assert table.wolves == []


@pytest.mark.clause("LA-ATT-3")
def test_otherwise_all_are_attacked() -> None:
    table = prepare(
        tiles={0: WOLF}, A=[*[at(0)] * 3, SAFE], B=[at(0), at(13)], board=6, dice=[1] * 4
    )
    assert (table.people("A"), table.people("B")) == (["A4"], ["B2"])
    assert table.wolves == [0]


@pytest.mark.clause("LA-ATT-3")
def test_tiles_come_in_tile_order() -> None:
    table = prepare(tiles={5: WOLF, 2: WOLF}, A=[at(5), at(2), SAFE], board=6, dice=[8, 1])
    assert table.people("A") == ["A2", "A3"]
    assert table.wolves == [5]


@pytest.mark.clause("LA-ATT-3")
@pytest.mark.parametrize(("die", "first"), [(1, []), (8, ["A1"])])
def test_or_only_the_first_is_attacked(die: int, first: list[str]) -> None:
    table = prepare(
        options={"wolf_attacks": "one"},
        tiles={0: WOLF},
        A=[*[at(0)] * 3, SAFE],
        B=[at(0), at(13)],
        board=6,
        dice=[die],
    )
    assert table.people("A") == [*first, "A2", "A3", "A4"]
    assert table.people("B") == ["B1", "B2"]


@pytest.mark.clause("LA-ATT-3")
def test_the_first_on_every_tile() -> None:
    table = prepare(
        options={"wolf_attacks": "one"},
        tiles={0: WOLF, 1: WOLF},
        A=[at(0, hidden=True), at(0), at(0), at(1), SAFE],
        B=[at(1), at(13)],
        board=6,
        dice=[1, 1],
    )
    assert table.people("A") == ["A1", "A3", "A5"]
    assert table.people("B") == ["B1", "B2"]


@pytest.mark.clause("LA-ATT-4")
def test_goods_fall_at_once() -> None:
    # A1's two resources fill tile 0; of A2's two one still fits, the other goes east.
    tiles = all_empty() | {0: has(prey=1, wolf=1)}
    table = prepare(
        tiles=tiles, A=[at(0, resources=2), at(0, resources=2), SAFE], board=6, dice=[1, 1]
    )
    assert table.resources == {0: 3, 1: 1}


@pytest.mark.clause("LA-ATT-4", "LA-OUT-3", "LA-END-6")
def test_eliminations_are_judged_when_the_step_is_over() -> None:
    # A falls on tile 0, B on tile 1: both at the same moment, though one after the other.
    table = prepare(tiles={0: WOLF, 1: WOLF}, A=[at(0)], B=[at(1)], board=6, dice=[1, 1])
    assert table.position.over
    assert table.player("A").out_at == table.player("B").out_at
    assert table.places() == {"A": 1, "B": 1}


@pytest.mark.clause("LA-ATT-4", "LA-OUT-3")
def test_a_fallen_people_does_not_end_the_step() -> None:
    # Player A is lost on tile 0; the wolf on tile 1 still attacks, and B may yet fall too.
    table = prepare(tiles={0: WOLF, 1: WOLF}, A=[at(0)], B=[at(1)], board=6, dice=[1, 8])
    assert table.position.over
    assert table.places() == {"A": 2, "B": 1}
    assert table.wolves == [0]
