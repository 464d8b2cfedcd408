"""The heroes' turns: rounds, ways round the ring, arrival, being stuck (OL-MOVE, OL-SHIP)."""

import pytest
from tests.games.outlive.table import me, prepare, rival, third

from holdfast.games.outlive.content import PLACE_NAMES, PLACES
from holdfast.games.outlive.rules.moving import steps_between

RING = ("dam", "base", "silent", "mine", "ship", "fair", "blackwood", "forest")


@pytest.mark.clause("OL-MOVE-2")
def test_the_ring() -> None:
    assert tuple(PLACE_NAMES) == RING
    for a in range(PLACES):
        assert steps_between(a, (a + 1) % PLACES) == 1
        assert steps_between(a, (a - 2) % PLACES) == 2
        assert steps_between(a, (a + 4) % PLACES) == 4


@pytest.mark.clause("OL-MOVE-1", "OL-GEN-6", "OL-D-MOVE")
def test_four_rounds_from_the_days_starter() -> None:
    table = prepare(me(), rival(), third(), first=1)
    order = []
    while table.state.day == 1:
        if table.decision == "move":
            order.append((table.decider, table.state.lap))
        table.play(table.options("move")[0] if table.decision == "move" else table.options()[-1])
    assert order == [(seat, lap) for lap in (1, 2, 3, 4) for seat in (1, 2, 0)]


@pytest.mark.clause("OL-MOVE-2", "OL-MOVE-3", "OL-MOVE-4", "OL-MOVE-5", "OL-MOVE-9")
def test_one_or_two_steps_to_a_place_without_own_heroes() -> None:
    heroes = {"3a": "dam", "3b": "base", "4": "silent", "5": "fair"}
    table = prepare(me(heroes=heroes), rival(heroes=heroes))
    ways = {key.split(":")[2] for key in table.options("move") if ":3b:" in key}
    assert ways == {"mine", "forest"}  # past the Dam and Silent Peak, where own heroes lie
    table.play("move:3b:mine")
    assert table.place_of(0, "3b") == "mine"
    assert table.hero(0, "3b").standing == 1


@pytest.mark.clause("OL-MOVE-5")
def test_heroes_of_others_do_not_block() -> None:
    standing = rival(
        heroes={"3a": "forest", "3b": "fair", "4": "base", "5": "dam"}, standing=["3a"]
    )
    table = prepare(me(), standing, first=1)
    assert "move:5:fair" in table.options()
    assert "move:3a:forest" in table.options()


@pytest.mark.clause("OL-MOVE-10", "OL-MOVE-3")
def test_an_activated_hero_keeps_its_place_from_the_others() -> None:
    table = prepare().play("move:3a:forest").until("move", 0)
    assert not any(key.endswith(":forest") for key in table.options())
    assert not any(key.startswith("move:3a") for key in table.options())


@pytest.mark.clause("OL-MOVE-6", "OL-SHIP-2")
def test_the_ship_is_entered_by_strength_on_a_free_spot() -> None:
    aboard = rival(
        heroes={"3a": "base", "3b": "ship:3", "4": "silent", "5": "dam"}, standing=["3b"]
    )
    table = prepare(me(), aboard, first=1)
    # from the Mine the 5, from Silent Peak the 4; the 3 from Blackwood finds its spot taken
    assert table.options("board") == ["board:4:4", "board:5:5"]
    table.play("board:5:5")
    assert table.spot_of(0, "5") == 5


@pytest.mark.clause("OL-SHIP-2")
def test_idle_heroes_on_the_ship_take_no_spot() -> None:
    idle = rival(heroes={"3a": "base", "3b": "fair", "4": "dam", "5": "ship"})
    assert "board:5:5" in prepare(me(), idle).options()


@pytest.mark.clause("OL-MOVE-7")
def test_the_exoskeleton_goes_anywhere_and_is_used_only_for_more_than_two_steps() -> None:
    player = me(repaired=["exo"])
    table = prepare(player)
    assert "move:3a:fair" in table.options()
    assert "move:3a:base" in table.options()
    assert table.play("move:3a:base").owns(0) == {"exo": "ready"}
    assert prepare(player).play("move:3a:fair").owns(0) == {"exo": "used"}
    used = me(repaired=["exo"], used=["exo"])
    assert "move:3a:fair" not in prepare(used).options()


STUCK = {"3a": "fair", "3b": "mine", "4": "blackwood", "5": "forest"}


@pytest.mark.clause("OL-MOVE-8")
def test_a_stuck_hero_stands_up_and_does_nothing() -> None:
    mine = me(heroes=STUCK, standing=["3b", "4", "5"])
    spot = {"3a": "ship:3", "3b": "base", "4": "dam", "5": "silent"}
    table = prepare(mine, rival(heroes=spot, standing=["3a", "3b", "4"]), stock={"fair": 6})
    # The Ship's spot 3 is taken and the three other goals hold own heroes: only `stand` is left,
    # and it is taken without asking.
    assert table.decider == 1
    assert table.hero(0, "3a").standing == 1
    assert table.place_of(0, "3a") == "fair"
    assert table.store(0) == {}
    assert table.stock("fair") == 6


@pytest.mark.clause("OL-MOVE-8")
def test_tools_are_offered_beside_standing_up_but_not_forced() -> None:
    mine = me(heroes=STUCK, standing=["3b", "4", "5"], repaired=["exo", "hook"])
    spot = {"3a": "ship:3", "3b": "base", "4": "dam", "5": "silent"}
    table = prepare(mine, rival(heroes=spot, standing=["3a", "3b", "4"]))
    assert table.decider == 0
    assert "stand:3a" in table.options()
    assert "board:3a:4" in table.options()
    assert "move:3a:dam" in table.options()


@pytest.mark.clause("OL-MOVE-8")
def test_a_movable_hero_goes_before_a_stuck_one() -> None:
    mine = me(heroes=STUCK, standing=["3b", "4"])
    spot = {"3a": "ship:3", "3b": "base", "4": "dam", "5": "silent"}
    table = prepare(mine, rival(heroes=spot, standing=["3a", "3b"]))
    assert table.options("stand") == []
    assert {key.split(":")[1] for key in table.options()} == {"5"}


@pytest.mark.clause("OL-MOVE-8", "OL-PRES-1")
def test_who_was_stood_up_can_be_pressed() -> None:
    mine = me(heroes=STUCK, standing=["3b", "4", "5"], store={"wood": 4, "metal": 1})
    spot = {"3a": "ship:3", "3b": "base", "4": "dam", "5": "mine"}
    table = prepare(mine, rival(heroes=spot, standing=["3a", "3b", "4"]))
    assert table.decider == 1
    table.play("move:5:fair")
    assert (table.decision, table.decider) == ("tribute", 0)


@pytest.mark.clause("OL-SHIP-1", "OL-GEN-6")
def test_the_first_on_the_ship_takes_the_token_at_once() -> None:
    table = prepare(me(), rival(heroes={"3a": "base", "3b": "fair", "4": "dam", "5": "forest"}))
    table.play("move:3a:base").until("move", 1)
    table.play("board:3b:3")
    assert table.state.first_player == 1
    assert table.happened("token-moved") == [{"seat": 1}]
    table.until("move", 0).play("board:5:5")
    assert table.state.first_player == 1
    while table.state.day == 1:
        assert table.state.day_starter == 0
        table.play(table.options()[-1])
    assert (table.state.first_player, table.state.day_starter) == (1, 1)


@pytest.mark.clause("OL-ARR-1")
def test_the_order_of_an_arrival() -> None:
    victim = rival(
        heroes={"3a": "base", "3b": "ship:3", "4": "silent", "5": "dam"}, standing=["3b"],
        store={"wood": 1},
    )  # fmt: skip
    table = prepare(me(repaired=["hacksaw"]), victim, first=1).play("board:5:5")
    kinds = [event.kind for event in table.events]
    assert [k for k in kinds if k in ("token-moved", "pressed", "tool-used", "gained")] == [
        "token-moved", "pressed", "gained", "tool-used", "gained",
    ]  # fmt: skip
    assert table.decision == "surv"
