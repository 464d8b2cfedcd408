"""The Cargo Ship (OL-SHIP)."""

import pytest
from tests.games.outlive.table import me, prepare, rival

TAKEN = {"3a": "base", "3b": "fair", "4": "ship:4", "5": "dam"}


@pytest.mark.clause("OL-SHIP-5", "OL-SURV-3")
@pytest.mark.parametrize(("hero", "spot", "cans"), [("3b", 3, 1), ("4", 4, 2), ("5", 5, 3)])
def test_cans_and_the_survivor_of_the_spot(hero: str, spot: int, cans: int) -> None:
    table = prepare(me()).play(f"board:{hero}:{spot}")
    assert table.store(0) == {"cans": cans}
    assert table.decision == "surv"
    table.play("settle:airlock")
    assert table.people(0) == 1
    assert [int(n) for n in table.state.aboard] == [int(s != spot) for s in (3, 4, 5, 6)]


@pytest.mark.clause("OL-SHIP-5", "OL-SURV-4")
def test_without_a_survivor_there_is_none_and_a_declined_one_stays() -> None:
    gone = prepare(me(), aboard=[1, 1, 0, 1]).play("board:5:5")
    assert (gone.decider, gone.people(0)) == (1, 0)
    declined = prepare(me()).play("board:5:5", "decline")
    assert list(declined.state.aboard) == [1, 1, 1, 1]


@pytest.mark.clause("OL-SHIP-3", "OL-SHIP-2")
def test_the_hook_counts_one_higher_and_is_optional() -> None:
    player = me(repaired=["hook"])
    table = prepare(player)
    assert table.options("board") == [
        "board:3b:3", "board:3b:4", "board:4:4", "board:4:5", "board:5:5", "board:5:6",
    ]  # fmt: skip
    table.play("board:5:6")
    assert table.store(0) == {"cans": 4}
    assert table.owns(0) == {"hook": "used"}
    assert prepare(player).play("board:5:5").owns(0) == {"hook": "ready"}
    assert "board:5:6" not in prepare(me(repaired=["hook"], used=["hook"])).options()


@pytest.mark.clause("OL-SHIP-3", "OL-PRES-2")
def test_the_hook_does_not_change_pressure() -> None:
    victim = rival(heroes=TAKEN, standing=["4"], store={"wood": 5})
    table = prepare(me(repaired=["hook"]), victim, first=1).play("board:5:6")
    assert table.store(0)["wood"] == 1


@pytest.mark.clause("OL-SHIP-4")
def test_the_dockmaster_shares_a_spot_and_pays_from_the_reserve() -> None:
    dock = {"rooms": ["r_dock"], "built": {"r_dock": 3}}
    table = prepare(me(**dock), rival(heroes=TAKEN, standing=["4"]), first=1, aboard=[1, 0, 1, 1])
    assert "board:4:4" in table.options()
    before = table.state.survivors
    table.play("board:4:4")
    assert table.store(0) == {"cans": 2 + 2}
    table.play("settle:airlock")
    assert table.state.survivors == before - 1
    assert list(table.state.aboard) == [1, 0, 1, 1]
    used = me(used=["r_dock"], **dock)
    full = prepare(used, rival(heroes=TAKEN, standing=["4"]), first=1)
    assert "board:4:4" not in full.options()


@pytest.mark.clause("OL-SHIP-4")
def test_a_free_spot_does_not_use_the_share() -> None:
    dock = {"rooms": ["r_dock"], "built": {"r_dock": 3}}
    table = prepare(me(**dock)).play("board:4:4", "settle:airlock")
    assert list(table.state.aboard) == [1, 0, 1, 1]


@pytest.mark.clause("OL-SHIP-6", "OL-SET-15")
def test_galley_and_dockmaster_add_cans_and_doubles_work_together() -> None:
    rooms = {"rooms": ["r_galley", "r_galley", "r_dock"]}
    built = {"built": {"r_galley": 4, "r_galley#2": 4, "r_dock": 3}}
    table = prepare(me(**rooms, **built)).play("board:5:5")
    assert table.store(0) == {"cans": 3 + 1 + 1 + 2}
    one = prepare(me(rooms=["r_galley"], built={"r_galley": 3})).play("board:5:5")
    assert one.store(0) == {"cans": 3}
