"""Elimination (LA-OUT)."""

import pytest
from tests.games.outlast.table import all_empty, at, has, prepare, setting

from holdfast.games.outlast import GAME

WOLF = has(prey=1, wolf=1)
HEARTH = {"elimination": "hearth"}
THREE = {"players": 3, "board": "medium"}
SETTLED = {
    19: has(structures={"settlement": "A"}),
    25: has(structures={"settlement": "B"}),
    31: has(structures={"settlement": "C"}),
}


@pytest.mark.clause("LA-OUT-1")
def test_losing_the_last_meeple_is_the_end_whatever_stands() -> None:
    table = prepare(options=THREE, tiles=SETTLED | {0: WOLF}, A=[at(0)]).dice(1)
    table.play("wolf:A1")
    assert not table.player("A").alive
    assert table.happened("eliminated") == [{"seat": 0, "round": 1}]
    assert table.tile(19).structures == {"settlement": "A"}
    table.play("end", "end")
    assert table.state.round == 2
    assert table.people("A") == []  # the settlement brings no one back


@pytest.mark.clause("LA-OUT-2")
def test_a_settlement_keeps_the_hearth_burning() -> None:
    table = prepare(options=THREE | HEARTH, tiles=SETTLED | {0: WOLF}, A=[at(0)]).dice(1)
    table.play("wolf:A1")
    assert table.player("A").alive
    assert table.decider == "B"
    table.play("end", "end")
    assert table.people("A") == ["A2"]  # arrived as usual


@pytest.mark.clause("LA-OUT-2")
def test_whose_hearth_alone_is_left_sits_out_turns() -> None:
    table = prepare(
        options=THREE | HEARTH | {"arrivals": "per_player"},
        tiles=SETTLED,
        A=[],
        B=[at(25, prey=3)],
        C=[at(31, prey=3)],
        turn="C",
        round=3,
        first="C",
    )
    table.play("end")
    # A is skipped between C and B.
    assert table.decider == "B"
    assert "turn-began" in table.kinds()
    assert [event["seat"] for event in table.happened("turn-began")] == [1]


@pytest.mark.clause("LA-OUT-2")
def test_without_meeple_and_settlement_the_hearth_is_cold() -> None:
    tiles = {25: SETTLED[25], 31: SETTLED[31], 0: WOLF}
    table = prepare(options=THREE | HEARTH, tiles=tiles, A=[at(0)]).dice(1).play("wolf:A1")
    assert not table.player("A").alive


@pytest.mark.clause("LA-OUT-2")
def test_a_hearth_may_burn_to_the_end() -> None:
    # Everybody's last meeple dies and nobody is out: newcomers arrive.
    table = prepare(
        options=HEARTH,
        tiles={7: has(structures={"settlement": "A"}), 13: has(structures={"settlement": "B"})},
        A=[at(7)],
        B=[at(13)],
    )
    table.play("end", "end")
    assert (table.people("A"), table.people("B")) == (["A2"], ["B2"])
    assert not table.position.over


@pytest.mark.clause("LA-OUT-2", "LA-SOLO-2")
def test_alone_there_is_no_hearth() -> None:
    table = prepare(
        options={"players": 1} | HEARTH,
        tiles={7: has(structures={"settlement": "A"})},
        A=[at(7)],
    )
    table.play("end")
    assert table.position.over
    assert not table.player("A").alive


@pytest.mark.clause("LA-OUT-3")
def test_a_fight_eliminates_on_the_spot() -> None:
    table = prepare(options=THREE, tiles={0: {}}, A=[at(0), at(19, prey=1)], B=[at(0)])
    table.dice(8, 1).play("fight:A1:B1")
    assert not table.player("B").alive
    assert (table.decision, table.decider) == ("act", "A")


@pytest.mark.clause("LA-OUT-3")
def test_a_meal_is_judged_when_it_is_over() -> None:
    # A1 on tile 0 starves, A2 on tile 19 is fed: nobody is out in between or afterwards.
    table = prepare(options=THREE, tiles={0: {}}, A=[at(0), at(19, prey=1)]).play("end")
    assert table.player("A").alive
    assert not table.happened("eliminated")
    lost = prepare(options=THREE, tiles={0: {}}, A=[at(0), at(19)]).play("end")
    kinds = [kind for kind in lost.kinds() if kind in ("died", "eliminated")]
    assert kinds == ["died", "died", "eliminated"]


@pytest.mark.clause("LA-OUT-3", "LA-END-5")
def test_later_moments_have_higher_stamps() -> None:
    table = prepare(
        options={"players": 4, "board": "medium"},
        tiles={0: {}},
        A=[at(0, resources=3)],
        B=[at(0)],
        C=[at(0)],
        D=[at(31, prey=3)],
        actions_left=3,
    )
    table.dice(8, 1, 8, 1).play("fight:A1:C1", "fight:A1:B1")
    assert (table.player("C").out_at, table.player("B").out_at) == (1, 2)


@pytest.mark.clause("LA-OUT-4")
def test_being_eliminated_in_ones_own_turn_ends_it_without_a_meal() -> None:
    table = prepare(options=THREE, tiles={0: WOLF}, A=[at(0, prey=2)]).dice(1).play("wolf:A1")
    assert table.decider == "B"
    assert not table.happened("ate")
    assert table.state.actions_left == 3  # B's own
    # Nothing of A's turn is still to be done.
    fresh = prepare(options=THREE, A=[], out=["A"], turn="B")
    assert table.state.agenda.depth == fresh.state.agenda.depth


@pytest.mark.clause("LA-OUT-4")
def test_whose_turn_was_the_last_leaves_no_actions_behind() -> None:
    # C falls with actions left; in the board turn A is asked where its newcomer appears.
    tiles = SETTLED | {0: WOLF, 1: has(structures={"settlement": "A"})}
    table = prepare(options=THREE, tiles=tiles, C=[at(0)], turn="C").dice(1).play("wolf:C1")
    assert table.decision == "arrive"
    assert (table.state.seat, table.state.actions, table.state.actions_left) == (-1, 0, 0)
    view = GAME.view(table.position, 0).model_dump()
    assert (view["turn"], view["actions_left"]) == (None, 0)


@pytest.mark.clause("LA-OUT-5")
def test_those_who_are_out_take_no_further_part() -> None:
    tiles = SETTLED | {0: has(structures={"settlement": "B"})}
    table = prepare(
        options=THREE,
        tiles=tiles,
        A=[at(19, prey=3)],
        B=[],
        C=[at(31, prey=3)],
        out=["B"],
    )
    deciders = set()
    while table.state.round < 3:
        deciders.add(table.decider)
        table.play("end" if table.decision == "act" else table.options()[0])
    assert deciders == {"A", "C"}
    assert table.people("B") == []
    assert table.tile(0).structures == {"settlement": "B"}


# LA-OUT-6: conceding

DECISIONS = {
    "act": setting(A=[at(19, resources=1, prey=1), at(19)]),
    "feed": setting(A=[at(19, prey=1), at(19)]),
    "forced": setting(A=[at(0, prey=1), at(0)]),
    "spill": setting(A=[at(2, prey=2), at(19)]),
    "boost": setting(A=[at(1, resources=3), at(19)], B=[at(1, resources=3), at(25)]),
    "arrive": setting(A=[at(19, prey=1)], board=5),
}
BEFORE = {
    "act": (),
    "feed": ("end",),
    "forced": ("end",),
    "spill": ("drop:A1:prey",),
    "boost": ("fight:A1:B1",),
    "arrive": (),
}


@pytest.mark.clause("LA-OUT-6", "LA-DEC-6", "LA-FALL-1")
@pytest.mark.parametrize("elimination", ["strict", "hearth"])
@pytest.mark.parametrize("decision", DECISIONS)
def test_conceding_is_possible_at_any_decision_of_ones_own(decision: str, elimination: str) -> None:
    tiles = all_empty(37) | {
        0: WOLF,
        2: has(prey=3),
        4: has(structures={"settlement": "A"}),
        19: has(structures={"settlement": "A"}),
    }
    options = THREE | {"elimination": elimination}
    table = prepare(options=options, tiles=tiles, **DECISIONS[decision]).dice(1, 2)
    table.play(*BEFORE[decision])
    assert (table.decision, table.decider) == (decision, "A")
    assert "concede" not in table.options()
    goods = [(m.resources, m.prey) for m in map(table.meeple, table.people("A"))]
    before = sum(tile.resources for tile in table.tiles), sum(tile.prey for tile in table.tiles)
    table.concede()
    assert table.people("A") == []
    assert not table.player("A").alive  # with the hearth too
    assert table.happened("conceded") == [{"seat": 0}]
    fallen = [event["goods"] for event in table.happened("fell")]
    assert fallen.count(0) == sum(resources for resources, _ in goods)
    assert fallen.count(1) == sum(prey for _, prey in goods)
    assert not table.position.over
    assert table.decider != "A"
    if decision != "arrive":
        after = sum(tile.resources for tile in table.tiles), sum(t.prey for t in table.tiles)
        assert after == (before[0] + fallen.count(0), before[1] + fallen.count(1))


@pytest.mark.clause("LA-OUT-6", "LA-DEC-6")
@pytest.mark.parametrize("boost", ["open", "blind"])
def test_a_defender_may_concede_in_the_middle_of_a_fight(boost: str) -> None:
    table = prepare(
        options=THREE | {"fight_boost": boost},
        tiles={0: {}},
        A=[at(0)],
        B=[at(0, resources=3), at(25)],
    )
    table.dice(5, 4).play("fight:A1:B1")
    assert table.decider == "B"
    table.concede()
    assert not table.player("B").alive
    assert (table.decision, table.decider, table.state.actions_left) == ("act", "A", 2)
    assert not table.state.fight.going
    assert table.people("A") == ["A1"]


@pytest.mark.clause("LA-OUT-6", "LA-END-1")
def test_conceding_to_the_last_rival_ends_the_game() -> None:
    table = prepare().concede()
    assert table.position.over
    assert table.places() == {"A": 2, "B": 1}


@pytest.mark.clause("LA-OUT-6", "LA-END-5")
def test_who_concedes_later_ranks_higher() -> None:
    table = prepare(options={"players": 4, "board": "medium"}).concede()
    assert table.decider == "B"
    table.concede().concede()
    assert table.position.over
    assert table.places() == {"D": 1, "C": 2, "B": 3, "A": 4}


@pytest.mark.clause("LA-OUT-6")
def test_a_bot_can_take_over_any_seat_and_no_seat_is_added() -> None:
    table = prepare(options=THREE, A=[at(19, prey=3)], B=[at(25, prey=3)], C=[at(31, prey=3)])
    for _ in range(30):
        move = GAME.advise(table.position)
        assert move in GAME.legal(table.position)
        GAME.play(table.position, move)
        assert table.state.options.players == 3
